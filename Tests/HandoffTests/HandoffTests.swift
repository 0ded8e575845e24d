import Foundation
import Looks
import Projects
import Screens
import Testing

@testable import Handoff

@Suite struct TextWidthTests {
  private func width(_ text: String, size: Double = 10, weight: Int = 400, slot: Double = 100) -> TextWidth {
    TextWidth(of: text, size: size, weight: weight, slot: slot)
  }

  @Test func growsWithSizeWeightAndLetters() {
    #expect(width("", size: 17).points == 0)
    #expect(width("iiii").points < width("mmmm").points)
    #expect(width("価格").points == 20)
    #expect(width("A", weight: 700).points > width("A").points)
    // Marks stand on their letters, and what is invisible takes no room.
    #expect(width("e\u{301}\u{200F}").points == width("e").points)
  }

  @Test func breaksBetweenWordsAndInsideThoseThatAreLongerThanTheLine() {
    #expect(width("short").lines == 1)
    #expect(width("aaaaa aaaaa aaaaa", slot: 60).lines == 2)
    #expect(width(String(repeating: "漢", count: 25)).lines == 3)
    #expect(width("anything", slot: 0).lines == 1)
  }
}

@Suite struct DesignTokenTests {
  @Test func areThoseThatDrawAndJudge() throws {
    let world = try HandoffWorld()
    let look = try #require(world.sheets.first).look
    let data = Data(designTokens([NamedLook(name: "pro", look: look)]))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let pro = try #require(root["pro"] as? [String: Any])
    let color = try #require(pro["color"] as? [String: Any])
    #expect(color["$type"] as? String == "color")
    for scheme in Scheme.allCases {
      let group = try #require(color[scheme.rawValue] as? [String: Any])
      #expect(Set(group.keys) == Set(ColorToken.allCases.map(\.rawValue)))
      let tint = try #require((group["tint"] as? [String: Any])?["$value"] as? [String: Any])
      #expect(tint["hex"] as? String == "#30B0C7")
      #expect((tint["components"] as? [Double])?.count == 3)
    }
    let type = try #require(pro["type"] as? [String: Any])
    let price = try #require(
      ((type["large"] as? [String: Any])?["price"] as? [String: Any])?["$value"] as? [String: Any])
    #expect((price["fontSize"] as? [String: Any])?["value"] as? Double == look.style(for: .price).size)
    #expect(price["fontWeight"] as? Int == look.style(for: .price).weight)
    let space = try #require(pro["space"] as? [String: Any])
    #expect(((space["gap"] as? [String: Any])?["$value"] as? [String: Any])?["value"] as? Double == 12)
  }
}

@Suite struct StringRowTests {
  @Test func nameTheLanguageInWhichATextIsWidest() throws {
    let world = try HandoffWorld()
    let rows = stringRows(of: world.sheets, in: world.project)
    #expect(rows.count == 2)
    let name = try #require(rows[0].first { $0.slot.role == .planName && $0.product == "pro.monthly" })
    #expect(name.text == "Pro Monthly" && name.longest.locale == "de-DE" && name.fit == .fits)
    let german = try #require(rows[1].first { $0.slot == name.slot })
    #expect(german.text == "Pro Monatsabonnement für die Familie" && german.fit == .wraps(lines: 2))
    #expect(german.characters == 36 && german.state == "wraps to 2 lines")
    let headline = try #require(rows[1].first { $0.slot.role == .headline })
    #expect(headline.text == "Werde Pro" && headline.longest.locale == "de-DE")
    #expect(rows[0].filter { $0.slot.role == .headline }.count == 1, "each text stands once")
  }

  @Test func sayWhichTextsBreakAWordAndWhichTakeMoreLinesThanTheyAreMadeFor() throws {
    let look = try HandoffWorld().sheets[0].look.style(for: .caption)
    func row(_ text: String, _ role: Role, room: Double) -> StringRow {
      var style = look
      (style.size, style.weight) = (11, 400)
      return StringRow(
        paywall: "pro", locale: "en-US", storefront: "USA",
        slot: StringRow.Slot(screen: 0, role: role, plan: nil, number: 0), element: 0, situation: "new",
        product: nil, text: text,
        place: nil, isSystem: false, style: style, room: room)
    }
    func summary(_ text: String, _ role: Role, room: Double = 55) -> String {
      let row = row(text, role, room: room)
      return
        "\(row.state): \(row.lines) of \(row.allowedLines.map { String($0) } ?? "any"), \(row.widestWord) of \(row.width)"
    }
    // An "a" is 6.05 points wide, a blank 2.97, a hyphen 3.96, a Chinese letter 11, a Thai one 6.38.
    #expect(summary("aaaa", .headline) == "fits: 1 of any, 25.0 of 25.0")
    #expect(summary("aaaa aaaa aaaa", .headline) == "fits: 2 of any, 25.0 of 79.0")
    #expect(summary("aaaa aaaa aaaa", .planName) == "wraps to 2 lines: 2 of 1, 25.0 of 79.0")
    #expect(summary("aaaaaaaaaaaa", .headline) == "breaks a word: 2 of any, 73.0 of 73.0")
    #expect(summary("aaaaaaaaaaaa", .planName) == "breaks a word: 2 of 1, 73.0 of 73.0")
    #expect(summary("aaaa\u{A0}aaaaaa", .planName) == "breaks a word: 2 of 1, 64.0 of 64.0")
    #expect(summary("aaaa-aaaaaa", .headline) == "fits: 2 of any, 37.0 of 65.0")
    #expect(summary("一二三四五六", .headline) == "fits: 2 of any, 11.0 of 66.0")
    #expect(summary("กกกกกกกกกก", .planName) == "wraps to 2 lines: 2 of 1, 7.0 of 64.0")
    let fits: [StringRow.Fit] = [.breaksWord, .fits, .wraps(lines: 3), .wraps(lines: 2)]
    #expect(fits.sorted() == [.fits, .wraps(lines: 2), .wraps(lines: 3), .breaksWord])
    let rows = [row("aaaaaaaaaaaa", .headline, room: 55), row("aaaa aaaa aaaa", .planName, room: 55)]
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(copyJSON([rows]) { _, _ in })) as? [String: Any])
    let strings = try #require(json["strings"] as? [[String: Any]])
    #expect(strings.map { $0["state"] as? String } == ["breaks a word", "wraps to 2 lines"])
    #expect(strings.map { $0["widestWord"] as? Double } == [73, 25])
    #expect(strings.map { $0["allowedLines"] as? Int } == [nil, 1])
    let csv = String(decoding: copyCSV([rows]) { _, _ in }, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(csv[1].hasSuffix(",55,2,any,73,en-US,73,breaks a word,"))
    #expect(csv[2].hasSuffix(",55,2,1,25,en-US,79,wraps to 2 lines,"))
  }

  @Test func makeATableThatASpreadsheetDoesNotCompute() throws {
    let world = try HandoffWorld()
    let rows = stringRows(of: world.sheets, in: world.project)[0].filter {
      [.headline, .subtitle, .benefit].contains($0.slot.role)
    }
    let text = String(decoding: copyCSV([rows]) { $1 += world.place($0).utf8 }, as: UTF8.self)
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.count == 5 && lines[4].isEmpty && text.utf8.starts(with: [0xEF, 0xBB, 0xBF]))
    #expect(lines[1].hasPrefix("pro,en-US,USA,new,headline,,Go Pro,6,"))
    #expect(lines[2].contains(",'=SUM(1),"))
    #expect(lines[3].contains(",\"Export, and \"\"share\"\"\","))
    #expect(lines[0].hasSuffix(",lines,allowed lines,widest word,longest locale,longest width,state,place"))
    #expect(lines[1].hasSuffix(",fits,Copy/pro.en-US.md"))
    let json =
      try JSONSerialization.jsonObject(with: Data(copyJSON([rows]) { $1 += world.place($0).utf8 })) as? [String: Any]
    #expect((json?["strings"] as? [[String: Any]])?.map { $0["text"] as? String } == rows.map(\.text))
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), (" =1+1", "' =1+1"), ("-5", "'-5"), ("＝1", "'＝1"), ("a=1", "a=1"), ("\t=1", "'\t=1"),
    ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{202E}b", "a\u{FFFD}b"), ("\u{2067}أ\u{2069}", "\u{2067}أ\u{2069}"),
    ("\u{0}", "\u{FFFD}"),
  ]) func writeNothingThatActs(text: String, field: String) throws {
    let world = try HandoffWorld()
    var row = try #require(stringRows(of: world.sheets, in: world.project)[0].first)
    row.text = text
    let csv = String(decoding: copyCSV([[row]]) { _, _ in }, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(csv[1].contains(",\(field),"))
    let json = copyJSON([[row]]) { _, _ in }
    #expect(json.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    let read = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any]
    #expect((read?["strings"] as? [[String: Any]])?.first?["text"] as? String == text)
  }

  @Test func makeAStringCatalog() throws {
    let world = try HandoffWorld()
    let bytes = copyStringCatalog(world.project.truthTables(), source: "en-US")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let strings = try #require(root["strings"] as? [String: Any])
    let headline = try #require((strings["pro.headline"] as? [String: Any])?["localizations"] as? [String: Any])
    #expect(Set(headline.keys) == ["en-US", "de-DE"])
    let german = (headline["de-DE"] as? [String: Any])?["stringUnit"] as? [String: String]
    #expect(german == ["state": "translated", "value": "Werde Pro"])
  }
}

@Suite struct SwiftUISnippetTests {
  @Test func saysWhatStoreKitsViewsCanSay() throws {
    let world = try HandoffWorld([
      "Copy/pro.en-US.md": """
      ---
      headline: Go "Pro"
      subtitle: "Export, **sync** and share"
      cta: Start now
      badge: { pro.yearly: Best value }
      ---
      - Every device
      - Up to 50% off
      """
    ])
    let snippet = try #require(
      swiftUISnippet(of: world.project.paywalls[0], in: world.project, showing: world.sheets[0].screens[0]))
    #expect(
      snippet == #"""
        import StoreKit
        import SwiftUI

        struct ProPaywall: View {
          var body: some View {
            SubscriptionStoreView(groupID: "G1") {
              VStack(spacing: 8) {
                Image(systemName: "star.fill").font(.system(size: 96)).foregroundStyle(Color.brown)
                Text("Go \"Pro\"").font(.largeTitle.bold())
                Text("Export, **sync** and share")
                VStack(alignment: .leading, spacing: 8) {
                  Label { Text("Every device") } icon: { Image(systemName: "checkmark") }
                  Label { Text(verbatim: "Up to 50% off") } icon: { Image(systemName: "checkmark") }
                }
                .multilineTextAlignment(.leading)
              }
              .multilineTextAlignment(.center)
            }
              .subscriptionStoreControlStyle(.prominentPicker)
              // The button's words are Apple's: the paywall's cta says "Start now".
              // Apple's view has no place for the paywall's badge: "Best value".
              .subscriptionStoreButtonLabel(.multiline)
              .storeButton(.visible, for: .restorePurchases)
              .storeButton(.hidden, for: .redeemCode)
              .storeButton(.visible, for: .policies)
              .subscriptionStorePolicyDestination(url: URL(string: "https://example.com/terms")!, for: .termsOfService)
              .subscriptionStorePolicyDestination(url: URL(string: "https://example.com/privacy")!, for: .privacyPolicy)
              .tint(Color(red: 48 / 255.0, green: 176 / 255.0, blue: 199 / 255.0))
              .subscriptionStorePolicyForegroundStyle(Color.teal)
              .subscriptionStoreControlIcon { product, _ in
                switch product.id {
                case "pro.yearly": Image(systemName: "star.fill").foregroundStyle(Color.yellow)
                default: EmptyView()
                }
              }
          }
        }

        """#)
  }

  @Test func saysFirstThatTheAppDrawsItsPlansAndWhatApplesViewDecides() throws {
    let world = try HandoffWorld([
      "paywallgen.yml": """
      catalog: Pro.storekit
      copy: Copy
      locales: [en-US]
      paywalls:
        pro: { group: Pro, control-style: list, selected: pro.yearly }
      """
    ])
    let snippet = try #require(
      swiftUISnippet(of: world.project.paywalls[0], in: world.project, showing: world.sheets[0].screens[0]))
    #expect(
      snippet.hasPrefix(
        """
        import StoreKit
        import SwiftUI

        // The app draws its plans itself (list), and that drawing is not here: this view draws Apple's plans.
        """))
    #expect(
      snippet.contains("// Apple's view chooses the plan at first itself: the paywall chooses \"pro.yearly\".\n"))
  }

  @Test(arguments: ["flat", "tabs", "links"]) func parsesAsSwift(_ layout: String) throws {
    let world = try HandoffWorld([
      "paywallgen.yml": """
      catalog: Pro.storekit
      copy: Copy
      locales: [en-US]
      paywalls:
        2nd-pro:
          selected: pro.yearly
          order: price-descending
          group: Pro
          tier-layout: \(layout)
          tiers: { Month: [pro.monthly], Year: [pro.yearly] }
          appearance: { background: "#FFFFF2" }
      """,
      "Copy/2nd-pro.en-US.md": """
      ---
      headline: "\\"Pro\\" \u{202E}\\\\(b) *"
      subtitle: "**Bold **and _thin_ `x` [help](https://acme.app/help_(1)) for {{ product.price }}"
      cta: "Go\\n*/ \\\\(now)"
      ---
      Text.

      - One
      - _Two_
      """,
    ])
    let paywall = try #require(world.project.paywalls.first)
    let snippet = try #require(swiftUISnippet(of: paywall, in: world.project, showing: world.sheets[0].screens[0]))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snippet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snippet.swift")
    try Data(snippet.utf8).write(to: file)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend", "-parse", file.path]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let told = output.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(String(decoding: told, as: UTF8.self))\n\(snippet)")
  }
}

@Suite struct FigmaFileTests {
  /// German has a benefit less at first, so its screens are built in another way; then in the same, in other words.
  @Test(arguments: ["- Exportieren\n", "- \"Alles\", was geht\n- Teilen\n"])
  func isTheSameWhateverSheetCameBefore(benefits: String) throws {
    let world = try HandoffWorld([
      "Copy/pro.en-US.md": "---\nheadline: Go Pro\nsubtitle: =SUM(1)\n---\n- Export, and \"share\"\n- Share\n",
      "Copy/pro.de-DE.md": "---\nheadline: Werde Pro\nsubtitle: Alles drin\n---\n" + benefits,
    ])
    let paywall = world.project.paywalls[0]
    let look = world.sheets[0].look
    let variables = FigmaVariables(of: look, named: "pro")
    var files = FigmaFiles(look: look, presentation: paywall.presentation, variables: variables)
    for count in [1, 2, 2] {
      for sheet in world.sheets + world.sheets.reversed() {
        let screens = sheet.screens.prefix(count).enumerated().map { ("\($0.offset)", $0.element) }
        let name = "pro \(sheet.market.slug)"
        let alone = figmaFile(
          named: name, screens, look: look, presentation: paywall.presentation, variables: variables)
        var written: [UInt8] = []
        files.write(named: name, screens) { written = Array($0) }
        #expect(written == alone)
        let text = String(decoding: alone, as: UTF8.self)
        #expect(
          text.hasPrefix("{\"name\":\"\(name)\"")
            && text.contains("\"characters\":\"Werde Pro\"") == (sheet.market.locale.language == "de"))
      }
    }
  }

  @Test func holdsEveryTextThatACustomerSeesAtFirstOnce() throws {
    let file = try FigmaWorld(close: "sheet")
    let screen = file.sheet.screens[0]
    #expect(Set(file.ids).count == file.ids.count)
    let selected = try #require(screen.selected).plan
    let seen = screen.elements.filter { $0.role.isOfPlan || $0.plan == nil || $0.plan == selected }
    #expect(seen.count < screen.elements.count)
    #expect(file.texts.sorted() == seen.map { $0.role == .close ? "✕" : $0.text }.sorted())
    #expect(seen.contains { $0.role == .close } && file.texts.first == "✕")
    let variables = try #require(file.root["variables"] as? [String: Any])
    #expect((variables["variables"] as? [[String: Any]])?.count == ColorToken.allCases.count)
    #expect((variables["variableModeValues"] as? [[String: Any]])?.count == 2 * ColorToken.allCases.count)
  }

  @Test func writesEachStyleOnceAndAllNodesReferToOne() throws {
    let file = try FigmaWorld(close: "sheet")
    let styles = try #require(file.root["styles"] as? [String: [String: Any]])
    for (key, style) in styles {
      #expect(style["styleType"] as? String == (key.hasPrefix("T") ? "TEXT" : "FILL"))
    }
    #expect(
      Set(styles.values.filter { $0["styleType"] as? String == "FILL" }.compactMap { $0["name"] as? String }).count
        == styles.keys.filter { $0.hasPrefix("F") }.count)
    let look = file.sheet.look
    for element in file.sheet.screens[0].elements where element.role == .headline || element.role == .price {
      let node = try #require(file.nodes.first { $0["characters"] as? String == element.text })
      let used = try #require(node["styles"] as? [String: String])
      let text = try #require(styles[used["text"] ?? ""])
      let style = try #require(text["style"] as? [String: Any])
      #expect(text["name"] as? String == element.role.rawValue)
      let own = try #require(node["style"] as? [String: Any])
      #expect(own["fontSize"] as? Double == element.style.size && own["fontWeight"] as? Int == element.style.weight)
      #expect((node["fills"] as? [[String: Any]])?.first?["type"] as? String == "SOLID")
      #expect(style["fontSize"] as? Double == element.style.size && style["fontWeight"] as? Int == element.style.weight)
      let fill = try #require(styles[used["fill"] ?? ""])
      #expect(fill["name"] as? String == look.token(for: element.role).color.rawValue)
    }
    for node in file.nodes {
      for key in (node["styles"] as? [String: String] ?? [:]).values { #expect(styles[key] != nil) }
    }
  }

  @Test func drawsInstancesOfWhatAnEarlierFrameShowsAlike() throws {
    let file = try FigmaWorld(close: "sheet")
    let components = file.nodes.filter { $0["type"] as? String == "COMPONENT" }.compactMap { $0["id"] as? String }
    let instances = file.nodes.filter { $0["type"] as? String == "INSTANCE" }
    #expect(components.count > 2 && instances.count > 0)
    for instance in instances {
      #expect(components.contains(instance["componentId"] as? String ?? ""))
      #expect((instance["id"] as? String)?.hasPrefix("2:") == true, "in the first frame all is drawn")
    }
    // Every text of the second screen is in its frame, in instances, too.
    let selected = try #require(file.sheet.screens[1].selected).plan
    let own = file.nodes.filter { ($0["id"] as? String)?.hasPrefix("2:") == true }
    let texts = Set(own.compactMap { $0["characters"] as? String })
    for element in file.sheet.screens[1].elements where element.role != .close {
      if element.plan == nil || element.role.isOfPlan || element.plan == selected {
        #expect(texts.contains(element.text))
      }
    }
  }

  /// A paywall that is pushed has a way back, and nothing to close.
  @Test func drawsAnArrowWhereAPaywallIsPushed() throws {
    let file = try FigmaWorld(close: "push")
    let close = try #require(file.sheet.screens[0].elements.first { $0.role == .close })
    #expect(Array(file.texts.prefix(2)) == ["‹", close.text] && !file.texts.contains("✕"))
    #expect(Set(file.ids).count == file.ids.count)
  }
}

/// A Figma file of two screens in German, taken apart.
private struct FigmaWorld {
  let sheet: Sheet
  let root: [String: Any]
  private(set) var nodes: [[String: Any]] = []

  var ids: [String] { nodes.compactMap { $0["id"] as? String } }
  /// Of the first frame.
  var texts: [String] {
    nodes.filter { ($0["id"] as? String)?.hasPrefix("1:") == true }.compactMap { $0["characters"] as? String }
  }

  /// - Parameter close: how the paywall is presented.
  init(close presentation: String) throws {
    let configuration = (HandoffWorld.files["paywallgen.yml"] ?? "")
      .replacing("restore: visible", with: "restore: visible, close: visible")
      .replacing("    group: Pro\n", with: "    group: Pro\n    presentation: \(presentation)\n")
    #expect(configuration.contains("presentation"))
    let world = try HandoffWorld(["paywallgen.yml": configuration])
    sheet = world.sheets[1]
    let bytes = figmaFile(
      named: "pro", [("Neu", sheet.screens[0]), ("Noch einmal", sheet.screens[1])], look: sheet.look,
      presentation: world.project.paywalls[0].presentation, variables: FigmaVariables(of: sheet.look, named: "pro"))
    root = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    walk(try #require(root["document"] as? [String: Any]))
  }

  private mutating func walk(_ node: [String: Any]) {
    nodes.append(node)
    for child in node["children"] as? [[String: Any]] ?? [] { walk(child) }
  }
}

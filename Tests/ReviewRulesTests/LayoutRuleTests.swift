import Findings
import Locales
import Looks
import Projects
import Screens
import Testing

@testable import ReviewRules

/// The rules about layout, from measures that are given: what a browser would say is written down here.
@Suite struct LayoutRuleTests {
  static func configuration(_ style: String = "list") -> String {
    """
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US]
    source-locale: en-US
    paywalls:
      pro:
        group: Pro
        control-style: \(style)
        buttons: { restore: visible, close: visible }
    """
  }

  /// What the rules about layout find on the screen of a new customer: `error text-overflow 9: message`, by the line's number.
  func findings(
    _ style: String = "list", _ layouts: (Screen) -> [Layout]
  ) throws -> (lines: [String], notChecked: [NotChecked]) {
    let files = [
      "Pro.storekit": RuleWorld.catalog, "paywallgen.yml": Self.configuration(style),
      "Copy/pro.en-US.md": "---\nheadline: Go Pro\nrestore: Restore\n---\n",
    ]
    var request = ProjectRequest(today: try #require(Day("2026-11-30")))
    request.configuration = "paywallgen.yml"
    let project = readProject(FileTree(files), request)
    let market = try #require(project.markets(of: project.paywalls[0]).first)
    let sheet = compose(project, paywall: 0, market: market, formats: PriceFormats())
    var measured: [String: [Layout]] = [:]
    for screen in sheet.screens where screen.situation == .new { measured[screen.address] = layouts(screen) }
    let rules: [any Rule.Type] = [TextOverflow.self, TapTargetSmall.self, IPadLayoutBroken.self]
    let judge = Judge(project, rules: rules, layouts: Layouts(measured))
    let judgement = judge.judgement([judge.judge(sheet)])
    let lines = judgement.findings.map { judged in
      let finding = judged.finding
      let text = files[project.files[finding.at.file].path].map { Array($0.utf8) } ?? []
      let line = 1 + text.prefix(Int(finding.at.start)).count { $0 == UInt8(ascii: "\n") }
      return
        "\(finding.severity.rawValue) \(finding.rule) \(project.files[finding.at.file].path):\(line): \(finding.message)"
    }
    return (lines, judgement.notChecked)
  }

  func box(
    _ role: Role, on screen: Screen, plan: Int? = nil, x: Double = 0, cut: Double = 0, target: Double? = nil,
    breaksWord: Bool = false
  ) -> Layout.Box? {
    screen.elements.first { $0.role == role && (plan == nil || $0.plan == plan) }.map { element in
      Layout.Box(
        element: element.id, x: x, y: 100, width: 80, height: 20,
        target: target.map { Layout.Target(width: $0, height: $0) }, cut: cut, breaksWord: breaksWord)
    }
  }

  @Test func withoutMeasuresNothingIsDecided() throws {
    let world = try RuleWorld(["paywallgen.yml": Self.configuration()], rules: [TextOverflow.self])
    #expect(
      world.judgement.notChecked == [
        NotChecked(rule: "text-overflow", reason: "no browser has measured the screens (check --measure)")
      ])
    #expect(try findings { _ in [] }.notChecked == [])
  }

  @Test func namesTheFirstDeviceThatCutsATextOffAndWeighsPricesMore() throws {
    let lines = try findings("picker") { screen in
      [
        Layout(on: .phone, boxes: [box(.headline, on: screen)].compactMap(\.self)),
        Layout(on: .smallPhone, boxes: [box(.headline, on: screen, cut: 12)].compactMap(\.self)),
        Layout(
          on: .largeText,
          boxes: [box(.headline, on: screen, cut: 40), box(.price, on: screen, plan: 0, cut: 3.5)].compactMap(\.self)),
      ]
    }.lines
    #expect(
      lines == [
        "warning text-overflow Copy/pro.en-US.md:2: 'Go Pro' is cut off by 12 pt on a small phone",
        "error text-overflow Pro.storekit:8: '$4.99/month' is cut off by 3.5 pt at twice the text size",
      ])
  }

  @Test func namesTheFirstDeviceThatBreaksAWordUnlessItIsCutOffElsewhere() throws {
    let lines = try findings("picker") { screen in
      [
        Layout(
          on: .phone,
          boxes: [box(.headline, on: screen, breaksWord: true), box(.price, on: screen, plan: 0, breaksWord: true)]
            .compactMap(\.self)),
        Layout(
          on: .smallPhone,
          boxes: [box(.headline, on: screen, breaksWord: true), box(.price, on: screen, plan: 0, cut: 2)]
            .compactMap(\.self)),
        Layout(on: .pad11, boxes: [box(.restore, on: screen, breaksWord: true)].compactMap(\.self)),
      ]
    }.lines
    #expect(
      lines == [
        "warning text-overflow Copy/pro.en-US.md:2: 'Go Pro' has a word that is wider than its line on a phone",
        "error text-overflow Pro.storekit:8: '$4.99/month' is cut off by 2 pt on a small phone",
      ])
  }

  @Test func asksForTargetsOfTheAppsOwnControlsOnly() throws {
    func layouts(_ screen: Screen) -> [Layout] {
      let boxes = [
        box(.restore, on: screen, target: 30), box(.close, on: screen, target: 43.6), box(.headline, on: screen),
      ]
      return [Layout(on: .phone, boxes: boxes.compactMap(\.self))]
    }
    #expect(
      try findings("list", layouts).lines == [
        "note tap-target-small Copy/pro.en-US.md:3: Control 'restore' answers to 30 × 30 points"
      ])
    #expect(try findings("picker", layouts).lines == [])
  }

  @Test func seesOnIPadsWhatLiesOnEachOtherIsCutOffOrSqueezed() throws {
    let lines = try findings("picker") { screen in
      let ids = [Role.headline, .restore].compactMap { role in screen.elements.first { $0.role == role }?.id }
      guard ids.count == 2 else { return [] }
      return [
        Layout(on: .phone, boxes: [], overlaps: [Layout.Overlap(ids[0], ids[1])]),
        Layout(on: .pad11, boxes: [], overlaps: [Layout.Overlap(ids[0], ids[1])]),
        Layout(on: .pad13, boxes: [box(.restore, on: screen, cut: 8)].compactMap(\.self)),
      ]
    }.lines
    #expect(
      lines == [
        "warning ipad-layout-broken Copy/pro.en-US.md:2: 'Go Pro' and 'Restore' lie on each other on an 11-inch iPad",
        "warning ipad-layout-broken Copy/pro.en-US.md:3: 'Restore' is cut off by 8 pt on a 13-inch iPad",
      ])
  }
}

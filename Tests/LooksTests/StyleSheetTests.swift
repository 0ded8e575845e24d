import Looks
import Testing

@Suite struct StyleSheetTests {
  /// The properties of a rule, by name.
  private func properties(_ look: Look, _ index: Int) -> [String: String] {
    let lines = String(decoding: look.css(), as: UTF8.self).split(separator: "\n")
    guard lines.indices.contains(index), let open = lines[index].firstIndex(of: "{") else { return [:] }
    var found: [String: String] = [:]
    for pair in lines[index][open...].dropFirst().dropLast().split(separator: ";") {
      let parts = pair.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { found[String(parts[0])] = String(parts[1]) }
    }
    return found
  }

  @Test func saysWhatTheRulesJudge() {
    for look in LookTests.looks {
      let light = properties(look, 0)
      let dark = light.merging(properties(look, 1)) { $1 }
      for (scheme, sheet) in [(Scheme.light, light), (.dark, dark)] {
        for role in Role.allCases where role != .icon {
          let style = look.style(for: role, in: scheme)
          let token = look.token(for: role)
          #expect(sheet["--\(role.rawValue)-font"] == "\(style.weight) var(--t-\(token.text.rawValue)) var(--face)")
          #expect(
            sheet["--t-\(token.text.rawValue)"] == "\(Int(style.size))px/\(Int(style.lineHeight))px")
          #expect(sheet["--\(role.rawValue)-color"] == "var(--\(token.color.rawValue))")
          #expect(sheet["--\(token.color.rawValue)"] == style.color.hex)
        }
      }
    }
  }

  @Test func isOneRuleForEachSchemeAndTextSize() {
    let selectors = String(decoding: Look().css(), as: UTF8.self).split(separator: "\n").map {
      $0.prefix { $0 != "{" }
    }
    #expect(
      selectors == [
        ".phone",
        ":is([data-scheme=dark],body:has(:is(#scheme-dark:checked,.at>[id*=dark]:target))) .phone",
        ":is([data-size=ax3],body:has(:is(#size-ax3:checked,.at>[id*=ax3]:target))) .phone",
        ":is([data-size=ax5],body:has(:is(#size-ax5:checked,.at>[id*=ax5]:target))) .phone",
      ])
  }

  @Test func repeatsInDarkOnlyWhatDiffers() {
    let dark = properties(Look(), 1)
    #expect(dark["--label"] == "#FFFFFF")
    #expect(dark["--tint-fill"] == nil)
  }

  @Test func numbersPlanIconsAndOwnElements() {
    let look = Look(
      controlStyle: .custom,
      appearance: Appearance(
        icon: .init(name: "graduationcap.fill", size: 96, color: .init(.named(.brown))),
        planIcons: [.init(product: "premium_yearly", icon: .init(name: "star.fill", color: .init(.named(.yellow))))]),
      elements: [StyleOverride(size: 22.5, color: .init(.exact(Color(0xC9190B))))])
    let light = properties(look, 0)
    #expect(light["--icon-size"] == "96px")
    #expect(light["--icon-color"] == "#A2845E")
    #expect(light["--plan-icon-1"] == "#FFCC00")
    #expect(light["--e1-size"] == "22.5px")
    #expect(light["--e1-color"] == "#C9190B")
    let rules = String(decoding: look.css(), as: UTF8.self).split(separator: "\n").dropFirst(4)
    #expect(
      Array(rules) == [
        ".phone [data-e=\"1\"]{font-size:var(--e1-size);line-height:1.3;color:var(--e1-color);}",
        ".phone [data-plan-icon=\"1\"]{background-color:var(--plan-icon-1);}",
      ])
    #expect(properties(look, 2)["--e1-size"] == "53px")
    #expect(look.planIconNumber(of: "premium_yearly") == 1)
    #expect(look.planIconNumber(of: "premium_monthly") == nil)
  }

  @Test func staysWellFormedWhateverTheProjectSays() {
    for size in [Double.nan, .infinity, -1e300, 1e300] {
      let look = Look(appearance: Appearance(icon: .init(name: "x", size: size)), elements: [StyleOverride(size: size)])
      #expect(String(decoding: look.css(), as: UTF8.self).split(separator: "\n").count == 5)
    }
  }
}

/// The custom properties of a paywall's pages, made from the tokens that the rules judge, so that neither can drift from the other.
extension Look {
  /// A style sheet of custom properties, for a phone in light and in dark, and of what single elements and plan icons have of their own.
  ///
  /// Of a role `price` it gives `--price-font` (a value for `font`) and `--price-color`; of a token `label`, `--label`; of a measure
  /// `gap`, `--gap`. A page with a choice of scheme or text size needs no script: the properties follow its checked control,
  /// or the part of the address that names one of its `.at` marks: `#dark-ax3`.
  ///
  /// - Parameter selector: what the phone is found by.
  public func css(selector: String = ".phone") -> [UInt8] {
    var sheet = StyleSheet()
    sheet.rule([selector]) { rule in
      for measure in Measure.allCases {
        rule.set(measure.rawValue, points(measure.value(in: controlStyle)))
      }
      rule.set("icon-size", points(appearance.icon?.size ?? Look.iconSize))
      setTextStyles(at: .large, in: &rule)
      for role in Role.allCases where role != .icon {
        let token = token(for: role)
        rule.set(role.rawValue + "-font", "\(token.weight) var(--t-\(token.text.rawValue)) var(--face)")
        rule.set(role.rawValue + "-color", "var(--\(token.color.rawValue))")
      }
      setColors(.light, in: &rule)
    }
    sheet.rule([":is([data-scheme=dark],body:has(:is(#scheme-dark:checked,.at>[id*=dark]:target))) " + selector]) {
      setColors(.dark, in: &$0)
    }
    sheet.rule([":is([data-size=ax3],body:has(:is(#size-ax3:checked,.at>[id*=ax3]:target))) " + selector]) {
      setTextStyles(at: .ax3, in: &$0)
    }
    sheet.rule([":is([data-size=ax5],body:has(:is(#size-ax5:checked,.at>[id*=ax5]:target))) " + selector]) {
      setTextStyles(at: .ax5, in: &$0)
    }
    for (index, own) in elements.enumerated() where own != StyleOverride() {
      let name = "e\(index + 1)"
      sheet.rule(["\(selector) [data-e=\"\(index + 1)\"]"]) { rule in
        if own.size != nil {
          rule.declare("font-size", "var(--\(name)-size)")
          rule.declare("line-height", "1.3")
        }
        if let weight = own.weight { rule.declare("font-weight", "\(weight)") }
        if own.color != nil { rule.declare("color", "var(--\(name)-color)") }
      }
    }
    for index in appearance.planIcons.indices {
      sheet.rule(["\(selector) [data-plan-icon=\"\(index + 1)\"]"]) {
        $0.declare("background-color", "var(--plan-icon-\(index + 1))")
      }
    }
    return sheet.bytes
  }

  private func setTextStyles(at setting: TextSize, in rule: inout StyleSheet.Rule) {
    for style in TextStyle.allCases {
      let measure = style.measure(at: setting)
      rule.set("t-" + style.rawValue, points(measure.size) + "/" + points(measure.lineHeight))
    }
    for (index, own) in elements.enumerated() {
      guard let size = own.size else { continue }
      rule.set("e\(index + 1)-size", points(Look.grown(size, at: setting)))
    }
  }

  private func setColors(_ scheme: Scheme, in rule: inout StyleSheet.Rule) {
    for token in ColorToken.allCases {
      let color = color(token, in: scheme)
      if scheme == .dark, color == self.color(token, in: .light) { continue }
      rule.set(token.rawValue, color.hex)
    }
    rule.set("shadow", scheme == .light ? "0 1px 10px #0000001F" : "0 0 #0000")
    rule.set("icon-color", (appearance.icon?.color?.graphic(scheme) ?? color(.tint, in: scheme)).hex)
    for (index, plan) in appearance.planIcons.enumerated() {
      rule.set("plan-icon-\(index + 1)", (plan.icon.color?.graphic(scheme) ?? color(.tint, in: scheme)).hex)
    }
    for (index, own) in elements.enumerated() {
      if let color = own.color?.text(scheme) { rule.set("e\(index + 1)-color", color.hex) }
    }
  }

  private func points(_ value: Double) -> String {
    guard value.isFinite else { return "0px" }
    let rounded = (value * 100).rounded() / 100
    return abs(rounded) < 1e9 && rounded == rounded.rounded() ? "\(Int(rounded))px" : "\(rounded)px"
  }
}

/// A style sheet as it is written: rules of custom properties, one a line.
struct StyleSheet {
  struct Rule {
    fileprivate var bytes: [UInt8]

    /// Sets a custom property, by its name without the two hyphens.
    mutating func set(_ property: String, _ value: String) {
      declare("--" + property, value)
    }

    mutating func declare(_ property: String, _ value: String) {
      bytes.append(contentsOf: "\(property):\(value);".utf8)
    }
  }

  private(set) var bytes: [UInt8] = []

  mutating func rule(_ selectors: [String], _ write: (inout Rule) -> Void) {
    bytes.append(contentsOf: selectors.joined(separator: ",").utf8)
    bytes.append(UInt8(ascii: "{"))
    var rule = Rule(bytes: bytes)
    bytes = []
    write(&rule)
    bytes = rule.bytes
    bytes.append(contentsOf: "}\n".utf8)
  }
}

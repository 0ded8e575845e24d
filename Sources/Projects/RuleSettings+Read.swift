import Findings
import Locales

extension RuleSettings {
  static let suppressionKeys = ["rule", "locale", "paywall", "product", "reason", "until"]
  /// What may be said of a rule: a severity, or that it is off.
  static let severityNames = ["off", "note", "warning", "error"]

  /// Reads `rules`, `limits`, `suppress` and `regimes` of the configuration. Whether the rules exist is known where the rules are.
  init(_ fields: inout Fields) {
    self.init()
    for member in fields.named("rules") {
      guard let text = member.value.placedString else {
        fields.note(.wrongKind(member.value, expected: "off, note, warning or error", in: "rule '\(member.key)'"))
        continue
      }
      let severity = Severity(rawValue: text.value)
      if severity == nil, text.value != "off" {
        fields.note(.unknownValue(text, of: member.key, known: RuleSettings.severityNames))
        continue
      }
      severities[member.key] = Placed(severity, at: member.keyRange)
    }
    for member in fields.named("limits") {
      guard let limit = Limit(rawValue: member.key) else {
        let known = Limit.allCases.map(\.rawValue)
        fields.note(.unknownKey(member.key, at: member.keyRange, in: "'limits'", known: known))
        continue
      }
      if let most = member.value.number.flatMap({ Int($0) }), most > 0 {
        limits[limit] = Placed(most, at: member.keyRange)
      } else {
        fields.note(.wrongKind(member.value, expected: "a whole number above 0", in: "limit '\(member.key)'"))
      }
    }
    version = fields.integer("rules-version", in: 1...1_000_000)
    for name in fields.texts("regimes") ?? [] {
      if Regime(rawValue: name.value) != nil {
        regimes.append(name)
      } else {
        fields.note(.unknownValue(name, of: "regimes", known: Regime.allCases.map(\.rawValue)))
      }
    }
    readSuppressions(&fields)
  }

  private mutating func readSuppressions(_ fields: inout Fields) {
    guard let list = fields.value("suppress") else { return }
    guard list.kind == .array else {
      fields.note(.wrongKind(list, expected: "a list", in: "'suppress'"))
      return
    }
    for node in list.elements {
      var values = Fields(node, keys: RuleSettings.suppressionKeys, of: "a suppression")
      let rule = values.text("rule")
      let reason = values.text("reason")
      var locale: LocaleID?
      if let text = values.text("locale") {
        locale = LocaleID(text.value)
        if locale == nil { values.note(.unknownLocale(text)) }
      }
      let last = values.day("until")
      let until = last?.value
      let untilRange = last?.range
      let paywall = values.text("paywall")
      let product = values.text("product")?.value
      if let rule, let reason, reason.value.contains(where: { !$0.isWhitespace }) {
        var suppression = Suppression(
          rule: rule, locale: locale, paywall: paywall?.value, product: product, reason: reason.value, until: until,
          untilRange: untilRange, range: node.range)
        suppression.paywallRange = paywall?.range
        suppressions.append(suppression)
      } else if values.findings.isEmpty {
        let missing = rule == nil ? "rule" : "reason"
        values.note(.input("missing-key", "A suppression needs '\(missing)'", at: node.range))
      }
      for finding in values.findings { fields.note(finding) }
    }
  }
}

import Findings
import Looks
import SourceFormats
import StoreCatalog

/// Reads `appearance:` of a paywall.
struct AppearanceReader {
  private var fields: Fields
  private(set) var findings: [Finding] = []
  /// Where each of the paywall's colors stands.
  private(set) var ranges: [String: SourceRange] = [:]

  /// The names of symbols that it wants drawn.
  private(set) var symbols: [Placed<String>] = []

  static let keys = ["looks", "tint", "policy-tint", "background", "icon", "plan-icons"]
  static let inkKeys = ["light", "dark"]
  static let iconKeys = ["name", "size", "color"]

  init(_ node: Node?) {
    fields = Fields(node, keys: AppearanceReader.keys, of: "'appearance'")
  }

  mutating func read(catalog: Catalog) -> (LooksSet, Appearance) {
    let looks: LooksSet = fields.choice("looks")?.value ?? .device
    var appearance = Appearance(
      tint: inks(fields.value("tint"), "tint"), policyTint: inks(fields.value("policy-tint"), "policy-tint"),
      background: inks(fields.value("background"), "background"), icon: icon(fields.value("icon"), "icon"))
    for key in ["tint", "policy-tint", "background"] { ranges[key] = fields.value(key)?.range }
    for member in fields.named("plan-icons") {
      if catalog.product(member.key) == nil {
        findings.append(.planNotInCatalog(Placed(member.key, at: member.keyRange), catalog))
      }
      if let icon = icon(member.value, member.key) {
        appearance.planIcons.append(Appearance.PlanIcon(product: member.key, icon: icon))
      }
    }
    findings = fields.findings + findings
    return (looks, appearance)
  }

  /// One color, or `{ light: …, dark: … }`.
  mutating func inks(_ node: Node?, _ key: String) -> Appearance.Inks? {
    guard let node else { return nil }
    guard node.kind == .object else { return ink(node, key).map { Appearance.Inks($0) } }
    let pair = Fields(node, keys: AppearanceReader.inkKeys, of: "'\(key)'")
    findings += pair.findings
    let light = pair.value("light").flatMap { ink($0, key) }
    let dark = pair.value("dark").flatMap { ink($0, key) }
    guard let either = light ?? dark else {
      if node.members.isEmpty {
        findings.append(.input("missing-key", "Colors need 'light' or 'dark'", at: node.range))
      }
      return nil
    }
    return Appearance.Inks(light: light ?? either, dark: dark ?? either)
  }

  private mutating func ink(_ node: Node, _ key: String) -> Appearance.Ink? {
    guard let text = node.placedString else {
      findings.append(.wrongKind(node, expected: "a color's name or '#RRGGBB'", in: "'\(key)'"))
      return nil
    }
    if let ink = Appearance.Ink(text.value) { return ink }
    let names = NamedColor.allCases.map(\.rawValue)
    let suggestion = String.suggestion(for: text.value, among: names)
    findings.append(
      .input(
        "unknown-value", "'\(text.value)' is no color",
        help: suggestion.isEmpty ? "write a name such as 'teal', or '#30B0C7' in quotes" : suggestion, at: text.range))
    return nil
  }

  private mutating func icon(_ node: Node?, _ key: String) -> Appearance.Icon? {
    guard let node else { return nil }
    if let name = node.placedString {
      symbols.append(name)
      return Appearance.Icon(name: name.value)
    }
    var values = Fields(node, keys: AppearanceReader.iconKeys, of: "'\(key)'")
    let name = values.text("name")
    let size = values.integer("size", in: 8...512)
    let color = inks(values.value("color"), "color")
    if name == nil, values.findings.isEmpty {
      values.note(.input("missing-key", "An icon needs 'name'", at: node.range))
    }
    findings += values.findings
    if let name { symbols.append(name) }
    return name.map { Appearance.Icon(name: $0.value, size: size.map { Double($0.value) }, color: color) }
  }
}

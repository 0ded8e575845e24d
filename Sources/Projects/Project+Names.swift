import Findings
import Locales
import StoreCatalog
import Words

extension Project {
  /// The name that customers read in a locale: the display name with its fallback, else the reference name, else the product id.
  public func name(of product: Product, in locale: LocaleID) -> (value: String, range: SourceRange) {
    let text = text(among: product.names, in: locale) ?? product.referenceName ?? product.id
    return (text.value, text.range)
  }

  /// The description that customers read in a locale, with its fallback; nil where no locale has one.
  public func description(of product: Product, in locale: LocaleID) -> (value: String, range: SourceRange)? {
    text(among: product.descriptions, in: locale).map { ($0.value, $0.range) }
  }

  /// The name of a paywall's group that customers read in a locale.
  public func groupName(of paywall: Paywall, in locale: LocaleID) -> Placed<String>? {
    guard let group = paywall.group.flatMap({ catalog.group($0) }) else { return nil }
    return text(among: group.names, in: locale) ?? group.name
  }

  /// A tier's name in a locale: what the strings say for its declared name, else that name; nil for tiers that come from levels.
  public func name(of tier: Paywall.Tier, in locale: LocaleID) -> Placed<String>? {
    guard let name = tier.name else { return nil }
    for table in strings {
      if let match = table.resolve(name.value, in: locale), let plain = match.string.plain, !plain.text.value.isEmpty {
        return plain.text
      }
    }
    return name
  }

  private func text(among texts: [LocaleID: Placed<String>], in locale: LocaleID) -> Placed<String>? {
    if let own = texts[locale] { return own }
    if texts.isEmpty { return nil }
    if let near = locale.bestMatch(in: texts.keys) { return texts[near] }
    if let source = sourceLocale.bestMatch(in: texts.keys) { return texts[source] }
    return texts.min { $0.key < $1.key }?.value
  }
}

extension Project {
  /// Whether a text has a variable that could not be read, which is told of as an input finding.
  public func hasUnreadVariable(within range: SourceRange) -> Bool {
    findings.contains { finding in
      (finding.rule == "unknown-variable" || finding.rule == "malformed-variable") && finding.at.file == range.file
        && finding.at.start < range.end && finding.at.end > range.start
    }
  }
}

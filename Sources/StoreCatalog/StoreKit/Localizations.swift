import Findings
import Locales
import SourceFormats

extension StoreKitReader {
  /// A subscription group with what it sells.
  mutating func readGroup(_ entry: Entry) {
    product = nil
    let name = text("name", of: entry)
    guard let id = text("id", of: entry) ?? name else {
      reportMissing("id", of: entry, insteadOf: [])
      return
    }
    if entry.node["id"]?.string ?? "" == "" { reportMissing("id", of: entry, insteadOf: []) }
    if name == nil {
      report(
        "missing-key", "\(entry.path) has no 'name': its id \(quoted(id.value)) stands for it", at: id.range,
        severity: .note)
    }
    var group = SubscriptionGroup(id: id, name: name ?? id, range: entry.node.range)
    for text in list("localizations", of: entry) {
      guard let locale = locale(of: text) else { continue }
      // Hand-written files call it 'name', as App Store Connect's own data does.
      guard let name = self.text("displayName", of: text) ?? self.text("name", of: text) else { continue }
      if group.names[locale] == nil { group.names[locale] = name }
    }
    if let first = groupPlaces[id.value] {
      report(
        "duplicate-group", "Group \(quoted(id.value)) is declared again: its subscriptions join the first",
        at: id.range,
        related: [Finding.Related("declared first here", at: first)], severity: .note)
    } else {
      groupPlaces[id.value] = id.range
      catalog.groups.append(group)
    }
    self.group = id.value
    for subscription in list("subscriptions", of: entry) { readSubscription(subscription, of: group) }
    self.group = nil
  }

  /// The names and descriptions of a product. Xcode gives a new product an entry of empty texts: those count as
  /// missing.
  mutating func readLocalizations(of entry: Entry, into product: inout Product) {
    let list = entry.value(of: "localizations")
    product.localizationList = list?.range.opening
    if let list, list.kind != .array { product.hasUnreadTexts = true }
    for text in self.list("localizations", of: entry) {
      guard let locale = locale(of: text) else {
        product.hasUnreadTexts = true
        continue
      }
      for key in ["displayName", "description"] {
        if let value = text.value(of: key), value.kind != .string { product.hasUnreadTexts = true }
      }
      if let first = product.localizations[locale] {
        report(
          "duplicate-locale", "Locale '\(locale.identifier)' is given again: the first counts",
          at: text.node["locale"]?.range ?? text.opening, related: [Finding.Related("given first here", at: first)],
          severity: .warning)
        continue
      }
      product.localizations[locale] = text.node.range
      if let name = self.text("displayName", of: text) {
        product.names[locale] = name
        noteSpaces(around: name)
      }
      if let description = self.text("description", of: text) {
        product.descriptions[locale] = description
        noteSpaces(around: description)
      }
    }
  }

  mutating func locale(of entry: Entry) -> LocaleID? {
    guard let name = text("locale", of: entry) else {
      reportMissing("locale", of: entry, insteadOf: ["language", "lang"])
      return nil
    }
    if let locale = LocaleID(name.value) { return locale }
    report(
      "unknown-locale", "Unknown locale \(quoted(name.value)) of \(entry.path)",
      help: "a locale is written as 'en_US', 'ja' or 'zh_Hans'", at: name.range)
    return nil
  }

  private mutating func noteSpaces(around text: Placed<String>) {
    let isSpace: (Unicode.Scalar?) -> Bool = { $0?.properties.isWhitespace ?? false }
    guard isSpace(text.value.unicodeScalars.first) || isSpace(text.value.unicodeScalars.last) else { return }
    report("surrounding-space", "Space around \(quoted(text.value))", at: text.range, severity: .note)
  }
}

import Findings
import Locales
import SourceFormats

extension StringTable {
  /// Reads a string catalog, `.xcstrings`: JSON of version 1.0 or 1.1, whatever else its version says.
  ///
  /// The file is indexed by key at once; an entry is decoded each time it is asked for.
  public static func readStringCatalog(_ bytes: [UInt8], file: FileID) -> StringTable {
    let reading = readJSON(bytes, file: file)
    var findings = reading.findings
    let whole = SourceRange.start(of: file)
    func empty() -> StringTable { StringTable(file: file, findings: findings) }

    guard let root = reading.root else { return empty() }
    guard root.kind == .object, let strings = root["strings"], strings.kind == .object else {
      findings.append(
        .input(
          "malformed-string-catalog", "not a string catalog: no object 'strings'",
          help: "a string catalog is a JSON object with 'sourceLanguage', 'strings' and 'version'",
          at: root["strings"]?.range ?? whole))
      return empty()
    }
    let source = sourceLocale(of: root, file: file, findings: &findings)
    let members = strings.members
    var index: [String: Int] = [:]
    index.reserveCapacity(members.count)
    for (position, member) in members.enumerated() {
      // JSON's reader has reported a repeated key already; as in every JSON reader, the last one counts.
      index[member.key] = position
    }
    return StringTable(
      file: file, sourceLocale: source, findings: findings, index: index,
      entryAt: { StringEntry(reading: members[$0]) },
      localeNames: { localeNames(in: members, source: source) },
      commentsWith: { keyComments(with: $0, in: members, of: bytes) })
  }

  private static func sourceLocale(of root: Node, file: FileID, findings: inout [Finding]) -> LocaleID? {
    guard let node = root["sourceLanguage"] else {
      findings.append(
        .input(
          "missing-source-language", "string catalog does not say its 'sourceLanguage'", at: .start(of: file),
          severity: .warning))
      return nil
    }
    guard let name = node.string, let locale = LocaleID(name) else {
      findings.append(unknownLocale(node.string ?? "", at: node.range))
      return nil
    }
    return locale
  }

  private static func localeNames(in members: [Node.Member], source: LocaleID?) -> [LocaleID] {
    var names: Set<String> = []
    for member in members {
      member.value["localizations"]?.forEachMember { names.insert($0.key) }
    }
    var locales = Set(names.compactMap { LocaleID($0) })
    if let source { locales.insert(source) }
    return locales.sorted()
  }
}

extension StringTable {
  /// A table without any string, for a file that could not be understood.
  init(file: FileID, findings: [Finding]) {
    self.init(
      file: file, sourceLocale: nil, findings: findings, index: [:],
      entryAt: { _ in StringEntry(key: Placed("", at: .start(of: file))) }, localeNames: { [] })
  }
}

private func unknownLocale(_ name: String, at range: SourceRange) -> Finding {
  .input("unknown-locale", "'\(name)' is no locale", help: "write it as in 'en', 'de-CH', 'zh-Hans'", at: range)
}

extension StringEntry {
  init(reading member: Node.Member) {
    let node = member.value
    self.init(
      key: Placed(member.key, at: member.keyRange), comment: node["comment"]?.string,
      shouldTranslate: node["shouldTranslate"]?.bool ?? true,
      extraction: node["extractionState"]?.string.flatMap { Extraction(rawValue: $0) })
    guard node.kind == .object else {
      findings.append(.input("malformed-string", "'\(key.value)' is not an object", at: node.range))
      return
    }
    node["localizations"]?.forEachMember { localization in
      guard let locale = LocaleID(localization.key) else {
        findings.append(unknownLocale(localization.key, at: localization.keyRange))
        return
      }
      localizations[locale] = LocalizedString(reading: localization.value)
    }
  }
}

extension LocalizedString {
  /// Reads a localization. What has none of the expected members is an empty text.
  init(reading node: Node) {
    let chosen = phoneVariation(of: node)
    self.init(
      plain: chosen["stringUnit"].flatMap(StringUnit.init(reading:)), plurals: pluralForms(of: chosen),
      range: node.range)
    // Substitutions stand beside the text, or beside the variation by device.
    for holder in [node, chosen] {
      holder["substitutions"]?.forEachMember { member in
        substitutions[member.key] = Substitution(reading: member.value)
      }
    }
  }
}

/// What an iPhone shows of a localization that varies by device: its own form, else that for other devices, else the first.
private func phoneVariation(of node: Node) -> Node {
  guard let devices = node["variations"]?["device"], devices.kind == .object else { return node }
  return devices["iphone"] ?? devices["other"] ?? devices.members.first?.value ?? node
}

private func pluralForms(of node: Node) -> [PluralCategory: StringUnit] {
  var forms: [PluralCategory: StringUnit] = [:]
  node["variations"]?["plural"]?.forEachMember { member in
    guard let category = PluralCategory(rawValue: member.key) else { return }
    // A form may vary by device in turn.
    forms[category] = phoneVariation(of: member.value)["stringUnit"].flatMap(StringUnit.init(reading:))
  }
  return forms
}

extension StringUnit {
  init?(reading node: Node) {
    guard let value = node["value"], let text = value.string else { return nil }
    let state = node["state"]?.string.flatMap { State(rawValue: $0) } ?? .translated
    // Where nothing was escaped, only the quotes are not text.
    let isVerbatim = Int(value.range.end) - Int(value.range.start) == text.utf8.count + 2
    let content = SourceRange(file: value.range.file, start: value.range.start + 1, end: value.range.end - 1)
    self.init(Placed(text, at: value.range), state: state, content: isVerbatim ? content : nil)
  }
}

extension Substitution {
  init(reading node: Node) {
    // Positions are written from 1.
    let position = node["argNum"]?.number.flatMap { Int($0) }.flatMap { $0 >= 1 && $0 <= 999 ? $0 - 1 : nil }
    self.init(
      argument: position, specifier: node["formatSpecifier"]?.string ?? "lld", plurals: pluralForms(of: node),
      range: node.range)
  }
}

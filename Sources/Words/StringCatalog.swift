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
      var reader = LocalizationReader(key: key.value)
      let string = reader.read(localization.value)
      localizations[locale] = string
      findings += reader.findings + string.unknownSubstitutions
    }
  }
}

/// Reads a localization: its text, what of it varies, and what is wrong with it. What has no text at all is an empty one.
private struct LocalizationReader {
  let key: String
  var findings: [Finding] = []

  init(key: String) { self.key = key }

  mutating func read(_ node: Node) -> LocalizedString {
    let own = Variant(node)
    let chosen = phoneVariant(of: own)
    let forms = pluralForms(of: chosen)
    var string = LocalizedString(
      plain: chosen.unit == nil && !forms.isEmpty ? nil : unit(of: chosen, mayBeAbsent: chosen.isEmptyObject),
      plurals: forms, range: node.range)
    // Substitutions stand beside the text, or beside the variation by device.
    for holder in [own.substitutions, chosen.substitutions] {
      holder?.forEachMember { member in string.substitutions[member.key] = substitution(member.value) }
    }
    string.otherDevices = otherForms(of: own, besides: string)
    return string
  }

  /// What an iPhone shows of a localization that varies by device: its own form, else that for other devices, else the first.
  private func phoneVariant(of own: Variant) -> Variant {
    guard let devices = own.variations?["device"], devices.kind == .object,
      let device = devices["iphone"] ?? devices["other"] ?? devices.members.first?.value
    else { return own }
    return Variant(device)
  }

  /// The texts of the devices that show other words than an iPhone does. What is wrong with their form is nobody's matter here.
  private func otherForms(of own: Variant, besides string: LocalizedString) -> [LocalizedString.DeviceForm] {
    guard let devices = own.variations?["device"], devices.kind == .object else { return [] }
    let shown = Set(([string.plain].compactMap(\.self) + string.plurals.values).map(\.text.value))
    var forms: [LocalizedString.DeviceForm] = []
    devices.forEachMember { device in
      let variant = Variant(device.value)
      var units = [variant.unit].compactMap(\.self)
      variant.variations?["plural"]?.forEachMember { plural in
        if let unit = Variant(plural.value).unit { units.append(unit) }
      }
      for text in units.compactMap({ StringUnit(reading: $0)?.text }) where !shown.contains(text.value) {
        forms.append(.init(device: device.key, text: text))
      }
    }
    return forms
  }

  private mutating func pluralForms(of variant: Variant) -> [PluralCategory: StringUnit] {
    var forms: [PluralCategory: StringUnit] = [:]
    variant.variations?["plural"]?.forEachMember { member in
      guard let category = PluralCategory(rawValue: member.key) else {
        note(
          "'\(member.key)' is no plural form", help: "they are zero, one, two, few, many and other", at: member.keyRange
        )
        return
      }
      // A form may vary by device in turn.
      forms[category] = unit(of: phoneVariant(of: Variant(member.value)))
    }
    return forms
  }

  /// The text that stands there. What has none would show something else, and nobody would know why.
  private mutating func unit(of variant: Variant, mayBeAbsent: Bool = false) -> StringUnit? {
    if let unit = variant.unit {
      if let text = StringUnit(reading: unit) {
        noteUnknownState(of: unit)
        return text
      }
      note(
        "'\(key)' has a text without 'value'", help: "write it as { \"state\": \"translated\", \"value\": \"…\" }",
        at: unit.range)
    } else if let variations = variant.variations {
      note(
        "'\(key)' varies in a way that is not read",
        help: "a text varies by device, and each of its forms by number, or the other way round",
        at: variations.range)
    } else if !mayBeAbsent, variant.substitutions == nil {
      note("'\(key)' has a form without 'stringUnit'", at: variant.range)
    }
    return nil
  }

  /// A state that Xcode does not know is taken for 'translated', and so may hide a text that waits for somebody.
  private mutating func noteUnknownState(of unit: Node) {
    guard let state = unit["state"], state.kind != .null else { return }
    let known = StringUnit.State.allCases.map(\.rawValue)
    guard let name = state.string else {
      note("State of '\(key)' is no text", help: "write it as \"state\": \"translated\"", at: state.range)
      return
    }
    guard !known.contains(name) else { return }
    findings.append(
      .input(
        "unknown-value", "Unknown state '\(name)' of '\(key)': it counts as translated",
        help: nearestName(to: name, among: known).map { "did you mean '\($0)'?" }
          ?? "states are " + known.sorted().map { "'\($0)'" }.joined(separator: ", "), at: state.range,
        severity: .warning))
  }

  private mutating func substitution(_ node: Node) -> Substitution {
    // Positions are written from 1.
    let position = node["argNum"]?.number.flatMap { Int($0) }.flatMap { $0 >= 1 && $0 <= 999 ? $0 - 1 : nil }
    return Substitution(
      argument: position, specifier: node["formatSpecifier"]?.string ?? "lld", plurals: pluralForms(of: Variant(node)),
      range: node.range)
  }

  private mutating func note(_ message: String, help: String = "", at range: SourceRange) {
    findings.append(.input("malformed-string", message, help: help, at: range))
  }
}

/// The members of a localization, or of one of its variations, found in one walk.
private struct Variant {
  var unit: Node?
  var variations: Node?
  var substitutions: Node?
  let range: SourceRange
  /// Whether it is `{}`: a localization that Xcode has begun, and nobody has written.
  private(set) var isEmptyObject: Bool

  init(_ node: Node) {
    range = node.range
    isEmptyObject = node.kind == .object
    node.forEachMember { member in
      isEmptyObject = false
      if unit == nil, member.hasKey("stringUnit") {
        unit = member.value
      } else if variations == nil, member.hasKey("variations") {
        variations = member.value
      } else if substitutions == nil, member.hasKey("substitutions") {
        substitutions = member.value
      }
    }
  }
}

extension StringUnit {
  init?(reading node: Node) {
    var value: Node?
    var state: Node?
    node.forEachMember { member in
      if value == nil, member.hasKey("value") {
        value = member.value
      } else if state == nil, member.hasKey("state") {
        state = member.value
      }
    }
    guard let value, let text = value.string else { return nil }
    // Where nothing was escaped, only the quotes are not text.
    let range = value.range
    let isVerbatim = Int(range.end) - Int(range.start) == text.utf8.count + 2
    let content = SourceRange(file: range.file, start: range.start + 1, end: range.end - 1)
    self.init(
      Placed(text, at: range), state: state?.string.flatMap { State(rawValue: $0) } ?? .translated,
      content: isVerbatim ? content : nil)
  }
}

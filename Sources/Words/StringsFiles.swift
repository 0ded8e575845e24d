import Findings
import Locales
import SourceFormats

/// A `.strings` or `.stringsdict` file of one locale.
public struct StringsFile: Sendable {
  public enum Format: Sendable, Hashable { case strings, stringsdict }

  public var file: FileID
  public var bytes: [UInt8]
  public var locale: LocaleID
  public var format: Format
  /// Whether it is from `Base.lproj`, which says what the locale's own folder does not.
  public var isBase: Bool

  public init(file: FileID, bytes: [UInt8], locale: LocaleID, format: Format, isBase: Bool = false) {
    self.file = file
    self.bytes = bytes
    self.locale = locale
    self.format = format
    self.isBase = isBase
  }
}

/// What the path of a strings file says: `App/de.lproj/Localizable.strings`.
public struct StringsFileName: Hashable, Sendable {
  /// As written in the folder's name. `Base` stands for the source locale.
  public var locale: String
  /// The table's name, `Localizable`: the files of one table in all folders belong together.
  public var table: String
  public var format: StringsFile.Format

  /// Nil where the path is none of a strings file in a folder `<locale>.lproj`.
  public init?(path: String) {
    let parts = path.pathParts
    guard parts.count >= 2, let name = parts.last, let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else {
      return nil
    }
    if name.hasSuffix(".strings") {
      format = .strings
      table = String(name.dropLast(8))
    } else if name.hasSuffix(".stringsdict") {
      format = .stringsdict
      table = String(name.dropLast(12))
    } else {
      return nil
    }
    locale = String(folder.dropLast(6))
    guard !locale.isEmpty, !table.isEmpty else { return nil }
  }
}

extension StringTable {
  /// Makes one table of the files of several locales. `files` is not empty; where two say something of a key in the same locale, a
  /// `.stringsdict` counts more than a `.strings`, and that more than one from `Base.lproj`.
  public static func readStringsFiles(_ files: [StringsFile], source: LocaleID?) -> StringTable {
    var findings: [Finding] = []
    var index: [String: Int] = [:]
    var places: [[StringsPlace]] = []
    let ordered = [StringsFile.Format.strings, .stringsdict].flatMap { format in
      let ofFormat = files.filter { $0.format == format }
      return ofFormat.filter(\.isBase) + ofFormat.filter { !$0.isBase }
    }
    for file in ordered {
      let reading =
        file.format == .strings
        ? readStrings(file.bytes, file: file.file) : readPropertyList(file.bytes, file: file.file)
      findings += reading.findings
      reading.root?.forEachMember { member in
        let place = StringsPlace(file: file, member: member)
        if let known = index[member.key] {
          places[known].append(place)
        } else {
          index[member.key] = places.count
          places.append([place])
        }
      }
    }
    let all = places
    let locales = Set(files.map(\.locale) + [source].compactMap { $0 }).sorted()
    return StringTable(
      file: files.first?.file ?? FileID(index: 0), sourceLocale: source, findings: findings, index: index,
      entryAt: { StringEntry(reading: all[$0], source: source) }, localeNames: { locales })
  }
}

/// One file's word on a key.
private struct StringsPlace: Sendable {
  var file: StringsFile
  var member: Node.Member

  /// Where a key has one text.
  struct Slot: Hashable {
    var locale: LocaleID
    var format: StringsFile.Format
    var isBase: Bool
  }

  var slot: Slot { Slot(locale: file.locale, format: file.format, isBase: file.isBase) }
}

extension Finding {
  /// A key that two files give a text in one locale: which one an app shows depends on the table that it asks.
  public static func twoTexts(
    of key: String, in locale: LocaleID, at range: SourceRange, and other: SourceRange
  ) -> Finding {
    .input(
      "string-declared-twice", "'\(key)' has two texts in \(locale.identifier)",
      help: "keep one of them, or name the tables that are meant under 'strings:'", at: range,
      related: [Related("The other one", at: other)])
  }
}

extension StringEntry {
  fileprivate init(reading places: [StringsPlace], source: LocaleID?) {
    let first = places.first { $0.file.locale == source } ?? places[0]
    self.init(key: Placed(first.member.key, at: first.member.keyRange), extraction: .manual)
    var said: [StringsPlace.Slot: LocalizedString] = [:]
    for place in places {
      let value = place.member.value
      let string =
        place.file.format == .strings
        ? LocalizedString(plain: StringUnit(reading: value, in: place.file.bytes), range: value.range)
        : LocalizedString(readingRules: value, in: place.file.bytes)
      findings += string.unknownSubstitutions
      localizations[place.file.locale] = string
      if let other = said[place.slot] {
        // One file that has a key twice was told of when it was read.
        if other.range.file != string.range.file, !other.says(sameAs: string) {
          findings.append(.twoTexts(of: key.value, in: place.file.locale, at: string.range, and: other.range))
        }
      } else {
        said[place.slot] = string
      }
    }
  }
}

extension LocalizedString {
  /// Reads an entry of a `.stringsdict`: a text with substitutions, or rules by device or width.
  fileprivate init(readingRules node: Node, in bytes: [UInt8]) {
    let node = chosenVariant(of: node)
    let text = node.kind == .object ? node["NSStringLocalizedFormatKey"] : node
    self.init(plain: text.flatMap { StringUnit(reading: $0, in: bytes) }, range: node.range)
    node.forEachMember { member in
      guard member.value.kind == .object else { return }
      var plurals: [PluralCategory: StringUnit] = [:]
      member.value.forEachMember { form in
        guard let category = PluralCategory(rawValue: form.key) else { return }
        plurals[category] = StringUnit(reading: form.value, in: bytes)
      }
      guard !plurals.isEmpty else { return }
      substitutions[member.key] = Substitution(
        argument: nil, specifier: member.value["NSStringFormatValueTypeKey"]?.string ?? "lld", plurals: plurals,
        range: member.value.range)
    }
  }
}

/// What an iPhone takes of rules by device, and the longest text of rules by width.
private func chosenVariant(of node: Node) -> Node {
  if let devices = node["NSStringDeviceSpecificRuleType"] {
    return devices["iphone"] ?? devices["other"] ?? devices.members.first?.value ?? node
  }
  if let widths = node["NSStringVariableWidthRuleType"] {
    return widths.members.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value ?? node
  }
  return node
}

extension StringUnit {
  /// Reads a text. It is verbatim where its bytes stand between quotes, between tags, or bare.
  fileprivate init?(reading node: Node, in bytes: [UInt8]) {
    guard let text = node.string else { return nil }
    let wanted = Array(text.utf8)
    let range = node.range
    let start = [0, 1, "<string>".utf8.count].map { Int(range.start) + $0 }.first { start in
      let end = start + wanted.count
      return end <= min(Int(range.end), bytes.count) && bytes[start..<end].elementsEqual(wanted)
    }
    self.init(
      Placed(text, at: range), content: start.map { SourceRange(file: range.file, $0..<$0 + wanted.count) })
  }
}

import EmbeddedFiles
import Findings
import Locales
import SourceFormats

extension SystemWords {
  /// Our words for a locale, from the files that the binary carries. Reads one file.
  ///
  /// Where no file speaks the locale's language the words are English, and say so.
  public static func load(_ locale: LocaleID) -> SystemWords { load(locale, from: EmbeddedFileIndex.bytes) }

  /// Our words for a locale, from files by their path, such as `SystemWords/de.json`; nil where there is none.
  public static func load(_ locale: LocaleID, from file: (String) -> [UInt8]?) -> SystemWords {
    let english = LocaleID("en") ?? locale
    let siblings = [locale.language, "\(locale.language)-\(locale.script)"].compactMap { LocaleID($0) }
    for candidate in locale.fallbacks + siblings + regionsWithFiles.filter({ $0.language == locale.language }) {
      guard candidate.script == locale.script, let bytes = file(path(of: candidate)) else { continue }
      return SystemWords(reading: bytes, locale: locale, wordsLocale: candidate, isFallback: false)
    }
    return SystemWords(
      reading: file(path(of: english)) ?? [], locale: locale, wordsLocale: english,
      isFallback: locale.language != english.language)
  }

  static func path(of locale: LocaleID) -> String { "SystemWords/\(locale.identifier).json" }

  /// The files for one region that serve the whole language.
  private static var regionsWithFiles: [LocaleID] { ["pt-BR", "zh-Hans", "zh-Hant"].compactMap { LocaleID($0) } }

  /// Reads the words of one file. Keys that are no word of ours are passed over: a test holds the files to the list.
  init(reading bytes: [UInt8], locale: LocaleID, wordsLocale: LocaleID, isFallback: Bool) {
    let root = readJSON(bytes, file: FileID(index: 0)).root
    var words: [[WordForm]] = Array(repeating: [], count: SystemWord.allCases.count)
    root?["words"]?.forEachMember { member in
      guard let word = SystemWord(rawValue: member.key) else { return }
      words[word.place] = wordForms(member.value)
    }
    self.init(
      locale: locale, wordsLocale: wordsLocale, isReviewed: root?["reviewed"]?.bool ?? false, isFallback: isFallback,
      words: words, plurals: PluralRules(wordsLocale))
  }
}

/// A word's forms: one text, or texts by plural category and exact number.
private func wordForms(_ node: Node) -> [WordForm] {
  if let text = node.string { return [WordForm(condition: .always, segments: wordSegments(text))] }
  return node.members.compactMap { member in
    guard let text = member.value.string, let condition = WordForm.Condition(key: member.key) else { return nil }
    return WordForm(condition: condition, segments: wordSegments(text))
  }
}

extension WordForm.Condition {
  /// `one`, `=1`; nil for anything else.
  init?(key: String) {
    if key.hasPrefix("="), let number = Int(key.dropFirst()) {
      self = .exactly(number)
    } else if let category = PluralCategory(rawValue: key) {
      self = .category(category)
    } else {
      return nil
    }
  }
}

/// Takes a text apart at its slots. Braces around what is no slot stay text.
///
/// Goes by bytes: what joins itself to the letter before it, a joiner or a vowel sign, would hide a brace from one who goes by characters.
func wordSegments(_ text: String) -> [WordSegment] {
  var text = text
  return text.withUTF8 { bytes in
    var segments: [WordSegment] = []
    var literalStart = 0
    var open: Int?
    func string(_ part: Range<Int>) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: bytes[part]), as: UTF8.self)
    }
    func addLiteral(upTo end: Int) {
      if literalStart < end { segments.append(.text(string(literalStart..<end))) }
    }
    for position in bytes.indices {
      switch bytes[position] {
      case UInt8(ascii: "{"): open = position
      case UInt8(ascii: "}"):
        guard let start = open else { break }
        open = nil
        guard let slot = Slot(rawValue: string(start + 1..<position)) else { break }
        addLiteral(upTo: start)
        segments.append(.slot(slot))
        literalStart = position + 1
      default: break
      }
    }
    addLiteral(upTo: bytes.count)
    return segments
  }
}

/// The files that the binary carries, by path.
enum EmbeddedFileIndex {
  /// The bytes of a file; nil where the binary has none of that path. The table is sorted, so that a look-up is short.
  static func bytes(_ path: String) -> [UInt8]? {
    var low = 0
    var high = embedded_file_count()
    while low < high {
      let middle = low + (high - low) / 2
      let file = embedded_file_at(middle)
      let name = String(cString: file.path)
      if name == path { return [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.size)) }
      if name.utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

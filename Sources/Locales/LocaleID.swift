/// A locale by its canonical BCP 47 name: `en-US`, `zh-Hans`, `es-419`, `sr-Latn-RS`.
///
/// Every spelling that files use reads into the same one: `en_US`, `EN-us`, `iw` (he), `zh_Hans`, `pt_BR`, `nb` (no).
/// What the text says is kept: `zh_CN` reads as `zh-CN`, not as `zh-Hans`; `matches(in:)` knows that both are one.
public struct LocaleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The canonical spelling, with hyphens.
  public let identifier: String

  /// Nil where the text is no locale that CLDR knows (`xx_XX`, `Base`, an empty text).
  public init?(_ text: String) {
    guard let identifier = canonicalIdentifier(of: text) else { return nil }
    self.identifier = identifier
  }

  /// Of an identifier that is canonical already.
  init(canonical identifier: String) { self.identifier = identifier }

  /// `en`, `zh`, `sr`.
  public var language: String { subtag(at: 0) ?? identifier }

  /// Whether the language is this one.
  func isIn(_ language: String) -> Bool {
    guard identifier.hasPrefix(language) else { return false }
    var rest = identifier.utf8.makeIterator()
    for _ in language.utf8 { _ = rest.next() }
    return rest.next() ?? UInt8(ascii: "-") == UInt8(ascii: "-")
  }

  /// The script, said or likely: `Latn`, `Hans`, `Arab`.
  public var script: String {
    if let statedScript { return statedScript }
    let likely = LocaleID(canonical: maximalIdentifier)
    return likely.statedScript ?? "Zyyy"
  }

  /// `US`, `419`; nil where the name has none.
  public var region: String? {
    guard let second = subtag(at: 1) else { return nil }
    if isRegion(second) { return second }
    guard let third = subtag(at: 2), isRegion(third) else { return nil }
    return third
  }

  /// The region, said or likely: `US` for `en`, `TW` for `zh-Hant`. Nil where CLDR has no guess.
  public var likelyRegion: String? { region ?? LocaleID(canonical: maximalIdentifier).region }

  public var description: String { identifier }

  public static func < (a: LocaleID, b: LocaleID) -> Bool { a.identifier < b.identifier }

  public enum Direction: String, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// Which way the locale's script runs.
  public var direction: Direction { rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight }
}

extension LocaleID {
  /// The script that the identifier names, nil where it leaves it to be guessed.
  var statedScript: String? {
    guard let second = subtag(at: 1), second.utf8.count == 4, second.utf8.first.map(isLetter) == true else {
      return nil
    }
    return second
  }

  /// The identifier with everything said that CLDR holds for likely: `zh-TW` → `zh-Hant-TW`. Two names of the same
  /// locale have the same one. Costs about two microseconds, but for the App Store's localizations.
  var maximalIdentifier: String {
    if let known = KnownSubtags.commonMaximal[identifier] { return known }
    return foundMaximalIdentifier
  }

  /// The same, asked of ICU.
  var foundMaximalIdentifier: String {
    let maximal = LocaleID(canonical: ICU.likelySubtags(of: identifier))
    // Apple's data tells Urdu's style of Arabic letters apart, which is no other script for us.
    guard maximal.statedScript == "Aran" else { return maximal.identifier }
    return [maximal.language, "Arab", maximal.region].compactMap { $0 }.joined(separator: "-")
  }

  /// The identifier's parts: `zh`, `Hant`, `HK`.
  func subtag(at index: Int) -> String? {
    var text = identifier
    return text.withUTF8 { bytes in
      var start = 0
      for _ in 0..<index {
        guard let hyphen = bytes[start...].firstIndex(of: UInt8(ascii: "-")) else { return nil }
        start = hyphen + 1
      }
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "-")) ?? bytes.endIndex
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
  }

  /// A region subtag is two letters or three digits; a variant of three characters does not exist.
  private func isRegion(_ subtag: String) -> Bool { subtag.utf8.count == 2 || subtag.utf8.count == 3 }
}

/// The scripts that run from right to left, by Unicode's bidirectional classes (Unicode 16).
private let rightToLeftScripts: Set<String> = [
  "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
]

func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") }

/// The script and the region that CLDR holds for likely, of languages that are written in one script wherever they are spoken. Other languages are
/// asked of ICU, which takes ten times as long; a test holds this table to what it says.
enum LikelySubtags {
  /// The language with its likely script, and the region that is said or likely: `de-AT` → `de-Latn-AT`. Nil for other languages, and for names with more
  /// parts.
  static func maximal(of identifier: String) -> String? {
    guard let hyphen = identifier.utf8.firstIndex(of: UInt8(ascii: "-")) else {
      return known[identifier].map { identifier + $0.script + $0.region }
    }
    let language = String(identifier[..<hyphen])
    let region = identifier[hyphen...].dropFirst()
    guard region.utf8.count <= 3, region != "ZZ", let likely = known[language] else { return nil }
    return language + likely.script + region
  }

  /// The languages that need not be asked for.
  static var languages: [String] { known.keys.sorted() }

  private static let known: [String: (script: String, region: String)] = {
    var known: [String: (script: String, region: String)] = [:]
    for line in table.split(separator: " ") {
      let parts = line.split(separator: "-")
      guard parts.count == 3 else { continue }
      known[String(parts[0])] = ("-\(parts[1])-", String(parts[2]))
    }
    return known
  }()

  private static let table = """
    ar-Arab-EG bg-Cyrl-BG bn-Beng-BD ca-Latn-ES cs-Latn-CZ da-Latn-DK de-Latn-DE el-Grek-GR en-Latn-US es-Latn-ES \
    et-Latn-EE fi-Latn-FI fr-Latn-FR gu-Gujr-IN he-Hebr-IL hi-Deva-IN hr-Latn-HR hu-Latn-HU id-Latn-ID is-Latn-IS \
    it-Latn-IT ja-Jpan-JP kn-Knda-IN ko-Kore-KR lt-Latn-LT lv-Latn-LV ml-Mlym-IN mr-Deva-IN nb-Latn-NO nl-Latn-NL \
    no-Latn-NO or-Orya-IN pl-Latn-PL pt-Latn-BR ro-Latn-RO ru-Cyrl-RU sk-Latn-SK sl-Latn-SI sv-Latn-SE ta-Taml-IN \
    te-Telu-IN th-Thai-TH tr-Latn-TR uk-Cyrl-UA vi-Latn-VN
    """
}

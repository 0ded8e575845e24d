import Findings
import Foundation
import Words

/// A catalog of so many bytes, as Xcode writes one: twelve languages a key, and a text with escapes in each.
struct CatalogText {
  private(set) var bytes: [UInt8] = Array("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {".utf8)
  /// The texts by key and language.
  private(set) var texts: [String: [String: String]] = [:]

  private static let languages = ["ar", "de", "en", "es", "fr", "hi", "it", "ja", "ko", "pl", "pt-BR", "zh-Hans"]
  private static let words = [
    "Unlock", "Fotos & Töne", "حرر", "写真を編集", "more\nthan", "a \"great\" deal", "%1$@", "%2$lld",
  ]

  init(size: Int) {
    var number = 0
    while bytes.count < size {
      let key = "paywall.text.\(number)"
      bytes +=
        "\(number == 0 ? "" : ",")\n    \"\(key)\" : {\n      \"extractionState\" : \"manual\",\n      \"localizations\" : {"
        .utf8
      for (index, language) in CatalogText.languages.enumerated() {
        let text = (0..<5).map { CatalogText.words[(number &* 7 &+ index &* 3 &+ $0) % 8] }.joined(separator: " ")
        let written = text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        bytes += "\(index == 0 ? "" : ",")\n        \"\(language)\" : {\n          \"stringUnit\" : {\n".utf8
        bytes +=
          "            \"state\" : \"translated\",\n            \"value\" : \"\(written)\"\n          }\n        }".utf8
        texts[key, default: [:]][language] = text
      }
      bytes += "\n      }\n    }".utf8
      number += 1
    }
    bytes += "\n  },\n  \"version\" : \"1.0\"\n}\n".utf8
  }
}

/// The same catalog as Foundation decodes it: the texts, and nothing of where they stand.
private struct DecodedCatalog: Decodable {
  struct Entry: Decodable { var localizations: [String: Localization] }
  struct Localization: Decodable { var stringUnit: Unit }
  struct Unit: Decodable { var state, value: String }

  var sourceLanguage: String
  var strings: [String: Entry]
}

/// Reads one catalog in turn with our reader, all of its entries included, and with `JSONDecoder`.
func measureStrings() throws(WrongAnswer) -> [Row] {
  let catalog = CatalogText(size: 4 << 20)
  let data = Data(catalog.bytes)
  let file = FileID(index: 0)
  var ours: [Row] = []
  var theirs: [Row] = []
  for _ in 0..<5 {
    let (row, entries) = Row.of("4 MB .xcstrings, with places") {
      let table = StringTable.readStringCatalog(catalog.bytes, file: file)
      return catalog.texts.keys.compactMap { table[$0] }
    }
    ours.append(row)
    try check(entries, catalog)
    let (other, decoded) = Row.of("  JSONDecoder, no places") {
      try? JSONDecoder().decode(DecodedCatalog.self, from: data)
    }
    theirs.append(other)
    let texts = decoded?.strings.mapValues { $0.localizations.mapValues(\.stringUnit.value) }
    if texts != catalog.texts { throw WrongAnswer("JSONDecoder reads another catalog") }
  }
  return [median(ours), median(theirs)]
}

/// Every text is there, and where its place says.
private func check(_ entries: [StringEntry], _ catalog: CatalogText) throws(WrongAnswer) {
  var texts: [String: [String: String]] = [:]
  for entry in entries {
    for (locale, string) in entry.localizations {
      guard let text = string.plain?.text else { throw WrongAnswer("'\(entry.key.value)' has no text in \(locale)") }
      texts[entry.key.value, default: [:]][locale.identifier] = text.value
      let written = String(decoding: catalog.bytes[Int(text.range.start)..<Int(text.range.end)], as: UTF8.self)
      let expected = text.value.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      if written != "\"\(expected)\"" { throw WrongAnswer("\(written) stands where '\(text.value)' should") }
    }
  }
  if texts != catalog.texts { throw WrongAnswer("our reader reads another catalog") }
}

private func median(_ rows: [Row]) -> Row { rows.sorted { $0.cpu < $1.cpu }[rows.count / 2] }

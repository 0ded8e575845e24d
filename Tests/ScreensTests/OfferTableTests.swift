import Findings
import Foundation
import Locales
import Screens
import Testing
import Words

/// What customers of every localization read of prices and offers, recorded in `Snapshots/offers` for people to go through, and held to what must be
/// true in any language.
struct OfferTableTests {
  @Test(arguments: LocaleID.appStore)
  func offersReadAsRecorded(locale: LocaleID) throws {
    let lines = try OfferTable.rows(locale).map(\.line)
    try Snapshot.expect(lines.joined(separator: "\n") + "\n", matches: "offers/\(locale).txt")
  }

  @Test func everyLocalizationHasATableAndNoOther() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Snapshot.folder.appendingPathComponent("offers").path)
    #expect(names.sorted() == LocaleID.appStore.map { "\($0).txt" }.sorted())
  }

  /// The words' own text: names and amounts, with the currency's sign, are left out.
  private func ownText(_ element: Element) -> String {
    let amounts: [Fact] = [.price, .introPrice, .productName]
    return element.runs.filter { run in !amounts.contains { run.isFact($0) } }.map(\.text).joined(separator: "¤")
  }

  @Test(arguments: LocaleID.appStore)
  func wordsAreInTheScriptOfTheLocale(locale: LocaleID) throws {
    for row in try OfferTable.rows(locale) {
      for element in row.elements {
        for scalar in ownText(element).unicodeScalars where scalar.properties.isAlphabetic {
          #expect(isLatin(scalar) == (locale.script == "Latn"), "\(row.name): \(scalar) in \(element.text)")
        }
      }
    }
  }

  private func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value)
  }

  /// Words that no other language of the App Store writes.
  static let english: Set<String> = [
    "after", "automatically", "buy", "cancel", "day", "days", "every", "first", "free", "month", "monthly", "months",
    "renews", "subscribe", "the", "then", "try", "until", "weekly", "weeks", "year", "yearly", "years", "you",
  ]

  @Test(arguments: LocaleID.appStore.filter { $0.language != "en" })
  func noEnglishIsLeftOver(locale: LocaleID) throws {
    for row in try OfferTable.rows(locale) {
      for element in row.elements {
        let words = ownText(element).lowercased().split { !$0.isLetter && $0 != "·" }.map(String.init)
        #expect(Self.english.isDisjoint(with: words), "\(row.name): \(element.text)")
      }
    }
  }

  @Test(arguments: LocaleID.appStore)
  func nothingIsLeftOpenOrTwice(locale: LocaleID) throws {
    for row in try OfferTable.rows(locale) {
      for text in row.texts {
        #expect(!text.contains { "{}%".contains($0) }, "\(row.name): \(text)")
        #expect(!text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false, "\(row.name)")
        // A currency's sign may end in a full stop, with a direction mark behind it.
        let shown = text.filter { $0 != "\u{200E}" && $0 != "\u{200F}" }
        for twice in ["  ", " \u{A0}", "\u{A0} ", "..", "。。", "।।", ". .", " ,", " ."] {
          #expect(!shown.contains(twice), "\(row.name): '\(twice)' in \(text)")
        }
      }
    }
  }

  @Test(arguments: LocaleID.appStore)
  func aLineHasOneSystemOfDigits(locale: LocaleID) throws {
    for row in try OfferTable.rows(locale) {
      var zeros: Set<UInt32> = []
      for scalar in row.texts.joined().unicodeScalars where scalar.properties.numericType == .decimal {
        zeros.insert(scalar.value - UInt32(scalar.properties.numericValue ?? 0))
      }
      #expect(zeros.count == 1, "\(row.line)")
    }
  }

  /// Prices are what `PriceFormat` makes of the files' amounts, byte by byte, so that no space of theirs breaks, and stand apart from the text.
  @Test(arguments: LocaleID.appStore)
  func pricesAreWrittenAsTheStorefrontDoes(locale: LocaleID) throws {
    for row in try OfferTable.rows(locale) {
      let format = PriceFormat(
        locale: pricingLocale(reader: locale, storefront: row.storefront), currency: row.storefront.currency)
      let price = format.text(row.amount)
      #expect(!price.contains(" "))
      let isPaid = row.offerAmount != nil
      for (element, prices) in [(row.price, 1), (row.caption, 1), (row.offerLine, 1)] {
        guard let element else { continue }
        let found = element.runs.filter { $0.isFact(.price) }
        #expect(found.map { Array($0.text.utf8) } == Array(repeating: Array(price.utf8), count: prices), "\(row.name)")
        #expect(found.allSatisfy { $0.marks.contains(.isolated) }, "\(row.name)")
      }
      for element in [row.caption, row.offerLine].compactMap({ $0 }) {
        let found = element.runs.filter { $0.isFact(.introPrice) }
        #expect(
          found.map(\.text) == (isPaid ? [format.text(try #require(row.offerAmount))] : []),
          "\(row.name): \(element.text)")
        #expect(found.allSatisfy { $0.marks.contains(.isolated) }, "\(row.name)")
      }
    }
  }

  /// Lengths of time are in the form that CLDR has for their number, in the grammatical use that the sentence asks for.
  @Test(arguments: LocaleID.appStore)
  func lengthsOfTimeAreInTheFormOfTheirNumber(locale: LocaleID) throws {
    let words = SystemWords.load(locale)
    let forms = try WordForms(words.wordsLocale)
    for row in try OfferTable.rows(locale) {
      let numbers = NumberFormat(locale: pricingLocale(reader: locale, storefront: row.storefront))
      func text(_ use: String, _ period: Period) throws -> String {
        try forms.text("duration.\(use).\(period.unit)", period.count, numbers)
      }
      let per = try text("per", row.period)
      for element in [row.price, row.caption, row.offerLine].compactMap({ $0 }) {
        #expect(element.runs.filter { $0.isFact(.period) }.map(\.text) == [per], "\(row.name)")
      }
      guard let duration = row.duration, let line = row.offerLine else { continue }
      let uses =
        switch row.offer {
        case "3-months-up-front": ("for-first", "first")
        case "3-months-as-you-go": ("for", "first")
        default: ("free", "after-free")
        }
      #expect(line.runs.filter { $0.isFact(.introDuration) }.map(\.text) == [try text(uses.0, duration)], "\(row.name)")
      #expect(
        row.caption.runs.filter { $0.isFact(.introDuration) }.map(\.text) == [try text(uses.1, duration)], "\(row.name)"
      )
    }
  }
}

/// The forms of our own words as their file has them.
private struct WordForms {
  let rules: PluralRules
  let words: [String: Any]

  init(_ locale: LocaleID) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/EmbeddedFiles/SystemWords")
    let file = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appendingPathComponent("\(locale).json")))
    words = try #require((file as? [String: Any])?["words"] as? [String: Any])
    rules = PluralRules(locale)
  }

  func text(_ key: String, _ count: Int, _ numbers: NumberFormat) throws -> String {
    let forms = try #require(words[key] as? [String: String], "\(key)")
    let form = forms["=\(count)"] ?? forms[rules.category(of: count).rawValue]
    return try #require(form, "\(key) \(count)").replacing("{count}", with: numbers.number(count))
  }
}

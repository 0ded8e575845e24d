import Foundation
import Locales
import Testing
import Words

/// Whole sentences as a customer reads them, in a file that a reader of the language can go through.
struct SentenceTests {
  struct Language: Sendable {
    var name: String
    /// How the locale writes its prices, the regular and the offer's.
    var price: String
    var offerPrice: String
    var digits: String = "0123456789"
  }

  static let languages = [
    Language(name: "en", price: "$39.99", offerPrice: "$1.99"),
    Language(name: "de", price: "39,99 €", offerPrice: "1,99 €"),
    Language(name: "ja", price: "¥4,800", offerPrice: "¥200"),
    Language(name: "ar", price: "٣٩٫٩٩ US$", offerPrice: "١٫٩٩ US$", digits: "٠١٢٣٤٥٦٧٨٩"),
    Language(name: "pl", price: "39,99 USD", offerPrice: "1,99 USD"),
  ]

  enum Mode { case free, upFront, asYouGo }

  static let plans = ["P1W", "P1M", "P3M", "P1Y"]
  static let offers: [(name: String, mode: Mode, period: String, count: Int)] = [
    ("3 days free", .free, "P3D", 1), ("1 week free", .free, "P1W", 1), ("2 weeks free", .free, "P2W", 1),
    ("1 month free", .free, "P1M", 1), ("3 months up front", .upFront, "P3M", 1),
    ("1 month as you go", .asYouGo, "P1M", 1),
    ("3 months as you go", .asYouGo, "P1M", 3), ("5 months as you go", .asYouGo, "P1M", 5),
  ]

  @Test func sentencesReadAsRecorded() throws {
    var lines: [String] = []
    for language in Self.languages {
      let words = try WordFiles.words(language.name)
      for plan in Self.plans { lines += try sentences(words, language, plan) }
      lines += states(words, language)
    }
    try expect(lines.joined(separator: "\n") + "\n", matches: "sentences.txt")
  }

  private func sentences(_ words: SystemWords, _ language: Language, _ plan: String) throws -> [String] {
    let period = try #require(Period(iso8601: plan))
    func number(_ count: Int) -> String {
      let digits = Array(language.digits)
      return String(String(count).compactMap { $0.wholeNumberValue.map { digits[$0] } })
    }
    func price(_ text: String, per period: Period, _ use: DurationUse = .per) -> String {
      words.text(.pricePer, [.price: text, .period: words.duration(use, period, number: number)])
    }
    func duration(_ word: SystemWord, _ period: Period) throws -> String {
      words.duration(try #require(word.durationUse), period, number: number)
    }
    let regular = price(language.price, per: period)
    var lines = [
      words.duration(.plan, period, number: number), price(language.price, per: period, .abbreviated),
      words.text(.statusCurrent, [.tier: "Pro", .period: try duration(.statusCurrent, period)]),
      words.text(.renewal, [.pricePerPeriod: regular]),
    ].map { "none: " + $0 }
    for offer in Self.offers {
      let each = try #require(Period(iso8601: offer.period))
      let whole = each.times(offer.count)
      let offerPrice = price(language.offerPrice, per: each)
      let said: [SystemWord] =
        switch offer.mode {
        case .free: [.offerFree, .captionFree]
        case .upFront: [.offerUpFront, .firstUpFront]
        case .asYouGo: [.offerAsYouGo, .firstAsYouGo]
        }
      for word in said {
        let slots: [Slot: String] = [
          .duration: try duration(word, whole), .pricePerPeriod: regular, .offerPrice: language.offerPrice,
          .offerPricePerPeriod: offerPrice,
        ]
        lines.append("\(offer.name): \(words.text(word, slots))")
      }
    }
    return lines.map { "\(language.name) \(plan) \($0)" }
  }

  /// What does not depend on a plan, with counts that tell the language's forms apart.
  private func states(_ words: SystemWords, _ language: Language) -> [String] {
    let slots: [Slot: String] = [
      .total: language.price, .percent: "20 %", .price: language.price, .name: "Pro", .terms: words[.terms],
      .privacy: words[.privacy],
    ]
    let single = SystemWord.allCases.filter { !$0.rawValue.hasPrefix("duration.") && $0.durationUse == nil }
    return single.flatMap { word -> [String] in
      if word == .pricePer || word == .renewal { return [] }
      let isCounted = [.monthsFree, .commitmentPayments, .commitmentRenewal].contains(word)
      return (isCounted ? [1, 2, 3, 12] : [nil]).map { count in
        let digits = Array(language.digits)
        let number = count.map { String(String($0).compactMap { $0.wholeNumberValue.map { digits[$0] } }) } ?? ""
        let text = words.text(word, count: count, slots.merging([.count: number]) { $1 })
        return "\(language.name) \(word.rawValue): \(text)"
      }
    }
  }

  private func expect(_ text: String, matches name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots/" + name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" { try Data(text.utf8).write(to: file) }
    let recorded = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let differing = zip(old, new).filter { $0 != $1 }.prefix(5).map { "\($0) → \($1)" }
    #expect(text == recorded, "set RECORD_SNAPSHOTS=1 to record: \(differing) \(old.count) → \(new.count) lines")
  }
}

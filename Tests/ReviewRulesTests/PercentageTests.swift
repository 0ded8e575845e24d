import Foundation
import Locales
import Testing

@testable import ReviewRules

/// Figures that people type: percentages in all forms, free months, prices of a unit of time.
@Suite struct PercentageTests {
  private func percentages(_ text: String, _ language: String = "en") -> [String] {
    FoldedText(text).percentages(language: language).map { "\($0.isMinus ? "-" : "")\($0.value)" }
  }

  @Test func readsTheFormsOfAllScripts() {
    let forms: [(String, String, String)] = [
      ("Save 48%", "en", "48"), ("48 % sparen", "de", "48"), ("48\u{A0}% sparen", "fr", "48"),
      ("48\u{202F}% d’économie", "fr", "48"), ("%48 indirim", "tr", "48"), ("% 48 indirim", "tr", "48"),
      ("وفر ٤٨٪", "ar", "48"), ("٪۴۸ صرفه‌جویی", "fa", "48"), ("४८% बचाएं", "hi", "48"), ("４８％お得", "ja", "48"),
      ("节省百分之48", "zh", "48"), ("48 Prozent billiger", "de", "48"), ("48 percent off", "en", "48"),
      ("16.5% off", "en", "16.5"), ("16,5 % Rabatt", "de", "16.5"), ("\u{2212}48 %", "de", "-48"),
      ("-48%", "en", "-48"),
      ("ประหยัด ๔๘%", "th", "48"), ("৪৮% সাশ্রয়", "bn", "48"), ("48 процентов", "ru", "48"),
    ]
    for (text, language, value) in forms { #expect(percentages(text, language) == [value], "\(text)") }
  }

  @Test func holesOfFormatsAndOtherSignsAreNone() {
    for text in ["%1$@ and 20 more", "%2d of %d", "48 pieces", "50 %@", "v2%", "100", "%", "%%", "5%5"] {
      #expect(percentages(text) == [], "\(text)")
    }
  }

  @Test func readsFreeMonths() throws {
    let cases: [(String, String, [SavingClaim.Amount])] = [
      ("2 months free", "en", [.months(2)]), ("Get 1 year free", "en", [.months(12)]),
      ("2 Monate gratis", "de", [.months(2)]), ("2 mois offerts", "fr", [.months(2)]),
      ("2 months of free backups", "en", []), ("Start your 2 months free trial", "en", []), ("7 days free", "en", []),
      ("2 months", "en", []), ("no 2 months free", "en", []),
    ]
    for (text, language, amounts) in cases {
      let lexicon = try #require(Lexicon.of(language))
      #expect(lexicon.freeMonths(in: FoldedText(text)).map(\.amount) == amounts, "\(text)")
    }
  }

  @Test func readsTheUnitOfAnAmount() throws {
    let cases: [(String, String, Period.Unit?)] = [
      ("$4.16/month", "en", .month), ("$4.16 / mo", "en", .month), ("$4.16 a month", "en", .month),
      ("$0.99 per week", "en", .week), ("$4.16 monthly", "en", .month), ("4,16 € im Monat", "de", .month),
      ("4,16 € pro Woche", "de", .week), ("4,16 € par mois", "fr", .month), ("月額333円", "ja", .month),
      ("¥28/月", "zh", .month), ("$9.99 for 3 months", "en", nil), ("$9.99 once", "en", nil), ("$9.99", "en", nil),
      ("$2 in an hour", "en", nil),
    ]
    for (text, language, unit) in cases {
      let lexicon = try #require(Lexicon.of(language))
      let folded = FoldedText(text)
      let amount = try #require(folded.amounts(in: Array(text.utf8)[...], language: language).first, "\(text)")
      #expect(lexicon.unitPrice(of: amount, in: folded)?.unit == unit, "\(text)")
    }
  }
}

import Foundation
import Locales
import Testing

@testable import ReviewRules

@Suite struct FoldedTextTests {
  @Test(arguments: [
    ("Free-Trial", "free trial"), ("14\u{202F}Tage", "14 tage"), ("٧ أيام", "7 ايام"), ("७ दिन", "7 दिन"),
    ("\u{2068}$9.99\u{2069}", "$9.99"), ("Días", "dias"), ("DI\u{301}AS", "dias"), ("İLK", "ilk"), ("ıslak", "islak"),
    ("７日間", "7日間"), ("a \t\u{A0} b", "a b"), ("й", "и"), ("", ""),
  ])
  func makesSpellingsEqual(_ text: String, _ folded: String) {
    let scalars = FoldedText(text).scalars.compactMap(Unicode.Scalar.init)
    #expect(String(String.UnicodeScalarView(scalars)) == String(String.UnicodeScalarView(folded.unicodeScalars)))
  }

  @Test func findsTheWayBackToTheBytes() throws {
    let text = "Nur 14\u{202F}Tage"
    let folded = FoldedText(text)
    let phrase = try #require(FoldedText.Phrase("14 tage"))
    let range = try #require(folded.ranges(of: phrase).first)
    #expect(String(decoding: Array(text.utf8)[folded.bytes(of: range)], as: UTF8.self) == "14\u{202F}Tage")
  }

  @Test(arguments: [
    ("trials", "trial", false), ("trial", "trial", true), ("a trial.", "trial", true),
    ("kostenlose Probe", "probe*", true),
    ("Probewoche", "probe*", true), ("7日間無料です", "無料", true), ("والتجربة المجانية", "تجربة المجانية", true),
    ("industrial", "trial", false),
  ])
  func looksForWholeWords(_ text: String, _ phrase: String, _ stands: Bool) throws {
    #expect(FoldedText(text).contains(try #require(FoldedText.Phrase(phrase))) == stands)
  }

  @Test(arguments: [
    ("Only $9.99 today", "$9.99", true), ("$9.99/mo", "$9.99", true), ("$9.999", "$9.99", false),
    ("19,99 €", "9,99 €", false), ("nur 9,99\u{A0}€.", "9,99 €", true), ("$9.99,5", "$9.99", false),
    ("٩٫٩٩", "9.99", false), ("", "$1", false), ("x", "", false),
  ])
  func findsAmountsThatAreNotPartOfOthers(_ text: String, _ amount: String, _ stands: Bool) {
    #expect(FoldedText(text).contains(amount: FoldedText(amount)) == stands)
  }
}

@Suite struct TrialClaimTests {
  private func claims(_ text: String, _ language: String) throws -> [String] {
    let lexicon = try #require(Lexicon.of(language))
    let folded = FoldedText(text)
    return lexicon.trialClaims(in: folded).filter { !$0.mayBeSaving }.map { claim in
      let words = String(decoding: Array(text.utf8)[folded.bytes(of: claim.range)], as: UTF8.self)
      return claim.duration.map { "\(words) = \($0.period.english)" } ?? words
    }
  }

  @Test(arguments: [
    ("en", "Start your 3-day free trial", ["3-day free trial = 3 days"]),
    ("en", "7 days free, then $5 a month", ["7 days free = 1 week"]),
    ("en", "Try it free for 14 days", ["Try it free for 14 days = 2 weeks"]),
    ("en", "Free trial", ["Free trial"]),
    ("en", "Try one week free", ["one week free = 1 week"]),
    ("en", "1 month free trial", ["1 month free trial = 1 month"]),
    ("de", "14 Tage kostenlos testen", ["14 Tage kostenlos testen = 2 weeks"]),
    ("de", "Teste Pro 7 Tage lang gratis", ["7 Tage lang gratis = 1 week"]),
    ("de", "3-tägiger Gratistest", ["3-tägiger Gratistest = 3 days"]),
    ("fr", "Essai gratuit de 7 jours", ["Essai gratuit de 7 jours = 1 week"]),
    ("es", "7 días de prueba gratis", ["7 días de prueba gratis = 1 week"]),
    ("it", "Prova gratuita di 7 giorni", ["Prova gratuita di 7 giorni = 1 week"]),
    ("pt", "7 dias grátis", ["7 dias grátis = 1 week"]),
    ("nl", "7 dagen gratis proberen", ["7 dagen gratis proberen = 1 week"]),
    ("sv", "Prova gratis i 7 dagar", ["Prova gratis i 7 dagar = 1 week"]),
    ("pl", "7 dni za darmo", ["7 dni za darmo = 1 week"]),
    ("ru", "7 дней бесплатно", ["7 дней бесплатно = 1 week"]),
    ("tr", "7 gün ücretsiz dene", ["7 gün ücretsiz dene = 1 week"]),
    ("ja", "7日間無料でお試し", ["7日間無料でお試し = 1 week"]),
    ("ja", "1週間の無料トライアル", ["1週間の無料トライアル = 1 week"]),
    ("ko", "7일 무료 체험", ["7일 무료 체험 = 1 week"]),
    ("zh", "免费试用7天", ["免费试用7天 = 1 week"]),
    ("ar", "تجربة مجانية لمدة ٧ أيام", ["تجربة مجانية لمدة ٧ أيام = 1 week"]),
    ("ar", "أسبوعين مجانا", ["أسبوعين مجانا = 2 weeks"]),
    ("da", "7 dages gratis prøveperiode", ["7 dages gratis prøveperiode = 1 week"]),
    ("no", "7 dagers gratis prøveperiode", ["7 dagers gratis prøveperiode = 1 week"]),
    ("fi", "7 päivän ilmainen kokeilu", ["7 päivän ilmainen kokeilu = 1 week"]),
    ("cs", "7 dní zdarma", ["7 dní zdarma = 1 week"]),
    ("sk", "7 dní zadarmo", ["7 dní zadarmo = 1 week"]),
    ("hu", "7 napos ingyenes próbaidőszak", ["7 napos ingyenes próbaidőszak = 1 week"]),
    ("ro", "7 zile gratuit", ["7 zile gratuit = 1 week"]),
    ("el", "7 ημέρες δωρεάν δοκιμή", ["7 ημέρες δωρεάν δοκιμή = 1 week"]),
    ("uk", "7 днів безкоштовно", ["7 днів безкоштовно = 1 week"]),
    ("he", "7 ימים חינם", ["7 ימים חינם = 1 week"]),
    ("hi", "7 दिन मुफ़्त", ["7 दिन मुफ़्त = 1 week"]),
    ("id", "Uji coba gratis 7 hari", ["Uji coba gratis 7 hari = 1 week"]),
    ("vi", "Dùng thử miễn phí 7 ngày", ["Dùng thử miễn phí 7 ngày = 1 week"]),
    ("th", "ทดลองใช้ฟรี 7 วัน", ["ทดลองใช้ฟรี 7 วัน = 1 week"]),
    ("ca", "7 dies de prova gratuïta", ["7 dies de prova gratuïta = 1 week"]),
    ("hr", "7 dana besplatno", ["7 dana besplatno = 1 week"]),
  ])
  func reads(_ language: String, _ text: String, _ expected: [String]) throws {
    #expect(try claims(text, language) == expected)
  }

  @Test(arguments: [
    ("en", "2 months free with the yearly plan"), ("en", "No free trial"), ("en", "Feel free to export"),
    ("en", "Industrial templates"), ("en", "Ad-free for 7 devices"), ("en", "Free of ads"),
    ("de", "Ohne Probezeitraum"), ("de", "Kostenlose Updates"), ("fr", "sans essai gratuit"), ("es", "Todo incluido"),
    ("ja", "12月7日に公開"), ("zh", "无需等待"), ("ru", "Работает без интернета"), ("nl", "Gratis updates"),
  ])
  func staysSilent(_ language: String, _ text: String) throws {
    #expect(try claims(text, language) == [])
  }

  @Test func takesNoLengthFromBeyondABorder() throws {
    #expect(try claims("Free trial. Renews every 1 month", "en") == ["Free trial"])
    #expect(try claims("Cancel 1 day before your trial ends", "en") == ["your trial"])
    #expect(try claims("Free trial, then 12 months", "en") == ["Free trial"])
  }
}

@Suite struct PeriodWordsTests {
  @Test(arguments: [
    ("en", "Monthly", "P1M"), ("en", "Annual (Family)", "P1Y"), ("en", "12 months", "P1Y"), ("en", "$5/mo", "P1M"),
    ("en", "Quarterly", "P3M"), ("en", "3 months", "P3M"), ("en", "7 days", "P1W"), ("de", "Jahresabo", "P1Y"),
    ("de", "29,99 € pro Jahr", "P1Y"), ("de", "vierteljährlich", "P3M"), ("fr", "annuel", "P1Y"), ("ja", "年額", "P1Y"),
    ("ja", "月額プラン", "P1M"), ("zh", "包月", "P1M"), ("ko", "월간", "P1M"), ("ar", "سنويًا", "P1Y"), ("pl", "Rocznie", "P1Y"),
    ("ru", "в год", "P1Y"), ("es", "mensual", "P1M"), ("tr", "Aylık", "P1M"),
  ])
  func areUnderstood(_ language: String, _ text: String, _ period: String) throws {
    let lexicon = try #require(Lexicon.of(language))
    #expect(lexicon.says(try #require(Period(iso8601: period)), in: FoldedText(text)))
  }

  @Test(arguments: [
    ("en", "Premium", "P1M"), ("en", "Yearly", "P1M"), ("en", "3 months", "P1M"), ("en", "30 days", "P1M"),
    ("en", "Monthly", "P3M"), ("en", "Weekly planner", "P1M"), ("de", "Premium", "P1Y"), ("ja", "プレミアム", "P1M"),
    ("ko", "프리미엄", "P1W"), ("en", "Yearbook", "P1Y"),
  ])
  func areNotMistaken(_ language: String, _ text: String, _ period: String) throws {
    let lexicon = try #require(Lexicon.of(language))
    #expect(!lexicon.says(try #require(Period(iso8601: period)), in: FoldedText(text)))
  }
}

@Suite struct TypedAmountTests {
  private func amounts(_ text: String, _ language: String) -> [String] {
    let bytes = Array(text.utf8)
    let folded = FoldedText(text)
    return folded.amounts(in: bytes[...], language: language).map {
      String(decoding: bytes[folded.bytes(of: $0.range)], as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("en", "Only $2.99 a month", ["$2.99"]), ("de", "nur 2,99\u{A0}€!", ["2,99\u{A0}€"]),
    ("en", "US$5 or €4", ["US$5", "€4"]),
    ("en", "USD 9.99", ["USD 9.99"]), ("en", "9.99 USD", ["9.99 USD"]), ("ja", "月額500円", ["500円"]),
    ("ja", "¥1,200", ["¥1,200"]),
    ("zh", "12元", ["12元"]), ("zh", "12元每月", ["12元"]), ("ko", "₩9,900", ["₩9,900"]), ("ko", "9,900원", ["9,900원"]),
    ("pl", "19,99 zł", ["19,99 zł"]),
    ("sv", "59 kr", ["59 kr"]), ("fr", "1 234,56 €", ["1 234,56 €"]), ("ar", "٩٫٩٩ ر.س", ["٩٫٩٩ ر.س"]),
    ("tr", "TRY 99,90", ["TRY 99,90"]),
    ("en", "$0 today", ["$0"]), ("hu", "990 Ft", ["990 Ft"]), ("en", "R$ 9,90", ["R$ 9,90"]),
  ])
  func areFound(_ language: String, _ text: String, _ expected: [String]) {
    #expect(amounts(text, language) == expected)
  }

  @Test(arguments: [
    ("en", "Top 5"), ("en", "100%"), ("en", "4K video"), ("en", "iOS 18"), ("en", "$"), ("en", "%1$@ per %2$@"),
    ("en", "10 ft"),
    ("en", "TRY 7 DAYS FREE"), ("en", "Try 7 days"), ("it", "10 lei"), ("en", "All 240 lessons"),
    ("en", "5 eurozone guides"), ("en", ""),
    ("ja", "元旦"), ("zh", "40 元数据"), ("en", "2024 edition"),
  ])
  func areNotMistaken(_ language: String, _ text: String) {
    #expect(amounts(text, language) == [])
  }

  @Test func haveTheValueThatIsWritten() {
    func value(_ text: String) -> Decimal? {
      FoldedText(text).amounts(in: Array(text.utf8)[...], language: "en").first?.value
    }
    #expect(value("$2.99") == Decimal(string: "2.99"))
    #expect(value("1.234,56 €") == Decimal(string: "1234.56"))
    #expect(value("€5") == 5)
    #expect(value("€1.234") == nil)
  }
}

@Suite struct PlaceholderTests {
  private func found(_ text: String, _ language: String = "en") -> [String] {
    placeholders(in: Array(text.utf8)[...], language: language).map(\.text)
  }

  @Test(arguments: [
    ("{{price}}/year", ["{{price}}"]), ("for %@ a %1$@", ["%@", "%1$@"]), ("%lld days", ["%lld"]),
    ("${price}", ["${price}"]),
    ("TODO: name", ["TODO"]), ("x FIXME", ["FIXME"]), ("Lorem Ipsum dolor", ["Lorem Ipsum"]), ("NaN/month", ["NaN"]),
    ("(null)", ["(null)"]), ("%#@days@", ["%#@days@"]), ("%.2f €", ["%.2f"]), ("%d", ["%d"]),
  ])
  func areFound(_ text: String, _ expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(arguments: [
    "100 %", "%", "100%discount", "50 % de", "100%", "todo", "Todos", "$5", "{one}", "Nancy", "TODOIST", "a {{ b",
    "banana", "annul",
  ])
  func areNotMistaken(_ text: String) {
    #expect(found(text) == [])
  }

  @Test func leaveSpanishCapitalsAlone() {
    #expect(found("TODO INCLUIDO", "es") == [])
    #expect(found("TODO: nombre", "es") == ["TODO"])
  }
}

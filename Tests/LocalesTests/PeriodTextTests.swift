import Testing

@testable import Locales

@Suite struct PeriodTextTests {
  private func text(_ locale: String) throws -> PeriodText { PeriodText(try #require(LocaleID(locale))) }

  private func period(_ text: String) throws -> Period { try #require(Period(iso8601: text)) }

  @Test func namesPeriodsInEveryLocalization() {
    var lines: [String] = []
    for locale in LocaleID.appStore {
      let text = PeriodText(locale)
      func row(_ form: (Period) -> String, _ counts: [Int]) -> String {
        Period.Unit.allCases.map { unit in
          counts.compactMap { Period($0, unit) }.map(form).joined(separator: "|")
        }.joined(separator: " ; ")
      }
      lines += [
        locale.identifier, "  " + row(text.bare, [1, 3]), "  " + row(text.withUnit, [1, 2, 5]),
        "  " + row(text.abbreviated, [1, 3]),
      ]
    }
    for (found, expected) in zip(lines, periodTable.split(separator: "\n")) { #expect(found == expected) }
    #expect(lines.count == periodTable.split(separator: "\n").count)
  }

  @Test func neverDropsTheCountOfAPeriod() throws {
    let english = try text("en-US")
    #expect(english.abbreviated(try period("P3M")) == "3 mo")
    #expect(english.abbreviated(try period("P2W")) == "2 wk")
    #expect(english.abbreviated(try period("P1M")) == "mo")
    #expect(english.bare(try period("P6M")) == "6 months")
    #expect(english.bare(try period("P7D")) == "week")
    #expect(english.withUnit(try period("P1M")) == "1 month")
    #expect(try text("tr-TR").bare(period("P6M")) == "6\u{202F}ay")
    #expect(try text("tr-TR").bare(period("P1Y")) == "yıl")
  }

  @Test func hasTheFormsOfTheLanguage() throws {
    let polish = try text("pl")
    #expect(
      try ["P1M", "P2M", "P5M"].map { try polish.withUnit(period($0)) } == ["1 miesiąc", "2 miesiące", "5 miesięcy"])
    let arabic = try text("ar")
    #expect(try ["P1M", "P2M", "P3M"].map { try arabic.withUnit(period($0)) } == ["شهر", "شهران", "3 أشهر"])
    let slovenian = try text("sl")
    #expect(
      try ["P2Y", "P3Y", "P5Y", "P103Y"].map { try slovenian.bare(period($0)) } == [
        "2 leti", "3 leta", "5 let", "103 leta",
      ])
  }

  @Test func writesHebrewDaysInFull() throws {
    let hebrew = try text("he-IL")
    let days = try ["P1D", "P2D", "P3D", "P11D", "P30D"].map { try hebrew.withUnit(period($0)) }
    #expect(days == ["יום", "יומיים", "3 ימים", "11 ימים", "30 ימים"])
  }

  @Test func hasOneDigitSystem() throws {
    #expect(try text("ar-EG").withUnit(period("P3D")) == "٣ أيام")
    #expect(try text("ar-AE").withUnit(period("P3D")) == "3 أيام")
  }

  @Test func isSafeFromSeveralThreads() async throws {
    let text = try text("ru")
    let texts = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<4 { group.addTask { (1...40).compactMap { Period($0, .month) }.map(text.bare) } }
      var all: Set<[String]> = []
      for await texts in group { all.insert(texts) }
      return all
    }
    #expect(texts.count == 1)
  }
}

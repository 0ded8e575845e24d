import Foundation
import Testing

@testable import Locales

@Suite struct PeriodTests {
  @Test func readsISO8601InTheLargestExactUnit() {
    let table = [
      ("P1W", "P1W"), ("P7D", "P1W"), ("P14D", "P2W"), ("P3D", "P3D"), ("P30D", "P30D"), ("P60D", "P60D"),
      ("P12M", "P1Y"),
      ("P24M", "P2Y"), ("P3M", "P3M"), ("P6M", "P6M"), ("P1Y", "P1Y"), ("P52W", "P52W"), ("P365D", "P365D"),
      ("P003M", "P3M"),
      ("P1000000D", "P1000000D"),
    ]
    for (text, expected) in table { #expect(Period(iso8601: text)?.iso8601 == expected, "\(text)") }
  }

  @Test func refusesWhatIsNoPeriodOfAStore() {
    let others = [
      "", "P", "PD", "P0D", "P-1D", "1W", "p1w", "P1w", "P1H", "PT1H", "P1Y6M", "P1.5M", "P 1M", "P1M ", "P1000001D",
      "P99999999999999999999D", "P9223372036854775807D", "P" + String(repeating: "0", count: 1_000_000) + "1D", "P١M",
    ]
    for text in others { #expect(Period(iso8601: text) == nil, "\(text.prefix(30))") }
    #expect(Period(0, .day) == nil)
    #expect(Period(-3, .month) == nil)
    #expect(Period(.max, .year) == nil)
  }

  @Test func multiplies() throws {
    func times(_ text: String, _ count: Int) throws -> String {
      try #require(Period(iso8601: text)).times(count).iso8601
    }
    #expect(try times("P1M", 3) == "P3M")
    #expect(try times("P1M", 12) == "P1Y")
    #expect(try times("P1W", 2) == "P2W")
    #expect(try times("P3D", 7) == "P3W")
    #expect(try times("P1M", 0) == "P1M")
    #expect(try times("P2Y", .max) == "P1000000Y")
  }

  @Test func countsWholeUnitsCutDown() throws {
    let table = [
      ("P1D", [1, 0, 0, 0]), ("P1W", [7, 1, 0, 0]), ("P1M", [30, 4, 1, 0]), ("P2M", [60, 8, 2, 0]),
      ("P3M", [91, 13, 3, 0]),
      ("P6M", [182, 26, 6, 0]), ("P1Y", [365, 52, 12, 1]), ("P2Y", [730, 104, 24, 2]), ("P30D", [30, 4, 0, 0]),
      ("P365D", [365, 52, 12, 1]),
    ]
    for (text, expected) in table {
      let period = try #require(Period(iso8601: text))
      #expect(Period.Unit.allCases.map { period.whole($0) } == expected, "\(text)")
    }
  }
}

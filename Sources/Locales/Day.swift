/// A day of the calendar, without a time zone: `2026-11-30`.
public struct Day: Hashable, Comparable, Sendable {
  public let year: Int
  public let month: Int
  public let day: Int

  /// Reads `YYYY-MM-DD`, alone or at the start of a date and time. Nil where there is no such day.
  public init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(11))
    guard bytes.count == 10 || (bytes.count == 11 && bytes[10] == UInt8(ascii: "T")),
      bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-")
    else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for byte in bytes[range] {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
      (1...12).contains(month), (1...Day.days(in: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  public static func < (a: Day, b: Day) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

extension Day: CustomStringConvertible {
  public var description: String {
    func padded(_ number: Int, to width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
  }
}

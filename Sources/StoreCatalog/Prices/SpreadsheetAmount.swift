import Foundation

/// An amount as spreadsheets of any country write it: `1099.00`, `1.099,00`, `1,099.00`, `1 099,00`, `1’099.00`.
enum SpreadsheetAmount: Equatable {
  case sound(Decimal)
  /// A single mark before three digits, which may be a decimal mark or group thousands: `1,099`, `1.099`.
  case ambiguous
  case malformed

  /// - Parameter isWhole: whether the currency has no decimals, so that a single mark can only group thousands: `1,500` yen.
  init(_ text: String, isWhole: Bool = false) {
    let read = SpreadsheetAmount.read(Array(text.utf8.prefix(65)))
    if isWhole, read == .ambiguous {
      self =
        decimal(String(text.unicodeScalars.filter { $0.value >= 0x30 && $0.value <= 0x39 })).map { .sound($0) } ?? read
    } else {
      self = read
    }
  }

  private static func read(_ bytes: [UInt8]) -> SpreadsheetAmount {
    guard let parts = Parts(bytes), let first = parts.numbers.first, let last = parts.numbers.last else {
      return .malformed
    }
    guard let mark = parts.marks.last else { return sound([first], fraction: []) }
    let isDecimal = mark == .point || mark == .comma
    let isOnce = parts.marks.filter { $0 == mark }.count == 1
    guard isDecimal, isOnce else { return grouped(parts.numbers, parts.marks[...], fraction: []) }
    if parts.marks.count == 1, last.count == 3, (1...3).contains(first.count), first != [zero] { return .ambiguous }
    return grouped(Array(parts.numbers.dropLast()), parts.marks.dropLast(), fraction: last)
  }

  /// Digits in groups of three, all with the same mark between them.
  private static func grouped(_ numbers: [[UInt8]], _ marks: ArraySlice<Mark>, fraction: [UInt8]) -> SpreadsheetAmount {
    guard Set(marks).count <= 1 else { return .malformed }
    if !marks.isEmpty {
      guard let first = numbers.first, (1...3).contains(first.count), numbers.dropFirst().allSatisfy({ $0.count == 3 })
      else { return .malformed }
    }
    return sound(numbers, fraction: fraction)
  }

  private static func sound(_ numbers: [[UInt8]], fraction: [UInt8]) -> SpreadsheetAmount {
    var digits = numbers.joined().map { $0 }
    if !fraction.isEmpty { digits += [UInt8(ascii: ".")] + fraction }
    return decimal(String(decoding: digits, as: UTF8.self)).map { .sound($0) } ?? .malformed
  }

  private static let zero = UInt8(ascii: "0")

  private enum Mark: Hashable {
    case point, comma, space, apostrophe
  }

  /// Digits, and the marks between them.
  private struct Parts {
    var numbers: [[UInt8]] = [[]]
    var marks: [Mark] = []

    /// Nil where there is anything else, or no digit beside a mark.
    init?(_ bytes: [UInt8]) {
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
          numbers[numbers.count - 1].append(byte)
          index += 1
        } else if let (mark, length) = Parts.mark(at: bytes[index...]) {
          guard numbers.last?.isEmpty == false else { return nil }
          marks.append(mark)
          numbers.append([])
          index += length
        } else {
          return nil
        }
      }
      guard numbers.last?.isEmpty == false else { return nil }
    }

    private static func mark(at bytes: ArraySlice<UInt8>) -> (Mark, Int)? {
      switch bytes.first {
      case UInt8(ascii: "."): return (.point, 1)
      case UInt8(ascii: ","): return (.comma, 1)
      case UInt8(ascii: " "): return (.space, 1)
      case UInt8(ascii: "'"): return (.apostrophe, 1)
      default: break
      }
      // No-break space, narrow no-break space, right single quotation mark.
      if bytes.starts(with: [0xC2, 0xA0]) { return (.space, 2) }
      if bytes.starts(with: [0xE2, 0x80, 0xAF]) { return (.space, 3) }
      if bytes.starts(with: [0xE2, 0x80, 0x99]) { return (.apostrophe, 3) }
      return nil
    }
  }
}

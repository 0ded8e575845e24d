/// How a locale writes numbers of one kind (a currency, a count, a percentage): what stands before and after, the
/// digits, their groups. Derived once from text that Foundation wrote, it then writes any number without Foundation: a
/// format call costs microseconds, and its set-up a hundred.
struct NumberPattern: Hashable, Sendable {
  /// UTF-8, with the spaces and direction marks that the locale puts there.
  var prefix: [UInt8]
  var suffix: [UInt8]
  var decimalMark: [UInt8]
  /// Empty where the locale does not group.
  var groupMark: [UInt8]
  /// The digits of the last group before the decimal mark; 0 where the locale does not group.
  var primaryGroup: Int
  /// The digits of every other group: 2 in India.
  var secondaryGroup: Int
  /// How many digits the first group must have for numbers to be grouped at all: 2 in Spanish, which writes 1234,50 and
  /// 12.345,00.
  var minimumGroup: Int
  /// The locale's digit 0; the others follow it, in every decimal system of Unicode.
  var zero: UInt32

  /// Writes a number that is given by its ASCII digits.
  ///
  /// - Parameters:
  ///   - whole: The digits before the decimal mark, at least one.
  ///   - fraction: The digits behind it; `padding` zeros more are written.
  func append(
    whole: some Collection<UInt8>, fraction: some Collection<UInt8>, padding: Int, to bytes: inout [UInt8]
  ) {
    bytes += prefix
    let count = whole.count
    let grouped = primaryGroup > 0 && secondaryGroup > 0 && count >= primaryGroup + minimumGroup
    var left = count
    for digit in whole {
      append(digit: digit, to: &bytes)
      left -= 1
      if grouped, left >= primaryGroup, (left - primaryGroup) % secondaryGroup == 0 { bytes += groupMark }
    }
    if !fraction.isEmpty || padding > 0 { bytes += decimalMark }
    for digit in fraction { append(digit: digit, to: &bytes) }
    for _ in 0..<max(0, padding) { append(digit: UInt8(ascii: "0"), to: &bytes) }
    bytes += suffix
  }

  private func append(digit: UInt8, to bytes: inout [UInt8]) {
    if zero == 0x30 {
      bytes.append(digit)
    } else if let scalar = Unicode.Scalar(zero + UInt32(digit) - 0x30) {
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
}

extension NumberPattern {
  /// The whole part of the long probe has ten different digits, so that groups of any size show; the short one has
  /// four, so that a locale's smallest grouped number shows.
  static let longProbe = "9876543210"
  static let shortProbe = "1234"

  /// From how a locale writes the two probes, both with one digit behind the decimal mark where `hasFraction`. Nil where
  /// the text is not the probe's: digits missing, or out of order.
  init?(long: String, short: String, hasFraction: Bool) {
    guard let short = Runs(short) else { return nil }
    self.init(long: long, minimumGroup: short.marks.count > (hasFraction ? 1 : 0) ? 1 : 2, hasFraction: hasFraction)
  }

  /// From how a locale writes the long probe, and its smallest first group, which all its whole and other numbers have in common.
  init?(long: String, minimumGroup: Int, hasFraction: Bool) {
    guard let long = Runs(long) else { return nil }
    let expected = Array(NumberPattern.longProbe.utf8.map { Int($0) - 48 })
    guard long.digits == expected + (hasFraction ? [5] : []) else { return nil }
    prefix = long.before
    suffix = long.after
    zero = long.zero

    var lengths = long.lengths
    var marks = long.marks
    decimalMark = []
    if hasFraction {
      guard lengths.last == 1, let mark = marks.last else { return nil }
      decimalMark = mark
      lengths.removeLast()
      marks.removeLast()
    }
    groupMark = marks.last ?? []
    primaryGroup = marks.isEmpty ? 0 : lengths.last ?? 0
    secondaryGroup = lengths.count > 2 ? lengths[lengths.count - 2] : primaryGroup
    self.minimumGroup = minimumGroup
  }
}

/// A number's text, taken apart: its digits, and what stands before, between and behind them.
private struct Runs {
  var before: [UInt8] = []
  var after: [UInt8] = []
  var digits: [Int] = []
  /// How many digits stand together, from the left.
  var lengths: [Int] = []
  /// What stands between two runs of digits.
  var marks: [[UInt8]] = []
  var zero: UInt32 = 0x30

  /// Nil where the text has no digit.
  init?(_ text: String) {
    var pending: [UInt8] = []
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      guard properties.numericType == .decimal, let value = properties.numericValue.map({ Int($0) }) else {
        pending += Array(String(scalar).utf8)
        continue
      }
      if digits.isEmpty {
        before = pending
        lengths = [0]
        zero = scalar.value - UInt32(clamping: value)
      } else if !pending.isEmpty {
        marks.append(pending)
        lengths.append(0)
      }
      pending = []
      digits.append(value)
      lengths[lengths.count - 1] += 1
    }
    guard !digits.isEmpty else { return nil }
    after = pending
  }
}

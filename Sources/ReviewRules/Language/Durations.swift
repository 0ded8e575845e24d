import Locales

/// A length of time that a text names: "14-day", "14 Tage", "7日間".
struct DurationMention: Hashable, Sendable {
  var period: Period
  /// The scalars of the folded text.
  var range: Range<Int>
}

extension Lexicon {
  /// The lengths that a text names, in reading order. A number counts where it is whole and stands before a unit.
  func durations(in text: FoldedText) -> [DurationMention] {
    var mentions = numbered(in: text)
    for (word, value) in numberWords?.mentions(in: text) ?? [] {
      guard let (unit, end) = unit(in: text, at: afterBlank(text, word.upperBound)),
        isLength(word.upperBound..<end, in: text), let period = Period(value, unit)
      else { continue }
      mentions.append(DurationMention(period: period, range: word.lowerBound..<end))
    }
    for (phrases, period) in wholes {
      mentions += text.ranges(of: phrases).map { DurationMention(period: period, range: $0) }
    }
    for range in text.ranges(of: ones) {
      guard let (unit, end) = unit(in: text, at: afterBlank(text, range.upperBound)), let period = Period(1, unit)
      else { continue }
      mentions.append(DurationMention(period: period, range: range.lowerBound..<end))
    }
    if mentions.isEmpty { return [] }
    return mentions.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  /// Whether a text says how often is paid, in any of the ways a plan's name may: "Monthly", "12 months", "per year".
  func says(_ period: Period, in text: FoldedText) -> Bool {
    if period.count == 1, text.contains(anyOf: adverbs[period.unit]) { return true }
    if period.unit == .month, period.count == 3, text.contains(anyOf: quarterly) { return true }
    if period.unit == .month, period.count == 6, text.contains(anyOf: halfYearly) { return true }
    let named = durations(in: text)
    if named.contains(where: { $0.period == period }) { return true }
    // A bare unit ("/month", "pro Jahr") means one of it, unless a number before it says otherwise. In scripts that set no words apart it is too
    // short to be told from a part of another word.
    guard period.count == 1 else { return false }
    return text.ranges(of: units[period.unit]).contains { range in
      hasBorders(text.scalars[range.lowerBound]) && !named.contains { $0.range.overlaps(range) }
    }
  }

  private func numbered(in text: FoldedText) -> [DurationMention] {
    guard text.hasDigits else { return [] }
    var mentions: [DurationMention] = []
    var index = 0
    while index < text.count {
      guard isDigit(text.scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, isDigit(text.scalars[index]) { index += 1 }
      if let mention = duration(in: text, number: start..<index, unitAt: index) { mentions.append(mention) }
    }
    return mentions
  }

  /// The length that the digits of a range and a unit at an index make; nil where there is no unit, or the digits are part of a number.
  func duration(in text: FoldedText, number: Range<Int>, unitAt index: Int) -> DurationMention? {
    var value = 0
    for scalar in text.scalars[number] where value < 100_000 { value = value * 10 + Int(scalar - 0x30) }
    guard value > 0, value < 1_000, !isPartOfNumber(text, number.lowerBound, number.upperBound),
      let (unit, end) = unit(in: text, at: behindFirst(text, afterBlank(text, index))),
      let period = Period(value, unit)
    else { return nil }
    return DurationMention(period: period, range: number.lowerBound..<end)
  }

  /// The index behind a "first" between a number and its unit: "les 7 premiers jours", "3 primeros meses".
  private func behindFirst(_ text: FoldedText, _ index: Int) -> Int {
    guard let firsts = Lexicon.firstsBehindNumbers[language], let end = text.end(ofLongest: firsts, at: index),
      end < text.count, text.scalars[end] == 0x20
    else { return index }
    return end + 1
  }

  private static let firstsBehindNumbers: [String: FoldedText.PhraseList] = [
    "fr": ["premiers", "premières"], "es": ["primeros", "primeras"], "pt": ["primeiros", "primeiras"],
    "ca": ["primers", "primeres"], "it": ["primi", "prime"],
  ]

  /// Whether a unit behind a number in words makes a length: "三日" and "三年" are as often a day and a year of the calendar.
  private func isLength(_ unit: Range<Int>, in text: FoldedText) -> Bool {
    guard unit.count == 1, let sign = text.scalars[unit].first else { return true }
    return ![0x65E5, 0x5E74, 0x6708, 0x9031].contains(sign)
  }

  /// `4.99`, `1,000`, `v2`, `12月7日`.
  private func isPartOfNumber(_ text: FoldedText, _ start: Int, _ end: Int) -> Bool {
    if start > 0 {
      let before = text.scalars[start - 1]
      if isSeparator(before), start > 1, isDigit(text.scalars[start - 2]) { return true }
      if isLetter(before), hasBorders(before) { return true }
      // "A $50 week of meals."
      if text.isCurrencySign(before) { return true }
      if before == 0x6708 { return true }
    }
    return end + 1 < text.count && isSeparator(text.scalars[end]) && isDigit(text.scalars[end + 1])
  }

  func afterBlank(_ text: FoldedText, _ index: Int) -> Int {
    index < text.count && text.scalars[index] == 0x20 ? index + 1 : index
  }

  /// The unit that begins at an index, the longest one where several do.
  func unit(in text: FoldedText, at index: Int) -> (Period.Unit, Int)? {
    var best: (unit: Period.Unit, end: Int)?
    for unit in Period.Unit.allCases {
      guard let end = text.end(ofLongest: units[unit], at: index), end > best?.end ?? 0 else { continue }
      best = (unit, end)
    }
    return best
  }
}

extension FoldedText {
  /// The index behind a phrase that stands at an index; of one with any ending, behind the ending. Nil where it does not stand there.
  func end(of phrase: Phrase, at index: Int) -> Int? {
    var end = index + phrase.scalars.count
    guard stands(phrase.scalars, at: index) else { return nil }
    let last = phrase.scalars[phrase.scalars.count - 1]
    guard end < count, isLetter(scalars[end]), hasBorders(scalars[end]), hasBorders(last) else { return end }
    guard phrase.isPrefix else { return nil }
    while end < count, isLetter(scalars[end]) { end += 1 }
    return end
  }
}

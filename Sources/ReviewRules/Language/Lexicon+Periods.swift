import Locales

extension Lexicon {
  /// How often is paid, in the words of a name or behind a price: "Weekly", "6 months", "per year". In reading order.
  ///
  /// A bare unit counts at the beginning, behind a stroke or another mark, and behind a word for "per"; behind any other word it may be a part of
  /// "six months".
  func periods(in text: FoldedText) -> [(period: Period, range: Range<Int>)] {
    var found = durations(in: text).map { (period: $0.period, range: $0.range) }
    func add(_ phrases: FoldedText.PhraseList, _ period: Period?, where fits: (Range<Int>) -> Bool = { _ in true }) {
      guard let period else { return }
      for range in text.ranges(of: phrases) where !found.contains(where: { $0.range.overlaps(range) }) && fits(range) {
        found.append((period, range))
      }
    }
    for unit in Period.Unit.allCases { add(adverbs[unit], Period(1, unit)) }
    add(quarterly, Period(3, .month))
    add(halfYearly, Period(6, .month))
    for unit in Period.Unit.allCases {
      add(bareUnits[unit], Period(1, unit)) { range in
        var index = range.lowerBound
        if let word = text.attached(before: index) {
          if word.isTo { return true }
          index = word.start
        }
        while index > 0, text.scalars[index - 1] == 0x20 { index -= 1 }
        guard index > 0, isLetter(text.scalars[index - 1]) else {
          return index == 0 || !isDigit(text.scalars[index - 1])
        }
        return (text.ranges(of: per) + text.ranges(of: ones)).contains { $0.upperBound == index }
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension FoldedText {
  /// What Hebrew and Arabic write as part of a word before an index: where it begins, and whether it is a "to", "for" or "in" such as that of
  /// "לחודש" and "بالشهر", not an article alone. Nil where nothing is.
  func attached(before index: Int) -> (start: Int, isTo: Bool)? {
    var start = index
    while start > 0, index - start < 4, isLetter(scalars[start - 1]) { start -= 1 }
    guard start < index, start == 0 || !isLetter(scalars[start - 1]), scalars[start] >= 0x590, scalars[start] < 0x700
    else { return nil }
    // ל ב ل ب
    return (start, [0x5DC, 0x5D1, 0x644, 0x628].contains(scalars[start]))
  }
}

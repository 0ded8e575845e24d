import Locales

/// Words for each unit of time.
struct UnitWords: Sendable {
  var day: FoldedText.PhraseList
  var week: FoldedText.PhraseList
  var month: FoldedText.PhraseList
  var year: FoldedText.PhraseList

  subscript(unit: Period.Unit) -> FoldedText.PhraseList {
    switch unit {
    case .day: day
    case .week: week
    case .month: month
    case .year: year
    }
  }

  /// From the shortest unit to the longest.
  var all: [FoldedText.PhraseList] { [day, week, month, year] }

  func map(_ change: (FoldedText.PhraseList) -> [FoldedText.Phrase]) -> UnitWords {
    UnitWords(
      day: FoldedText.PhraseList(change(day)), week: FoldedText.PhraseList(change(week)),
      month: FoldedText.PhraseList(change(month)), year: FoldedText.PhraseList(change(year)))
  }
}

extension Lexicon {
  /// Whether words beside a range take back what it says: "no free trial", "無料トライアルなし".
  func isTakenBack(_ text: FoldedText, _ range: Range<Int>) -> Bool {
    isTakenBack(text, at: range.lowerBound)
      || text.ranges(of: negationsBehind).contains { negation in
        negation.lowerBound >= range.upperBound && isNear(text, range.upperBound..<negation.lowerBound)
      }
  }

  /// Whether one of the two words before an index is a "no" or "without".
  func isTakenBack(_ text: FoldedText, at index: Int) -> Bool {
    text.ranges(of: negations).contains { negation in
      negation.upperBound <= index && isNear(text, negation.upperBound..<index)
    }
  }

  /// Whether one of the two words before an index says that it never happens: "nothing renews". Of a trial the same words say nothing: "pay
  /// nothing during your trial".
  func isNever(_ text: FoldedText, at index: Int) -> Bool {
    text.ranges(of: Lexicon.nevers).contains { never in
      never.upperBound <= index && isNear(text, never.upperBound..<index)
    }
  }

  private static let nevers: FoldedText.PhraseList = [
    "never", "nothing", "nie", "niemals", "nichts", "jamais", "rien", "nunca", "nada", "mai", "niente", "nooit",
    "niets",
    "никогда", "ничего", "nigdy", "nic", "aldrig", "aldri", "asla", "hiçbir", "لا", "永不", "从不", "從不",
  ]

  /// Whether nothing but two words lies in a gap; where words have no borders, a few letters.
  private func isNear(_ text: FoldedText, _ gap: Range<Int>) -> Bool {
    guard gap.count <= 12 else { return false }
    let between = text.scalars[gap]
    guard between.allSatisfy({ $0 == 0x20 || isLetter($0) }) else { return false }
    return between.count { $0 == 0x20 } <= 2 && between.count { isLetter($0) && !hasBorders($0) } <= 4
  }
}

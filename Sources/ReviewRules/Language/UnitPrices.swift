import Foundation
import Locales

/// An amount with the unit of time that it is said to be for: "$4.16/month", "4,16 € im Monat", "月額333円".
struct TypedUnitPrice: Hashable, Sendable {
  var amount: TypedAmount
  var unit: Period.Unit
  /// The scalars from the amount to the unit.
  var range: Range<Int>
}

extension Lexicon {
  /// The unit that an amount is said to be for; nil where none stands beside it, or several of one: "$9.99 for 3 months".
  func unitPrice(of amount: TypedAmount, in text: FoldedText) -> TypedUnitPrice? {
    if let (unit, end) = unit(behind: amount.range.upperBound, in: text), !isCompound(amount, in: text) {
      return TypedUnitPrice(amount: amount, unit: unit, range: amount.range.lowerBound..<end)
    }
    for unit in Period.Unit.allCases {
      for range in text.ranges(of: adverbs[unit]) where range.upperBound <= amount.range.lowerBound {
        let gap = text.scalars[range.upperBound..<amount.range.lowerBound]
        guard gap.count <= 1, gap.allSatisfy({ $0 == 0x20 }) else { continue }
        return TypedUnitPrice(amount: amount, unit: unit, range: range.lowerBound..<amount.range.upperBound)
      }
    }
    return nil
  }

  /// "A $50 week of meals": an article before makes one word of the amount and the unit.
  private func isCompound(_ amount: TypedAmount, in text: FoldedText) -> Bool {
    guard amount.range.lowerBound > 0, Lexicon.articles.contains(text.word(endingAt: amount.range.lowerBound)) else {
      return false
    }
    return unit(in: text, at: afterBlank(text, amount.range.upperBound)) != nil
  }

  private static let articles: Set<String> = ["a", "an", "your", "the"]

  /// "/month", " a month", " im Monat", " monthly": at most one short word stands between.
  private func unit(behind end: Int, in text: FoldedText) -> (Period.Unit, Int)? {
    var index = afterBlank(text, end)
    if let found = unitOrAdverb(in: text, at: index) { return found }
    if index < text.count, text.scalars[index] == 0x2F {
      return unitOrAdverb(in: text, at: afterBlank(text, index + 1))
    }
    let start = index
    while index < text.count, isLetter(text.scalars[index]), index - start < 6 { index += 1 }
    guard index > start, index < text.count, text.scalars[index] == 0x20 else { return nil }
    return unitOrAdverb(in: text, at: index + 1)
  }

  private func unitOrAdverb(in text: FoldedText, at index: Int) -> (Period.Unit, Int)? {
    guard index < text.count else { return nil }
    if let found = unit(in: text, at: index) { return found }
    for unit in Period.Unit.allCases {
      for phrase in adverbs[unit] {
        if let end = text.end(of: phrase, at: index) { return (unit, end) }
      }
    }
    return nil
  }
}

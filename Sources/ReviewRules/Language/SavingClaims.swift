import Foundation
import Locales

/// A saving that a text names in figures: "48 %", "2 months free".
struct SavingClaim: Hashable, Sendable {
  enum Amount: Hashable, Sendable {
    case percent(Decimal)
    /// So many months cost nothing.
    case months(Int)
  }

  var amount: Amount
  /// The scalars of the folded text.
  var range: Range<Int>
  /// Whether a minus says that it is a saving.
  var isMinus = false
}

extension Lexicon {
  /// Months (or years) that are free without being a trial: "2 months free", "3 Monate gratis".
  func freeMonths(in text: FoldedText) -> [SavingClaim] {
    let frees = text.ranges(of: free).filter { !isTakenBack(text, at: $0.lowerBound) }
    guard !frees.isEmpty else { return [] }
    let named = durations(in: text).filter { $0.period.unit == .month || $0.period.unit == .year }
    guard !named.isEmpty else { return [] }
    let trials = trialClaims(in: text).filter { !$0.mayBeSaving }
    var claims: [SavingClaim] = []
    for range in frees {
      // "2 months of free backups" is no saving: the two stand side by side.
      guard let duration = nearest(to: range, among: named, in: text),
        max(range.lowerBound, duration.range.lowerBound) - min(range.upperBound, duration.range.upperBound) <= 1
      else { continue }
      let whole =
        min(range.lowerBound, duration.range.lowerBound)..<max(range.upperBound, duration.range.upperBound)
      if isTakenBack(text, at: whole.lowerBound) { continue }
      if whatElseIsFree(range, for: duration.range, in: text) != nil { continue }
      let isTrial = trials.contains { $0.range.overlaps(whole) }
      guard !isTrial, !claims.contains(where: { $0.range.overlaps(whole) }) else { continue }
      let months = duration.period.count * (duration.period.unit == .year ? 12 : 1)
      claims.append(SavingClaim(amount: .months(months), range: whole))
    }
    return claims
  }
}

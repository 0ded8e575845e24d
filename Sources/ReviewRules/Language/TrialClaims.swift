import Locales

/// A place where typed text promises a free trial.
struct TrialClaim: Hashable, Sendable {
  /// The scalars of the promise, with the length where one is named.
  var range: Range<Int>
  /// The length that is named; nil where none is.
  var duration: DurationMention?
}

extension Lexicon {
  /// The promises of a free trial in a text, in reading order.
  ///
  /// "Free" counts beside a length in days or weeks only: "2 months free" is as often a saving.
  func trialClaims(in text: FoldedText) -> [TrialClaim] {
    let trials = text.ranges(of: trialList)
    let frees = text.ranges(of: freeList)
    // Most texts promise nothing, and their lengths need not be looked for.
    if trials.isEmpty, frees.isEmpty { return [] }
    let named = durations(in: text)
    var claims: [TrialClaim] = []
    for range in trials where !isTakenBack(text, range) {
      claims.append(claim(range, nearest(to: range, among: named, in: text)))
    }
    let tries = !claims.isEmpty
    for range in frees where !isTakenBack(text, range) {
      guard let duration = around(range, in: text) ?? nearest(to: range, among: named, in: text) else { continue }
      let isShort = duration.period.unit == .day || duration.period.unit == .week
      if isShort || tries { claims.append(claim(range, duration)) }
    }
    return joined(claims)
  }

  /// The lengths that a text calls free, be they a trial or a saving, in reading order: "first 3 months free".
  func freeLengths(in text: FoldedText) -> [TrialClaim] {
    let frees = text.ranges(of: freeList).filter { !isTakenBack(text, at: $0.lowerBound) }
    if frees.isEmpty { return [] }
    let named = durations(in: text)
    return joined(frees.compactMap { range in nearest(to: range, among: named, in: text).map { claim(range, $0) } })
  }

  /// The length whose number and unit a word stands between: "3 free days".
  private func around(_ range: Range<Int>, in text: FoldedText) -> DurationMention? {
    var start = range.lowerBound
    guard start > 1, text.scalars[start - 1] == 0x20, isDigit(text.scalars[start - 2]) else { return nil }
    start -= 1
    let end = start
    while start > 0, isDigit(text.scalars[start - 1]) { start -= 1 }
    return duration(in: text, number: start..<end, unitAt: range.upperBound)
  }

  private func claim(_ range: Range<Int>, _ duration: DurationMention?) -> TrialClaim {
    guard let duration else { return TrialClaim(range: range, duration: nil) }
    let start = min(range.lowerBound, duration.range.lowerBound)
    return TrialClaim(range: start..<max(range.upperBound, duration.range.upperBound), duration: duration)
  }

  /// Claims that overlap are one; it keeps the length that one of them has.
  private func joined(_ claims: [TrialClaim]) -> [TrialClaim] {
    var result: [TrialClaim] = []
    for claim in claims.sorted(by: {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }) {
      guard let last = result.last, last.range.overlaps(claim.range) else {
        result.append(claim)
        continue
      }
      let end = max(last.range.upperBound, claim.range.upperBound)
      result[result.count - 1] = TrialClaim(
        range: last.range.lowerBound..<end, duration: last.duration ?? claim.duration)
    }
    return result
  }

  /// The length that belongs to a word: at most two words away, with no punctuation and no "before" or "then" between.
  func nearest(to range: Range<Int>, among mentions: [DurationMention], in text: FoldedText) -> DurationMention? {
    var best: (mention: DurationMention, distance: Int)?
    for mention in mentions {
      if mention.range.overlaps(range) { return mention }
      let gap =
        mention.range.upperBound <= range.lowerBound
        ? mention.range.upperBound..<range.lowerBound : range.upperBound..<mention.range.lowerBound
      guard gap.count <= 24, isClose(text, gap), gap.count < best?.distance ?? .max else { continue }
      best = (mention, gap.count)
    }
    return best?.mention
  }

  private func isClose(_ text: FoldedText, _ gap: Range<Int>) -> Bool {
    var words = 0
    var wasLetter = false
    for scalar in text.scalars[gap] {
      guard scalar == 0x20 || scalar == 0x27 || isLetter(scalar) else { return false }
      let isLetter = scalar != 0x20
      if isLetter, !wasLetter { words += 1 }
      wasLetter = isLetter
    }
    guard words <= 2 else { return false }
    return !parting.contains { phrase in text.ranges(of: phrase).contains { gap.contains($0.lowerBound) } }
  }
}

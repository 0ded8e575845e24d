import Locales

/// A place where typed text promises a free trial.
struct TrialClaim: Hashable, Sendable {
  /// The scalars of the promise, with the length where one is named.
  var range: Range<Int>
  /// The length that is named; nil where none is.
  var duration: DurationMention?
  /// Whether it is a promise in running text, too: benefits and headlines speak of other trials and other freedom.
  var isPlain = true
  /// Whether the text says nothing else: what would be about the app in other company is about the purchase then.
  var isWhole = false
  /// Whether the words would do for a saving: "2 months free". Which it is, the plans say.
  var mayBeSaving = false
  /// What is free by the words, where it is not plainly what is sold: "shipping", or a name. Nil where it is, or nothing is named.
  var other: Range<Int>?
}

extension Lexicon {
  /// The promises of a free trial in a text, in reading order.
  ///
  /// Beside "free", a length of months may be a saving, unless words make an offer of it.
  func trialClaims(in text: FoldedText) -> [TrialClaim] {
    let trials = text.ranges(of: trial)
    let frees = text.ranges(of: free) + text.zeroAmounts
    let given = freeCompounds(in: text)
    let tested = language == "en" ? text.ranges(of: Lexicon.tries) : []
    // Most texts promise nothing, and their lengths need not be looked for.
    let hasTry = text.hasDigits && text.contains(anyOf: Lexicon.tryVerbs)
    if trials.isEmpty, frees.isEmpty, given.isEmpty, tested.isEmpty, !hasTry { return [] }
    let named = durations(in: text).filter { !isPoint($0.range, in: text) }
    var claims = hasTry ? triedLengths(among: named, in: text) : []
    for range in tested where text.isEndOfSaid(range.upperBound) {
      claims.append(TrialClaim(range: range, duration: nil, isPlain: false, isWhole: text.saysNothing(beside: range)))
    }
    // "2 Gratismonate" are as often a saving, like "2 months free".
    for mention in given where mention.period.unit == .day || mention.period.unit == .week {
      claims.append(TrialClaim(range: mention.range, duration: mention))
    }
    // What takes "brak okresu próbnego" back takes the "próbnego" in it back.
    let denied = trials.filter { isTakenBack(text, $0) }
    for (place, range) in text.placedRanges(of: trial)
    where !denied.contains(where: { $0.overlaps(range) }) && !given.contains(where: { $0.range.overlaps(range) })
      && !TriedThings.stand(beside: range, in: text)
    {
      let isBare = Lexicon.bareTrials.contains(trial[place])
      let duration =
        nearest(to: range, among: named, in: text) ?? bareUnit(beside: range, in: text)
        ?? abbreviated(beside: range, in: text) ?? bracketed(behind: range, among: named, in: text)
      var found = claim(range, duration)
      let free = isBare ? frees.first { text.isBeside($0, range) } : nil
      if let free { found.range = min(free.lowerBound, found.range.lowerBound)..<found.range.upperBound }
      found.isPlain = !isBare || found.duration != nil || free != nil
      claims.append(found)
    }
    let tries = !claims.isEmpty
    let lasting = frees.isEmpty ? [] : named.filter { !isDeadline($0.range, in: text) }
    for range in frees
    where !isTakenBack(text, range) && !text.isFreeOf(range) && !denied.contains(where: { $0.overlaps(range) }) {
      guard
        let duration = around(range, in: text) ?? nearest(to: range, among: lasting, in: text)
          ?? bareUnit(beside: range, in: text) ?? hours(beside: range, in: text)
          ?? abbreviated(beside: range, in: text) ?? setApart(from: range, among: lasting, in: text)
          ?? bracketed(behind: range, among: lasting, in: text)
      else { continue }
      var found = claim(range, duration)
      found.isPlain = isPlain(range, duration.range, in: text)
      found.other = whatElseIsFree(range, for: duration.range, in: text)
      let isShort = duration.period.unit == .day || duration.period.unit == .week
      if !isShort, !tries, !OfferWords.stand(beside: duration.range, range, in: text) {
        let gap =
          max(range.lowerBound, duration.range.lowerBound) - min(range.upperBound, duration.range.upperBound)
        // "2 months of free backups" is neither.
        guard gap <= 1 else { continue }
        found.mayBeSaving = true
      }
      claims.append(found)
    }
    return joined(claims)
  }

  /// "Неделя бесплатно", "חודש חינם": where a language has no article, one week is a week.
  private func bareUnit(beside range: Range<Int>, in text: FoldedText) -> DurationMention? {
    guard let others = Lexicon.withoutArticles[language] else { return nil }
    for unit in [Period.Unit.week, .month, .year] {
      guard let period = Period(1, unit) else { continue }
      // Of months and years the first form is the one for one; the others are of many.
      let phrases = Array(units[unit])
      for phrase in unit == .week ? phrases : phrases.prefix(1) + others {
        for place in text.ranges(of: phrase) where text.isBeside(place, range) || text.isBeside(range, place) {
          guard !others.contains(phrase) || self.unit(in: text, at: place.lowerBound)?.0 == unit else { continue }
          let before = text.word(endingAt: place.lowerBound)
          if place.lowerBound > 0, before.isEmpty { continue }
          if !before.isEmpty, per.contains(where: { FoldedText.Phrase(before) == $0 }) { continue }
          return DurationMention(period: period, range: place)
        }
      }
    }
    return nil
  }

  /// Languages without articles, and their forms for one month or year beside those that begin their lists.
  private static let withoutArticles: [String: [FoldedText.Phrase]] = [
    "ar": ["شهرا"], "cs": [], "he": [], "hr": ["godinu"], "pl": [], "ru": [], "sk": [], "sl": [], "uk": [],
  ].mapValues { (words: [String]) in words.compactMap { FoldedText.Phrase($0) } }

  /// "72 hours free", "free for 48 hours".
  private func hours(beside range: Range<Int>, in text: FoldedText) -> DurationMention? {
    var index = max(0, range.lowerBound - 16)
    let last = min(text.count, range.upperBound + 10)
    while index < last {
      guard isDigit(text.scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, isDigit(text.scalars[index]) { index += 1 }
      guard start == 0 || !isDigit(text.scalars[start - 1]), let (days, end) = text.wholeDays(ofHours: start..<index),
        let period = Period(days, .day)
      else { continue }
      let gap = end <= range.lowerBound ? end..<range.lowerBound : range.upperBound..<max(range.upperBound, start)
      let words = text.words(in: gap)
      guard gap.count <= 6, words.count <= 1, text.scalars[gap].allSatisfy({ $0 == 0x20 || isLetter($0) }),
        !text.ranges(of: parting).contains(where: { gap.contains($0.lowerBound) }),
        !isPoint(start..<end, in: text), !isParted(range, from: start..<end, in: text)
      else { continue }
      return DurationMention(period: period, range: start..<end)
    }
    return nil
  }

  /// The lengths that a text calls free, be they a trial or a saving, in reading order: "first 3 months free".
  func freeLengths(in text: FoldedText) -> [TrialClaim] {
    let frees = text.ranges(of: free).filter { !isTakenBack(text, at: $0.lowerBound) }
    if frees.isEmpty { return [] }
    let named = durations(in: text)
    return joined(
      frees.compactMap { range in
        guard let length = nearest(to: range, among: named, in: text) else { return nil }
        var found = claim(range, length)
        found.other = whatElseIsFree(range, for: length.range, in: text)
        return found
      })
  }

  /// Whether "free" and a length stand side by side, be it with a "for" between, and end what is said: "14 day free walking tour" is a tour.
  private func isPlain(_ free: Range<Int>, _ length: Range<Int>, in text: FoldedText) -> Bool {
    let gap =
      length.upperBound <= free.lowerBound
      ? length.upperBound..<free.lowerBound : min(free.upperBound, length.lowerBound)..<length.lowerBound
    let isBare = text.scalars[gap].allSatisfy { $0 == 0x20 }
    guard isBare || text.words(in: gap).count == 1 && gap.count <= 6 else { return false }
    var index = max(free.upperBound, length.upperBound)
    guard index < text.count else { return true }
    if text.end(ofLongest: parting, at: afterBlank(text, index)) != nil { return true }
    let isSetApart = text.scalars[index] == 0x20
    if isSetApart { index += 1 }
    guard index < text.count else { return true }
    let next = text.scalars[index]
    if !isLetter(next) { return !isDigit(next) }
    // Particles of Japanese and Korean follow without a blank.
    return !isSetApart && ((0x3041...0x309F).contains(next) || (0xAC00...0xD7A3).contains(next))
  }

  /// Words for trials that are as often about something else: "trial and error", "vol d'essai", "versión de prueba".
  private static let bareTrials = Set(
    [
      "trial", "testversion*", "l'essai", "d'essai", "de prueba", "di prova", "de teste", "de prova", "пробный",
      "пробная", "пробную",
    ].compactMap { FoldedText.Phrase($0) })

  /// The length whose number and unit a word stands between: "3 free days".
  func around(_ range: Range<Int>, in text: FoldedText) -> DurationMention? {
    counted(before: range.lowerBound, unitAt: range.upperBound, in: text)
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
        range: last.range.lowerBound..<end, duration: last.duration ?? claim.duration,
        isPlain: last.isPlain || claim.isPlain, isWhole: last.isWhole || claim.isWhole,
        mayBeSaving: last.mayBeSaving && claim.mayBeSaving, other: claim.other == nil ? nil : last.other)
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
      guard gap.count <= 24, gap.count < best?.distance ?? .max, isClose(text, gap),
        !isParted(range, from: mention.range, in: text)
      else { continue }
      best = (mention, gap.count)
    }
    return best?.mention
  }

  private func isClose(_ text: FoldedText, _ gap: Range<Int>) -> Bool {
    var words = 0
    var wasLetter = false
    var index = gap.lowerBound
    while index < gap.upperBound {
      // "7 jours 100 % gratuits": wholly.
      if let end = text.endOfWholly(at: index), end <= gap.upperBound {
        index = end
        continue
      }
      let scalar = text.scalars[index]
      index += 1
      guard scalar == 0x20 || scalar == 0x27 || isLetter(scalar) else { return false }
      let isLetter = scalar != 0x20
      if isLetter, !wasLetter { words += 1 }
      wasLetter = isLetter
    }
    guard words <= 2 else { return false }
    // "Gratis voor 7 dagen" is for so long; elsewhere the word is a "before".
    if language == "nl", text.string(gap) == " voor ", gap.upperBound < text.count,
      !isLetter(text.scalars[gap.upperBound])
    {
      return true
    }
    return !text.ranges(of: parting).contains { gap.contains($0.lowerBound) }
  }
}

extension FoldedText {
  /// The index behind "100 %" at an index; nil where something else stands there.
  fileprivate func endOfWholly(at index: Int) -> Int? {
    guard stands([0x31, 0x30, 0x30], at: index) else { return nil }
    let end = index + 3 < count && scalars[index + 3] == 0x20 ? index + 4 : index + 3
    return end < count && scalars[end] == 0x25 ? end + 1 : nil
  }

  /// Whether nothing but blanks and pictures lies between a range and another one behind it: "free 🎉 trial".
  fileprivate func isBeside(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    guard first.upperBound <= second.lowerBound, second.lowerBound - first.upperBound <= 4 else { return false }
    return scalars[first.upperBound..<second.lowerBound].allSatisfy {
      // Marks of Markdown stand in strings as they are.
      $0 == 0x20 || $0 == 0x2A || $0 == 0x5F || $0 > 0x2000 && !isLetter($0)
    }
  }

  /// Amounts of nothing with a sign of a currency: "$0", "0 €", "₽0". Names of currencies are in the lists of `free`.
  var zeroAmounts: [Range<Int>] {
    guard hasDigits, scalars.contains(0x30) else { return [] }
    var found: [Range<Int>] = []
    var index = 0
    while index < count {
      guard isDigit(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      let end = numberEnd(from: start)
      index = end
      guard value(start..<end) == 0 else { continue }
      var before = start
      if before > 0, scalars[before - 1] == 0x20 { before -= 1 }
      var behind = end
      if behind < count, scalars[behind] == 0x20 { behind += 1 }
      if before > 0, isCurrencySign(scalars[before - 1]) {
        found.append((before - 1)..<end)
      } else if behind < count, isCurrencySign(scalars[behind]) {
        found.append(start..<(behind + 1))
      } else if let name = self.end(ofLongest: FoldedText.zeroNames, at: behind) {
        found.append(start..<name)
      }
    }
    return found
  }

  private static let zeroNames: FoldedText.PhraseList = [
    "euro", "euros", "eur", "usd", "zl", "zł", "tl", "lira", "руб", "рублей", "元", "円", "원",
  ]
}

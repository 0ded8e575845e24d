import Locales

/// Promises that are put shortly: "7d free trial", "One week. Free.", "2 Gratiswochen".
extension Lexicon {
  /// "Try before you buy". Of several languages: each is harmless in the others.
  static let tries = FoldedText.PhraseList(
    """
    try before you buy|try it before you buy|try it before you buy it|try before buying|erst testen, dann kaufen|\
    erst testen, dann zahlen|teste vor dem kauf|testen sie vor dem kauf|essayez avant d'acheter|\
    essaie avant d'acheter|pruébalo antes de comprar|prueba antes de comprar|pruébalo antes de comprarlo|\
    provalo prima di acquistare|prova prima di acquistare|prova prima di comprare|experimente antes de comprar|\
    probeer voordat je koopt|probeer voor je koopt|購入前に試せます|購入前にお試し|구매 전에 체험|попробуйте перед покупкой
    """.split(separator: "|").compactMap { FoldedText.Phrase($0) })

  /// The length whose number stands right before an index and whose unit stands at another one: "3 free days", "drei Gratistage".
  func counted(before index: Int, unitAt unit: Int, in text: FoldedText) -> DurationMention? {
    guard index > 1, text.scalars[index - 1] == 0x20 else { return nil }
    let end = index - 1
    if isDigit(text.scalars[end - 1]) {
      var start = end
      while start > 0, isDigit(text.scalars[start - 1]) { start -= 1 }
      return duration(in: text, number: start..<end, unitAt: unit)
    }
    guard let word = numberWords?.mentions(in: text).first(where: { $0.range.upperBound == end }),
      let (unit, behind) = self.unit(in: text, at: afterBlank(text, unit)), let period = Period(word.value, unit)
    else { return nil }
    return DurationMention(period: period, range: word.range.lowerBound..<behind)
  }

  /// The free lengths whose unit and "free" are one word, behind a number: "2 Gratismonate", "7 gratisdagar". In no order.
  func freeCompounds(in text: FoldedText) -> [DurationMention] {
    guard let first = compounding, text.pairs.mayContain(first.pairs) else { return [] }
    var found: [DurationMention] = []
    let length = first.scalars.count
    guard text.count > length else { return [] }
    for index in 1..<(text.count - length) where text.scalars[index] == first.scalars[0] {
      guard text.scalars[index - 1] == 0x20, isLetter(text.scalars[index + length]),
        text.scalars[index..<(index + length)].elementsEqual(first.scalars),
        let mention = counted(before: index, unitAt: index + length, in: text), mention.period != Period(1, .month),
        !isTakenBack(text, at: mention.range.lowerBound)
      else { continue }
      found.append(mention)
    }
    return found
  }

  /// "7d free", "free for 14d": a unit of one letter, which means a length right beside such a word only.
  ///
  /// "3D" and its like are no days.
  func abbreviated(beside range: Range<Int>, in text: FoldedText) -> DurationMention? {
    if range.lowerBound > 2 {
      let end = text.scalars[range.lowerBound - 1] == 0x20 ? range.lowerBound - 1 : range.lowerBound
      var start = end - 1
      while start > 0, isDigit(text.scalars[start - 1]) { start -= 1 }
      if let mention = abbreviation(start..<end, in: text) { return mention }
    }
    guard Lexicon.lasting.contains(text.word(startingAt: range.upperBound)) else { return nil }
    var start = range.upperBound
    if start < text.count, text.scalars[start] == 0x20 { start += 1 }
    while start < text.count, isLetter(text.scalars[start]) { start += 1 }
    guard start < text.count, text.scalars[start] == 0x20 else { return nil }
    start += 1
    var end = start
    while end < text.count, isDigit(text.scalars[end]) { end += 1 }
    return abbreviation(start..<min(text.count, end + 1), in: text)
  }

  /// Digits and the letter of a unit right behind them, with no other letter beside the two.
  private func abbreviation(_ range: Range<Int>, in text: FoldedText) -> DurationMention? {
    let digits = text.scalars[range].dropLast()
    guard (1...3).contains(digits.count), digits.allSatisfy(isDigit), let last = text.scalars[range].last else {
      return nil
    }
    let unit: Period.Unit
    switch (last, language) {
    case (0x64, _): unit = .day
    case (0x6A, "fr"): unit = .day
    case (0x77, "en"): unit = .week
    default: return nil
    }
    if range.lowerBound > 0 {
      let before = text.scalars[range.lowerBound - 1]
      if isLetter(before) || isSeparator(before) || before == 0x25 || text.isCurrencySign(before) { return nil }
    }
    if range.upperBound < text.count, isLetter(text.scalars[range.upperBound]) { return nil }
    let value = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let isDimension = last == 0x64 && (1...4).contains(value)
    guard value > 0, !isDimension, let period = Period(value, unit) else { return nil }
    return DurationMention(period: period, range: range)
  }

  /// Words between "free" and how long it is so.
  private static let lasting: Set<String> = [
    "for", "fur", "pendant", "pour", "por", "durante", "per", "voor", "i", "na",
  ]

  /// "Free trial (14 days)", "無料（14日間）", "Trial: 14 days".
  func bracketed(behind range: Range<Int>, among named: [DurationMention], in text: FoldedText) -> DurationMention? {
    var index = range.upperBound
    // The rest of an inflected word.
    while index < text.count, isLetter(text.scalars[index]), hasBorders(text.scalars[index]) { index += 1 }
    index = afterBlank(text, index)
    guard index < text.count, [0x28, 0x3A].contains(text.scalars[index]) else { return nil }
    let isBracket = text.scalars[index] == 0x28
    // A list may say of what is free how much there is: "Free: 3 days".
    guard isBracket || text.ranges(of: trial).contains(range) else { return nil }
    let start = afterBlank(text, index + 1)
    return named.first { mention in
      guard mention.range.lowerBound == start else { return false }
      let end = afterBlank(text, mention.range.upperBound)
      return isBracket ? end < text.count && text.scalars[end] == 0x29 : text.isEndOfSaid(end)
    }
  }

  /// "Try it for 14 days", "14 Tage ausprobieren": lengths to try something for, where nothing else is said of them. What it costs is not said
  /// either.
  func triedLengths(among named: [DurationMention], in text: FoldedText) -> [TrialClaim] {
    var claims: [TrialClaim] = []
    for verb in text.ranges(of: Lexicon.tryVerbsBefore) where !isTakenBack(text, at: verb.lowerBound) {
      let start = afterBlank(text, verb.upperBound)
      guard let length = named.first(where: { $0.range.lowerBound == start }) else { continue }
      var end = length.range.upperBound
      if let behind = text.end(ofLongest: Lexicon.lengthwise, at: afterBlank(text, end)) { end = behind }
      guard text.isEndOfSaid(end) else { continue }
      claims.append(
        TrialClaim(
          range: verb.lowerBound..<length.range.upperBound, duration: length, isPlain: false))
    }
    for length in named {
      guard
        let end = text.end(ofLongest: Lexicon.tryVerbsBehind, at: afterBlank(text, length.range.upperBound)),
        text.isEndOfSaid(end)
      else { continue }
      claims.append(TrialClaim(range: length.range.lowerBound..<end, duration: length, isPlain: false))
    }
    return claims
  }

  /// As they stand before a length. Of several languages: each is harmless in the others.
  private static let tryVerbsBefore = FoldedText.PhraseList(
    """
    try it|try it for|try for|try pro for|try premium for|try pro|try premium|teste|teste es|testen sie|probiere es|\
    essayez pendant|essaie pendant|essayez|essayez le pendant|pruébalo|pruébalo durante|prueba durante|prueba|\
    teste por|experimente por|experimente|prova per|provalo per|provalo|prova|probeer|probeer het|wypróbuj przez|\
    wypróbuj|попробуйте|попробуй|جرب لمدة|جربه لمدة|prova i|testa i|prøv i|prøv det i|kokeile|zkuste na|vyzkoušejte na
    """)
  private static let tryVerbsBehind = FoldedText.PhraseList(
    "ausprobieren|dene|deneyin|próby|пробно|proberen|uitproberen|lang ausprobieren|boyunca dene|boyunca deneyin")
  static let tryVerbs = tryVerbsBefore + tryVerbsBehind
  private static let lengthwise: FoldedText.PhraseList = ["lang"]

  /// "One week. Free.": both are all that their sentences say, or one of the two has a word more.
  func setApart(
    from free: Range<Int>, among named: [DurationMention], in text: FoldedText
  ) -> DurationMention? {
    guard text.isEndOfSaid(free.upperBound), text.wordsSaid(before: free.lowerBound) == 0 else { return nil }
    return named.first { mention in
      guard text.isEndOfSaid(mention.range.upperBound),
        let words = text.wordsSaid(before: mention.range.lowerBound), words <= 1
      else { return false }
      let gap =
        mention.range.upperBound <= free.lowerBound
        ? mention.range.upperBound..<free.lowerBound
        : min(free.upperBound, mention.range.lowerBound)..<mention.range.lowerBound
      return gap.count <= 12 && text.scalars[gap].count(where: FoldedText.isStop) == 1
    }
  }
}

extension FoldedText {
  /// What ends a sentence or a part of one.
  static func isStop(_ scalar: UInt32) -> Bool { stops.contains(scalar) }

  private static let stops = Set(".,!?:;–—|/·•。、！，：".unicodeScalars.map(\.value))

  /// Whether what is said ends at an index: with the text, or with a mark.
  func isEndOfSaid(_ index: Int) -> Bool {
    var index = index
    while index < count, scalars[index] == 0x20 { index += 1 }
    return index >= count || FoldedText.isStop(scalars[index])
  }

  /// The words between the beginning of a sentence, or of a part of one, and an index; nil where there are too many to matter.
  func wordsSaid(before index: Int) -> Int? {
    var start = index
    while start > 0, !FoldedText.isStop(scalars[start - 1]) {
      guard index - start < 16 else { return nil }
      start -= 1
    }
    let signs = scalars[start..<index].count { isLetter($0) && !hasBorders($0) }
    return words(in: start..<index).count + (signs + 1) / 2
  }

  /// Whether a text has no letter and no digit beside what stands in a range.
  func saysNothing(beside range: Range<Int>) -> Bool {
    scalars.indices.allSatisfy { range.contains($0) || !(isLetter(scalars[$0]) || isDigit(scalars[$0])) }
  }
}

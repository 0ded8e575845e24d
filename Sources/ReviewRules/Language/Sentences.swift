extension FoldedText {
  /// The sentence that a range stands in: up to a full stop, a question or exclamation mark, a semicolon, a bullet.
  ///
  /// - Parameter reach: no further is looked; nil: the whole text.
  func sentence(around range: Range<Int>, within reach: Range<Int>? = nil) -> Range<Int> {
    let reach = reach?.clamped(to: 0..<count) ?? 0..<count
    var start = range.lowerBound
    while start > reach.lowerBound, !ends(start - 1) { start -= 1 }
    var end = range.upperBound
    while end < reach.upperBound, !ends(end) { end += 1 }
    return start..<end
  }

  /// Whether a sentence ends at an index. A full stop inside a number or an address ends none.
  private func ends(_ index: Int) -> Bool {
    switch scalars[index] {
    case 0x21, 0x3F, 0x3B, 0x3002, 0xB7, 0x2022, 0x061F, 0x06D4, 0x0964: return true
    case 0x2E: return index + 1 >= count || scalars[index + 1] == 0x20
    default: return false
    }
  }

  /// The words of a range: stretches of letters, of scripts that set words apart.
  func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in range {
      let isPart = isLetter(scalars[index]) && hasBorders(scalars[index])
      if isPart, start == nil { start = index }
      if !isPart, let from = start {
        words.append(from..<index)
        start = nil
      }
    }
    if let start { words.append(start..<range.upperBound) }
    return words
  }

  /// How many words stand between two ranges; nil where they overlap.
  func wordsBetween(_ a: Range<Int>, _ b: Range<Int>) -> Int? {
    if a.upperBound <= b.lowerBound { return words(in: a.upperBound..<b.lowerBound).count }
    if b.upperBound <= a.lowerBound { return words(in: b.upperBound..<a.lowerBound).count }
    return nil
  }
}

extension SaidText {
  /// So far on each side of a range a sentence is looked at, in scalars. Nobody reads a longer one, and a text may be one sentence full of claims.
  static let reach = 500

  /// The sentence that a range of the folded text stands in, and no more than its line: on a store's page every line says something of its own.
  func sentence(around range: Range<Int>) -> Range<Int> {
    let whole = folded.sentence(
      around: range, within: (range.lowerBound - SaidText.reach)..<(range.upperBound + SaidText.reach))
    var start = range.lowerBound
    while start > whole.lowerBound, !isLineBreak(start - 1) { start -= 1 }
    var end = range.upperBound
    while end < whole.upperBound, !isLineBreak(end) { end += 1 }
    return start..<end
  }

  /// The same with the question before it: "Already subscribed? Turn off auto-renewal."
  func sentenceWithQuestion(around range: Range<Int>) -> Range<Int> {
    let own = sentence(around: range)
    var end = own.lowerBound
    guard end > 1, [0x3F, 0x61F].contains(folded.scalars[end - 1]) else { return own }
    end -= 1
    return sentence(around: end..<end).lowerBound..<own.upperBound
  }

  /// The part of a sentence that a range stands in: up to a comma or a dash.
  func clause(around range: Range<Int>) -> Range<Int> {
    let whole = sentence(around: range)
    var start = range.lowerBound
    while start > whole.lowerBound, !FoldedText.isStop(folded.scalars[start - 1]) { start -= 1 }
    var end = range.upperBound
    while end < whole.upperBound, !FoldedText.isStop(folded.scalars[end]) { end += 1 }
    return start..<end
  }

  /// Whether a range goes on in another line.
  func isBroken(_ range: Range<Int>) -> Bool { range.contains { isLineBreak($0) } }

  private func isLineBreak(_ index: Int) -> Bool {
    guard folded.scalars[index] == 0x20 else { return false }
    return bytes[folded.bytes(of: index..<index + 1).clamped(to: bytes.indices)].contains { $0 == 0x0A || $0 == 0x0D }
  }
}

extension FoldedText {
  /// Whether one of some phrases begins in a range, at the beginning of a word.
  func holds(_ phrases: PhraseList, in range: Range<Int>) -> Bool {
    range.contains { index in
      let scalar = scalars[index]
      guard scalar != 0x20, index == 0 || !hasBorders(scalar) || !isLetter(scalars[index - 1]) else { return false }
      return end(ofLongest: phrases, at: index) != nil
    }
  }

  /// How many words stand in a range; where words are not set apart, two signs count as one.
  func wordCount(in range: Range<Int>) -> Int {
    let signs = scalars[range].count { isLetter($0) && !hasBorders($0) }
    return words(in: range).count + (signs + 1) / 2
  }
}

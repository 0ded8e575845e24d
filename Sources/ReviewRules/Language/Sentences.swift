extension FoldedText {
  /// The sentence that a range stands in: up to a full stop, a question or exclamation mark, a semicolon, a bullet.
  func sentence(around range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, !ends(start - 1) { start -= 1 }
    var end = range.upperBound
    while end < count, !ends(end) { end += 1 }
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

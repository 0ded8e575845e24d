import Projects

/// How a text is longer than it may be.
struct Excess: Hashable, Sendable {
  /// The end of a sentence about the text: "has 49 characters; 35 are allowed".
  var words: String
  /// Whether it may be taken all the same: sources disagree, or it is not known what is counted.
  var isUncertain: Bool
  /// The offset of the first byte beyond the limit.
  var start: Int
}

/// How a text exceeds a limit; nil where it fits.
///
/// Characters are grapheme clusters, what readers take for one character. Where a text fits by them and not by its UTF-16 units, as an emoji of
/// a family does, what the store says is not known.
func excess(of text: String, over limit: Limit.Fact) -> Excess? {
  if limit.unit == .bytes {
    let count = text.utf8.count
    guard count > limit.most else { return nil }
    // No character is cut in two.
    let bytes = Array(text.utf8.prefix(limit.most + 1))
    var start = limit.most
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return Excess(words: "has \(count) bytes; \(limit.most) are allowed", isUncertain: false, start: start)
  }
  // A text of so few bytes is short by any count.
  if text.utf8.count <= min(limit.most, limit.disputed ?? limit.most) { return nil }
  let count = text.count
  if count > limit.most {
    return Excess(
      words: "has \(count) characters; \(limit.most) are allowed", isUncertain: false,
      start: start(of: limit.most, in: text))
  }
  if let disputed = limit.disputed, count > disputed {
    return Excess(
      words: "has \(count) characters; sources disagree on whether \(disputed) or \(limit.most) are allowed",
      isUncertain: true, start: start(of: disputed, in: text))
  }
  let units = text.utf16.count
  guard units > limit.most else { return nil }
  return Excess(
    words: "has \(count) characters, but \(units) UTF-16 units; \(limit.most) are allowed, of which is uncertain",
    isUncertain: true, start: 0)
}

/// The offset of a character's first byte.
private func start(of character: Int, in text: String) -> Int {
  let index = text.index(text.startIndex, offsetBy: character, limitedBy: text.endIndex) ?? text.endIndex
  return text[..<index].utf8.count
}

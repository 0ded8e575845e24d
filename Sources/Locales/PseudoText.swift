extension LocaleID {
  /// The made-up language that shows what longer words and other letters do to a screen: the source's words, stretched and with marks. No
  /// customer has it.
  public static let pseudo = LocaleID(canonical: "en-XA")

  public var isPseudo: Bool { self == .pseudo }
}

/// A text as the made-up language has it: "Go Pro" is "[Ĝöö Þŕöö]". Vowels are doubled, which makes English about 40 % longer; white space at
/// the ends stays outside of the brackets. A text without a letter stays what it is.
public func pseudolocalized(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else { return text }
  let scalars = Array(text.unicodeScalars)
  let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? 0
  let end = (scalars.lastIndex { !$0.properties.isWhitespace } ?? scalars.count - 1) + 1
  var result = String.UnicodeScalarView()
  result.append(contentsOf: scalars[..<start])
  result.append("[")
  for scalar in scalars[start..<end] {
    guard let (marked, isVowel) = marked[scalar] else {
      result.append(scalar)
      continue
    }
    result.append(marked)
    if isVowel { result.append(marked.properties.lowercaseMapping.unicodeScalars.first ?? marked) }
  }
  result.append("]")
  result.append(contentsOf: scalars[end...])
  return String(result)
}

private let marked: [Unicode.Scalar: (Unicode.Scalar, isVowel: Bool)] = {
  let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  let letters = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
  let vowels = Set("aeiouAEIOU".unicodeScalars)
  return Dictionary(
    zip(plain.unicodeScalars, letters.unicodeScalars).map { ($0, ($1, vowels.contains($0))) },
    uniquingKeysWith: { first, _ in first })
}()

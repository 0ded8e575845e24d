/// Letters of other scripts that look like Latin ones. In the midst of Latin letters they are read as these.
enum Homoglyphs {
  /// The Latin letter that a folded Cyrillic or Greek one looks like; nil where there is none.
  static func latin(_ scalar: UInt32) -> UInt32? { letters[scalar] }

  static func isLatin(_ scalar: UInt32) -> Bool { (0x61...0x7A).contains(scalar | 0x20) }

  private static let letters: [UInt32: UInt32] = {
    var letters: [UInt32: UInt32] = [:]
    for (other, latin) in zip(
      "асеіјорѕхуԁһкмтвнαεικνορτυχ".unicodeScalars, "aceijopsxydhkmtbhaeiknoptux".unicodeScalars)
    {
      letters[other.value] = latin.value
    }
    return letters
  }()
}

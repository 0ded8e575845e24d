/// Where Foundation's text is not what we write. Each is listed here with its reason, and has a test.
extension NumberPattern {
  /// `fr-CH`: Foundation 6.3 writes the currency first and a decimal comma (`CHF 9,90`). CLDR and ICU write it last, as
  /// in the rest of French, and in prices the point of all of Switzerland, CLDR's `currencyDecimal` (`9.90 CHF`). The
  /// sign changes sides, its space goes with it.
  mutating func applyOverride(of locale: LocaleID) {
    guard locale.language == "fr", locale.region == "CH", suffix.isEmpty, !prefix.isEmpty else { return }
    let space = Array("\u{A0}".utf8)
    var sign = prefix
    if sign.suffix(space.count).elementsEqual(space) { sign.removeLast(space.count) }
    prefix = []
    suffix = space + sign
    decimalMark = Array(".".utf8)
  }

  /// For what is no currency code: it stands before a number as English writes it, whatever it is.
  static func naming(_ currency: Currency) -> NumberPattern {
    NumberPattern(
      prefix: Array((currency.code + "\u{A0}").utf8), suffix: [], decimalMark: Array(".".utf8),
      groupMark: Array(",".utf8), primaryGroup: 3, secondaryGroup: 3, minimumGroup: 1, zero: 0x30)
  }
}

/// How many digits an amount has behind its decimal mark: our own dated table (November 2026), as CLDR's figures drift
/// (HUF had none in CLDR 42 and has two in 46; IDR, PKR and COP went the other way) and are not the App Store's.
extension Currency {
  /// The digits behind the decimal mark that the App Store bills in: 2, or 0 for JPY, KRW, VND and CLP. What is derived
  /// from a price is cut down to these. Currencies that no storefront has follow ISO 4217.
  public var minorDigits: Int {
    if Currency.withoutMinorUnit.contains(code) { return 0 }
    return Currency.withThousandths.contains(code) ? 3 : 2
  }

  /// Whether a whole amount is written without decimals: NT$300, not NT$300.00. An amount that is not whole keeps all
  /// its digits.
  ///
  /// These currencies have a minor unit by the standard, but none that is in use: the App Store's ordinary price points
  /// are whole (₹99, Rp 49.000, 1490 Ft), and prices are written without decimals there. Where the minor unit is in
  /// use (USD, EUR, BRL, PLN, …), decimals are always written, as a price of 10.00 beside 9.99 would look unfinished.
  public var dropsZeroFraction: Bool { Currency.writtenWhole.contains(code) }

  /// Of the App Store's: CLP JPY KRW VND. The others are ISO 4217's.
  private static let withoutMinorUnit: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
  ]

  private static let withThousandths: Set<String> = ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"]

  private static let writtenWhole: Set<String> = [
    "COP", "HUF", "IDR", "INR", "KZT", "MXN", "NGN", "PHP", "PKR", "RUB", "THB", "TWD", "TZS",
  ]
}

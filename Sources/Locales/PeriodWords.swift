/// Where CLDR's words for lengths of time, as Foundation's ICU has them, are not what a price list says. Each is listed
/// here with its reason, and has a test.
enum PeriodWords {
  /// The word without a number, where the number is not simply left out.
  static func word(_ unit: Period.Unit, in locale: LocaleID) -> String? {
    switch (locale.language, unit) {
    // Chinese, Japanese and Korean count with a counter (3个月, 3か月, 3개월) that the bare word does not have.
    case ("ja", .month), ("zh", .month), ("yue", .month): "月"
    case ("ja", .week): "週"
    case ("ko", .month): "월"
    default: nil
    }
  }

  /// The period with its number.
  static func counted(_ period: Period, in locale: LocaleID) -> String? {
    let count = period.count
    return switch (locale.language, period.unit) {
    // ICU 76 in Foundation shortens Hebrew days to ימ׳ where the full word is asked for.
    case ("he", .day): count > 2 ? "\(count) ימים" : nil
    // ICU takes Kannada's form for the subject of a sentence (ದಿನವು) where CLDR has the plain one.
    case ("kn", .day): count == 1 ? "1 ದಿನ" : nil
    case ("kn", .week): count == 1 ? "1 ವಾರ" : nil
    case ("kn", .year): count == 1 ? "1 ವರ್ಷ" : nil
    // CLDR's day is a span of 24 hours here (dygn, døgn); a trial is counted in days.
    case ("sv", .day): "\(count) \(count == 1 ? "dag" : "dagar")"
    case ("no", .day): "\(count) \(count == 1 ? "dag" : "dager")"
    case ("nn", .day): "\(count) \(count == 1 ? "dag" : "dagar")"
    // CLDR 46 has the form of five years (let) for three and four.
    case ("sl", .year): (3...4).contains(count % 100) ? "\(count) leta" : nil
    default: nil
    }
  }

  /// The short form with its number.
  static func short(_ period: Period, in locale: LocaleID) -> String? {
    let count = period.count
    return switch (locale.language, period.unit) {
    // CLDR's English differs by country (mth, m., mo, mos); price lists say mo, and do not change it by number.
    case ("en", .day): "\(count) \(count == 1 ? "day" : "days")"
    case ("en", .week): "\(count) wk"
    case ("en", .month): "\(count) mo"
    case ("en", .year): "\(count) yr"
    // Tg. is no word that a price list has.
    case ("de", .day): "\(count) \(count == 1 ? "Tag" : "Tage")"
    default: nil
    }
  }

  /// Whether the locale's short forms are no shorter than a word, or no word: Hebrew ימ׳, Kannada ತಿಂ.ಗಳು, Malayalam's
  /// full words with a joiner behind them.
  static func hasNoShortForm(_ locale: LocaleID) -> Bool { ["he", "kn", "ml"].contains(locale.language) }
}

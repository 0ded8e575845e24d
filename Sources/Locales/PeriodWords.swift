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
    // One day is the word alone in Hebrew; so ICU has it, but for the month and week it has a digit.
    default: nil
    }
  }

  /// The period with its number.
  static func counted(_ period: Period, in locale: LocaleID) -> String? {
    guard period.unit == .day else { return nil }
    return switch locale.language {
    // ICU 76 in Foundation shortens Hebrew days to ימ׳ where the full word is asked for.
    case "he": period.count > 2 ? "\(period.count) ימים" : nil
    // CLDR's day is a span of 24 hours here (dygn, døgn); a trial is counted in days.
    case "sv": "\(period.count) \(period.count == 1 ? "dag" : "dagar")"
    case "nb", "nn": "\(period.count) \(period.count == 1 ? "dag" : period.count > 1 && locale.language == "nn" ? "dagar" : "dager")"
    default: nil
    }
  }

  /// The short form with its number.
  static func short(_ period: Period, in locale: LocaleID) -> String? {
    switch (locale.language, period.unit) {
    // CLDR's English differs by country (mth, m., mo, mos); price lists say mo, and do not change it by number.
    case ("en", .day): "\(period.count) \(period.count == 1 ? "day" : "days")"
    case ("en", .week): "\(period.count) wk"
    case ("en", .month): "\(period.count) mo"
    case ("en", .year): "\(period.count) yr"
    // Tg. is no word that a price list has.
    case ("de", .day): "\(period.count) \(period.count == 1 ? "Tag" : "Tage")"
    default: nil
    }
  }
}

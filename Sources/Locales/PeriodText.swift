import Synchronization

/// How a locale names lengths of time, by CLDR, in the nominative: the word alone, with its number, and short.
///
/// Sentences around a period ("every 3 months", "for one week") are inflected and are not made from these. Each text is
/// made at first use (some 60 microseconds) and kept, under a lock: safe from several threads.
public final class PeriodText: Sendable {
  public let locale: LocaleID

  private enum Form: Hashable, Sendable { case counted, word, short, shortWord }
  private struct Key: Hashable, Sendable {
    let period: Period
    let form: Form
  }
  private let made = Mutex<[Key: String]>([:])

  public init(_ locale: LocaleID) { self.locale = locale }

  /// What follows a price and a slash: `month`, `3 months`; `Monat`, `3 Monate`; `月`, `3か月`.
  public func bare(_ period: Period) -> String {
    period.count == 1 ? text(period, .word) : text(period, .counted)
  }

  /// With its number: `1 month`, `3 months`. Arabic and Hebrew put one and two into the word: `شهر`, `شهران`.
  public func withUnit(_ period: Period) -> String { text(period, .counted) }

  /// Short: `mo`, `3 mo`; `Mon.`, `3 Mon.`. Where CLDR's short form is a single letter, which no customer reads as a
  /// period (`J`, `m`), or where there is none, it is the word in full.
  public func abbreviated(_ period: Period) -> String {
    period.count == 1 ? text(period, .shortWord) : text(period, .short)
  }

  private func text(_ period: Period, _ form: Form) -> String {
    let key = Key(period: period, form: form)
    if let text = made.withLock({ $0[key] }) { return text }
    let text = make(period, form)
    made.withLock { $0[key] = text }
    return text
  }

  private func make(_ period: Period, _ form: Form) -> String {
    switch form {
    case .counted:
      return PeriodWords.counted(period, in: locale)
        ?? ICU.duration(period.count, period.unit.rawValue, width: .full, in: locale.identifier)
        ?? "\(period.count) \(period.unit.rawValue)"
    case .word:
      return PeriodWords.word(period.unit, in: locale) ?? withoutNumber(text(period, .counted))
    case .short:
      if let text = PeriodWords.short(period, in: locale) { return text }
      if PeriodWords.hasNoShortForm(locale) { return text(period, .counted) }
      let short = ICU.duration(period.count, period.unit.rawValue, width: .short, in: locale.identifier)
      guard let short, withoutNumber(short).filter(\.isLetter).count > 1 else { return text(period, .counted) }
      return short
    case .shortWord:
      if let short = PeriodWords.short(period, in: locale) { return withoutNumber(short) }
      let word = withoutNumber(text(period, .short))
      return word == withoutNumber(text(period, .counted)) ? text(period, .word) : word
    }
  }

  /// The text without its digits, and without the space beside them.
  private func withoutNumber(_ text: String) -> String {
    let rest = text.unicodeScalars.filter { $0.properties.numericType != .decimal && !$0.isDirectionMark }
    return String(String.UnicodeScalarView(rest)).trimmed
  }
}

extension String {
  /// Without white space at its ends, no-break spaces included.
  fileprivate var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}

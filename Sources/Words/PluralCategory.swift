import Locales

/// The plural categories of CLDR. Which of them a language has, and which number takes which, is the locale's matter.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  static func of(_ count: Int, in locale: LocaleID) -> PluralCategory { count == 1 ? .one : .other }
}

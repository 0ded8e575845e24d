import Findings
import Locales
import SourceFormats

extension AppStoreConnectReader {
  /// A text attribute; nil where it is absent, null or empty. Anything else is reported.
  mutating func text(_ key: String, of resource: Resource) -> Placed<String>? {
    guard let value = resource.attribute(key) else { return nil }
    guard value.kind == .string, let text = value.string else {
      reportType(of: value, key: key, expected: "a text in quotes")
      return nil
    }
    return text.isEmpty ? nil : Placed(text, at: value.range)
  }

  mutating func flag(_ key: String, of resource: Resource) -> Placed<Bool>? {
    guard let value = resource.attribute(key) else { return nil }
    guard let flag = value.bool else {
      reportType(of: value, key: key, expected: "true or false")
      return nil
    }
    return Placed(flag, at: value.range)
  }

  /// A whole number of at least 1. `isSound` is false where something else stands there.
  mutating func count(_ key: String, of resource: Resource) -> (value: Placed<Int>?, isSound: Bool) {
    guard let value = resource.attribute(key) else { return (nil, true) }
    guard value.kind == .number, let digits = value.number else {
      reportType(of: value, key: key, expected: "a whole number")
      return (nil, false)
    }
    guard let number = Int(digits), (1...10_000).contains(number) else {
      report("wrong-number", "'\(key)' is not a whole number from 1 to 10000", at: value.range)
      return (nil, false)
    }
    return (Placed(number, at: value.range), true)
  }

  /// A day. `isSound` is false where something else stands there; absent, null and empty mean that there is none.
  mutating func day(_ key: String, of resource: Resource) -> (value: Day?, isSound: Bool) {
    guard let value = resource.attribute(key) else { return (nil, true) }
    guard let written = text(key, of: resource) else { return (nil, value.kind == .string) }
    guard let day = Day(written.value) else {
      report(
        "malformed-date", "Malformed date \(quoted(written.value)) in '\(key)'",
        help: "a date is written as 2026-11-30",
        at: written.range)
      return (nil, false)
    }
    return (day, true)
  }

  /// One of the words that the API has for something. Nil, with a finding, for any other; nil alone where there is none.
  mutating func word<Value>(
    _ key: String, of resource: Resource, among words: [(String, Value)], rule: String, what: String
  ) -> Placed<Value>? {
    guard let written = text(key, of: resource) else { return nil }
    if let match = words.first(where: { $0.0 == written.value }) { return Placed(match.1, at: written.range) }
    let near = nearestName(to: written.value, among: words.map(\.0))
    report(
      rule, "Unknown \(what) \(quoted(written.value))",
      help: near.map { "did you mean '\($0)'?" } ?? "known are " + words.map { "'\($0.0)'" }.joined(separator: ", "),
      at: written.range)
    return nil
  }

  mutating func locale(of resource: Resource) -> LocaleID? {
    guard let name = text("locale", of: resource) else {
      if !noteMissingAttributes(of: resource) { reportMissing("locale", of: resource) }
      return nil
    }
    if let locale = LocaleID(name.value) { return locale }
    report(
      "unknown-locale", "Unknown locale \(quoted(name.value))",
      help: "a locale is written as 'en-US', 'ja' or 'zh-Hans'",
      at: name.range)
    return nil
  }

  /// Notes that a resource is named and not described. False where it has attributes.
  mutating func noteMissingAttributes(of resource: Resource) -> Bool {
    guard resource.attributes.isEmpty else { return false }
    gaps.add(.attributes(resource.type), at: resource.id.range, product: product)
    return true
  }

  mutating func reportMissing(_ key: String, of resource: Resource, severity: Severity = .error) {
    report(
      "missing-key", "\(resource.type.noun) has no '\(key)'",
      at: resource.attributes.first?.range.opening ?? resource.id.range,
      severity: severity)
  }

  private mutating func reportType(of value: Node, key: String, expected: String) {
    let range = value.kind == .array || value.kind == .object ? value.range.opening : value.range
    report("wrong-type", "'\(key)' is \(value.kind.name), not \(expected)", at: range)
  }
}

extension ResourceType {
  /// What a resource is at the beginning of a sentence: `Subscription`.
  var noun: String {
    let words = words(1).dropFirst(2)
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Period {
  /// The periods of subscriptions and offers as App Store Connect calls them.
  static let connectWords: [(String, Period)] = {
    let words: [(String, Int, Unit)] = [
      ("THREE_DAYS", 3, .day), ("ONE_WEEK", 1, .week), ("TWO_WEEKS", 2, .week), ("ONE_MONTH", 1, .month),
      ("TWO_MONTHS", 2, .month), ("THREE_MONTHS", 3, .month), ("SIX_MONTHS", 6, .month), ("ONE_YEAR", 1, .year),
    ]
    return words.compactMap { word, count, unit in Period(count, unit).map { (word, $0) } }
  }()
}

import Foundation

/// Writes counts and percentages as a locale does, with its digits: `12`, `١٢`, `12 %`, `%12`.
///
/// Making one costs some 200 microseconds; keep it.
public struct NumberFormat: Hashable, Sendable {
  public let locale: LocaleID
  private let count: NumberPattern?
  private let percentage: NumberPattern?

  public init(locale: LocaleID) {
    self.locale = locale
    let foundation = Locale(identifier: locale.identifier)
    let long = Int(NumberPattern.longProbe) ?? 0
    let short = Int(NumberPattern.shortProbe) ?? 0
    let count = NumberPattern(
      long: long.formatted(.number.locale(foundation)), short: short.formatted(.number.locale(foundation)),
      hasFraction: false)
    self.count = count
    percentage = count.flatMap {
      NumberPattern(
        long: long.formatted(.percent.locale(foundation)), minimumGroup: $0.minimumGroup, hasFraction: false)
    }
  }

  /// How many digits the first group must have for numbers to be grouped at all; nil where the locale's text could not be taken apart.
  var minimumGroup: Int? { count?.minimumGroup }

  /// A count: `1,234`.
  public func number(_ value: Int) -> String {
    text(value, by: count) ?? value.formatted(.number.locale(Locale(identifier: locale.identifier)))
  }

  /// Whole hundredths: 19 is `19%`.
  public func percent(_ value: Int) -> String {
    text(value, by: percentage) ?? value.formatted(.percent.locale(Locale(identifier: locale.identifier)))
  }

  private func text(_ value: Int, by pattern: NumberPattern?) -> String? {
    guard let pattern, value >= 0 else { return nil }
    var bytes: [UInt8] = []
    pattern.append(whole: String(value).utf8, fraction: EmptyCollection(), padding: 0, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

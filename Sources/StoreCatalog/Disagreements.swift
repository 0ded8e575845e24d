import Findings
import Locales

/// What two declarations of one product say differently. A finding points at the one that does not count.
///
/// The App Store sells what App Store Connect says, so a test file that differs shows customers something else: an
/// error. Between two files of one kind nobody knows which is right: a warning.
struct Disagreements {
  let product: String

  /// Differences of price, period, introductory offer, kind and names.
  func all(of other: Product, against product: Product) -> [Finding] {
    let severity = severity(of: other.source, against: product.source)
    var findings: [Finding] = []
    if other.kind != product.kind {
      findings.append(
        finding(
          "is a \(other.kind.words) here, a \(product.kind.words) elsewhere", at: other.id.range,
          against: product.id.range, product.source, severity))
    }
    for (better, price) in product.prices.differences(from: other.prices) {
      findings.append(self.price(price, against: better))
    }
    if let mine = other.period, let better = product.period, mine.value != better.value {
      findings.append(
        finding(
          "renews every \(mine.value.words) here, every \(better.value.words) elsewhere", at: mine.range,
          against: better.range, product.source, severity))
    }
    if let difference = introductory(of: other, against: product) {
      findings.append(
        finding(difference.words, at: difference.at, against: difference.better, product.source, severity))
    }
    for (locale, name) in other.names.sorted(by: { $0.key < $1.key }) {
      guard let better = product.names[locale], better.value != name.value else { continue }
      var difference = finding(
        "named \(quoted(name.value)) here, \(quoted(better.value)) elsewhere", at: name.range, against: better.range,
        product.source, severity)
      difference.locales = [locale.identifier]
      findings.append(difference)
    }
    return findings
  }

  func price(_ price: Price, against better: Price) -> Finding {
    var difference = finding(
      "costs \(price.money.value.words) here, \(better.money.value.words) elsewhere", at: price.money.range,
      against: better.money.range, better.source, severity(of: price.source, against: better.source))
    difference.storefronts = [price.storefront.code]
    return difference
  }

  /// Compares the introductory offers of the regular plan.
  private func introductory(
    of other: Product, against product: Product
  ) -> (words: String, at: SourceRange, better: SourceRange)? {
    let isRegular: (Offer) -> Bool = { $0.kind == .introductory && !$0.isForCommitment }
    switch (other.offers.first(where: isRegular), product.offers.first(where: isRegular)) {
    case (nil, nil): return nil
    case (let offer?, nil):
      return ("has an introductory offer here, none elsewhere", offer.mode.range, product.id.range)
    case (nil, let offer?):
      return ("has no introductory offer here, one elsewhere", other.id.range, offer.mode.range)
    case (let mine?, let better?):
      if !mine.hasSameTerms(as: better) {
        return (
          "has the introductory offer '\(mine.words)' here, '\(better.words)' elsewhere", mine.period.range,
          better.period.range
        )
      }
      guard let (right, wrong) = better.prices.differences(from: mine.prices).first else { return nil }
      return (
        "costs \(wrong.money.value.words) in its introductory offer here, \(right.money.value.words) elsewhere",
        wrong.money.range, right.money.range
      )
    }
  }

  private func severity(of source: Price.Source, against better: Price.Source) -> Severity {
    source == better ? .warning : .error
  }

  private func finding(
    _ difference: String, at range: SourceRange, against better: SourceRange, _ source: Price.Source,
    _ severity: Severity
  ) -> Finding {
    Finding(
      rule: "storekit-asc-drift", kind: .rule, severity: severity, "\(quoted(product)) \(difference)",
      help: "\(source.words) counts", at: range, related: [Finding.Related("\(source.words) says so", at: better)],
      product: product)
  }
}

extension Price.Source {
  var words: String {
    switch self {
    case .testConfiguration: "the first .storekit file"
    case .syncedConfiguration: "the .storekit file synced from App Store Connect"
    case .appStoreConnect: "App Store Connect"
    }
  }
}

extension Product.Kind {
  fileprivate var words: String {
    switch self {
    case .autoRenewable: "subscription that renews"
    case .nonRenewing: "subscription that does not renew"
    case .nonConsumable: "non-consumable"
    case .consumable: "consumable"
    }
  }
}

extension Offer {
  fileprivate var words: String { "\(mode.value.rawValue), \(duration.words)" }
}

extension Period {
  fileprivate var words: String { "\(count) \(unit.rawValue)\(count == 1 ? "" : "s")" }
}

extension Money {
  /// The plain digits with the currency's code: `USD 9.99`. Decimal's description is the same under any locale.
  fileprivate var words: String { "\(currency.code) \(amount)" }
}

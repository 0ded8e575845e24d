import Findings
import Locales

/// What two declarations of one product say differently. A finding points at the one that does not count.
///
/// The App Store sells what App Store Connect says, so a test file that differs shows customers something else: an
/// error. Between two files of one kind nobody knows which is right: a warning.
struct Disagreements {
  let product: String

  /// Differences of kind, price, period, level, offers, names, descriptions and Family Sharing.
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
    if let mine = other.level, let better = product.level, mine.value != better.value {
      findings.append(
        finding(
          "is of level \(mine.value) here, \(better.value) elsewhere", at: mine.range, against: better.range,
          product.source, severity))
    }
    if let difference = introductory(of: other, against: product) {
      findings.append(
        finding(difference.words, at: difference.at, against: difference.better, product.source, severity))
    }
    for offer in other.offers where offer.kind != .introductory {
      guard let id = offer.id?.value else { continue }
      let same = product.offers.first {
        $0.kind == offer.kind && $0.id?.value == id && $0.isForCommitment == offer.isForCommitment
      }
      guard let same, let difference = terms(of: offer, against: same, called: "\(offer.kind.words) \(quoted(id))")
      else { continue }
      findings.append(
        finding(difference.words, at: difference.at, against: difference.better, product.source, severity))
    }
    findings += texts(other.names, against: product.names, "named", product.source, severity)
    findings += texts(other.descriptions, against: product.descriptions, "described as", product.source, severity)
    if let mine = other.isFamilyShareable, let better = product.isFamilyShareable, mine.value != better.value {
      let words: (Bool) -> String = { $0 ? "with Family Sharing" : "without Family Sharing" }
      findings.append(
        finding(
          "is sold \(words(mine.value)) here, \(words(better.value)) elsewhere", at: mine.range, against: better.range,
          product.source, severity))
    }
    return findings
  }

  /// Differences of the names that customers see of a group.
  static func names(
    of group: SubscriptionGroup, _ source: Price.Source, against better: SubscriptionGroup, _ betterSource: Price.Source
  ) -> [Finding] {
    let disagreements = Disagreements(product: better.name.value)
    let findings = disagreements.texts(
      group.names, against: better.names, "named", betterSource,
      disagreements.severity(of: source, against: betterSource))
    return findings.map { finding in
      var finding = finding
      finding.message = "Group " + finding.message
      finding.product = nil
      return finding
    }
  }

  private func texts(
    _ texts: [LocaleID: Placed<String>], against better: [LocaleID: Placed<String>], _ verb: String,
    _ source: Price.Source, _ severity: Severity
  ) -> [Finding] {
    texts.sorted { $0.key < $1.key }.compactMap { locale, text in
      guard let right = better[locale], right.value != text.value else { return nil }
      var difference = finding(
        "\(verb) \(quoted(text.value)) here, \(quoted(right.value)) elsewhere", at: text.range, against: right.range,
        source, severity)
      difference.locales = [locale.identifier]
      return difference
    }
  }

  func price(_ price: Price, against better: Price) -> Finding {
    var difference = finding(
      "costs \(price.money.value.words) here, \(better.money.value.words) elsewhere", at: price.money.range,
      against: better.money.range, better.source, severity(of: price.source, against: better.source))
    difference.storefronts = [price.storefront.code]
    return difference
  }

  /// Compares the introductory offers of the regular plan, for the storefronts of the other declaration. Where it is
  /// not known what the better source offers, or when, there is nothing to compare.
  private func introductory(
    of other: Product, against product: Product
  ) -> (words: String, at: SourceRange, better: SourceRange)? {
    guard !product.omittedOffers.contains(.introductory) else { return nil }
    let storefronts = Set(other.prices.map(\.storefront))
    let isRegular: (Offer) -> Bool = { $0.kind == .introductory && !$0.isForCommitment }
    let better = product.offers.filter { offer in
      isRegular(offer) && offer.territories.map { storefronts.isEmpty || !$0.isDisjoint(with: storefronts) } ?? true
    }
    guard let mine = other.offers.first(where: isRegular) else {
      // An offer that starts or ends may not be made now.
      guard let offer = better.first(where: { $0.from == nil && $0.until == nil }) else { return nil }
      return ("has no introductory offer here, one elsewhere", other.id.range, offer.mode.range)
    }
    guard let first = better.first else {
      return ("has an introductory offer here, none elsewhere", mine.mode.range, product.id.range)
    }
    return terms(of: mine, against: better.first { $0.hasSameTerms(as: mine) } ?? first, called: "introductory offer")
  }

  private func terms(
    of mine: Offer, against better: Offer, called name: String
  ) -> (words: String, at: SourceRange, better: SourceRange)? {
    if !mine.hasSameTerms(as: better) {
      return (
        "has the \(name) '\(mine.words)' here, '\(better.words)' elsewhere", mine.period.range, better.period.range
      )
    }
    guard let (right, wrong) = better.prices.differences(from: mine.prices).first else { return nil }
    return (
      "costs \(wrong.money.value.words) in its \(name) here, \(right.money.value.words) elsewhere",
      wrong.money.range, right.money.range
    )
  }

  func severity(of source: Price.Source, against better: Price.Source) -> Severity {
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

extension Offer.Kind {
  fileprivate var words: String {
    switch self {
    case .introductory: "introductory offer"
    case .promotional: "promotional offer"
    case .winBack: "win-back offer"
    case .code: "code offer"
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

import Locales
import Screens
import StoreCatalog

/// What laws ask a screen to say of a subscription before it is bought.
struct SubscriptionTerms: OptionSet, Sendable {
  let rawValue: UInt8

  /// What is billed, and how often.
  static let amount = SubscriptionTerms(rawValue: 1)
  /// That it renews by itself.
  static let renewal = SubscriptionTerms(rawValue: 2)
  /// How it is ended.
  static let cancellation = SubscriptionTerms(rawValue: 4)
  /// How long the trial is that comes first.
  static let trialLength = SubscriptionTerms(rawValue: 8)

  /// In English, for messages: `the renewal and the way to cancel`; nil where it is empty.
  var names: String? { joined(list) }

  /// The same one by one.
  var list: [String] {
    let all: [(SubscriptionTerms, String)] = [
      (.amount, "the price with its period"), (.renewal, "the renewal"), (.cancellation, "the way to cancel"),
      (.trialLength, "the length of the trial"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

/// `a`, `a and b`, `a, b and c`; nil for none.
func joined(_ names: [String]) -> String? {
  guard let last = names.last else { return nil }
  return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
}

extension JudgedScreen {
  /// The plan's product where it renews; nil for one that is paid once.
  func subscription(of shown: ShownPlan) -> Product? {
    guard let product = judged.product(ofPlan: shown.plan), product.kind == .autoRenewable else { return nil }
    return product
  }

  /// Whom a violation about a plan names.
  func subjects(of shown: ShownPlan) -> [Violation.Subject] {
    judged.subject(ofPlan: shown.plan).map { [$0] } ?? []
  }

  /// The indices of the elements that customers see when a plan is chosen.
  func elements(ofPlan plan: Int) -> [Int] {
    elements.indices.filter { elements[$0].plan == nil || elements[$0].plan == plan }
  }

  /// The terms that a subscription has to say.
  func termsToSay(of shown: ShownPlan) -> SubscriptionTerms {
    freeOffer(of: shown) == nil
      ? [.amount, .renewal, .cancellation] : [.amount, .renewal, .cancellation, .trialLength]
  }

  /// The terms of a plan that some elements say, be it in data, in our words or typed.
  func terms(of shown: ShownPlan, saidBy indices: [Int]) -> SubscriptionTerms {
    var terms: SubscriptionTerms = []
    let product = judged.productIndex(ofPlan: shown.plan)
    var stated: Statement = []
    for index in indices {
      let element = elements[index]
      if let product { stated.formUnion(readings[index].statements[product]) }
      if readings[index].claims.contains(where: { $0.claim.duration != nil }) { terms.insert(.trialLength) }
      if !mentions(of: .renews, in: element).isEmpty { terms.insert(.renewal) }
      if isManaging(element) || !mentions(of: .cancel, in: element).isEmpty { terms.insert(.cancellation) }
    }
    if stated.isSuperset(of: [.price, .period]) { terms.insert(.amount) }
    if stated.contains(.offerLength) { terms.insert(.trialLength) }
    return terms
  }

  /// Whether an element leads to where subscriptions are ended.
  func isManaging(_ element: Element) -> Bool {
    element.role == .manageLink || element.runs.contains { $0.link?.target == .manage }
  }
}

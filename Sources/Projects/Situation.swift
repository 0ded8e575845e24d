import Findings

/// Who looks at a paywall, and in what state.
public enum Situation: Hashable, Sendable {
  /// A customer who may have every introductory offer.
  case new
  /// A customer who has had an introductory offer of the group.
  case trialUsed
  /// A customer of a plan (an index among the paywall's), to which the subscription renews.
  case subscribed(plan: Int)
  /// A customer who was subscribed, and may have a win-back offer.
  case lapsed
  /// The store has not answered yet.
  case loading
  /// The store could not be reached, or has none of the products.
  case failed
  /// One that the project declares (an index among the paywall's).
  case declared(Int)
}

/// A situation that a project declares: `grace: { current: id, billing: grace-period }`.
public struct DeclaredSituation: Sendable {
  /// How the last payment went: well; badly, with access kept for a while (grace period); badly, without access (billing retry).
  public enum Billing: String, CaseIterable, Sendable {
    case good
    case gracePeriod = "grace-period"
    case retry
  }

  /// What else may be said: that a parent still has to approve a purchase, that it was paid back, or that there is nothing to buy.
  public enum State: String, CaseIterable, Sendable {
    case waitingForApproval = "waiting-for-approval"
    case refunded
    case nothingToSell = "nothing-to-sell"
  }

  /// The name it is declared under, which is also the key of copy that speaks of it.
  public var name: Placed<String>
  /// The situation's part of addresses: lower-case ASCII, unlike that of every other situation.
  public var slug: String
  /// The plan the customer has: an index among the paywall's plans; nil where they have none.
  public var current: Int?
  /// The plan the subscription renews to; nil where it does not renew.
  public var renews: Int?
  /// How the last payment went.
  public var billing: Billing
  /// Nil where there is nothing to say.
  public var state: State?

  public init(
    name: Placed<String>, slug: String, current: Int?, renews: Int?, billing: Billing = .good, state: State? = nil
  ) {
    self.name = name
    self.slug = slug
    self.current = current
    self.renews = renews
    self.billing = billing
    self.state = state
  }
}

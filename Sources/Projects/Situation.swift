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
  case loading
  case failed
  /// One that the project declares (an index among the paywall's).
  case declared(Int)
}

/// A situation that a project declares: `grace: { current: id, billing: grace-period }`.
public struct DeclaredSituation: Sendable {
  public enum Billing: String, CaseIterable, Sendable {
    case good
    case gracePeriod = "grace-period"
    case retry
  }

  public enum State: String, CaseIterable, Sendable {
    case waitingForApproval = "waiting-for-approval"
    case refunded
  }

  public var name: Placed<String>
  public var slug: String
  /// The plan the customer has: an index among the paywall's plans; nil where they have none.
  public var current: Int?
  /// The plan the subscription renews to; nil where it does not renew.
  public var renews: Int?
  public var billing: Billing
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

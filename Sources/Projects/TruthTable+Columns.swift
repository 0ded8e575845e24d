import Findings
import Looks
import Words

/// The order of texts on a screen: which group each is in, and where our own words stand in for it.
struct TruthTableGroup: Sendable {
  enum Part: Sendable {
    /// A field of the copy, and the roles in which our own words are shown in its place.
    case field(CopyField, [Role])
    case bodyBlocks, benefits, groupName, tierNames, productNames
    /// What has one of these roles and was not listed before.
    case others(Set<Role>)
  }

  var kind: TruthTable.Group.Kind
  var parts: [Part]

  static let all: [TruthTableGroup] = [
    TruthTableGroup(
      kind: .header,
      parts: [
        .field(.headline, [.headline]), .groupName, .field(.subtitle, [.subtitle]), .field(.body, [.body]), .bodyBlocks,
        .benefits, .tierNames,
        .others([.icon, .headline, .subtitle, .body, .benefit, .testimonial, .countdown, .tierTab]),
      ]),
    TruthTableGroup(
      kind: .plans,
      parts: [
        .field(.badge, [.badge]), .productNames, .field(.price, [.price]), .field(.trial, [.trial, .introPrice]),
        .field(.priceDetail, [.priceDetail]), .others(Role.ofPlans),
      ]),
    TruthTableGroup(
      kind: .subscribed,
      parts: [
        .field(.statusCurrent, [.statusCurrent]), .field(.statusRenewal, [.statusRenewal]),
        .field(.entrySubscribe, []), .field(.entryManage, []), .field(.manage, [.manageLink]),
        .others([.statusCurrent, .statusRenewal, .entry, .manageLink]),
      ]),
    TruthTableGroup(
      kind: .trouble,
      parts: [
        .field(.loading, [.loading]), .field(.failed, [.error]), .field(.retry, [.retry]), .field(.empty, [.empty]),
        .others([.loading, .error, .message, .retry, .empty]),
      ]),
    TruthTableGroup(
      kind: .terms,
      parts: [
        .field(.caption, [.caption]), .field(.cta, [.cta]), .field(.ctaDetail, [.ctaDetail]),
        .field(.disclosure, [.disclosure]), .field(.terms, [.termsLink]), .field(.privacy, [.privacyLink]),
        .field(.restore, [.restore]), .field(.redeem, [.redeem]), .field(.signIn, [.signIn]), .field(.close, [.close]),
        .others(Set(Role.allCases)),
      ]),
  ]
}

extension SystemWord {
  /// Whether it speaks of the customer's own subscription.
  var isOfSubscribers: Bool {
    switch self {
    case .yourPlan, .upgradeTo, .changeTo, .manage, .statusCurrent, .statusRenewal, .statusEnds, .statusNone,
      .gracePeriod,
      .billingRetry, .waitingForApproval, .refunded:
      true
    default: false
    }
  }
}

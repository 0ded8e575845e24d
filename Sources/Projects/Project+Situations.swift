import Findings
import StoreCatalog

extension Project {
  /// How many plans have a situation of their own for whoever has them. Each shows all plans, so without a limit the work would grow with the
  /// square of a paywall's plans; no paywall that customers can read has as many.
  static let subscribedLimit = 24

  /// The situations that a paywall is shown in, in the order of pages: buying, subscribed, declared, the store.
  public func situations(of paywall: Paywall) -> [Situation] {
    let products = products(of: paywall)
    let renewing = paywall.plans.indices.filter { products[$0].kind == .autoRenewable }
    var situations: [Situation] = [.new]
    if products.contains(where: { $0.offers.contains { $0.kind == .introductory } }) { situations.append(.trialUsed) }
    if !renewing.isEmpty { situations.append(.lapsed) }
    situations += renewing.prefix(Project.subscribedLimit).map { .subscribed(plan: $0) }
    situations += paywall.situations.indices.map { .declared($0) }
    return situations + [.loading, .failed]
  }

  /// The situation's part of addresses, and its name in copy: `subscribed-family-yearly`.
  public func slug(of situation: Situation, in paywall: Paywall) -> String {
    switch situation {
    case .new: "new"
    case .trialUsed: "trial-used"
    case .lapsed: "lapsed"
    case .loading: "loading"
    case .failed: "failed"
    case .subscribed(let plan): "subscribed-\(paywall.planSlugs[plan])"
    case .declared(let index): paywall.situations[index].slug
    }
  }

  /// The keys of copy that speak of a situation, the most specific first: its own name, then what it is a case of.
  public func formKeys(of situation: Situation, in paywall: Paywall) -> [String] {
    switch situation {
    case .subscribed: return [slug(of: situation, in: paywall), "subscribed"]
    case .declared(let index):
      let declared = paywall.situations[index]
      var keys = [declared.name.value]
      if declared.billing != .good { keys.append(declared.billing.rawValue) }
      if declared.current != nil {
        if declared.renews == nil { keys.append("not-renewing") }
        keys.append("subscribed")
      }
      return keys
    default: return [slug(of: situation, in: paywall)]
    }
  }

  /// Whether a situation has no plans to show: they are not there yet, could not be had, or there are none.
  public func isWithoutPlans(_ situation: Situation, of paywall: Paywall) -> Bool {
    switch situation {
    case .loading, .failed: true
    case .declared(let index): paywall.situations[index].state == .nothingToSell
    case .new, .trialUsed, .lapsed, .subscribed: false
    }
  }

  /// The plan that the customer has in a situation: an index among the paywall's plans.
  public func currentPlan(in situation: Situation, of paywall: Paywall) -> Int? {
    switch situation {
    case .subscribed(let plan): plan
    case .declared(let index): paywall.situations[index].current
    default: nil
    }
  }

  /// The plan that the subscription renews to.
  public func renewalPlan(in situation: Situation, of paywall: Paywall) -> Int? {
    switch situation {
    case .subscribed(let plan): plan
    case .declared(let index): paywall.situations[index].renews
    default: nil
    }
  }
}

extension Paywall {
  /// Adds the situation in which there is nothing to sell, where the project has words for it and does not declare it itself.
  mutating func addNothingToSell() {
    let name = DeclaredSituation.State.nothingToSell.rawValue
    guard words.values.contains(where: { $0.fields[.empty] != nil }),
      !situations.contains(where: { $0.state == .nothingToSell || $0.slug == name })
    else { return }
    situations.append(
      DeclaredSituation(
        name: Placed(name, at: range), slug: name, current: nil, renews: nil, billing: .good, state: .nothingToSell))
  }
}

extension Catalog {
  /// A short name for each of a paywall's plans, unique among them: what its product id has beyond what all have in common.
  func slugs(of plans: [Paywall.Plan]) -> [String] {
    let ids = plans.map { products[$0.product].id.value }
    let parts = ids.map { $0.split(whereSeparator: { $0 == "." || $0 == "_" }) }
    var common = 0
    if let first = parts.first {
      let shortest = parts.map(\.count).min() ?? 0
      while common + 1 < shortest, parts.allSatisfy({ $0[common] == first[common] }) { common += 1 }
    }
    var taken: Set<String> = []
    return parts.enumerated().map { index, parts in
      var name = Projects.slug(parts.dropFirst(parts.count > 1 ? common : 0).joined(separator: "-"))
      if name.isEmpty || taken.contains(name) { name = "plan-\(index + 1)" }
      while !taken.insert(name).inserted { name += "-\(index + 1)" }
      return name
    }
  }
}

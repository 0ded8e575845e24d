import Findings
import Locales
import Projects
import StoreCatalog

/// The highest level gives the most.
enum GroupLevelOrder: ProjectRule {
  static let id = "group-level-order"
  static let severity = Severity.warning
  static let basis = Basis.heuristic
  static let guideline: String? = "3.1.2(b)"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # The levels of a group contradict its prices or its tiers

    Of two plans with one period, the one of the higher level (1 is the highest) costs no less; and tiers that a project declares have levels
    of their own.

    ## Why

    Levels decide whether a change of plan is an upgrade, which takes effect at once, or a downgrade, which waits. With the order turned
    round, customers who pay for more wait for it. Periods of one service share a level on purpose.

    ## Source

    Apple, Auto-renewable subscription information,
    <https://developer.apple.com/help/app-store-connect/reference/auto-renewable-subscription-information>, 2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.basic", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": «1» },
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 2 } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Levels.storekit
    paywalls:
      pro: { group: Pro, tiers: { Pro: [com.example.pro], Basic: [com.example.basic] } }
    --- Levels.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1 },
      { "productID": "com.example.basic", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": «1» } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1 },
      { "productID": "com.example.basic.y", "type": "RecurringSubscription", "displayPrice": "39.99", "recurringSubscriptionPeriod": "P1Y", "groupNumber": 2 },
      { "productID": "com.example.basic", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 2 } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro }
    ```

    ## How to fix

    Order the levels in App Store Connect as the service does: what gives the most stands at the top.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for plans in plans(of: project) {
      // From the lowest level up, with the dearest of all that are below.
      var dearest: Plan?
      var level: [Plan] = []
      for plan in plans.sorted(by: { ($1.level.value, $0.index) < ($0.level.value, $1.index) }) {
        if let last = level.last, last.level.value != plan.level.value {
          for below in level where below.price.value.amount > (dearest?.price.value.amount ?? -1) { dearest = below }
          level = []
        }
        level.append(plan)
        guard let dearest, dearest.price.value.amount > plan.price.value.amount else { continue }
        let subject = project.catalog.products[plan.index].subject(at: plan.index)
        let other = project.catalog.products[dearest.index]
        report(
          Violation(
            "\(subject.quoted) is of a higher level than '\(shortened(other.reference))', and costs less",
            help: "1 is the highest level: give it to the plan that gives the most", at: plan.level.range,
            related: [.init("the price of the lower level", at: dearest.price.range)], subjects: [subject]))
      }
    }
    for paywall in project.paywalls where paywall.tiers.contains(where: { $0.name != nil }) {
      checkTiers(of: paywall, project, report)
    }
  }

  private struct Plan {
    var index: Int
    var level: Placed<Int>
    var price: Placed<Money>
  }

  /// Plans that can be compared: of one group, one period and one currency.
  private static func plans(of project: Project) -> [[Plan]] {
    struct Key: Hashable {
      var group: String
      var period: Period
      var currency: Currency
    }
    var order: [Key] = []
    var plans: [Key: [Plan]] = [:]
    for (index, product) in project.catalog.products.enumerated() {
      guard let group = product.group, let level = product.level, let period = product.period?.value,
        let price = project.price(of: product)?.money
      else { continue }
      let key = Key(group: group, period: period, currency: price.value.currency)
      if plans[key] == nil { order.append(key) }
      plans[key, default: []].append(Plan(index: index, level: level, price: price))
    }
    return order.compactMap { plans[$0] }
  }

  /// Declared tiers that share a level.
  private static func checkTiers(of paywall: Paywall, _ project: Project, _ report: (Violation) -> Void) {
    var tiers: [Int: Int] = [:]
    for plan in paywall.plans {
      guard project.catalog.products.indices.contains(plan.product) else { continue }
      let product = project.catalog.products[plan.product]
      guard let level = product.level, product.group != nil, product.group == paywall.group else { continue }
      guard let other = tiers[level.value] else {
        tiers[level.value] = plan.tier
        continue
      }
      guard other != plan.tier else { continue }
      let subject = product.subject(at: plan.product)
      report(
        Violation(
          "\(subject.quoted) has the level of another tier", help: "give each tier a level of its own", at: level.range,
          subjects: [subject], paywall: paywall.name))
    }
  }
}

import Findings
import Locales
import Projects
import StoreCatalog

/// Plans that stand for one another are in one group.
enum MultipleGroupsOnPaywall: ProjectRule {
  static let id = "multiple-groups-on-paywall"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(b)"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A paywall offers subscriptions of several groups

    The subscriptions on one paywall are of one group.

    ## Why

    Of one group, a customer can have one subscription at a time, and a change of mind replaces it. Across groups, whoever taps the second
    plan pays for both. Apple calls a single group the best practice.

    ## Source

    App Review Guidelines 3.1.2(b), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; Apple, Auto-renewable
    subscriptions, <https://developer.apple.com/app-store/subscriptions/>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      «pro»: { products: [com.example.pro.monthly, com.example.pro.plain] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      «all»: { products: [com.example.coins, com.example.pro.plain, com.example.pro.monthly, com.example.pro.yearly] }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro, products: [com.example.coins] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro: { group: Pro }
      plain: { group: Plain }
    ```

    ## How to fix

    Move the plans into one group before they are sold: a subscription cannot change its group later. Channels that customers may want side by
    side belong on paywalls of their own.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for paywall in project.paywalls {
      var groups: [String] = []
      for product in project.products(of: paywall) where product.kind == .autoRenewable {
        if let group = product.group, !groups.contains(group) { groups.append(group) }
      }
      guard groups.count > 1 else { continue }
      let known = groups.compactMap { project.catalog.group($0) }
      let names = known.prefix(3).map { "'\(shortened($0.name.value))'" }.joined(separator: ", ")
      report(
        Violation(
          "Subscriptions of \(groups.count) groups are offered together: \(names)",
          help: "sell them in one group, or on paywalls of their own", at: paywall.range,
          related: known.prefix(3).map { .init("a group", at: $0.name.range) }, paywall: paywall.name))
    }
  }
}

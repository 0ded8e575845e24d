import Findings
import Locales
import Projects
import StoreCatalog

/// The store takes names of groups of a certain length.
enum GroupDisplayNameLength: ProjectRule {
  static let id = "group-display-name-length"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # The display name of a subscription group is too long

    The name of a group that customers see has at most 75 characters; with 30 it fits by every source.

    ## Why

    App Store Connect takes no longer one, and the list of subscriptions on a device has one line for it. No page of Apple's gives the figure:
    tools that were tried against the store have 75, others 30, so what lies between weighs less.

    ## Source

    storeconfig, rules of its schema (75), 2026-06; appsops and appconnecttranslate (30), 2026-11. No page of Apple's was seen.

    ## Bad

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "localizations": [ { "locale": "en_US", "displayName":
      «"Everything that the app can do, on all of your devices, with all that is yet to come"» } ], "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "localizations": [ { "locale": "en_US", "displayName":
      «"Everything that the app can do now"» } ], "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M" } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "The reference name, which customers never see", "localizations": [
      { "locale": "en_US", "displayName": "Everything that the app can do" } ], "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M" } ] } ] }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    limits: { group-display-name: 75 }
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "localizations": [
      { "locale": "en_US", "displayName": "Everything that the app can do now" } ], "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M" } ] } ] }
    ```

    ## How to fix

    Shorten the name: the app's name, or that of the service, is enough.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    let limit = project.rules.limit(.groupDisplayName)
    for group in project.catalog.groups {
      for (locale, name) in group.names.sorted(by: { $0.key < $1.key }) {
        guard let excess = excess(of: name.value, over: limit) else { continue }
        report(
          Violation(
            "Display name '\(shortened(name.value))' of a group \(excess.words)", help: "shorten it",
            at: name.range, locales: [locale], isMinor: excess.isUncertain))
      }
    }
  }
}

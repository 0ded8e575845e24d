import Findings
import Locales
import Projects
import StoreCatalog

/// A plan's name does not contradict its period.
enum DisplayNamePeriodMismatch: ProjectRule {
  static let id = "display-name-period-mismatch"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .lexicon]

  static let text: StaticString = """
    # A plan is named for another period than it has

    A name that says how long a payment lasts says the period of the product.

    ## Why

    The purchase sheet shows the name beside the store's own words for the period. A plan called "Weekly" that renews every month is a slip in
    one of the two, and customers cannot know in which. Reference names and product ids, which customers never see, weigh less.

    ## Source

    App Review Guidelines 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08. Seen in a sample of
    <https://github.com/RevenueCat/purchases-ios>, 2026-11.

    ## Bad

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M",
        "localizations": [ { "locale": "en_US", "displayName": "Pro [«Weekly»]", "description": "All templates" },
          { "locale": "de", "displayName": "Pro «Jährlich»", "description": "Alle Vorlagen" } ] } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1Y",
        "referenceName": "Pro «Monthly»", "localizations": [ { "locale": "en_US", "displayName": "Pro", "description": "All" } ] },
      { "productID": "com.example.pro.2", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1Y",
        "localizations": [ { "locale": "en_US", "displayName": "Pro «6 months»", "description": "All" } ] } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro.y", "type": "RecurringSubscription", "displayPrice": "39.99", "recurringSubscriptionPeriod": "P1Y",
        "referenceName": "Pro 365 days", "localizations": [ { "locale": "en_US", "displayName": "12 months of Pro", "description": "All weekly plans" } ] },
      { "productID": "com.example.pro.m", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M",
        "localizations": [ { "locale": "en_US", "displayName": "Pro, 30 days", "description": "All" } ] } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "subscriptionGroups": [ { "id": "G1", "name": "Pro", "subscriptions": [
      { "productID": "com.example.pro.y", "type": "RecurringSubscription", "displayPrice": "39.99", "recurringSubscriptionPeriod": "P1Y",
        "localizations": [ { "locale": "en_US", "displayName": "Yearly, billed once, not monthly", "description": "All" } ] },
      { "productID": "com.example.pro.t", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M",
        "localizations": [ { "locale": "en_US", "displayName": "Pro (7-day trial)", "description": "All" } ] },
      { "productID": "com.example.pro.h", "type": "RecurringSubscription", "displayPrice": "19.99", "recurringSubscriptionPeriod": "P6M",
        "localizations": [ { "locale": "en_US", "displayName": "Six Months of Pro", "description": "All" },
          { "locale": "en_GB", "displayName": "Gold: Weekly Home Visits", "description": "All" } ] } ] } ] }
    ```

    ## How to fix

    Correct the name or the period. What is shown beside the price follows the period, whatever the name says.
    """

  private static let usual: [Period] = [
    Period(1, .week), Period(1, .month), Period(2, .month), Period(3, .month), Period(6, .month), Period(1, .year),
  ].compactMap(\.self)

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (product, subject) in project.declarations {
      guard product.kind == .autoRenewable, let period = product.period else { continue }
      var isSaid = false
      for (locale, name) in product.sortedNames {
        isSaid = check(name, locale, period, subject, isMinor: false, project, report) || isSaid
      }
      guard !isSaid, let english = LocaleID("en"), let reference = product.referenceName else { continue }
      // Files often have one text for both.
      if product.names.values.contains(where: { $0.value == reference.value }) { continue }
      _ = check(reference, english, period, subject, isMinor: true, project, report)
    }
  }

  /// Whether a word follows that is no word for a plan: "Weekly Home Visits".
  private static func speaksOfSomethingElse(_ text: SoldText, _ end: Int) -> Bool {
    let folded = text.folded
    // "Ежемесячно": the ending of an inflected word.
    var end = end
    let word = folded.wordEnd(from: end)
    if end > 0, isLetter(folded.scalars[end - 1]), word - end <= 2 { end = word }
    let start = end < folded.count && folded.scalars[end] == 0x20 ? end + 1 : end
    guard start < folded.count, isLetter(folded.scalars[start]) else { return false }
    if (text.ranges(of: .subscription) + text.ranges(of: .purchase)).contains(where: { $0.lowerBound == start }) {
      return false
    }
    return folded.end(ofLongest: plans, at: start) == nil
  }

  private static let plans: FoldedText.PhraseList = [
    "plan", "plans", "pass", "membership", "access", "offer", "sub", "billing", "abo", "abonnement", "suscripcion",
    "subscripcion",
    "of", "for", "with", "no", "free", "recurring", "auto",
  ]

  /// Whether the name says another period than the product has.
  private static func check(
    _ name: Placed<String>, _ locale: LocaleID, _ period: Placed<Period>, _ subject: Violation.Subject, isMinor: Bool,
    _ project: Project, _ report: (Violation) -> Void
  ) -> Bool {
    let text = SoldText(name, in: locale, of: project)
    if text.lexicons.contains(where: { $0.says(period.value, in: text.folded) }) { return false }
    let named = text.lexicons.map { $0.periods(in: text.folded) }
    if named.allSatisfy(\.isEmpty) { return false }
    let claims = text.trialClaims.map { $0.claim.range }
    for periods in named {
      for (said, range) in periods {
        if claims.contains(where: { $0.overlaps(range) }) || speaksOfSomethingElse(text, range.upperBound) { continue }
        guard usual.contains(said) || said.unit == .day, !said.isAbout(period.value) else { continue }
        let placed = text.placed(range)
        report(
          Violation(
            "'\(placed.value)' in the name '\(shortened(name.value))' is not the period, which is \(period.value.english)",
            help: "correct the name or the period", at: placed.range, related: [.init("the period", at: period.range)],
            subjects: [subject], locales: isMinor ? [] : [locale], isMinor: isMinor))
        return true
      }
    }
    return false
  }
}

extension Period {
  /// Whether both are about as long, as 30 days and a month are.
  func isAbout(_ other: Period) -> Bool {
    let (own, others) = (whole(.day), other.whole(.day))
    return self == other || abs(own - others) * 10 <= max(own, others)
  }
}

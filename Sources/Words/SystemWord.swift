/// Our own words: what a paywall says where the project says nothing itself.
///
/// The raw value is the key in `SystemWords/<locale>.json`. What stands in braces here is what the word leaves open; a word with `count` has
/// a form for each plural category of its language.
public enum SystemWord: String, CaseIterable, Hashable, Sendable {
  /// The place among all words, from 0 on: for tables that need no hashing.
  public var place: Int { withUnsafeBytes(of: self) { Int($0[0]) } }

  // MARK: Buttons and links
  /// "Subscribe"
  case subscribe
  /// "Subscribe to {name}", {name}: the app or tier.
  case subscribeTo = "subscribe.to"
  /// "Upgrade to {name}", {name}: a plan.
  case upgradeTo = "upgrade.to"
  /// "Change to {name}", {name}: a plan.
  case changeTo = "change.to"
  /// "Try It Free"
  case tryFree = "try.free"
  /// "Continue"
  case continueButton = "continue"
  /// "Buy": for products that do not renew.
  case buy
  /// "Restore Purchases"
  case restore
  /// "Redeem Code"
  case redeem
  /// "Sign In"
  case signIn = "sign-in"
  /// "Close"
  case close
  /// "Back"
  case back
  /// "Terms of Use"
  case terms
  /// "Privacy Policy"
  case privacy
  /// "{terms} and {privacy}"
  case policies
  /// "Manage Subscription"
  case manage
  /// "Try Again"
  case retry

  // MARK: Plans
  /// "free", in place of an amount.
  case free
  /// "One-time purchase"
  case oneTimePurchase = "one-time-purchase"
  /// "Your plan"
  case yourPlan = "your-plan"
  /// "{price}/{period}", {period}: `duration.per` or `duration.abbreviated`.
  case pricePer = "price.per"
  /// "Save {percent}"
  case savePercent = "save.percent"
  /// "Save {price}"
  case savePrice = "save.price"
  /// "{count} months free": what a year costs less than twelve single months.
  case monthsFree = "months-free"

  // MARK: Offers
  /// "{duration}, then {price_per_period}", {duration}: `duration.free`.
  case offerFree = "offer.free"
  /// "{offer_price} {duration}, then {price_per_period}", {duration}: `duration.for-first`.
  case offerUpFront = "offer.up-front"
  /// "{offer_price_per_period} {duration}, then {price_per_period}", {duration}: `duration.for`.
  case offerAsYouGo = "offer.as-you-go"
  /// "{duration} for {offer_price}.", {duration}: `duration.first`.
  case firstUpFront = "offer.first.up-front"
  /// "{duration} at {offer_price_per_period}.", {duration}: `duration.first`.
  case firstAsYouGo = "offer.first.as-you-go"

  // MARK: Captions
  /// "{price_per_period} {duration}.", {duration}: `duration.after-free`. The price stands first: it is what the customer pays.
  case captionFree = "caption.free"
  /// "Renews automatically at {price_per_period} until you cancel."
  case renewal = "caption.renewal"
  /// "Renews automatically until you cancel."
  case renewalShort = "caption.renewal.short"
  /// "{count} payments, {total} in total"
  case commitmentPayments = "commitment.payments"
  /// "Renews for another {count} months unless you cancel."
  case commitmentRenewal = "commitment.renewal"

  // MARK: States
  /// "Loading plans…"
  case loading
  /// "Plans could not be loaded"
  case failed
  /// "Check your connection and try again."
  case failedHelp = "failed.help"
  /// "Nothing is on sale here right now."
  case empty
  /// "Current: {tier} — {period}", {period}: `duration.every`
  case statusCurrent = "status.current"
  /// "Renews to: {tier} — {period}", {period}: `duration.every`
  case statusRenewal = "status.renewal"
  /// "Does not renew"
  case statusEnds = "status.ends"
  /// "Not subscribed"
  case statusNone = "status.none"
  /// The last payment failed; the customer still has what they pay for.
  case gracePeriod = "status.grace-period"
  /// The last payment failed; the customer no longer has what they paid for.
  case billingRetry = "status.retry"
  /// A child's purchase waits for a parent.
  case waitingForApproval = "status.waiting-for-approval"
  /// "Refunded"
  case refunded = "status.refunded"

  // MARK: Durations, by use and unit
  case durationPeriodDay = "duration.period.day"
  case durationPeriodWeek = "duration.period.week"
  case durationPeriodMonth = "duration.period.month"
  case durationPeriodYear = "duration.period.year"
  case durationLengthDay = "duration.length.day"
  case durationLengthWeek = "duration.length.week"
  case durationLengthMonth = "duration.length.month"
  case durationLengthYear = "duration.length.year"
  case durationPerDay = "duration.per.day"
  case durationPerWeek = "duration.per.week"
  case durationPerMonth = "duration.per.month"
  case durationPerYear = "duration.per.year"
  case durationAbbreviatedDay = "duration.abbreviated.day"
  case durationAbbreviatedWeek = "duration.abbreviated.week"
  case durationAbbreviatedMonth = "duration.abbreviated.month"
  case durationAbbreviatedYear = "duration.abbreviated.year"
  case durationEveryDay = "duration.every.day"
  case durationEveryWeek = "duration.every.week"
  case durationEveryMonth = "duration.every.month"
  case durationEveryYear = "duration.every.year"
  case durationFreeDay = "duration.free.day"
  case durationFreeWeek = "duration.free.week"
  case durationFreeMonth = "duration.free.month"
  case durationFreeYear = "duration.free.year"
  case durationAfterFreeDay = "duration.after-free.day"
  case durationAfterFreeWeek = "duration.after-free.week"
  case durationAfterFreeMonth = "duration.after-free.month"
  case durationAfterFreeYear = "duration.after-free.year"
  case durationForDay = "duration.for.day"
  case durationForWeek = "duration.for.week"
  case durationForMonth = "duration.for.month"
  case durationForYear = "duration.for.year"
  case durationForFirstDay = "duration.for-first.day"
  case durationForFirstWeek = "duration.for-first.week"
  case durationForFirstMonth = "duration.for-first.month"
  case durationForFirstYear = "duration.for-first.year"
  case durationFirstDay = "duration.first.day"
  case durationFirstWeek = "duration.first.week"
  case durationFirstMonth = "duration.first.month"
  case durationFirstYear = "duration.first.year"
  case durationPlanDay = "duration.plan.day"
  case durationPlanWeek = "duration.plan.week"
  case durationPlanMonth = "duration.plan.month"
  case durationPlanYear = "duration.plan.year"
}

/// The grammatical uses of a length of time. In many languages each takes another case, so each is a word of its own.
public enum DurationUse: String, CaseIterable, Hashable, Sendable {
  /// The place among all uses, from 0 on.
  var place: Int { withUnsafeBytes(of: self) { Int($0[0]) } }

  /// The bare name: "month", "3 months".
  case period
  /// The number always said: "1 month", "3 months".
  case length
  /// Behind the slash of a price: "month", "3 months".
  case per
  /// "mo", "3 mo"
  case abbreviated
  /// "monthly", "every 3 months"
  case every
  /// "1 month free", "3 months free"; begins a sentence.
  case free
  /// "after 1 free month"
  case afterFree = "after-free"
  /// "for 3 months"
  case `for`
  /// "for the first month", "for the first 3 months"
  case forFirst = "for-first"
  /// "First month", "First 3 months"; begins a sentence.
  case first
  /// "Monthly plan", "3-month plan": where a plan has no other name.
  case plan
}

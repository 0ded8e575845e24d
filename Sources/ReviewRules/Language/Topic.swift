/// What texts that sell speak of, in whichever language: each has a list of phrases in every lexicon.
enum Topic: Int, CaseIterable, Hashable, Sendable {
  /// The payment repeats by itself: "renews automatically", "until canceled".
  case renews
  /// How a subscription is ended or managed: "cancel", "manage subscription".
  case cancel
  /// That it can be ended whenever one likes: "cancel anytime".
  case cancelAnytime
  /// Paid once and kept: "lifetime", "forever", "one-time purchase", "no subscription".
  case lifetime
  /// A subscription, by that name: "subscription", "subscribe".
  case subscription
  /// The terms of use: "Terms of Use", "EULA".
  case terms
  /// The privacy policy.
  case privacy
  /// Getting back what was bought: "Restore Purchases".
  case restore
  /// The lowest price for what one gets: "best value", "cheapest".
  case bestValue
  /// Less than before or elsewhere: "save", "off", "discount".
  case saving
  /// Time is running out: "limited time", "last chance", "today only".
  case urgency
  /// Without a limit: "unlimited".
  case unlimited
  /// The money comes back: "money-back guarantee", "full refund".
  case refund
  /// Nothing is paid now: "no payment due now", "due today".
  case nothingDue
  /// Shared with the family: "Family Sharing".
  case familySharing
  /// Everything, and nothing in particular: "premium features", "full access".
  case generic
  /// Claims that need a source: "number one", "best app in the world".
  case superlative
  /// Tasks: "rate us", "share to unlock", "invite friends".
  case task
  /// An obligation to pay is said: "buy", "pay", "order with obligation to pay".
  case obligation
  /// Withdrawing from a contract.
  case withdrawal
  /// Buying elsewhere: "on our website", "cheaper online".
  case elsewhere
  /// A choice of not buying that shames: "No, I like wasting money".
  case shaming
  /// Names of real currencies, as words: "dollars", "euros".
  case currencyName
  /// Bound for a number of payments: "12-month commitment".
  case commitment
  /// Somebody is told in time: "remind me".
  case reminder
  /// What is got for a task: "to unlock", "get a month free".
  case reward
  /// Who uses an app: "users", "downloads".
  case audience
  /// A purchase is needed: "in-app purchase", "Pro subscribers", "premium".
  case purchase
}

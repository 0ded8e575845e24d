/// A subscription as cases write it into a catalog.
struct CasePlan {
  var id: String
  var name: String
  var price: String
  var period: String
  /// The introductory offer's object in JSON.
  var offer: String?
  var locale: String
  var level: Int

  init(
    _ id: String, _ name: String, _ price: String, _ period: String, offer: String? = nil, locale: String = "en_US",
    level: Int = 1
  ) {
    self.level = level
    self.id = id
    self.name = name
    self.price = price
    self.period = period
    self.offer = offer
    self.locale = locale
  }

  var json: String {
    """
    {"productID":"\(id)","referenceName":"\(name)","displayPrice":"\(price)","recurringSubscriptionPeriod":"\(period)",
     "groupNumber":\(level),"internalID":"I-\(id)","type":"RecurringSubscription","introductoryOffer":\(offer ?? "null"),
     "localizations":[{"displayName":"\(name)","description":"All pictures","locale":"\(locale)"}]}
    """
  }
}

/// An introductory offer's object.
func offer(_ mode: String, _ period: String, count: Int? = nil, price: String? = nil) -> String {
  var members = [#""internalID":"O""#, #""paymentMode":"\#(mode)""#, #""subscriptionPeriod":"\#(period)""#]
  if let count { members.append(#""numberOfPeriods":\#(count)"#) }
  if let price { members.append(#""displayPrice":"\#(price)""#) }
  return "{" + members.joined(separator: ",") + "}"
}

/// A StoreKit configuration with one group, 'Pro', and one-time products as objects in JSON.
func catalog(
  _ plans: CasePlan..., locale: String = "en_US", storefront: String = "USA", products: String = "",
  group: String = "Pro", others: String = ""
) -> String {
  let groups =
    plans.isEmpty
    ? ""
    : """
    {"id":"G1","name":"\(group)","localizations":[{"displayName":"\(group)","locale":"\(locale)"}],"subscriptions":[
    \(plans.map(\.json).joined(separator: ",\n"))
    ]}
    """
  return """
    {"identifier":"C0FFEE01","nonRenewingSubscriptions":[],"products":[\(products)],
    "settings":{"_locale":"\(locale)","_storefront":"\(storefront)"},"subscriptionGroups":[\(groups)]\(others),
    "version":{"major":4,"minor":0}}
    """
}

/// A configuration of one paywall, 'pro', that declares what an app must: lines of the paywall and of the project can be added.
func configuration(paywall: String = "", project: String = "") -> String {
  """
  \(project)
  paywalls:
    pro:
      group: Pro
      buttons: { restore: visible, close: visible, policies: visible }
      policies: { terms: "https://acme.app/terms", privacy: "https://acme.app/privacy" }
  \(paywall.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
  """
}

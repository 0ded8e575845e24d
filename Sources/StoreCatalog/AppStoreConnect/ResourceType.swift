/// The types of App Store Connect's resources that say what is on sale; all others are passed over. The names are those
/// of the API (4.4).
enum ResourceType: String, CaseIterable {
  case subscriptionGroups, subscriptionGroupLocalizations, subscriptionGroupVersions
  case subscriptions, subscriptionLocalizations, subscriptionVersions
  case subscriptionPrices, subscriptionPricePoints
  case subscriptionAvailabilities, subscriptionPlanAvailabilities
  case subscriptionIntroductoryOffers
  case subscriptionPromotionalOffers, subscriptionPromotionalOfferPrices
  case subscriptionOfferCodes, subscriptionOfferCodePrices
  case subscriptionOfferCodeCustomCodes, subscriptionOfferCodeOneTimeUseCodes
  case winBackOffers, winBackOfferPrices
  case inAppPurchases, inAppPurchaseLocalizations, inAppPurchaseVersions
  case inAppPurchasePriceSchedules, inAppPurchasePrices, inAppPurchasePricePoints
  case inAppPurchaseAvailabilities
  case subscriptionImages, inAppPurchaseImages
  case territories

  /// What the resources are in a sentence: "2 prices".
  func words(_ count: Int) -> String {
    let one: String
    switch self {
    case .subscriptionGroups: one = "subscription group"
    case .subscriptionGroupLocalizations: one = "group localization"
    case .subscriptions: one = "subscription"
    case .subscriptionLocalizations, .inAppPurchaseLocalizations: one = "localization"
    case .subscriptionGroupVersions, .subscriptionVersions, .inAppPurchaseVersions: one = "version"
    case .subscriptionPrices, .inAppPurchasePrices: one = "price"
    case .subscriptionPricePoints, .inAppPurchasePricePoints: one = "price point"
    case .subscriptionIntroductoryOffers: one = "introductory offer"
    case .subscriptionPromotionalOffers: one = "promotional offer"
    case .subscriptionOfferCodes: one = "offer code"
    case .subscriptionOfferCodeCustomCodes: one = "custom code"
    case .subscriptionOfferCodeOneTimeUseCodes: one = "batch of codes"
    case .subscriptionImages, .inAppPurchaseImages: one = "image"
    case .winBackOffers: one = "win-back offer"
    case .subscriptionPromotionalOfferPrices, .subscriptionOfferCodePrices, .winBackOfferPrices: one = "offer price"
    case .inAppPurchases: one = "in-app purchase"
    case .inAppPurchasePriceSchedules: one = "price schedule"
    case .subscriptionAvailabilities, .subscriptionPlanAvailabilities, .inAppPurchaseAvailabilities:
      return count == 1 ? "1 availability" : "\(count) availabilities"
    case .territories: return count == 1 ? "1 territory" : "\(count) territories"
    }
    return "\(count) \(one)\(count == 1 ? "" : "s")"
  }

  /// Whether the resources mean nothing without the one that they belong to.
  var needsOwner: Bool {
    switch self {
    case .subscriptionGroups, .subscriptions, .inAppPurchases, .territories, .subscriptionPricePoints,
      .inAppPurchasePricePoints, .subscriptionOfferCodeCustomCodes, .subscriptionOfferCodeOneTimeUseCodes,
      .subscriptionImages, .inAppPurchaseImages:
      false
    default: true
    }
  }
}

/// A relationship that is followed, from the resource that owns to the one that is owned.
struct Relation {
  let owner: ResourceType
  let name: String
  let child: ResourceType
  /// The child's relationship to its owner; nil where the API has none.
  var back: String?

  static let all: [Relation] = [
    Relation(owner: .subscriptionGroups, name: "subscriptions", child: .subscriptions, back: "group"),
    Relation(
      owner: .subscriptionGroups, name: "subscriptionGroupLocalizations", child: .subscriptionGroupLocalizations,
      back: "subscriptionGroup"),
    Relation(
      owner: .subscriptionGroups, name: "versions", child: .subscriptionGroupVersions, back: "subscriptionGroup"),
    Relation(
      owner: .subscriptionGroupVersions, name: "localizations", child: .subscriptionGroupLocalizations,
      back: "version"),
    Relation(
      owner: .subscriptions, name: "subscriptionLocalizations", child: .subscriptionLocalizations,
      back: "subscription"),
    Relation(owner: .subscriptions, name: "versions", child: .subscriptionVersions, back: "subscription"),
    Relation(owner: .subscriptionVersions, name: "localizations", child: .subscriptionLocalizations, back: "version"),
    Relation(owner: .subscriptions, name: "prices", child: .subscriptionPrices, back: "subscription"),
    Relation(
      owner: .subscriptions, name: "introductoryOffers", child: .subscriptionIntroductoryOffers, back: "subscription"),
    Relation(
      owner: .subscriptions, name: "promotionalOffers", child: .subscriptionPromotionalOffers, back: "subscription"),
    Relation(owner: .subscriptions, name: "offerCodes", child: .subscriptionOfferCodes, back: "subscription"),
    Relation(owner: .subscriptions, name: "winBackOffers", child: .winBackOffers, back: "subscription"),
    Relation(owner: .subscriptions, name: "images", child: .subscriptionImages, back: "subscription"),
    Relation(owner: .inAppPurchases, name: "images", child: .inAppPurchaseImages, back: "inAppPurchase"),
    Relation(owner: .subscriptionPromotionalOffers, name: "prices", child: .subscriptionPromotionalOfferPrices),
    Relation(owner: .subscriptionOfferCodes, name: "prices", child: .subscriptionOfferCodePrices),
    Relation(
      owner: .subscriptionOfferCodes, name: "customCodes", child: .subscriptionOfferCodeCustomCodes, back: "offerCode"),
    Relation(
      owner: .subscriptionOfferCodes, name: "oneTimeUseCodes", child: .subscriptionOfferCodeOneTimeUseCodes,
      back: "offerCode"),
    Relation(owner: .winBackOffers, name: "prices", child: .winBackOfferPrices),
    Relation(owner: .subscriptions, name: "subscriptionAvailability", child: .subscriptionAvailabilities),
    Relation(owner: .subscriptionAvailabilities, name: "availableTerritories", child: .territories),
    Relation(owner: .subscriptions, name: "planAvailabilities", child: .subscriptionPlanAvailabilities),
    Relation(owner: .subscriptionPlanAvailabilities, name: "availableTerritories", child: .territories),
    Relation(
      owner: .inAppPurchases, name: "inAppPurchaseLocalizations", child: .inAppPurchaseLocalizations,
      back: "inAppPurchaseV2"),
    Relation(owner: .inAppPurchases, name: "versions", child: .inAppPurchaseVersions, back: "inAppPurchase"),
    Relation(owner: .inAppPurchaseVersions, name: "localizations", child: .inAppPurchaseLocalizations, back: "version"),
    Relation(owner: .inAppPurchases, name: "iapPriceSchedule", child: .inAppPurchasePriceSchedules),
    Relation(owner: .inAppPurchasePriceSchedules, name: "manualPrices", child: .inAppPurchasePrices),
    Relation(owner: .inAppPurchasePriceSchedules, name: "automaticPrices", child: .inAppPurchasePrices),
    Relation(owner: .inAppPurchases, name: "inAppPurchaseAvailability", child: .inAppPurchaseAvailabilities),
    Relation(owner: .inAppPurchaseAvailabilities, name: "availableTerritories", child: .territories),
  ]

  static let byOwner = Dictionary(grouping: all, by: \.owner)
  static let byChild = Dictionary(grouping: all.filter { $0.back != nil }, by: \.child)
}

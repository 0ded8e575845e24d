import Findings
import Locales

/// Something a customer can buy.
public struct Product: Sendable {
  public enum Kind: String, Sendable {
    case autoRenewable = "auto-renewable"
    case nonRenewing = "non-renewing"
    case nonConsumable = "non-consumable"
    case consumable
  }

  public var id: Placed<String>
  public var kind: Kind
  /// The name that customers do not see; nil where the file has none or an empty one.
  public var referenceName: Placed<String>?
  /// The id of the subscription group; nil for products outside groups.
  public var group: String?
  /// The level of service within the group, 1 the highest.
  public var level: Placed<Int>?
  /// How long one payment lasts; nil for products that do not renew.
  public var period: Placed<Period>?
  /// What is billed each period, by storefront and start.
  public var prices: [Price] = []
  public var offers: [Offer] = []
  /// Kinds of offers that the source says nothing of: there may be some. Empty for `.storekit` files, which hold all.
  public var omittedOffers: Set<Offer.Kind> = []
  /// The 12-month commitment billed monthly, where it is offered.
  public var commitment: Commitment?
  /// The display name by locale; empty texts are left out.
  public var names: [LocaleID: Placed<String>] = [:]
  /// The description by locale; empty texts are left out.
  public var descriptions: [LocaleID: Placed<String>] = [:]
  /// The locales for which the file has an entry, be it empty, with the entry's place.
  public var localizations: [LocaleID: SourceRange] = [:]
  /// Whether some of the texts could not be read, which is told of as an input finding.
  public var hasUnreadTexts = false
  /// The list of these entries in the file; nil where the file has no such list.
  public var localizationList: SourceRange?
  public var isFamilyShareable: Placed<Bool>?
  /// How far the product has come in App Store Connect; nil where the source does not say.
  public var state: Placed<State>?
  /// Where the product is sold; nil where the source does not say.
  public var availability: Availability?
  /// Whether App Review has a screenshot of it; nil where the source does not say.
  public var hasReviewScreenshot: Bool?
  /// The pictures that promote it on the store's page, for all that the source says.
  public var images: [Image] = []
  /// Where all that is no price comes from.
  public var source = Price.Source.testConfiguration
  /// The product's object in its file.
  public var range: SourceRange

  public init(id: Placed<String>, kind: Kind, range: SourceRange) {
    self.id = id
    self.kind = kind
    self.range = range
  }

  /// The price that holds in a storefront on a day: of those that have started, the latest; an undated one has always
  /// held.
  public func price(in storefront: Storefront, on day: Day) -> Price? {
    prices.holding(in: storefront, on: day)
  }

  /// The states of subscriptions and in-app purchases in App Store Connect's API (4.4).
  public enum State: String, CaseIterable, Sendable {
    case missingMetadata = "MISSING_METADATA"
    case waitingForUpload = "WAITING_FOR_UPLOAD"
    case processingContent = "PROCESSING_CONTENT"
    case readyToSubmit = "READY_TO_SUBMIT"
    case waitingForReview = "WAITING_FOR_REVIEW"
    case inReview = "IN_REVIEW"
    case developerActionNeeded = "DEVELOPER_ACTION_NEEDED"
    case pendingBinaryApproval = "PENDING_BINARY_APPROVAL"
    case approved = "APPROVED"
    case developerRemovedFromSale = "DEVELOPER_REMOVED_FROM_SALE"
    case removedFromSale = "REMOVED_FROM_SALE"
    case rejected = "REJECTED"
  }

  /// The storefronts that sell a product.
  public struct Availability: Sendable {
    public var storefronts: Set<Storefront>
    /// Whether storefronts that Apple opens later sell it too; nil where the source does not say.
    public var isInNewStorefronts: Bool?
    public var range: SourceRange

    public init(storefronts: Set<Storefront>, isInNewStorefronts: Bool?, range: SourceRange) {
      self.storefronts = storefronts
      self.isInNewStorefronts = isInNewStorefronts
      self.range = range
    }
  }

  /// A picture that promotes a product.
  public struct Image: Sendable {
    /// In pixels; nil where the source does not say.
    public var width: Int?
    public var height: Int?
    /// The name of the file that was uploaded.
    public var name: Placed<String>?
    /// Equal for equal files.
    public var checksum: Placed<String>?
    /// What the source says of the picture.
    public var range: SourceRange
  }

  public var isSubscription: Bool { kind == .autoRenewable || kind == .nonRenewing }
}

/// An amount that holds in one storefront from a day on.
public struct Price: Sendable {
  /// The kinds of source, the one that wins a disagreement last.
  public enum Source: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// A `.storekit` file made by hand, for tests.
    case testConfiguration
    /// A `.storekit` file synced from App Store Connect.
    case syncedConfiguration
    /// App Store Connect's data or price export.
    case appStoreConnect

    public static func < (a: Source, b: Source) -> Bool { a.rawValue < b.rawValue }
  }

  public var money: Placed<Money>
  public var storefront: Storefront
  /// The first day; nil where the price has held all along.
  public var from: Day?
  /// The first day on which it holds no longer; nil where it has no end, or a later price is the end of it.
  public var until: Day?
  public var source: Source

  public init(_ money: Placed<Money>, in storefront: Storefront, from: Day? = nil, source: Source) {
    self.money = money
    self.storefront = storefront
    self.from = from
    self.source = source
  }
}

extension [Price] {
  /// The price that holds in a storefront on a day. The better source wins, then the later start.
  public func holding(in storefront: Storefront, on day: Day) -> Price? {
    var best: Price?
    for price in self where price.storefront == storefront {
      if let from = price.from, from > day { continue }
      if let until = price.until, until <= day { continue }
      guard let current = best else {
        best = price
        continue
      }
      if price.source > current.source { best = price }
      if price.source == current.source, let from = price.from, current.from.map({ $0 < from }) ?? true { best = price }
    }
    return best
  }
}

/// A 12-month commitment that is billed monthly.
public struct Commitment: Sendable {
  /// What is billed each month.
  public var monthly: [Price]
  /// What is billed over the twelve months together.
  public var total: [Price]
  public var range: SourceRange

  /// Storefronts without monthly billing of a 12-month commitment (Apple's news of 27 April 2026).
  private static let missing: Set<String> = ["USA", "SGP"]

  /// Whether a storefront sells commitments at all.
  public static func isSold(in storefront: Storefront) -> Bool { !missing.contains(storefront.code) }

  public init(monthly: [Price], total: [Price], range: SourceRange) {
    self.monthly = monthly
    self.total = total
    self.range = range
  }
}

import Findings
import Locales

/// What is on sale, as one source or all sources together declare it.
public struct Catalog: Sendable {
  /// Subscription groups in the order of the files.
  public var groups: [SubscriptionGroup] = []
  /// Every product once, in the order of the files: one-time products of a file first, then its groups'.
  public var products: [Product] = []
  /// A product id that the same file declares again: both places, the first one first.
  public var duplicates: [Duplicate] = []
  /// The storefront that a `.storekit` file's prices hold in; nil where the file names none (`USA` is then assumed).
  public var storefront: Placed<Storefront>?
  /// The locale that a `.storekit` file was last tested in; nil where it names none.
  public var locale: Placed<LocaleID>?
  /// The addresses that a `.storekit` file gives for the terms of use and the privacy policy.
  public var policies = Policies()
  /// Stretches of the files that hold secrets, such as the private key that signs offers in tests. Nothing may show
  /// them.
  public var secrets: [SourceRange] = []

  /// Whether the source holds a part of what it is about: some pages of a list, or prices without their amounts. That
  /// something is not in the catalog then says nothing.
  public var isPartial = false
  /// Prices and offers of products that another source declares. `merged` adds them to the products.
  public var loose: [Loose] = []
  /// Products of which something could not be read, each once, in the order of the files: what is shown of them is less than what they are.
  public var unread: [Unread] = []

  public init() {}

  /// A product of which a source has something that cannot be read: its price, its period, the terms of an offer.
  public struct Unread: Hashable, Sendable {
    /// The product's id. Where its kind or period cannot be read, the catalog has no such product.
    public var product: String
    /// The id of its subscription group, as its file has it; nil for products outside groups, and where the source does not say.
    public var group: String?
    /// The storefront that it is about; nil: all.
    public var storefront: Storefront?

    public init(product: String, group: String? = nil, storefront: Storefront? = nil) {
      self.product = product
      self.group = group
      self.storefront = storefront
    }
  }

  /// What a list of prices says of a product.
  public struct Loose: Sendable {
    public var product: Placed<String>
    public var prices: [Price] = []
    public var offers: [Offer] = []

    public init(product: Placed<String>) { self.product = product }
  }

  public struct Duplicate: Sendable {
    public var id: String
    public var first: SourceRange
    public var second: SourceRange
    /// What the second one says; it is not among the catalog's products.
    public var product: Product

    public init(first: SourceRange, second product: Product) {
      id = product.id.value
      self.first = first
      second = product.id.range
      self.product = product
    }
  }

  public struct Policies: Sendable {
    /// The licence agreement's text or address; nil where empty.
    public var eula: Placed<String>?
    /// The privacy policy's address by locale.
    public var privacy: [LocaleID: Placed<String>] = [:]

    public init() {}
  }

  public func product(_ id: String) -> Product? { products.first { $0.id.value == id } }
  public func group(_ id: String) -> SubscriptionGroup? { groups.first { $0.id.value == id } }
}

/// Subscriptions of which a customer can have one at a time.
public struct SubscriptionGroup: Sendable {
  public var id: Placed<String>
  /// The reference name, which customers do not see.
  public var name: Placed<String>
  /// The name that customers see, by locale; empty texts are left out.
  public var names: [LocaleID: Placed<String>] = [:]
  /// The group's object in its file.
  public var range: SourceRange

  public init(id: Placed<String>, name: Placed<String>, range: SourceRange) {
    self.id = id
    self.name = name
    self.range = range
  }
}

/// How long the texts of the store may be, where a project says nothing else: what is known of each limit, and from where.
///
/// The names are keys of `limits` in the configuration.
public enum Limit: String, CaseIterable, Hashable, Sendable {
  case displayName = "display-name"
  case productDescription = "description"
  case groupDisplayName = "group-display-name"
  case referenceName = "reference-name"
  case productID = "product-id"
  case appName = "app-name"
  case appSubtitle = "app-subtitle"
  case promotionalText = "promotional-text"
  case keywords
  case appDescription = "app-description"
  case releaseNotes = "release-notes"
  case address
  case reviewNotes = "review-notes"

  /// What is counted.
  public enum Unit: Hashable, Sendable {
    /// What readers take for one character: a grapheme cluster of Unicode.
    case characters
    /// Bytes in UTF-8.
    case bytes
  }

  /// What is known of a limit.
  public struct Fact: Hashable, Sendable {
    /// The most that is taken, for all that is known.
    public var most: Int
    /// A lower figure that another source has; nil where all agree.
    public var disputed: Int?
    public var unit: Unit
    /// Where the figures are from.
    public var source: String
    /// When the source was read: `2026-11`.
    public var read: String
  }

  public var fact: Fact {
    switch self {
    case .displayName:
      Fact(35, disputed: 30, source: "Apple, Product page (35); Apple, In-app purchase information (30)")
    case .productDescription:
      Fact(55, disputed: 45, source: "Apple, Product page (55); Apple, In-app purchase information (45)")
    case .groupDisplayName:
      Fact(75, disputed: 30, source: "storeconfig, tried against the store (75); other tools (30). No page of Apple's")
    case .referenceName: Fact(64, source: "Apple, In-app purchase information")
    case .productID: Fact(100, source: "Apple, In-app purchase information")
    case .appName, .appSubtitle: Fact(30, source: "App Review Guidelines 2.3.7; Apple, Product page")
    case .promotionalText: Fact(170, source: "Apple, Platform version information")
    case .keywords:
      Fact(100, unit: .bytes, source: "Apple, Platform version information (bytes); Apple, Product page (characters)")
    case .appDescription, .releaseNotes: Fact(4000, source: "Apple, Platform version information")
    case .address: Fact(255, source: "one tool's notes. No page of Apple's")
    case .reviewNotes: Fact(4000, unit: .bytes, source: "Apple, Platform version information")
    }
  }
}

extension Limit.Fact {
  /// All sources were read in November 2026.
  fileprivate init(_ most: Int, disputed: Int? = nil, unit: Limit.Unit = .characters, source: String) {
    self.init(most: most, disputed: disputed, unit: unit, source: source, read: "2026-11")
  }
}

extension RuleSettings {
  /// What to measure by: the known limit, or the project's own figure, which nobody disputes.
  public func limit(_ limit: Limit) -> Limit.Fact {
    var fact = limit.fact
    if let own = limits[limit] {
      fact.most = own.value
      fact.disputed = nil
    }
    return fact
  }
}

extension Changes {
  /// The kinds of changes, in the order in which customers feel them.
  public enum Group: CaseIterable, Sendable {
    case prices, offers, names, words, rest

    public init(_ aspect: Change.Aspect) {
      switch aspect {
      case .price, .scheduledPrice, .commitment: self = .prices
      case .offer: self = .offers
      case .name, .description: self = .names
      case .words, .link: self = .words
      case .period, .kind, .level, .familySharing, .availability, .plan, .order, .selected, .language: self = .rest
      }
    }

    public var title: String {
      switch self {
      case .prices: "Prices"
      case .offers: "Offers"
      case .names: "Names and descriptions"
      case .words: "Words and links"
      case .rest: "Order, sharing and the rest"
      }
    }
  }

  /// The changes of each kind, in the order of kinds, then of subjects. Kinds of which nothing changes are left out.
  public var groups: [(group: Group, changes: [(subject: Subject, change: Change)])] {
    var found: [Group: [(subject: Subject, change: Change)]] = [:]
    for subject in subjects {
      for change in subject.changes { found[Group(change.aspect), default: []].append((subject, change)) }
    }
    return Group.allCases.compactMap { group in found[group].map { (group, $0) } }
  }

  /// What is new or gone as a whole.
  public var whole: [Subject] { subjects.filter { $0.fate != .changed } }
}

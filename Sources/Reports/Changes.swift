import Locales
import Projects
import Screens

/// What customers would see change from one project to another: two versions of an app's catalog, words and paywalls.
public struct Changes: Hashable, Sendable {
  /// What something is that changes, and how.
  public struct Subject: Hashable, Sendable {
    public enum Kind: String, Sendable { case product, group, paywall }
    public enum Fate: String, Sendable { case added, removed, changed }

    public var kind: Kind
    /// The product's or group's id, the paywall's name.
    public var id: String
    /// What people call it.
    public var name: String
    public var fate: Fate
    public var changes: [Change]
    /// What follows from the subject itself being added or removed.
    public var notes: [Note] = []
  }

  /// One thing that changes.
  public struct Change: Hashable, Sendable {
    public enum Aspect: String, CaseIterable, Sendable {
      case price
      /// A price that holds from a later day on.
      case scheduledPrice = "scheduled-price"
      case commitment, period, offer, name, description, kind, level
      case familySharing = "family-sharing"
      /// Where it is sold.
      case availability
      /// The plans of a paywall; their order; the one that is chosen at first.
      case plan, order, selected
      /// The languages of a paywall.
      case language
      /// Where a link leads.
      case link
      /// What the screen says.
      case words
    }

    public var aspect: Aspect
    /// The storefront's code; nil: everywhere, or of no storefront.
    public var storefront: String?
    /// The language it is said in; nil: in all, or of none.
    public var locale: String?
    /// The role of the words, the kind and id of the offer, the link; nil where the aspect says it all.
    public var detail: String?
    /// The product whose words they are; nil for those of the whole screen.
    public var product: String?
    /// As customers read it; nil: it was not there.
    public var old: String?
    /// Nil: it is no longer there.
    public var new: String?
    /// The situations in which it is shown, where it is not for everybody: `lapsed`.
    public var situations: [String] = []
    public var notes: [Note] = []
    /// Of an amount: whether it goes up; nil where it is new, gone or no amount.
    public var isRise: Bool?
  }

  /// What should be known before a change is made.
  public struct Note: Hashable, Sendable {
    /// A stable slug: `price-increase-consent`.
    public var rule: String
    /// A sentence without full stop.
    public var text: String
  }

  /// Products in the catalog's order, then groups, then paywalls; of each kind, those that are gone come last.
  public var subjects: [Subject]
  /// Whether all of both sides could be read. Where not, what could not be read was not compared, and may change, too.
  public var isComplete = true

  /// A project with its composed screens.
  public struct Side {
    public var project: Project
    /// Of all paywalls and markets.
    public var sheets: [Sheet]

    public init(_ project: Project, sheets: [Sheet]) {
      self.project = project
      self.sheets = sheets
    }
  }

  public init(from old: Side, to new: Side) {
    let products = ProductComparison(old.project, new.project).subjects
    subjects = products + PaywallComparison(old, new, products: products).subjects
  }

  public var isEmpty: Bool { subjects.isEmpty }

  /// How many things change; what is added or removed whole counts once.
  public var count: Int { subjects.map { $0.fate == .changed ? $0.changes.count : 1 }.reduce(0, +) }

  public var notes: [(subject: Subject, note: Note)] {
    subjects.flatMap { subject in (subject.notes + subject.changes.flatMap(\.notes)).map { (subject, $0) } }
  }

  /// `4 changes, 1 to look at`.
  public var summary: String {
    let found =
      isEmpty
      ? isComplete ? "nothing that customers see changes" : "nothing changes in what was compared"
      : counted(count, "change") + (notes.isEmpty ? "" : ", \(notes.count) to look at")
    return isComplete ? found : "\(found); \(Changes.incomplete)"
  }

  private static let incomplete = "the two could not be compared in full, for some of their files cannot be understood"
}

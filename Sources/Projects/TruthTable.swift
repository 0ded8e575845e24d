import Findings
import Locales
import Looks
import Words

/// What a project says in one locale, text by text, each beside its source: what is ready, what is not, and what customers see instead.
public struct TruthTable: Hashable, Sendable {
  public var locale: LocaleID
  /// Whether it is the locale that the others are translated from.
  public var isSource: Bool
  /// One for each paywall that says anything of its own. A name, string or word that several paywalls show stands in the first of them only.
  public var sections: [Section]

  /// The texts of one paywall, in the order of its screen. Groups without rows are left out.
  public struct Section: Hashable, Sendable {
    public var paywall: String
    public var groups: [Group]
  }

  public struct Group: Hashable, Sendable {
    public var kind: Kind
    public var rows: [Row]

    /// The parts of a screen, from top to bottom, then what subscribers see, then what is shown while there is nothing to choose.
    public enum Kind: String, CaseIterable, Sendable {
      case header, plans, terms, subscribed, trouble
    }
  }

  /// All rows, in order. A copy: to look at each, ask `forEachRow`.
  public var rows: [Row] { sections.flatMap { $0.groups.flatMap(\.rows) } }
  public var rowCount: Int { sections.reduce(0) { $0 + $1.groups.reduce(0) { $0 + $1.rows.count } } }
  public var readyCount: Int {
    var count = 0
    forEachRow { if $0.isReady { count += 1 } }
    return count
  }

  public func forEachRow(_ body: (Row) -> Void) {
    for section in sections {
      for group in section.groups {
        for row in group.rows { body(row) }
      }
    }
  }
}

extension TruthTable {
  /// One text.
  public struct Row: Hashable, Sendable {
    public var subject: Subject
    /// The key that chooses it among the texts of its field; nil where it is the one for everything else.
    public var form: String?
    /// The key of the string table; nil for other texts.
    public var key: String?
    /// What the source locale says; nil where it says nothing.
    public var source: WrittenText?
    /// What the locale itself says; nil where it says nothing.
    public var own: WrittenText?
    /// What customers see in place of an own text; nil where they see the own one, or nothing at all.
    public var instead: WrittenText?
    public var states: States = []
    /// The plural forms that the locale needs and the text lacks, or has empty; in CLDR's order.
    public var missingForms: [PluralCategory] = []
    /// The placeholders of the source that the text lacks, as the source writes them.
    public var lost: [String] = []
    /// Those that the source does not have, as the text writes them.
    public var added: [String] = []
    /// What rules say is wrong with the text, where that is an error.
    public var errors: [String] = []
    /// Where the text is, or should be, declared: the whole localization of a string, which may have many forms.
    public var place: SourceRange?
    /// The key that may be meant where there is none of the name.
    public var suggestion: String?

    public var isReady: Bool { !states.isAnyOpen }
  }

  /// What a text is on the screen.
  public enum Subject: Hashable, Sendable {
    case field(CopyField)
    /// An item of the list in the copy's body, counted from 0.
    case benefit(Int)
    /// A paragraph or heading of the copy's body, counted from 0.
    case body(Int)
    /// A declared element of a `custom` paywall, by its index among them.
    case element(Int, Role)
    /// By its index among the paywall's tiers.
    case tierName(Int)
    /// Of the product with this id.
    case productName(String)
    case productDescription(String)
    case groupName
    /// One of our own words, where the project says nothing.
    case system(SystemWord, Role)
  }

  /// What holds of a text. The order is that in which they are told: the gravest first.
  public enum State: String, CaseIterable, Comparable, Hashable, Sendable {
    /// No string table has the key: nothing is shown, or our own word.
    case unknownKey = "unknown-key"
    case placeholders = "placeholders-differ"
    /// A form that the locale's numbers need is absent or empty.
    case pluralForm = "plural-form-missing"
    case wrongScript = "wrong-script"
    /// A rule finds an error in the text.
    case faulty = "error-found"
    /// There is no text, and customers read another language.
    case missing
    /// The words are those of the source.
    case sameAsSource = "same-as-source"
    /// The file marks it as new, to be reviewed, or out of date.
    case needsReview = "needs-review"
    /// The code no longer uses the key, says the file.
    case stale
    /// The file that would say it could not be understood.
    case unread
    /// The locale's own text for everything else is shown where the source has one of its own.
    case unsaid
    /// As in the source, which is right: a name, a brand, a text without words.
    case sameAllowed = "same-allowed"
    /// One of our own words.
    case systemWord = "system-word"

    /// Whether there is something left to do.
    public var isOpen: Bool {
      switch self {
      case .unsaid, .sameAllowed, .systemWord: false
      default: true
      }
    }

    public static func < (a: State, b: State) -> Bool { a.order < b.order }
    fileprivate var order: Int { State.allCases.firstIndex(of: self) ?? 0 }
  }

  /// Some states, in their order.
  public struct States: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
    /// A bit for each, by its place in the order.
    private var bits: UInt32 = 0

    public init(arrayLiteral states: State...) {
      for state in states { insert(state) }
    }

    public var isEmpty: Bool { bits == 0 }
    public func contains(_ state: State) -> Bool { bits & 1 << state.order != 0 }
    public mutating func insert(_ state: State) { bits |= 1 << state.order }
    public mutating func remove(_ state: State) { bits &= ~(1 << state.order) }

    public func makeIterator() -> AnyIterator<State> {
      var rest = bits
      return AnyIterator {
        guard rest != 0 else { return nil }
        let next = rest.trailingZeroBitCount
        rest &= rest - 1
        return State.allCases[next]
      }
    }

    /// Whether there is something left to do about one of them.
    var isAnyOpen: Bool { bits & States.open != 0 }
    private static let open = State.allCases.reduce(UInt32(0)) { $1.isOpen ? $0 | 1 << $1.order : $0 }
  }

  /// A system word that screens show, and as what.
  public struct SystemUse: Hashable, Sendable {
    /// An index among the project's paywalls.
    public var paywall: Int
    public var role: Role
    public var word: SystemWord

    public init(paywall: Int, role: Role, word: SystemWord) {
      self.paywall = paywall
      self.role = role
      self.word = word
    }
  }
}

/// A text as it is written, with its holes. A class: what the source says stands beside every language, and is made once.
public final class WrittenText: Hashable, Sendable {
  /// A piece of it.
  public enum Piece: Hashable, Sendable {
    case words(String)
    /// What is filled in, as the file writes it without braces: `product.price`, `%1$@`.
    case placeholder(String)
  }

  /// A form of it.
  public struct Form: Hashable, Sendable {
    /// The numbers it is for; nil for a text that does not depend on one.
    public var category: PluralCategory?
    public var pieces: [Piece]
  }

  /// The language it is in, as its file calls it.
  public let locale: LocaleID
  /// At least one; several where it depends on a number, in CLDR's order.
  public let forms: [Form]
  /// Where it stands; nil for our own words.
  public let range: SourceRange?

  init(locale: LocaleID, forms: [Form], range: SourceRange?) {
    self.locale = locale
    self.forms = forms
    self.range = range
  }

  public static func == (a: WrittenText, b: WrittenText) -> Bool {
    a === b || a.range == b.range && a.locale == b.locale && a.forms == b.forms
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    // Hardly two texts stand at one place.
    if range == nil { hasher.combine(forms) }
  }

  /// The form for most numbers, in one line; placeholders in braces.
  public var plainText: String {
    let pieces = forms.last?.pieces ?? []
    if pieces.count == 1, case .words(let text) = pieces[0] { return text }
    return pieces.map { piece in
      switch piece {
      case .words(let text): text
      case .placeholder(let name): name.hasPrefix("%") ? name : "{\(name)}"
      }
    }.joined()
  }

  /// The words of the form for most numbers, without what is filled in.
  var words: [String] {
    (forms.last?.pieces ?? []).compactMap { piece in
      guard case .words(let text) = piece else { return nil }
      return text
    }
  }
}

import Findings
import Locales
import Looks

/// What a rule found: what is wrong, and where. The judge makes a finding of it.
public struct Violation: Sendable {
  /// Whom a message is about: a product, by the name that its developers gave it, or a role on the screen.
  public struct Subject: Hashable, Sendable {
    public var name: String
    /// The product's id; nil for a role.
    public var product: String?
    /// The index in the catalog, or among the roles, by which subjects are sorted.
    public var order: Int

    public init(name: String, product: String?, order: Int) {
      self.name = name
      self.product = product
      self.order = order
    }
  }

  public enum Message: Hashable, Sendable {
    case plain(String)
    /// The names of the subjects, and what one of them does, or several do: "'Pro Monthly' shows no price". Violations of a rule at one place
    /// become one finding that names all its subjects.
    case about(one: String, many: String)
  }

  public var message: Message
  /// What to say in place of the message where parts of one finding word it differently: the same fault in several languages or plans. The first
  /// that is true of all parts is said; the most specific comes first.
  public var common: [Message] = []
  public var help: String
  public var range: SourceRange
  public var related: [Finding.Related]
  public var subjects: [Subject]
  /// Locales it is about, where it is not about the locale of a screen.
  public var locales: [LocaleID]
  /// The paywall's name, where it is not about a screen.
  public var paywall: String?
  /// It weighs a step less than the rule's other violations.
  public var isMinor: Bool
  /// It weighs a step more.
  public var isGraver = false
  /// It says that the screen lacks something: the range is where that would be declared.
  public var isAbsence = false
  /// The roles of the elements that would say what is missing. Where one of them is declared and could not be read, or the words could not, nobody
  /// knows that it is missing.
  public var saidBy: Set<Role> = []
  /// The most it weighs; nil for no such limit.
  public var atMost: Severity?

  public init(
    _ message: Message, help: String = "", at range: SourceRange, related: [Finding.Related] = [],
    subjects: [Subject] = [], locales: [LocaleID] = [], paywall: String? = nil, isMinor: Bool = false,
    isAbsence: Bool = false, atMost: Severity? = nil
  ) {
    self.message = message
    self.help = help
    self.range = range
    self.related = related
    self.subjects = subjects
    self.locales = locales
    self.paywall = paywall
    self.isMinor = isMinor
    self.isAbsence = isAbsence
    self.atMost = atMost
  }

  public init(
    _ message: String, help: String = "", at range: SourceRange, related: [Finding.Related] = [],
    subjects: [Subject] = [], locales: [LocaleID] = [], paywall: String? = nil, isMinor: Bool = false,
    isAbsence: Bool = false, atMost: Severity? = nil
  ) {
    self.init(
      .plain(message), help: help, at: range, related: related, subjects: subjects, locales: locales, paywall: paywall,
      isMinor: isMinor, isAbsence: isAbsence, atMost: atMost)
  }

  /// What it weighs under a rule of this severity.
  func weight(under severity: Severity) -> Severity {
    let weight = isMinor ? severity.milder : isGraver ? severity.graver : severity
    return atMost.map { min(weight, $0) } ?? weight
  }
}

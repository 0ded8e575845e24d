import Findings
import Projects

/// One thing that App Review, or a limit of the store, asks.
///
/// A rule knows its text and how to check; it knows no severity of a finding, no configuration and no other rule. What it needs is declared, so
/// that the registry can say where it was not checked.
public protocol Rule: Sendable {
  /// Public and stable: `trial-duration-mismatch`.
  static var id: String { get }
  /// The severity of its findings where the project sets none.
  static var severity: Severity { get }
  static var basis: Basis { get }
  /// The section of the App Review Guidelines; nil where it rests on something else.
  static var guideline: String? { get }
  static var needs: Set<Input> { get }
  /// The version of the set of rules that it came with: see `Registry.version`.
  static var since: Int { get }
  /// The law or policy that it is part of: it is judged by only where the project asks for one of them, or for the rule by its id. Empty, as it is
  /// where a rule says nothing of it: always.
  static var regimes: Set<Regime> { get }
  /// What it looks at, which the protocol of its kind says.
  static var kind: RuleKind { get }
  /// What people read of it, in Markdown: see `RuleText`.
  static var text: StaticString { get }
  /// Why the rule cannot judge this project, although there is all that it needs: a datum that the files do not hold. Nil where it can.
  static func obstacle(in project: Project) -> String?
}

extension Rule {
  public static func obstacle(in project: Project) -> String? { nil }
}

extension Rule {
  public static var since: Int { 1 }
}

extension Rule {
  public static var regimes: Set<Regime> { [] }
}

/// A rule by what it looks at. Asking a type for its protocols instead takes longer than judging a small project.
public enum RuleKind: Sendable {
  case screens(any ScreenRule.Type)
  case files(any ProjectRule.Type)
  case translations(any TranslationRule.Type)
  case suppressions(any SuppressionRule.Type)
  case changes(any ChangeRule.Type)
}

extension ScreenRule {
  public static var kind: RuleKind { .screens(Self.self) }
}

extension ProjectRule {
  public static var kind: RuleKind { .files(Self.self) }
}

extension TranslationRule {
  public static var kind: RuleKind { .translations(Self.self) }
}

extension SuppressionRule {
  public static var kind: RuleKind { .suppressions(Self.self) }
}

extension ChangeRule {
  public static var kind: RuleKind { .changes(Self.self) }
}

/// What a rule cannot do without.
public enum Input: String, CaseIterable, Hashable, Sendable {
  /// Something to sell.
  case catalog
  /// Copy or strings.
  case words
  /// A paywall that the configuration declares, not one that was only found.
  case declaredPaywall
  /// Looks that are ours, not those of a style sheet that the project brings.
  case looks
  /// The sizes of a paywall that the app draws itself.
  case sizes
  /// The colors of one.
  case colors
  /// How a screen is laid out: the boxes of its texts and controls.
  case layout
  /// What only the code of an app says that draws its paywall itself.
  case code
  /// The store listing.
  case storeListing
  /// A list of words in the screen's language.
  case lexicon
  /// The project as it was before.
  case earlierVersion
}

/// A rule about what customers meet: it looks at one screen at a time.
public protocol ScreenRule: Rule {
  static func check(_ judged: JudgedScreen, report: (Violation) -> Void)
  /// Looks at the texts of the store's page by the same rule; of a rule that says nothing of them, nothing. Only where there is a listing.
  static func check(listing project: Project, report: (Violation) -> Void)
  /// Looks at a text that other devices show by the same rule; of a rule that says nothing of them, nothing.
  static func check(_ text: DeviceText, of project: Project, report: (Violation) -> Void)
}

extension ScreenRule {
  public static func check(listing project: Project, report: (Violation) -> Void) {}
  public static func check(_ text: DeviceText, of project: Project, report: (Violation) -> Void) {}
}

/// A rule about what is said in each language beside its source.
public protocol TranslationRule: Rule {
  /// - Parameter tables: one for each of the project's locales.
  static func check(_ tables: [TruthTable], of project: Project, report: (Violation) -> Void)
}

/// A rule about what the files say, whatever the screen.
public protocol ProjectRule: Rule {
  static func check(_ project: Project, report: (Violation) -> Void)
}

/// A rule about what a project accepts: it looks at a suppression when everything else is judged.
public protocol SuppressionRule: Rule {
  static func check(_ use: SuppressionUse, report: (Violation) -> Void)
}

/// A rule about what a change does: it looks at the project as it was, and as it is.
public protocol ChangeRule: Rule {
  /// - Parameter before: judged as of the same day.
  static func check(_ project: Project, since before: Project, report: (Violation) -> Void)
}

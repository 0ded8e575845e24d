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
  /// The law or policy that it is part of: it is judged by only where the project asks for one of them, or for the rule by its id. Empty, as it is
  /// where a rule says nothing of it: always.
  static var regimes: Set<Regime> { get }
  /// What people read of it, in Markdown: see `RuleText`.
  static var text: StaticString { get }
}

extension Rule {
  public static var regimes: Set<Regime> { [] }
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
  /// The store listing.
  case storeListing
  /// A list of words in the screen's language.
  case lexicon
}

/// A rule about what customers meet: it looks at one screen at a time.
public protocol ScreenRule: Rule {
  static func check(_ judged: JudgedScreen, report: (Violation) -> Void)
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

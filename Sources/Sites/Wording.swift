import Findings
import Locales
import Looks
import Projects
import Reports
import ReviewRules
import Screens
import StoreCatalog

/// How many findings of each severity there are.
struct SeverityCounts: Hashable, Sendable {
  var errors = 0
  var warnings = 0
  var notes = 0

  subscript(severity: Severity) -> Int {
    get {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .note: notes
      }
    }
    set {
      switch severity {
      case .error: errors = newValue
      case .warning: warnings = newValue
      case .note: notes = newValue
      }
    }
  }

  var total: Int { errors + warnings + notes }

  /// The most severe one that there is any of.
  var worst: Severity? { Severity.mostSevereFirst.first { self[$0] > 0 } }

  /// "4 errors, 1 warning"; empty where there is nothing.
  var words: String {
    Severity.mostSevereFirst.filter { self[$0] > 0 }.map { $0.counted(self[$0]) }.joined(separator: ", ")
  }
}

extension Severity {
  static let mostSevereFirst: [Severity] = [.error, .warning, .note]

  /// "Error".
  var word: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    }
  }

  /// "1 error", "4 errors".
  func counted(_ number: Int) -> String { counting(number, rawValue) }

  var index: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

/// "1 screen", "40 screens".
func counting(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// Small numbers as words: "two tiers", "14 tiers".
func spelling(_ number: Int, _ noun: String) -> String { "\(spelling(number)) \(noun)\(number == 1 ? "" : "s")" }

/// "a, b and c".
func listing(_ texts: [String]) -> String {
  guard texts.count > 1, let last = texts.last else { return texts.first ?? "" }
  return texts.dropLast().joined(separator: ", ") + " and " + last
}

extension Day {
  /// "30 November 2026".
  var words: String { "\(day) \(Day.months[month - 1]) \(year)" }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

extension Role {
  /// "Plan name".
  var word: String { Role.words[self] ?? rawValue }

  private static let words: [Role: String] = Dictionary(
    uniqueKeysWithValues: allCases.map { role in
      let words = role.rawValue.replacing("-", with: " ")
      let word =
        role == .cta
        ? "Button" : role == .ctaDetail ? "Button, second line" : words.prefix(1).uppercased() + words.dropFirst()
      return (role, word)
    })
}

extension Price.Source {
  var word: String {
    switch self {
    case .testConfiguration: "Test configuration"
    case .syncedConfiguration: "Synced configuration"
    case .appStoreConnect: "App Store Connect"
    }
  }
}

extension Basis {
  /// "Guideline 3.1.2(a)".
  func words(guideline: String?) -> String {
    switch self {
    case .limit: "A limit of App Store Connect"
    case .guideline: guideline.map { "App Review Guideline \($0)" } ?? "App Review Guidelines"
    case .rejection: "Apps were rejected for it" + (guideline.map { " (guideline \($0))" } ?? "")
    case .law: "A law outside the store"
    case .heuristic: "Experience"
    }
  }

  /// The name among the filters.
  var filterName: String { self == .heuristic ? "judgement" : rawValue }

  var word: String {
    switch self {
    case .limit: "Store limit"
    case .guideline: "Guideline"
    case .rejection: "Rejections"
    case .law: "Law"
    case .heuristic: "Experience"
    }
  }
}

extension ShownFigure {
  /// "price per month".
  var words: String {
    switch fact {
    case .perUnitPrice: "price per \(unit?.rawValue ?? "unit")"
    case .savingsPercent: "saving in percent"
    case .savingsAmount: "saving"
    case .monthsFree: "months free"
    default: fact.rawValue.replacing("-", with: " ")
    }
  }
}

extension Project {
  /// A situation as the interface calls it.
  func title(of situation: Situation, in paywall: Paywall) -> String {
    switch situation {
    case .new: "New customer"
    case .trialUsed: "Trial used"
    case .lapsed: "Lapsed"
    case .subscribed(let plan): "Subscribed: \(planName(plan, of: paywall))"
    case .declared(let index): paywall.situations[index].name.value.replacing("-", with: " ").uppercasedFirst
    case .loading: "Loading"
    case .failed: "Failed"
    }
  }

  /// A tier as the interface calls it.
  func title(ofTier tier: Int, in paywall: Paywall) -> String {
    name(of: paywall.tiers[tier], in: sourceLocale)?.value ?? "Tier \(tier + 1)"
  }

  func title(of view: Screen.View, in paywall: Paywall) -> String {
    switch view {
    case .all: "All plans"
    case .tier(let tier): title(ofTier: tier, in: paywall)
    }
  }

  /// A plan's name in the source locale.
  func planName(_ plan: Int, of paywall: Paywall) -> String {
    guard paywall.plans.indices.contains(plan) else { return "" }
    return name(of: catalog.products[paywall.plans[plan].product], in: sourceLocale).value
  }
}

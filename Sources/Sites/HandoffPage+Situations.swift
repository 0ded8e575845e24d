import Findings
import Locales
import Looks
import Mustache
import Projects
import Reports
import Screens
import StoreCatalog

/// All situations of a paywall side by side, and in what each differs from the first.
extension HandoffPage {
  func setSituations(_ model: inout ModelBuilder) {
    var appearances = Appearances()
    let reference = appearances.numbers(of: screen)
    let list = model.list { list in
      for (index, other) in sheet.screens.enumerated() where !pages.slots[index].isClashing {
        let address = "../../../" + site.plan.address(screenNumber(index))
        let value = list.object {
          $0.set(.title, text: visible(site.slotTitles[sheet.paywall][index]))
          $0.set(.href, text: address + "/index.html")
          $0.set(.frame, text: address + "/screen.html")
          $0.set(
            .note, text: index == slot ? "Reference" : difference(of: appearances.numbers(of: other), from: reference))
        }
        list.append(value)
      }
    }
    model.set(.situations, list)
  }

  /// Numbers for what elements show, equal where nobody who looks at two of them sees a difference. An element may be another one in each situation
  /// and still say the same.
  private struct Appearances {
    private struct Piece: Hashable {
      var text: String
      var marks: RunMarks
      var isLink: Bool
    }

    private struct Appearance: Hashable {
      var role: Role
      var plan: Int?
      var declared: Int?
      var isOff: Bool
      var pieces: [Piece]
    }

    private var numbers: [Appearance: Int] = [:]
    private var known: [Int: Int] = [:]

    /// What a screen shows, in reading order.
    mutating func numbers(of screen: Screen) -> [(role: Role, number: Int)] {
      screen.elements.map { ($0.role, number(of: $0)) }
    }

    /// Whether each plan has one, so that the same words of another plan are another element.
    private static func isEachPlans(_ role: Role) -> Bool {
      role.isOfPlan || [.caption, .disclosure, .cta, .ctaDetail].contains(role)
    }

    private mutating func number(of element: Element) -> Int {
      if let number = known[element.id] { return number }
      // Where a piece of text is from is not seen, so pieces that only differ in that are one.
      var pieces: [Piece] = []
      for run in element.runs {
        let marks = run.marks.subtracting(.isolated)
        if let last = pieces.last, last.marks == marks, last.isLink == (run.link != nil) {
          pieces[pieces.count - 1].text += run.text
        } else {
          pieces.append(Piece(text: run.text, marks: marks, isLink: run.link != nil))
        }
      }
      let appearance = Appearance(
        role: element.role, plan: Appearances.isEachPlans(element.role) ? element.plan : nil,
        declared: element.declared,
        isOff: element.isOff, pieces: pieces)
      let number = numbers[appearance] ?? numbers.count
      numbers[appearance] = number
      known[element.id] = number
      return number
    }
  }

  /// Roles as people say them.
  private static let names = Dictionary(
    uniqueKeysWithValues: Role.allCases.map { ($0, $0.rawValue.replacing("-", with: " ")) })

  private func difference(
    of other: [(role: Role, number: Int)], from reference: [(role: Role, number: Int)]
  ) -> String {
    let own = Set(other.map(\.number))
    let first = Set(reference.map(\.number))
    let gone = reference.filter { !own.contains($0.number) }.map(\.role)
    let new = other.filter { !first.contains($0.number) }.map(\.role)
    func names(_ roles: [Role]) -> String {
      var seen: Set<Role> = []
      let names = roles.filter { seen.insert($0).inserted }.map { HandoffPage.names[$0] ?? $0.rawValue }
      return names.count > 4 ? names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more" : listing(names)
    }
    let replaced = new.filter { gone.contains($0) }
    let parts = [
      replaced.isEmpty ? nil : "Other \(names(replaced))",
      new.contains { !gone.contains($0) } ? "\(names(new.filter { !gone.contains($0) }).uppercasedFirst) added" : nil,
      gone.contains { !new.contains($0) } ? "no \(names(gone.filter { !new.contains($0) }))" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "Nothing differs" : parts.joined(separator: "; ").uppercasedFirst
  }
}

extension Situation {
  /// What a situation is a case of.
  enum Kind: Hashable {
    case new, trialUsed, subscribed, lapsed, loading, failed
    case declared(Int)
  }

  var kind: Kind {
    switch self {
    case .new: .new
    case .trialUsed: .trialUsed
    case .subscribed: .subscribed
    case .lapsed: .lapsed
    case .loading: .loading
    case .failed: .failed
    case .declared(let index): .declared(index)
    }
  }
}

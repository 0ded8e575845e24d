import Findings
import Screens

/// What one rule finds in each element alone: looked for once, however many screens of a sheet show the element.
final class ElementFindings {
  /// So many of the sheet's screens, from the first on, were looked at without one left out.
  var screenCount = 0
  private var isRead: [Bool] = []
  private var found: [Int: [Violation]] = [:]

  /// Whether nothing is wrong with any element that was read.
  var isEmpty: Bool { found.isEmpty }

  /// Looks at an element, where that was not done yet.
  func read(_ element: Element, _ find: () -> [Violation]) {
    let id = element.id
    if isRead.indices.contains(id), isRead[id] { return }
    while isRead.count <= id { isRead.append(false) }
    isRead[id] = true
    let violations = find()
    if !violations.isEmpty { found[id] = violations }
  }

  func violations(in element: Element) -> [Violation] { found[element.id] ?? [] }
}

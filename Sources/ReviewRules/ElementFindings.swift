import Findings
import Screens

/// What one rule finds in the text of each element alone: looked for once, however many screens of a sheet show the element.
final class ElementFindings {
  private var isRead: [Bool] = []
  private var found: [Int: [Violation]] = [:]

  /// - Parameter find: asked where nothing is known of the element yet.
  func violations(in element: Element, _ find: () -> [Violation]) -> [Violation] {
    let id = element.id
    if isRead.indices.contains(id), isRead[id] { return found.isEmpty ? [] : found[id] ?? [] }
    if id >= isRead.count { isRead += Array(repeating: false, count: id + 1 - isRead.count) }
    isRead[id] = true
    let violations = find()
    if !violations.isEmpty { found[id] = violations }
    return violations
  }
}

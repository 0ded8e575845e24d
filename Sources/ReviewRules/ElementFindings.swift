import Screens

/// What one rule finds in each element alone: looked for once, however many screens of a sheet show the element.
final class ElementFindings {
  /// So many of the sheet's screens, from the first on, were looked at without one left out.
  private var screenCount = 0
  /// Elements of other screens that were looked at.
  private var others: Set<Int> = []
  private var found: [Int: [Violation]] = [:]

  /// Whether nothing is wrong with any element that was read.
  var isEmpty: Bool { found.isEmpty }

  /// What the rule has not looked at yet of a screen, and will.
  ///
  /// - Parameters:
  ///   - screen: how many screens of the sheet come before it.
  ///   - readings: all that the screen shows.
  ///   - new: those that no screen before has.
  func unread(on screen: Int, _ readings: [ElementReading], new: [ElementReading]) -> [ElementReading] {
    if screenCount == screen {
      screenCount += 1
      // Most elements stand on an earlier screen, where the rule has seen them.
      return others.isEmpty ? new : new.filter { !others.contains($0.element.id) }
    }
    return readings.filter { $0.earlierScreens >= screenCount && others.insert($0.element.id).inserted }
  }

  func add(_ violations: [Violation], in element: Element) {
    if !violations.isEmpty { found[element.id] = violations }
  }

  func violations(in element: Element) -> [Violation] { found[element.id] ?? [] }
}

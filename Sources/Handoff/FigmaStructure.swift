import Looks
import Projects
import Screens

/// What decides how a document is built: where it is the same, documents differ in their words only.
struct FigmaStructure: Equatable {
  /// An element where a frame shows it.
  private struct Node: Equatable {
    var element: Int
    var role: Role
    var plan: Int?
    var declared: Int?
    var isOff: Bool
    /// By its number among the styles.
    var style: Int
  }

  private var titles: [String] = []
  private var nodes: [Node] = []
  private var plans: [ShownPlan] = []
  /// How many nodes and plans there are up to the end of each frame.
  private var ends: [[Int]] = []
  /// By the sheet's number of a style; nil for those of no node.
  private var styles: [RoleStyle?] = []

  init(of screens: [(title: String, screen: Screen)]) {
    for (title, screen) in screens {
      titles.append(title)
      for element in screen.elements {
        let style = element.styleNumber
        nodes.append(
          Node(
            element: element.id, role: element.role, plan: element.plan, declared: element.declared,
            isOff: element.isOff, style: style))
        while style >= styles.count { styles.append(nil) }
        if styles[style] == nil { styles[style] = element.style }
      }
      plans += screen.plans
      ends.append([nodes.count, plans.count])
    }
  }
}

/// A string of a document, and where it is one that a sheet says, which one.
struct FigmaWords {
  var text: String
  /// The document's name, then the names of plans and the texts of elements in turn; nil for what is the same on all sheets of a paywall.
  var slot: Int?

  static func fixed(_ text: String) -> FigmaWords { FigmaWords(text: text) }
  static func document(_ name: String) -> FigmaWords { FigmaWords(text: name, slot: 0) }

  static func plan(_ plan: Int, of sheet: Sheet) -> FigmaWords {
    FigmaWords(text: name(of: plan, on: sheet), slot: 1 + 2 * plan)
  }

  static func text(of element: Element) -> FigmaWords {
    FigmaWords(text: element.text, slot: 2 + 2 * element.id)
  }

  private init(text: String, slot: Int? = nil) {
    self.text = text
    self.slot = slot
  }

  /// What stands in a slot on another sheet.
  init(slot: Int, of sheet: Sheet, document name: String) {
    let number = (slot - 1) / 2
    let text =
      slot == 0
      ? name : slot % 2 == 1 ? FigmaWords.name(of: number, on: sheet) : sheet.element(number)?.text ?? ""
    self.init(text: text, slot: slot)
  }

  private static func name(of plan: Int, on sheet: Sheet) -> String {
    sheet.figures.indices.contains(plan) ? sheet.figures[plan].name : "plan"
  }
}

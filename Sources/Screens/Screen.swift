import Looks
import Projects
import StoreCatalog

/// One paywall × market × view × situation: the unit of rendering and of judging. A view into its sheet.
public struct Screen: Sendable {
  /// The sheet it is on.
  public let sheet: Sheet
  let index: Int

  private var record: ScreenRecord { sheet.screenRecords[index] }

  /// What of the paywall is shown at once.
  public enum View: Hashable, Sendable {
    /// All plans.
    case all
    /// One tier, an index among the paywall's.
    case tier(Int)
  }

  public var view: View { record.view }
  /// Who looks, and in what state.
  public var situation: Situation { record.situation }
  /// Customers meet it. The others are excerpts for people.
  public var isJudged: Bool { record.isJudged }
  /// The address below the site's root, without a slash at its end: `plus/de-DE/situations/lapsed`.
  public var address: String { record.address }
  public var elements: ScreenElements {
    ScreenElements(sheet: sheet, range: Int(record.elementStart)..<Int(record.elementEnd))
  }
  /// The plans on the screen, in order.
  public var plans: [ShownPlan] { Array(sheet.shownPlans[Int(record.planStart)..<Int(record.planEnd)]) }
  /// The plan that is chosen at first; nil where none is shown.
  public var selected: ShownPlan? { plans.first { $0.isSelected } }
}

/// The elements of a screen, in reading order.
public struct ScreenElements: RandomAccessCollection, Sendable {
  let sheet: Sheet
  let range: Range<Int>

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(position: Int) -> Element { Element(sheet: sheet, index: Int(sheet.order[position])) }
}

/// A plan as one screen shows it.
public struct ShownPlan: Hashable, Sendable {
  /// The index among the paywall's plans.
  public var plan: Int
  /// Chosen at first.
  public var isSelected: Bool
  /// The customer has it.
  public var isCurrent: Bool
  /// The offer that is shown: an index among the product's offers; nil for none.
  public var offer: Int?
}

struct ScreenRecord: Sendable {
  var view: Screen.View
  var situation: Situation
  var isJudged: Bool
  var address: String
  var elementStart: UInt32
  var elementEnd: UInt32
  var planStart: UInt32
  var planEnd: UInt32
}

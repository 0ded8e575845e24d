import Handoff
import Looks
import Screens

/// A screen's elements as a designer goes through them.
struct HandoffOutline {
  /// In the order of the list.
  private(set) var elements: [Element] = []
  private(set) var groups: [Group] = []

  /// The elements of a plan, or those between two plans.
  struct Group {
    var plan: Int?
    /// Among the outline's elements.
    var elements: Range<Int>
  }

  /// A screen's elements from top to bottom, those of each plan together: where the first of any plan stands come all plans, in their order on the
  /// screen.
  init(of screen: Screen) {
    var all = screen.elements.filter { !$0.runs.isEmpty || $0.role == .close }
    let style = screen.sheet.look.controlStyle
    if style != .custom {
      let places = all.map { $0.role.place(in: style) }
      all = all.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { all[$0] }
    }
    let shown = screen.plans.map(\.plan)
    var isDone = false
    for element in all {
      guard element.plan != nil else {
        add(nil, CollectionOfOne(element))
        continue
      }
      if isDone { continue }
      isDone = true
      var others: [Int] = []
      for plan in all.compactMap(\.plan) where !shown.contains(plan) && !others.contains(plan) { others.append(plan) }
      for plan in shown + others { add(plan, all.lazy.filter { $0.plan == plan }) }
    }
  }

  private mutating func add(_ plan: Int?, _ own: some Sequence<Element>) {
    let start = elements.count
    elements += own
    if plan == nil, let last = groups.last, last.plan == nil {
      groups[groups.count - 1].elements = last.elements.lowerBound..<elements.count
    } else if elements.count > start {
      groups.append(Group(plan: plan, elements: start..<elements.count))
    }
  }
}

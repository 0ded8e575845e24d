import Looks
import Mustache
import Projects
import Screens

/// All situations of a paywall side by side, and in what each differs from the first.
extension HandoffPage {
  func setSituations(_ values: HandoffValues, _ model: inout ModelBuilder) {
    var appearances = Appearances(of: sheet)
    let reference = appearances.shown(on: screen)
    model.beginList()
    for (index, other) in sheet.screens.enumerated()
    where look.pages.slots.indices.contains(index) && !look.pages.slots[index].isClashing {
      let href = address(of: index, file: "index.html", &model)
      let frame = address(of: index, file: "screen.html", &model)
      model.beginObject(like: values.situations[index])
      model.set(.href, href)
      model.set(.frame, frame)
      if index != slot {
        let difference = Difference(of: appearances.shown(on: other), from: reference, &appearances)
        if difference.isNothing { model.set(.isSame, flag: true) }
        model.set(.replaced, difference.replaced)
        model.set(.added, difference.added)
        model.set(.gone, difference.gone)
      }
      model.append(model.end())
    }
    model.set(.situations, model.end())
  }

  /// Roles as people say them.
  fileprivate static let names = Dictionary(
    uniqueKeysWithValues: Role.allCases.map { ($0, $0.rawValue.replacing("-", with: " ")) })

  /// What decides whether two elements can look the same, without counting references to them.
  private struct Shown {
    var role: Role
    /// Nil where all plans share it.
    var plan: Int?
    var declared: Int?
    var isOff: Bool

    func isAlike(_ other: Shown) -> Bool {
      role == other.role && plan == other.plan && declared == other.declared && isOff == other.isOff
    }
  }

  /// What a screen shows, in reading order: the elements' numbers.
  private struct Appearance {
    var shown: [Int] = []
    /// By the elements' numbers.
    var isThere: [Bool]
  }

  /// What nobody who looks at two elements sees is no difference: an element may be another one in each situation and still say the same.
  private struct Appearances {
    private let sheet: Sheet
    /// By their numbers.
    private let elements: [Shown]
    /// What is seen of elements, by their numbers.
    private var known: [[UInt8]?]

    init(of sheet: Sheet) {
      self.sheet = sheet
      elements = (0..<sheet.elementCount).compactMap { sheet.element($0) }.map { element in
        Shown(
          role: element.role, plan: Appearances.isEachPlans(element.role) ? element.plan : nil,
          declared: element.declared,
          isOff: element.isOff)
      }
      known = Array(repeating: nil, count: elements.count)
    }

    func role(of id: Int) -> Role { elements[id].role }

    func shown(on screen: Screen) -> Appearance {
      let elements = screen.elements
      var appearance = Appearance(isThere: Array(repeating: false, count: known.count))
      appearance.shown.reserveCapacity(elements.count)
      for element in elements {
        appearance.isThere[element.id] = true
        appearance.shown.append(element.id)
      }
      return appearance
    }

    /// Whether each plan has one, so that the same words of another plan are another element.
    private static func isEachPlans(_ role: Role) -> Bool {
      role.isOfPlan || role == .caption || role == .disclosure || role == .cta || role == .ctaDetail
    }

    /// Whether an element looks like one of those.
    mutating func holds(_ others: [Int], one shown: Int) -> Bool {
      for other in others where elements[other].isAlike(elements[shown]) {
        if other == shown || seen(of: other) == seen(of: shown) { return true }
      }
      return false
    }

    /// What is seen of an element's text: the bytes, and before each piece a zero with its marks. Where a piece is from is not seen.
    private mutating func seen(of id: Int) -> [UInt8] {
      if let seen = known[id] { return seen }
      guard let element = sheet.element(id) else { return [] }
      var seen: [UInt8] = []
      var last: (marks: RunMarks, isLink: Bool)?
      for run in element.runs {
        let marks = run.marks.subtracting(.isolated)
        let isLink = run.link != nil
        if last == nil || last?.marks != marks || last?.isLink != isLink {
          seen.append(0)
          seen.append(marks.rawValue)
          seen.append(isLink ? 1 : 0)
          last = (marks, isLink)
        }
        seen += run.bytes
      }
      known[id] = seen
      return seen
    }
  }

  /// Which roles differ between two screens, each once, in reading order.
  private struct Difference {
    var replaced: [Role] = []
    var added: [Role] = []
    var gone: [Role] = []

    var isNothing: Bool { replaced.isEmpty && added.isEmpty && gone.isEmpty }

    init() {}

    init(of own: Appearance, from first: Appearance, _ appearances: inout Appearances) {
      let missing = Difference.roles(first, without: own, &appearances)
      let new = Difference.roles(own, without: first, &appearances)
      replaced = new.filter(missing.contains)
      added = new.filter { !missing.contains($0) }
      gone = missing.filter { !new.contains($0) }
    }

    private static func roles(
      _ screen: Appearance, without other: Appearance, _ appearances: inout Appearances
    ) -> [Role] {
      var roles: [Role] = []
      for element in screen.shown where !other.isThere[element] {
        let role = appearances.role(of: element)
        if roles.contains(role) { continue }
        if !appearances.holds(other.shown, one: element) { roles.append(role) }
      }
      return roles
    }
  }
}

extension ModelBuilder {
  /// Sets the names of roles, and how many there are beyond; nothing for none.
  fileprivate mutating func set(_ name: Name, _ roles: [Role]) {
    if roles.isEmpty { return }
    let shown = roles.count > 4 ? 3 : roles.count
    beginObject()
    let names = store { text in
      for (index, role) in roles[..<shown].enumerated() {
        if index > 0 { text.append(", ") }
        text.append(HandoffPage.names[role] ?? role.rawValue)
      }
    }
    set(.text, text: names)
    set(.more, text: roles.count > shown ? String(roles.count - shown) : nil)
    set(name, end())
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

import Findings
import Locales
import Looks
import Mustache
import Projects
import Screens
import StoreCatalog

/// A finding that points at an element of a screen.
struct Pin {
  /// The number of the element in its sheet.
  var element: Int
  /// From 1; 0: the element has a name to link to, and no pin is drawn.
  var number: Int
  var severity: Severity
  /// A name to link to. On the pages of screens the lists beside them have it, which hold every finding: an element has one pin for several.
  var anchor: ModelReference
}

extension SheetPages {
  /// An element as templates see it.
  mutating func element(_ element: Element, _ pins: [Pin]) -> ModelReference {
    guard let pin = pins.first(where: { $0.element == element.id }) else { return values(of: element).plain }
    return plainElement(element, runs: values(of: element).runs, pin)
  }

  /// An element as a line of a plan.
  mutating func line(_ element: Element, _ pins: [Pin]) -> ModelReference {
    let values = values(of: element)
    let pin = pins.first { $0.element == element.id }
    if pin == nil, let line = values.line { return line }
    let parts = parts(of: element)
    model.beginObject()
    setMarks(element, runs: parts.isEmpty ? values.runs : shared.noItems, pin)
    model.set(.isolated, flag: !parts.isEmpty)
    model.set(.parts, model.list(parts))
    let line = model.end()
    if pin == nil { elements[element.id]?.line = line }
    return line
  }

  /// What of an element is the same on every screen, made at its first use.
  mutating func values(of element: Element) -> ElementValues {
    let id = element.id
    while id >= elements.count { elements.append(nil) }
    if let known = elements[id] { return known }
    let runs = runs(of: element.runs, as: element.role)
    let values = ElementValues(
      runs: runs, plain: plainElement(element, runs: runs, nil), line: nil, row: nil,
      ranges: element.runs.compactMap { $0.origin.range })
    elements[id] = values
    return values
  }

  /// The element as a row of the screen as text, made at its first use.
  mutating func row(of element: Element) -> ModelReference {
    let values = values(of: element)
    if let row = values.row { return row }
    let row = row(element, runs: values.runs)
    elements[element.id]?.row = row
    return row
  }

  private mutating func plainElement(_ element: Element, runs: ModelReference, _ pin: Pin?) -> ModelReference {
    model.beginObject()
    setMarks(element, runs: runs, pin)
    model.set(.link, text: element.destination.flatMap { safeLink($0) })
    model.set(.off, flag: element.isOff)
    return model.end()
  }

  /// Sets what elements, lines and parts have in common.
  mutating func setMarks(_ element: Element, runs: ModelReference, _ pin: Pin?) {
    model.set(.role, role(element.role))
    model.set(.runs, runs)
    model.set(.own, own(element).map { number($0) } ?? .absent)
    model.set(.anchor, pin?.anchor ?? .absent)
    model.set(.pin, pin.flatMap { $0.number > 0 ? number($0.number) : nil } ?? .absent)
    model.set(.severity, pin.map { shared.severities[$0.severity.index] } ?? .absent)
  }

  /// The number, from 1, of the declared element whose style an element of a `custom` paywall has.
  private func own(_ element: Element) -> Int? {
    guard isDeclared else { return nil }
    let index = paywall.elements.indices.first { index in
      paywall.elements[index].role == element.role
        && sheet.look.style(for: element.role, isOff: element.isOff, element: index) == element.style
    }
    return index.map { $0 + 1 }
  }

  mutating func role(_ role: Role) -> ModelReference {
    if let known = shared.roles[role] { return known }
    let value = model.text(role.rawValue)
    shared.roles[role] = value
    return value
  }

  mutating func number(_ number: Int) -> ModelReference {
    while number >= shared.numbers.count { shared.numbers.append(model.text(String(shared.numbers.count))) }
    return shared.numbers[number]
  }

  // MARK: Lines

  /// A price whose amount and period are drawn differently: the amount is marked as strong, what follows is not. Empty for all other elements.
  private mutating func parts(of element: Element) -> [ModelReference] {
    let runs = element.runs
    guard element.role == .price, runs.count > 1, runs.allSatisfy({ $0.marks.contains(.isolated) }),
      runs.contains(where: { $0.marks.contains(.strong) }), runs.contains(where: { !$0.marks.contains(.strong) })
    else { return [] }
    var parts: [ModelReference] = []
    var start = runs.startIndex
    while start < runs.endIndex {
      let isAmount = runs[start].marks.contains(.strong)
      var end = start + 1
      while end < runs.endIndex, runs[end].marks.contains(.strong) == isAmount { end += 1 }
      let texts = self.runs(of: runs, as: element.role, part: start..<end)
      model.beginObject()
      setMarks(element, runs: texts, nil)
      model.set(.role, role(isAmount ? .price : .period))
      model.set(.joiner, .absent)
      parts.append(model.end())
      start = end
    }
    return parts
  }
}

extension Origin {
  /// The place it is from; nil for words of the system, and for data without a place.
  var range: SourceRange? {
    switch self {
    case .literal(let range): range
    case .fact(_, _, let range): range
    case .system: nil
    }
  }
}

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
    let pin = pins.first { $0.element == element.id }
    if pin == nil, let known = values(of: element).plain { return known }
    let runs = runs(of: element)
    begin(element, isWhole: true, runs: runs, pin)
    if let link = element.destination.flatMap({ safeLink($0) }) { model.set(.link, text: link) }
    let value = model.end()
    if pin == nil { elements[element.id].plain = value }
    return value
  }

  /// An element as a line of a plan.
  mutating func line(_ element: Element, _ pins: [Pin]) -> ModelReference {
    let pin = pins.first { $0.element == element.id }
    if pin == nil, let line = values(of: element).line { return line }
    let parts = parts(of: element)
    let runs = parts.isEmpty ? runs(of: element) : shared.noItems
    begin(element, runs: runs, pin)
    model.set(.isolated, flag: !parts.isEmpty)
    model.set(.parts, model.list(parts))
    let line = model.end()
    if pin == nil { elements[element.id].line = line }
    return line
  }

  /// What was made of an element so far.
  private mutating func values(of element: Element) -> ElementValues {
    let id = element.id
    while id >= elements.count { elements.append(ElementValues()) }
    return elements[id]
  }

  /// The runs of an element, the same on every screen.
  mutating func runs(of element: Element) -> ModelReference {
    if let known = values(of: element).runs { return known }
    let runs = runs(of: element.runs, as: element.role)
    elements[element.id].runs = runs
    return runs
  }

  /// The element as a row of the screen as text, made at its first use; nil for one that says nothing.
  mutating func row(of element: Element) -> ModelReference? {
    if let known = values(of: element).row { return known }
    if element.runs.isEmpty { return nil }
    let runs = runs(of: element)
    let row = row(element, runs: runs)
    elements[element.id].row = row
    return row
  }

  /// Begins an object with what elements, lines and parts have in common.
  ///
  /// - Parameters:
  ///   - role: what it is drawn as; nil: as what the element is.
  ///   - isWhole: whether it stands for itself: then there is said that it has no link, and whether it is off.
  mutating func begin(
    _ element: Element, as role: Role? = nil, isWhole: Bool = false, runs: ModelReference, _ pin: Pin?
  ) {
    let kind = ElementKind(
      role: role ?? element.role, own: own(element), isWhole: isWhole, isOff: isWhole && element.isOff)
    let base = value(of: kind)
    model.beginObject(like: base)
    model.set(.runs, runs)
    guard let pin else { return }
    let number = pin.number > 0 ? number(pin.number) : .absent
    model.set(.anchor, pin.anchor)
    model.set(.pin, number)
    model.set(.severity, shared.severities[pin.severity.index])
  }

  private mutating func value(of kind: ElementKind) -> ModelReference {
    for known in shared.elementKinds where known.kind == kind { return known.value }
    let own = kind.own.map { number($0) } ?? .absent
    model.beginObject()
    model.set(.role, text: kind.role.rawValue)
    model.set(.own, own)
    // What does not hold, too: a name that is missing would be looked for in everything around.
    for name in [Name.anchor, .pin, .severity] { model.set(name, .absent) }
    if kind.isWhole {
      model.set(.link, .absent)
      model.set(.off, flag: kind.isOff)
    }
    let value = model.end()
    shared.elementKinds.append((kind, value))
    return value
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
      begin(element, as: isAmount ? .price : .period, runs: texts, nil)
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

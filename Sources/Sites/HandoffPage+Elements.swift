import Findings
import Handoff
import Looks
import Mustache
import Reports
import Screens

/// The elements of a designer's page: the list of them, and what the inspector says of each.
extension HandoffPage {
  /// How much of its room each row's text takes, as the inspector and the table of texts say it.
  func rooms(_ values: HandoffValues, _ model: inout ModelBuilder) -> [ModelReference] {
    rows.indices.map { index in
      let (width, room, widest) = (rows[index].width, rows[index].room, rows[index].longest.width)
      // A hundred parts are the room with a sixth to spare.
      let share = room > 0 ? width / room : 0
      let longest = room > 0 ? widest / room : 0
      let fit = rows[index].fit
      model.beginObject()
      model.setPercent(.percent, min(100, share * 86))
      model.setPercent(.longestPercent, min(99, longest * 86))
      model.set(.width) { text in
        text.append(points: width)
        text.append(" of ")
        text.append(points: room)
      }
      if widest <= width {
        model.set(.longest, values.longest)
      } else {
        model.set(.longest) { text in
          let locale = rows[index].longest.locale
          text.append(look.languages[locale] ?? locale)
          text.append(", ")
          text.append(points: widest)
        }
      }
      model.set(.isOver, flag: fit != .fits)
      model.set(.lines) { text in
        text.append(rows[index].lines)
        if let allowed = rows[index].allowedLines {
          text.append(" of ")
          text.append(allowed)
        }
      }
      model.set(.characters) { $0.append(rows[index].characters) }
      let state = fit == .fits ? values.fits : model.text(rows[index].state)
      model.set(.state, state)
      return model.end()
    }
  }

  /// - Parameters:
  ///   - text: all text of the sheet.
  ///   - rooms: what of each row says how much of its room it takes.
  func setElements(
    _ text: StoredBytes, _ values: inout HandoffValues, _ rooms: [ModelReference], _ model: inout ModelBuilder
  ) {
    let plans = sheet.figures.map { model.text(visible($0.name)) }
    func name(of plan: Int?) -> ModelReference {
      plan.flatMap { plans.indices.contains($0) ? plans[$0] : nil } ?? .absent
    }
    let numbers = elements.indices.map { model.text(String($0 + 1)) }
    model.beginList()
    for group in outline.groups {
      model.beginObject()
      model.set(.plan, name(of: group.plan))
      model.beginList()
      for index in group.elements {
        model.beginObject()
        model.set(.number, numbers[index])
        model.set(.role, values.name(of: elements[index].role))
        model.append(model.end())
      }
      model.set(.items, model.end())
      model.append(model.end())
    }
    model.set(.outline, model.end())
    var kinds: [(kind: HandoffLook.Kind, drawn: ModelReference, panels: [ModelReference])] = []
    let rowNumbers = rowNumbers
    for (index, element) in elements.enumerated() {
      let runs = self.runs(of: element, text, values.words, &model)
      let room = room(of: element, rowNumbers).map { rooms[$0] }
      if let room { model.beginObject(like: room) } else { model.beginObject() }
      model.set(.number, numbers[index])
      model.set(.plan, name(of: element.plan))
      model.set(.runs, runs.list)
      model.set(.hasPlaces, flag: runs.hasPlaces)
      model.set(.spoken, text: spoken(element))
      model.set(.hasRoom, flag: room != nil)
      let panel = model.end()
      let kind = HandoffLook.Kind(element)
      if let known = kinds.firstIndex(where: { $0.kind == kind }) {
        kinds[known].panels.append(panel)
      } else {
        kinds.append((kind, values.drawn(element, in: &model), [panel]))
      }
    }
    // Where nothing is chosen yet, the price of the first plan is shown; a cross says nothing.
    if let first = kinds.firstIndex(where: { $0.kind.role == .price })
      ?? kinds.firstIndex(where: { $0.kind.role != .close })
    {
      kinds.insert(kinds.remove(at: first), at: 0)
    }
    model.beginList()
    for kind in kinds {
      let panels = model.list(kind.panels)
      model.beginObject(like: kind.drawn)
      model.set(.elements, panels)
      model.append(model.end())
    }
    model.set(.kinds, model.end())
  }

  /// The row of each element's text, by the element's number; nil where another element showed it first.
  private var rowNumbers: [Int?] {
    var numbers: [Int?] = Array(repeating: nil, count: sheet.elementCount)
    for index in rows.indices.reversed() where numbers.indices.contains(rows[index].element) {
      numbers[rows[index].element] = index
    }
    return numbers
  }

  /// The row of an element's text, by its index: that of the same text in the same role and plan where another element showed it first.
  private func room(of element: Element, _ numbers: [Int?]) -> Int? {
    if let own = numbers[element.id] { return own }
    let text = element.text
    return rows.firstIndex { $0.slot.role == element.role && $0.slot.plan == element.plan && $0.text == text }
  }

  /// An element's text in pieces, by where they are from. What was typed in one line is one of them, whatever words in it are marked.
  private func runs(
    of element: Element, _ text: StoredBytes, _ words: HandoffValues.OriginWords, _ model: inout ModelBuilder
  ) -> (list: ModelReference, hasPlaces: Bool) {
    let runs = element.runs
    var hasPlaces = false
    model.beginList()
    var start = runs.startIndex
    while start < runs.endIndex {
      let origin = runs[start].origin
      let line = origin.range.flatMap { site.places.line($0) }
      var end = start + 1
      if case .literal = origin, let line {
        while end < runs.endIndex, case .literal(let next) = runs[end].origin,
          site.places.line(next)?.isSame(as: line) == true
        {
          end += 1
        }
      }
      model.beginObject()
      switch origin {
      case .literal:
        model.set(.kind, words.typed)
        model.set(.label, words.typed)
      case .fact(let fact, _, _):
        model.set(.kind, words.fact)
        let label = model.text(fact.rawValue)
        model.set(.label, label)
      case .system(let word):
        model.set(.kind, words.system)
        let label = model.text(word.rawValue)
        model.set(.label, label)
      }
      if origin.range != nil { hasPlaces = true }
      if end == start + 1, runs[start].isVisible {
        model.set(.text, text: text[runs[start].range])
      } else {
        model.set(.text) { written in
          for run in runs[start..<end] { written.append(visible: run.bytes) }
        }
      }
      if let line { model.set(.place) { line.append(to: &$0) } } else { model.set(.place, .absent) }
      model.append(model.end())
      start = end
    }
    return (model.end(), hasPlaces)
  }

  /// How a price should be said; nil for what reads as it is written.
  private func spoken(_ element: Element) -> String? {
    guard element.role == .price, let plan = element.plan, spoken.indices.contains(plan) else { return nil }
    return spoken[plan]
  }
}

extension ModelBuilder {
  /// Sets a text that is composed in place.
  fileprivate mutating func set(_ name: Name, _ write: (inout ModelText) -> Void) {
    let stored = store(write)
    set(name, text: stored)
  }

  fileprivate mutating func setPercent(_ name: Name, _ value: Double) {
    set(name) { text in
      text.append(Int(value.rounded()))
      text.append("%")
    }
  }
}

extension Run {
  /// Whether its text is shown as it is.
  fileprivate var isVisible: Bool { bytes.withUnsafeBufferPointer { !holdsHidden($0) } }
}

extension ModelText {
  /// Appends a text of others with what is invisible in it made visible.
  fileprivate mutating func append(visible bytes: ArraySlice<UInt8>) {
    let isPlain = bytes.withUnsafeBufferPointer { !holdsHidden($0) }
    if isPlain { append(bytes) } else { append(visible(String(decoding: bytes, as: UTF8.self))) }
  }
}

import Findings
import Handoff
import Looks
import Mustache
import Reports
import Screens

/// The elements of a designer's page: the list of them, and what the inspector says of each.
extension HandoffPage {
  /// How much of its room a text takes, as the inspector and the table of texts say it.
  struct RoomValues {
    var percent, longestPercent, width, longest, isOver, lines, characters, state: ModelReference
  }

  /// Of each row of texts.
  func rooms(_ look: HandoffLook, _ model: inout ModelBuilder) -> [RoomValues] {
    let own = model.text("the longest")
    let fits = model.text("fits")
    return rows.indices.map { index in
      let (width, room, widest) = (rows[index].width, rows[index].room, rows[index].longest.width)
      // A hundred parts are the room with a sixth to spare.
      let share = room > 0 ? width / room : 0
      let longest = room > 0 ? widest / room : 0
      let fit = rows[index].fit
      return RoomValues(
        percent: model.percent(min(100, share * 86)), longestPercent: model.percent(min(99, longest * 86)),
        width: model.written { text in
          text.append(points: width)
          text.append(" of ")
          text.append(points: room)
        },
        longest: widest <= width
          ? own
          : model.written { text in
            let locale = rows[index].longest.locale
            text.append(look.languages[locale] ?? locale)
            text.append(", ")
            text.append(points: widest)
          },
        isOver: model.flag(fit != .fits),
        lines: model.written { text in
          text.append(rows[index].lines)
          if let allowed = rows[index].allowedLines {
            text.append(" of ")
            text.append(allowed)
          }
        },
        characters: model.written { $0.append(rows[index].characters) },
        state: fit == .fits ? fits : model.text(rows[index].state))
    }
  }

  func setElements(_ look: inout HandoffLook, _ rooms: [RoomValues], _ model: inout ModelBuilder) {
    let roles = elements.map { model.text($0.role.rawValue) }
    let plans = sheet.figures.map { model.text(visible($0.name)) }
    let numbers = elements.indices.map { model.text(String($0 + 1)) }
    let outline = model.list { list in
      for group in self.outline {
        let items = list.list { list in
          for index in group.elements {
            let item = list.object {
              $0.set(.number, numbers[index])
              $0.set(.role, roles[index])
            }
            list.append(item)
          }
        }
        let value = list.object {
          $0.set(.plan, group.plan.flatMap { plans.indices.contains($0) ? plans[$0] : nil } ?? .absent)
          $0.set(.items, items)
        }
        list.append(value)
      }
    }
    model.set(.outline, outline)
    let words = OriginWords(in: &model)
    var kinds: [(kind: HandoffLook.Kind, role: ModelReference, panels: [ModelReference])] = []
    for (index, element) in elements.enumerated() {
      let runs = self.runs(of: element, words, &model)
      let room = self.room(of: element).map { rooms[$0] }
      let panel = model.object {
        $0.set(.number, numbers[index])
        $0.set(.plan, element.plan.flatMap { plans.indices.contains($0) ? plans[$0] : nil } ?? .absent)
        $0.set(.runs, runs.list)
        $0.set(.hasPlaces, flag: runs.hasPlaces)
        $0.set(.spoken, text: spoken(element))
        $0.set(.hasRoom, flag: room != nil)
        if let room { $0.set(room) }
      }
      let kind = HandoffLook.Kind(element)
      if let known = kinds.firstIndex(where: { $0.kind == kind }) {
        kinds[known].panels.append(panel)
      } else {
        kinds.append((kind, roles[index], [panel]))
      }
    }
    // Where nothing is chosen yet, the price of the first plan is shown; a cross says nothing.
    if let first = kinds.firstIndex(where: { $0.kind.role == .price })
      ?? kinds.firstIndex(where: { $0.kind.role != .close })
    {
      kinds.insert(kinds.remove(at: first), at: 0)
    }
    let values = model.list { list in
      for (kind, role, panels) in kinds {
        let drawn = look.drawn(kind)
        let colors = list.list { list in
          for color in drawn.colors {
            let value = list.object {
              $0.set(.title, text: color.title)
              $0.set(.hex, text: color.hex)
              $0.set(.ratio, text: color.ratio)
            }
            list.append(value)
          }
        }
        let panels = list.list(panels)
        let value = list.object {
          $0.set(.role, role)
          $0.set(.size, text: drawn.size)
          $0.set(.weight, text: drawn.weight)
          $0.set(.largest, text: drawn.largest)
          $0.set(.token, text: drawn.token)
          $0.set(.css, text: drawn.css)
          $0.set(.colors, colors)
          $0.set(.elements, panels)
        }
        list.append(value)
      }
    }
    model.set(.kinds, values)
  }

  /// The row of an element's text, by its index: that of the same text in the same role and plan where another element showed it first.
  private func room(of element: Element) -> Int? {
    if let own = rows.firstIndex(where: { $0.element == element.id }) { return own }
    let text = element.text
    return rows.firstIndex { $0.slot.role == element.role && $0.slot.plan == element.plan && $0.text == text }
  }

  /// A stretch of an element's text that is from one place.
  private struct Piece {
    /// Among the element's runs.
    var runs: Range<Int>
    var origin: Origin
    /// Where it is declared.
    var line: SourcePlaces.Line?
  }

  /// An element's text in pieces. What was typed in one line is one of them, whatever words in it are marked.
  private func pieces(of runs: ElementRuns) -> [Piece] {
    var pieces: [Piece] = []
    for index in runs.indices {
      let origin = runs[index].origin
      let line = origin.range.flatMap { site.places.line($0) }
      if case .literal = origin, let line, let last = pieces.last, case .literal = last.origin,
        last.line?.isSame(as: line) == true
      {
        pieces[pieces.count - 1].runs = last.runs.lowerBound..<index + 1
      } else {
        pieces.append(Piece(runs: index..<index + 1, origin: origin, line: line))
      }
    }
    return pieces
  }

  /// The words for where a piece of text is from, each once a page.
  struct OriginWords {
    let typed, fact, system: ModelReference

    init(in model: inout ModelBuilder) {
      typed = model.text("typed")
      fact = model.text("fact")
      system = model.text("system")
    }
  }

  private func runs(
    of element: Element, _ words: OriginWords, _ model: inout ModelBuilder
  ) -> (list: ModelReference, hasPlaces: Bool) {
    let runs = element.runs
    var hasPlaces = false
    model.beginList()
    for piece in pieces(of: runs) {
      let (kind, label) =
        switch piece.origin {
        case .literal: (words.typed, words.typed)
        case .fact(let fact, _, _): (words.fact, model.text(fact.rawValue))
        case .system(let word): (words.system, model.text(word.rawValue))
        }
      let text = model.written { text in
        for run in runs[piece.runs] { text.append(visible: run.bytes) }
      }
      let place = piece.line.map { line in model.written { line.append(to: &$0) } } ?? .absent
      if piece.origin.range != nil { hasPlaces = true }
      model.beginObject()
      model.set(.text, text)
      model.set(.kind, kind)
      model.set(.label, label)
      model.set(.place, place)
      model.append(model.end())
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
  mutating func set(_ room: HandoffPage.RoomValues) {
    set(.percent, room.percent)
    set(.longestPercent, room.longestPercent)
    set(.width, room.width)
    set(.longest, room.longest)
    set(.isOver, room.isOver)
    set(.lines, room.lines)
    set(.characters, room.characters)
    set(.state, room.state)
  }

  fileprivate mutating func percent(_ value: Double) -> ModelReference {
    written { text in
      text.append(Int(value.rounded()))
      text.append("%")
    }
  }

  fileprivate mutating func written(_ write: (inout ModelText) -> Void) -> ModelReference { text(store(write)) }
}

extension ModelText {
  /// Appends a text of others with what is invisible in it made visible.
  fileprivate mutating func append(visible bytes: ArraySlice<UInt8>) {
    let isPlain = bytes.withUnsafeBufferPointer { !holdsHidden($0) }
    if isPlain { append(bytes) } else { append(visible(String(decoding: bytes, as: UTF8.self))) }
  }
}

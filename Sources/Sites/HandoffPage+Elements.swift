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
    return rows.map { row in
      // A hundred parts are the room with a sixth to spare.
      let share = row.room > 0 ? row.width / row.room : 0
      let longest = row.room > 0 ? row.longest.width / row.room : 0
      let isLongest = row.longest.width <= row.width
      return RoomValues(
        percent: model.percent(min(100, share * 86)), longestPercent: model.percent(min(99, longest * 86)),
        width: model.written { text in
          text.append(points(row.width))
          text.append(" of ")
          text.append(points(row.room))
        },
        longest: isLongest
          ? own
          : model.written { text in
            text.append(look.languages[row.longest.locale] ?? row.longest.locale)
            text.append(", ")
            text.append(points(row.longest.width))
          },
        isOver: model.flag(row.fit != .fits),
        lines: model.written { text in
          text.append(row.lines)
          if let allowed = row.allowedLines {
            text.append(" of ")
            text.append(allowed)
          }
        },
        characters: model.written { $0.append(row.characters) },
        state: row.fit == .fits ? fits : model.text(row.state))
    }
  }

  func setElements(_ look: inout HandoffLook, _ rooms: [RoomValues], _ model: inout ModelBuilder) {
    var roles: [Role: ModelReference] = [:]
    for element in elements where roles[element.role] == nil { roles[element.role] = model.text(element.role.rawValue) }
    let plans = sheet.figures.map { model.text(visible($0.name)) }
    let numbers = elements.indices.map { model.text(String($0 + 1)) }
    let outline = model.list { list in
      for group in self.outline {
        let items = list.list { list in
          for index in group.elements {
            let item = list.object {
              $0.set(.number, numbers[index])
              $0.set(.role, roles[elements[index].role] ?? .absent)
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
    var words: [String: ModelReference] = [:]
    var kinds: [(kind: HandoffLook.Kind, panels: [ModelReference])] = []
    for (index, element) in elements.enumerated() {
      let runs = self.runs(of: element, &words, &model)
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
        kinds.append((kind, [panel]))
      }
    }
    // Where nothing is chosen yet, the price of the first plan is shown; a cross says nothing.
    if let first = kinds.firstIndex(where: { $0.kind.role == .price })
      ?? kinds.firstIndex(where: { $0.kind.role != .close })
    {
      kinds.insert(kinds.remove(at: first), at: 0)
    }
    let values = model.list { list in
      for (kind, panels) in kinds {
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
          $0.set(.role, roles[kind.role] ?? .absent)
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
    var text: [UInt8]
    var origin: Origin
    /// Where it was typed; nil for what was not.
    var line: SourcePlaces.Line?
  }

  /// An element's text in pieces. What was typed in one line is one of them, whatever words in it are marked.
  private func pieces(of element: Element) -> [Piece] {
    var pieces: [Piece] = []
    for run in element.runs {
      var line: SourcePlaces.Line?
      if case .literal(let range) = run.origin { line = site.places.line(range) }
      if let line, let last = pieces.last?.line, line.isSame(as: last) {
        pieces[pieces.count - 1].text += run.bytes
      } else {
        pieces.append(Piece(text: Array(run.bytes), origin: run.origin, line: line))
      }
    }
    return pieces
  }

  private func runs(
    of element: Element, _ words: inout [String: ModelReference], _ model: inout ModelBuilder
  ) -> (list: ModelReference, hasPlaces: Bool) {
    func word(_ text: String) -> ModelReference {
      if let value = words[text] { return value }
      let value = model.text(text)
      words[text] = value
      return value
    }
    let pieces = self.pieces(of: element)
    model.beginList()
    for piece in pieces {
      let (kind, label) =
        switch piece.origin {
        case .literal: ("typed", "typed")
        case .fact(let fact, _, _): ("fact", fact.rawValue)
        case .system(let word): ("system", word.rawValue)
        }
      let text = model.visibleText(piece.text)
      let place = piece.origin.range.map { site.place($0, in: &model) } ?? .absent
      let (kindValue, labelValue) = (word(kind), word(label))
      model.beginObject()
      model.set(.text, text)
      model.set(.kind, kindValue)
      model.set(.label, labelValue)
      model.set(.place, place)
      model.append(model.end())
    }
    return (model.end(), pieces.contains { $0.origin.range != nil })
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

  /// A text of others with what is invisible in it made visible.
  fileprivate mutating func visibleText(_ bytes: [UInt8]) -> ModelReference {
    bytes.withUnsafeBufferPointer { bytes in
      holdsHidden(bytes) ? text(visible(String(decoding: bytes, as: UTF8.self))) : text(store(bytes))
    }
  }
}

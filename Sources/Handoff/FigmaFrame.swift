import Locales
import Looks
import Projects
import Reports
import Screens

/// A node's id: `3:14`.
struct FigmaID {
  /// Of the frame, from 1; 0 for what is around all frames.
  var frame: Int
  /// Within the frame.
  var node: Int
}

/// What the frames of a document share: it is written once, and copied from there into every further frame.
struct FigmaParts {
  var styles: FigmaStyles
  /// The nodes that became components, by what they hold: where the same comes again, it is an instance.
  var components: [Component: (id: FigmaID, layout: Range<Int>)] = [:]
  /// By an element's number: where all of its text node stands but the id.
  var texts: [Range<Int>?] = []
  /// What lies around a frame's children.
  var layout: Range<Int>?
  /// What lies around the cross that closes the screen.
  var close: Range<Int>?

  struct Component: Hashable {
    /// By their numbers.
    var elements: [Int]
    var isSelected = false
  }
}

struct FigmaFrame {
  let number: Int
  let title: String
  let screen: Screen
  let look: Look
  let presentation: Paywall.Presentation
  let isFromRight: Bool

  private func measure(_ measure: Measure) -> Double { measure.value(in: look.controlStyle) }

  /// What a customer sees at first: below the plans, the words of the chosen one.
  private var shown: [Element] {
    let selected = screen.selected?.plan
    return screen.elements.filter { element in
      guard let plan = element.plan, let selected, !element.role.isOfPlan else { return true }
      return ![.caption, .disclosure, .cta, .ctaDetail].contains(element.role) || plan == selected
    }
  }

  /// The same from top to bottom. A paywall that declares its elements has them in order.
  private func arranged(_ shown: [Element]) -> [Element] {
    if look.controlStyle == .custom { return shown }
    let places = shown.map { $0.role.place(in: look.controlStyle) }
    return shown.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { shown[$0] }
  }

  func write(_ writer: inout JSONWriter, _ parts: inout FigmaParts) {
    let shown = shown
    let buttons = Set(shown.filter { $0.role == .cta }.map(\.plan))
    var nodes = 1
    writer.node(FigmaID(frame: number, node: 1), "FRAME", .fixed(title)) { writer in
      writer.once(&parts.layout) { writer in
        writer.autoLayout(
          "VERTICAL",
          Layout(
            gap: measure(.gap), block: measure(.safeTop), inline: measure(.margin),
            isCentered: look.controlStyle != .list))
        writer.size(measure(.frameWidth), measure(.frameHeight))
        writer.key("cornerRadius")
        writer.number(measure(.frameRadius))
        writer.fill(.surface, &parts.styles)
      }
      writer.key("children")
      writer.array { writer in
        var drawn: Set<Int> = []
        var rest = arranged(shown)[...]
        while let element = rest.first {
          let words = rest.prefix { $0.role.place(in: look.controlStyle) == Role.headerPlace }
          if words.count > 1 {
            let layout = Layout(gap: measure(.gap), block: 0, inline: 0, isCentered: look.controlStyle != .list)
            writer.component(.fixed("header"), words, number, &nodes, layout, &parts) { _, _ in }
            rest = rest.dropFirst(words.count)
            continue
          }
          rest = rest.dropFirst()
          if element.role == .close {
            let isBack = presentation == .push
            let ids = (1...(isBack ? 3 : 2)).map { FigmaID(frame: number, node: nodes + $0) }
            nodes += ids.count
            if isBack {
              writer.backButton(element, ids, isFromRight: isFromRight, &parts)
            } else {
              writer.closeButton(element, ids, &parts)
            }
            continue
          }
          if element.role == .cta {
            let details = shown.filter { $0.role == .ctaDetail && $0.plan == element.plan }
            let layout = Layout(gap: 0, block: 14, inline: measure(.margin), isCentered: true)
            writer.component(.fixed("button"), [element] + details, number, &nodes, layout, &parts) { writer, styles in
              writer.key("cornerRadius")
              writer.number(measure(.buttonRadius))
              writer.fill(element.isOff ? .off : look.token(for: .cta).ground, &styles)
            }
            continue
          }
          // Its button holds it.
          if element.role == .ctaDetail, buttons.contains(element.plan) { continue }
          guard let plan = element.plan, element.role.isOfPlan else {
            nodes += 1
            writer.text(element, id: FigmaID(frame: number, node: nodes), &parts)
            continue
          }
          // A plan is one frame, where its first element stands.
          guard drawn.insert(plan).inserted else { continue }
          let isSelected = screen.plans.first { $0.plan == plan }?.isSelected ?? false
          let name = FigmaWords.plan(plan, of: screen.sheet)
          let own = shown.filter { $0.plan == plan && $0.role.isOfPlan }
          let layout = Layout(
            gap: 2, block: measure(.rowBlock), inline: measure(.rowInline),
            isCentered: look.controlStyle.isPaged || look.controlStyle == .buttons)
          writer.component(name, own, isSelected: isSelected, number, &nodes, layout, &parts) { writer, styles in
            writer.key("cornerRadius")
            writer.number(measure(.rowRadius))
            writer.fill(
              look.token(for: .planName).ground, stroke: isSelected && look.controlStyle.isProminent ? .tint : nil,
              weight: measure(.ring), &styles)
          }
        }
      }
    }
  }
}

/// How a frame's children lie below each other.
struct Layout {
  var gap: Double
  /// What is free above and below, and at both sides.
  var block, inline: Double
  var isCentered: Bool
}

extension JSONWriter {
  mutating func node(
    _ id: FigmaID, _ type: StaticString, _ name: FigmaWords, _ body: (inout JSONWriter) -> Void
  ) {
    object { writer in
      writer.key("id")
      writer.id(id)
      writer.kind(type, name)
      body(&writer)
    }
  }

  private mutating func id(_ id: FigmaID) { string(id.frame, UInt8(ascii: ":"), id.node) }

  /// A cross on a disc 30 points wide; its words are for screen readers, and so its name.
  fileprivate mutating func closeButton(_ element: Element, _ ids: [FigmaID], _ parts: inout FigmaParts) {
    node(ids[0], "FRAME", .text(of: element)) { writer in
      writer.once(&parts.close) { writer in
        writer.autoLayout("VERTICAL", Layout(gap: 0, block: 0, inline: 0, isCentered: true))
        writer.key("primaryAxisAlignItems")
        writer.string("CENTER")
        writer.key("layoutSizingHorizontal")
        writer.string("FIXED")
        writer.key("layoutSizingVertical")
        writer.string("FIXED")
        writer.size(30, 30)
        writer.key("cornerRadius")
        writer.number(15)
        writer.fill(.close, &parts.styles)
      }
      writer.key("children")
      writer.array { writer in
        writer.text(element, id: ids[1], &parts) { writer, styles in
          writer.members(of: element, text: .fixed("✕"), &styles)
        }
      }
    }
  }

  /// The way back of a screen that was pushed: an arrow, and the words that say where it leads.
  fileprivate mutating func backButton(
    _ element: Element, _ ids: [FigmaID], isFromRight: Bool, _ parts: inout FigmaParts
  ) {
    node(ids[0], "FRAME", .fixed("back")) { writer in
      writer.autoLayout("HORIZONTAL", Layout(gap: 4, block: 11, inline: 0, isCentered: true))
      writer.key("layoutSizingHorizontal")
      writer.string("FILL")
      writer.key("children")
      writer.array { writer in
        let words = FigmaWords.text(of: element)
        for (id, text) in zip(ids[1...], isFromRight ? [words, .fixed("›")] : [.fixed("‹"), words]) {
          writer.object { writer in
            writer.key("id")
            writer.id(id)
            writer.members(of: element, text: text, fill: .tintText, &parts.styles)
          }
        }
      }
    }
  }

  fileprivate mutating func text(_ element: Element, id: FigmaID, _ parts: inout FigmaParts) {
    text(element, id: id, &parts) { writer, styles in
      let members = styles.members(of: element, &writer)
      writer.append(recorded: members.before)
      writer.key("characters")
      writer.string(.text(of: element))
      writer.append(recorded: members.behind)
    }
  }

  /// - Parameter members: writes all but the id.
  private mutating func text(
    _ element: Element, id: FigmaID, _ parts: inout FigmaParts,
    members: (inout JSONWriter, inout FigmaStyles) -> Void
  ) {
    let missing = element.id + 1 - parts.texts.count
    if missing > 0 { parts.texts += repeatElement(nil, count: missing) }
    object { writer in
      writer.key("id")
      writer.id(id)
      writer.once(&parts.texts[element.id]) { members(&$0, &parts.styles) }
    }
  }

  /// The members of a text that is as wide as its characters.
  private mutating func members(
    of element: Element, text: FigmaWords, fill: ColorToken? = nil, _ styles: inout FigmaStyles
  ) {
    kind("TEXT", element.role.rawValue)
    key("characters")
    string(text)
    key("layoutSizingHorizontal")
    string("HUG")
    let numbers = styles.numbers(of: element)
    let fill = fill.map { styles.fillNumber(of: $0) } ?? numbers.fill
    styles.write(text: numbers.text, fill: fill, to: &self)
  }

  fileprivate mutating func size(_ width: Double, _ height: Double) {
    key("size")
    object { writer in
      writer.key("x")
      writer.number(width)
      writer.key("y")
      writer.number(height)
    }
  }

  fileprivate mutating func autoLayout(_ mode: StaticString, _ layout: Layout) {
    key("layoutMode")
    string(mode)
    key("itemSpacing")
    number(layout.gap)
    key("paddingTop")
    number(layout.block)
    key("paddingBottom")
    number(layout.block)
    key("paddingLeft")
    number(layout.inline)
    key("paddingRight")
    number(layout.inline)
    key("counterAxisAlignItems")
    string(layout.isCentered ? "CENTER" : "MIN")
  }

  /// Elements that belong together: a component where they are drawn first, an instance of it in every further frame. An instance holds its nodes
  /// as in Figma's own files, so that who knows nothing of components draws it, too.
  ///
  /// - Parameters:
  ///   - number: of the frame.
  ///   - nodes: how many nodes the frame has so far.
  ///   - ground: writes what lies behind them.
  fileprivate mutating func component(
    _ name: FigmaWords, _ elements: some Collection<Element>, isSelected: Bool = false, _ number: Int,
    _ nodes: inout Int,
    _ layout: Layout, _ parts: inout FigmaParts, ground: (inout JSONWriter, inout FigmaStyles) -> Void
  ) {
    nodes += 1
    let id = FigmaID(frame: number, node: nodes)
    let component = FigmaParts.Component(elements: elements.map(\.id), isSelected: isSelected)
    let known = parts.components[component]
    var place = known?.layout
    node(id, known == nil ? "COMPONENT" : "INSTANCE", name) { writer in
      if let known {
        writer.key("componentId")
        writer.id(known.id)
      }
      writer.once(&place) { writer in
        writer.autoLayout("VERTICAL", layout)
        writer.key("layoutSizingHorizontal")
        writer.string("FILL")
        ground(&writer, &parts.styles)
      }
      if known == nil, let place { parts.components[component] = (id, place) }
      writer.key("children")
      writer.array { writer in
        for element in elements {
          nodes += 1
          writer.text(element, id: FigmaID(frame: number, node: nodes), &parts)
        }
      }
    }
  }

  /// What lies behind a frame's children, and the line around it.
  fileprivate mutating func fill(
    _ token: ColorToken, stroke: ColorToken? = nil, weight: Double = 0, _ styles: inout FigmaStyles
  ) {
    let fill = styles.fillNumber(of: token)
    let line = stroke.map { styles.fillNumber(of: $0) }
    styles.write(fill: fill, stroke: line, to: &self)
    guard stroke != nil else { return }
    key("strokeWeight")
    number(weight)
  }

  /// Writes some members of an object where they were written before; else `body` does, and where that is will be known.
  mutating func once(_ known: inout Range<Int>?, _ body: (inout JSONWriter) -> Void) {
    if let known { return append(copyOf: known) }
    let start = place
    body(&self)
    known = start..<place
  }
}

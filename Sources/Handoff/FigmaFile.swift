import Looks
import Projects
import Reports
import Screens

/// Screens as a document of Figma's own shapes, for plug-ins that make nodes of JSON: frames with auto layout, texts with their styles, and the colors
/// as variables with a light and a dark mode. The names are those of Figma's REST API, <https://www.figma.com/developers/api>.
///
/// - Parameters:
///   - name: of the document.
///   - screens: one frame each, of one sheet.
public func figmaFile(named name: String, _ screens: [(title: String, screen: Screen)], look: Look) -> [UInt8] {
  var writer = JSONWriter()
  // An element is the same in every frame but for its number.
  var texts: [Int: [UInt8]] = [:]
  writer.object(inline: true) { writer in
    writer.key("name")
    writer.string(name)
    writer.key("schemaVersion")
    writer.number(0)
    writer.key("document")
    writer.node("0:0", "DOCUMENT", name) { writer in
      writer.key("children")
      writer.array { writer in
        writer.node("0:1", "CANVAS", name) { writer in
          writer.key("children")
          writer.array { writer in
            for (index, entry) in screens.enumerated() {
              FigmaFrame(number: index + 1, title: entry.title, screen: entry.screen, look: look).write(&writer, &texts)
            }
          }
        }
      }
    }
    writer.key("variables")
    writer.variables(of: look, name: name)
  }
  return writer.finished()
}

private struct FigmaFrame {
  let number: Int
  let title: String
  let screen: Screen
  let look: Look

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
  private var arranged: [Element] {
    if look.controlStyle == .custom { return shown }
    return shown.enumerated().sorted { a, b in
      let (x, y) = (place(of: a.element.role), place(of: b.element.role))
      return x == y ? a.offset < b.offset : x < y
    }.map(\.element)
  }

  private func place(of role: Role) -> Int {
    switch role {
    case .close: 0
    case .tierTab: 1
    case .statusCurrent, .statusRenewal, .entry: 3
    case .error, .empty, .message, .retry: 4
    case .termsLink, .privacyLink: look.controlStyle == .list ? 9 : 5
    case _ where role.isOfPlan: 6
    case .loading: 7
    case .toggle: 8
    case .caption, .disclosure: look.controlStyle == .list ? 8 : 10
    case .cta, .ctaDetail: 11
    case .tierLink: 12
    case .restore, .redeem, .signIn, .manageLink: 13
    default: 2
    }
  }

  /// - Parameter texts: what was written of elements, by their numbers.
  func write(_ writer: inout JSONWriter, _ texts: inout [Int: [UInt8]]) {
    var nodes = 1
    writer.node("\(number):1", "FRAME", title) { writer in
      writer.autoLayout(
        "VERTICAL", gap: measure(.gap), block: measure(.safeTop), inline: measure(.margin),
        isCentered: look.controlStyle != .list)
      writer.key("size")
      writer.object(inline: true) { writer in
        writer.key("x")
        writer.number(measure(.frameWidth))
        writer.key("y")
        writer.number(measure(.frameHeight))
      }
      writer.key("cornerRadius")
      writer.number(measure(.frameRadius))
      writer.fill(.surface, look)
      writer.key("children")
      writer.array { writer in
        var drawn: Set<Int> = []
        for element in arranged {
          if element.role == .close {
            writer.closeButton(element, id: "\(number):\(nodes + 1)", glyph: "\(number):\(nodes + 2)", look)
            nodes += 2
            continue
          }
          if element.role == .cta {
            nodes += 1
            writer.node("\(number):\(nodes)", "FRAME", "button") { writer in
              writer.autoLayout("VERTICAL", gap: 0, block: 14, inline: measure(.margin), isCentered: true)
              writer.key("layoutSizingHorizontal")
              writer.string("FILL")
              writer.key("cornerRadius")
              writer.number(measure(.buttonRadius))
              writer.fill(element.isOff ? .off : look.token(for: .cta).ground, look)
              writer.key("children")
              writer.array { writer in
                let details = shown.filter { $0.role == .ctaDetail && $0.plan == element.plan }
                for part in [element] + details {
                  nodes += 1
                  writer.text(part, id: "\(number):\(nodes)", &texts)
                }
              }
            }
            continue
          }
          // Its button holds it.
          if element.role == .ctaDetail, shown.contains(where: { $0.role == .cta && $0.plan == element.plan }) {
            continue
          }
          guard let plan = element.plan, Role.ofPlans.contains(element.role) else {
            nodes += 1
            writer.text(element, id: "\(number):\(nodes)", &texts)
            continue
          }
          // A plan is one frame, where its first element stands.
          guard drawn.insert(plan).inserted else { continue }
          nodes += 1
          let isSelected = screen.plans.first { $0.plan == plan }?.isSelected ?? false
          let name = screen.sheet.figures.indices.contains(plan) ? screen.sheet.figures[plan].name : "plan"
          writer.node("\(number):\(nodes)", "FRAME", name) { writer in
            writer.autoLayout(
              "VERTICAL", gap: 2, block: measure(.rowBlock), inline: measure(.rowInline),
              isCentered: look.controlStyle.isPaged || look.controlStyle == .buttons)
            writer.key("cornerRadius")
            writer.number(measure(.rowRadius))
            writer.fill(look.token(for: .planName).ground, look)
            if isSelected, look.controlStyle.isProminent { writer.stroke(.tint, look, weight: measure(.ring)) }
            writer.key("children")
            writer.array { writer in
              for part in screen.elements where part.plan == plan && Role.ofPlans.contains(part.role) {
                nodes += 1
                writer.text(part, id: "\(number):\(nodes)", &texts)
              }
            }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func node(
    _ id: String, _ type: StaticString, _ name: String, _ body: (inout JSONWriter) -> Void
  ) {
    object { writer in
      writer.key("id")
      writer.string(id)
      writer.kind(type, name)
      body(&writer)
    }
  }

  private mutating func kind(_ type: StaticString, _ name: String) {
    key("type")
    string("\(type)")
    key("name")
    string(name)
  }

  /// A cross on a disc 30 points wide; its words are for screen readers, and so its name.
  fileprivate mutating func closeButton(_ element: Element, id: String, glyph: String, _ look: Look) {
    node(id, "FRAME", element.text) { writer in
      writer.autoLayout("VERTICAL", gap: 0, block: 0, inline: 0, isCentered: true)
      writer.key("primaryAxisAlignItems")
      writer.string("CENTER")
      for key in ["layoutSizingHorizontal", "layoutSizingVertical"] {
        writer.key(named: key)
        writer.string("FIXED")
      }
      writer.key("size")
      writer.object(inline: true) { writer in
        writer.key("x")
        writer.number(30)
        writer.key("y")
        writer.number(30)
      }
      writer.key("cornerRadius")
      writer.number(15)
      writer.fill(.close, look)
      writer.key("children")
      writer.array { writer in
        writer.object { writer in
          writer.key("id")
          writer.string(glyph)
          writer.members(of: element, text: "✕", isFilling: false)
        }
      }
    }
  }

  fileprivate mutating func text(_ element: Element, id: String, _ texts: inout [Int: [UInt8]]) {
    object { writer in
      writer.key("id")
      writer.string(id)
      if let known = texts[element.id] { return writer.append(recorded: known) }
      texts[element.id] = writer.recorded { $0.members(of: element, text: element.text, isFilling: true) }
    }
  }

  private mutating func members(of element: Element, text: String, isFilling: Bool) {
    let style = element.style
    kind("TEXT", element.role.rawValue)
    key("characters")
    string(text)
    key("layoutSizingHorizontal")
    string(isFilling ? "FILL" : "HUG")
    key("style")
    object(inline: true) { writer in
      writer.key("fontFamily")
      writer.string("SF Pro")
      writer.key("fontSize")
      writer.number(style.size)
      writer.key("fontWeight")
      writer.number(style.weight)
      writer.key("lineHeightPx")
      writer.number(style.lineHeight)
      writer.key("textAlignHorizontal")
      writer.string(element.role.isOfPlan ? "LEFT" : "CENTER")
    }
    key("fills")
    array(inline: true) { $0.paint(style.color, variable: nil) }
  }

  fileprivate mutating func autoLayout(
    _ mode: StaticString, gap: Double, block: Double, inline: Double, isCentered: Bool
  ) {
    key("layoutMode")
    string("\(mode)")
    key("itemSpacing")
    number(gap)
    for edge in ["paddingTop", "paddingBottom"] {
      key(named: edge)
      number(block)
    }
    for edge in ["paddingLeft", "paddingRight"] {
      key(named: edge)
      number(inline)
    }
    key("counterAxisAlignItems")
    string(isCentered ? "CENTER" : "MIN")
  }

  fileprivate mutating func fill(_ token: ColorToken, _ look: Look) {
    key("fills")
    array(inline: true) { $0.paint(look.color(token), variable: token) }
  }

  fileprivate mutating func stroke(_ token: ColorToken, _ look: Look, weight: Double) {
    key("strokes")
    array(inline: true) { $0.paint(look.color(token), variable: token) }
    key("strokeWeight")
    number(weight)
  }

  private mutating func paint(_ color: Color, variable: ColorToken?) {
    object(inline: true) { writer in
      writer.key("type")
      writer.string("SOLID")
      writer.key("color")
      writer.value(color)
      if let variable {
        writer.key("boundVariables")
        writer.object(inline: true) { writer in
          writer.key("color")
          writer.object(inline: true) { writer in
            writer.key("type")
            writer.string("VARIABLE_ALIAS")
            writer.key("id")
            writer.string("VariableID:\(variable.rawValue)")
          }
        }
      }
    }
  }

  private mutating func value(_ color: Color) {
    object(inline: true) { writer in
      for (name, part) in [("r", color.red), ("g", color.green), ("b", color.blue)] {
        writer.key(named: name)
        writer.share(Double(part) / 255)
      }
      writer.key("a")
      writer.share(color.opacity)
    }
  }

  /// As the body of a request that makes variables: a collection with two modes, and a value a mode.
  fileprivate mutating func variables(of look: Look, name: String) {
    object { writer in
      writer.key("variableCollections")
      writer.array { writer in
        writer.object(inline: true) { writer in
          writer.key("action")
          writer.string("CREATE")
          writer.key("id")
          writer.string("collection")
          writer.key("name")
          writer.string(name)
          writer.key("initialModeId")
          writer.string("light")
        }
      }
      writer.key("variableModes")
      writer.array { writer in
        for (index, scheme) in Scheme.allCases.enumerated() {
          writer.object(inline: true) { writer in
            writer.key("action")
            // A collection comes with its first mode.
            writer.string(index == 0 ? "UPDATE" : "CREATE")
            writer.key("id")
            writer.string(scheme.rawValue)
            writer.key("name")
            writer.string(scheme.rawValue)
            writer.key("variableCollectionId")
            writer.string("collection")
          }
        }
      }
      writer.key("variables")
      writer.array { writer in
        for token in ColorToken.allCases {
          writer.object(inline: true) { writer in
            writer.key("action")
            writer.string("CREATE")
            writer.key("id")
            writer.string("VariableID:\(token.rawValue)")
            writer.key("name")
            writer.string("color/\(token.rawValue)")
            writer.key("variableCollectionId")
            writer.string("collection")
            writer.key("resolvedType")
            writer.string("COLOR")
          }
        }
      }
      writer.key("variableModeValues")
      writer.array { writer in
        for token in ColorToken.allCases {
          for scheme in Scheme.allCases {
            writer.object(inline: true) { writer in
              writer.key("variableId")
              writer.string("VariableID:\(token.rawValue)")
              writer.key("modeId")
              writer.string(scheme.rawValue)
              writer.key("value")
              writer.value(look.color(token, in: scheme))
            }
          }
        }
      }
    }
  }
}

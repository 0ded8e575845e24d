import Looks
import Reports
import Screens

/// The text and color styles of a document. As in Figma's own files, a node says what it looks like, and which style that is.
struct FigmaStyles {
  /// What decides how an element is drawn in a sheet.
  struct Kind: Hashable {
    var role: Role
    var isOff: Bool
    /// Of a `custom` paywall: the element that declares it.
    var declared: Int?

    init(_ element: Element) {
      role = element.role
      isOff = element.isOff
      declared = element.declared
    }

    /// The name that designers read: `price`, `cta-off`, `headline-2`.
    var name: String {
      role.rawValue + (declared.map { "-\($0 + 1)" } ?? "") + (isOff ? "-off" : "")
    }
  }

  /// A text style, and the fill that comes with it.
  private struct Text {
    var name: String
    var style: RoleStyle
    var alignment: StaticString
  }

  private struct Fill {
    var name: String
    var color: Color
    /// Nil for a color that is none of the look's own.
    var token: ColorToken?
  }

  private let look: Look
  /// Where lines begin.
  private let leading: StaticString
  private var texts: [Text] = []
  private var fills: [Fill] = []
  private var known: [Kind: Members] = [:]

  /// What the nodes of elements of one kind have in common, as it is written before and behind the characters.
  struct Members {
    var before: [UInt8]
    var behind: [UInt8]
  }

  init(_ look: Look, isFromRight: Bool) {
    self.look = look
    leading = isFromRight ? "RIGHT" : "LEFT"
  }

  /// The members of an element's node.
  mutating func members(of element: Element, _ writer: inout JSONWriter) -> Members {
    let kind = Kind(element)
    if let members = known[kind] { return members }
    let numbers = numbers(of: element, kind)
    // Written once where an object has begun, taken back, and written again wherever the kind comes.
    let members = writer.withdrawn { writer in
      let before = writer.recorded { $0.kind("TEXT", element.role.rawValue) }
      let behind = writer.recorded { writer in
        writer.key("layoutSizingHorizontal")
        writer.string("FILL")
        write(text: numbers.text, fill: numbers.fill, to: &writer)
      }
      return Members(before: before, behind: behind)
    }
    known[kind] = members
    return members
  }

  /// The numbers of a text style, and of the fill that comes with it.
  mutating func numbers(of element: Element) -> (text: Int, fill: Int) { numbers(of: element, Kind(element)) }

  private mutating func numbers(of element: Element, _ kind: Kind) -> (text: Int, fill: Int) {
    let isOffButton = element.isOff && (element.role == .cta || element.role == .ctaDetail)
    let token = isOffButton ? .offText : look.token(for: element.role).color
    let style = element.style
    let name = kind.name
    let text = texts.firstIndex { $0.name == name } ?? texts.count
    if text == texts.count {
      texts.append(Text(name: name, style: style, alignment: element.role.isOfPlan ? leading : "CENTER"))
    }
    let isTokens = look.color(token) == style.color
    return (text, isTokens ? fillNumber(of: token) : fillNumber(of: style.color, named: name))
  }

  /// The number of a token's color.
  mutating func fillNumber(of token: ColorToken) -> Int {
    if let number = fills.firstIndex(where: { $0.token == token }) { return number }
    fills.append(Fill(name: token.rawValue, color: look.color(token), token: token))
    return fills.count - 1
  }

  private mutating func fillNumber(of color: Color, named name: String) -> Int {
    if let number = fills.firstIndex(where: { $0.token == nil && $0.color == color }) { return number }
    fills.append(Fill(name: name, color: color, token: nil))
    return fills.count - 1
  }

  /// The members of a node that has some of the styles, by their numbers.
  func write(text: Int? = nil, fill: Int, stroke: Int? = nil, to writer: inout JSONWriter) {
    if let text {
      writer.key("style")
      writer.write(texts[text].style, alignment: texts[text].alignment)
    }
    for (key, number) in [("fills", fill), ("strokes", stroke)] as [(StaticString, Int?)] {
      guard let number else { continue }
      writer.key(key)
      // The style of a text's color is bound to its variable already.
      writer.array { $0.paint(fills[number].color, variable: text == nil ? fills[number].token : nil) }
    }
    writer.styles(text: text, fill: fill, stroke: stroke)
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (number, text) in texts.enumerated() {
        writer.key(named: "T\(number)")
        writer.object { writer in
          writer.key("name")
          writer.string(text.name)
          writer.key("styleType")
          writer.string("TEXT")
          writer.key("style")
          writer.write(text.style, alignment: text.alignment)
        }
      }
      for (number, fill) in fills.enumerated() {
        writer.key(named: "F\(number)")
        writer.object { writer in
          writer.key("name")
          writer.string(fill.name)
          writer.key("styleType")
          writer.string("FILL")
          writer.key("fills")
          writer.array { $0.paint(fill.color, variable: fill.token) }
        }
      }
    }
  }
}

/// The colors of a look as Figma's variables, a light and a dark mode of each: the same bytes in every language.
public struct FigmaVariables: Sendable {
  let bytes: [UInt8]

  /// - Parameter name: of the collection.
  public init(of look: Look, named name: String) {
    var writer = JSONWriter(isCompact: true)
    writer.variables(of: look, name: name)
    bytes = writer.bytes
  }
}

extension JSONWriter {
  mutating func kind(_ type: StaticString, _ name: String) {
    key("type")
    string(type)
    key("name")
    string(name)
  }

  mutating func kind(_ type: StaticString, _ name: FigmaWords) {
    key("type")
    string(type)
    key("name")
    string(name)
  }

  mutating func string(_ words: FigmaWords) {
    if let slot = words.slot { string(words.text, slot: slot) } else { string(words.text) }
  }

  /// The numbers of styles that a node has.
  fileprivate mutating func styles(text: Int?, fill: Int, stroke: Int?) {
    key("styles")
    object { writer in
      if let text {
        writer.key("text")
        writer.string("T\(text)")
      }
      writer.key("fill")
      writer.string("F\(fill)")
      if let stroke {
        writer.key("stroke")
        writer.string("F\(stroke)")
      }
    }
  }

  fileprivate mutating func write(_ style: RoleStyle, alignment: StaticString) {
    object { writer in
      writer.key("fontFamily")
      writer.string("SF Pro")
      writer.key("fontSize")
      writer.number(style.size)
      writer.key("fontWeight")
      writer.number(style.weight)
      writer.key("lineHeightPx")
      writer.number(style.lineHeight)
      writer.key("textAlignHorizontal")
      writer.string(alignment)
    }
  }

  fileprivate mutating func paint(_ color: Color, variable: ColorToken?) {
    object { writer in
      writer.key("type")
      writer.string("SOLID")
      writer.key("color")
      writer.value(color)
      if let variable {
        writer.key("boundVariables")
        writer.object { writer in
          writer.key("color")
          writer.object { writer in
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
    object { writer in
      for (name, part) in [("r", color.red), ("g", color.green), ("b", color.blue)] as [(StaticString, UInt8)] {
        writer.key(name)
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
        writer.object { writer in
          writer.key("action")
          writer.string("CREATE")
          writer.key("id")
          writer.string("collection")
          writer.key("name")
          writer.string(name)
          writer.key("initialModeId")
          writer.string(Scheme.light.rawValue)
        }
      }
      writer.key("variableModes")
      writer.array { writer in
        for (index, scheme) in Scheme.allCases.enumerated() {
          writer.object { writer in
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
          writer.object { writer in
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
            writer.object { writer in
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

import Locales
import Looks
import Projects
import Reports
import Screens

/// Screens as a document of Figma's own shapes, for plug-ins that make nodes of JSON: frames with auto layout and components in them, texts
/// that refer to text and color styles, and the colors as variables with a light and a dark mode. The names are those of Figma's REST API, <https://www.figma.com/developers/api>.
///
/// - Parameters:
///   - name: of the document.
///   - screens: one frame each, of one sheet.
///   - presentation: a paywall that is pushed has a way back where others have a cross.
///   - variables: the look's colors, which are the same for all sheets of a paywall.
public func figmaFile(
  named name: String, _ screens: [(title: String, screen: Screen)], look: Look, presentation: Paywall.Presentation,
  variables: FigmaVariables
) -> [UInt8] {
  var files = FigmaFiles(look: look, presentation: presentation, variables: variables)
  var bytes: [UInt8] = []
  files.write(named: name, screens) { bytes = Array($0) }
  return bytes
}

/// The same for one sheet of a paywall after the other. Where their screens are built alike, only their words are written.
public struct FigmaFiles: Sendable {
  private let look: Look
  private let presentation: Paywall.Presentation
  private let variables: FigmaVariables
  /// The last documents of languages that run from left to right, and from right to left.
  private var known: [(structure: FigmaStructure, template: JSONTemplate)?] = [nil, nil]

  public init(look: Look, presentation: Paywall.Presentation, variables: FigmaVariables) {
    self.look = look
    self.presentation = presentation
    self.variables = variables
  }

  /// Hands out the document of some screens of one sheet, in memory that is good until `body` returns.
  public mutating func write(
    named name: String, _ screens: [(title: String, screen: Screen)], _ body: (UnsafeRawBufferPointer) -> Void
  ) {
    let isFromRight = screens.first?.screen.sheet.market.locale.direction == .rightToLeft
    let structure = FigmaStructure(of: screens)
    let index = isFromRight ? 1 : 0
    if let known = known[index], known.structure == structure, let sheet = screens.first?.screen.sheet {
      return known.template.filled({ FigmaWords(slot: $0, of: sheet, document: name).text }, body)
    }
    let template = figmaTemplate(
      named: name, screens, look: look, presentation: presentation, variables: variables, isFromRight: isFromRight)
    known[index] = (structure, template)
    template.original(body)
  }
}

private func figmaTemplate(
  named name: String, _ screens: [(title: String, screen: Screen)], look: Look, presentation: Paywall.Presentation,
  variables: FigmaVariables, isFromRight: Bool
) -> JSONTemplate {
  var writer = JSONWriter(isCompact: true)
  var parts = FigmaParts(styles: FigmaStyles(look, isFromRight: isFromRight))
  let name = FigmaWords.document(name)
  writer.object { writer in
    writer.key("name")
    writer.string(name)
    writer.key("schemaVersion")
    writer.number(0)
    writer.key("document")
    writer.node(FigmaID(frame: 0, node: 0), "DOCUMENT", name) { writer in
      writer.key("children")
      writer.array { writer in
        writer.node(FigmaID(frame: 0, node: 1), "CANVAS", name) { writer in
          writer.key("children")
          writer.array { writer in
            for (index, entry) in screens.enumerated() {
              FigmaFrame(
                number: index + 1, title: entry.title, screen: entry.screen, look: look, presentation: presentation,
                isFromRight: isFromRight
              ).write(&writer, &parts)
            }
          }
        }
      }
    }
    writer.key("styles")
    parts.styles.write(to: &writer)
    writer.key("variables")
    writer.value(written: variables.bytes)
  }
  return writer.template()
}

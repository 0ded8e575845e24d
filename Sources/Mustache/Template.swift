import Findings

/// A template, compiled: a flat list of nodes over its own text.
///
/// It follows the Mustache specification with its optional parents, blocks and dynamic names; lambdas are not supported. Keys are
/// words joined by dots. Sections nest up to `depthLimit` deep.
public struct Template: Sendable {
  /// The name by which other templates call it: `plan-card` for `plan-card.html.mustache`.
  public let name: String
  /// The language it writes. Templates call only those of the same language.
  public let escaping: Escaping
  /// The file that findings about it point into.
  public let file: FileID
  /// As they lie in the file.
  let source: [UInt8]
  /// What the template prints, without what belongs to tags that stand alone in their lines.
  let texts: [UInt8]
  let nodes: [TemplateNode]

  /// How deep sections, blocks and parents may nest in one template.
  public static let depthLimit = 100

  /// The text of a stretch of the source.
  func sourceText(_ range: Range<UInt32>) -> String {
    String(decoding: source[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }
}

struct TemplateNode: Sendable {
  enum Kind: UInt8, BitwiseCopyable, Sendable {
    case text, variable, section, inverted, partial, parent, block
  }

  struct Traits: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8
    /// A variable that is not escaped.
    static let raw = Traits(rawValue: 1)
    /// A variable between backticks in Markdown.
    static let code = Traits(rawValue: 2)
    /// A partial or parent whose name is the value of a key.
    static let dynamic = Traits(rawValue: 4)
    /// A partial, parent or block that has its lines for itself: what stands there instead is indented.
    static let standalone = Traits(rawValue: 8)
    /// A block with nothing but space before it in its line: the later lines of what stands there instead are indented.
    static let startsLine = Traits(rawValue: 16)
    /// A variable that is the address of a link in Markdown.
    static let destination = Traits(rawValue: 32)
  }

  var kind: Kind
  var traits: Traits = []
  /// The node behind the last one of its body; the next node where it has none.
  var end: UInt32 = 0
  /// In the texts: what a text prints.
  var text: Range<UInt32> = 0..<0
  /// In the texts: the indentation of a partial, parent or block.
  var indentation: Range<UInt32> = 0..<0
  /// In the source: the key or name, without a dynamic name's `*`.
  var name: Range<UInt32> = 0..<0
}

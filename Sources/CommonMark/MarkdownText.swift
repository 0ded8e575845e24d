import Findings

/// A Markdown text, understood: its blocks in reading order, each a flat list of spans that know their place.
///
/// Containers are flattened: a paragraph of a list in a quote is one block that says how deep it stands. So a text that nests ten
/// thousand levels deep is still a plain list.
public struct MarkdownText: Sendable, Equatable {
  public var blocks: [Block]
  /// What must not reach a page: raw HTML, unsafe links.
  public var findings: [Finding]

  public init(blocks: [Block] = [], findings: [Finding] = []) {
    self.blocks = blocks
    self.findings = findings
  }

  /// A paragraph, a heading, the text of a list item: a block that holds text itself.
  public struct Block: Sendable, Equatable {
    public enum Kind: Sendable, Hashable {
      case paragraph
      /// 1 to 6.
      case heading(level: Int)
      /// The first text of a list item, with its number where the list is numbered. Further paragraphs of an item are paragraphs.
      case listItem(number: Int?)
      /// A block of code, its language as written behind the fence, or empty.
      case code(language: String)
      /// A line across the text; it has no spans.
      case thematicBreak
    }

    public var kind: Kind
    public var spans: [Span]
    /// The block as it stands in the file.
    public var range: SourceRange
    /// In how many lists the block stands; 0 outside of lists.
    public var listDepth: Int
    /// In how many quotes the block stands.
    public var quoteDepth: Int

    public init(kind: Kind, spans: [Span], range: SourceRange, listDepth: Int = 0, quoteDepth: Int = 0) {
      self.kind = kind
      self.spans = spans
      self.range = range
      self.listDepth = listDepth
      self.quoteDepth = quoteDepth
    }

    /// The text without its marks.
    public var plainText: String { spans.map(\.text).joined() }
  }

  /// Text that shares its marks. A line break that shows is a span of its own, `"\n"`.
  public struct Span: Sendable, Equatable {
    /// Decoded: without escapes and entities.
    public var text: String
    public var marks: TextMarks
    /// The text node in the file.
    public var range: SourceRange
    /// Whether the file's bytes in the range are the text, byte for byte. Where not (escapes, entities), only the whole range is a place.
    public var isVerbatim: Bool

    public init(text: String, marks: TextMarks = TextMarks(), range: SourceRange, isVerbatim: Bool = true) {
      self.text = text
      self.marks = marks
      self.range = range
      self.isVerbatim = isVerbatim
    }
  }
}

/// How a piece of text is set apart from its neighbours.
public struct TextMarks: Hashable, Sendable {
  public var isStrong: Bool
  public var isEmphasized: Bool
  public var isCode: Bool
  /// Where the text leads; nil for text that is no link.
  public var link: LinkTarget?

  public init(isStrong: Bool = false, isEmphasized: Bool = false, isCode: Bool = false, link: LinkTarget? = nil) {
    self.isStrong = isStrong
    self.isEmphasized = isEmphasized
    self.isCode = isCode
    self.link = link
  }
}

/// Where a link leads. Unsafe destinations never get this far.
public struct LinkTarget: Hashable, Sendable {
  /// As written, entities and escapes decoded: an address, or a name that the paywall resolves (`terms`, `restore`). What no address holds, such
  /// as a space, is in percent signs.
  public var destination: String
  /// Empty where the link has none.
  public var title: String

  public init(destination: String, title: String = "") {
    self.destination = destination
    self.title = title
  }
}

/// How the bytes of a text relate to a file.
public enum TextPlace: Sendable, Hashable {
  /// The text is a stretch of the file as it lies there, from this offset on.
  case verbatim(FileID, offset: Int)
  /// The text was decoded from this range (a quoted or folded value): every place in it is the whole range.
  case inside(SourceRange)
}

/// What a model holds: the names that templates may use, and what each means.
///
///     let plan = Shape.object([
///       Shape.Field("name", .text, "The plan's name in the page's language."),
///       Shape.Field("offer", .optional(offer), "What new customers get first."),
///     ])
public indirect enum Shape: Hashable, Sendable {
  /// Escaped when it is printed. Empty, it is false in a section.
  case text
  /// A fragment of the language of the page; printed as it is.
  case markup
  /// True or false.
  case flag
  case list(Shape)
  case object([Field])
  /// Absent in some models.
  case optional(Shape)

  /// A value of an object.
  public struct Field: Hashable, Sendable {
    public var name: String
    public var shape: Shape
    /// One sentence, in Markdown, for people who write templates.
    public var meaning: String

    public init(_ name: String, _ shape: Shape, _ meaning: String) {
      self.name = name
      self.shape = shape
      self.meaning = meaning
    }
  }

  /// All names in it, each once, in the order of their first use.
  public var names: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    collectNames(into: &names, &seen)
    return names
  }

  private func collectNames(into names: inout [String], _ seen: inout Set<String>) {
    switch self {
    case .text, .markup, .flag: break
    case .list(let shape), .optional(let shape): shape.collectNames(into: &names, &seen)
    case .object(let fields):
      for field in fields {
        if seen.insert(field.name).inserted { names.append(field.name) }
        field.shape.collectNames(into: &names, &seen)
      }
    }
  }
}

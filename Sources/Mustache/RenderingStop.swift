import Findings

/// Why, and where, a page was not rendered to its end.
public struct RenderingStop: Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// Templates called each other more than `TemplateLibrary.callLimit` deep.
    case calls
    /// The page became far larger than what it is made of can ask for: templates call each other ever more often, or lists stand in lists in lists.
    case size
  }

  public var reason: Reason
  /// The tag that was one too many, and the calls that led to it, innermost first.
  public var places: [SourceRange]

  public init(_ reason: Reason, at places: [SourceRange]) {
    self.reason = reason
    self.places = places
  }
}

extension TemplateLibrary {
  /// How many templates a page may call and members of lists it may enter, by the number of the values it is made of. The default theme's
  /// largest pages stay far below.
  static func steps(over values: Int) -> Int { 100_000 + 32 * values }

  /// How many bytes a page may have.
  static func size(over values: Int) -> Int { (16 << 20) + 1024 * values }

  /// How much is left of a page that became too large: enough to see which it is.
  static let sizeOfCutPages = 64 << 10

  func stop(_ stop: Renderer.Stop) -> RenderingStop {
    RenderingStop(stop.reason, at: stop.nodes.compactMap(place))
  }

  /// Where a node of the program stands.
  private func place(of node: Int) -> SourceRange? {
    guard let index = program.entries.firstIndex(where: { Int($0.first) <= node && node < Int($0.end) }) else {
      return nil
    }
    let template = templates[index]
    let name = template.nodes[node - Int(program.entries[index].first)].name
    return SourceRange(file: template.file, start: name.lowerBound, end: name.upperBound)
  }
}

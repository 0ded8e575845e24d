import CommonMark
import Findings

/// A text with holes: what copy and strings both come to, so that filling them is one thing.
///
/// Copy yields literals and variables, with marks; a string of a table yields literals and arguments, without.
public struct Phrase: Hashable, Sendable {
  public struct Segment: Hashable, Sendable {
    public var content: Content
    public var marks: TextMarks
    /// The segment in its file: of a variable its braces too. The whole value where escapes make finer places unknowable.
    public var range: SourceRange

    public init(_ content: Content, marks: TextMarks = TextMarks(), at range: SourceRange) {
      self.content = content
      self.marks = marks
      self.range = range
    }
  }

  public enum Content: Hashable, Sendable {
    /// Text as it stands. A line break that shows is `\n`.
    case literal(String)
    /// `{{ product.price }}`.
    case variable(Variable)
    /// `%2$@`: the index of the argument, counted from 0, and how it is written, without `%` and position: `@`, `lld`, `.2f`.
    case argument(Int, specifier: String)
  }

  /// In reading order. Never two literals with the same marks that touch, except where a value was written in several pieces.
  public var segments: [Segment]
  /// The whole text in its file.
  public var range: SourceRange

  public init(_ segments: [Segment], at range: SourceRange) {
    self.segments = segments
    self.range = range
  }

  public var isEmpty: Bool { segments.isEmpty }

  /// The variables, in reading order, each with its place.
  public var variables: [Placed<Variable>] {
    segments.compactMap { segment in
      guard case .variable(let variable) = segment.content else { return nil }
      return Placed(variable, at: segment.range)
    }
  }

  /// How many arguments the text takes: one more than the highest index.
  public var argumentCount: Int {
    segments.reduce(0) { count, segment in
      guard case .argument(let index, _) = segment.content else { return count }
      return max(count, index + 1)
    }
  }

  /// The text for people who look at words, not at a screen: variables as `{{ name }}`, arguments as `%1$@`.
  public var plainText: String {
    segments.map { segment in
      switch segment.content {
      case .literal(let text): text
      case .variable(let variable): "{{ \(variable.rawValue) }}"
      case .argument(let index, let specifier): "%\(index + 1)$\(specifier)"
      }
    }.joined()
  }
}

extension Phrase {
  /// The text with its arguments replaced by what is passed for them, in the arguments' order. Arguments that nothing is passed for
  /// stay.
  public func passing(_ variables: [Variable]) -> Phrase {
    var phrase = self
    for index in phrase.segments.indices {
      guard case .argument(let argument, _) = phrase.segments[index].content, variables.indices.contains(argument)
      else {
        continue
      }
      phrase.segments[index].content = .variable(variables[argument])
    }
    return phrase
  }
}

import Findings
import SourceFormats

/// An object of the file, with its path for people: `subscriptionGroups[0].subscriptions[2]`.
struct Entry {
  let node: Node
  let path: String

  init(_ node: Node, path: String) {
    self.node = node
    self.path = path
  }

  /// The path of a key of the object.
  func path(of key: String) -> String { path.isEmpty ? key : path + "." + key }

  /// The value of a key; nil where it is absent or null, which files use alike.
  func value(of key: String) -> Node? {
    guard let value = node[key], value.kind != .null else { return nil }
    return value
  }

  /// Where a finding about an absent key points: the object's opening brace, or the key that stands in its place.
  var opening: SourceRange { node.range.opening }
}

extension StoreKitReader {
  /// A text; nil where it is absent, null or empty. Anything else is reported.
  mutating func text(_ key: String, of entry: Entry) -> Placed<String>? {
    guard let value = entry.value(of: key) else { return nil }
    guard value.kind == .string, let text = value.string else {
      reportType(of: value, at: entry.path(of: key), expected: "a text in quotes")
      return nil
    }
    return text.isEmpty ? nil : Placed(text, at: value.range)
  }

  mutating func flag(_ key: String, of entry: Entry) -> Placed<Bool>? {
    guard let value = entry.value(of: key) else { return nil }
    guard let flag = value.bool else {
      reportType(of: value, at: entry.path(of: key), expected: "true or false")
      return nil
    }
    return Placed(flag, at: value.range)
  }

  /// A whole number of at least 1. `isSound` is false where something else stands there.
  mutating func count(_ key: String, of entry: Entry) -> (value: Placed<Int>?, isSound: Bool) {
    guard let value = entry.value(of: key) else { return (nil, true) }
    guard value.kind == .number, let digits = value.number, let number = Int(digits), (1...10_000).contains(number)
    else {
      if value.kind == .number {
        report("wrong-number", "'\(entry.path(of: key))' is not a whole number from 1 to 10000", at: value.range)
      } else {
        reportType(of: value, at: entry.path(of: key), expected: "a whole number")
      }
      return (nil, false)
    }
    return (Placed(number, at: value.range), true)
  }

  mutating func object(_ key: String, of entry: Entry) -> Entry? {
    guard let value = entry.value(of: key) else { return nil }
    guard value.kind == .object else {
      reportType(of: value, at: entry.path(of: key), expected: "an object")
      return nil
    }
    return Entry(value, path: entry.path(of: key))
  }

  /// The objects of an array, in order.
  mutating func list(_ key: String, of entry: Entry) -> [Entry] {
    guard let value = entry.value(of: key) else { return [] }
    let path = entry.path(of: key)
    guard value.kind == .array else {
      reportType(of: value, at: path, expected: "an array")
      return []
    }
    var entries: [Entry] = []
    for (index, element) in value.elements.enumerated() {
      guard element.kind == .object else {
        reportType(of: element, at: "\(path)[\(index)]", expected: "an object")
        continue
      }
      entries.append(Entry(element, path: "\(path)[\(index)]"))
    }
    return entries
  }

  mutating func reportType(of node: Node, at path: String, expected: String) {
    let range = node.kind == .array || node.kind == .object ? node.range.opening : node.range
    report("wrong-type", "'\(path)' is \(node.kind.name), not \(expected)", at: range)
  }
}

extension Node.Kind {
  /// The kind in a sentence.
  var name: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension SourceRange {
  /// The first byte of the range: the bracket or brace of a long value.
  var opening: SourceRange { SourceRange(file: file, start: start, end: min(end, start &+ 1)) }
}

/// User text in a message: in single quotes, and not endless.
func quoted(_ text: String) -> String {
  let start = text.prefix(80)
  return start.utf8.count < text.utf8.count ? "'\(start)…'" : "'\(text)'"
}

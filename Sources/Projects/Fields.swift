import Findings
import Locales
import SourceFormats

/// The members of one object of the configuration, read by key. What is wrong with them becomes findings.
struct Fields {
  /// Nil where there is no object: everything is then absent.
  private let node: Node?
  private(set) var findings: [Finding] = []
  /// The keys that the object may not have, as far as they are worth a search.
  private(set) var unknown: [String] = []

  /// - Parameters:
  ///   - keys: every key that the object may have; others are findings.
  ///   - subject: what the object is, for messages: `paywall 'plus'`.
  init(_ node: Node?, keys: [String], of subject: String) {
    guard let node else {
      self.node = nil
      return
    }
    guard node.kind == .object else {
      self.node = nil
      if node.kind != .null { findings.append(.wrongKind(node, expected: "keys and values", in: subject)) }
      return
    }
    self.node = node
    var unknown = 0
    node.forEachMember { member in
      let key = member.key
      if keys.contains(key) { return }
      unknown += 1
      // Those beyond are counted only: what they might have meant is not worth the search.
      let known = unknown <= Finding.listedOfAKind ? keys : []
      if !known.isEmpty { self.unknown.append(key) }
      findings.append(.unknownKey(key, at: member.keyRange, in: subject, known: known))
    }
  }

  /// The value of a key; nil where it is absent or empty.
  func value(_ key: String) -> Node? {
    guard let value = node?[key], value.kind != .null else { return nil }
    return value
  }

  mutating func text(_ key: String) -> Placed<String>? {
    guard let value = value(key) else { return nil }
    if let text = value.placedString { return text }
    findings.append(.wrongKind(value, expected: "a text", in: "'\(key)'"))
    return nil
  }

  mutating func bool(_ key: String) -> Bool? { placedBool(key)?.value }

  mutating func placedBool(_ key: String) -> Placed<Bool>? {
    guard let value = value(key) else { return nil }
    if let bool = value.bool { return Placed(bool, at: value.range) }
    findings.append(.wrongKind(value, expected: "true or false", in: "'\(key)'"))
    return nil
  }

  mutating func integer(_ key: String, in allowed: ClosedRange<Int>) -> Placed<Int>? {
    guard let value = value(key) else { return nil }
    if let number = value.number.flatMap({ Int($0) }), allowed.contains(number) {
      return Placed(number, at: value.range)
    }
    findings.append(
      .wrongKind(value, expected: "a whole number from \(allowed.lowerBound) to \(allowed.upperBound)", in: "'\(key)'"))
    return nil
  }

  /// A day: `2027-01-31`.
  mutating func day(_ key: String) -> Placed<Day>? {
    guard let text = text(key) else { return nil }
    if let day = Day(text.value) { return Placed(day, at: text.range) }
    findings.append(.input("wrong-value", "'\(text.value)' is no day; write 2027-01-31", at: text.range))
    return nil
  }

  /// One of a closed list of values.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, of type: Choice.Type = Choice.self
  ) -> Placed<Choice>? {
    guard let text = text(key) else { return nil }
    if let choice = Choice(rawValue: text.value) { return Placed(choice, at: text.range) }
    findings.append(.unknownValue(text, of: key, known: Choice.allCases.map(\.rawValue)))
    return nil
  }

  /// A text, or a list of texts. Nil where the key is absent.
  mutating func texts(_ key: String) -> [Placed<String>]? { value(key).map { texts($0, of: key) } }

  /// The texts of a value that may be one text or a list of them.
  mutating func texts(_ value: Node, of key: String) -> [Placed<String>] {
    if let text = value.placedString { return [text] }
    guard value.kind == .array else {
      findings.append(.wrongKind(value, expected: "a text or a list of texts", in: "'\(key)'"))
      return []
    }
    var texts: [Placed<String>] = []
    value.forEachElement { element in
      if let text = element.placedString {
        texts.append(text)
      } else {
        findings.append(.wrongKind(element, expected: "a text", in: "'\(key)'"))
      }
    }
    return texts
  }

  /// An object whose keys are names of the project's own.
  mutating func named(_ key: String) -> [Node.Member] {
    guard let value = value(key) else { return [] }
    if value.kind == .object { return value.members }
    findings.append(.wrongKind(value, expected: "names with their values", in: "'\(key)'"))
    return []
  }

  mutating func note(_ finding: Finding) { findings.append(finding) }
}

extension Finding {
  /// A value of another kind than the one that is read.
  static func wrongKind(_ node: Node, expected: String, in subject: String) -> Finding {
    .input("wrong-value", "Value of \(subject) must be \(expected)", at: node.range)
  }

  static func unknownKey(_ key: String, at range: SourceRange, in subject: String, known: [String]) -> Finding {
    .input(
      "unknown-key", "'\(key)' is not a key of \(subject)",
      help: key == "<<"
        ? "merge keys of YAML are not read: write the keys out, or take the whole value: *name"
        : .suggestion(for: key, among: known), at: range)
  }

  static func unknownValue(_ text: Placed<String>, of key: String, known: [String]) -> Finding {
    .input(
      "unknown-value", "'\(text.value)' is not a value of '\(key)'",
      help: .suggestion(for: text.value, among: known), at: text.range)
  }
}

extension String {
  /// "did you mean 'price'?", or the whole list where nothing is near and the list is short.
  static func suggestion(for name: String, among known: some Collection<String>) -> String {
    if let nearest = nearestName(to: name, among: known) { return "did you mean '\(nearest)'?" }
    guard !known.isEmpty, known.count <= 12 else { return "" }
    return "known are " + known.sorted().map { "'\($0)'" }.joined(separator: ", ")
  }
}

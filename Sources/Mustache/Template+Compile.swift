import Findings

extension Template {
  /// Compiles a template. It is nil where a finding is an error; every finding is a `malformed-template` with the smallest wrong range, or a
  /// `merge-conflict-marker`.
  public static func compile(
    name: String, bytes: [UInt8], file: FileID, escaping: Escaping
  ) -> (template: Template?, findings: [Finding]) {
    guard bytes.count < Int(UInt32.max) / 2 else {
      return (nil, [.input("malformed-template", "Template '\(name)' is too large", at: .start(of: file))])
    }
    if let offset = firstInvalidByte(in: bytes) {
      let range = SourceRange(file: file, offset..<offset + 1)
      return (nil, [.input("malformed-template", "Template '\(name)' is not UTF-8 here", at: range)])
    }
    if let marker = mergeMarker(in: bytes, within: bytes.indices, separatorCounts: false) {
      return (nil, [mergeMarkerFinding(at: marker, file: file)])
    }
    var compiler = TemplateCompiler(bytes: bytes, file: file, escaping: escaping)
    compiler.run()
    guard compiler.findings.isEmpty else { return (nil, compiler.findings) }
    let template = Template(
      name: name, escaping: escaping, file: file, source: bytes, texts: compiler.texts, nodes: compiler.nodes)
    return (template, [])
  }

  private static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return min(offset, bytes.count - 1)
      case .emptyInput: return nil
      }
    }
  }
}

/// Reads a template once from front to back. What is open is a stack of its own, so nesting costs no call depth.
struct TemplateCompiler {
  let bytes: [UInt8]
  let file: FileID
  let escaping: Escaping
  var texts: [UInt8] = []
  var nodes: [TemplateNode] = []
  var findings: [Finding] = []

  var opens: [Open] = []
  var opening = Array("{{".utf8)
  var closing = Array("}}".utf8)
  /// The first byte that no node covers yet.
  var textStart = 0
  /// How much space at the start of each line belongs to the template's layout, not to the block's content.
  var margin = 0
  /// Texts before this node are not continued: it is the first after a body.
  var barrier = 0

  /// A section, parent or block that waits for its closing tag.
  struct Open {
    var kind: TemplateNode.Kind
    var name: Range<Int>
    var tag: Range<Int>
    /// Its node; nil where it stands between a parent's blocks, where everything is ignored.
    var node: Int?
    /// Of a parent: the space before it, if nothing else stands there.
    var lead: Range<Int>?
    var outerMargin: Int
  }

  /// More findings than this say nothing new.
  static let findingLimit = 50
  static let delimiterLimit = 16

  init(bytes: [UInt8], file: FileID, escaping: Escaping) {
    self.bytes = bytes
    self.file = file
    self.escaping = escaping
    textStart = contentStart
  }

  var contentStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Between a parent's blocks nothing is printed.
  var isIgnoring: Bool {
    guard let open = opens.last else { return false }
    return open.kind == .parent || open.node == nil
  }

  mutating func run() {
    var position = textStart
    while let start = find(opening, from: position) {
      guard findings.count < Self.findingLimit, let tag = readTag(at: start) else { return }
      take(tag)
      position = max(tag.range.upperBound, textStart)
    }
    emitText(textStart..<bytes.count)
    for open in opens {
      report("'\(text(open.name))' is never closed", help: "add '\(closingTag(open))'", at: open.tag)
    }
  }

  mutating func report(_ message: String, help: String = "", at range: Range<Int>, related: [Finding.Related] = []) {
    let range = SourceRange(file: file, range)
    findings.append(.input("malformed-template", message, help: help, at: range, related: related))
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func closingTag(_ open: Open) -> String {
    String(decoding: opening, as: UTF8.self) + "/" + text(open.name) + String(decoding: closing, as: UTF8.self)
  }
}

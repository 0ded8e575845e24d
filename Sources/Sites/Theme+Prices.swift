import Findings
import Mustache
import Screens

extension Theme {
  /// What a page made with a project's own templates leaves out: the texts of prices and periods that its screen shows. Nobody may sell without them.
  func lacks(of screen: Screen, in page: [UInt8], path: String) -> [Finding] {
    guard let own = ownTemplates.first else { return [] }
    let escaping: Escaping = path.hasSuffix(".md") ? .markdown : .html
    var lacking: [String] = []
    for element in screen.elements {
      for run in element.runs where run.isFact(.price) || run.isFact(.period) {
        let text = run.text
        guard !lacking.contains(text), !page.holds(Array(escaping.escape(text).utf8)) else { continue }
        lacking.append(text)
      }
    }
    guard !lacking.isEmpty else { return [] }
    let template = ownTemplates.first {
      path.hasSuffix("index.html") || path.hasSuffix("index.md")
        ? $0.name.hasPrefix("preview") : $0.name.hasPrefix("screen")
    }
    let texts = lacking.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return [
      .input(
        "page-lacks-price", "'\(path)' leaves out \(texts)",
        help: "print the lines of every plan: a screen that hides its price cannot be judged by its page",
        at: .start(of: (template ?? own).file))
    ]
  }
}

extension [UInt8] {
  /// Whether the bytes are somewhere in these.
  fileprivate func holds(_ other: [UInt8]) -> Bool {
    guard let first = other.first, other.count <= count else { return other.isEmpty }
    return withUnsafeBufferPointer { bytes in
      other.withUnsafeBufferPointer { wanted in
        var index = 0
        while index <= bytes.count - wanted.count {
          if bytes[index] == first {
            var length = 1
            while length < wanted.count, bytes[index + length] == wanted[length] { length += 1 }
            if length == wanted.count { return true }
          }
          index += 1
        }
        return false
      }
    }
  }
}

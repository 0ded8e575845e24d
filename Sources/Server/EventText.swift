import Findings

/// The events of a stream that browsers read (`text/event-stream`), as bytes.
enum EventText {
  /// What a page is told when it begins to listen, and whenever it changes: which build is served, and what is wrong. One line of JSON.
  static func state(build: String, problems: String?) -> [UInt8] {
    Array("retry: 1000\ndata: {\"build\":\(quoted(build)),\"problems\":\(quoted(problems ?? ""))}\n\n".utf8)
  }

  /// Says nothing. A connection that nobody reads any more is noticed by writing to it.
  static let stillHere = Array(":\n\n".utf8)

  /// A text as a JSON string, without a line's end and without a character that only some take for one.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

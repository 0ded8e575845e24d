extension Report {
  /// Whether a file that begins so may be a report of ours, in any format, or is empty. What is something else for sure is not written over.
  ///
  /// - Parameter bytes: the beginning of the file, of a few thousand bytes.
  public static func mayBegin(with bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstIndex(where: { !$0.isWhitespace }) else { return true }
    let content = text[start...]
    switch content.first {
    case "{": return content.contains("\"name\": \"paywallgen\"")
    case "[":
      let start = content.prefix(200).filter { !$0.isWhitespace }
      return start == "[]" || start.hasPrefix("[{\"description\":")
    case "<": return content.contains("<testsuites name=\"paywallgen\"") || content.contains("<checkstyle")
    case "#": return content.hasPrefix("# paywallgen: ")
    default: break
    }
    let line = content.prefix { !$0.isNewline }
    return ["── ", "not checked:", "suppressed:", "no findings", "::error", "::warning", "::notice"].contains {
      line.hasPrefix($0)
    }
      || [": error", ": warning", ": note"].contains { line.contains($0 + "[") || line.contains($0 + ": ") }
      || line.contains(" on ") && line.contains(" screen") && line.first?.isNumber == true
  }
}

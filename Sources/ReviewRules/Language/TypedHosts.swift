/// An address of the web that was typed as words: "acme.app", "www.acme.com/pro".
struct TypedHost: Hashable, Sendable {
  /// The scalars from the first letter of the host to the last of the path.
  var range: Range<Int>
  /// Without what leads to it, folded.
  var host: String
  var path: String
}

extension FoldedText {
  /// Whether a letter stands right behind a dot, as it does in all addresses.
  var mayNameHost: Bool {
    scalars.indices.dropLast().contains { scalars[$0] == 0x2E && (0x61...0x7A).contains(scalars[$0 + 1]) }
  }

  /// The addresses in a text, in reading order; not those of mail.
  var hosts: [TypedHost] {
    guard mayNameHost else { return [] }
    var found: [TypedHost] = []
    var index = 0
    while index < count {
      guard isHost(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < count, isHost(scalars[index]) || scalars[index] == 0x2E { index += 1 }
      var end = index
      while end > start, scalars[end - 1] == 0x2E { end -= 1 }
      if start > 0, scalars[start - 1] == 0x40 || index < count && scalars[index] == 0x40 { continue }
      // Most of these are numbers.
      guard isLetter(scalars[end - 1]) else { continue }
      let labels = scalars[start..<end].split(separator: 0x2E, omittingEmptySubsequences: false)
      guard labels.count >= 2, let last = labels.last, last.allSatisfy(isLetter), labels[labels.count - 2].count >= 2,
        labels.allSatisfy({ !$0.isEmpty }), FoldedText.domains.contains(string(last.startIndex..<last.endIndex))
      else { continue }
      var path = end
      if path < count, scalars[path] == 0x2F {
        while path < count, scalars[path] != 0x20, !isSentenceMark(scalars[path]) { path += 1 }
        while path > end, scalars[path - 1] == 0x2E || scalars[path - 1] == 0x2C { path -= 1 }
      }
      found.append(TypedHost(range: start..<path, host: string(start..<end), path: string(end..<path)))
      index = max(index, path)
    }
    return found
  }

  private func isHost(_ scalar: UInt32) -> Bool { isDigit(scalar) || (0x61...0x7A).contains(scalar) }

  private func isSentenceMark(_ scalar: UInt32) -> Bool { [0x29, 0x3B, 0x21, 0x3002, 0xFF0C, 0x3001].contains(scalar) }

  /// Ends of addresses that apps and shops have.
  private static let domains: Set<String> = [
    "com", "net", "org", "app", "io", "co", "dev", "me", "ai", "shop", "store", "site", "online", "info", "biz", "eu",
    "de", "at", "ch", "fr", "es", "it", "pt", "br", "nl", "be", "uk", "ie", "us", "ca", "au", "nz", "mx", "ar", "pl",
    "cz", "sk", "se", "no", "dk", "fi", "ru", "ua", "tr", "il", "sa", "ae", "jp", "kr", "cn", "tw", "hk", "id", "vn",
    "th",
  ]
}

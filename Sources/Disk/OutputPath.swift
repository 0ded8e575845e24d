/// What makes the path of an output unusable.
public enum OutputPathProblem: Hashable, Sendable {
  /// Empty, absolute, or leading out of the output folder: `../evil`, `/tmp/evil`, `a//b`.
  case leadsOutside(String)
  /// With a character that some file system or server takes for something else: a backslash, NUL, a line end.
  case forbiddenCharacter(String)
  /// Two paths that one file system or another takes for the same: they differ in nothing, in letter case or in Unicode form.
  case clash(String, String)
  /// A path that would have to be a file and a folder at once: `plus` and `plus/index.html`.
  case fileIsFolder(String, String)
  /// A name that is kept for the build's own records.
  case reserved(String)
}

extension OutputPathProblem {
  /// The problems of the paths that a build is about to write, in the order of the paths' bytes; empty where all can be written.
  ///
  /// The check is the same on every system, so that a build server on Linux finds what would go wrong on a Mac.
  public static func problems(in paths: [String]) -> [OutputPathProblem] {
    let sorted = paths.sorted(by: precedesInBytes)
    var problems: [OutputPathProblem] = []
    var byFoldedName: [String: String] = [:]
    byFoldedName.reserveCapacity(sorted.count)
    for path in sorted {
      if let problem = problem(of: path) { problems.append(problem) }
      if let other = byFoldedName.updateValue(path, forKey: folded(path)) { problems.append(.clash(other, path)) }
    }
    for path in sorted {
      var folder = folded(path)[...]
      while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
        folder = folder[..<slash]
        if let file = byFoldedName[String(folder)] { problems.append(.fileIsFolder(file, path)) }
      }
    }
    return problems
  }

  /// The problem of a path on its own, or nil where it is safe: relative, inside, without surprises.
  static func problem(of path: String) -> OutputPathProblem? {
    var text = path
    return text.withUTF8 { problem(of: path, $0) }
  }

  private static func problem(of path: String, _ bytes: UnsafeBufferPointer<UInt8>) -> OutputPathProblem? {
    var partLength = 0
    var partIsDots = true
    var isFirst = true
    if bytes.starts(with: Manifest.ownPrefix.utf8) { return .reserved(path) }
    for byte in bytes {
      if byte == UInt8(ascii: "\\") || byte < 0x20 || byte == 0x7F { return .forbiddenCharacter(path) }
      if byte == UInt8(ascii: "/") {
        if partLength == 0 || (partIsDots && partLength <= 2) { return .leadsOutside(path) }
        partLength = 0
        partIsDots = true
      } else {
        partLength += 1
        partIsDots = partIsDots && byte == UInt8(ascii: ".")
      }
      isFirst = false
    }
    return isFirst || partLength == 0 || (partIsDots && partLength <= 2) ? .leadsOutside(path) : nil
  }

  /// The text that two paths have in common where a file system that ignores case would mix them up. Strings compare by canonical
  /// equivalence, so Unicode forms need nothing more.
  static func folded(_ path: String) -> String {
    // Nearly all paths are so already.
    path.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) } ? path : path.lowercased()
  }
}

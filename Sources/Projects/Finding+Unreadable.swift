import Findings

extension Finding {
  /// The largest file that people write by hand: what they say on a screen, or of one, is a thousandth of that.
  static let largestWrittenFile = 1 << 20

  /// What a file is refused for that is larger than any paywall needs; nil where it is not.
  static func tooLarge(_ bytes: [UInt8], _ kind: String, file: FileID) -> Finding? {
    guard bytes.count > largestWrittenFile else { return nil }
    return .input(
      "file-too-large", "\(kind) is larger than 1 MB, which no paywall needs",
      help: "look at what fills it; nothing of it was read", at: .start(of: file))
  }

  /// What keeps a file from being read as text: another encoding, or a merge that nobody finished. Nil where nothing does.
  static func unreadableText(_ bytes: [UInt8], file: FileID) -> Finding? {
    if let zero = bytes.firstIndex(of: 0) {
      return .input(
        "malformed-text", "File is no UTF-8 text", help: "save it in the encoding UTF-8",
        at: SourceRange(file: file, zero..<zero + 1))
    }
    if let wrong = firstInvalid(in: bytes) {
      return .input(
        "malformed-text", "File is no UTF-8 text", help: "save it in the encoding UTF-8",
        at: SourceRange(file: file, wrong..<wrong + 1))
    }
    for marker in ["<<<<<<< ", ">>>>>>> "] {
      let mark = Array(marker.utf8)
      var start = bytes.startIndex
      while start < bytes.count {
        if bytes[start...].starts(with: mark) {
          return .input(
            "merge-conflict-marker", "Merge conflict marker '\(marker.dropLast())'",
            help: "finish the merge, and take the markers out", at: SourceRange(file: file, start..<start + 7))
        }
        guard let end = bytes[start...].firstIndex(of: 0x0A) else { break }
        start = end + 1
      }
    }
    return nil
  }

  /// The first byte that is part of no UTF-8; nil where the text is sound.
  private static func firstInvalid(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var index = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): index += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return min(index, bytes.count - 1)
      }
    }
  }

  /// A file that could not be read.
  static func unreadable(_ error: DiskError, at place: SourceRange, known: [String]) -> Finding {
    switch error.reason {
    case .missing:
      .input(
        "file-missing", "'\(error.path)' does not exist",
        help: nearestName(to: error.path, among: known).map { "did you mean '\($0)'?" } ?? "", at: place)
    case .isFolder: .input("file-unreadable", "'\(error.path)' is a folder", at: place)
    case .notPermitted: .input("file-unreadable", "'\(error.path)' may not be read", at: place)
    case .notOurs: .input("file-unreadable", "'\(error.path)' is not ours", at: place)
    case .system(let reason): .input("file-unreadable", "'\(error.path)' cannot be read: \(reason)", at: place)
    }
  }
}

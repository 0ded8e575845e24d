/// A file that was read: the path it is reported under, and its bytes as they lie on disk.
public struct SourceFile: Sendable {
  /// Relative to the project's folder, with `/` between the parts.
  public let path: String
  public let bytes: [UInt8]
  /// Whether lines of it may be shown. Reports are read by others than those who can read the disk, and a configuration may name any file: shown are
  /// lines of files that are named like those of our formats, and of formats that others use too only where they lie in the project's folder.
  public let isQuotable: Bool
  /// False where there is no such file, or it could not be read: its path only serves to say so.
  public let isRead: Bool

  /// - Parameter isChosen: whether the user named the file on the command line.
  public init(path: String, bytes: [UInt8], isChosen: Bool = false, isRead: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.isRead = isRead
    let isOutside = path.isAbsolutePath || path == ".." || path.beginsWith("../")
    let ending = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.index(after: $0)...] } ?? ""
    isQuotable =
      isChosen || SourceFile.ownEndings.contains(ending) || !isOutside && SourceFile.sharedEndings.contains(ending)
  }

  private static let ownEndings: Set<Substring> = ["storekit", "xcstrings", "strings", "stringsdict", "mustache"]
  private static let sharedEndings: Set<Substring> = ["yml", "yaml", "json", "csv", "md"]
}

/// The files that one run has read, in the order of reading.
public struct SourceFiles: Sendable {
  public private(set) var files: [SourceFile] = []

  public init() {}

  /// Notes a file and returns the name under which ranges refer to it.
  public mutating func add(path: String, bytes: [UInt8], isChosen: Bool = false) -> FileID {
    files.append(SourceFile(path: path, bytes: bytes, isChosen: isChosen))
    return FileID(index: UInt32(files.count - 1))
  }

  /// Notes a path that has no bytes: a file that is missing or cannot be read, or a folder.
  public mutating func add(unread path: String) -> FileID {
    files.append(SourceFile(path: path, bytes: [], isRead: false))
    return FileID(index: UInt32(files.count - 1))
  }

  public subscript(file: FileID) -> SourceFile { files[Int(file.index)] }

  /// The bytes of a range, cut to what the file has.
  public func bytes(of range: SourceRange) -> ArraySlice<UInt8> {
    let bytes = self[range.file].bytes
    let start = min(Int(range.start), bytes.count)
    return bytes[start..<max(start, min(Int(range.end), bytes.count))]
  }

  public func text(of range: SourceRange) -> String { String(decoding: bytes(of: range), as: UTF8.self) }
}

/// A place for people: counted from 1.
public struct SourcePosition: Hashable, Sendable {
  public var line: Int
  /// Counted in UTF-8 bytes from 1, as editors and compilers on the command line do.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceFile {
  /// Where an offset lies. `\n`, `\r\n` and a lone `\r` end a line. A byte order mark is no column.
  public func position(of offset: UInt32) -> SourcePosition {
    let line = lineStart(of: offset)
    return SourcePosition(line: line.number, column: min(Int(offset), bytes.count) - line.start + 1)
  }

  /// The column of an offset in UTF-16 units, counted from 1, as SARIF receivers count.
  public func utf16Column(of offset: UInt32) -> Int {
    let line = lineStart(of: offset)
    let end = min(Int(offset), bytes.count)
    return String(decoding: bytes[line.start..<max(line.start, end)], as: UTF8.self).utf16.count + 1
  }

  /// The line that holds an offset, without its end.
  public func line(around offset: UInt32) -> Range<Int> {
    let start = lineStart(of: offset).start
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
    return start..<end
  }

  private func lineStart(of offset: UInt32) -> (start: Int, number: Int) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 1
    let end = min(Int(offset), bytes.count)
    var index = start
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r") && !(index < bytes.count && bytes[index] == UInt8(ascii: "\n")))
      {
        start = index
        number += 1
      }
    }
    return (start, number)
  }
}

import Findings

/// Paths, lines and columns as they are reported. Each file's lines are looked up once, when they are first asked for.
final class Places {
  private let files: SourceFiles
  private let folder: String
  private let root: String
  private let secrets: [SourceRange]
  private var indices: [FileID: LineIndex] = [:]
  private var paths: [FileID: String] = [:]
  private var hashes: [FileID: LineHashes] = [:]
  /// The last column that was counted in each file.
  private var counted: [FileID: (line: Int, offset: Int, column: Int)] = [:]

  init(_ files: SourceFiles, in folder: String, root: String = "", secrets: [SourceRange] = []) {
    self.files = files
    self.folder = folder
    self.root = root.withoutLastSlash
    self.secrets = secrets
  }

  convenience init(_ report: Report) {
    self.init(report.files, in: report.folder, root: report.root, secrets: report.secrets)
  }

  private func index(of file: FileID) -> LineIndex? {
    if let known = indices[file] { return known }
    guard files.files.indices.contains(Int(file.index)) else { return nil }
    let index = LineIndex(files[file])
    indices[file] = index
    return index
  }

  /// The path as reported: below the reporting folder, without `.` and `..` where they can be resolved.
  func path(of range: SourceRange) -> String {
    if let known = paths[range.file] { return known }
    let path = reportedPath(of: range)
    paths[range.file] = path
    return path
  }

  private func reportedPath(of range: SourceRange) -> String {
    guard files.files.indices.contains(Int(range.file.index)) else { return "?" }
    let path = files[range.file].path
    if path.isAbsolutePath { return root.isEmpty ? path : path.path(below: root) ?? path }
    var parts: [Substring] = []
    for part in (folder + "/" + path).pathParts where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    // A project without files is told of at its folder.
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The path from the file system's root; as `path(of:)` where the reporting folder is not known.
  func absolutePath(of range: SourceRange) -> String {
    let path = path(of: range)
    if path.isAbsolutePath || root.isEmpty { return path }
    if path == "." { return root }
    var parts = root.pathParts
    for part in path.pathParts {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  func start(of range: SourceRange) -> SourcePosition {
    index(of: range.file)?.position(of: range.start) ?? SourcePosition(line: 1, column: 1)
  }

  func end(of range: SourceRange) -> SourcePosition {
    index(of: range.file)?.position(of: max(range.start, range.end)) ?? SourcePosition(line: 1, column: 1)
  }

  /// The line of a place with carets, or nil where nothing of it may be shown.
  func frame(of range: SourceRange) -> CodeFrame? {
    guard files.files.indices.contains(Int(range.file.index)), files[range.file].isQuotable,
      let line = index(of: range.file)?.line(around: range.start), !line.isEmpty
    else { return nil }
    let shown = SourceRange(file: range.file, line.startIndex..<line.endIndex)
    for secret in secrets where secret.file == shown.file && secret.start < shown.end && secret.end > shown.start {
      return nil
    }
    return CodeFrame(line, marking: Int(range.start)..<Int(max(range.start, range.end)))
  }

  /// The bytes of a place, for comparing.
  func bytes(of range: SourceRange) -> ArraySlice<UInt8> {
    files.files.indices.contains(Int(range.file.index)) ? files.bytes(of: range) : []
  }

  // MARK: For receivers that count UTF-16 units

  /// Where a place begins and ends, with columns in UTF-16 units.
  ///
  /// Columns of one line that are asked for from left to right cost the line once.
  func utf16(of range: SourceRange) -> (start: SourcePosition, end: SourcePosition) {
    var (start, end) = (start(of: range), end(of: range))
    guard let index = index(of: range.file) else { return (start, end) }
    let first = index.range(from: range.start, before: range.start)
    var (from, column) = (first.lowerBound, 1)
    if let known = counted[range.file], known.line == start.line, known.offset <= first.upperBound {
      (from, column) = (known.offset, known.column)
    }
    column += index.utf16Length(from..<max(from, first.upperBound))
    counted[range.file] = (start.line, first.upperBound, column)
    start.column = column
    let behind = max(range.start, range.end)
    let last = index.range(from: behind, before: behind)
    end.column =
      start.line == end.line
      ? column + index.utf16Length(first.upperBound..<max(first.upperBound, last.upperBound))
      : 1 + index.utf16Length(last)
    return (start, end)
  }

  /// GitHub's hash of the line that a place begins in.
  func lineHash(of range: SourceRange) -> String? {
    guard files.files.indices.contains(Int(range.file.index)) else { return nil }
    if hashes[range.file] == nil { hashes[range.file] = LineHashes(files[range.file].bytes) }
    return hashes[range.file]?[start(of: range).line]
  }

  // MARK: For receivers that know a repository only

  /// Whether a place is in a file that was read, and that lies in the folder that paths are reported against.
  func isInside(_ range: SourceRange) -> Bool {
    guard files.files.indices.contains(Int(range.file.index)), files[range.file].isRead else { return false }
    let path = path(of: range)
    return path != "." && path != "?" && !path.isAbsolutePath && path != ".." && !path.beginsWith("../")
  }

  /// Where to tell what has no place of its own: the beginning of the configuration, else of the first file inside; nil where there is none.
  private(set) lazy var anchor: SourceRange? = {
    let inside = files.files.indices.lazy.map { SourceRange.start(of: FileID(index: UInt32($0))) }.filter(self.isInside)
    return inside.first { [".yml", ".yaml"].contains(where: self.files[$0.file].path.hasSuffix) } ?? inside.first
  }()

  /// A place, for receivers that refuse places outside of the repository: the anchor stands in for those, and `text` says where it really is.
  func received(_ range: SourceRange) -> (range: SourceRange, text: String)? {
    if isInside(range) { return (range, "") }
    return anchor.map { ($0, text(of: range)) }
  }

  /// `path:line:column`, fit to be shown.
  func text(of range: SourceRange) -> String {
    let start = start(of: range)
    return "\(visible(path(of: range))):\(start.line):\(start.column)"
  }
}

import Findings
import Mustache
import Reports

/// Places in the project's files as people read them. The lines of each file are counted once.
struct SourcePlaces: Sendable {
  private let paths: [String]
  private let lines: [LineIndex]
  private let secrets: [SourceRange]
  private let isQuotable: [Bool]

  init(_ files: SourceFiles, in folder: String, secrets: [SourceRange]) {
    paths = files.files.map {
      $0.path.isAbsolutePath || folder.isEmpty ? visible($0.path) : visible(folder + "/" + $0.path)
    }
    lines = files.files.map { LineIndex($0) }
    self.secrets = secrets
    isQuotable = files.files.map(\.isQuotable)
  }

  /// `Copy/plus.de-DE.md:2:11`.
  func text(_ range: SourceRange) -> String {
    guard let line = line(range) else { return "" }
    return "\(line.text):\(line.position.column)"
  }

  /// Appends the same to other text.
  func append(_ range: SourceRange, to text: inout [UInt8]) {
    let file = Int(range.file.index)
    guard paths.indices.contains(file) else { return }
    let position = lines[file].position(of: range.start)
    var path = paths[file]
    path.withUTF8 { text.append(contentsOf: $0) }
    text.append(UInt8(ascii: ":"))
    text.append(decimal: position.line)
    text.append(UInt8(ascii: ":"))
    text.append(decimal: position.column)
  }

  /// The line of a file that a place begins in; nil where there is no such file.
  func line(_ range: SourceRange) -> Line? {
    let file = Int(range.file.index)
    guard paths.indices.contains(file) else { return nil }
    return Line(file: range.file, path: paths[file], position: lines[file].position(of: range.start))
  }

  struct Line {
    var file: FileID
    var path: String
    var position: SourcePosition

    /// `Copy/plus.de-DE.md:2`.
    var text: String { "\(path):\(position.line)" }

    /// Appends the same to other text.
    func appendLine(to text: inout ModelText) {
      text.append(path)
      text.append(":")
      text.append(position.line)
    }

    /// Appends the place in the line: `Copy/plus.de-DE.md:2:11`.
    func append(to text: inout ModelText) {
      appendLine(to: &text)
      text.append(":")
      text.append(position.column)
    }

    func isSame(as other: Line) -> Bool { file == other.file && position.line == other.position.line }
  }

  /// A line of a file, taken apart at the place in it.
  struct Quote {
    var number: Int
    var before: String
    var marked: String
    var after: String
  }

  /// At most this much of a line is quoted, in bytes, before and behind the place.
  private static let reach = 120

  /// The line that holds a place; nil where nothing of it may be shown, or the place is a whole file.
  func quote(_ range: SourceRange) -> Quote? {
    let file = Int(range.file.index)
    guard lines.indices.contains(file), isQuotable[file], range.end > 0 || range.start > 0 else { return nil }
    let line = lines[file].line(around: range.start)
    let isSecret = secrets.contains {
      $0.file == range.file && Int($0.start) < line.endIndex && Int($0.end) > line.startIndex
    }
    guard !line.isEmpty, !isSecret else { return nil }
    let start = min(max(Int(range.start), line.startIndex), line.endIndex)
    let end = min(max(Int(range.end), start), line.endIndex)
    let from = max(line.startIndex, start - SourcePlaces.reach)
    let markedEnd = min(end, start + 4 * SourcePlaces.reach)
    let to = min(line.endIndex, markedEnd + SourcePlaces.reach)
    func text(_ range: Range<Int>) -> String { visible(String(decoding: line[range], as: UTF8.self)) }
    return Quote(
      number: lines[file].position(of: range.start).line,
      before: (from > line.startIndex ? "…" : "") + text(from..<start), marked: text(start..<markedEnd),
      after: text(markedEnd..<to) + (to < line.endIndex ? "…" : ""))
  }
}

extension [UInt8] {
  /// Appends the digits of a number that is not below zero.
  mutating func append(decimal number: Int) {
    if number > 9 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: Swift.max(0, number) % 10))
  }
}

import Foundation
import Testing

/// Compares a text with the file of this name in `Snapshots/`. `RECORD_SNAPSHOTS=1` writes the files; one that is missing is written, and fails.
func expectSnapshot(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")
  try expectText(text, inFile: folder.appendingPathComponent(name), sourceLocation: sourceLocation)
}

func expectText(_ text: String, inFile file: URL, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  let recorded = try? String(contentsOf: file, encoding: .utf8)
  if isRecording || recorded == nil {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    if !isRecording {
      Issue.record("'\(file.lastPathComponent)' was missing and is recorded now", sourceLocation: sourceLocation)
    }
    return
  }
  guard let recorded, recorded != text else { return }
  let (old, new) = (recorded.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
  let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
  let was = old.indices.contains(line) ? old[line] : "(end)"
  let now = new.indices.contains(line) ? new[line] : "(end)"
  Issue.record(
    """
    '\(file.lastPathComponent)' differs from line \(line + 1) on; RECORD_SNAPSHOTS=1 records what is there now
      was: \(was)
      now: \(now)
    """, sourceLocation: sourceLocation)
}

/// A page without the parts of its links that change with every edit of a style sheet.
func withoutHashes(_ text: String) -> String {
  text.replacing(/\.[0-9a-f]{10}\.(css|js|png|svg)/) { ".HASH.\($0.output.1)" }
}

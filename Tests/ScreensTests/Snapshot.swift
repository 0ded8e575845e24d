import Foundation
import Testing

/// Texts that were recorded, for people to read, and that tests compare whole. `RECORD_SNAPSHOTS=1` records them.
enum Snapshot {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")

  static func expect(_ text: String, matches name: String) throws {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" { try Data(text.utf8).write(to: file) }
    let recorded = String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let differing = zip(old, new).filter { $0 != $1 }.prefix(5).map { "\($0) → \($1)" }
    #expect(
      Array(text.utf8) == Array(recorded.utf8),
      "\(name): set RECORD_SNAPSHOTS=1 to record: \(differing) \(old.count) → \(new.count) lines")
  }
}

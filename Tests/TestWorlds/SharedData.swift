import Foundation

/// Real files and bug reports to test with, kept beside the checkout. Tests that need them are skipped where they are absent,
/// with a line that says so.
public enum SharedData {
  public static let folder: URL? = {
    let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared")
    return FileManager.default.fileExists(atPath: beside.appendingPathComponent("cases/cases.json").path)
      ? beside : nil
  }()

  public static var isPresent: Bool { folder != nil }

  /// The reason that a skipped test prints.
  public static let absent = "the shared test data is not beside the checkout"

  public static func bytes(_ path: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// The names of the files in a folder, sorted.
  public static func names(in path: String) throws -> [String] {
    guard let folder else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path).sorted()
  }
}

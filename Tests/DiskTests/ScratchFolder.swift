import Foundation

/// A folder of its own for one test, gone with the value.
final class ScratchFolder: Sendable {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("paywallgen-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ text: String) throws {
    let file = path(name)
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Every file below a folder with its text, without what a build keeps for itself; folders that are empty end with `/`.
  func files(below folder: String = "") throws -> [String: String] {
    let top = folder.isEmpty ? path : path(folder)
    var found: [String: String] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: top) where !name.hasPrefix(".paywallgen-") {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: top + "/" + name, isDirectory: &isFolder)
      if isFolder.boolValue {
        if try FileManager.default.contentsOfDirectory(atPath: top + "/" + name).isEmpty { found[name + "/"] = "" }
      } else {
        found[name] = String(decoding: FileManager.default.contents(atPath: top + "/" + name) ?? Data(), as: UTF8.self)
      }
    }
    return found
  }
}

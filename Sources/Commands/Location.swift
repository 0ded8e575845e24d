import Disk
import Findings
import Foundation
import Projects

/// Where a project is, and what of it is wanted: what PATH, `--config` and `--root` say.
struct Location {
  /// The project's folder, absolute.
  var folder: String
  /// The project's folder as seen from the folder that reported paths are relative to; empty where they are one.
  var reportPrefix: String
  /// The folder that reported paths are relative to, absolute.
  var root: String
  /// The configuration's path within the folder, where it is named.
  var configuration: String?
  /// The catalogs that are looked at on their own.
  var catalogs: [String] = []

  init(_ options: Options, _ environment: Environment) throws(UsageError) {
    let absolute = { (path: String) in absolutePath(path, in: environment.workingDirectory) }
    let paths = options.operands.isEmpty ? ["."] : options.operands
    let isCatalogs = paths.allSatisfy { $0.hasSuffix(".storekit") || $0.hasSuffix(".storekit/") }
    if paths.count > 1, !isCatalogs {
      throw UsageError(
        message: "Several PATHs must all be .storekit files", help: "run the command once for each project")
    }
    let first = absolute(paths[0])
    if isCatalogs {
      let around = parent(of: first)
      folder = around
      catalogs = paths.map { relativePath(absolute($0), from: around) }
    } else if paths[0].hasSuffix(".yml") || paths[0].hasSuffix(".yaml") {
      folder = parent(of: first)
      configuration = relativePath(first, from: folder)
    } else {
      folder = first
    }
    if let named = options.root {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: absolute(named), isDirectory: &isFolder)
      guard isThere, isFolder.boolValue else {
        throw UsageError(
          message: "'\(named)' is no folder", help: "--root names the folder that reported paths are relative to")
      }
    }
    let root = options.root.map(absolute) ?? Location.repository(around: folder) ?? folder
    self.root = root
    reportPrefix = relativePath(folder, from: root)
    if let config = options.config { configuration = relativePath(absolute(config), from: folder) }
  }

  /// The nearest folder from `folder` upwards that holds `.git`.
  static func repository(around folder: String) -> String? {
    var candidate = folder
    while true {
      if FileManager.default.fileExists(atPath: candidate + "/.git") { return candidate }
      let next = parent(of: candidate)
      if next == candidate { return nil }
      candidate = next
    }
  }

  /// The project's files. Catalogs on their own ask for no search of the folder around them.
  func tree(excluding output: String?) throws(DiskError) -> FileTree {
    catalogs.isEmpty ? try FileTree.onDisk(folder: folder, excluding: output) : try FileTree.unsearched(folder: folder)
  }
}

/// A path as an absolute one, without `.` and `..`. Symbolic links stay what they are.
func absolutePath(_ path: String, in folder: String) -> String {
  var parts: [Substring] = []
  for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

/// The way from one absolute folder to an absolute path; empty where they are the same.
func relativePath(_ path: String, from folder: String) -> String {
  let target = path.split(separator: "/")
  let start = folder.split(separator: "/")
  let common = zip(target, start).prefix { $0 == $1 }.count
  return (Array(repeating: "..", count: start.count - common) + target.dropFirst(common).map(String.init))
    .joined(separator: "/")
}

private func parent(of path: String) -> String {
  let parts = path.split(separator: "/").dropLast()
  return "/" + parts.joined(separator: "/")
}

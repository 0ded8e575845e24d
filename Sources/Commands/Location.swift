import Disk
import Findings
import Foundation
import Projects
import Server

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
    let named = paths.map { Named($0, at: absolute($0)) }
    let isCatalogs = named.allSatisfy { $0.catalog != nil }
    if paths.count > 1, !isCatalogs {
      throw UsageError(
        message: "Several PATHs must all be .storekit files", help: "run the command once for each project")
    }
    if let other = named.indices.first(where: { named[$0].isOther && !Location.isConfiguration(paths[$0]) }) {
      throw UsageError(
        message: "'\(paths[other])' is no folder, no .storekit file and no configuration",
        help: Location.help(for: paths[other]))
    }
    if isCatalogs, let config = options.config {
      throw UsageError(
        message: "'--config \(config)' is for a folder, and '\(paths[0])' is looked at on its own",
        help: "name the configuration alone: it says under 'catalog:' what is sold")
    }
    let first = absolute(paths[0])
    if isCatalogs {
      let around = parent(of: first)
      folder = around
      catalogs = named.compactMap(\.catalog).map { relativePath($0, from: around) }
    } else if !named[0].isFolder, Location.isConfiguration(paths[0]) {
      folder = parent(of: first)
      configuration = relativePath(first, from: folder)
    } else {
      folder = first
    }
    if let root = options.root {
      guard Named(root, at: absolute(root)).isFolder else {
        throw UsageError(
          message: "'\(root)' is no folder", help: "--root names the folder that reported paths are relative to")
      }
    }
    let root = options.root.map(absolute) ?? Location.repository(around: folder) ?? folder
    let prefix = relativePath(folder, from: root)
    let (realRoot, realFolder) = (Location.withoutLinks(root), Location.withoutLinks(folder))
    // A root that is named through a link lies around the project all the same.
    if Location.leadsOut(prefix), !Location.leadsOut(relativePath(realFolder, from: realRoot)) {
      self.root = realRoot
      reportPrefix = relativePath(realFolder, from: realRoot)
    } else {
      self.root = root
      reportPrefix = prefix
    }
    if let config = options.config { configuration = relativePath(absolute(config), from: folder) }
  }

  /// Throws where reports could not say where anything is: their receivers take paths below the root only, and none of the project's is.
  func requireRoot(around options: Options, for formats: [String]) throws(UsageError) {
    guard let root = options.root, Location.leadsOut(reportPrefix), !formats.isEmpty else { return }
    throw UsageError(
      message:
        "The project lies outside of --root '\(root)', and \(formats.joined(separator: ", ")) takes only paths below it",
      help: "name a folder that the project lies in, or leave --root out")
  }

  /// Whether a path has the name of a configuration.
  private static func isConfiguration(_ path: String) -> Bool { [".yml", ".yaml"].contains(where: path.hasSuffix) }

  /// What to name instead of a file that is no PATH.
  private static func help(for path: String) -> String {
    let lower = path.lowercased()
    if [".storekit", ".yml", ".yaml"].contains(where: lower.hasSuffix) {
      return "the end of its name is written in small letters"
    }
    if lower.hasSuffix(".json") {
      return
        "App Store Connect's data is named under 'catalog:' in paywallgen.yml; a PATH is a folder, a .storekit file or a paywallgen.yml"
    }
    return "a PATH is a folder, a .storekit file or a paywallgen.yml"
  }

  private static func leadsOut(_ path: String) -> Bool { path == ".." || path.beginsWith("../") }

  private static func withoutLinks(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// A PATH, and what it names: a folder may be called whatever it likes.
  private struct Named {
    var isFolder: Bool
    /// Whether something is there that is neither a folder nor a catalog.
    var isOther = false
    /// The absolute path of the catalog that it names: a `.storekit` file, or the one in a folder that is a catalog; nil for anything else.
    var catalog: String?

    init(_ path: String, at absolute: String) {
      var isFolder: ObjCBool = false
      self.isFolder =
        FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) && isFolder.boolValue
      guard path.withoutLastSlash.hasSuffix(".storekit") else {
        isOther = !self.isFolder && FileManager.default.fileExists(atPath: absolute)
        return
      }
      let inside = absolute + "/Configuration.storekit"
      if !self.isFolder {
        catalog = absolute
      } else if FileManager.default.fileExists(atPath: inside) || !Named.isProject(absolute) {
        // The folder form of a catalog without its file: that it is missing is told of it, not of the folder.
        catalog = inside
      }
    }

    /// Whether a folder holds a project of its own, whatever it is called.
    private static func isProject(_ folder: String) -> Bool {
      guard let tree = try? FileTree.onDisk(folder: folder) else { return true }
      return !Project.configurations(in: tree).isEmpty || tree.paths.contains { $0.hasSuffix(".storekit") }
    }
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
  func tree(excluding output: String?, noting watch: Watch? = nil) throws(DiskError) -> FileTree {
    if catalogs.isEmpty {
      guard let watch else { return try FileTree.onDisk(folder: folder, excluding: output) }
      return try watch.tree(folder, excluding: output)
    }
    let tree = try FileTree.unsearched(folder: folder)
    return watch?.noting(tree, of: folder) ?? tree
  }
}

/// The folder that a build writes into unless it is told otherwise, absolute. No command searches it, so that all of them find the same.
func siteFolder(_ environment: Environment) -> String { absolutePath("_site", in: environment.workingDirectory) }

/// A path as an absolute one, without `.` and `..`. Symbolic links stay what they are.
func absolutePath(_ path: String, in folder: String) -> String {
  var parts: [Substring] = []
  for part in (path.isAbsolutePath ? path : folder + "/" + path).pathParts where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

/// The way from one absolute folder to an absolute path; empty where they are the same.
func relativePath(_ path: String, from folder: String) -> String {
  let target = path.pathParts
  let start = folder.pathParts
  let common = zip(target, start).prefix { $0 == $1 }.count
  return (Array(repeating: "..", count: start.count - common) + target.dropFirst(common).map(String.init))
    .joined(separator: "/")
}

private func parent(of path: String) -> String {
  let parts = path.pathParts.dropLast()
  return "/" + parts.joined(separator: "/")
}

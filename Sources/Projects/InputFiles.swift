import Findings
import Locales
import StoreCatalog
import Words

/// The files that a project is made of, by what they are: those its configuration names, else those that looking finds.
struct InputFiles {
  var catalogs: [Input] = []
  var strings: [Input] = []
  /// Copy files: `<paywall>.<locale>.md`.
  var copy: [Input] = []
  /// The files of the store listing, each with what its path below the listing's folder says it is.
  var listing: [(input: Input, path: StoreListingPath)] = []
  var findings: [Finding] = []

  /// A file to read, and where it was asked for.
  struct Input {
    /// Relative to the project's folder.
    var path: String
    /// Where the configuration names it; nil where it was found.
    var namedAt: SourceRange?
  }

  /// Catalogs alone.
  init(catalogs: [String]) {
    self.catalogs = catalogs.map { Input(path: $0) }
  }

  /// - Parameter folder: the configuration's folder, which its paths are relative to; empty for the project's own.
  init(_ configuration: Configuration, in tree: FileTree, folder: String, isConfigured: Bool) {
    let found = tree.paths
    if configuration.catalogs.isEmpty {
      catalogs = found.filter(\.isCatalog).map { Input(path: $0) }
    } else {
      catalogs = configuration.catalogs.flatMap { name in
        expand(name, in: tree, folder: folder) { $0.isCatalog || $0.hasExtension("json") }
      }
    }
    if configuration.strings.isEmpty {
      strings = found.filter(\.isStrings).map { Input(path: $0) }
    } else {
      strings = configuration.strings.flatMap { name in
        expand(name, in: tree, folder: folder, where: \.isStrings)
      }
    }
    if let name = configuration.copy {
      copy = expand(name, in: tree, folder: folder) { $0.hasExtension("md") }
    } else if isConfigured || !found.isEmpty {
      let prefix = InputFiles.copyFolder(of: tree, in: folder).map { joined(folder, $0) + "/" }
      copy = found.filter { path in prefix.map { path.beginsWith($0) && path.hasExtension("md") } ?? false }
        .map { Input(path: $0) }
    }
    findListing(configuration, in: tree, folder: folder)
  }

  /// The folder of copy that looking finds, as the disk spells it; nil where there is none. Some disks make no difference between `Copy` and `copy`,
  /// so that no disk does here; where there are both, it is `Copy`.
  static func copyFolder(of tree: FileTree, in folder: String) -> String? {
    let start = folder.isEmpty ? "" : folder + "/"
    var found: String?
    for path in tree.paths where path.hasExtension("md") {
      guard let below = path.behind(start), let name = below.pathParts.first, below.utf8.count > name.utf8.count else {
        continue
      }
      if name == "Copy" { return "Copy" }
      if found == nil, name.utf8.count == 4, name.lowercased() == "copy" { found = String(name) }
    }
    return found
  }

  /// The files of the store listing: those of the folder that the configuration names, else of the first `fastlane/metadata` that holds some.
  private mutating func findListing(_ configuration: Configuration, in tree: FileTree, folder: String) {
    if let name = configuration.metadata {
      let path = joined(folder, name.value)
      listing = InputFiles.listing(of: tree.list(path), below: path, namedAt: name.range)
      guard listing.isEmpty, !isTooLarge(name, path, in: tree) else { return }
      findings.append(
        .input(
          "nothing-found", "'\(name.value)' holds no store listing",
          help: "name the folder that holds a folder for each language, with files like en-US/description.txt",
          at: name.range))
      return
    }
    // Beside the configuration comes first, then what is least deep.
    let places = Set(tree.paths.compactMap { InputFiles.listingFolder(of: $0) })
    let own = joined(folder, InputFiles.usualListing)
    func rank(_ path: String) -> (Int, Int, String) { (path == own ? 0 : 1, path.utf8.count { $0 == 0x2F }, path) }
    for place in places.sorted(by: { rank($0) < rank($1) }) {
      listing = InputFiles.listing(of: tree.paths, below: place, namedAt: nil)
      if listing.contains(where: { $0.path.text != nil }) { return }
    }
    listing = []
  }

  private static let usualListing = "fastlane/metadata"

  /// `ios/fastlane/metadata` of `ios/fastlane/metadata/en-US/name.txt`; nil for files that are in no such folder.
  private static func listingFolder(of path: String) -> String? {
    guard path.hasExtension("txt") else { return nil }
    if path.beginsWith(usualListing + "/") { return usualListing }
    guard let found = path.firstRange(of: "/" + usualListing + "/") else { return nil }
    return String(path[..<found.lowerBound]) + "/" + usualListing
  }

  private static func listing(
    of paths: [String], below folder: String, namedAt: SourceRange?
  ) -> [(input: Input, path: StoreListingPath)] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return paths.compactMap { path in
      guard let below = path.behind(prefix).flatMap({ StoreListingPath($0) }) else { return nil }
      return (Input(path: path, namedAt: namedAt), below)
    }
  }

  /// Whether a name stands for a folder with more files than are looked at, which is told.
  private mutating func isTooLarge(_ name: Placed<String>, _ path: String, in tree: FileTree) -> Bool {
    guard tree.isTooLarge(path) else { return false }
    findings.append(
      .input(
        "too-many-files", "'\(name.value)' has more files and folders than are looked at, and nothing of it was read",
        help: "name the folder that holds the files alone", at: name.range))
    return true
  }

  /// The files that a name stands for: itself, the configuration within a catalog's folder, or those below a folder that fit.
  private mutating func expand(
    _ name: Placed<String>, in tree: FileTree, folder: String, where fits: (String) -> Bool
  ) -> [Input] {
    let path = joined(folder, name.value)
    let inside = tree.list(path)
    if inside.isEmpty, tree.holds(path + "/" + FileTree.outputMark) {
      findings.append(
        .input(
          "nothing-found", "'\(name.value)' holds what an earlier build wrote, and is not read",
          help: "name the folder that the build was made from", at: name.range))
      return []
    }
    guard !inside.isEmpty else {
      return isTooLarge(name, path, in: tree) ? [] : [Input(path: path, namedAt: name.range)]
    }
    if path.hasExtension("storekit") { return [Input(path: path + "/Configuration.storekit", namedAt: name.range)] }
    let fitting = inside.filter(fits)
    if fitting.isEmpty {
      findings.append(.input("nothing-found", "'\(name.value)' holds no file to read here", at: name.range))
    }
    return fitting.map { Input(path: $0, namedAt: name.range) }
  }
}

/// A path within a folder; an absolute one stays what it is.
func joined(_ folder: String, _ path: String) -> String {
  path.isAbsolutePath || folder.isEmpty ? normalized(path) : normalized(folder + "/" + path)
}

extension String {
  func hasExtension(_ ending: String) -> Bool { hasSuffix("." + ending) }

  /// A StoreKit configuration, as a file or in its folder form.
  var isCatalog: Bool {
    guard hasExtension("storekit") else { return false }
    return !contains(".storekit/") || hasSuffix(".storekit/Configuration.storekit")
  }

  /// A table of strings. Those of the older formats are known by the folder of their language only.
  var isStrings: Bool { hasExtension("xcstrings") || StringsFileName(path: self) != nil }

}

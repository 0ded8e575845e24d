import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files below a folder that may belong to an app's paywall.
///
/// Not searched are hidden folders, those that tools fill (`FolderSearch.skippedNames`), the output folder, and those that an earlier build wrote. A link to a file counts as
/// that file. A link to a folder is not followed: what it leads to is either in the folder already, where it is found once under its own
/// name, or outside, where a search has no business; so a loop of links costs nothing. Files behind such a link are found
/// when they are named: `copy: Linked/Copy`.
public struct FolderSearch: Sendable {
  /// Folders that tools fill and nobody writes in.
  public static let skippedNames: Set<String> = [
    ".git", ".build", "build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// Whether a folder of this name is not searched.
  static func skips(_ name: some StringProtocol) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || skippedNames.contains(String(name))
  }

  /// The files found, relative to the folder, sorted by their UTF-8 bytes.
  public private(set) var paths: [String] = []
  /// The folders below that could not be read, and why, sorted by path.
  public private(set) var unreadable: [DiskError] = []
  /// The links to folders that were not followed, relative to the folder, sorted by their UTF-8 bytes.
  public private(set) var unfollowedLinks: [String] = []

  /// The links that lead to nothing, or to themselves, relative to the folder, sorted by their UTF-8 bytes. Hidden ones are left out: editors lock
  /// files with them.
  public private(set) var deadLinks: [String] = []

  /// Whether the folder itself holds what a build wrote. It is searched all the same: whoever names it as a project means it.
  private(set) var isOutput = false

  let folder: String
  let output: String?

  /// Searches a folder. Throws where the folder itself is missing, is no folder or may not be read.
  ///
  /// - Parameter output: the output folder, by any path that leads to it; nil or a folder that does not exist leaves nothing out.
  public init(_ folder: String, excluding output: String? = nil) throws(DiskError) {
    self.folder = folder
    self.output = output
    let excluded = output.flatMap { FileIdentity(of: $0) }
    // A stack of folders instead of recursion: nesting is input, too.
    var open = [""]
    while let prefix = open.popLast() {
      let path = prefix.isEmpty ? folder : folder + "/" + prefix
      let (found, problem) = FolderEntries.read(path)
      guard let found else {
        let isFile = prefix.isEmpty && problem == ENOTDIR
        let error = isFile ? DiskError(path: path, reason: .system("Not a folder")) : DiskError(problem, at: path)
        if prefix.isEmpty { throw error }
        unreadable.append(error)
        continue
      }
      if found.entries.contains(where: { $0.kind == .file && $0.name == FileTree.outputMark }) {
        if !prefix.isEmpty { continue }
        isOutput = true
      }
      for (name, kind) in found.entries {
        let relative = prefix.isEmpty ? name : prefix + "/" + name
        switch kind {
        case .file: paths.append(relative)
        case .link:
          let target = stat.of(folder + "/" + relative, in: AT_FDCWD, flags: 0)
          if target?.isFile == true { paths.append(relative) }
          if target?.isFolder == true { unfollowedLinks.append(relative) }
          if target == nil, name.utf8.first != UInt8(ascii: ".") { deadLinks.append(relative) }
        case .folder:
          if Self.skips(name) { continue }
          if let excluded, FileIdentity(of: folder + "/" + relative) == excluded { continue }
          open.append(relative)
        case .other: continue
        }
      }
    }
    paths.sort(by: precedesInBytes)
    unfollowedLinks.sort(by: precedesInBytes)
    deadLinks.sort(by: precedesInBytes)
    unreadable.sort { precedesInBytes($0.path, $1.path) }
  }
}

/// The order of UTF-8 bytes, which no locale and no Unicode version changes.
func precedesInBytes(_ a: String, _ b: String) -> Bool {
  let answer = a.utf8.withContiguousStorageIfAvailable { a in
    b.utf8.withContiguousStorageIfAvailable { b in
      guard let start = a.baseAddress, let other = b.baseAddress else { return a.count < b.count }
      let order = memcmp(start, other, min(a.count, b.count))
      return order != 0 ? order < 0 : a.count < b.count
    }
  }
  return (answer ?? nil) ?? a.utf8.lexicographicallyPrecedes(b.utf8)
}

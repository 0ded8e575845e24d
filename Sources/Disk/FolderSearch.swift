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

  /// What has a name that is not UTF-8, relative to the folder with those bytes as `\xE9`, sorted by their UTF-8 bytes; a folder ends with `/`.
  /// Hidden ones are left out.
  public private(set) var unnameable: [String] = []
  /// Whether there was more than a search looks at: what lies deepest is missing.
  public private(set) var isCut = false
  /// Whether the folder itself holds what a build wrote. It is searched all the same: whoever names it as a project means it.
  private(set) var isOutput = false

  let folder: String
  let output: String?

  /// How many files and folders are looked at: no app's folder has as many, and the root of a disk never ends.
  public static let most = 200_000

  /// Searches a folder. Throws where the folder itself is missing, is no folder or may not be read.
  ///
  /// - Parameters:
  ///   - output: the output folder, by any path that leads to it; nil or a folder that does not exist leaves nothing out.
  ///   - most: how many files and folders are looked at.
  public init(_ folder: String, excluding output: String? = nil, most: Int = most) throws(DiskError) {
    self.folder = folder
    self.output = output
    let excluded = output.flatMap { FileIdentity(of: $0) }
    // A queue of folders instead of recursion: nesting is input, too. What lies near comes first, so that the same is left out each time.
    var open = [""]
    var next = 0
    var left = most
    while next < open.count {
      let prefix = open[next]
      open[next] = ""
      next += 1
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
      left -= found.entries.count
      if left < 0 {
        isCut = true
        break
      }
      for (name, kind) in found.unnameable where name.utf8.first != UInt8(ascii: ".") && kind != .other {
        unnameable.append((prefix.isEmpty ? name : prefix + "/" + name) + (kind == .folder ? "/" : ""))
      }
      let firstBelow = open.count
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
      open[firstBelow...].sort(by: precedesInBytes)
    }
    paths.sort(by: precedesInBytes)
    unfollowedLinks.sort(by: precedesInBytes)
    deadLinks.sort(by: precedesInBytes)
    unnameable.sort(by: precedesInBytes)
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

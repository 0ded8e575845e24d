import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileTree {
  /// The files of a folder, found as `FolderSearch` finds them and read when they are asked for.
  ///
  /// A path that is asked for may be absolute or lead out of the folder. Where no file has exactly its name, one whose name is the same
  /// text in another Unicode form is taken: an accent typed in a configuration is composed, in a file name often decomposed.
  /// Throws where the folder is missing, is no folder or may not be read.
  ///
  /// - Parameter output: the output folder, which is not searched, by any path that leads to it.
  public static func onDisk(folder: String, excluding output: String? = nil) throws(DiskError) -> FileTree {
    onDisk(try FolderSearch(spelledAsOnDisk(folder), excluding: output))
  }

  /// The files that a search found: for callers that also tell what it left out.
  public static func onDisk(_ search: FolderSearch) -> FileTree {
    let (folder, output) = (search.folder, search.output)
    var tree = FileTree(
      paths: search.paths,
      read: { path throws(DiskError) in try readFile(path, in: folder) },
      list: { path in listFolder(path, in: folder, excluding: output).paths },
      holds: { path in isThere(path, in: folder) })
    tree.isTooLarge = { path in listFolder(path, in: folder, excluding: output).isCut }
    let refused = search.unreadable.map { error in
      FileTree.Skipped(path: error.path.path(below: folder) ?? error.path, reason: .unreadable(error.reason))
    }
    let links = search.unfollowedLinks.map { FileTree.Skipped(path: $0, reason: .link) }
    let dead = search.deadLinks.map { FileTree.Skipped(path: $0, reason: .deadLink) }
    let unnameable = search.unnameable.map { FileTree.Skipped(path: $0, reason: .unnameable) }
    let cut = search.isCut ? [FileTree.Skipped(path: ".", reason: .tooMany(FolderSearch.most))] : []
    tree.skipped = cut + (refused + links + dead + unnameable).sorted { precedesInBytes($0.path, $1.path) }
    return tree
  }

  /// The files of a folder that is not searched: those that are asked for by name.
  public static func unsearched(folder: String) throws(DiskError) -> FileTree {
    let folder = spelledAsOnDisk(folder)
    var tree = FileTree(
      paths: [], read: { path throws(DiskError) in try readFile(path, in: folder) },
      list: { path in listFolder(path, in: folder, excluding: nil).paths },
      holds: { path in isThere(path, in: folder) })
    tree.isTooLarge = { path in listFolder(path, in: folder, excluding: nil).isCut }
    return tree
  }
}

/// The largest file that is read: places in files are 32-bit, and no catalog comes near.
private let largestFile = 1 << 30

func readFile(_ path: String, in folder: String) throws(DiskError) -> [UInt8] {
  // The system would take what stands before the NUL for the whole name.
  guard !path.utf8.contains(0) else { throw DiskError(path: path, reason: .missing) }
  let full = existingPath(path, in: folder)
  // Without O_NONBLOCK, opening a pipe would wait for somebody to write.
  let file = try OpenFile(full, flags: O_RDONLY | O_NONBLOCK, shown: path)
  let status = try file.status(shown: path)
  if status.isFolder { throw DiskError(path: path, reason: .isFolder) }
  guard status.isFile else { throw DiskError(path: path, reason: .system("Not a regular file")) }
  guard status.st_size <= largestFile else { throw DiskError(path: path, reason: .system("Larger than 1 GB")) }
  return try file.readAll(expecting: Int(status.st_size), shown: path)
}

private func isThere(_ path: String, in folder: String) -> Bool {
  guard !path.utf8.contains(0) else { return false }
  return stat.of(existingPath(path, in: folder), in: AT_FDCWD) != nil
}

/// The files below a folder; none where there are more than a search looks at.
private func listFolder(_ path: String, in folder: String, excluding output: String?) -> (paths: [String], isCut: Bool)
{
  guard !path.utf8.contains(0) else { return ([], false) }
  var name = path
  while name.utf8.count > 1, name.utf8.last == UInt8(ascii: "/") { name = name.withoutLastSlash }
  let isWhole = name.isEmpty || name == "."
  let full = isWhole ? folder : existingPath(name, in: folder)
  guard let search = try? FolderSearch(full, excluding: output), isWhole || !search.isOutput else { return ([], false) }
  if search.isCut { return ([], true) }
  return (isWhole ? search.paths : search.paths.map { name + "/" + $0 }, false)
}

/// A folder that is named from the root, as the disk spells it; a relative one stays what it is.
private func spelledAsOnDisk(_ folder: String) -> String {
  folder.utf8.first == UInt8(ascii: "/") ? existingPath(folder, in: "") : folder
}

/// The path of a file or folder as the disk spells it; unchanged where nothing like it is there.
func existingPath(_ path: String, in folder: String) -> String {
  let full = path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
  if path.utf8.allSatisfy({ $0 < 0x80 }) || FileIdentity(of: full) != nil { return full }
  var found = path.utf8.first == UInt8(ascii: "/") ? "" : folder
  for part in path.pathParts {
    let next = found + "/" + part
    if FileIdentity(of: next) == nil, let entries = FolderEntries.read(found.isEmpty ? "/" : found).entries {
      // Swift's equality of strings is canonical equivalence. The first in byte order, so that two runs agree.
      let same = entries.entries.map(\.name).filter { $0 == part }.min(by: precedesInBytes)
      guard let same else { return full }
      found += "/" + same
    } else {
      found = next
    }
  }
  return found
}

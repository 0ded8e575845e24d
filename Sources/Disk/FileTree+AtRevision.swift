import Findings

extension FileTree {
  /// The files of a folder as they were at a git revision: what `onDisk` would find if that were checked out.
  ///
  /// - Parameters:
  ///   - revision: any name of a commit: a branch, a tag, `HEAD~3`, an id.
  ///   - folder: a folder of the repository's working tree, which need not be there any more.
  ///   - output: the output folder, which is not searched, relative to the folder; nil leaves nothing out.
  public static func atRevision(
    _ revision: String, folder: String, excluding output: String? = nil
  ) throws(RevisionError) -> FileTree {
    let repository = GitRepository(folder)
    let commit = try repository.commit(revision)
    let tree = RevisionTree(
      repository: repository, blobs: try repository.blobs(of: commit), base: try repository.prefix())
    let paths = tree.files(below: "", excluding: output)
    if paths.isEmpty, !tree.isFolder("") { throw .noFolder(folder: folder, revision: revision) }
    return FileTree(
      paths: paths,
      read: { path throws(DiskError) in try tree.read(path) },
      list: { path in
        let name = path.withoutLastSlash
        let isWhole = name.isEmpty || name == "."
        guard isWhole || !tree.isOutput(name) else { return [] }
        let below = tree.files(below: name, excluding: output)
        return isWhole ? below : below.map { name + "/" + $0 }
      },
      holds: { tree.holds($0) })
  }
}

/// The commit at which the branch that is checked out left a revision: what the branch adds, it added since then.
public func branchingPoint(from revision: String, folder: String) throws(RevisionError) -> String {
  let repository = GitRepository(folder)
  return try repository.mergeBase(with: try repository.commit(revision))
}

/// A commit's files, seen from one folder.
private struct RevisionTree: Sendable {
  private let repository: GitRepository
  /// Sorted by the paths' bytes.
  private let entries: [(path: String, blob: GitRepository.Blob)]
  /// The same by path. Strings are equal in either Unicode form; the first in byte order stands for both.
  private let byPath: [String: GitRepository.Blob]
  /// Empty, or a path that ends with `/`.
  private let base: String
  /// The folders that builds wrote, in the same form.
  private let outputs: Set<String>

  init(repository: GitRepository, blobs: [(path: String, blob: GitRepository.Blob)], base: String) {
    self.repository = repository
    self.base = base
    entries = blobs.sorted { precedesInBytes($0.path, $1.path) }
    outputs = Set(
      blobs.lazy.map(\.path).filter { $0.lastPathPart == FileTree.outputMark }.map {
        String($0.dropLast(FileTree.outputMark.count))
      })
    byPath = Dictionary(entries.map { ($0.path, $0.blob) }) { first, _ in first }
  }

  func read(_ path: String) throws(DiskError) -> [UInt8] {
    guard let full = normalized(base + path, isAbsolute: path.isAbsolutePath) else {
      throw DiskError(path: path, reason: .missing)
    }
    guard let blob = target(of: full) else {
      throw DiskError(path: path, reason: isFolder(path) ? .isFolder : .missing)
    }
    return try repository.content(of: blob, shown: path)
  }

  /// Whether a path names a file, folder or link of the commit.
  func holds(_ path: String) -> Bool {
    guard let full = normalized(base + path, isAbsolute: path.isAbsolutePath) else { return false }
    return exact(full) != nil || byPath[full] != nil || isFolder(path)
  }

  /// The files that a search of the folder finds, relative to it.
  func files(below folder: String, excluding output: String?) -> [String] {
    guard let prefix = folderPrefix(folder) else { return [] }
    let excluded = output.flatMap(folderPrefix)
    return range(of: prefix).compactMap { index in
      let (path, blob) = entries[index]
      if let excluded, excluded != prefix, path.utf8.starts(with: excluded.utf8) { return nil }
      let relative = String(path[path.utf8.index(path.startIndex, offsetBy: prefix.utf8.count)...])
      if relative.pathParts.dropLast().contains(where: { FolderSearch.skips($0) }) { return nil }
      if isInOutput(relative, below: prefix) { return nil }
      return blob.isLink && target(of: path) == nil ? nil : relative
    }
  }

  /// Whether a folder is one that a build wrote.
  func isOutput(_ path: String) -> Bool { folderPrefix(path).map(outputs.contains) ?? false }

  /// Whether a folder on the way from the one that is searched to a file is one that a build wrote.
  private func isInOutput(_ path: String, below prefix: String) -> Bool {
    guard !outputs.isEmpty else { return false }
    var folder = prefix
    for part in path.pathParts.dropLast() {
      folder += part + "/"
      if outputs.contains(folder) { return true }
    }
    return false
  }

  func isFolder(_ path: String) -> Bool { folderPrefix(path).map { !range(of: $0).isEmpty } ?? false }
}

extension RevisionTree {
  /// The path in the repository of what lies in a folder: empty, or ending with `/`. Nil where that leads out of the repository.
  private func folderPrefix(_ path: String) -> String? {
    guard let full = normalized(base + path, isAbsolute: path.isAbsolutePath) else { return nil }
    return full.isEmpty ? "" : full + "/"
  }

  /// The entries whose paths begin so: they lie side by side.
  private func range(of prefix: String) -> Range<Int> {
    func first(where isBehind: (String) -> Bool) -> Int {
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = low + (high - low) / 2
        if isBehind(entries[middle].path) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { !precedesInBytes($0, prefix) }
    let end = first { !precedesInBytes($0, prefix) && !$0.utf8.starts(with: prefix.utf8) }
    return start..<max(start, end)
  }

  /// The file that a path leads to through links, nil where that is none.
  private func target(of path: String) -> GitRepository.Blob? {
    var path = path
    // As many links as systems follow before they suspect a loop.
    for _ in 0..<40 {
      guard let blob = exact(path) ?? byPath[path] else { return nil }
      guard blob.isLink else { return blob }
      guard let bytes = try? repository.content(of: blob, shown: path),
        let target = String(validating: bytes, as: UTF8.self)
      else { return nil }
      let folder = path.pathParts.dropLast().map { $0 + "/" }.joined()
      guard let next = normalized(folder + target, isAbsolute: target.isAbsolutePath) else { return nil }
      path = next
    }
    return nil
  }

  private func exact(_ path: String) -> GitRepository.Blob? {
    let index = range(of: path).lowerBound
    guard index < entries.count, entries[index].path.utf8.elementsEqual(path.utf8) else { return nil }
    return entries[index].blob
  }

  /// A path without `.` and `..`; nil where it leads out of the repository.
  private func normalized(_ path: String, isAbsolute: Bool) -> String? {
    if isAbsolute { return nil }
    var parts: [Substring] = []
    for part in path.pathParts where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }
}

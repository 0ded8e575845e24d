import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a build did to an output folder.
public struct OutputSummary: Hashable, Sendable {
  /// How many files were created, replaced, and found to have their content already.
  public var created = 0
  public var replaced = 0
  public var unchanged = 0
  /// The files of earlier builds that were kept although this one did not produce them, sorted.
  public var kept: [String] = []
  /// The files of earlier builds that are no longer produced and were removed, sorted.
  public var removed: [String] = []
  /// Files that are no longer produced but were changed since a build wrote them, sorted. They stay, and belong to their editor now.
  public var left: [String] = []
  /// Files of unknown origin that lay in the way of an output, by the names under which they are kept, sorted.
  public var setAside: [String] = []

  public init() {}
}

extension OutputBuild {
  static let temporaryPrefix = Manifest.ownPrefix + "new-"

  /// Ends the build: puts new content in the place of the old, removes what is no longer produced, and records what was written.
  ///
  /// Where that is refused, the build is abandoned: the earlier site is whole, and the error names the file or the folder that refused.
  ///
  /// - Parameters:
  ///   - written: what all writers wrote.
  ///   - kept: outputs whose source is broken: the last good ones stay, and stay ours. Those that never were are ignored.
  ///   - version: the tool's version.
  ///   - fingerprint: of all that the outputs depend on; empty where the next build must not take this one for done.
  ///   - info: what else to record.
  public func finish(
    _ written: [WrittenFile], keeping kept: [String] = [], version: String, fingerprint: String,
    info: [String: String] = [:]
  ) throws(DiskError) -> OutputSummary {
    var summary = OutputSummary()
    var entries: [String: Manifest.Entry] = [:]
    for file in written {
      entries[OutputPathProblem.folded(file.entry.path)] = file.entry
      if let name = file.setAside { summary.setAside.append(name) }
      switch file.change {
      case .created: summary.created += 1
      case .replaced: summary.replaced += 1
      case .unchanged: summary.unchanged += 1
      }
    }
    let produced = entries
    for path in kept {
      let folded = OutputPathProblem.folded(path)
      guard produced[folded] == nil, let entry = try keptEntry(folded) else { continue }
      entries[folded] = entry
      summary.kept.append(entry.path)
    }
    let manifest = Manifest(version: version, fingerprint: fingerprint, info: info, entries: Array(entries.values))
    var obsolete: [(path: String, isOurs: Bool)] = []
    for (folded, entry) in output.known {
      if let now = entries[folded], isSameFile(entry.path, now.path) { continue }
      obsolete.append((entry.path, output.unfinished[folded] != nil || output.isAsWritten(entry)))
    }
    do throws(DiskError) {
      // All that can be refused is tried before anything of the earlier site is touched.
      try stage(manifest)
      let emptied = Set(obsolete.filter(\.isOurs).map { OutputFolder.folder(of: $0.path) })
      for folder in emptied where folder.isEmpty || output.isRealFolder(folder) { try output.requireWritable(folder) }
      try replaceAll(written)
    } catch {
      abandon(written)
      throw error
    }
    for (path, isOurs) in obsolete {
      let isRemoved = isOurs ? try remove(path) : false
      if isRemoved {
        summary.removed.append(path)
      } else if stat.of(path, in: output.folder.descriptor) != nil {
        summary.left.append(path)
      }
    }
    for (folded, path) in output.unfinished where output.known[folded] == nil {
      if let now = entries[folded], isSameFile(path, now.path) { continue }
      if try remove(path) { summary.removed.append(path) }
    }
    summary.kept.sort(by: precedesInBytes)
    summary.removed.sort(by: precedesInBytes)
    summary.left.sort(by: precedesInBytes)
    summary.setAside.sort(by: precedesInBytes)
    try record()
    removeTemporaries()
    return summary
  }

  /// Ends a build that failed: what it created is removed again, what was to replace a file never does, and the earlier site is as it was.
  public func abandon(_ written: [WrittenFile]) {
    let root = output.folder.descriptor
    for file in written where file.change == .created {
      let path = file.entry.path
      guard (try? remove(path)) == true, let name = file.setAside else { continue }
      renameat(root, name, root, path)
    }
    removeTemporaries()
    // What an earlier build left unfinished is still to be repaired.
    if output.unfinished.isEmpty { unlinkat(root, Manifest.journalName, 0) }
  }
}

extension OutputBuild {
  /// The entry of an output of an earlier build that stays; nil where there is none.
  private func keptEntry(_ folded: String) throws(DiskError) -> Manifest.Entry? {
    guard let entry = output.known[folded] else { return nil }
    if output.isAsWritten(entry) { return entry }
    guard let bytes = try output.read(entry.path) else { return nil }
    return Manifest.Entry(path: entry.path, size: bytes.count, hash: ContentHash(of: bytes))
  }

  /// Whether two paths that differ in nothing, in case or in Unicode form lead to one file: what they do depends on the file system.
  private func isSameFile(_ a: String, _ b: String) -> Bool {
    if a.utf8.elementsEqual(b.utf8) { return true }
    let root = output.folder.descriptor
    return FileIdentity(of: a, in: root).map { $0 == FileIdentity(of: b, in: root) } ?? false
  }

  /// Removes a file and the folders that it leaves empty. False where there is none.
  private func remove(_ path: String) throws(DiskError) -> Bool {
    let root = output.folder.descriptor
    guard stat.of(path, in: root)?.isFile == true else { return false }
    var folder = path[...]
    if let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), !output.isRealFolder(folder[..<slash]) { return false }
    guard unlinkat(root, path, 0) == 0 else { throw DiskError(errno, at: output.shown(path)) }
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      // Refused where something is left in it, and then all above are not empty either.
      if unlinkat(root, String(folder), AT_REMOVEDIR) != 0 { break }
    }
    return true
  }

  /// Puts what was staged in the place of what is there: all of it, or, where one file refuses, none.
  private func replaceAll(_ written: [WrittenFile]) throws(DiskError) {
    let root = output.folder.descriptor
    var replaced: [(path: String, earlier: String)] = []
    for file in written {
      guard let staged = file.staged else { continue }
      let (path, earlier) = (file.entry.path, staged + "-earlier")
      // A second name keeps the earlier content at hand. Where the file system knows none, there is no way back.
      unlinkat(root, earlier, 0)
      let isKept = linkat(root, path, root, earlier, 0) == 0
      guard renameat(root, staged, root, path) == 0 else {
        let problem = errno
        for (path, earlier) in replaced.reversed() { renameat(root, earlier, root, path) }
        try output.requireWritable(OutputFolder.folder(of: path))
        throw DiskError(problem, at: output.shown(path))
      }
      if isKept { replaced.append((path, earlier)) }
    }
  }

  /// Removes what was written under names of its own, and what an interrupted build left of that.
  private func removeTemporaries() {
    guard let found = FolderEntries.read(".", in: output.folder.descriptor).entries else { return }
    for (name, _) in found.entries where name.hasPrefix(Self.temporaryPrefix) {
      unlinkat(output.folder.descriptor, name, 0)
    }
  }

  private static let manifestName = temporaryPrefix + "manifest"

  /// Writes the manifest under a name of its own: where the disk is full, that shows before anything is replaced.
  private func stage(_ manifest: Manifest) throws(DiskError) {
    let shown = output.shown(Manifest.fileName)
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
    let file = try OpenFile(Self.manifestName, in: output.folder.descriptor, flags: flags, shown: shown)
    try file.writeAll(manifest.json, shown: shown)
  }

  /// Puts the manifest in its place, last of all and in one step, and with that ends the journal.
  private func record() throws(DiskError) {
    let root = output.folder.descriptor
    guard renameat(root, Self.manifestName, root, Manifest.fileName) == 0 else {
      throw DiskError(errno, at: output.shown(Manifest.fileName))
    }
    unlinkat(root, Manifest.journalName, 0)
  }
}

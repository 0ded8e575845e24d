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

  /// Ends the build: removes what is no longer produced, and records what was written.
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
    for (folded, entry) in output.known {
      if let now = entries[folded], isSameFile(entry.path, now.path) { continue }
      let isOurs = output.unfinished[folded] != nil || output.isAsWritten(entry)
      let isRemoved = isOurs ? try remove(entry.path) : false
      if isRemoved {
        summary.removed.append(entry.path)
      } else if stat.of(entry.path, in: output.folder.descriptor) != nil {
        summary.left.append(entry.path)
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
    try removeTemporaries()
    try record(
      Manifest(version: version, fingerprint: fingerprint, info: info, entries: Array(entries.values)))
    return summary
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

  /// Removes what an interrupted build left of files it was replacing.
  private func removeTemporaries() throws(DiskError) {
    let (found, problem) = FolderEntries.read(".", in: output.folder.descriptor)
    guard let found else { throw DiskError(problem, at: output.path) }
    for (name, _) in found.entries where name.hasPrefix(Self.temporaryPrefix) {
      unlinkat(output.folder.descriptor, name, 0)
    }
  }

  /// Writes the manifest, last of all and in one step, and with that ends the journal.
  private func record(_ manifest: Manifest) throws(DiskError) {
    let root = output.folder.descriptor
    let shown = output.shown(Manifest.fileName)
    let temporary = Self.temporaryPrefix + "manifest"
    let file = try OpenFile(temporary, in: root, flags: O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, shown: shown)
    var problem: DiskError?
    manifest.json.withUnsafeBytes { bytes in
      do throws(DiskError) { try file.writeAll(bytes, shown: shown) } catch { problem = error }
    }
    if let problem { throw problem }
    guard renameat(root, temporary, root, Manifest.fileName) == 0 else { throw DiskError(errno, at: shown) }
    unlinkat(root, Manifest.journalName, 0)
  }
}

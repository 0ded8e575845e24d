import Findings
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One build into an output folder, from the first file it writes to the manifest that ends it.
///
/// Threads write at the same time, each with a writer of its own; the caller collects what they wrote and hands it to `finish`, or to
/// `abandon` where one of them failed: then the folder is again as it was. A build that ends in neither way, because the system ended it,
/// leaves the earlier manifest and its journal, and the next one repairs what it left.
public final class OutputBuild: Sendable {
  let output: OutputFolder
  private let journal: OpenFile
  private let announced: Set<String>
  private let writers = Atomic<Int>(0)

  init(_ output: OutputFolder, announcing paths: [String]) throws(DiskError) {
    for path in paths { try output.requireOurs(path) }
    try output.requireWritable("")
    self.output = output
    announced = Set(paths)
    // What an interrupted build left is noted again: this one may be interrupted, too. The journal is replaced as a whole, for
    // its last line may be cut off.
    let (name, root) = (Manifest.journalName, output.folder.descriptor)
    let (temporary, shown) = (Self.temporaryPrefix + "journal", output.shown(name))
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_NOFOLLOW
    journal = try OpenFile(temporary, in: root, flags: flags, shown: shown)
    do throws(DiskError) {
      try append(toJournal: [Manifest.journalHeader] + output.unfinished.values.sorted(by: precedesInBytes) + paths)
      guard renameat(root, temporary, root, name) == 0 else { throw DiskError(errno, at: shown) }
    } catch {
      unlinkat(root, temporary, 0)
      throw error
    }
  }

  /// A writer for one thread.
  public func writer() -> OutputWriter {
    OutputWriter(self, number: writers.add(1, ordering: .relaxed).oldValue)
  }

  /// Notes a path before it is written, unless that was done when the build began.
  func announce(_ path: String) throws(DiskError) {
    if announced.contains(path) { return }
    try output.requireOurs(path)
    try append(toJournal: [path])
  }

  private func append(toJournal paths: [String]) throws(DiskError) {
    var lines: [UInt8] = []
    for path in paths {
      lines.append(contentsOf: path.utf8)
      lines.append(UInt8(ascii: "\n"))
    }
    let shown = output.shown(Manifest.journalName)
    var problem: DiskError?
    lines.withUnsafeBytes { bytes in
      do throws(DiskError) { try journal.writeAll(bytes, shown: shown) } catch { problem = error }
    }
    if let problem { throw problem }
  }
}

extension OutputFolder {
  /// Whether a build of ours wrote this path, or may have.
  func isOurs(_ output: String) -> Bool {
    let folded = OutputPathProblem.folded(output)
    return known[folded] != nil || unfinished[folded] != nil
  }

  /// Throws where the path is not safe to write, or a file lies there that no build of ours wrote.
  fileprivate func requireOurs(_ output: String) throws(DiskError) {
    if OutputPathProblem.problem(of: output) != nil {
      throw DiskError(path: shown(output), reason: .system("Not a path for an output"))
    }
    // In a folder that was empty there is nothing to look for; what lies there all the same, writing meets.
    if known.isEmpty && unfinished.isEmpty || isManifestDamaged || isOurs(output) { return }
    if stat.of(output, in: folder.descriptor) != nil { throw DiskError(path: shown(output), reason: .notOurs) }
  }
}

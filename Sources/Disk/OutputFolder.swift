import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that builds write into, and what the last build left there.
///
/// The folder is ours when it was empty at the first build, or has the manifest of an earlier one. It may be a mount point or a link to a
/// folder: it is never removed or made anew. While a value of this type lives, no second build can open the folder.
///
/// A build that is interrupted leaves a journal of the paths that it was about to write. The next one takes those for its own in an
/// unknown state, compares their content and repairs what differs. (After a power failure the journal itself may be lost; files whose
/// size does not match the manifest are written again, and nobody's files are overwritten.)
public final class OutputFolder: Sendable {
  public let path: String
  /// What the last finished build wrote; nil where there was none.
  public let manifest: Manifest?
  /// Whether there was a manifest that could not be read. What its sound lines say still holds; every other file in the folder is then of unknown
  /// origin: none is removed, and one that is in the way of an output is kept under another name.
  public let isManifestDamaged: Bool

  let folder: OpenFile
  /// When the manifest was written, by the clock of the file system. A file that changed before is as the build left it.
  let manifestChanged: Int64
  /// The manifest's entries by folded path.
  let known: [String: Manifest.Entry]
  /// The paths that an interrupted build may have written, by folded path.
  let unfinished: [String: String]

  /// Opens an output folder and creates it where it is missing.
  ///
  /// Throws `notOurs` where it holds files but no manifest of ours.
  public init(_ path: String) throws(DiskError) {
    let folder = try Self.openOrCreate(path)
    guard Self.lock(folder) else {
      throw DiskError(path: path, reason: .system("Another build is writing into this folder"))
    }
    let recorded = try Self.readManifest(in: folder, path)
    let journal = try Self.readJournal(in: folder, path)
    if recorded == nil, journal == nil { try Self.requireEmpty(path) }
    self.path = path
    self.folder = folder
    manifest = recorded?.manifest
    isManifestDamaged = recorded != nil && recorded?.manifest == nil
    // By the time of a damaged manifest nothing can be told: content is compared.
    manifestChanged = recorded?.manifest == nil ? .min : recorded?.changed ?? .min
    var known: [String: Manifest.Entry] = [:]
    for entry in recorded?.manifest?.entries ?? recorded?.salvaged ?? [] {
      known[OutputPathProblem.folded(entry.path)] = entry
    }
    self.known = known
    var unfinished: [String: String] = [:]
    for path in journal ?? [] { unfinished[OutputPathProblem.folded(path)] = path }
    self.unfinished = unfinished
  }

  /// Takes the folder for this build; false where another one has it. One that is just ending is waited for, up to a second: a process that it
  /// started may hold the lock a little longer than itself.
  private static func lock(_ folder: borrowing OpenFile) -> Bool {
    for _ in 0..<50 {
      if flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return true }
      usleep(20_000)
    }
    return false
  }

  /// Whether the last build finished, had this fingerprint, and everything it wrote is still as it left it: then there is nothing to do.
  ///
  /// Files are looked at, not read, unless they changed since. Never true for an empty fingerprint.
  public func isUnchanged(fingerprint: String) -> Bool {
    guard let manifest, manifest.fingerprint == fingerprint, !fingerprint.isEmpty, unfinished.isEmpty else {
      return false
    }
    return manifest.entries.allSatisfy(isAsWritten)
  }

  /// Begins a build. The paths are those it means to write; one that is not known beforehand can be written, too, and costs a little more.
  ///
  /// Throws `notOurs`, before anything is written, where a file that no build of ours wrote lies at one of the paths.
  public func begin(_ paths: [String]) throws(DiskError) -> OutputBuild { try OutputBuild(self, announcing: paths) }

  /// The path of an output as errors name it.
  func shown(_ output: String) -> String { path + "/" + output }
}

extension OutputFolder {
  /// Whether the file of an entry is there and has the content that the manifest says.
  func isAsWritten(_ entry: Manifest.Entry) -> Bool {
    guard let status = stat.of(entry.path, in: folder.descriptor), status.isFile, status.st_size == entry.size
    else { return false }
    // Equality could be a change in the same tick of the clock.
    if status.changed < manifestChanged { return true }
    return (try? read(entry.path)).map { ContentHash(of: $0) == entry.hash } ?? false
  }

  /// The bytes of an output as they lie there; nil where there is no such file.
  func read(_ output: String) throws(DiskError) -> [UInt8]? {
    try Self.read(output, in: folder, shown: shown(output))?.bytes
  }

  private static func read(
    _ name: String, in folder: borrowing OpenFile, shown: String
  ) throws(DiskError) -> (bytes: [UInt8], changed: Int64)? {
    do throws(DiskError) {
      let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
      let file = try OpenFile(name, in: folder.descriptor, flags: flags, shown: shown)
      let status = try file.status(shown: shown)
      guard status.isFile else { throw DiskError(path: shown, reason: .notOurs) }
      return (try file.readAll(expecting: Int(status.st_size), shown: shown), status.changed)
    } catch {
      if error.reason == .missing { return nil }
      throw error
    }
  }

  private static func readManifest(
    in folder: borrowing OpenFile, _ path: String
  ) throws(DiskError) -> (manifest: Manifest?, salvaged: [Manifest.Entry], changed: Int64)? {
    let shown = path + "/" + Manifest.fileName
    guard let file = try read(Manifest.fileName, in: folder, shown: shown) else { return nil }
    guard let manifest = Manifest(json: file.bytes) else {
      return (nil, Manifest.salvagedEntries(of: file.bytes), file.changed)
    }
    return (manifest, [], file.changed)
  }

  /// Nil where no build was interrupted, and where the file is none that a build wrote. The last line counts only when it is whole.
  private static func readJournal(in folder: borrowing OpenFile, _ path: String) throws(DiskError) -> [String]? {
    let name = Manifest.journalName
    guard let file = try read(name, in: folder, shown: path + "/" + name) else { return nil }
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    guard let header = lines.first, header.elementsEqual(Manifest.journalHeader.utf8) else { return nil }
    return lines.dropFirst()
      .compactMap { String(validating: $0, as: UTF8.self) }
      .filter { OutputPathProblem.problem(of: $0) == nil }
  }

  private static func openOrCreate(_ path: String) throws(DiskError) -> OpenFile {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw DiskError(path: path, reason: .missing) }
    do throws(DiskError) {
      return try open(path)
    } catch {
      guard error.reason == .missing else { throw error }
    }
    var end = path.startIndex
    var above = ""
    while end < path.endIndex {
      let from = path[end...].firstIndex { $0 != "/" } ?? path.endIndex
      end = path[from...].firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      defer { above = part }
      guard mkdir(part, 0o777) != 0 else { continue }
      // Looking at the path would overwrite the reason.
      let problem = errno
      guard problem != EEXIST, FileIdentity(of: part) == nil else { continue }
      if problem == ENOENT { throw DiskError(path: part, reason: .system("No folder can be created here")) }
      if problem == ENOTDIR { throw DiskError(path: above, reason: .system("Not a folder")) }
      throw DiskError(problem, at: part)
    }
    return try open(path)
  }

  private static func open(_ path: String) throws(DiskError) -> OpenFile {
    if stat.of(path, in: AT_FDCWD, flags: 0)?.isFolder == false {
      throw DiskError(path: path, reason: .system("Not a folder"))
    }
    return try OpenFile(path, flags: O_RDONLY | O_DIRECTORY, shown: path)
  }

  /// What may lie in a folder that is still empty to us: a checkout to publish from, a mounted disk. No output has such a name.
  private static let harmless: Set<String> = [
    ".git", ".gitignore", ".gitattributes", ".gitkeep", ".keep", ".nojekyll", "CNAME", ".DS_Store", "lost+found",
  ]

  private static func requireEmpty(_ path: String) throws(DiskError) {
    let (found, problem) = FolderEntries.read(path)
    guard let found else { throw DiskError(problem, at: path) }
    if !found.entries.allSatisfy({ harmless.contains($0.name) }) { throw DiskError(path: path, reason: .notOurs) }
  }
}

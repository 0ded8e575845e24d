import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that a build produced.
public struct WrittenFile: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    case created, replaced
    /// The file had this content already and was not touched.
    case unchanged
  }

  public var entry: Manifest.Entry
  public var change: Change
  /// The path under which a file of unknown origin is kept that lay in the way; nil where none did.
  public var setAside: String?
  /// The name, directly in the output folder, under which new content waits to take the old one's place; nil where none does.
  var staged: String?
}

/// Writes the outputs of one thread: only those that differ from what is there.
///
/// The new content of a file that exists is written beside it, and takes its place in one step when the build ends: a reader never meets
/// half of a file, and a build that fails leaves the earlier site whole. A new file is written in place: it is twice as fast, nobody can
/// wait for it yet, and the journal tells the next build about one that was cut off.
public final class OutputWriter {
  /// What was written so far, in the order of writing.
  public private(set) var written: [WrittenFile] = []

  private let build: OutputBuild
  private let temporaryName: String
  /// The folders below the output folder that are known to be folders.
  private var folders: Set<Substring> = []
  /// The folders that files can be written into; the output folder itself is the empty path.
  private var writable: Set<Substring> = []
  /// The folder of the file before, which is there and can be written into; nil before the first one. Most files lie beside the one before.
  private var last: Substring?

  init(_ build: OutputBuild, number: Int) {
    self.build = build
    temporaryName = OutputBuild.temporaryPrefix + String(number)
  }

  /// Makes an output's content these bytes. A path is written once in a build.
  ///
  /// Throws `notOurs` where a file lies there that no build of ours wrote.
  public func write(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
    var problem: DiskError?
    bytes.withUnsafeBytes { buffer in
      do throws(DiskError) { try write(path, buffer) } catch { problem = error }
    }
    if let problem { throw problem }
  }

  /// Makes an output's content these bytes, which are not kept.
  public func write(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(DiskError) {
    try build.announce(path)
    let entry = Manifest.Entry(path: path, size: bytes.count, hash: ContentHash(of: bytes))
    var change: WrittenFile.Change
    var setAside: String?
    var staged: String?
    if try isThere(entry, bytes) {
      change = .unchanged
    } else {
      let folder = OutputFolder.folder(of: path)
      if last != folder {
        // What was just made can be written into.
        if try !makeFolder(of: path) { try requireWritableFolder(of: path) }
        last = folder
      }
      change = try create(path, bytes) ? .created : .replaced
      if change == .replaced {
        if output.isOurs(path) {
          staged = try stage(path, bytes)
        } else if output.isManifestDamaged {
          setAside = try keepAside(path)
          change = .created
          do throws(DiskError) {
            guard try create(path, bytes) else { throw DiskError(path: output.shown(path), reason: .notOurs) }
          } catch {
            renameat(root, setAside ?? path, root, path)
            throw error
          }
        } else {
          throw DiskError(path: output.shown(path), reason: .notOurs)
        }
      }
    }
    written.append(WrittenFile(entry: entry, change: change, setAside: setAside, staged: staged))
  }
}

extension OutputWriter {
  private var output: OutputFolder { build.output }
  private var root: Int32 { build.output.folder.descriptor }

  /// Whether the file has this content already.
  private func isThere(_ entry: Manifest.Entry, _ bytes: UnsafeRawBufferPointer) throws(DiskError) -> Bool {
    // In a folder that was empty there is nothing to compare with.
    if output.known.isEmpty && output.unfinished.isEmpty && !output.isManifestDamaged { return false }
    let folded = OutputPathProblem.folded(entry.path)
    let before = output.known[folded]
    let isUnfinished = output.unfinished[folded] != nil
    guard before != nil || isUnfinished || output.isManifestDamaged else { return false }
    guard let status = stat.of(entry.path, in: root), status.isFile, status.st_size == bytes.count else { return false }
    if status.changed < output.manifestChanged, !isUnfinished, let before,
      before.path.utf8.elementsEqual(entry.path.utf8)
    {
      return before.hash == entry.hash && before.size == entry.size
    }
    guard let there = try output.read(entry.path) else { return false }
    return there.withUnsafeBytes { there in
      guard there.count == bytes.count, let a = there.baseAddress, let b = bytes.baseAddress else {
        return there.count == bytes.count
      }
      return memcmp(a, b, bytes.count) == 0
    }
  }

  /// False where there is a file already.
  private func create(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(DiskError) -> Bool {
    let shown = output.shown(path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    do throws(DiskError) {
      let file = try OpenFile(path, in: root, flags: flags, shown: shown)
      do throws(DiskError) {
        try file.writeAll(bytes, shown: shown)
      } catch {
        unlinkat(root, path, 0)
        throw error
      }
      return true
    } catch {
      if error.reason == DiskError(EEXIST, at: shown).reason { return false }
      throw error
    }
  }

  /// Writes what is to take a file's place when the build ends, and returns the name under which it waits.
  private func stage(_ path: String, _ bytes: UnsafeRawBufferPointer) throws(DiskError) -> String {
    let shown = output.shown(path)
    if stat.of(path, in: root)?.isFolder == true { throw DiskError(EISDIR, at: shown) }
    let name = temporaryName + "-\(written.count)"
    do throws(DiskError) {
      let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW
      let file = try OpenFile(name, in: root, flags: flags, shown: shown)
      try file.writeAll(bytes, shown: shown)
    } catch {
      unlinkat(root, name, 0)
      throw error
    }
    return name
  }

  /// Throws, naming the folder, where files can be neither created nor replaced in the one that a path lies in.
  private func requireWritableFolder(of path: String) throws(DiskError) {
    let folder = OutputFolder.folder(of: path)
    if writable.contains(folder) { return }
    try output.requireWritable(folder)
    writable.insert(folder)
  }

  /// Gives a file of unknown origin another name, and returns it: `index.html.kept`.
  private func keepAside(_ path: String) throws(DiskError) -> String {
    for number in 1...1000 {
      let name = path + (number == 1 ? ".kept" : ".kept-\(number)")
      // Linking fails where the name is taken, renaming would overwrite it.
      if linkat(root, path, root, name, 0) == 0 {
        guard unlinkat(root, path, 0) == 0 else { throw DiskError(errno, at: output.shown(path)) }
        return name
      }
      if errno != EEXIST { throw DiskError(errno, at: output.shown(path)) }
    }
    throw DiskError(path: output.shown(path), reason: .notOurs)
  }

  /// Makes the folders that a path lies in; false where they are there. A link in their place is not followed: it could lead anywhere.
  private func makeFolder(of path: String) throws(DiskError) -> Bool {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
    var isMade = false
    var missing = [path[..<slash]]
    while let folder = missing.last {
      if folders.contains(folder) {
        missing.removeLast()
      } else if let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), !folders.contains(folder[..<slash]) {
        // From the top down: a folder that can be made may lie behind a link.
        missing.append(folder[..<slash])
      } else if mkdirat(root, String(folder), 0o777) == 0 {
        isMade = true
        folders.insert(folder)
        missing.removeLast()
      } else if errno == EEXIST {
        guard build.output.isRealFolder(folder) else {
          throw DiskError(path: output.shown(String(folder)), reason: .notOurs)
        }
        folders.insert(folder)
        missing.removeLast()
      } else {
        let problem = errno
        try output.requireWritable(OutputFolder.folder(of: folder))
        throw DiskError(problem, at: output.shown(String(folder)))
      }
    }
    return isMade
  }
}

extension OutputFolder {
  /// The folder that an output lies in, relative to the output folder; empty for that one itself.
  static func folder(of path: String) -> Substring { folder(of: path[...]) }

  static func folder(of path: Substring) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }

  /// Throws, naming the folder, where no file can be created, replaced or removed in it.
  func requireWritable(_ inner: Substring) throws(DiskError) {
    let name = inner.isEmpty ? "." : String(inner)
    if faccessat(folder.descriptor, name, W_OK | X_OK, AT_EACCESS) != 0 {
      throw DiskError(errno, at: inner.isEmpty ? path : shown(name))
    }
  }

  /// Whether a path below is a folder, and none on the way there is a link.
  func isRealFolder(_ path: Substring) -> Bool {
    var path = path
    while true {
      guard stat.of(String(path), in: folder.descriptor)?.isFolder == true else { return false }
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return true }
      path = path[..<slash]
    }
  }
}

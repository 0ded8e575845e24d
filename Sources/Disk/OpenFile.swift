import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file descriptor that is closed when it goes out of use.
///
/// Foundation's writers wait for the disk after every file, which makes a build several times slower; so this module speaks to the
/// system itself.
struct OpenFile: ~Copyable {
  let descriptor: Int32

  /// Opens `path` below the folder `folder`; `shown` is the path that an error names.
  init(_ path: String, in folder: Int32 = AT_FDCWD, flags: Int32, mode: mode_t = 0o666, shown: String)
    throws(DiskError)
  {
    while true {
      let descriptor = openat(folder, path, flags | O_CLOEXEC, mode)
      if descriptor >= 0 {
        self.descriptor = descriptor
        return
      }
      if errno != EINTR { throw DiskError(errno, at: shown) }
    }
  }

  deinit { close(descriptor) }

  func status(shown: String) throws(DiskError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw DiskError(errno, at: shown) }
    return status
  }

  /// What comes next, at most so many bytes; empty where nothing does, or where the system refuses.
  func readSome(_ most: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: max(most, 0)) { buffer, count in
      while count < buffer.count, let base = buffer.baseAddress {
        let got = read(descriptor, base + count, buffer.count - count)
        if got > 0 { count += got } else if got == 0 || errno != EINTR { return }
      }
    }
  }

  /// Everything from here to the end. The size is only a hint: a file may grow or shrink while it is read.
  func readAll(expecting size: Int, shown: String) throws(DiskError) -> [UInt8] {
    var problem: Int32 = 0
    // One byte more than expected tells the end of the file without a second round.
    var bytes = [UInt8](unsafeUninitializedCapacity: max(size, 0) + 1) { buffer, count in
      while count < buffer.count, let base = buffer.baseAddress {
        let got = read(descriptor, base + count, buffer.count - count)
        if got > 0 {
          count += got
        } else if got == 0 || errno != EINTR {
          problem = got == 0 ? 0 : errno
          return
        }
      }
    }
    guard problem == 0 else { throw DiskError(problem, at: shown) }
    guard bytes.count > size else { return bytes }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if got > 0 {
        bytes.append(contentsOf: chunk[..<got])
      } else if got == 0 {
        return bytes
      } else if errno != EINTR {
        throw DiskError(errno, at: shown)
      }
    }
  }

  func writeAll(_ bytes: [UInt8], shown: String) throws(DiskError) {
    var problem: DiskError?
    bytes.withUnsafeBytes { buffer in
      do throws(DiskError) { try writeAll(buffer, shown: shown) } catch { problem = error }
    }
    if let problem { throw problem }
  }

  func writeAll(_ bytes: UnsafeRawBufferPointer, shown: String) throws(DiskError) {
    var done = 0
    while done < bytes.count, let base = bytes.baseAddress {
      let wrote = write(descriptor, base + done, bytes.count - done)
      if wrote > 0 {
        done += wrote
      } else if wrote < 0, errno != EINTR {
        throw DiskError(errno, at: shown)
      }
    }
  }
}

extension DiskError {
  /// What the system's error number says about a path.
  init(_ number: Int32, at path: String) {
    let reason: Reason =
      switch number {
      case ENOENT, ENOTDIR: .missing
      case EISDIR: .isFolder
      case EACCES, EPERM, EROFS: .notPermitted
      default: .system(String(cString: strerror(number)))
      }
    self.init(path: path, reason: reason)
  }
}

/// A file or folder, whatever it is called.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Nil where nothing lies at `path`; links are followed.
  init?(of path: String, in folder: Int32 = AT_FDCWD) {
    guard let status = stat.of(path, in: folder, flags: 0) else { return nil }
    self.init(status)
  }
}

extension stat {
  /// Nil where nothing lies at `path`, or where it cannot be reached.
  static func of(_ path: String, in folder: Int32, flags: Int32 = AT_SYMLINK_NOFOLLOW) -> stat? {
    var status = stat()
    return fstatat(folder, path, &status, flags) == 0 ? status : nil
  }

  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }

  /// When content, name or permissions last changed, in nanoseconds. Unlike the time of modification, no program can set it.
  var changed: Int64 {
    #if canImport(Darwin)
      let time = st_ctimespec
    #else
      let time = st_ctim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

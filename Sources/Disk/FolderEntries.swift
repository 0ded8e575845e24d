#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What lies in one folder, in the order of the disk.
struct FolderEntries {
  enum Kind { case folder, file, link, other }

  private(set) var entries: [(name: String, kind: Kind)] = []

  /// Reads a folder; nil, with the system's error number, where that is refused. Names that are not UTF-8 are left out: nothing could
  /// name them, neither a configuration nor a report.
  static func read(_ path: String, in folder: Int32 = AT_FDCWD) -> (entries: FolderEntries?, problem: Int32) {
    let descriptor = openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return (nil, errno) }
    guard let stream = fdopendir(descriptor) else {
      let problem = errno
      close(descriptor)
      return (nil, problem)
    }
    defer { closedir(stream) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return (nil, EINVAL) }
    var result = FolderEntries()
    while true {
      errno = 0
      guard let entry = readdir(stream) else { return errno == 0 ? (result, 0) : (nil, errno) }
      let bytes = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
      guard let name = String(validatingCString: bytes), name != ".", name != ".." else { continue }
      let kind: Kind
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR): kind = .folder
      case Int32(DT_REG): kind = .file
      case Int32(DT_LNK): kind = .link
      case Int32(DT_UNKNOWN): kind = Kind(stat.of(name, in: dirfd(stream)))
      default: kind = .other
      }
      result.entries.append((name, kind))
    }
  }
}

extension FolderEntries.Kind {
  init(_ status: stat?) {
    switch status.map({ $0.st_mode & S_IFMT }) {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

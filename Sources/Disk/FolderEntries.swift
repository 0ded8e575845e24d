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
  /// The names that are not UTF-8, with what is not as `\xE9`: nothing can name these, neither a configuration nor a report.
  private(set) var unnameable: [(name: String, kind: Kind)] = []

  /// Reads a folder; nil, with the system's error number, where that is refused.
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
      let name = String(validatingCString: bytes)
      if name == "." || name == ".." { continue }
      let kind: Kind
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR): kind = .folder
      case Int32(DT_REG): kind = .file
      case Int32(DT_LNK): kind = .link
      case Int32(DT_UNKNOWN): kind = Kind(name.flatMap { stat.of($0, in: dirfd(stream)) })
      default: kind = .other
      }
      if let name { result.entries.append((name, kind)) } else { result.unnameable.append((escaped(bytes), kind)) }
    }
  }

  /// A name with the bytes that are no part of UTF-8 as `\xE9`.
  private static func escaped(_ name: UnsafePointer<CChar>) -> String {
    let bytes = (0..<strlen(name)).map { UInt8(bitPattern: name[$0]) }
    var text = ""
    var index = 0
    while index < bytes.count {
      let length = (1...4).first { length in
        index + length <= bytes.count && String(validating: bytes[index..<(index + length)], as: UTF8.self) != nil
      }
      if let length {
        text += String(decoding: bytes[index..<(index + length)], as: UTF8.self)
        index += length
      } else {
        text += "\\x" + String(UInt32(bytes[index]) + 0x100, radix: 16, uppercase: true).dropFirst()
        index += 1
      }
    }
    return text
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

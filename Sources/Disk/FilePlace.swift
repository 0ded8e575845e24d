import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The first bytes of a file; nil where there is no file, or one that cannot be read: a device, a pipe.
public func beginning(ofFile path: String, most: Int) -> [UInt8]? {
  guard let status = stat.of(path, in: AT_FDCWD, flags: 0), status.isFile,
    let file = try? OpenFile(path, flags: O_RDONLY | O_NONBLOCK, shown: path)
  else { return nil }
  return file.readSome(most)
}

/// What an absolute path leads to, whatever it is called: a file or folder that is there, else the nearest folder that is there and the names below it.
/// Two paths of one place name one file.
public struct FilePlace: Hashable, Sendable {
  private let nearest: FileIdentity?
  private let missing: [[UInt8]]

  /// - Parameter path: absolute, without `..`.
  public init(_ path: String) {
    var parts = path.pathParts
    var missing: [[UInt8]] = []
    while true {
      if let there = FileIdentity(of: "/" + parts.joined(separator: "/")) {
        nearest = there
        break
      }
      guard let last = parts.popLast() else {
        nearest = nil
        break
      }
      missing.append(Array(last.utf8))
    }
    self.missing = missing
  }
}

import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a file looked like at some time, without being read: two that are equal mean that it has not changed in between.
public struct FileStamp: Hashable, Sendable {
  private let place: FileIdentity
  private let size: Int64
  private let modified: Int64
  private let changed: Int64
  /// Where the disk tells full seconds only, times say too little.
  private let content: ContentHash?

  /// Nil where there is no file. Links are followed, and a name is found in any Unicode form, as reading does.
  ///
  /// - Parameter path: absolute, or as seen from `folder`.
  public init?(of path: String, in folder: String) {
    guard !path.utf8.contains(0) else { return nil }
    let full = existingPath(path, in: folder)
    guard let status = stat.of(full, in: AT_FDCWD, flags: 0) else { return nil }
    place = FileIdentity(status)
    size = Int64(status.st_size)
    modified = status.modified
    changed = status.changed
    let isCoarse = changed % 1_000_000_000 == 0
    content = isCoarse && status.isFile ? (try? readFile(path, in: folder)).map { ContentHash(of: $0) } : nil
  }
}

extension stat {
  /// When content was last written, as the writer says, in nanoseconds.
  var modified: Int64 {
    #if canImport(Darwin)
      let time = st_mtimespec
    #else
      let time = st_mtim
    #endif
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

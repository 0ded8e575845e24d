import Findings

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

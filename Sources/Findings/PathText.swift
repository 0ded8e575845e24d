/// Paths as systems read them: bytes, with `/` between the parts.
///
/// To Swift a slash and a combining mark behind it are one character, so that a search for the character `/` passes by a folder whose name begins
/// with such a mark. Everything that takes paths apart goes by their bytes.
extension StringProtocol {
  private static var slash: UInt8 { UInt8(ascii: "/") }

  /// Whether the path begins at the file system's root.
  public var isAbsolutePath: Bool { utf8.first == Self.slash }

  /// What stands between the slashes, in order, without empty parts.
  public var pathParts: [Substring] {
    Substring(self).utf8.split(separator: Self.slash).map { Substring($0) }
  }

  /// What stands behind the last slash, which may be nothing.
  public var lastPathPart: Substring {
    let bytes = Substring(self).utf8
    guard let last = bytes.lastIndex(of: Self.slash) else { return Substring(self) }
    return Substring(bytes[bytes.index(after: last)...])
  }

  /// Whether the text begins with the bytes of another one.
  public func beginsWith(_ prefix: some StringProtocol) -> Bool { utf8.starts(with: prefix.utf8) }

  /// What follows the bytes of a text that this one begins with; nil where it does not.
  public func behind(_ prefix: some StringProtocol) -> String? {
    guard beginsWith(prefix) else { return nil }
    return String(Substring(Substring(self).utf8.dropFirst(prefix.utf8.count)))
  }

  /// The path as seen from a folder, which is named without a slash at its end; nil where it does not lie below.
  public func path(below folder: some StringProtocol) -> String? { behind(folder + "/") }

  /// Without one slash at the end.
  public var withoutLastSlash: String {
    let bytes = Substring(self).utf8
    return bytes.last == Self.slash ? String(Substring(bytes.dropLast())) : String(self)
  }
}

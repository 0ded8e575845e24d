import Foundation

/// A static file of the site. Its name carries a hash of its content, so that browsers may keep it for good.
struct Asset: Sendable {
  /// The path in `Public/`: `site.css`.
  let name: String
  /// The path below the site's root: `assets/site.1f0c8f3c9a.css`.
  let path: String
  let bytes: [UInt8]
  /// What a browser can compare the file with: `sha256-…`. The default theme does not print it, for browsers refuse such files where a page
  /// is opened from disk.
  let integrity: String

  init(_ name: String, _ bytes: [UInt8]) { self.init(name, bytes, SHA256(bytes)) }

  /// Of bytes whose digest is known.
  init(_ name: String, _ bytes: [UInt8], _ hash: SHA256) {
    self.name = name
    self.bytes = bytes
    integrity = "sha256-" + Data(hash.digest).base64EncodedString()
    let fileStart = name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex
    let dot = name[fileStart...].lastIndex(of: ".") ?? name.endIndex
    path = "assets/\(name[..<dot]).\(hash.hex.prefix(10))\(name[dot...])"
  }
}

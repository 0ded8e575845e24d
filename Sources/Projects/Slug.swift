import Findings
import Foundation

/// A name as a part of addresses: lower-case ASCII letters and digits with single hyphens between them, at most 64 long. Empty where the name
/// has no Latin letters or digits even when spelled out.
func slug(_ name: String) -> String {
  // Letters with marks lose the marks; other scripts are not spelled out, for there is more than one way to. ASCII has nothing to decompose.
  let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
  return slug((isPlain ? name : name.decomposedStringWithCompatibilityMapping).unicodeScalars)
}

private func slug(_ scalars: String.UnicodeScalarView) -> String {
  var bytes: [UInt8] = []
  var isPending = false
  for scalar in scalars {
    var byte = UInt8(ascii: "-")
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: byte = UInt8(scalar.value)
    case 0x41...0x5A: byte = UInt8(scalar.value + 0x20)
    case 0x300...0x36F: continue
    case 0x27, 0x2019: continue
    case 0xDF:
      bytes += Array("ss".utf8)
      continue
    case 0xF8, 0xD8: byte = UInt8(ascii: "o")
    case 0x142, 0x141: byte = UInt8(ascii: "l")
    default: break
    }
    guard byte != UInt8(ascii: "-") else {
      isPending = !bytes.isEmpty
      continue
    }
    if isPending { bytes.append(UInt8(ascii: "-")) }
    isPending = false
    bytes.append(byte)
    if bytes.count >= 64 { break }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// A path without `.` and `..` parts where they can be resolved, with `/` between the parts.
func normalized(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.pathParts where part != "." {
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return (path.isAbsolutePath ? "/" : "") + parts.joined(separator: "/")
}

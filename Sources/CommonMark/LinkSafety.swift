/// Whether a link's destination, entities and escapes decoded, may reach a page.
///
/// A destination without a scheme is a relative address and stays. A scheme is read as browsers read it: white space and control
/// characters inside are skipped, case is ignored. `http`, `https`, `mailto`, `tel` and `sms` stay, and an app's own `scheme://…`; what runs
/// or carries a document of its own (`javascript:`, `data:`) does not.
func isSafeDestination(_ destination: String) -> Bool {
  guard let scheme = scheme(of: destination) else { return true }
  if ["http", "https", "mailto", "tel", "sms"].contains(scheme.name) { return true }
  return scheme.isHierarchical && !dangerousSchemes.contains(scheme.name)
    && scheme.name.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
}

/// Whether a page makes a link of a safe destination. An app's own address is a link in the app alone: where a page is read, nothing opens it.
func isForPages(_ destination: String) -> Bool {
  guard let scheme = scheme(of: destination) else { return true }
  return ["http", "https", "mailto", "tel", "sms"].contains(scheme.name)
}

/// The destination with what no address holds (white space, quotes, angle brackets …) in percent signs, as browsers would write it.
///
/// Letters of all scripts stay, and so do braces: they may be those of a variable.
func percentEncoded(_ destination: String) -> String {
  guard destination.utf8.contains(where: isNeverInAddresses) else { return destination }
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in destination.utf8 {
    if isNeverInAddresses(byte) {
      bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func isNeverInAddresses(_ byte: UInt8) -> Bool {
  switch byte {
  case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
    UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"):
    true
  default: false
  }
}

private let dangerousSchemes: Set<String> = [
  "javascript", "vbscript", "livescript", "mocha", "data", "blob", "file", "filesystem", "view-source", "about", "jar",
]

/// The part before the first colon, as a browser would read it, and whether `//` follows; nil where the address is relative.
private func scheme(of destination: String) -> (name: String, isHierarchical: Bool)? {
  var name: [UInt8] = []
  var rest = decodingPercents(destination.utf8.prefix(1024))[...]
  while let byte = rest.popFirst() {
    switch byte {
    case 0x3A:
      guard !name.isEmpty else { return nil }
      return (String(decoding: name, as: UTF8.self), rest.starts(with: [0x2F, 0x2F]))
    // A slash, question mark or hash ends the part that may hold a scheme.
    case 0x2F, 0x3F, 0x23: return nil
    case 0...0x20, 0x7F: continue
    default: name.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
    }
  }
  return nil
}

private func decodingPercents(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  var decoded: [UInt8] = []
  for byte in bytes {
    decoded.append(byte)
    guard decoded.count >= 3, decoded[decoded.count - 3] == 0x25,
      let high = hexValue(decoded[decoded.count - 2]), let low = hexValue(byte)
    else { continue }
    decoded.removeLast(3)
    decoded.append(high << 4 | low)
  }
  return decoded
}

func isLetter(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

private func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x37
  case 0x61...0x66: byte - 0x57
  default: nil
  }
}

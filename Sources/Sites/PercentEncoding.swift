extension String {
  /// The path as it stands in a link: what is not allowed there in percent signs, each byte once. Slashes stay.
  var percentEncodedPath: String {
    if utf8.allSatisfy(\.isPlainInPaths) { return self }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte.isPlainInPaths {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  /// A colon is left out, though allowed: in the first part of a relative link it would end a scheme.
  fileprivate var isPlainInPaths: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "/"), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}

/// The address if a page may link to it: on the web, mail, a telephone's, or within the site. Nil for any other scheme.
func safeLink(_ address: String) -> String? {
  let bytes = address.utf8
  var hasScheme: Bool?
  var schemeCount = 0
  var hasParenthesis = false
  for byte in bytes {
    switch byte {
    // Browsers read a backslash as a slash, and drop what is invisible.
    case 0...0x20, 0x7F, UInt8(ascii: "\\"): return nil
    case UInt8(ascii: "("), UInt8(ascii: ")"): hasParenthesis = true
    case UInt8(ascii: ":"): hasScheme = hasScheme ?? true
    // Nothing ends a scheme: the address is relative.
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): hasScheme = hasScheme ?? false
    default: break
    }
    if hasScheme == nil { schemeCount += 1 }
  }
  if bytes.isEmpty { return nil }
  // Nearly all have this one, written so.
  if hasScheme == true, !bytes.starts(with: "https:".utf8) {
    let scheme = String(decoding: bytes.prefix(schemeCount), as: UTF8.self).lowercased()
    guard ["https", "http", "mailto", "tel", "sms"].contains(scheme) else { return nil }
  } else if hasScheme != true, address.hasPrefix("//") {
    // It would name another host.
    return nil
  }
  // Parentheses would end a link in Markdown; encoded they mean the same.
  return hasParenthesis ? address.replacing("(", with: "%28").replacing(")", with: "%29") : address
}

import Findings

/// The path in the site that an address means, without a slash before it: `plus/de-DE/` of `/plus/de-DE/`.
///
/// Nil where it means none: it does not begin with a slash, an escape is none, or what comes out is no UTF-8 or holds NUL. Nothing else has to be
/// refused, as a path is only ever looked up among those of the site: it leads nowhere on the disk.
func sitePath(ofTarget target: String) -> String? {
  var bytes: [UInt8] = []
  var rest = target.utf8[...]
  guard rest.popFirst() == UInt8(ascii: "/") else { return nil }
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(hexadecimal), let low = rest.popFirst().flatMap(hexadecimal) else {
      return nil
    }
    bytes.append(high << 4 | low)
  }
  return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
}

/// A path of the site as an address: with a slash before it, and escapes for all that is not plain.
func target(ofSitePath path: String) -> String {
  var text = "/"
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      text.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      text += (digits.utf8.count == 1 ? "%0" : "%") + digits
    }
  }
  return text
}

private func hexadecimal(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// Reads the part of JSON that manifests are made of: objects, strings, whole numbers. Anything else is no manifest.
struct ManifestScanner {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return at == bytes.count
    }
  }

  /// Reads an object, whose values `member` reads; false where it is none, or where `member` says so.
  mutating func object(_ member: (String, inout ManifestScanner) -> Bool) -> Bool {
    guard take("{") else { return false }
    if take("}") { return true }
    repeat {
      guard let key = string(), take(":"), member(key, &self) else { return false }
    } while take(",")
    return take("}")
  }

  /// A number without sign, fraction or exponent.
  mutating func integer() -> Int? {
    skipSpace()
    let start = at
    while at < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
    return Int(String(decoding: bytes[start..<at], as: UTF8.self))
  }

  mutating func string() -> String? {
    guard take("\"") else { return nil }
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      // What stands behind a backslash is never the end.
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard at < bytes.count else { return nil }
    let content = bytes[start..<at]
    at += 1
    return content.contains(UInt8(ascii: "\\"))
      ? unescaped(content) : String(validating: content, as: UTF8.self)
  }

  private func unescaped(_ content: ArraySlice<UInt8>) -> String? {
    var units: [UInt16] = []
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        let end = rest.firstIndex(of: UInt8(ascii: "\\")) ?? rest.endIndex
        guard let text = String(validating: content[(rest.startIndex - 1)..<end], as: UTF8.self) else { return nil }
        units.append(contentsOf: text.utf16)
        rest = rest[end...]
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "u"):
        guard rest.count >= 4, let unit = UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16)
        else { return nil }
        units.append(unit)
        rest = rest.dropFirst(4)
      case let other? where "\"\\/".utf8.contains(other): units.append(UInt16(other))
      default: return nil
      }
    }
    return String(validating: units, as: UTF16.self)
  }

  /// Whether a colon stands next, which is then passed.
  mutating func takesColon() -> Bool { take(":") }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func skipSpace() {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09: at += 1
      default: return
      }
    }
  }
}

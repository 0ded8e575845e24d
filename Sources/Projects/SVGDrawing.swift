/// What a drawing in SVG does beside drawing, read tag by tag.
///
/// No browser runs what is in an image of a page, but whoever opens the copied file by its own address does.
struct SVGDrawing {
  /// Whether the first tag is that of a drawing.
  private(set) var isDrawing = false
  /// What does more than draw, in words that follow "has"; nil where nothing does.
  private(set) var harm: String?

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read()
  }

  private mutating func read() {
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    var isFirst = true
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      // Text before the first tag: this is something else.
      let isBlank = bytes[index..<start].allSatisfy { $0 <= 0x20 || $0 >= 0x80 }
      if isFirst, !isBlank { return }
      index = start + 1
      if skip("!--", to: "-->") || skip("![CDATA[", to: "]]>") { continue }
      if bytes[index...].starts(with: "?".utf8) {
        if bytes[index...].starts(with: "?xml-stylesheet".utf8) { note("a style sheet of another file") }
        _ = skip("?", to: "?>")
        continue
      }
      if bytes[index...].starts(with: "!".utf8) {
        var end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
        if bytes[index..<end].contains(UInt8(ascii: "[")) {
          note("entities of its own")
          let last = bytes[index...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.count
          end = bytes[last...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
        }
        index = min(bytes.count, end + 1)
        continue
      }
      if bytes[index...].starts(with: "/".utf8) { continue }
      let name = localName(word { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") })
      if isFirst {
        isDrawing = name == "svg"
        if !isDrawing { return }
        isFirst = false
      }
      if let harm = SVGDrawing.harmfulElements[name] { note(harm) }
      readAttributes()
    }
  }

  private mutating func readAttributes() {
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      guard bytes[index] > 0x20, bytes[index] != UInt8(ascii: "/") else {
        index += 1
        continue
      }
      let name = localName(
        word { $0 > 0x20 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") })
      if name.isEmpty { index += 1 }
      while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
        if name.hasPrefix("on") { note("an event handler, '\(name)'") }
        continue
      }
      index += 1
      while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
      let value = readValue()
      if name.hasPrefix("on") { note("an event handler, '\(name)'") }
      if SVGDrawing.addresses.contains(name) { check(address: value) }
    }
  }

  private mutating func readValue() -> String {
    guard index < bytes.count else { return "" }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return word { $0 > 0x20 && $0 != UInt8(ascii: ">") }
    }
    index += 1
    let value = word { $0 != quote }
    index = min(bytes.count, index + 1)
    return value
  }

  /// An address within the drawing, or a picture that it carries, leads nowhere.
  private mutating func check(address: String) {
    let plain = String(decoding: address.utf8.filter { $0 > 0x20 }, as: UTF8.self).lowercased()
    if plain.contains("script:") || plain.contains("&") {
      note("an address that runs something")
    } else if plain.contains(":") || plain.hasPrefix("//"), !plain.hasPrefix("data:image/") || plain.contains("svg") {
      note("an address of another file")
    }
  }

  private mutating func note(_ harm: String) { if self.harm == nil { self.harm = harm } }

  /// Passes over what stands between two marks; false where the first does not stand here.
  private mutating func skip(_ opening: String, to closing: String) -> Bool {
    guard bytes[index...].starts(with: opening.utf8) else { return false }
    index += opening.utf8.count
    let last = Array(closing.utf8)
    while index < bytes.count, !bytes[index...].starts(with: last) { index += 1 }
    index = min(bytes.count, index + last.count)
    return true
  }

  private mutating func word(_ isPart: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, isPart(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// A name without the prefix of its namespace, in lower case.
  private func localName(_ name: String) -> String {
    (name.split(separator: ":").last.map(String.init) ?? "").lowercased()
  }

  private static let harmfulElements = [
    "script": "a script", "handler": "a script", "foreignobject": "a part of a web page, 'foreignObject'",
    "iframe": "a part of a web page, 'iframe'", "embed": "a part of a web page, 'embed'",
    "object": "a part of a web page, 'object'",
  ]
  /// The attributes that hold an address, or what an animation makes of one.
  private static let addresses: Set<String> = ["href", "src", "from", "to", "by", "values"]
}

import Reports

/// Texts that a PNG file carries beside its pixels: programs that sort pictures find them, and they stay when the mark is cut off.
extension Picture {
  /// The file with what it is: a title, a description that says that it is a preview, and the program.
  ///
  /// Nil where the bytes are no PNG, or one of another size: pixels, not points.
  public func marked(_ png: [UInt8], width: Int, height: Int) -> [UInt8]? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // The header is always the first chunk: its length, its name, 13 bytes and their check.
    let headerEnd = signature.count + 8 + 13 + 4
    guard png.starts(with: signature), png.count > headerEnd, png[12..<16].elementsEqual("IHDR".utf8),
      PNGText.number(png[16..<20]) == width, PNGText.number(png[20..<24]) == height
    else { return nil }
    let texts = [
      ("Title", "\(visible(heading)): \(visible(lead))"),
      ("Description", "Preview of \(address) on \(look). Drawn by paywallgen, not a screenshot of the app."),
      ("Software", "paywallgen"),
    ]
    var marked = Array(png[..<headerEnd])
    for (keyword, text) in texts { marked += PNGText.chunk(keyword, text) }
    return marked + png[headerEnd...]
  }
}

/// The chunks of a PNG file that hold text, after the specification of PNG, third edition, 11.3.3.
private enum PNGText {
  /// A chunk `iTXt`, which is in UTF-8 and here not compressed.
  static func chunk(_ keyword: String, _ text: String) -> [UInt8] {
    // Keyword, end, neither compressed nor how, no language, no translated keyword.
    var content = Array("iTXt\(keyword)".utf8) + [0, 0, 0, 0, 0]
    content += text.utf8.filter { $0 != 0 }
    return bytes(content.count - 4) + content + bytes(Int(check(content)))
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 as the specification's annex D gives it, bit by bit: texts are short.
  private static func check(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}

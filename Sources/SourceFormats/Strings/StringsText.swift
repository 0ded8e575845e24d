/// The text of a strings file as UTF-8, whatever its encoding on disk, and where its bytes came from.
struct StringsText {
  var bytes: [UInt8]
  /// The offset in the file of each byte of the text and of its end; nil where the file is UTF-8, with `shift` bytes before it.
  private var offsets: [UInt32]?
  private var shift = 0
  /// The offsets of UTF-16 code units that are half a pair, or half a unit at the end.
  private(set) var broken: [Range<Int>] = []

  init(_ file: [UInt8]) {
    switch (file.first, file.dropFirst().first) {
    case (0xFF, 0xFE): self.init(utf16: file, from: 2, highFirst: false)
    case (0xFE, 0xFF): self.init(utf16: file, from: 2, highFirst: true)
    // Without a mark: the first character of a strings file is ASCII, a quote or the slash of a comment.
    case (0, .some(1...)): self.init(utf16: file, from: 0, highFirst: true)
    case (.some(1...), 0): self.init(utf16: file, from: 0, highFirst: false)
    default: self.init(utf8: file)
    }
  }

  private init(utf8 file: [UInt8]) {
    shift = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    bytes = shift == 0 ? file : Array(file.dropFirst(shift))
  }

  private init(utf16 file: [UInt8], from start: Int, highFirst: Bool) {
    bytes = []
    bytes.reserveCapacity(file.count)
    var offsets: [UInt32] = []
    offsets.reserveCapacity(file.count)
    func unit(_ offset: Int) -> UInt32 {
      let (high, low) = highFirst ? (file[offset], file[offset + 1]) : (file[offset + 1], file[offset])
      return UInt32(high) << 8 | UInt32(low)
    }
    var at = start
    while at + 1 < file.count {
      var value = unit(at)
      var length = 2
      if 0xD800..<0xDC00 ~= value, at + 3 < file.count, 0xDC00...0xDFFF ~= unit(at + 2) {
        value = 0x10000 + (value - 0xD800) << 10 + (unit(at + 2) - 0xDC00)
        length = 4
      }
      let scalar = Unicode.Scalar(value)
      if scalar == nil, broken.count <= FaultList.limit { broken.append(at..<at + 2) }
      for byte in UTF8.encode(scalar ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
        bytes.append(byte)
        offsets.append(UInt32(clamping: at))
      }
      at += length
    }
    if at < file.count { broken.append(at..<file.count) }
    offsets.append(UInt32(clamping: at))
    self.offsets = offsets
  }

  /// Whether it is a property list in XML: no other strings file begins with `<`.
  var isPropertyList: Bool { bytes.first { $0 > 0x20 } == UInt8(ascii: "<") }

  /// The place in the file of a range of the text.
  func place(_ range: Range<Int>) -> Range<Int> {
    guard let offsets else { return range.lowerBound + shift..<range.upperBound + shift }
    return Int(offsets[min(range.lowerBound, bytes.count)])..<Int(offsets[min(range.upperBound, bytes.count)])
  }
}

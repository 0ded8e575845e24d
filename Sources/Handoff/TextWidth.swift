/// How wide a text is drawn, estimated without a font: advance widths of kinds of letters, in parts of the size.
///
/// The figures stand for San Francisco and the fonts that systems take for other scripts. They tell a text that fits with room to spare from one that
/// cannot; what is close is for a browser to measure.
public struct TextWidth: Hashable, Sendable {
  /// On one line, in points.
  public let points: Double
  /// The widest piece of the text that no line may end within, in points: a piece that is wider than its slot is broken inside.
  ///
  /// Lines end at blanks, behind hyphens and dashes, and anywhere in scripts that are written without blanks; not at no-break spaces.
  public let widestPiece: Double
  /// How many lines it takes in its slot: words are kept whole where they fit.
  public let lines: Int

  /// - Parameters:
  ///   - size: of the font, in points.
  ///   - weight: of the font; from 600 on letters are some 4 % wider.
  ///   - slot: the width of a line, in points.
  public init(of text: String, size: Double, weight: Int, slot: Double) {
    // All widths are added up in hundredths of the size, so that no digit is lost.
    let unit = size * (weight >= 600 ? 1.04 : 1) / 100
    var (whole, piece, widest) = (0, 0, 0)
    var filling = Filling(slot: slot, unit: unit)
    // Before the first scalar there is nothing that a piece could end behind.
    var previous = UInt32.max
    let advances = TextWidth.advances
    var text = text
    text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let value = TextWidth.scalar(in: bytes, at: &index)
        let advance = value < advances.count ? advances[Int(value)] : TextWidth.advance(of: value)
        whole += advance
        if value == 0x20 { filling.endWord() } else { filling.add(advance) }
        if TextWidth.endsPiece(previous, before: value) { piece = 0 }
        previous = value
        if TextWidth.isBlank(value) { continue }
        piece += advance
        widest = max(widest, piece)
      }
    }
    filling.endWord()
    points = Double(whole) * unit
    widestPiece = Double(widest) * unit
    lines = filling.lines
  }

  /// The scalar that begins at an index of a string's bytes, and moves the index behind it.
  @inline(__always)
  private static func scalar(in bytes: UnsafeBufferPointer<UInt8>, at index: inout Int) -> UInt32 {
    let first = bytes[index]
    index += 1
    if first < 0x80 { return UInt32(first) }
    let length = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var value = UInt32(first) & (0x3F >> UInt32(length))
    for next in bytes[index..<min(index + length, bytes.count)] { value = value << 6 | UInt32(next & 0x3F) }
    index += length
    return value
  }

  /// Lines that are filled with words.
  private struct Filling {
    let slot: Double
    let unit: Double
    private(set) var lines = 1
    private var used = 0.0
    /// The word that is being read, in hundredths of the size.
    private var word = 0
    private var isInWord = false

    init(slot: Double, unit: Double) {
      self.slot = slot
      self.unit = unit
    }

    mutating func add(_ advance: Int) {
      word += advance
      isInWord = true
    }

    mutating func endWord() {
      guard isInWord, slot > 0 else { return }
      let width = Double(word) * unit
      let needed = used == 0 ? width : used + Double(TextWidth.blank) * unit + width
      word = 0
      isInWord = false
      if needed <= slot {
        used = needed
        return
      }
      if used > 0 { lines += 1 }
      // A word that is longer than the line is broken, as is text without blanks.
      lines += max(0, Int((width / slot).rounded(.up)) - 1)
      used = width.truncatingRemainder(dividingBy: slot)
    }
  }

  private static let blank = 27

  @inline(__always)
  private static func endsPiece(_ previous: UInt32, before next: UInt32) -> Bool {
    // Between letters of most scripts no line ends.
    if previous > 0x2D, previous < 0xAD, next < 0x0E00 { return false }
    if isBlank(previous) || isWithoutBlanks(previous) || isWithoutBlanks(next) { return true }
    switch previous {
    // What follows a hyphen in "-50" belongs to it.
    case 0x2D: return !(0x30...0x39).contains(next)
    case 0xAD, 0x2010, 0x2013, 0x2014: return true
    default: return false
    }
  }

  @inline(__always)
  private static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a letter is of a script in which lines end within what blanks part: Thai, Lao, Burmese, Khmer, Chinese, Japanese, Korean.
  @inline(__always)
  private static func isWithoutBlanks(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x0E00: false
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFDC, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Of the scalars of alphabets, up to Arabic, in hundredths of the size.
  private static let advances: [Int] = (0..<0x700).map { advance(of: $0) }

  /// In hundredths of the size.
  private static func advance(of value: UInt32) -> Int {
    switch value {
    case 0x20, 0xA0: 27
    case 0x202F, 0x2009: 15
    case 0x69, 0x6A, 0x6C, 0x27, 0x2E, 0x2C, 0x3A, 0x3B, 0x21, 0x7C, 0x131: 27
    case 0x66, 0x74, 0x72, 0x28, 0x29, 0x2F, 0x2D, 0x49: 36
    case 0x6D, 0x77, 0x4D, 0x57, 0x40, 0x25: 87
    case 0x30...0x39, 0x24, 0x20AC, 0xA3: 63
    case 0x41...0x5A: 67
    case 0x21...0x7E: 55
    default: Unicode.Scalar(value).map { advance(beyondASCII: $0) } ?? 0
    }
  }

  private static func advance(beyondASCII scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .privateUse: return 0
    default: break
    }
    return switch scalar.value {
    case 0x0370...0x03FF: 58
    case 0x0400...0x052F: 61
    case 0x0590...0x05FF: 56
    case 0x0600...0x08FF: 48
    case 0x0900...0x0DFF: 62
    case 0x0E00...0x0EFF: 58
    case 0x1100...0x11FF, 0xAC00...0xD7AF: 92
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: 100
    case 0x1F000...0x1FAFF, 0x2600...0x27BF: 125
    default: scalar.properties.isUppercase ? 67 : 55
    }
  }
}

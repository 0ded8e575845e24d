/// How wide a text is drawn, estimated without a font: advance widths of kinds of letters, in parts of the size.
///
/// The figures stand for San Francisco and the fonts that systems take for other scripts. They tell a text that fits with room to spare from one that
/// cannot; what is close is for a browser to measure.
public enum TextWidth {
  /// The width of the text on one line, in points.
  ///
  /// - Parameters:
  ///   - size: of the font, in points.
  ///   - weight: of the font; from 600 on letters are some 4 % wider.
  public static func points(of text: String, size: Double, weight: Int) -> Double {
    points(of: text.unicodeScalars, size: size, weight: weight)
  }

  private static func points(of text: some Sequence<Unicode.Scalar>, size: Double, weight: Int) -> Double {
    var width = 0.0
    for scalar in text { width += advance(of: scalar) }
    return width * size * (weight >= 600 ? 1.04 : 1)
  }

  /// How many lines a text takes in a slot: words are kept whole where they fit.
  public static func lines(of text: String, size: Double, weight: Int, slot: Double) -> Int {
    guard slot > 0 else { return 1 }
    var lines = 1
    var used = 0.0
    let space = points(of: " ", size: size, weight: weight)
    for word in text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: true) {
      let width = points(of: word, size: size, weight: weight)
      let needed = used == 0 ? width : used + space + width
      if needed <= slot {
        used = needed
        continue
      }
      if used > 0 { lines += 1 }
      // A word that is longer than the line is broken, as is text without blanks.
      lines += max(0, Int((width / slot).rounded(.up)) - 1)
      used = width.truncatingRemainder(dividingBy: slot)
    }
    return lines
  }

  /// The width of the widest piece of a text that no line may end within, in points: a piece that is wider than its slot is broken inside.
  ///
  /// Lines end at blanks, behind hyphens and dashes, and anywhere in scripts that are written without blanks; not at no-break spaces.
  public static func widestPiece(of text: String, size: Double, weight: Int) -> Double {
    var widest = 0.0
    var piece = 0.0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if endsPiece(previous, before: scalar) { piece = 0 }
      previous = scalar
      if isBlank(scalar) { continue }
      piece += advance(of: scalar)
      widest = max(widest, piece)
    }
    return widest * size * (weight >= 600 ? 1.04 : 1)
  }

  private static func endsPiece(_ previous: Unicode.Scalar?, before next: Unicode.Scalar) -> Bool {
    guard let previous else { return false }
    if isBlank(previous) || isWithoutBlanks(previous) || isWithoutBlanks(next) { return true }
    switch previous.value {
    // What follows a hyphen in "-50" belongs to it.
    case 0x2D: return !(0x30...0x39).contains(next.value)
    case 0xAD, 0x2010, 0x2013, 0x2014: return true
    default: return false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a letter is of a script in which lines end within what blanks part: Thai, Lao, Burmese, Khmer, Chinese, Japanese, Korean.
  private static func isWithoutBlanks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFDC, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x20, 0xA0: 0.27
    case 0x202F, 0x2009: 0.15
    case 0x69, 0x6A, 0x6C, 0x27, 0x2E, 0x2C, 0x3A, 0x3B, 0x21, 0x7C, 0x131: 0.27
    case 0x66, 0x74, 0x72, 0x28, 0x29, 0x2F, 0x2D, 0x49: 0.36
    case 0x6D, 0x77, 0x4D, 0x57, 0x40, 0x25: 0.87
    case 0x30...0x39, 0x24, 0x20AC, 0xA3: 0.63
    case 0x41...0x5A: 0.67
    case 0x21...0x7E: 0.55
    default: advance(beyondASCII: scalar)
    }
  }

  private static func advance(beyondASCII scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .privateUse: return 0
    default: break
    }
    return switch scalar.value {
    case 0x0370...0x03FF: 0.58
    case 0x0400...0x052F: 0.61
    case 0x0590...0x05FF: 0.56
    case 0x0600...0x08FF: 0.48
    case 0x0900...0x0DFF: 0.62
    case 0x0E00...0x0EFF: 0.58
    case 0x1100...0x11FF, 0xAC00...0xD7AF: 0.92
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFF: 1
    case 0x1F000...0x1FAFF, 0x2600...0x27BF: 1.25
    default: scalar.properties.isUppercase ? 0.67 : 0.55
    }
  }
}

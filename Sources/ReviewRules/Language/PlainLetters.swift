import Foundation

/// Letters made small, without their accents: `Ǻ` is `a`.
///
/// Unicode's own answer costs a microsecond for each letter, so that it is asked once for all letters of an alphabet.
enum PlainLetters {
  /// What is left of a scalar; 0 where nothing is, nil where it is several letters, or of none of the alphabets here.
  static func letter(of scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0xC0...0x24F: latin[Int(scalar - 0xC0)]
    case 0x370...0x3FF: greek[Int(scalar - 0x370)]
    case 0x400...0x4FF: cyrillic[Int(scalar - 0x400)]
    case 0x621...0x64A: arabic[Int(scalar - 0x621)]
    case 0x1E00...0x1FFF: additional[Int(scalar - 0x1E00)]
    default: nil
    }
  }

  private static let latin = (0xC0...0x24F).map(read)
  private static let greek = (0x370...0x3FF).map(read)
  private static let cyrillic = (0x400...0x4FF).map(read)
  private static let arabic = (0x621...0x64A).map(read)
  private static let additional = (0x1E00...0x1FFF).map(read)

  private static func read(_ value: UInt32) -> UInt32? {
    guard let scalar = Unicode.Scalar(value) else { return nil }
    let parts = parts(of: scalar)
    return parts.count > 1 ? nil : parts.first ?? 0
  }

  /// All letters that are left of a scalar.
  static func parts(of scalar: Unicode.Scalar) -> [UInt32] {
    scalar.properties.lowercaseMapping.decomposedStringWithCanonicalMapping.unicodeScalars.compactMap { part in
      switch part.value {
      case 0x300...0x36F, 0x64B...0x65F: nil
      case 0x131: 0x69
      // The Polish l is no l with an accent to Unicode, but to who types without one.
      case 0x142: 0x6C
      default: part.value
      }
    }
  }
}

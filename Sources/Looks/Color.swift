import Foundation

/// A color in sRGB, with opacity.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// 0 (nothing is drawn) to 1.
  public var opacity: Double

  public init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The color of 24 bits: `0x0071E3`.
  public init(_ rgb: UInt32, opacity: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), opacity: opacity)
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA`, in either case; nil for anything else.
  public init?(hex text: String) {
    var digits: [UInt8] = []
    for (index, byte) in text.utf8.enumerated() {
      if index == 0 {
        guard byte == UInt8(ascii: "#") else { return nil }
        continue
      }
      guard index <= 8, let value = Color.hexValue(of: byte) else { return nil }
      digits.append(value)
    }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    self.init(
      red: bytes[0], green: bytes[1], blue: bytes[2], opacity: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  private static func hexValue(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  public static let black = Color(0x000000)
  public static let white = Color(0xFFFFFF)

  /// `#0071E3`; where the color is not opaque, with two more digits. A form that CSS and JSON's readers both take.
  public var hex: String {
    var text = "#"
    for part in [red, green, blue] { text += Color.twoDigits(part) }
    if opacity < 1 { text += Color.twoDigits(UInt8(max(0, min(255, (opacity * 255).rounded())))) }
    return text
  }

  private static func twoDigits(_ part: UInt8) -> String {
    let digits = String(part, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }

  /// This color with another opacity.
  public func opacity(_ opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// What is seen where this color lies on an opaque one.
  public func over(_ ground: Color) -> Color {
    let share = max(0, min(1, opacity))
    func mix(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      UInt8(max(0, min(255, (Double(upper) * share + Double(lower) * (1 - share)).rounded())))
    }
    return Color(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white. Opacity is not looked at.
  public var relativeLuminance: Double {
    func linear(_ part: UInt8) -> Double {
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.2, 1 to 21, of this color on an opaque ground.
  public func contrast(on ground: Color) -> Double {
    let own = over(ground).relativeLuminance
    let other = ground.relativeLuminance
    return (max(own, other) + 0.05) / (min(own, other) + 0.05)
  }

  /// White or black, whichever is easier to read on this color.
  public var readableText: Color {
    Color.white.contrast(on: self) >= Color.black.contrast(on: self) ? .white : .black
  }
}

/// Whether a screen is light or dark.
public enum Scheme: String, CaseIterable, Hashable, Sendable {
  case light, dark
}

/// A color for each scheme.
public struct ColorPair: Hashable, Sendable {
  public var light: Color
  public var dark: Color

  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// A pair of two opaque colors.
  public init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: Color(light), dark: Color(dark))
  }

  public subscript(scheme: Scheme) -> Color { scheme == .light ? light : dark }
}

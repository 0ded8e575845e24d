/// A system color that `appearance` may name.
///
/// Most of Apple's values cannot be read as text, so each has two: one for drawings, one for words.
public enum NamedColor: String, CaseIterable, Hashable, Sendable {
  case blue, teal, cyan, mint, green, yellow, orange, red, pink, purple, indigo, brown, gray, black, white

  /// The value Apple gives: for icons, marks and fills.
  public var graphic: ColorPair {
    switch self {
    case .blue: ColorPair(0x007AFF, 0x0A84FF)
    case .teal: ColorPair(0x30B0C7, 0x40C8E0)
    case .cyan: ColorPair(0x32ADE6, 0x64D2FF)
    case .mint: ColorPair(0x00C7BE, 0x63E6E2)
    case .green: ColorPair(0x34C759, 0x30D158)
    case .yellow: ColorPair(0xFFCC00, 0xFFD60A)
    case .orange: ColorPair(0xFF9500, 0xFF9F0A)
    case .red: ColorPair(0xFF3B30, 0xFF453A)
    case .pink: ColorPair(0xFF2D55, 0xFF375F)
    case .purple: ColorPair(0xAF52DE, 0xBF5AF2)
    case .indigo: ColorPair(0x5856D6, 0x5E5CE6)
    case .brown: ColorPair(0xA2845E, 0xAC8E68)
    case .gray: ColorPair(0x8E8E93, 0x8E8E93)
    case .black: ColorPair(0x000000, 0x000000)
    case .white: ColorPair(0xFFFFFF, 0xFFFFFF)
    }
  }

  /// The value for words: at least 4.5:1 on every surface that the looks have. Black and white mean what they say.
  public var text: ColorPair {
    switch self {
    case .blue: ColorPair(0x0066CC, 0x54A6FF)
    case .teal: ColorPair(0x00707C, 0x40C8E0)
    case .cyan: ColorPair(0x006E9E, 0x64D2FF)
    case .mint: ColorPair(0x00756F, 0x63E6E2)
    case .green: ColorPair(0x1D7A34, 0x30D158)
    case .yellow: ColorPair(0x7A5C00, 0xFFD60A)
    case .orange: ColorPair(0xA85300, 0xFF9F0A)
    case .red: ColorPair(0xC9190B, 0xFF6961)
    case .pink: ColorPair(0xC9123A, 0xFF6E8B)
    case .purple: ColorPair(0x8E3BBF, 0xD08AF7)
    case .indigo: ColorPair(0x5856D6, 0x9E9CFF)
    case .brown: ColorPair(0x7A6142, 0xC2A57F)
    case .gray: ColorPair(0x6C6C70, 0xA0A0A6)
    case .black, .white: graphic
    }
  }
}

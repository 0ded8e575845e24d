/// A color by what it is for. The raw values are the names of the CSS custom properties and of the tokens handed to designers.
public enum ColorToken: String, CaseIterable, Hashable, Sendable {
  case surface, grouped, cell, card
  case cardRaised = "card-raised"
  case label
  case labelSecondary = "label-secondary"
  case tint
  case tintFill = "tint-fill"
  case onFill = "on-fill"
  case tintText = "tint-text"
  case tintWash = "tint-wash"
  case policyText = "policy-text"
  case outline, separator, off
  case offText = "off-text"
  case close, segment
  case segmentOn = "segment-on"
  case danger, skeleton, peek, behind
  case frameEdge = "frame-edge"
}

extension ColorToken {
  /// The value where a project says nothing. Text reaches 4.5:1 on every surface it meets; Apple's own colors do not.
  public var standard: ColorPair {
    switch self {
    case .surface, .cell: ColorPair(0xFFFFFF, 0x1C1C1E)
    case .grouped: ColorPair(0xF2F2F7, 0x000000)
    case .card: ColorPair(0xF4F4F5, 0x2C2C2E)
    case .cardRaised: ColorPair(0xFFFFFF, 0x2C2C2E)
    case .label: ColorPair(0x000000, 0xFFFFFF)
    case .labelSecondary: ColorPair(0x6C6C70, 0xA0A0A6)
    case .tint: ColorPair(0x0071E3, 0x0A84FF)
    case .tintFill: ColorPair(0x0071E3, 0x0071E3)
    case .onFill: ColorPair(0xFFFFFF, 0xFFFFFF)
    case .tintText, .policyText: ColorPair(0x0066CC, 0x54A6FF)
    case .tintWash: ColorPair(light: Color(0x0071E3, opacity: 0.07), dark: Color(0x0A84FF, opacity: 0.14))
    case .outline: ColorPair(0x86868B, 0x86868B)
    case .separator: ColorPair(light: Color(0x3C3C43, opacity: 0.29), dark: Color(0x545458, opacity: 0.65))
    case .off, .close, .segment: ColorPair(0xE9E9EB, 0x39393D)
    case .offText: ColorPair(0x636366, 0xAEAEB2)
    case .segmentOn: ColorPair(0xFFFFFF, 0x636366)
    case .danger: ColorPair(0xC9190B, 0xFF6961)
    case .skeleton: ColorPair(0xE1E1E6, 0x3A3A3C)
    case .peek: ColorPair(0xC7C7CC, 0x3A3A3C)
    case .behind: ColorPair(0x000000, 0x000000)
    case .frameEdge: ColorPair(light: Color(0x000000, opacity: 0.16), dark: Color(0xFFFFFF, opacity: 0.22))
    }
  }
}

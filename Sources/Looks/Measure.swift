/// A distance, radius or size, in points. The raw values are the names of the CSS custom properties.
public enum Measure: String, CaseIterable, Hashable, Sendable {
  case margin, gap
  case rowBlock = "row-block"
  case rowInline = "row-inline"
  case rowRadius = "row-radius"
  case buttonRadius = "button-radius"
  case buttonHeight = "button-height"
  case mark, ring, target
  case sheetTop = "sheet-top"
  case sheetRadius = "sheet-radius"
  case safeTop = "safe-top"
  case safeBottom = "safe-bottom"
  case frameRadius = "frame-radius"
  case frameWidth = "frame-width"
  case frameHeight = "frame-height"
}

extension Measure {
  /// The value in a control style, on a phone 393 points wide.
  public func value(in style: ControlStyle) -> Double {
    switch self {
    case .margin: 16
    case .gap: 12
    case .rowBlock: style == .compactPicker ? 14 : style.isPaged ? 20 : 12
    case .rowInline: style == .compactPicker ? 8 : style.isPaged ? 20 : 16
    case .rowRadius: style == .compactPicker ? 14 : style == .list ? 10 : 18
    case .buttonRadius: 14
    case .buttonHeight: 50
    case .mark: 22
    case .ring: 2
    case .target: 44
    case .sheetTop: 69
    case .sheetRadius: 10
    case .safeTop: 59
    case .safeBottom: 34
    case .frameRadius: 48
    case .frameWidth: 393
    case .frameHeight: 852
    }
  }
}

/// A customer's setting for how large text is. `large` is what a device comes with.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
  case large
  case ax1, ax2, ax3, ax4, ax5
}

/// A text style of the Human Interface Guidelines, with its sizes at every setting.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle = "large-title"
  case title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
}

/// Size and line height, in points.
public struct TextMeasure: Hashable, Sendable {
  public var size: Double
  public var lineHeight: Double

  public init(_ size: Double, _ lineHeight: Double) {
    self.size = size
    self.lineHeight = lineHeight
  }
}

extension TextStyle {
  /// The weight of the style where nothing else is said.
  public var weight: Int {
    switch self {
    case .largeTitle: 700
    case .headline: 600
    default: 400
    }
  }

  /// Size and line height at a setting. Sizes at Large: HIG, Typography.
  public func measure(at setting: TextSize = .large) -> TextMeasure {
    switch setting {
    case .large: measures.0
    case .ax1: measures.1
    case .ax2: measures.2
    case .ax3: measures.3
    case .ax4: measures.4
    case .ax5: measures.5
    }
  }

  private typealias Row = (TextMeasure, TextMeasure, TextMeasure, TextMeasure, TextMeasure, TextMeasure)

  private var measures: Row {
    func row(_ sizes: (Double, Double)...) -> Row {
      func at(_ index: Int) -> TextMeasure { TextMeasure(sizes[index].0, sizes[index].1) }
      return (at(0), at(1), at(2), at(3), at(4), at(5))
    }
    return switch self {
    case .largeTitle: row((34, 41), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70))
    case .title1: row((28, 34), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68))
    case .title2: row((22, 28), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66))
    case .title3: row((20, 25), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65))
    case .headline, .body: row((17, 22), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62))
    case .callout: row((16, 21), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60))
    case .subheadline: row((15, 20), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58))
    case .footnote: row((13, 18), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52))
    case .caption1: row((12, 16), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51))
    case .caption2: row((11, 13), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48))
    }
  }
}

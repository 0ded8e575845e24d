/// How a paywall lets a customer choose a plan: the names of `control-style` in the configuration.
public enum ControlStyle: String, CaseIterable, Hashable, Sendable {
  case automatic, buttons, picker
  case prominentPicker = "prominent-picker"
  case compactPicker = "compact-picker"
  case pagedPicker = "paged-picker"
  case pagedProminentPicker = "paged-prominent-picker"
  case list, custom
}

extension ControlStyle {
  /// The style that is drawn: `automatic` is a picker where there is a choice, and a button where there is none.
  public func drawn(planCount: Int) -> ControlStyle {
    guard self == .automatic else { return self }
    return planCount > 1 ? .picker : .buttons
  }

  /// Whether the chosen plan is told by more than its check mark: a raised card with a ring.
  public var isProminent: Bool { self == .prominentPicker || self == .pagedProminentPicker || self == .compactPicker }

  /// Whether one plan is shown at a time.
  public var isPaged: Bool { self == .pagedPicker || self == .pagedProminentPicker }

  /// Whether the app draws the plans itself, so that nothing is known of how Apple's view would draw them.
  public var isOwn: Bool { self == .list || self == .custom }
}

/// Which figures a screen is drawn with.
public enum LooksSet: String, CaseIterable, Hashable, Sendable {
  /// What Apple's view draws: price and offer on one line, all of it 15/20 regular.
  case device
  /// The price on a line of its own, larger and heavier than every other pricing text.
  case clear
}

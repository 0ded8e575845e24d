import Looks
import Projects

extension Paywall {
  /// Why a rule that needs an input cannot judge this paywall; nil where the paywall has it.
  func lacks(_ input: Input) -> String? {
    switch input {
    case .declaredPaywall where !isDeclared: "paywall '\(name)' was found, but no paywallgen.yml declares it"
    case .sizes where controlStyle == .custom && !hasSizes:
      "paywall '\(name)' is drawn by the app, and its elements do not all say how large their prices are"
    case .colors where controlStyle == .custom && !hasColors:
      "paywall '\(name)' is drawn by the app, and does not say its colors"
    case .code where controlStyle.isOwn: "paywall '\(name)' is drawn by the app, and only its code says it"
    default: nil
    }
  }

  /// Whether each element that prices stand in says its size.
  private var hasSizes: Bool {
    let priced = elements.filter { $0.role == .price || Role.besidePrice.contains($0.role) }
    return !priced.isEmpty && priced.allSatisfy { $0.style.size != nil }
  }

  private var hasColors: Bool {
    elements.contains { $0.style.color != nil } || appearance.tint != nil || appearance.policyTint != nil
      || appearance.background != nil
  }

  /// Whether sizes and order are those of Apple's layouts, which the project does not choose.
  var isAppleLayout: Bool { controlStyle != .custom }
}

import Looks
import Projects

/// What a paywall lacks that some rules need.
enum Lack: CaseIterable {
  case declaration, sizes, colors, code

  /// Why such rules cannot judge paywalls of these names.
  func sentence(about names: [String]) -> String {
    let shown = names.prefix(4).map { "'\($0)'" }
    let more = names.count - shown.count
    let list =
      more > 0
      ? shown.joined(separator: ", ") + " and \(more) more"
      : shown.count > 1 ? shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "") : shown.first ?? ""
    let isOne = names.count == 1
    let subject = (isOne ? "paywall " : "paywalls ") + list
    let drawn = isOne ? "is drawn by the app" : "are drawn by the app"
    switch self {
    case .declaration:
      return
        "\(subject) \(isOne ? "was" : "were") found, and no paywallgen.yml declares \(isOne ? "it" : "them") below 'paywalls:'"
    case .sizes:
      return "\(subject) \(drawn), and \(isOne ? "its" : "their") elements do not all say how large their prices are"
    case .colors: return "\(subject) \(drawn), and \(isOne ? "does not say its" : "do not say their") colors"
    case .code: return "\(subject) \(drawn), and only \(isOne ? "its" : "their") code says it"
    }
  }
}

extension Paywall {
  /// What keeps a rule that needs an input from judging this paywall; nil where the paywall has it.
  func lacks(_ input: Input) -> Lack? {
    switch input {
    case .declaredPaywall where !isDeclared: .declaration
    case .sizes where controlStyle == .custom && !hasSizes: .sizes
    case .colors where controlStyle == .custom && !hasColors: .colors
    case .code where controlStyle.isOwn: .code
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

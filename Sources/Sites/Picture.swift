import Looks
import Projects
import Screens

/// A picture of one screen on one device: where it lies, and what is said around it.
public struct Picture: Hashable, Sendable {
  /// The devices, by the names that addresses have for them.
  public enum Device: String, CaseIterable, Hashable, Sendable {
    case small, phone, large, tablet, desktop

    /// In points.
    public var width: Int {
      switch self {
      case .small: 375
      case .phone: 393
      case .large: 430
      case .tablet: 1024
      case .desktop: 1280
      }
    }

    /// In points. A screen that needs more is as long as it is.
    public var height: Int {
      switch self {
      case .small: 667
      case .phone: 852
      case .large: 932
      case .tablet: 1366
      case .desktop: 800
      }
    }

    var words: String {
      switch self {
      case .small: "Small phone"
      case .phone: "Phone"
      case .large: "Large phone"
      case .tablet: "Tablet"
      case .desktop: "Desktop"
      }
    }
  }

  /// The text sizes that pages have: the usual one, about twice and about three times as much.
  public enum Size: String, CaseIterable, Hashable, Sendable { case large, ax3, ax5 }

  /// The screen's address below the site's root.
  public var address: String
  /// Where the picture lies: `plus/de-DE/situations/lapsed@tablet-dark.png`. A new customer's screen is `plus/de-DE/new@phone.png`.
  public var path: String
  public var device: Device
  public var scheme: Scheme
  public var size: Size
  /// "plus in German".
  public var heading: String
  /// "New customer, all four plans, Germany".
  public var lead: String
  /// What a reader must know to trust it, each a sentence or two: prices of another storefront, words that nobody has checked.
  public var notices: [String]
  /// The system that is imitated: "iOS 18".
  public var imitates: String

  /// "Phone, 393 × 852 pt, dark, text at 200%".
  var look: String {
    var parts = ["\(device.words), \(device.width) × \(device.height) pt"]
    if scheme == .dark { parts.append("dark") }
    switch size {
    case .large: break
    case .ax3: parts.append("text at 200%")
    case .ax5: parts.append("text at 310%")
    }
    return parts.joined(separator: ", ")
  }

  /// The part of an address that chooses the look: `dark-ax3-tablet`. Empty for what pages show by themselves.
  var anchor: String {
    [scheme == .dark ? "dark" : nil, size == .large ? nil : size.rawValue, device == .phone ? nil : device.rawValue]
      .compactMap { $0 }.joined(separator: "-")
  }
}

/// Which screens are to be pictured, and how.
public struct PictureChoice: Hashable, Sendable {
  /// Tiers by their part of addresses or their declared name; empty: all screens that customers meet.
  public var tiers: [String] = []
  /// Situations by their part of addresses or their declared name; empty: all.
  public var situations: [String] = []
  public var devices: [Picture.Device] = [.phone]
  public var schemes: [Scheme] = [.light]
  public var sizes: [Picture.Size] = [.large]

  public init() {}

  /// Whether a screen is among them. Whoever names a tier gets its excerpt, too, where customers see all tiers at once.
  func contains(_ screen: Screen, of paywall: Paywall, in project: Project) -> Bool {
    if !situations.isEmpty, !situations.contains(where: project.names(of: screen.situation, in: paywall).contains) {
      return false
    }
    if tiers.isEmpty { return screen.isJudged }
    guard case .tier(let tier) = screen.view, paywall.tiers.indices.contains(tier) else { return false }
    return tiers.contains(where: paywall.tiers[tier].names.contains)
  }
}

extension Project {
  /// The names by which a situation can be chosen: its part of addresses, and its name where it was declared.
  public func names(of situation: Situation, in paywall: Paywall) -> [String] {
    let slug = slug(of: situation, in: paywall)
    if case .declared(let index) = situation { return [slug, paywall.situations[index].name.value] }
    return [slug]
  }
}

extension Paywall.Tier {
  /// The names by which it can be chosen: its part of addresses, and its name where it was declared.
  public var names: [String] { [slug] + (name.map { [$0.value] } ?? []) }
}

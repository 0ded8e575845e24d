/// A set of laws (or of another store's policy) beside App Review's rules. Its rules are judged by only where the configuration asks for it.
public enum Regime: String, CaseIterable, Hashable, Sendable {
  /// Federal law of the United States: the Restore Online Shoppers' Confidence Act.
  case us
  /// California's Automatic Renewal Law; the federal one holds there too.
  case usCA = "us-ca"
  /// The European Union's consumer law.
  case eu
  /// German law; that of the Union holds there too.
  case de
  /// The United Kingdom.
  case uk
  /// South Korea.
  case kr
  /// Japan.
  case jp
  /// Google Play's policy for subscriptions, for those who show the same screen on Android.
  case googlePlay = "googleplay"

  /// The regimes that hold where this one does, itself among them.
  public var included: Set<Regime> {
    switch self {
    case .usCA: [.us, .usCA]
    case .de: [.eu, .de]
    default: [self]
    }
  }
}

/// What a rule rests on.
public enum Basis: String, CaseIterable, Hashable, Sendable {
  /// App Store Connect enforces it.
  case limit
  /// Apple has written it down.
  case guideline
  /// Apps have been rejected for it, and the words of the rejection are public.
  case rejection
  /// A law outside the store.
  case law
  /// Experience.
  case heuristic
}

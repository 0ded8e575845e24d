/// A kind of input finding: something in a file that cannot be understood, or that was not read.
///
/// Such findings are no rules: they cannot be switched off or accepted, for what was not understood was not judged either.
public struct InputFault: Sendable {
  /// The finding's id: `unknown-key`.
  public let id: String
  /// What it means, in a sentence or two.
  public let meaning: String
  /// How it is put right.
  public let fix: String

  /// Whether findings of this kind are input findings; a few come from comparing files that were understood, and have no rule either.
  public var isInput: Bool { !["baseline-outdated", "plan-not-in-catalog", "storekit-asc-drift"].contains(id) }

  init(_ id: String, _ meaning: String, fix: String) {
    self.id = id
    self.meaning = meaning
    self.fix = fix
  }

  /// The kind of an id; nil where no input finding is called so.
  public static func named(_ id: String) -> InputFault? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}

import Findings

/// What a file of fastlane's metadata folder is, by its path below that folder.
public struct StoreListingPath: Hashable, Sendable {
  public enum Place: Hashable, Sendable {
    /// The folder of a language: `de-DE/description.txt`.
    case language(String)
    /// The folder for all languages: `default/description.txt`.
    case defaults
    /// What App Review is told: `review_information/notes.txt`.
    case review
  }

  public var place: Place
  /// The file's name without its ending.
  public var name: String

  /// Nil for files that say nothing of the store's page: categories, pictures, those of other stores, and what App Review is told beside the
  /// notes, such as the password of a demo account, which is nobody's business.
  public init?(_ path: String) {
    let parts = path.pathParts
    guard parts.count == 2, parts[1].hasSuffix(".txt"), parts[1].first != "." else { return nil }
    let folder = String(parts[0])
    name = String(parts[1].dropLast(4))
    switch folder.lowercased() {
    case "default": place = .defaults
    case "review_information":
      guard name == "notes" || name == "review_notes" else { return nil }
      place = .review
    case "trade_representative_contact_information", "android", "appletv", "imessage": return nil
    default:
      guard folder.first != "." else { return nil }
      place = .language(folder)
    }
  }

  /// The text that the file holds; nil where there is none of this name.
  public var text: StoreListing.Text? { StoreListing.Text(rawValue: name) }
}

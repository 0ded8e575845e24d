import Findings
import Locales

/// What the App Store says of the app, as the project's files have it. What no file says may still stand in App Store Connect.
public struct StoreListing: Sendable {
  /// The languages of the store's page, sorted by their names.
  public var localizations: [Localization] = []
  /// What holds in each language that does not say it itself.
  public var defaults: [Text: Placed<String>] = [:]
  /// What App Review is told; nil where no file says it, or the file is empty.
  public var reviewNotes: Placed<String>?
  /// Where a file of the notes for App Review is, be it empty; else where the listing is named; else its first file's beginning.
  public var reviewPlace: SourceRange
  /// Where the configuration names the listing; nil where it was found.
  public var namedAt: SourceRange?

  public init(reviewPlace: SourceRange) { self.reviewPlace = reviewPlace }

  /// A text of the store's page. The raw values are the names of fastlane's files.
  public enum Text: String, CaseIterable, Hashable, Sendable {
    case name, subtitle, description, keywords
    case promotionalText = "promotional_text"
    case releaseNotes = "release_notes"
    case privacyURL = "privacy_url"
    case supportURL = "support_url"
    case marketingURL = "marketing_url"
    case appleTVPrivacyPolicy = "apple_tv_privacy_policy"

    /// For sentences: "promotional text".
    public var words: String {
      switch self {
      case .name: "app name"
      case .subtitle: "subtitle"
      case .description: "description"
      case .keywords: "keywords"
      case .promotionalText: "promotional text"
      case .releaseNotes: "release notes"
      case .privacyURL: "privacy policy address"
      case .supportURL: "support address"
      case .marketingURL: "marketing address"
      case .appleTVPrivacyPolicy: "privacy policy for Apple TV"
      }
    }

    /// Whether it belongs to the app, not to one version of it. fastlane keeps the two kinds side by side.
    public var isOfApp: Bool {
      switch self {
      case .name, .subtitle, .privacyURL, .appleTVPrivacyPolicy: true
      default: false
      }
    }
  }

  /// The store's page in one language.
  public struct Localization: Sendable {
    public var locale: LocaleID
    /// The folder's name, as it is spelled: `de-DE`, `no`.
    public var folder: String
    /// What the language's own files say, without the white space around it; empty texts are left out.
    public var texts: [Text: Placed<String>] = [:]
    /// The beginning of the first of its files, where a finding about something that is absent points.
    public var place: SourceRange

    public init(locale: LocaleID, folder: String, place: SourceRange) {
      self.locale = locale
      self.folder = folder
      self.place = place
    }
  }

  /// What a language's page says: its own text, else the one for all languages; nil where no file says it.
  public func text(_ text: Text, in localization: Localization) -> Placed<String>? {
    localization.texts[text] ?? defaults[text]
  }

  /// Whether some file says it in some language.
  public func says(_ text: Text) -> Bool {
    defaults[text] != nil || localizations.contains { $0.texts[text] != nil }
  }
}

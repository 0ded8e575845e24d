import Findings
import Looks
import Projects
import Screens

/// An iOS app's screen names no other mobile platform.
enum OtherPlatformReference: ScreenRule {
  static let id = "other-platform-reference"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "2.3.10"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # Another platform is named

    No text of the screen names Google Play, Android, or another mobile platform or its store. "Android" alone, which may be what the app is about,
    is worth a note; robots in lower case are none of it.

    ## Why

    Apple rejects apps whose texts mention other mobile platforms, mostly left over from a shared text: "Cancel in Google Play".

    ## Source

    App Review Guidelines 2.3.10, <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a store's text that names another one:
    <https://github.com/pg-irc/pathways-frontend/issues/402>.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    ---
    Also on «Google Play» and «Android».
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Pro
    disclosure: Cancel anytime in the «Play Store».
    ---
    - Works on iPhone, iPad and «Android»
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [de-DE]
    source-locale: de-DE
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.de-DE.md
    ---
    headline: Androiden verstehen lernen
    ---
    - Über 30 Androiden
    - Der Ordner `android/`
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: The last android
    disclosure: Cancel anytime in the App Store settings.
    ---
    - Play on any of 12 galaxies
    ```

    ## How to fix

    Write "App Store", or leave the platform out.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    judged.report(Self.self, to: report, in: judged.elements) { _, whole in
      guard !whole.bytes.isEmpty else { return [] }
      let stores = whole.places(of: stores).filter { isStore($0.text, whole.folded, $0.scalars) }
      let platforms = whole.places(of: platforms)
      var found: [Violation] = []
      for place in stores {
        guard let range = place.origin else { continue }
        found.append(
          Violation(
            "'\(place.text)' is another platform's store", help: "write \"App Store\", or leave it out", at: range))
      }
      for place in platforms where !stores.contains(where: { $0.scalars.overlaps(place.scalars) }) {
        guard let range = place.origin, !isPath(whole.folded, place.scalars) else { continue }
        let isMeant =
          !stores.isEmpty || !isSource(whole.folded, place.scalars) && isPlatform(whole.folded, place.scalars)
        if !isMeant, place.text.utf8.first.map({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) ?? true {
          continue
        }
        found.append(
          Violation(
            "'\(place.text)' is another platform", help: "leave it out, unless the app is about it", at: range,
            atMost: isMeant ? nil : .note))
      }
      return found
    }
  }

  private static let stores = [
    "google play", "play store", "galaxy store", "galaxy apps", "app gallery", "appgallery", "amazon appstore",
    "huawei store", "windows phone", "谷歌商店", "应用宝", "安卓市场",
  ].compactMap { FoldedText.Phrase($0) }

  private static let platforms = ["android", "harmonyos", "samsung", "huawei", "xiaomi", "安卓", "アンドロイド端末"]
    .compactMap { FoldedText.Phrase($0) }

  /// Apple's own platforms, and words that make a platform of what stands beside them.
  private static let beside = [
    "ios", "iphone", "ipad", "ipados", "mac", "macos", "app", "apps", "phone", "phones", "tablet", "tablets", "device",
    "devices", "users", "version", "gerate", "handys", "telefone", "appareils", "dispositivos", "telefonos",
  ].compactMap { FoldedText.Phrase($0) }

  /// "on Android", "für Android". Words of several languages: each is harmless where it is not right before the name.
  private static let before: Set<String> = [
    "on", "for", "with", "auf", "fur", "unter", "sur", "pour", "sous", "en", "para", "su", "per", "no", "op", "voor",
    "pa", "til", "na", "dla", "для", "на",
  ]

  /// Whether "play store" is the shop, and not somebody who plays one, or what a game's shop is called.
  private static func isStore(_ written: String, _ text: FoldedText, _ place: Range<Int>) -> Bool {
    guard text.string(place) == "play store" else { return true }
    if followers.contains(text.word(startingAt: place.upperBound)) { return false }
    if written == "Play Store" || written == "PLAY STORE" { return true }
    return leaders.contains(text.word(endingAt: place.lowerBound))
  }

  private static let followers: Set<String> = [
    "owner", "owners", "manager", "managers", "clerk", "keeper", "jingle", "jingles", "simulator", "tycoon", "games",
  ]
  private static let leaders: Set<String> = [
    "google", "the", "on", "in", "from", "via", "im", "dem", "den", "le", "la", "el", "sur", "en", "na", "no", "nel",
  ]

  /// "Photos from Android phones": where something is brought from.
  private static func isSource(_ text: FoldedText, _ place: Range<Int>) -> Bool {
    sources.contains(text.word(endingAt: place.lowerBound))
  }

  private static let sources: Set<String> = [
    "from", "von", "aus", "depuis", "desde", "da", "van", "fran", "fra", "из", "с",
  ]

  private static func isPath(_ text: FoldedText, _ place: Range<Int>) -> Bool {
    let after = place.upperBound < text.count ? text.scalars[place.upperBound] : 0
    let before = place.lowerBound > 0 ? text.scalars[place.lowerBound - 1] : 0
    return after == 0x2F && (place.upperBound + 1 >= text.count || text.scalars[place.upperBound + 1] == 0x20)
      || before == 0x2E || before == 0x5F || after == 0x5F
  }

  private static func isPlatform(_ text: FoldedText, _ place: Range<Int>) -> Bool {
    if let word = text.words(in: 0..<place.lowerBound).last, place.lowerBound - word.upperBound <= 1 {
      var name = ""
      for scalar in text.scalars[word] { name.unicodeScalars.append(Unicode.Scalar(scalar) ?? " ") }
      if before.contains(name) { return true }
    }
    let sentence = text.sentence(around: place)
    return beside.contains { phrase in
      text.ranges(of: phrase).contains { range in
        sentence.contains(range.lowerBound) && (text.wordsBetween(range, place) ?? 9) <= 3
      }
    }
  }
}

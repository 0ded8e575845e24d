import Findings
import Looks
import Projects
import Screens
import StoreCatalog

/// An iOS app's screen names no other mobile platform.
enum OtherPlatformReference: ScreenRule {
  static let id = "other-platform-reference"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "2.3.10"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # Another platform is named

    No text of the screen or of the store's page names Google Play, Android, or another mobile platform or its store. "Android" alone, which may be what the app is about,
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

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ar-SA]
    source-locale: ar-SA
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.ar-SA.md
    ---
    headline: Pro
    disclosure: الإلغاء من «جوجل بلاي»
    ---
    - متوفر على «أندرويد»
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    metadata: fastlane/metadata
    --- fastlane/metadata/en-US/name.txt
    Lessons for «Google Play»
    --- fastlane/metadata/en-US/description.txt
    Also on «Android»
    --- fastlane/metadata/en-US/keywords.txt
    «android»,play
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

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    metadata: fastlane/metadata
    --- fastlane/metadata/en-US/description.txt
    A chess game against an android. Play on iPhone and iPad.
    --- fastlane/metadata/en-US/keywords.txt
    chess,play,store
    ```

    ## How to fix

    Write "App Store", or leave the platform out.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    judged.reportTexts(Self.self, saying: namesOthers, to: report) { violations(in: $0.text) }
  }

  static func check(listing project: Project, report: (Violation) -> Void) {
    for listed in project.listingTexts(StoreListing.Text.told) {
      for var violation in violations(in: listed.text.whole, areKeywords: listed.kind == .keywords) {
        violation.locales = [listed.locale]
        report(violation)
      }
    }
  }

  private static func namesOthers(_ text: SaidText) -> Bool {
    text.folded.contains(anyOf: stores) || text.folded.contains(anyOf: platforms)
  }

  /// - Parameter areKeywords: whether each word is one to be searched by, which is written in lower case.
  private static func violations(in whole: WholeText, areKeywords: Bool = false) -> [Violation] {
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
      // In lower case, and in Japanese, it is a robot as well.
      if !isMeant, !areKeywords,
        place.text == "アンドロイド"
          || place.text.utf8.first.map({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) ?? true
      {
        continue
      }
      found.append(
        Violation(
          "'\(place.text)' is another platform", help: "leave it out, unless the app is about it", at: range,
          isMinor: areKeywords, atMost: isMeant || areKeywords ? nil : .note))
    }
    return found
  }

  private static let stores: FoldedText.PhraseList = [
    "google play", "play store", "galaxy store", "galaxy apps", "app gallery", "appgallery", "amazon appstore",
    "huawei store", "windows phone", "谷歌商店", "应用宝", "安卓市场", "googleplay", "google store", "google's store",
    "google playstore",
    "googleプレイ", "google プレイ", "グーグルプレイ", "グーグル プレイ", "プレイストア", "플레이 스토어", "플레이스토어", "구글 플레이", "구글플레이", "갤럭시 스토어",
    "원스토어", "谷歌应用商店", "谷歌play", "谷歌 play", "google商店", "google 商店", "安卓应用商店", "安卓商店", "華為應用市場", "华为应用市场", "小米应用商店",
    "应用汇", "豌豆荚", "جوجل بلاي", "غوغل بلاي", "قوقل بلاي", "متجر بلاي", "متجر جوجل", "متجر غوغل", "गूगल प्ले", "गूगल प्ले स्टोर",
    "प्ले स्टोर", "प्लेस्टोर", "גוגל פליי", "גוגל פליי סטור", "חנות פליי", "פליי סטור", "กูเกิลเพลย์", "กูเกิล เพลย์", "เพลย์สโตร์",
    "cửa hàng google play", "cửa hàng google", "گوگل پلے", "پلے اسٹور", "গুগল প্লে", "প্লে স্টোর", "கூகுள் பிளே", "பிளே ஸ்டோர்",
    "గూగుల్ ప్లే", "ప్లే స్టోర్", "ગૂગલ પ્લે", "પ્લે સ્ટોર", "गुगल प्ले", "гугл плей", "obchod play", "obchodě play", "butik google", "гугл плей",
    "гугл плэй", "гугл плеймаркет", "плей маркет", "плеймаркет", "rustore",
    "магазин google", "sklep play", "sklepie play", "sklepu play", "sklep google", "sklepie google",
  ]

  private static let platforms: FoldedText.PhraseList = [
    "android", "androida", "androidzie", "androidem", "harmonyos", "samsung", "huawei", "xiaomi", "安卓", "アンドロイド",
    "안드로이드", "أندرويد",
    "אנדרואיד", "اندرويد", "اینڈرائیڈ", "اینڈرائڈ", "অ্যান্ড্রয়েড", "ஆண்ட்ராய்டு*", "ఆండ్రాయిడ్*", "ആൻഡ്രോയ്ഡ്*", "ആൻഡ്രോയിഡ്*", "ಆಂಡ್ರಾಯ್ಡ್*",
    "એન્ડ્રોઇડ", "ਐਂਡਰਾਇਡ", "ਐਂਡਰੌਇਡ", "अँड्रॉइड", "ଆଣ୍ଡ୍ରଏଡ", "андроїд*", "एंड्रॉइड", "एंड्रॉयड", "एन्ड्रॉयड", "андроид*", "андройд*", "鸿蒙", "鴻蒙",
    "อันดรอยด์", "แอนดรอยด์",
  ]

  /// Apple's own platforms, and words that make a platform of what stands beside them.
  private static let beside: FoldedText.PhraseList = [
    "ios", "iphone", "ipad", "ipados", "mac", "macos", "app", "apps", "phone", "phones", "tablet", "tablets", "device",
    "devices", "users", "version", "gerate", "handys", "telefone", "appareils", "dispositivos", "telefonos",
  ]

  /// "on Android", "für Android". Words of several languages: each is harmless where it is not right before the name.
  private static let before: Set<String> = [
    "on", "for", "with", "auf", "fur", "unter", "sur", "pour", "sous", "en", "para", "su", "per", "no", "op", "voor",
    "pa", "til", "na", "dla", "для", "на", "على", "لـ", "مع", "支持", "支援", "适用",
  ]

  /// The same behind the name, in languages that put it there, and what makes a platform of it: "アンドロイドでも", "안드로이드에서".
  private static let behind: FoldedText.PhraseList = [
    "でも", "版", "端末", "スマホ", "対応", "にも", "でご", "用", "アプリ", "タブレット", "手机", "手機", "系统", "系統", "平板", "设备", "裝置", "用户", "用戶",
    "平台", "和", "에서", "용", "폰", "기기", "버전", "앱", "사용자", "पर", "फ़ोन", "फोन", "डिवाइस", "ऐप", "के लिए", "设备",
  ]
  private static let ahead: FoldedText.PhraseList = [
    "支持", "支援", "适用于", "適用於", "兼容", "在", "和", "与", "與", "أجهزة", "هواتف", "هاتف", "نظام",
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

  /// "Android TV": a device that the app may be for.
  private static let followersOfOthers: Set<String> = ["tv", "auto", "box", "game", "emulator"]

  private static func isPlatform(_ text: FoldedText, _ place: Range<Int>) -> Bool {
    if followersOfOthers.contains(text.word(startingAt: place.upperBound)) { return false }
    // "באנדרואיד", "لأندرويد": the preposition is part of the word.
    if text.attached(before: place.lowerBound)?.isTo == true { return true }
    if let word = text.words(in: 0..<place.lowerBound).last, place.lowerBound - word.upperBound <= 1 {
      var name = ""
      for scalar in text.scalars[word] { name.unicodeScalars.append(Unicode.Scalar(scalar) ?? " ") }
      if before.contains(name) { return true }
    }
    let after =
      place.upperBound < text.count && text.scalars[place.upperBound] == 0x20 ? place.upperBound + 1 : place.upperBound
    if behind.contains(where: { text.end(of: $0, at: after) != nil }) { return true }
    if ahead.contains(where: { phrase in
      text.ranges(of: phrase).contains { $0.upperBound <= place.lowerBound && place.lowerBound - $0.upperBound <= 1 }
    }) {
      return true
    }
    let sentence = text.sentence(around: place)
    return beside.contains { phrase in
      text.ranges(of: phrase).contains { range in
        sentence.contains(range.lowerBound) && (text.wordsBetween(range, place) ?? 9) <= 3
      }
    }
  }
}

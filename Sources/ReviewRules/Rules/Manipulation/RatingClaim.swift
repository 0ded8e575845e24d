import Findings
import Looks
import Screens

/// Claims that can be checked say where they are from.
enum RatingClaim: ScreenRule {
  static let id = "rating-claim"
  static let severity = Severity.note
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.7"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # A rank, a rating or a number of users names no source

    "#1", "best app", stars, and numbers of users from a thousand on stand with their source: a place and a time in brackets, a year, a link, or the
    App Store by name.

    ## Why

    Apple does not accept claims that cannot be verified.

    ## Source

    App Review Guidelines 2.3.7 ("unverifiable product claims"), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: "The «#1» app in the world"
    subtitle: Loved by «2 million users»
    ---
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
    ---
    «4.8 ★», rated by «10,000 people»
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ja]
    source-locale: ja
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.ja.md
    ---
    headline: «評価4.8»
    subtitle: «4.9/5» と «ランキング1位»
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: "4.8 ★ (App Store, October 2026)"
    subtitle: The best app of 2025
    ---
    - Share with 5 people
    - "#10 of our tips, and 4.5 GB of storage"
    - "Compete for the #1 spot on the leaderboard"
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Do your best
    ---
    - Reach 10,000 steps, and tell people
    - Find places rated 4.5 and up
    - Manage 5,000 customers
    ```

    ## How to fix

    Name the source beside it: "4.8 (App Store, October 2026)".
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    judged.reportTexts(Self.self, saying: mayClaim, to: report) { reading in
      let (element, whole) = (reading.element, reading.text)
      guard mayPraise(element.role) else { return [] }
      var places: [Range<Int>] = stars(in: whole.folded)
      let maySayBest = whole.said.maySpeak(of: .superlative)
      let mayCount = whole.said.maySpeak(of: .audience)
      for lexicon in judged.judged.lexicons where maySayBest || mayCount {
        places += lexicon.mentions(of: .superlative, in: whole.folded).filter { place in
          // "#1" of "#10".
          (place.upperBound >= whole.folded.count || !isDigit(whole.folded.scalars[place.upperBound]))
            && !(element.role == .benefit && isPlaceToWin(place, in: whole.folded))
        }
        places += audiences(lexicon, in: whole.folded).filter { place in
          element.role != .benefit || isBoast(place, in: whole.folded)
        }
      }
      if element.role != .benefit { places += whole.said.ratings }
      if places.isEmpty || element.runs.contains(where: { $0.link != nil }) || namesSource(whole) { return [] }
      var found: [Violation] = []
      for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) {
        let bytes = whole.folded.bytes(of: place)
        guard let range = whole.origin(of: bytes),
          !found.contains(where: { $0.range.start < range.end && range.start < $0.range.end })
        else { continue }
        found.append(
          Violation(
            "'\(whole.text(of: bytes))' names no source", help: "name it: (App Store, October 2026)", at: range))
      }
      return found
    }
  }

  /// Whether a text has stars, a rating, or words that claim something.
  private static func mayClaim(_ text: SaidText) -> Bool {
    text.maySpeak(of: .superlative) || text.maySpeak(of: .audience) || text.folded.scalars.contains(where: isStar)
      || !text.ratings.isEmpty
  }

  private static func mayPraise(_ role: Role) -> Bool {
    switch role {
    case .headline, .subtitle, .body, .benefit, .badge, .testimonial, .caption, .message: true
    default: false
    }
  }

  /// A number from 1 to 5 with a star behind it, or several stars in a row.
  private static func stars(in text: FoldedText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < text.count {
      guard isStar(text.scalars[index]) else {
        index += 1
        continue
      }
      let first = index
      while index < text.count, isStar(text.scalars[index]) { index += 1 }
      var start = first
      if start > 0, text.scalars[start - 1] == 0x20 { start -= 1 }
      let blank = start
      while start > 0, isDigit(text.scalars[start - 1]) || isSeparator(text.scalars[start - 1]) { start -= 1 }
      if start < blank, isDigit(text.scalars[start]) {
        found.append(start..<index)
      } else if index - first >= 3 {
        found.append(first..<index)
      }
    }
    return found
  }

  private static func isStar(_ scalar: UInt32) -> Bool { scalar == 0x2605 || scalar == 0x2B50 || scalar == 0x1F31F }

  /// Numbers from a thousand on, with the word for those who use the app right behind.
  private static func audiences(_ lexicon: Lexicon, in text: FoldedText) -> [Range<Int>] {
    let phrases = lexicon.phrases(.audience)
    if phrases.isEmpty || !text.hasDigits { return [] }
    var found: [Range<Int>] = []
    for place in text.ranges(of: phrases) {
      let from = max(0, place.lowerBound - 28)
      guard let last = (from..<place.lowerBound).last(where: { isDigit(text.scalars[$0]) }) else { continue }
      var start = last
      var digits = 1
      while start > 0,
        isDigit(text.scalars[start - 1]) || isSeparator(text.scalars[start - 1])
          || isGroup(start, through: last, in: text)
      {
        start -= 1
        if isDigit(text.scalars[start]) { digits += 1 }
      }
      let gap = (last + 1)..<place.lowerBound
      let between = text.words(in: gap)
      let behind = text.scalars[(last + 1)..<place.upperBound].drop { $0 == 0x20 || $0 == 0x2B }
      // A price or a date that the word only happens to follow.
      if others.contains(where: { behind.starts(with: $0) }) { continue }
      // Without blanks between words, a few letters are a word.
      guard text.scalars[gap].count(where: { isLetter($0) && !hasBorders($0) }) <= 5 else { continue }
      let isLarge =
        largeSigns.contains { behind.starts(with: $0) }
        || between.first.map { text.scalars[$0].count <= 16 && large.contains(Array(text.scalars[$0])) } ?? false
      guard between.count <= (isLarge ? 2 : 1), digits >= 4 || isLarge else { continue }
      guard !text.scalars[(last + 1)..<place.lowerBound].contains(0x2C) else { continue }
      found.append(start..<place.upperBound)
    }
    return found
  }

  /// Whether a "#1" is what the app's users play for: "Compete for the #1 spot on the leaderboard".
  private static func isPlaceToWin(_ place: Range<Int>, in text: FoldedText) -> Bool {
    guard text.scalars[place].contains(where: isDigit) else { return false }
    return text.contains(anyOf: contests)
  }

  /// Words for what is won and where. Of several languages: each is harmless in the others.
  private static let contests = FoldedText.PhraseList(
    """
    spot|place|rank|ranks|ranking|rankings|leaderboard*|league*|compete|competition*|contest*|tournament*|platz|rang*|\
    rangliste*|bestenliste*|turnier*|liga|wettkampf*|classement*|tournoi*|ligue*|concours|clasificación|torneo*|puesto|liga|\
    concurso*|classificação|placar|torneio*|classifica*|gara|gare|campionat*|ranglijst*|toernooi*|competitie*|рейтинг*|\
    турнир*|лиг*|соревнова*|мест*|ranking*|turniej*|zawod*|topplist*|turnering*|tävl*|tablosu|turnuva*|lig|ligi|sıralama*|\
    المتصدرين|بطولة|الترتيب|ランキング|リーダーボード|大会|順位|리더보드|랭킹|순위|대회|排行榜|排名|锦标赛|錦標賽|比赛|比賽
    """)

  /// Whether a number of people is one of the app's: "Trusted by 10,000 people". "Manage 5,000 customers" is what it does.
  private static func isBoast(_ place: Range<Int>, in text: FoldedText) -> Bool {
    guard place.lowerBound > 1, hasBorders(text.scalars[place.upperBound - 1]) else { return true }
    return boasting.contains(text.word(endingAt: place.lowerBound))
  }

  private static let boasting: Set<String> = [
    "by", "join", "over", "than", "von", "uber", "als", "par", "de", "que", "por", "da", "di", "door", "van", "av",
    "af",
    "przez", "ponad", "более", "свыше", "से", "اكثر", "من",
  ]

  /// Whether a blank before three digits parts them from others: "10 000".
  private static func isGroup(_ start: Int, through last: Int, in text: FoldedText) -> Bool {
    guard start > 1, start + 2 <= last, text.scalars[start - 1] == 0x20, isDigit(text.scalars[start - 2]) else {
      return false
    }
    return text.scalars[start...(start + 2)].allSatisfy(isDigit)
      && (start + 3 > last || !isDigit(text.scalars[start + 3]))
  }

  /// Words and letters for thousands and millions, folded.
  private static let large = Set(
    """
    k m mio mln mil million millions millionen millones millón milioni milione mila milhões milhão miljoen miljoner \
    miljon miljoonaa miljoona milions milió milionów miliony milion milionu milionů miliónov milióny milión millió \
    milioane milyon milijuna milijun milijona milijonov milijon millioner thousand tausend mille milliers miles duizend \
    tusen tusind tuhatta tys tysięcy tisíc tisíce ezer mii bin tisuća tisuće tisoč млн тыс миллион миллиона миллионов \
    тысяч тис мільйон мільйона мільйонів тисяч εκατ εκατομμύρια εκατομμύριο χιλιάδες مليون ملايين ألف آلاف מיליון אלף \
    लाख करोड़ हज़ार हजार मिलियन कोटी লাখ লক্ষ কোটি হাজার মিলিয়ন લાખ કરોડ હજાર મિલિયન ਲੱਖ ਕਰੋੜ ਹਜ਼ਾਰ ਮਿਲੀਅਨ ଲକ୍ଷ କୋଟି ହଜାର \
    லட்சம் கோடி ஆயிரம் மில்லியன் లక్షల కోట్ల వేల మిలియన్ ಲಕ್ಷ ಕೋಟಿ ಸಾವಿರ ಮಿಲಿಯನ್ ലക്ഷം കോടി ആയിരം ദശലക്ഷം لاکھ کروڑ ہزار \
    ملین triệu nghìn ngàn juta ribu
    """.split(separator: " ").map { FoldedText(String($0)).scalars })

  /// The same in scripts without blanks between words.
  private static let largeSigns = "万 萬 亿 億 만 억 천만 백만 십만 ล้าน แสน หมื่น พัน".split(separator: " ").map {
    FoldedText(String($0)).scalars
  }

  /// What makes a number a price or a date there.
  private static let others = "円 元 块 塊 원 บาท 年 月 년 월".split(separator: " ").map { FoldedText(String($0)).scalars }

  /// A year, brackets, or the App Store by name.
  private static func namesSource(_ whole: WholeText) -> Bool {
    let text = whole.folded
    if text.scalars.contains(0x28) || text.contains(anyOf: appStore) { return true }
    var index = 0
    while index + 4 <= text.count {
      let part = text.scalars[index..<(index + 4)]
      if part.allSatisfy(isDigit), text.scalars[index] == 0x32, text.scalars[index + 1] == 0x30,
        index == 0 || !isDigit(text.scalars[index - 1]) && !isSeparator(text.scalars[index - 1]),
        index + 4 == text.count || !isDigit(text.scalars[index + 4])
      {
        return true
      }
      index += 1
    }
    return false
  }

  private static let appStore: FoldedText.PhraseList = ["app store", "appstore"]
}

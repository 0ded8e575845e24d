import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// What is unlimited has no limit on the same screen.
enum UnlimitedClaimWithLimit: ScreenRule {
  static let id = "unlimited-claim-with-limit"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = "2.3.1(a)"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # What is called unlimited has a limit

    Where a text calls something unlimited, no other text of the screen gives a number of it per day, week or month. A comparison with what is free
    may.

    ## Why

    "Unlimited scans" and "100 scans a day" cannot both be true.

    ## Source

    App Review Guidelines 3.1.2(c) and 2.3.1(a), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

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
    - «Unlimited scans»
    - 100 scans/day in the best quality
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: «Unlimited AI scans»
    disclosure: Fair use of 500 scans per month.
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    metadata: fastlane/metadata
    --- fastlane/metadata/en-US/description.txt
    «Unlimited scans» with Pro. Fair use: 100 scans a day.
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
    headline: Unlimited scans
    ---
    - "Free: 10 scans a day"
    - 5 exports a day
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Unlimited scans instead of 10 scans a day
    ---
    - More than 50 scans to start from
    ```

    ## How to fix

    Say the limit, and leave "unlimited" out.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    var claims: [(noun: [UInt32], text: String, range: SourceRange, element: Int)] = []
    for element in judged.elements(speakingOf: .unlimited)
    where !judged.mentions(of: .unlimited, in: element).isEmpty {
      let whole = judged.text(of: element)
      for lexicon in judged.judged.lexicons {
        for place in lexicon.mentions(of: .unlimited, in: whole.folded) {
          for noun in nouns(beside: place, in: whole.folded) {
            let span = min(place.lowerBound, noun.lowerBound)..<max(place.upperBound, noun.upperBound)
            let bytes = whole.folded.bytes(of: span)
            guard let range = whole.place(of: bytes) else { continue }
            claims.append((stem(whole.folded, noun), whole.text(of: bytes), range, element.id))
          }
        }
      }
    }
    if claims.isEmpty { return }
    var told: Set<SourceRange> = []
    for element in judged.elements {
      let whole = judged.text(of: element)
      for lexicon in judged.judged.lexicons {
        for cap in caps(lexicon, in: whole.folded) {
          guard
            let claim = claims.first(where: { $0.noun == stem(whole.folded, cap.noun) && $0.element != element.id }),
            told.insert(claim.range).inserted
          else { continue }
          let bytes = whole.folded.bytes(of: cap.whole)
          report(
            Violation(
              "'\(claim.text)' is contradicted by '\(whole.text(of: bytes))'", help: "say the limit only",
              at: claim.range, related: whole.origin(of: bytes).map { [.init("the limit", at: $0)] } ?? []))
        }
      }
    }
  }

  /// What the store's page promises in one sentence and takes back in another.
  static func check(listing project: Project, report: (Violation) -> Void) {
    let texts = project.listingTexts([.subtitle, .description, .promotionalText, .releaseNotes])
    for (locale, texts) in Dictionary(grouping: texts, by: \.locale).sorted(by: { $0.key < $1.key }) {
      let claims = texts.flatMap { listed in
        listed.text.lexicons.flatMap { lexicon in
          lexicon.mentions(of: .unlimited, in: listed.text.folded).flatMap { place in
            nouns(beside: place, in: listed.text.folded).map { (text: listed.text, place: place, noun: $0) }
          }
        }
      }
      if claims.isEmpty { continue }
      var limits: [[UInt32]: [(text: SoldText, whole: Range<Int>)]] = [:]
      for listed in texts {
        for cap in listed.text.lexicons.flatMap({ caps($0, in: listed.text.folded, bySentence: true) }) {
          limits[stem(listed.text.folded, cap.noun), default: []].append((listed.text, cap.whole))
        }
      }
      var told: Set<SourceRange> = []
      for claim in claims {
        let sentence = claim.text.folded.sentence(around: claim.place)
        let limit = limits[stem(claim.text.folded, claim.noun)]?.first {
          $0.text.range != claim.text.range || !sentence.overlaps($0.whole)
        }
        let said = claim.text.placed(
          min(claim.place.lowerBound, claim.noun.lowerBound)..<max(claim.place.upperBound, claim.noun.upperBound))
        guard let limit, told.insert(said.range).inserted else { continue }
        let cap = limit.text.placed(limit.whole)
        report(
          Violation(
            "'\(said.value)' is contradicted by '\(cap.value)'", help: "say the limit only", at: said.range,
            related: [.init("the limit", at: cap.range)], locales: [locale]))
      }
    }
  }

  /// The words right behind a claim, and the one before it: some languages put the noun there.
  private static func nouns(beside place: Range<Int>, in text: FoldedText) -> [Range<Int>] {
    let sentence = text.sentence(around: place)
    let after = text.words(in: place.upperBound..<sentence.upperBound).prefix(2)
    let before = text.words(in: sentence.lowerBound..<place.lowerBound).suffix(1)
    return (Array(after) + before).filter { $0.count >= 3 }
  }

  /// A word without the ending that makes a plural of it.
  private static func stem(_ text: FoldedText, _ word: Range<Int>) -> [UInt32] {
    let scalars = Array(text.scalars[word])
    guard scalars.count > 4, let last = scalars.last, last == 0x73 || last == 0x6E || last == 0x65 else {
      return scalars
    }
    return Array(scalars.dropLast())
  }

  /// Numbers with a noun and a time: "100 scans/day", "100 scans a day". Not where the text speaks of what is free.
  ///
  /// - Parameter bySentence: whether what is free is looked for in the sentence alone, and not in the whole text.
  private static func caps(
    _ lexicon: Lexicon, in text: FoldedText, bySentence: Bool = false
  ) -> [(noun: Range<Int>, whole: Range<Int>)] {
    guard text.hasDigits else { return [] }
    let frees = text.ranges(of: lexicon.free)
    guard bySentence || frees.isEmpty else { return [] }
    let times =
      Period.Unit.allCases.flatMap { text.ranges(of: lexicon.units[$0]) + text.ranges(of: lexicon.adverbs[$0]) }
    var caps: [(noun: Range<Int>, whole: Range<Int>)] = []
    for time in times {
      let sentence = text.sentence(around: time)
      if bySentence, frees.contains(where: { sentence.contains($0.lowerBound) }) { continue }
      guard let digit = (sentence.lowerBound..<time.lowerBound).last(where: { isDigit(text.scalars[$0]) }) else {
        continue
      }
      let words = text.words(in: (digit + 1)..<time.lowerBound)
      guard (1...3).contains(words.count) else { continue }
      var start = digit
      while start > sentence.lowerBound, isDigit(text.scalars[start - 1]) || isSeparator(text.scalars[start - 1]) {
        start -= 1
      }
      for noun in words where noun.count >= 3 { caps.append((noun, start..<time.upperBound)) }
    }
    return caps
  }
}

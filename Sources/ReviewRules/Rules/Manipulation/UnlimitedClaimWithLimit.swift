import Findings
import Locales
import Looks
import Screens

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
    guard judged.maySpeak(of: .unlimited) else { return }
    var claims: [(noun: [UInt32], text: String, range: SourceRange, element: Int)] = []
    for element in judged.elements where !judged.mentions(of: .unlimited, in: element).isEmpty {
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
  private static func caps(_ lexicon: Lexicon, in text: FoldedText) -> [(noun: Range<Int>, whole: Range<Int>)] {
    guard text.scalars.contains(where: isDigit), !text.contains(anyOf: lexicon.free) else { return [] }
    let times =
      Period.Unit.allCases.flatMap { text.ranges(of: lexicon.units[$0]) + text.ranges(of: lexicon.adverbs[$0]) }
    var caps: [(noun: Range<Int>, whole: Range<Int>)] = []
    for time in times {
      let sentence = text.sentence(around: time)
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

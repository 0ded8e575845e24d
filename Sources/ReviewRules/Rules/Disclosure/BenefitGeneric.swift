import Findings
import Looks
import Screens

/// Benefits name something that one can picture.
enum BenefitGeneric: ScreenRule {
  static let id = "benefit-generic"
  static let severity = Severity.note
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.words, .declaredPaywall, .lexicon]

  static let text: StaticString = """
    # The benefits say nothing in particular

    At least one of the benefits is concrete: a number, a feature, a thing. Judged in the language the app is written in.

    ## Why

    "Unlock everything" promises all and describes nothing. Apple's own examples are concrete ("how many issues per month? how much cloud storage?"),
    and reviewers have called descriptions unclear. Where the purchase really opens the whole app, say what that is.

    ## Source

    App Review Guidelines 3.1.2(c), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a rejection:
    <https://github.com/selmetwa/parallel-arabic/issues/149>, 2026-05-14.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    - «Unlock everything»
    - All premium features
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    subtitle: Get «full access» to all of it now
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    subtitle: "Unlock «premium access» for enabling **X** and **Y**."
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    - Unlock everything
    - 50 GB for your originals
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    subtitle: Full access to every lesson and all dialects
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Unlock everything
    subtitle: Filters, layers and batch export
    ---
    ```

    ## How to fix

    Name what one gets: `- 50 GB for your originals`, `- Export in 4K`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.judged.isInSourceLanguage, !judged.plans.isEmpty else { return }
    var first: Mention?
    for element in judged.elements {
      switch element.role {
      case .benefit, .body, .subtitle: break
      case .planDescription where !judged.judged.speaksOfItsPeriod(element): break
      default: continue
      }
      let mentions = judged.mentions(of: .generic, in: element)
      guard let mention = mentions.first, isNothingElse(judged.judged.text(of: element).folded, judged) else {
        // Text about price and terms is no benefit; any other says something.
        if element.role == .benefit || judged.judged.pricing(of: judged.judged.reading(of: element)).isEmpty { return }
        continue
      }
      if first == nil, mention.range != nil { first = mention }
    }
    guard let first, let range = first.range else { return }
    report(
      Violation(
        "'\(first.text)' says nothing in particular, and neither does any other benefit",
        help: "name a feature, a number or a thing that one gets", at: range))
  }

  /// Whether a text has no word of its own beside the generic ones.
  private static func isNothingElse(_ text: FoldedText, _ judged: JudgedScreen) -> Bool {
    var isTaken = [Bool](repeating: false, count: text.count)
    for lexicon in judged.judged.lexicons {
      let fillers = fillers[lexicon.language] ?? []
      for range in text.ranges(of: lexicon.phrases(.generic)) + text.ranges(of: fillers) {
        for index in range { isTaken[index] = true }
      }
    }
    var index = 0
    while index < text.count {
      guard isLetter(text.scalars[index]) || isDigit(text.scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < text.count, isLetter(text.scalars[index]) || isDigit(text.scalars[index]) { index += 1 }
      // Single letters stand for what nobody has filled in yet.
      let isWord = index - start > 1 || isDigit(text.scalars[start]) || !hasBorders(text.scalars[start])
      if isWord, !isTaken[start] { return false }
    }
    return true
  }

  /// Words that add nothing to "everything", by language.
  private static let fillers: [String: FoldedText.PhraseList] = [
    "en":
      "unlock*|get|gain|enjoy*|enabl*|for|to|the|an|and|or|of|in|on|with|your|you|our|all|it|its|now|today|more|app|access|us|join|become|go|start|plus|experience|full|complete|instant",
    "de":
      "schalte*|frei|erhalte*|bekomm*|fur|zu|zum|zur|der|die|das|den|dem|und|oder|von|in|im|mit|dein*|ihr*|unser*|alle*|es|jetzt|heute|mehr|app|zugang|zugriff|voll*|komplett*|sofort",
    "fr":
      "debloquez|debloquer|profitez|obtenez|acces|accedez|pour|a|au|aux|le|la|les|l'|un|une|des|de|du|et|ou|en|dans|avec|votre|vos|tout|toute|toutes|tous|maintenant|plus|app|complet|complete",
  ].mapValues { FoldedText.PhraseList($0) }
}

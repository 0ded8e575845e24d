import Findings
import Looks
import Screens

/// The screen says what one gets.
enum BenefitsMissing: ScreenRule {
  static let id = "benefits-missing"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # The screen does not say what one gets

    A screen that sells says what the purchase includes: a benefit, or a sentence of at least five words that is not about price, trial or terms.

    ## Why

    Plan names and prices alone do not say what is bought. Apple asks apps to "clearly describe what the user will get for the price", and has sent
    back a screen that never did.

    ## Source

    App Review Guidelines 3.1.2(c), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; a rejection:
    <https://github.com/krelltunez/dayGLANCE/issues/1217>, 2026-07-18.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Choose a subscription
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    subtitle: Try it free for a whole week, then {{ product.price_per_period }}
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
    headline: Choose a subscription
    ---
    - 240 lessons
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, control-style: list }
    --- Copy/pro.en-US.md
    ---
    headline: Choose a subscription
    subtitle: Export as many pictures as you want
    ---
    ```

    ## How to fix

    List what is included below the front matter of the copy: `- 50 GB for your originals`.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard !judged.plans.isEmpty, !judged.plans.allSatisfy(\.isCurrent) else { return }
    var isInHeadline = false
    for element in judged.elements where judged.judged.saysWhatOneGets(element) {
      if element.role != .headline { return }
      isInHeadline = true
    }
    var violation = Violation(
      isInHeadline ? "Only the headline says what one gets" : "Nothing on the screen says what one gets",
      help: "list it in the copy: '- 50 GB for your originals'", at: judged.paywall.range, isMinor: isInHeadline,
      isAbsence: true)
    violation.saidBy = [.benefit, .body, .subtitle]
    report(violation)
  }
}

extension JudgedSheet {
  /// Whether an element is a benefit, or running text about something else than price, trial and terms.
  func saysWhatOneGets(_ element: Element) -> Bool {
    if let known = gets[element.id] { return known }
    let says = readWhatOneGets(element)
    gets[element.id] = says
    return says
  }

  /// "A whole year for less" describes the plan, and nothing that one gets.
  func speaksOfItsPeriod(_ element: Element) -> Bool {
    reading(of: element).statements.contains { $0.statement.contains(.period) }
  }

  /// "Cancel anytime" and "Only $4.99 a month" in the list of benefits: what it costs and how it ends, and nothing that one gets.
  private func isAboutTermsAlone(_ element: Element) -> Bool {
    let folded = text(of: element).folded
    let words = folded.wordCount
    func rest(_ topic: Topic) -> Int? {
      let said = mentions(of: topic, in: element)
      return said.isEmpty ? nil : words - said.reduce(0) { $0 + FoldedText($1.text).wordCount }
    }
    // A comma sets something else beside it: "No ads, cancel anytime".
    guard !folded.scalars.contains(where: { [0x2C, 0x3B, 0xB7, 0x60C, 0x3001, 0xFF0C].contains($0) }) else {
      return false
    }
    if let rest = rest(.cancelAnytime), rest <= 2 { return true }
    if let rest = rest(.renews), rest <= 3 { return true }
    if let rest = rest(.cancel), rest == 0 { return true }
    let isOfMoney = element.runs.contains { run in
      guard case .fact(let fact, _, _) = run.origin else { return false }
      return !Statement(fact).isEmpty
    }
    guard isOfMoney || reading(of: element).amounts.contains(where: { !$0.isOfApp }) else { return false }
    var bytes: [UInt8] = []
    for run in element.runs { if case .literal = run.origin { bytes += run.bytes } }
    let typed = FoldedText(bytes[...])
    return typed.words(in: 0..<typed.count).count <= 3 && typed.wordCount <= 5
  }

  private func readWhatOneGets(_ element: Element) -> Bool {
    switch element.role {
    case .benefit: return !isAboutTermsAlone(element)
    case .body, .subtitle, .headline: break
    case .planDescription where !speaksOfItsPeriod(element): break
    default: return false
    }
    // Where words are long, four of them say as much as five short ones.
    let folded = text(of: element).folded
    let isLong = element.role != .headline && folded.scalars.count { isLetter($0) } >= 25
    guard folded.wordCount >= 5 || isLong else { return false }
    let isAboutMoney = element.runs.contains { run in
      guard case .fact(let fact, _, _) = run.origin else { return false }
      switch fact {
      case .productName, .productDescription, .groupName, .tierName, .appName: return false
      default: return true
      }
    }
    return !isAboutMoney && reading(of: element).claims.isEmpty
      && ![Topic.renews, .terms, .privacy, .cancelAnytime, .restore].contains { !mentions(of: $0, in: element).isEmpty }
  }
}

extension FoldedText {
  /// How many words there are; in scripts without blanks between words, two letters count as one.
  var wordCount: Int {
    var words = 0
    var letters = 0
    var isInside = false
    for scalar in scalars {
      guard isLetter(scalar) || isDigit(scalar) else {
        isInside = isInside && scalar == 0x27
        continue
      }
      if !hasBorders(scalar) {
        letters += 1
        isInside = false
      } else if !isInside {
        words += 1
        isInside = true
      }
    }
    return words + letters / 2
  }
}

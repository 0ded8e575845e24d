import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// Behind a price stands the period that it buys.
enum PeriodLiteralInCopy: ScreenRule {
  static let id = "period-literal-in-copy"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .words, .lexicon]

  static let text: StaticString = """
    # A typed period beside a price is not the plan's

    Where a text puts a period behind or before the price of a plan, it is the plan's period. Best is a datum in its place, which is right for every plan.

    ## Why

    `{{ product.price }}/month` is right until the yearly plan is chosen. Then the screen says $39.99 a month.

    ## Source

    App Review Guidelines 3.1.2(c), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08; Schedule 2 of the developer
    agreement, 3.8(b), 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline: Pro for {{ product.price }}/«month»
    subtitle: Only {{ product.price }} billed «monthly»
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      plain: { group: Plain }
    --- Copy/plain.en-US.md
    ---
    headline: "{{ product.price }} every «6 months»"
    ---
    --- Copy/plain.de-DE.md
    ---
    headline: "{{ product.price }} pro «Jahr»"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline: "«Monthly»: {{ product.price }}"
    ---
    --- Copy/pro.de-DE.md
    ---
    headline: "«Monatlich» nur {{ product.price }}"
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline: "New every month, {{ product.price }} a year"
    subtitle: "Yearly: {{ product.price }}"
    cta: "Not monthly: {{ product.price }} a year"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { products: [com.example.pro.yearly] }
    --- Copy/pro.en-US.md
    ---
    headline: Pro for {{ product.price }}/year
    subtitle: "{{ product.price_per_period }}, or {{ product.price_per_month }} a month"
    cta: Subscribe for {{ product.price }} after 1 week
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      plain: { group: Plain }
    --- Copy/plain.en-US.md
    ---
    headline: "{{ product.price }} every 3 months"
    subtitle: "{{ product.price }}. Every month something new"
    ---
    ```

    ## How to fix

    Write `{{ product.price_per_period }}`, or `{{ product.period }}` behind the price.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    judged.reportTexts(Self.self, to: report) { reading in
      var found: [Violation] = []
      if reading.contents.contains(.price) { check(reading.element, judged) { found.append($0) } }
      return found
    }
  }

  private static func check(_ element: Element, _ judged: JudgedScreen, report: (Violation) -> Void) {
    var priced: Int?
    var before: (bytes: ArraySlice<UInt8>, range: SourceRange)?
    var runs = element.runs.makeIterator()
    var following = runs.next()
    while let run = following {
      following = runs.next()
      if case .fact(.price, let product?, _) = run.origin {
        if let before {
          check(before.bytes, at: before.range, beforePriceOf: product, then: following, judged, report)
        }
        before = nil
        priced = product
        continue
      }
      if let product = priced, case .literal(let range) = run.origin, !run.marks.contains(.code) {
        check(run.bytes, at: range, behindPriceOf: product, judged, report)
      }
      priced = nil
      before = nil
      if case .literal(let range) = run.origin, !run.marks.contains(.code) { before = (run.bytes, range) }
    }
  }

  /// "Monthly: {{ product.price }}". What stands behind the price as well says how often is paid, and is looked at there.
  private static func check(
    _ bytes: ArraySlice<UInt8>, at source: SourceRange, beforePriceOf index: Int, then behind: Run?,
    _ judged: JudgedScreen, _ report: (Violation) -> Void
  ) {
    guard judged.project.catalog.products.indices.contains(index) else { return }
    let product = judged.project.catalog.products[index]
    guard let period = product.period else { return }
    let lexicons = judged.judged.lexicons
    let text = text(bytes, judged)
    let found = zip(lexicons, text.periods).lazy.compactMap { $0.said(before: text.folded, $1) }.first
    guard let (said, range) = found, said != period.value, text.trialClaims.isEmpty else { return }
    if let behind, case .literal = behind.origin {
      let rest = judged.judged.reader.text(behind.bytes)
      for (lexicon, periods) in zip(lexicons, rest.periods) {
        if periods.contains(where: { leads(to: $0.range.lowerBound, in: rest.folded, lexicon) }) { return }
      }
    }
    var typed = TypedText()
    typed.append(bytes, from: source, in: judged.project.files)
    let own = text.folded.bytes(of: range)
    report(
      Violation(
        "'\(typed.text(of: own))' is typed before the price of \(product.subject(at: index).quoted), which is for \(period.value.english)",
        help: DatumAdvice(at: source, in: judged.project.files).writing("product.price_per_period"),
        at: typed.place(of: own) ?? source,
        related: [.init("the period", at: period.range)], subjects: [product.subject(at: index)]))
  }

  private static func check(
    _ bytes: ArraySlice<UInt8>, at source: SourceRange, behindPriceOf index: Int, _ judged: JudgedScreen,
    _ report: (Violation) -> Void
  ) {
    guard judged.project.catalog.products.indices.contains(index) else { return }
    let product = judged.project.catalog.products[index]
    guard let period = product.period else { return }
    let text = text(bytes, judged)
    for (lexicon, periods) in zip(judged.judged.lexicons, text.periods) {
      guard let (said, range) = periods.first, leads(to: range.lowerBound, in: text.folded, lexicon) else { continue }
      guard said != period.value else { return }
      var typed = TypedText()
      typed.append(bytes, from: source, in: judged.project.files)
      let own = text.folded.bytes(of: range)
      report(
        Violation(
          "'\(typed.text(of: own))' is typed behind the price of \(product.subject(at: index).quoted), which is for \(period.value.english)",
          help: DatumAdvice(at: source, in: judged.project.files).writing("product.price_per_period"),
          at: typed.place(of: own) ?? source,
          related: [.init("the period", at: period.range)], subjects: [product.subject(at: index)]))
      return
    }
  }

  /// As much of a text as is judged.
  private static func text(_ bytes: ArraySlice<UInt8>, _ judged: JudgedScreen) -> SaidText {
    judged.judged.reader.text(WholeText.beginning(of: bytes, in: WholeText.most))
  }

  /// Whether nothing but a stroke and up to two words stands before an index, and none that parts it from the price.
  private static func leads(to index: Int, in text: FoldedText, _ lexicon: Lexicon) -> Bool {
    guard index <= 20 else { return false }
    var words = 0
    var wasLetter = false
    for scalar in text.scalars[..<index] {
      let isInWord = isLetter(scalar)
      guard isInWord || scalar == 0x20 || scalar == 0x2F else { return false }
      if isInWord, !wasLetter { words += 1 }
      wasLetter = isInWord
    }
    guard words <= 2 else { return false }
    return !text.ranges(of: lexicon.parting).contains { $0.lowerBound < index }
  }
}

extension Lexicon {
  /// How often a text says is paid at its end, with nothing but a colon, a dash or a short word behind it. A length of some days or weeks, or one
  /// behind "after", says when.
  ///
  /// - Parameter periods: those that the text names.
  fileprivate func said(
    before text: FoldedText, _ periods: [(period: Period, range: Range<Int>)]
  ) -> (period: Period, range: Range<Int>)? {
    if let single = unitAlone(before: text) { return single }
    guard let last = periods.max(by: { $0.range.upperBound < $1.range.upperBound }) else { return nil }
    if text.contains(anyOf: parting) { return nil }
    if last.period.count > 1, last.period.unit == .day || last.period.unit == .week { return nil }
    let gap = last.range.upperBound..<text.count
    guard gap.count <= 12,
      text.scalars[gap].allSatisfy({
        $0 == 0x20 || $0 == 0x3A || $0 == 0xFF1A || (0x2012...0x2015).contains($0) || isLetter($0)
      })
    else { return nil }
    let words = text.words(in: gap)
    let hasOthers = text.scalars[gap].contains { isLetter($0) && !hasBorders($0) }
    guard !hasOthers, words.count <= 1, words.allSatisfy({ Lexicon.only.contains(text.string($0)) }) else { return nil }
    return last
  }

  /// "월 {{ product.price }}", "月{{ product.price }}": one sign that stands by itself before a price.
  private func unitAlone(before text: FoldedText) -> (period: Period, range: Range<Int>)? {
    guard let signs = Lexicon.unitSigns[language] else { return nil }
    var end = text.count
    while end > 0, [0x20, 0x3A, 0xFF1A].contains(text.scalars[end - 1]) { end -= 1 }
    guard end > 0, end == 1 || !(isLetter(text.scalars[end - 2]) || isDigit(text.scalars[end - 2])),
      let unit = signs[text.scalars[end - 1]], let period = Period(1, unit)
    else { return nil }
    // "12 月"
    let before = text.scalars[..<(end - 1)].last { $0 != 0x20 }
    return before.map(isDigit) == true ? nil : (period, (end - 1)..<end)
  }

  private static let unitSigns: [String: [UInt32: Period.Unit]] = [
    "ko": [0xC8FC: .week, 0xC6D4: .month, 0xC5F0: .year, 0xB144: .year],
    "ja": [0x9031: .week, 0x6708: .month, 0x5E74: .year], "zh": [0x6708: .month, 0x5E74: .year],
  ]

  private static let only: Set<String> = [
    "only", "just", "for", "at", "nur", "fur", "pour", "seulement", "por", "solo", "sadece", "всего", "за",
  ]
}

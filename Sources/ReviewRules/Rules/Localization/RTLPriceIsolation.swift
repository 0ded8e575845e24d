import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// A price in a text from right to left keeps its order.
enum RTLPriceIsolation: ScreenRule {
  static let id = "rtl-price-isolation"
  static let severity = Severity.warning
  static let basis = Basis.heuristic
  static let guideline: String? = nil
  static let needs: Set<Input> = [.words]

  static let text: StaticString = """
    # A price runs into other text from left to right

    In Arabic, Hebrew and Urdu, a price and another text in Latin letters do not touch: a word of the language, or a mark of isolation, stands
    between the two.

    ## Why

    Between two stretches from left to right, blanks and punctuation join them: the two are shown as one, in the order of English, and the
    price changes places with the name. The pages isolate data, but an app that puts a price into a string does not.

    ## Source

    Unicode Standard Annex 9, Bidirectional Algorithm, <https://www.unicode.org/reports/tr9/>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ar-SA]
    storefronts: { ar-SA: USA }
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.ar-SA.md
    ---
    headline: "«PhotoEditor Pro: »{{ product.price }}"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [he]
    storefronts: { he: USA }
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.he.md
    ---
    headline: "«Pro »{{ product.price }}« - »{{ product.price }}"
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ar-SA]
    storefronts: { ar-SA: USA }
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.ar-SA.md
    ---
    headline: "PhotoEditor Pro مقابل {{ product.price }} سنويًا"
    subtitle: "{{ product.price }}، سنويًا"
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US, he]
    storefronts: { he: USA }
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: "PhotoEditor Pro: {{ product.price }}"
    ---
    --- Copy/pro.he.md
    ---
    headline: "Pro: \u{2068}{{ product.price }}\u{2069}"
    ---
    ```

    ## How to fix

    Put a word of the language between the two, or U+2068 before and U+2069 behind the price.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.judged.direction == .rightToLeft else { return }
    judged.reportTexts(Self.self, to: report) { reading in
      var found: [Violation] = []
      // The run that the last stretch from left to right was in, and whether it is a price.
      var last: (run: Int, isPrice: Bool)?
      var depth = 0
      let runs = Array(reading.element.runs)
      for (index, run) in runs.enumerated() {
        let isPrice =
          run.isFact(.price) || run.isFact(.pricePerPeriod) || run.isFact(.perUnitPrice) || run.isFact(.introPrice)
        if case .system = run.origin {
          last = nil
          continue
        }
        for scalar in run.text.unicodeScalars {
          switch strength(of: scalar) {
          case .isolate: depth += 1
          case .end:
            depth = max(0, depth - 1)
            last = nil
          case .rightToLeft: last = nil
          case .neutral: break
          case .number, .leftToRight:
            guard depth == 0 else { break }
            if let before = last, before.run != index, before.isPrice || isPrice {
              if let violation = violation(runs[before.run..<index + 1]) { found.append(violation) }
            }
            if strength(of: scalar) == .leftToRight || last != nil { last = (index, isPrice) }
          }
        }
      }
      return found
    }
  }

  private static func violation(_ runs: ArraySlice<Run>) -> Violation? {
    let literal = runs.lazy.compactMap { run -> SourceRange? in
      if case .literal(let range) = run.origin { return range }
      return nil
    }.first
    guard let literal, let price = runs.first(where: { !isLiteral($0) })?.text else { return nil }
    return Violation(
      "'\(price)' touches other text from left to right, and the two may change places",
      help: "put a word of the language between them, or U+2068 before and U+2069 behind the price", at: literal)
  }

  private static func isLiteral(_ run: Run) -> Bool {
    if case .literal = run.origin { return true }
    return false
  }

  private enum Strength { case leftToRight, rightToLeft, number, neutral, isolate, end }

  private static func strength(of scalar: Unicode.Scalar) -> Strength {
    switch scalar.value {
    case 0x2066...0x2068, 0x202A...0x202E: .isolate
    case 0x2069: .end
    case 0x200F, 0x61C, 0x590...0x65F, 0x66E...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: .rightToLeft
    case 0x660...0x669: .rightToLeft
    case 0x30...0x39: .number
    case 0x200E, 0x41...0x5A, 0x61...0x7A: .leftToRight
    case 0x00...0x7F: .neutral
    default: scalar.properties.isAlphabetic ? .leftToRight : .neutral
    }
  }
}

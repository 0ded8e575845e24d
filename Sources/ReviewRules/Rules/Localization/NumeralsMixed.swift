import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// A screen writes its numbers in one way.
enum NumeralsMixed: ScreenRule {
  static let id = "numerals-mixed"
  static let severity = Severity.note
  static let basis = Basis.heuristic
  static let guideline: String? = nil
  static let needs: Set<Input> = [.words]

  static let text: StaticString = """
    # Typed digits are others than those of the price

    Where the price of a plan is written in the digits of the language's own script, so are the numbers in the texts, and the reverse.

    ## Why

    `٧` beside `7` looks like two apps. Numbers within names ("4K", "iOS 18") stay what they are.

    ## Source

    Unicode CLDR, numbering systems, <https://cldr.unicode.org/>, 2026-11.

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
    headline: أكثر من «٢٤٠» قالبًا
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ar-SA]
    storefronts: { ar-SA: SAU }
    prices: { com.example.pro.plain: plain.csv }
    paywalls:
      plain: { group: Plain }
    --- plain.csv
    Countries or Regions,Currency Code,Price
    Saudi Arabia,SAR,39.99
    --- Copy/plain.ar-SA.md
    ---
    headline: أكثر من «240» قالبًا
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
    headline: أكثر من 240 قالبًا
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [ar-SA]
    storefronts: { ar-SA: SAU }
    prices: { com.example.pro.plain: plain.csv }
    paywalls:
      plain: { group: Plain }
    --- plain.csv
    Countries or Regions,Currency Code,Price
    Saudi Arabia,SAR,39.99
    --- Copy/plain.ar-SA.md
    ---
    headline: أكثر من ٢٤٠ قالبًا بدقة 4K على iOS 18
    ---
    ```

    ## How to fix

    Write the number in the digits of the price, or as a datum.
    """

  /// The languages that have digits of their own in use.
  private static let languages: Set<String> = [
    "ar", "fa", "ur", "hi", "bn", "mr", "ne", "my", "th", "gu", "pa", "kn", "ml", "or", "ta", "te",
  ]

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard languages.contains(judged.judged.language),
      let price = judged.sheet.figures.first(where: { !$0.priceText.isEmpty })?.priceText,
      let digits = price.unicodeScalars.lazy.compactMap({ zero(of: $0) }).first
    else { return }
    judged.report(Self.self, to: report) { reading in
      reading.element.runs.flatMap { run -> [Violation] in
        guard case .literal(let source) = run.origin, !run.marks.contains(.code) else { return [] }
        var typed = TypedText()
        typed.append(run.bytes, from: source, in: judged.project.files)
        return numbers(in: typed.text(of: 0..<typed.bytes.count), notFrom: digits).map { range in
          Violation(
            "'\(typed.text(of: range))' is in other digits than the price '\(price)'",
            help: "write it in the same digits", at: typed.place(of: range) ?? source)
        }
      }
    }
  }

  /// The zero of the digits that a scalar is one of.
  private static func zero(of scalar: Unicode.Scalar) -> UInt32? {
    if scalar.isASCII { return ("0"..."9").contains(scalar) ? 0x30 : nil }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue, (0...9).contains(value)
    else {
      return nil
    }
    return scalar.value - UInt32(value)
  }

  /// The numbers in other digits, as ranges of bytes; not those that belong to a name in Latin letters.
  private static func numbers(in text: String, notFrom digits: UInt32) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var offset = 0
    var start: Int?
    var isName = false
    var wasLatin = false
    func isLatin(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && isLetter(scalar.value | 0x20) }
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if let zero = zero(of: scalar), zero != digits {
        if start == nil {
          start = offset
          isName = wasLatin
        }
      } else {
        if let from = start, !isName, !isLatin(scalar) { found.append(from..<offset) }
        start = nil
        if isLatin(scalar) { wasLatin = true } else if scalar != " " { wasLatin = false }
      }
      offset += width
    }
    if let from = start, !isName { found.append(from..<offset) }
    return found
  }
}

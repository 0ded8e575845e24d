import Findings
import Projects
import Screens

/// No residue of a template reaches customers.
enum UnresolvedPlaceholder: ScreenRule {
  static let id = "unresolved-placeholder"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "2.1(a)"
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A placeholder is left in the text

    No text shows what was meant to be replaced: `%@`, `{{ … }}`, `${…}`, `TODO`, "lorem ipsum", `NaN`.

    ## Why

    Apple asks for final texts, and names placeholder text as a reason for rejection. Where a price should stand, the price is missing too.

    ## Source

    App Review Guidelines 2.1(a) ("placeholder text"), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    subtitle: "Only «%@» a month"
    ---
    - «Lorem ipsum» dolor
    - «TODO» name the templates
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Save «XX%»
    subtitle: "Only «[PRICE]», or «{0}» a week"
    caption: «TBD»
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
    headline: "Only «null»/month"
    subtitle: «undefined» a week
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
    headline: Go Pro
    subtitle: "Only {{ product.price }} a month"
    ---
    - 100 % offline, 50 %discount on prints
    - Your todo lists on every device
    - "[NEW] Generation XXL in XX sizes"
    - Write formats such as `%@` with our editor
    ```

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
    headline: Von null auf hundert
    subtitle: Null Werbung
    ---
    ```

    ## How to fix

    Write a variable, give the string its arguments (`{ key: …, arguments: [product.price] }`), or write the final words.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard judged.contents.contains(.placeholders) else { return }
    for placeholder in judged.readings.lazy.flatMap(\.placeholders)
    where !judged.isMisspelt(at: placeholder.range) {
      report(
        Violation(
          "'\(placeholder.value)' is a placeholder that customers would read",
          help: "use a variable or write the words",
          at: placeholder.range))
    }
  }
}

extension JudgedScreen {
  /// Whether reading has already told of what stands at a place: a variable that there is not, or that the string's arguments misspell.
  fileprivate func isMisspelt(at range: SourceRange) -> Bool {
    if project.hasUnreadVariable(within: range) { return true }
    let words = paywall.words[sheet.market.locale]
    return words?.fields.values.contains { $0.forms.contains { $0.text.hasUnknownArgument(at: range) } } == true
      || paywall.elements.contains { $0.texts[sheet.market.locale]?.hasUnknownArgument(at: range) == true }
  }
}

extension FieldWords.FieldText {
  /// Whether what a string asks for at a place is an argument that names no variable.
  fileprivate func hasUnknownArgument(at place: SourceRange) -> Bool {
    guard case .string(let match, let arguments) = self, arguments.contains(nil) else { return false }
    return match.string.arguments.contains { index, _, range in
      arguments.indices.contains(index) && arguments[index] == nil && range.file == place.file
        && range.start < place.end && range.end > place.start
    }
  }
}

import Findings
import Locales
import Projects
import StoreCatalog
import Words

/// What a paywall says is said in every language it is shown in.
enum MissingTranslation: TranslationRule {
  static let id = "missing-translation"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A text is not translated

    Every text of a paywall, and the name and description of every product on it, exists in each locale that the project ships. A string that its
    catalog marks as new, to be reviewed or out of date is not ready either, which weighs less.

    ## Why

    Where a translation is missing, customers read another language in the midst of theirs, or the name of a key. What they are asked to agree
    to must be in words they understand; buttons, terms, prices and names of products weigh more than the rest.

    ## Source

    Apple, Auto-renewable subscriptions ("localize"), <https://developer.apple.com/app-store/subscriptions/>, 2026-11; Google Play,
    Subscriptions policy ("incompletely localized"), 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US, de-DE]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    «cta»: Subscribe now
    ---
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    ---
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    strings: L.xcstrings
    locales: [en-US, de-DE]
    paywalls:
      pro: { group: Pro, text: { headline: headline } }
    --- L.xcstrings
    { "sourceLanguage": "en", "version": "1.0", "strings": { "headline": { "localizations": {
      "en": { "stringUnit": { "state": "new", "value": "Go Pro" } },
      "de": { "stringUnit": { "state": "needs_review", "value": «"Hol dir Pro"» } } } } } }
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    locales: [en-US, de-DE]
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    cta: Subscribe now
    ---
    --- Copy/pro.de-DE.md
    ---
    headline: Hol dir Pro
    cta: Jetzt abonnieren
    ---
    ```

    ## How to fix

    Add the text to the files of the locales that the finding lists, or take these out of `locales`.
    """

  static func check(_ tables: [TruthTable], of project: Project, report: (Violation) -> Void) {
    // One finding for each text, with all the locales that lack it.
    var order: [MissingText] = []
    var locales: [MissingText: [LocaleID]] = [:]
    for missing in project.missingTexts where missing.kind != .systemWords {
      var key = missing
      key.locale = project.sourceLocale
      if locales[key] == nil { order.append(key) }
      locales[key, default: []].append(missing.locale)
    }
    let descriptions = Dictionary(grouping: order.filter { $0.kind == .productDescription }) { Owner(of: $0) }
    for product in order where product.kind == .productName {
      reportWholeProduct(product, descriptions[Owner(of: product)] ?? [], &locales, in: project, report: report)
    }
    for text in order {
      let lacking = locales[text] ?? []
      if lacking.isEmpty { continue }
      let index = text.product.flatMap { id in project.catalog.products.firstIndex { $0.id.value == id } }
      let subject = index.map { project.catalog.products[$0].subject(at: $0) }
      report(
        Violation(
          "\(name(of: text, subject)) is missing in \(list(lacking))", help: advice("add it", lacking, project),
          at: text.at,
          subjects: subject.map { [$0] } ?? [], locales: lacking, paywall: text.paywall,
          isMinor: !weighs(text, in: project)))
    }
    noteUnfinished(tables, report: report)
  }

  /// Whose text it is.
  private struct Owner: Hashable {
    var paywall: String
    var product: String?

    init(of text: MissingText) {
      paywall = text.paywall
      product = text.product
    }
  }

  /// A product that has neither name nor description in a locale has no localization for it: one finding, where the localizations are.
  ///
  /// - Parameter descriptions: those of the product that are missing: where one is empty, and where it is not declared.
  private static func reportWholeProduct(
    _ name: MissingText, _ descriptions: [MissingText], _ locales: inout [MissingText: [LocaleID]], in project: Project,
    report: (Violation) -> Void
  ) {
    guard let index = project.catalog.products.firstIndex(where: { $0.id.value == name.product }) else { return }
    let product = project.catalog.products[index]
    let lacking = (locales[name] ?? []).filter { locale in
      product.localizations[locale] == nil && descriptions.contains { locales[$0]?.contains(locale) ?? false }
    }
    guard !lacking.isEmpty else { return }
    locales[name]?.removeAll(where: lacking.contains)
    for description in descriptions { locales[description]?.removeAll(where: lacking.contains) }
    let subject = product.subject(at: index)
    report(
      Violation(
        "Name and description of '\(subject.name)' are missing in \(list(lacking))",
        help: advice("add both", lacking, project), at: product.localizationList ?? product.id.range,
        subjects: [subject], locales: lacking, paywall: name.paywall))
  }

  private static func advice(_ add: String, _ lacking: [LocaleID], _ project: Project) -> String {
    if lacking.allSatisfy(project.configuredLocales.contains) { return add + ", or take the locale out of 'locales'" }
    return project.configuredLocales.isEmpty ? add + ", or name the locales that the app has under 'locales'" : add
  }

  /// Translations that nobody has called done.
  private static func noteUnfinished(_ tables: [TruthTable], report: (Violation) -> Void) {
    for table in tables {
      for section in table.sections {
        for row in section.groups.lazy.flatMap(\.rows) where row.states.contains(.needsReview) {
          guard let own = row.own, let range = own.range else { continue }
          report(
            Violation(
              "String '\(row.key ?? "")' is not marked as translated in \(own.locale)",
              help: "have it reviewed, and mark it", at: range, locales: [table.locale], paywall: section.paywall,
              isMinor: true))
        }
      }
    }
  }

  private static func name(of text: MissingText, _ subject: Violation.Subject?) -> String {
    let product = subject?.name ?? text.product ?? ""
    return switch text.kind {
    case .field(let field): "Text '\(field.rawValue)'"
    case .copyFile: "Copy of '\(text.paywall)'"
    case .benefits: "List of benefits"
    case .stringKey(let key): "String '\(key)'"
    case .productName: "Display name of '\(product)'"
    case .productDescription: "Description of '\(product)'"
    case .groupName: "Display name of the group"
    case .systemWords: "Word"
    }
  }

  /// Whether customers agree to it.
  private static func weighs(_ text: MissingText, in project: Project) -> Bool {
    switch text.kind {
    case .field(let field): weighty.contains(field)
    case .productName, .copyFile: true
    case .stringKey(let key):
      // A key that no field says is an element's, of which the role is not known here.
      fields(saying: key, on: text.paywall, in: project).map { !$0.isDisjoint(with: weighty) } ?? true
    case .benefits, .productDescription, .groupName, .systemWords: false
    }
  }

  private static func fields(saying key: String, on name: String, in project: Project) -> Set<CopyField>? {
    var fields: Set<CopyField> = []
    for paywall in project.paywalls where paywall.name == name {
      for (field, words) in paywall.words[project.sourceLocale]?.fields ?? [:] {
        let says = words.forms.contains { form in
          if case .string(let match, _) = form.text { return match.key == key }
          return false
        }
        if says { fields.insert(field) }
      }
    }
    return fields.isEmpty ? nil : fields
  }

  private static let weighty: Set<CopyField> = [
    .cta, .ctaDetail, .caption, .trial, .disclosure, .price, .priceDetail, .terms, .privacy, .restore,
  ]

  private static func list(_ locales: [LocaleID]) -> String {
    let shown = locales.prefix(4).map(\.identifier).joined(separator: ", ")
    return locales.count > 4 ? "\(shown) and \(locales.count - 4) more locales" : shown
  }
}

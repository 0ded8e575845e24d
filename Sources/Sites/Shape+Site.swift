import Mustache

extension Shape.Field {
  static func field(_ name: Name, _ shape: Shape, _ meaning: String) -> Shape.Field {
    Shape.Field("\(name)", shape, meaning)
  }
}

/// What the templates of one kind of page can use.
struct PageShape: Sendable {
  var template: String
  var escaping: Escaping
  /// What the page itself has; `site` stands around it.
  var shape: Shape
  /// The heading in the list of values.
  var heading: String

  static let all: [PageShape] = [
    PageShape(
      template: "overview", escaping: .html, shape: .overview, heading: "The overview: `overview.html.mustache`"),
    PageShape(template: "preview", escaping: .html, shape: .preview, heading: "A screen: `preview.html.mustache`"),
    PageShape(template: "preview", escaping: .markdown, shape: .preview, heading: "A screen"),
    PageShape(
      template: "screen", escaping: .html, shape: .screenAlone,
      heading: "A screen without the interface: `screen.html.mustache`"),
    PageShape(template: "report", escaping: .html, shape: .report, heading: "The report: `report.html.mustache`"),
    PageShape(template: "report", escaping: .markdown, shape: .report, heading: "The report"),
    PageShape(template: "rule", escaping: .html, shape: .rule, heading: "A rule: `rule.html.mustache`"),
    PageShape(template: "prices", escaping: .html, shape: .prices, heading: "The prices: `prices.html.mustache`"),
    PageShape(
      template: "localization", escaping: .html, shape: .localization,
      heading: "The languages: `localization.html.mustache`"),
    PageShape(
      template: "localization-locale", escaping: .html, shape: .localizationLocale,
      heading: "The texts of a language: `localization-locale.html.mustache`"),
    PageShape(
      template: "handoff-index", escaping: .html, shape: .handoffIndex,
      heading: "What designers take: `handoff-index.html.mustache`"),
    PageShape(
      template: "handoff", escaping: .html, shape: .handoff,
      heading: "A paywall as designers take it: `handoff.html.mustache`"),
    PageShape(
      template: "review-kit", escaping: .html, shape: .reviewKit,
      heading: "What App Store Connect wants: `review-kit.html.mustache`"),
    PageShape(
      template: "changes", escaping: .html, shape: .changes,
      heading: "What customers would see change: `changes.html.mustache`"),
    PageShape(
      template: "styles", escaping: .html, shape: .styles,
      heading: "A paywall in every control style: `styles.html.mustache`"),
    PageShape(
      template: "single", escaping: .html, shape: .single,
      heading: "All screens of a language on one page: `single.html.mustache`"),
    PageShape(
      template: "single-part", escaping: .html, shape: .singlePart,
      heading: "A paywall on that page: `single-part.html.mustache`"),
  ]

  /// What every page has.
  static let site = Shape.object([
    .field(
      .site,
      .object([
        .field(.title, .text, "The site's title: as configured, else the app's name."),
        .field(.icon, .optional(.text), "The path of the app's icon below the root."),
        .field(.noIndex, .flag, "Whether search engines are asked not to list the pages."),
        .field(.version, .text, "The version of paywallgen."),
        .field(.summary, .text, "What was read and judged, and as of when, in a sentence."),
        .field(.imitates, .text, "The system that previews imitate: `iOS 18`."),
        .field(.files, .list(link), "The files for machines: reports."),
      ]), "The site.")
  ])

  private static let link = Shape.object([
    .field(.title, .text, "What the link says."),
    .field(.address, .text, "Where it leads, below the root: put `page.root` before it."),
  ])
}

extension Shape {
  static let assets = Shape.object([
    .field(.site, .text, "The style sheet of the interface, as the page links to it."),
    .field(.script, .text, "The script of the interface."),
    .field(.paywall, .text, "The style sheet of screens."),
    .field(.look, .optional(.text), "The properties of the paywall's look; only on pages with a screen."),
    .field(
      .siteIntegrity, .text,
      "For an `integrity` attribute. Browsers refuse files that have one where a page is opened from disk, so the default theme has none."
    ),
    .field(.scriptIntegrity, .text, "The same for the script."),
    .field(.paywallIntegrity, .text, "The same for the style sheet of screens."),
    .field(.lookIntegrity, .optional(.text), "The same for the paywall's look."),
  ])

  static let turn = Shape.object([
    .field(.href, .text, "Its page."), .field(.title, .text, "The language's name."),
  ])

  /// What each page of the interface says of itself.
  static let pageFields: [Field] = [
    .field(.title, .text, "For `<title>`."),
    .field(
      .kind, .text,
      "The kind of page, for its class: `overview`, `preview`, `report`, `rule`, `prices`, `localization`."),
    .field(.heading, .text, "The headline: what the reader came to learn."),
    .field(.lead, .text, "The sentence below the headline."),
    .field(
      .leadLink,
      .optional(
        .object([.field(.text, .text, "What the link says."), .field(.href, .text, "Where it leads.")])),
      "A link behind the lead."),
    .field(.facts, .list(.text), "Short facts beside the headline: the date that was assumed."),
    .field(.root, .text, "What leads from this page to the site's root: `../../`; empty at the root."),
    .field(.lang, .text, "The language of the interface: `en`."),
    .field(.canonical, .optional(.text), "The page's full address; only where the site's is known."),
    .field(
      .alternates,
      .list(
        .object([
          .field(.lang, .text, "The language, or `x-default`."), .field(.href, .text, "The full address."),
        ])), "The same page in other languages; only where the site's address is known."),
    .field(.markdown, .optional(.text), "The same page in Markdown."),
    .field(.stale, .optional(.text), "Why the page is from an earlier build."),
    .field(
      .pages,
      .list(
        .object([
          .field(.title, .text, "The page's name."), .field(.address, .text, "Below the root."),
          .field(.href, .text, "The same, as this page links to it."),
          .field(.count, .optional(.text), "A number to show beside it."), .field(.current, .flag, "This page."),
        ])), "The navigation of the site."),
    .field(.previous, .optional(turn), "The same screen in the language before this one."),
    .field(.next, .optional(turn), "The same screen in the language after this one."),
  ]

  static let counts = Shape.list(
    .object([
      .field(.severity, .text, "`error`, `warning` or `note`."), .field(.number, .text, "How many."),
      .field(.label, .text, "`4 errors`."),
    ]))

  /// A finding in a list that leads to the report.
  static let item = Shape.object([
    .field(.severity, .text, "`error`, `warning` or `note`."),
    .field(.label, .text, "The severity as a word: `Error`."),
    .field(.title, .text, "What was found."), .field(.place, .optional(.text), "Where: `file:line:column`."),
    .field(.address, .text, "In the report, below the root."),
  ])

  static let notCheckedFields: [Field] = [
    .field(.hasNotChecked, .flag, "Whether any rule could not run."),
    .field(.notCheckedLabel, .text, "How many rules could not run."),
    .field(
      .notChecked,
      .list(
        .object([
          .field(.reason, .text, "What is missing."), .field(.remedy, .optional(.text), "What to do about it."),
          .field(.rules, .list(.text), "The rules that need it."),
        ])), "What could not be judged, and why."),
  ]
}

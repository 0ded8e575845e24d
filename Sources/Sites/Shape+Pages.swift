import Mustache

extension Shape {
  /// What holds of all prices or words on a page.
  static let noticesField = Field.field(
    .notices,
    .list(
      .object([.field(.title, .text, "What holds."), .field(.text, .text, "What to do about it; may be empty.")])),
    "What to know before reading the screen: borrowed prices, words that nobody has read yet.")

  static func page(_ more: [Field] = []) -> Field { .field(.page, .object(pageFields + more), "This page.") }
  static let assetsField = Field.field(.assets, assets, "The static files, as this page links to them.")

  /// A screen without the interface.
  static let screenAlone = Shape.object([
    assetsField,
    .field(
      .page,
      .object([
        .field(.title, .text, "For `<title>`."), .field(.scheme, .text, "`light` or `dark`."),
        .field(.textSize, .optional(.text), "`ax3` or `ax5`; absent: as the device comes."),
        .field(.root, .text, "What leads from this page to the site's root."),
      ]), "This page."),
    .field(.screen, screen, "The screen."),
  ])

  private static let screenFinding = Shape.object([
    .field(.pin, .text, "Its number on this page."), .field(.severity, .text, "`error`, `warning` or `note`."),
    .field(.label, .text, "The severity as a word: `Error`."), .field(.title, .text, "What was found."),
    .field(.help, .optional(.text), "What to do."),
    .field(.helpMarkdown, .optional(.markup), "The same in Markdown: what is to be copied from it is code."),
    .field(.place, .text, "Where: `file:line:column`."),
    .field(.rule, .text, "The rule's id."), .field(.href, .text, "The finding in the report."),
    .field(.anchor, .text, "The fingerprint, by which the report links to the screen."),
  ])

  /// A screen with everything around it.
  static let preview = Shape.object([
    assetsField,
    page([
      .field(
        .actions,
        .list(.object([.field(.title, .text, "What the link says."), .field(.href, .text, "Where it leads.")])),
        "The same screen elsewhere."),
      .field(.isDark, .flag, "Whether the phone is dark at first."),
      .field(.caption, .text, "What is drawn: device and system."),
    ]),
    .field(.screen, screen, "The screen."),
    .field(
      .axes,
      .list(
        .object([
          .field(.title, .text, "`Language`, `Tier`, `Storefront`, `Situation`."),
          .field(.value, .text, "What this page shows."),
          .field(.hasMarkdown, .flag, "Whether any choice has a page in Markdown."),
          .field(
            .items,
            .list(
              .object([
                .field(.title, .text, "The choice."), .field(.href, .text, "Its page."),
                .field(.markdown, .optional(.text), "Its page in Markdown."),
                .field(.current, .flag, "This page."), .field(.gap, .flag, "A new block of choices begins."),
                .field(.excerpt, .flag, "Customers never meet it alone."),
                .field(.counts, counts, "What was found there, the most severe only."),
              ])), "The choices."),
        ])), "What can be chosen: every screen of the paywall is some steps away."),
    noticesField,
    .field(
      .pins,
      .list(
        .object([
          .field(.pin, .text, "Its number."),
          .field(.at, .text, "The `pin` of the element it points at, which is that of the first finding there."),
          .field(.severity, .text, "Its severity."),
        ])), "Findings that point at an element, in the order of their numbers."),
    .field(.counts, counts, "What was found on this screen."),
    .field(.findings, .list(screenFinding), "What was found on this screen, in reading order."),
    .field(.hasMissing, .flag, "Whether anything is missing."),
    .field(.missing, .list(screenFinding), "What is missing from this screen."),
    .field(
      .missingCounts, .list(.object([.field(.counts, counts, "How much is missing.")])),
      "How much is missing; no item where nothing is."),
    .field(.isClean, .flag, "Nothing was found, and nothing is missing."),
    .field(.judged, .flag, "Rules looked at the language: not at the made-up one."),
    .field(.hasPrices, .flag, "Whether there are prices."),
    .field(.isBorrowed, .flag, "Whether they are another storefront's."),
    .field(
      .prices,
      .list(
        .object([
          .field(.plan, .text, "The plan's name."), .field(.price, .text, "The amount, as customers read it."),
          .field(.place, .optional(.text), "Where it is from: `file:line:column`."),
        ])), "The prices on this screen."),
    .field(.priceSource, .text, "The kind of source, and since when it holds, in a sentence."),
    .field(
      .rows,
      .list(
        .object([
          .field(.label, .text, "What the element is."), .field(.lang, .text, "The language of its text."),
          .field(.dir, .optional(.text), "`rtl` where its text runs from right to left."),
          .field(.runs, .list(run), "Its text."),
          .field(.places, .list(.text), "Where its words come from."),
        ])), "The screen as text, in reading order."),
  ])

  static let overview = Shape.object(
    [
      assetsField, page(),
      .field(
        .paywalls,
        .list(
          .object([
            .field(.slug, .text, "The paywall's part of addresses."), .field(.name, .text, "Its name."),
            .field(.facts, .text, "Plans and tiers in a sentence."),
            .field(
              .links,
              .list(
                .object([.field(.title, .text, "What the link says."), .field(.address, .text, "Below the root.")])),
              "Pages about this paywall."),
            .field(.hasCommon, .flag, "Whether anything was found in every language."),
            .field(.common, .list(item), "What was found in every language."),
            .field(.hasMoreCommon, .flag, "Whether that is more than fits."),
            .field(.moreCommon, .list(item), "The rest."), .field(.moreCommonLabel, .text, "`4 more`."),
            .field(.isClean, .flag, "Nothing was found."), .field(.cleanLabel, .text, "What was judged."),
            .field(.hasPictures, .flag, "Whether screens are shown as pictures, or as cells."),
            .field(
              .views,
              .list(
                .object([
                  .field(.title, .text, "What the column shows."), .field(.judged, .flag, "Customers meet it."),
                ])), "The columns."),
            .field(
              .languages,
              .list(
                .object([
                  .field(.name, .text, "The language in English."), .field(.ownName, .text, "In itself."),
                  .field(.locale, .text, "The locale's id."), .field(.lang, .text, "For `lang`."),
                  .field(.market, .text, "Storefront and currency."),
                  .field(
                    .cells,
                    .list(
                      .object([
                        .field(.address, .optional(.text), "The screen's page, below the root."),
                        .field(.frame, .optional(.text), "The screen alone, below the root."),
                        .field(.label, .text, "Language, view and what was found."),
                        .field(.judged, .flag, "Customers meet it."), .field(.counts, counts, "What was found."),
                        .field(.worst, .optional(.text), "The most severe of it."),
                      ])), "A cell for each column."),
                  .field(.judged, .flag, "Rules looked at the language: not at the made-up one."),
                  .field(.hasFindings, .flag, "Whether anything was found only here."),
                  .field(.findings, .list(item), "What was found here and not everywhere."),
                  .field(.nothing, .text, "What to say where nothing was."),
                  .field(
                    .more,
                    .optional(
                      .object([.field(.title, .text, "`3 more`."), .field(.address, .text, "Below the root.")])),
                    "A link to the rest."),
                ])), "The rows."),
          ])), "The paywalls, those with errors first."),
      .field(.hasFiles, .flag, "Whether anything was found in files that is about no paywall."),
      .field(.files, .list(item), "What was found there, the most severe first."),
      .field(.moreLabel, .optional(.text), "How many more there are: `4 more`."),
    ] + notCheckedFields)

  static let report = Shape.object(
    [
      assetsField, page(),
      .field(
        .filters,
        .list(
          .object([
            .field(.title, .text, "What it chooses by."),
            .field(
              .choices,
              .list(
                .object([
                  .field(.name, .text, "The control's name."), .field(.value, .text, "Its value."),
                  .field(.title, .text, "What it says."), .field(.severity, .optional(.text), "For its glyph."),
                  .field(.number, .text, "How many findings."),
                ])), "The choices."),
          ])), "The filters."),
      .field(.hasRuleChoices, .flag, "Whether findings are of several rules."),
      .field(
        .ruleChoices,
        .list(.object([.field(.value, .text, "The rule's id."), .field(.number, .text, "How many findings.")])),
        "The rules that found something, for a filter that needs a script."),
      .field(
        .findings,
        .list(
          .object([
            .field(.anchor, .text, "The fingerprint: the finding's address on this page."),
            .field(.severity, .text, "`error`, `warning` or `note`."),
            .field(.label, .text, "The severity as a word: `Error`."), .field(.title, .text, "What was found."),
            .field(.rule, .text, "The rule's id."),
            .field(
              .rulePage, .optional(.text),
              "The page about the rule, below the root; absent for files that cannot be understood."),
            .field(.place, .optional(.text), "Where: `file:line:column`."),
            .field(.where, .text, "Paywall, languages and number of screens."),
            .field(.basis, .text, "What the rule rests on: `guideline`, `limit` …, or `input`."),
            .field(.languages, .text, "The numbers of its languages among the filters, with spaces between; `all`."),
            .field(.tiers, .text, "The numbers of its tiers among the filters, with spaces between; `all`."),
            .field(.basisText, .text, "The basis in words; may be empty."), .field(.open, .flag, "Shown opened."),
            .field(
              .quotes,
              .list(
                .object([
                  .field(.place, .text, "File and line."), .field(.note, .optional(.text), "What the place says."),
                  .field(
                    .lines,
                    .list(
                      .object([
                        .field(.number, .text, "The line's number."),
                        .field(.before, .text, "What stands before the place."),
                        .field(.marked, .optional(.text), "The place, in the lines that hold it."),
                        .field(.after, .text, "What stands behind it."),
                      ])), "The lines."),
                ])), "The places in their files."),
            .field(.why, .optional(.text), "Why it matters."), .field(.help, .optional(.text), "How to fix it."),
            .field(.helpMarkdown, .optional(.markup), "The same in Markdown: what is to be copied from it is code."),
            .field(.hasScreens, .flag, "Whether it is about screens."),
            .field(
              .screens,
              .list(
                .object([
                  .field(.title, .text, "The screen."), .field(.address, .text, "Below the root."),
                  .field(.frame, .optional(.text), "The screen alone, for a picture of it; of the first one only."),
                ])), "Some of the screens."),
            .field(.moreScreens, .optional(.text), "`8 more`."),
            .field(
              .otherScreens,
              .list(
                .object([
                  .field(.title, .text, "The screen, or a paywall in a language with the number of its screens."),
                  .field(.address, .text, "Below the root."),
                ])), "Those: each, or where they are many, the first of each paywall and language."),
          ])), "The findings, the most severe first."),
      .field(.cleanLabel, .text, "What was judged."),
      .field(.hasSuppressed, .flag, "Whether the project accepts any."),
      .field(.suppressedLabel, .text, "How many."),
      .field(
        .suppressed,
        .list(
          .object([
            .field(.title, .text, "What was found."), .field(.rule, .text, "The rule's id."),
            .field(.reason, .text, "Why the project accepts it."), .field(.place, .optional(.text), "Where."),
          ])), "Findings that the project accepts."),
    ] + notCheckedFields)

  static let prices = Shape.object([
    assetsField, page(),
    .field(
      .products,
      .list(.object([.field(.name, .text, "The product's name."), .field(.tier, .optional(.text), "Its tier.")])),
      "The columns."),
    .field(
      .storefronts,
      .list(
        .object([
          .field(.name, .text, "The storefront's English name."), .field(.currency, .text, "Its currency."),
          .field(.source, .text, "Where its prices are from."), .field(.since, .text, "Since when they hold."),
          .field(
            .amounts,
            .list(
              .object([
                .field(.text, .optional(.text), "The price as customers read it; absent where none is known."),
                .field(.plain, .text, "The plain amount, or what is shown instead."),
                .field(.lang, .text, "The language in which it is written."),
                .field(.place, .optional(.text), "Where it is from."),
              ])), "A price for each product."),
        ])), "The rows."),
    .field(.hasConflicts, .flag, "Whether sources disagree."),
    .field(
      .conflicts,
      .list(
        .object([
          .field(.title, .text, "What they disagree about."), .field(.shown, .text, "The one that counts."),
          .field(.place, .optional(.text), "Where it is from."), .field(.other, .text, "The other one."),
          .field(.otherPlace, .text, "Where that is from."),
        ])), "Sources that disagree."),
    .field(.hasDerived, .flag, "Whether any figures are computed."),
    .field(
      .derived,
      .list(
        .object([
          .field(.plan, .text, "The plan's name."), .field(.storefront, .text, "The storefront."),
          .field(.figure, .text, "What is computed."), .field(.fraction, .text, "The exact value: `4999/1200`."),
          .field(.numerator, .text, "What stands above its line."),
          .field(.denominator, .optional(.text), "What stands below; absent for a whole number."),
          .field(.exact, .optional(.text), "The same in decimal digits: `4.16583…`; absent for a whole number."),
          .field(.rule, .text, "By which rule."), .field(.text, .text, "What is shown."),
          .field(.uses, .text, "The elements of screens that show it, or `nowhere`."),
        ])), "Figures computed from prices."),
  ])
}

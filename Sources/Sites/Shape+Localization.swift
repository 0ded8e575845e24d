import Mustache

extension Shape {
  private static let states = Shape.list(
    .object([
      .field(.text, .text, "The state, or how many texts have it: `missing`, `2 missing`."),
      .field(.kind, .text, "`error`, `warning`, `note`, `neutral` or `plain`: how it is shown."),
      .field(.note, .optional(.text), "What follows: what customers see, what is lost."),
    ]))

  /// The languages, and how much of each is ready.
  static let localization = Shape.object([
    assetsField, page(),
    .field(
      .languages,
      .list(
        .object([
          .field(.name, .text, "The language in English."), .field(.ownName, .text, "In itself."),
          .field(.locale, .text, "The locale's id."), .field(.lang, .text, "For `lang`."),
          .field(.href, .text, "Its page."), .field(.ready, .text, "How much is ready: `11 of 16`."),
          .field(.note, .optional(.text), "`the source`."), .field(.states, states, "What is not ready."),
          .field(.isClean, .flag, "Everything is ready."),
        ])), "The languages, in the project's order."),
    .field(.data, .text, "The tables for machines, as this page links to them."),
  ])

  private static let cell = Shape.object([
    .field(.lang, .text, "For `lang`."), .field(.dir, .text, "For `dir`."),
    .field(
      .lines,
      .list(
        .object([
          .field(.label, .optional(.text), "The numbers that the form is for: `one`."),
          .field(.isolated, .flag, "A text from left to right in a language that runs from right to left."),
          .field(
            .runs,
            .list(
              .object([
                .field(.text, .text, "Words, or the name of a placeholder."),
                .field(.isPlaceholder, .flag, "Whether something is filled in there."),
                .field(.isName, .flag, "A name in Latin letters within a text that runs from right to left."),
              ])), "The text."),
        ])), "The text; several where it depends on a number."),
  ])

  /// What is said in one language, beside its source.
  static let localizationLocale = Shape.object([
    assetsField, page(),
    .field(.language, .text, "The language in English."), .field(.sourceLanguage, .text, "The source's language."),
    .field(.lang, .text, "For `lang`."), .field(.dir, .text, "For `dir`."),
    .field(.hasOriginal, .flag, "Whether there is a source to compare with; not on the source's own page."),
    .field(
      .languages,
      .list(
        .object([
          .field(.title, .text, "The language."), .field(.href, .text, "Its page."),
          .field(.current, .flag, "This page."),
        ])), "All languages."),
    .field(.all, .text, "`All 16`."), .field(.open, .text, "`Open 5`."),
    .field(.isClean, .flag, "Everything is ready."),
    .field(.data, .text, "The tables for machines, as this page links to them."),
    .field(
      .sections,
      .list(
        .object([
          .field(.name, .optional(.text), "The paywall; absent where there is one only."),
          .field(
            .groups,
            .list(
              .object([
                .field(.title, .text, "The part of the screen."),
                .field(
                  .rows,
                  .list(
                    .object([
                      .field(.label, .text, "What the text is."),
                      .field(.place, .text, "Its key, or its file and line."),
                      .field(.original, .optional(cell), "The source."),
                      .field(.translation, .optional(cell), "The text."),
                      .field(.nothing, .text, "What to say where there is none: `no Arabic text`."),
                      .field(.isOpen, .flag, "Something is left to do."), .field(.states, states, "How it stands."),
                    ])), "The texts."),
              ])), "The parts of the screen, from top to bottom."),
        ])), "The paywalls."),
    .field(.build, .text, "What a signature is about: version and day."),
  ])
}

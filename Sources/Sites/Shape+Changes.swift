import Mustache

extension Shape {
  private static let piece = Shape.object([
    .field(.text, .text, "The text."), .field(.isChanged, .flag, "Only one of the two texts has it."),
  ])
  private static let wording = Shape.object([.field(.pieces, .list(piece), "The text in pieces, in order.")])

  private static let note = Shape.object([
    .field(.text, .text, "What should be known."), .field(.rule, .text, "The rule that says so."),
    .field(.label, .text, "The same in a word or two: `must agree`; else the rule."),
  ])

  private static let row = Shape.object([
    .field(.name, .text, "The product, group or paywall."),
    .field(.label, .text, "What of it changes, where and for whom."),
    .field(.before, .optional(wording), "As it was; absent: it was not there."),
    .field(.after, .optional(wording), "As it will be; absent: it is gone."),
    .field(.lang, .optional(.text), "For `lang`, where both are words."),
    .field(.dir, .optional(.text), "For `dir`."),
    .field(.items, .list(note), "What should be known before."),
  ])

  private static let section = Shape.object([
    .field(.title, .text, "The kind of change: `Prices`."), .field(.count, .text, "How many there are."),
    .field(.rows, .list(row), "The changes."),
  ])

  private static let picture = Shape.object([
    .field(.title, .text, "Paywall, language and what is shown."),
    .field(.before, .text, "The screen as it was, below the site's root."),
    .field(.after, .text, "The screen as it will be, below the site's root."),
    .field(.href, .text, "The screen's own page, below the site's root."),
  ])

  private static let finding = Shape.object([
    .field(.severity, .text, "`error`, `warning` or `note`."), .field(.label, .text, "The same as a word; `Mended`."),
    .field(.title, .text, "What is or was found."), .field(.rule, .text, "The rule's id."),
    .field(.gone, .flag, "It is mended."), .field(.address, .text, "Where the report tells of it, below the root."),
  ])

  /// What customers would see change.
  static let changes = Shape.object([
    assetsField, page(),
    .field(.sections, .list(section), "The changes by kind, in the order in which customers feel them."),
    .field(
      .comment, .optional(.text), "The same in Markdown, for a comment on a pull request; absent: nothing changes."),
    .field(.hasPictures, .flag, "Whether a screen looks different."),
    .field(
      .pictures, .list(picture),
      "Screens that look different: of each paywall and language the first, what differs outlined."),
    .field(.moreLabel, .optional(.text), "How many more there are."),
    .field(.hasFindings, .flag, "Whether anything is found that was not before, or no longer."),
    .field(.note, .text, "How much: `2 mended, 1 new`; may be empty."),
    .field(.findings, .list(finding), "What is mended, then what is new."),
    .field(
      .unchanged, .optional(.text), "What does not change, in a sentence; absent where not all could be compared."),
  ])
}

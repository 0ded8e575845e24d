import Mustache

extension Shape {
  /// What App Store Connect's forms want.
  static let reviewKit = Shape.object([
    assetsField, page(),
    .field(
      .groups,
      .list(
        .object([
          .field(.title, .text, "`Products`."),
          .field(
            .links,
            .list(
              .object([
                .field(.title, .text, "The form."), .field(.href, .text, "Where it stands on this page."),
                .field(.number, .optional(.text), "How many of its fields cannot be handed in; absent: all can."),
              ])), "The forms."),
        ])), "The forms, by what they are of."),
    .field(
      .sections,
      .list(
        .object([
          .field(.anchor, .text, "The name to link to."), .field(.title, .text, "The form."),
          .field(.note, .text, "What it is of, in a few words."),
          .field(
            .blocks,
            .list(
              .object([
                .field(.title, .optional(.text), "A text that each language has; absent: the form's own fields."),
                .field(.note, .text, "What is known of the limit; may be empty."),
                .field(.fields, .list(field), "The fields."),
              ])), "Fields that belong together."),
        ])), "The forms, in App Store Connect's order."),
  ])

  private static let field = Shape.object([
    .field(.label, .text, "The field, the language or the storefront."),
    .field(.value, .optional(.text), "What is to be entered; absent: nobody says it."),
    .field(.lang, .optional(.text), "For `lang`; absent: English."), .field(.dir, .optional(.text), "For `dir`."),
    .field(.note, .optional(.text), "What to know beside the value."),
    .field(.code, .flag, "An identifier, not words."),
    .field(.characters, .optional(.text), "`10 of 30`."),
    .field(.percent, .optional(.text), "The length of the bar, which ends at the most that was ever accepted."),
    .field(.tick, .optional(.text), "Where on the bar the safe length ends; absent: at its end."),
    .field(.severity, .optional(.text), "`error` or `warning`; absent: nothing is wrong."),
    .field(.message, .optional(.text), "What is wrong."),
  ])
}

import Mustache

extension Shape {
  static let styles = Shape.object([
    assetsField, page(),
    .field(
      .styles,
      .list(
        .object([
          .field(.name, .text, "The control style, as `paywallgen.yml` spells it."),
          .field(.text, .text, "What it looks like, in a sentence."),
          .field(.current, .flag, "The paywall has it."),
          .field(
            .cells,
            .list(
              .object([
                .field(.title, .text, "The looks: `device` or `clear`."),
                .field(.frame, .text, "The screen alone, below the root."),
                .field(.label, .text, "Style and looks."), .field(.current, .flag, "The paywall is drawn so."),
              ])), "The screen in both looks."),
        ])), "The control styles."),
    .field(.hasSystemWords, .flag, "Whether the system says anything."),
    .field(
      .systemWords,
      .list(.object([.field(.name, .text, "The role."), .field(.text, .text, "What it says.")])),
      "What the system says on the paywall's screens, in its own words alone."),
    .field(.lang, .text, "The language of these words."), .field(.dir, .text, "Their direction: `ltr`, `rtl`."),
    .field(.differences, .list(.text), "What a preview and a device do not have in common."),
  ])
}

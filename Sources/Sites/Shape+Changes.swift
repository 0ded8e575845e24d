import Mustache

extension Shape {
  /// What customers would see change.
  static let changes = Shape.object([
    assetsField, page(),
    .field(
      .sections,
      .list(
        .object([
          .field(.title, .text, "The kind of change: `Prices`."), .field(.count, .text, "How many there are."),
          .field(
            .rows,
            .list(
              .object([
                .field(.name, .text, "The product, group or paywall."),
                .field(.label, .text, "What of it changes, where and for whom."),
                .field(.before, .optional(.text), "As it was; absent: it was not there."),
                .field(.after, .optional(.text), "As it will be; absent: it is gone."),
                .field(.lang, .optional(.text), "For `lang`, where both are words."),
                .field(.dir, .optional(.text), "For `dir`."),
                .field(
                  .items,
                  .list(
                    .object([
                      .field(.text, .text, "What should be known."), .field(.rule, .text, "The rule that says so."),
                    ])), "What should be known before."),
              ])), "The changes."),
        ])), "The changes by kind, in the order in which customers feel them."),
  ])
}

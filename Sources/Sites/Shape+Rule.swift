import Mustache

extension Shape {
  static let rule = Shape.object([
    assetsField, page(),
    .field(
      .sections,
      .list(
        .object([
          .field(.title, .text, "The heading: `Why`, `Source`, `How to fix`, `Known rejections`."),
          .field(
            .lines,
            .list(
              .object([
                .field(
                  .parts,
                  .list(
                    .object([
                      .field(.text, .text, "The text."), .field(.code, .flag, "It is code."),
                      .field(.href, .optional(.text), "Where it leads; absent for text that is no link."),
                    ])), "The pieces of the paragraph.")
              ])), "The paragraphs."),
        ])), "What the rule says of itself."),
    .field(
      .groups,
      .list(
        .object([
          .field(.title, .text, "`Bad` or `Good`."), .field(.place, .text, "The file's name."),
          .field(.text, .text, "What stands in the file."),
          .field(
            .pieces,
            .list(
              .object([
                .field(.text, .text, "The text."), .field(.isChanged, .flag, "It is what the rule finds."),
              ])), "The same in pieces."),
        ])), "The files of the examples."),
    .field(.hasFindings, .flag, "Whether anything is open."),
    .field(.findings, .list(item), "What the rule found, that nobody has accepted."),
  ])
}

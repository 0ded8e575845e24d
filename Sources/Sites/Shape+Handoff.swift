import Mustache

extension Shape {
  private static let link = Shape.object([
    .field(.title, .text, "What the link says."), .field(.href, .text, "Where it leads."),
  ])

  private static let choice = Shape.object([
    .field(.title, .text, "The language."), .field(.href, .text, "Its page."), .field(.current, .flag, "This page."),
  ])

  /// How much of its room a text takes.
  private static let roomFields: [Field] = [
    .field(.percent, .optional(.text), "The length of the bar: `74%`; the room ends at 86 %."),
    .field(.longestPercent, .optional(.text), "Where the longest language ends on the bar."),
    .field(.width, .optional(.text), "Width and room in points: `214 of 311`."),
    .field(.longest, .optional(.text), "The language in which it is widest, and how wide it is there."),
    .field(.isOver, .optional(.flag), "It takes more lines than it should, or breaks a word."),
    .field(
      .lines, .optional(.text),
      "Its lines, and how many it is made for: `2 of 1`; only `2` where it takes what it needs."),
    .field(.characters, .optional(.text), "Its length in characters."),
    .field(.state, .optional(.text), "`fits`, `wraps to 2 lines`, `breaks a word`."),
  ]

  private static let roles = Shape.optional(
    .object([
      .field(.text, .text, "The roles: `price, caption, cta`."),
      .field(.more, .optional(.text), "How many there are beyond these."),
    ]))

  static let handoffIndex = Shape.object([
    assetsField, page(),
    .field(
      .paywalls,
      .list(
        .object([
          .field(.name, .text, "The paywall."), .field(.languages, .list(link), "Its page in each language."),
        ])), "The paywalls."),
    .field(.files, .list(link), "Tokens and texts as files."),
  ])

  /// A paywall in one language, as designers take it.
  static let handoff = Shape.object([
    assetsField, page(), noticesField,
    .field(.screen, screen, "The screen. Each element has a name to link to: `d1`, `d2` …"),
    .field(.preview, .text, "The screen's own page."),
    .field(.files, .list(link), "Tokens, texts and Figma nodes as files."),
    .field(.languages, .list(choice), "The same page in other languages."),
    .field(
      .outline,
      .list(
        .object([
          .field(.plan, .optional(.text), "The plan whose elements they are; absent for those of the whole screen."),
          .field(
            .items,
            .list(
              .object([
                .field(.number, .text, "From 1, in this order. The panel's name is `e1`, the element's own `d1`."),
                .field(.role, .text, "The role."),
              ])), "The elements."),
        ])), "The elements in reading order, those of each plan together."),
    .field(
      .kinds,
      .list(
        .object([
          .field(.role, .text, "The role."),
          .field(.size, .text, "Size and line height."), .field(.weight, .text, "Weight."),
          .field(.largest, .text, "Size and line height at the largest text size."),
          .field(.token, .text, "The token's name."),
          .field(
            .colors,
            .list(
              .object([
                .field(.title, .text, "`Light` or `Dark`."), .field(.hex, .text, "The color."),
                .field(.ratio, .text, "Its contrast on what lies behind it."),
              ])), "The color in both schemes."),
          .field(.css, .text, "The declarations that draw it with the previews' custom properties."),
          .field(
            .elements,
            .list(
              .object(
                [
                  .field(.number, .text, "Its number in the outline."),
                  .field(.plan, .optional(.text), "The plan it belongs to."),
                  .field(
                    .runs,
                    .list(
                      .object([
                        .field(.text, .text, "The text."), .field(.kind, .text, "`fact`, `typed` or `system`."),
                        .field(.label, .text, "Which datum, or which of our own words."),
                        .field(.place, .optional(.text), "Where it is declared."),
                      ])), "The text in pieces, by where it is from."),
                  .field(.hasPlaces, .flag, "Whether any of them is declared in a file."),
                  .field(.spoken, .optional(.text), "How a screen reader should say it."),
                  .field(.hasRoom, .flag, "Whether its room is known."),
                ] + roomFields)), "The elements that are drawn so."),
        ])), "The kinds of elements, that of the first words first: what is drawn alike is one."),
    .field(
      .situations,
      .list(
        .object([
          .field(.title, .text, "The situation."), .field(.href, .text, "Its page."),
          .field(.frame, .text, "Its screen alone."),
          .field(.isReference, .flag, "The others are compared with it."),
          .field(.isSame, .flag, "It looks like the reference."),
          .field(.replaced, roles, "Elements that are other ones than in the reference; absent for none."),
          .field(.added, roles, "Elements that the reference has not."),
          .field(.gone, roles, "Elements that only the reference has."),
        ])), "Every situation."),
    .field(.count, .text, "How many texts there are."), .field(.lang, .text, "For `lang`."),
    .field(.dir, .text, "For `dir`."),
    .field(
      .strings,
      .list(
        .object(
          [
            .field(.role, .text, "The element."), .field(.text, .text, "As customers read it."),
            .field(.place, .text, "Where it is declared."),
          ] + roomFields)), "The texts, those that fit worst first."),
    .field(
      .tokens,
      .list(
        .object([
          .field(.name, .text, "The token."), .field(.value, .text, "Its value; empty for colors."),
          .field(.light, .optional(.text), "A color's value."), .field(.dark, .optional(.text), "In dark."),
          .field(.note, .text, "The roles that use it."),
        ])), "The tokens that this screen uses."),
    .field(
      .prices,
      .list(
        .object([
          .field(.plan, .text, "The plan."), .field(.price, .text, "As written."), .field(.text, .text, "As spoken."),
        ])), "How prices should be said."),
    .field(.snippet, .optional(.text), "The paywall in SwiftUI; only where it sells a subscription."),
  ])
}

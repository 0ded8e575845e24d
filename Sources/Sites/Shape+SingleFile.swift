import Mustache

extension Shape {
  static let single = Shape.object([
    assetsField, page(), noticesField,
    .field(.styleSheets, .list(.text), "The style sheets, as addresses that carry their content: `data:text/css;…`."),
    .field(.parts, .list(.markup), "The paywalls, each made with `single-part.html.mustache`."),
  ])

  static let singlePart = Shape.object([
    .field(.number, .text, "The paywall's number: its look counts below `.look-1`."),
    .field(.name, .text, "The paywall's name."), .field(.market, .text, "Storefront and currency."),
    .field(
      .screens,
      .list(
        .object([
          .field(.anchor, .text, "Its id on the page."), .field(.title, .text, "The view or the situation."),
          .field(.screen, screen, "The screen."),
        ])), "The screens."),
  ])
}

import Mustache

extension PageShape {
  /// The page that lists every value a template can use: `Templates/VALUES.md`, which a test holds to it.
  static func document() -> String {
    var text = """
      # The values that templates can use

      Made from the shapes that templates are checked against; do not edit. `plans[].name` is the `name` of each of the `plans`. *Optional* values are
      absent on some pages. Every object has all its values, so a name is never looked up further out by mistake. Texts are escaped when they are printed.

      ## Every page


      """
    text += site.markdownTable()
    var seen: [Shape] = []
    for page in all {
      // A page in Markdown has the values of its page in HTML.
      guard !seen.contains(page.shape) else { continue }
      seen.append(page.shape)
      let twin = all.first { $0.shape == page.shape && $0.template == page.template && $0.escaping != page.escaping }
      text += "\n## \(page.heading)\(twin.map { _ in ", and in Markdown: `\(page.template).md.mustache`" } ?? "")\n\n"
      text += page.shape.markdownTable()
    }
    return text
  }
}

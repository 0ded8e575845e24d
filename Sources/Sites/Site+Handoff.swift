import Handoff
import Projects
import Screens

extension Site {
  /// Whether there are designer's pages.
  var hasHandoff: Bool { options.hasHTML && options.hasHandoff }

  /// Renders the designer's pages of one paywall, and hands them out.
  ///
  /// - Parameters:
  ///   - paywall: the index among the project's paywalls.
  ///   - sheets: all sheets of the project, in any order.
  public func renderHandoff(paywall: Int, _ sheets: [Sheet], emit: Emit) {
    guard hasHandoff else { return }
    let own = sheets.filter { $0.paywall == paywall && !$0.market.locale.isPseudo }
    guard strings.indices.contains(paywall), var look = HandoffLook(self, paywall: paywall) else { return }
    for (sheet, rows) in zip(own, strings[paywall]) {
      HandoffPage(self, look, sheet, rows: rows)?.render(&look, emit)
    }
  }

  /// Renders what designers take of all paywalls together: the index, tokens and texts.
  func renderHandoffShared(emit: Emit) {
    render(theme.entries.handoffIndex, handoffIndex(), to: "handoff/index.html", emit)
    let looks = project.paywalls.map { NamedLook(name: $0.slug, look: $0.look) }
    designTokens(looks).withUnsafeBytes { emit("handoff/tokens.json", $0) }
    let rows = Array(strings.joined())
    let csv = copyCSV(rows) { places.append($0, to: &$1) }
    csv.withUnsafeBytes { emit("handoff/copy.csv", $0) }
    let json = copyJSON(rows) { places.append($0, to: &$1) }
    json.withUnsafeBytes { emit("handoff/copy.json", $0) }
    let xcstrings = copyStringCatalog(tables, source: project.sourceLocale.identifier)
    xcstrings.withUnsafeBytes { emit("handoff/copy.xcstrings", $0) }
  }

  /// The paths of the designer's pages.
  var handoffPaths: [String] {
    guard hasHandoff else { return [] }
    var paths = ["index.html", "tokens.json", "copy.csv", "copy.json", "copy.xcstrings"].map { "handoff/\($0)" }
    for pages in plan.paywalls where !plan.isClashing(pages) {
      for market in pages.markets where !market.locale.isPseudo {
        paths += ["index.html", "figma.json"].map { "handoff/\(pages.slug)/\(market.slug)/\($0)" }
      }
    }
    return paths
  }
}

import Handoff
import Projects
import Screens

extension Site {
  /// Renders the designer's pages of one paywall, and hands them out.
  ///
  /// - Parameters:
  ///   - paywall: the index among the project's paywalls.
  ///   - sheets: all sheets of the project, in any order.
  public func renderHandoff(paywall: Int, _ sheets: [Sheet], emit: Emit) {
    guard options.hasHTML else { return }
    let own = sheets.filter { $0.paywall == paywall }
    for (sheet, rows) in zip(own, stringRows(of: own, in: project)) {
      HandoffPage(self, sheet, rows: rows)?.render(emit)
    }
  }

  /// Renders what designers take of all paywalls together: the index, tokens and texts.
  func renderHandoffShared(_ sheets: [Sheet], emit: Emit) {
    render(theme.entries.handoffIndex, handoffIndex(), to: "handoff/index.html", emit)
    let looks = project.paywalls.map { NamedLook(name: $0.slug, look: $0.look) }
    emit("handoff/tokens.json", designTokens(looks))
    var rows: [StringRow] = []
    for paywall in project.paywalls.indices {
      rows += stringRows(of: sheets.filter { $0.paywall == paywall }, in: project).joined()
    }
    emit("handoff/copy.csv", copyCSV(rows) { places.text($0) })
    emit("handoff/copy.json", copyJSON(rows) { places.text($0) })
    emit("handoff/copy.xcstrings", copyStringCatalog(tables, source: project.sourceLocale.identifier))
  }

  /// The paths of the designer's pages.
  var handoffPaths: [String] {
    var paths = ["index.html", "tokens.json", "copy.csv", "copy.json", "copy.xcstrings"].map { "handoff/\($0)" }
    for pages in plan.paywalls where !plan.isClashing(pages) {
      for market in pages.markets {
        paths += ["index.html", "figma.json"].map { "handoff/\(pages.slug)/\(market.slug)/\($0)" }
      }
    }
    return paths
  }
}

import Findings
import Mustache
import Projects
import Screens

extension Site {
  /// Renders the pages of a sheet's screens and hands them out. Sheets may be rendered in any order, and by several threads at once.
  ///
  /// - Returns: what is wrong with pages that a project's own templates made: `page-lacks-price`.
  @discardableResult
  public func render(_ sheet: Sheet, emit: Emit) -> [Finding] {
    SheetRenderer(self).render(sheet, emit: emit)
  }

  /// Renders the page of what is said in one locale, and hands it out: the locale of one of the tables, by its index.
  public func renderLanguage(_ table: Int, emit: Emit) {
    LanguageRenderer(self).render(table, emit: emit)
  }

  /// The indices of the reports for machines.
  public var reportIndices: Range<Int> { options.reports.indices }

  /// Makes a report for machines, and hands it out.
  public func renderReport(_ report: Int, emit: Emit) {
    guard options.reports.indices.contains(report) else { return }
    let (name, bytes) = options.reports[report]
    bytes().withUnsafeBytes { emit("report/\(name)", $0) }
  }

  /// Renders the pages that speak of the whole project, and hands them out with the static files: overview, report, prices, languages, sitemap.
  ///
  /// - Parameter sheets: all sheets, in the order of the project: paywalls, then their markets.
  public func renderShared(_ sheets: [Sheet], emit: Emit) {
    SharedPages(site: self, sheets: sheets).render(emit)
  }
}

import Findings
import Handoff
import Mustache
import Screens

/// Renders the pages of sheets, one sheet after the other. What the sheets of a paywall have in common is made once where they follow each other.
///
/// For one thread at a time; what comes out does not depend on the sheets before.
public final class SheetRenderer {
  private let site: Site
  private let renderer: PageRenderer
  private var common: SheetPages.CommonValues?
  private var figma: FigmaFiles?

  public init(_ site: Site) {
    self.site = site
    renderer = PageRenderer(site.theme.library, within: [site.model])
  }

  /// Renders the pages of a sheet's screens and its designer's page, and hands them out.
  ///
  /// - Parameter isKept: whether the pages of the screens are left as they were: only the designer's page is rendered.
  /// - Returns: what is wrong with pages that a project's own templates made: `page-lacks-price`.
  @discardableResult
  public func render(_ sheet: Sheet, isKept: Bool = false, emit: Site.Emit) -> [Finding] {
    guard let place = site.plan.place(of: sheet) else { return [] }
    let known = common?.paywall == sheet.paywall ? common : nil
    let builder = ModelBuilder(reusing: renderer.takeModel(), keeping: known?.mark ?? .start)
    var pages = SheetPages(site, sheet, place, in: builder, after: known, areAtHome: true)
    common = pages.common
    if known == nil { figma = common?.shared.handoff?.look.figma }
    let roots = isKept ? [] : pages.roots()
    let handoff = pages.handoffPage()
    renderer.turn(to: pages.finished(), sharing: common?.mark ?? .start, isAsBefore: known != nil)
    var findings: [Finding] = []
    let entries = site.theme.entries
    for root in roots {
      let address = root.screen.address
      if site.options.hasHTML {
        findings += render(entries.preview, root.preview, to: address + "/index.html", root.screen, emit)
        findings += render(entries.screen, root.alone, to: address + "/screen.html", root.screen, emit)
      }
      if site.options.hasMarkdown {
        findings += render(entries.previewMarkdown, root.preview, to: address + "/index.md", root.screen, emit)
      }
    }
    if let (page, root) = handoff, let template = entries.handoff {
      site.note(renderer.render(template, root: root) { emit("\(page.folder)/index.html", $0) })
      figma?.write(named: page.document, page.frames) { emit("\(page.folder)/figma.json", $0) }
    }
    return findings
  }

  private func render(
    _ template: TemplateID?, _ root: ModelReference, to path: String, _ screen: Screen, _ emit: Site.Emit
  ) -> [Finding] {
    guard let template else { return [] }
    var finding: Finding?
    let stop = renderer.render(template, root: root) { bytes in
      if site.theme.hasOwnTemplates { finding = site.theme.lacks(of: screen, made: template, in: Array(bytes)) }
      emit(path, bytes)
    }
    // A page that was cut off lacks more than prices.
    if stop != nil {
      site.note(stop)
      return []
    }
    return finding.map { [$0] } ?? []
  }
}

import Mustache
import Screens

extension SheetPages {
  /// Builds what the paywall's designer's pages have in common, where there are any.
  mutating func shareHandoff() {
    guard site.hasHandoff, site.strings.indices.contains(sheet.paywall), site.theme.entries.handoff != nil else {
      return
    }
    shared.handoff = HandoffValues(site, HandoffLook(site, of: pages, addresses), like: sheet, in: &model)
  }

  /// Builds the designer's page of the sheet: one more root of its model. Nil where it has none.
  mutating func handoffPage() -> (page: HandoffPage, root: ModelReference)? {
    guard var values = shared.handoff, let rows = site.strings(of: sheet, market: market, in: pages),
      let page = HandoffPage(site, values.look, sheet, rows: rows, market: market)
    else { return nil }
    // Each element has a name to link to: `d1`, `d2` …
    let pins = page.elements.enumerated().map { index, element in
      Pin(element: element.id, number: 0, severity: .note, anchor: model.text("d\(index + 1)"))
    }
    screenNumber = site.plan.screen(pages, market: market, slot: page.slot)
    depth = HandoffValues.depth
    // The page stands beside the paywall's folder, not in it.
    let wasAtHome = isAtHome
    isAtHome = false
    let drawn = phone(page.screen, pins: pins, file: "index.html")
    isAtHome = wasAtHome
    let root = page.value(drawn, shared, &values, in: &model)
    return (page, root)
  }
}

import Mustache
import Projects

/// Renders the pages of what is said in each language, one after the other. The source's texts, which stand on all of them, are made once.
///
/// For one thread at a time; what comes out does not depend on the pages before.
public final class LanguageRenderer {
  private let site: Site
  private let renderer: PageRenderer
  private var originals: LanguagePage.Originals?

  public init(_ site: Site) {
    self.site = site
    renderer = PageRenderer(site.theme.library, within: [site.model])
  }

  /// Renders the page of one locale, and hands it out: the locale of one of the tables, by its index.
  public func render(_ table: Int, emit: Site.Emit) {
    guard site.options.hasHTML, site.tables.indices.contains(table),
      let template = site.theme.entries.localizationLocale
    else { return }
    let page = LanguagePage(of: site, site.tables[table])
    let isAsBefore = originals != nil
    let builder = ModelBuilder(reusing: renderer.takeModel(), keeping: originals?.mark ?? .start)
    let model = page.model(in: builder, after: &originals)
    renderer.turn(to: model, sharing: originals?.mark ?? .start, isAsBefore: isAsBefore)
    site.note(renderer.render(template) { emit("localization/\(page.table.page)", $0) })
  }
}

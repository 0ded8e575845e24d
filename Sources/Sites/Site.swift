import Findings
import Handoff
import Locales
import Looks
import Mustache
import Projects
import Reports
import ReviewRules
import Screens
import StoreCatalog

/// What a run asks of the site beyond what the project says.
public struct SiteOptions: Sendable {
  /// The address the site will have, ending in `/`; nil: as the project says.
  public var baseURL: String?
  public var hasHTML = true
  public var hasMarkdown = true
  /// Whether designers get pages of their own. These lead to HTML pages, and without those there are none.
  public var hasHandoff = true
  /// Whether each locale gets a page that holds all its screens and needs no other file.
  public var hasSingleFiles = false
  /// The bytes of the app's icon, where it could be read.
  public var icon: [UInt8]?
  /// What has changed since a time before; nil: the site has no page of it.
  public var changes: SiteChanges?
  /// Reports to lie beside the report's page, `report.json`, each made when it is handed out. One named `report.md` takes the place of the theme's.
  public var reports: [(name: String, bytes: @Sendable () -> [UInt8])] = []

  public init() {}
}

/// A project's site: the pages of its screens, one sheet at a time, and those that speak of the whole project.
///
/// It does not change: sheets may be rendered by several threads at once. A class, for it holds much, and whatever draws a page holds it.
public final class Site: Sendable {
  /// Takes a file of the site. Its bytes are good until the call returns.
  public typealias Emit = (_ path: String, _ bytes: UnsafeRawBufferPointer) -> Void

  let project: Project
  let report: Report
  /// What is said in each locale, in the order of the project's, with the errors that rules find in it.
  let tables: [TruthTable]
  /// The texts of screens with their room, by paywall and market.
  let strings: [[[StringRow]]]
  let plan: SitePlan
  let theme: Theme
  let options: SiteOptions
  let places: SourcePlaces
  let findings: SiteFindings
  let assets: SiteAssets
  let baseURL: String?
  let prices: PriceFormats
  let formats: LocaleFormats
  /// What all pages share.
  let model: Model
  /// The names of the languages, by the index among the project's locales.
  let languages: [Language]
  /// The names of what each paywall shows, by paywall and slot.
  let slotTitles: [[String]]
  /// The first paywall in every style; nil where there is none, and on the gallery's own site.
  let gallery: StyleGallery?
  let cut = CutPages()

  struct Language: Sendable {
    var locale: LocaleID
    var name: String
    var ownName: String
    var direction: LocaleID.Direction
  }

  /// - Parameters:
  ///   - report: what was found, of all sheets: pages say how much there is elsewhere.
  ///   - tables: what is said in each locale, with the tool's own words on the sheets.
  ///   - strings: the texts of screens with their room, by paywall and then in the order of its markets; only where there are designers' pages.
  ///   - prices: the caller's cache of price formats.
  ///   - formats: the same for numbers and lists.
  public convenience init(
    _ project: Project, _ plan: SitePlan, theme: Theme, report: Report, tables: [TruthTable],
    strings: [[[StringRow]]] = [], prices: PriceFormats = PriceFormats(), formats: LocaleFormats = LocaleFormats(),
    options: SiteOptions = SiteOptions()
  ) {
    self.init(
      project, plan, looks: SiteLooks(project, plan, theme: theme, options), report: report, tables: tables,
      strings: strings, prices: prices, formats: formats, options: options)
  }

  /// The same, of looks that the caller has made.
  public convenience init(
    _ project: Project, _ plan: SitePlan, looks: SiteLooks, report: Report, tables: [TruthTable],
    strings: [[[StringRow]]], prices: PriceFormats, formats: LocaleFormats, options: SiteOptions
  ) {
    self.init(
      project, plan, theme: looks.theme, report: report, tables: tables, strings: strings, prices: prices,
      formats: formats, options: options, gallery: looks.gallery, assets: looks.assets)
  }

  /// The site of a gallery's paywalls. Of it nothing is used but the screens.
  func of(_ gallery: StyleGallery) -> Site {
    var empty = report
    empty.judgement = Judgement()
    return Site(
      gallery.project, gallery.plan, theme: theme, report: empty, tables: [], strings: [], prices: prices,
      formats: formats, options: options, gallery: nil, assets: assets.withGalleryLooks, places: places)
  }

  /// The site as it was, with this one's theme. Of it nothing is used but the screens.
  func of(_ past: ChangedScreens) -> Site {
    var empty = report
    empty.judgement = Judgement()
    empty.files = past.project.files
    var options = options
    options.changes = nil
    return Site(
      past.project, past.plan, theme: theme, report: empty, tables: [], strings: [], prices: prices, formats: formats,
      options: options, gallery: nil, assets: SiteAssets(theme, past.project, gallery: nil, options))
  }

  private init(
    _ project: Project, _ plan: SitePlan, theme: Theme, report: Report, tables: [TruthTable],
    strings: [[[StringRow]]], prices: PriceFormats, formats: LocaleFormats, options: SiteOptions,
    gallery: StyleGallery?, assets: SiteAssets, places: SourcePlaces? = nil
  ) {
    self.gallery = gallery
    self.project = project
    self.plan = plan
    self.theme = theme
    self.report = report
    self.strings = strings
    self.prices = prices
    self.formats = formats
    self.options = options
    let places = places ?? SourcePlaces(report.files, in: report.folder, secrets: report.secrets)
    self.places = places
    findings = SiteFindings(report, project, plan, places)
    self.tables = TextErrors(findings).marked(in: tables)
    self.assets = assets
    var base = options.baseURL ?? project.site.baseURL
    if let address = base, !address.hasSuffix("/") { base = address + "/" }
    baseURL = base
    languages = project.locales.map { locale in
      // The region is said only where it tells two of them apart.
      if locale.isPseudo {
        return Language(
          locale: locale, name: "Pseudo-language", ownName: "Pseudo-language", direction: locale.direction)
      }
      let isAlone = !project.spokenLocales.contains { $0 != locale && $0.language == locale.language }
      let named = isAlone ? LocaleID(locale.language) ?? locale : locale
      return Language(locale: locale, name: named.englishName, ownName: named.ownName, direction: locale.direction)
    }
    slotTitles = plan.paywalls.map { pages in
      let paywall = project.paywalls[pages.paywall]
      return pages.slots.map { slot in
        slot.situation == .new
          ? project.title(of: slot.view, in: paywall) : project.title(of: slot.situation, in: paywall)
      }
    }
    model = Site.model(project, report, options, assets)
  }

  /// The system that previews imitate.
  var imitates: String { Site.imitatedSystem }
  private static let imitatedSystem = "iOS 18"

  func language(_ locale: LocaleID) -> String {
    languages.first { $0.locale == locale }?.name ?? locale.englishName
  }

  /// The same by the locale's name; the name itself where it is of none.
  func language(named identifier: String) -> String {
    languages.first { $0.locale.identifier == identifier }?.name ?? LocaleID(identifier)?.englishName ?? identifier
  }

  /// Which way a locale's script runs; found out once for those of the project.
  func direction(of locale: LocaleID) -> LocaleID.Direction {
    languages.first { $0.locale == locale }?.direction ?? locale.direction
  }

  private static func model(_ project: Project, _ report: Report, _ options: SiteOptions, _ assets: SiteAssets) -> Model
  {
    var model = ModelBuilder()
    let root = model.object { root in
      root.set(
        .site,
        root.object { site in
          site.set(.title, text: visible(project.site.title ?? project.app.name))
          site.set(.icon, text: assets.icon?.path)
          site.set(.noIndex, flag: !project.site.isIndexed)
          site.set(.version, text: report.version)
          site.set(
            .summary,
            text:
              "\(counting(project.files.files.count, "file")) read, \(counting(report.judgement.screenCount, "screen")) judged as of \(report.today.words)."
          )
          site.set(.imitates, text: imitatedSystem)
          site.set(
            .files,
            site.list { list in
              for report in options.reports {
                let file = list.object { file in
                  file.set(.title, text: report.name)
                  file.set(.address, text: "report/\(report.name)".percentEncodedPath)
                }
                list.append(file)
              }
            })
        })
    }
    return model.finish(root)
  }
}

/// How a site is drawn: its theme and static files, and the gallery of all control styles. It needs nothing of the screens, and can be made beside them.
public struct SiteLooks: Sendable {
  let theme: Theme
  let gallery: StyleGallery?
  let assets: SiteAssets

  public init(_ project: Project, _ plan: SitePlan, theme: Theme, _ options: SiteOptions) {
    self.theme = theme
    gallery = StyleGallery(project, plan)
    assets = SiteAssets(theme, project, gallery: gallery?.project, options)
  }
}

/// The static files of a site: the theme's, each paywall's look, and the app's icon.
struct SiteAssets: Sendable {
  let all: [Asset]
  let site, script, paywall: Asset?
  /// By paywall.
  private(set) var looks: [Asset]
  /// By paywall of the gallery.
  private let galleryLooks: [Asset]
  let icon: Asset?

  /// - Parameters:
  ///   - gallery: the project of the gallery, where there is one.
  ///   - options: they bring the app's icon, and what further paywalls are drawn on the site.
  init(_ theme: Theme, _ project: Project, gallery: Project?, _ options: SiteOptions) {
    site = theme.asset("site.css")
    script = theme.asset("site.js")
    paywall = theme.asset("paywall.css")
    var known: [(sheet: [UInt8], hash: SHA256)] = []
    looks = SiteAssets.looks(of: project, &known)
    galleryLooks = gallery.map { SiteAssets.looks(of: $0, &known) } ?? []
    let ending = project.app.icon?.value.split(separator: ".").last.map { $0.lowercased() } ?? ""
    icon = options.icon.flatMap { bytes in
      ["png", "jpg", "jpeg", "svg", "webp"].contains(ending) ? Asset("icon.\(ending)", bytes) : nil
    }
    let drawn = galleryLooks + (options.changes?.screens.map { SiteAssets.looks(of: $0.project, &known) } ?? [])
    // Two paywalls of one look have one file.
    var seen: Set<String> = []
    all = (theme.assets + looks + drawn + (self.icon.map { [$0] } ?? [])).filter {
      seen.insert($0.path).inserted
    }
  }

  /// - Parameter known: the digests that were made so far: many paywalls have one look.
  private static func looks(of project: Project, _ known: inout [(sheet: [UInt8], hash: SHA256)]) -> [Asset] {
    project.paywalls.map { paywall in
      let sheet = project.styleSheet(of: paywall)
      // Found by comparing: to hash a sheet for a table is as much work as its digest.
      if let same = known.first(where: { $0.sheet == sheet }) {
        return Asset("look-\(paywall.slug).css", sheet, same.hash)
      }
      let hash = SHA256(sheet)
      known.append((sheet, hash))
      return Asset("look-\(paywall.slug).css", sheet, hash)
    }
  }

  /// The files as the gallery's paywalls see them.
  var withGalleryLooks: SiteAssets {
    var assets = self
    assets.looks = galleryLooks
    return assets
  }
}

extension Paywall {
  /// How its screens are drawn.
  var look: Look {
    Look(
      controlStyle: controlStyle, set: looks, appearance: appearance, elements: elements.map(\.style),
      planCount: plans.count)
  }
}

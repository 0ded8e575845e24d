import Findings
import Handoff
import Locales
import Projects
import Reports
import ReviewRules
import Screens
import Sites
import Synchronization

/// A project with all that its pages are drawn from: what `build` writes into a folder, and `serve` keeps in memory.
struct Drawing {
  /// With all that was found wrong, the theme's and the addresses' part, too.
  let project: Project
  let judging: Judging
  let report: Report
  let site: Site
  private let options: Options
  private let environment: Environment

  /// - Parameters:
  ///   - past: the project as it was, for the page of what changed.
  ///   - watch: notes how long judging took.
  init(
    _ read: Project, theme themeFiles: ThemeFiles, _ options: Options, _ environment: Environment,
    _ location: Location, since past: Project? = nil, watch: inout Stopwatch
  ) {
    var known = read
    // The default theme has no faults to be judged with the rest, and is made later.
    let ownTheme = themeFiles.isDefault ? nil : known.understand(themeFiles)
    let plan = SitePlan(known)
    // What was told of when the project was read is not told of again.
    let told = Set(known.findings.lazy.filter { $0.rule == "address-clash" }.map(\.at))
    known.findings += plan.findings.filter { !told.contains($0.at) }
    let project = known
    let judging = Judging(project, options: options, environment: environment, keepingSheets: true, since: past)
    watch.step("judge")
    let report = judging.report(in: location)
    let changes = past.map { past in
      let earlier = Judging(past, options: options, environment: environment, keepingSheets: true)
      let before = earlier.report(in: location)
      return SiteChanges(
        since: options.since ?? "", from: Changes.Side(past, sheets: earlier.sheets),
        to: Changes.Side(judging.project, sheets: judging.sheets), mended: before.findings(unknownTo: report),
        added: report.findings(unknownTo: before))
    }
    let composed = judging.sheets
    let siteOptions = SiteOptions(options, project, report, changes)
    @Sendable func looks() -> SiteLooks { SiteLooks(project, plan, theme: ownTheme ?? .embedded(), siteOptions) }
    // What pages look like is made beside the texts of paywalls: neither asks for anything of the other.
    let paywalls = options.pages.contains(.handoff) ? project.paywalls.count : 0
    let parts = environment.workers(options).map(paywalls + 1) { part -> (looks: SiteLooks?, strings: [[StringRow]]) in
      if part == 0 { return (looks(), []) }
      let sheets = composed.filter { $0.paywall == part - 1 && !$0.market.locale.isPseudo }
      return (nil, stringRows(of: sheets, in: project))
    }
    site = Site(
      project, plan, looks: parts.first?.looks ?? looks(), report: report, tables: judging.tables,
      strings: parts.dropFirst().map(\.strings), prices: judging.prices, formats: judging.locales, options: siteOptions)
    self.project = project
    self.judging = judging
    self.report = report
    self.options = options
    self.environment = environment
  }

  /// The sheets that rest on broken words and were drawn before. Such a page is worth less than the one before, but more than none.
  ///
  /// - Parameter isThere: whether there is a file of an earlier build at a path of the site.
  func stale(where isThere: (String) -> Bool) -> [Sheet] {
    judging.sheets.filter { project.isStale($0) && site.paths(of: $0).contains(where: isThere) }
  }

  /// The files of an earlier build that stay as they are: the pages of sheets that rest on what could not be understood. Where everything may rest on
  /// it, all of them stay.
  func held(among earlier: Set<String>, stale: [Sheet]) -> Set<String> {
    if project.isSpoiled { return earlier }
    if stale.isEmpty { return [] }
    // Pages of an earlier build ask for its static files.
    return Set(stale.flatMap { site.paths(of: $0) }).union(earlier.filter { $0.hasPrefix("assets/") })
  }

  /// Whether a page is drawn anew where an earlier build has left it to stay: of what everything rests on, only the report is known.
  func isDrawn(_ path: String, although held: Set<String>) -> Bool {
    !project.isSpoiled || !held.contains(path) || path.hasPrefix("report/") || path.hasPrefix("rules/")
  }

  /// Draws all pages, several sheets at a time, each thread with a writer of its own.
  ///
  /// - Parameters:
  ///   - kept: sheets whose screens are not drawn.
  ///   - write: takes a file. Once it throws, nothing more is drawn.
  ///   - end: gets a thread's writer when nothing is left to draw, also after an error.
  /// - Returns: what is wrong with pages that the project's own templates made.
  func draw<Writer>(
    keeping kept: [Sheet], with makeWriter: @Sendable () -> Writer,
    _ write: @escaping @Sendable (Writer, String, UnsafeRawBufferPointer) throws(DiskError) -> Void,
    end: @Sendable (Writer) -> Void
  ) throws(DiskError) -> [Finding] {
    let outcome = Mutex(DrawingOutcome())
    let left = Set(kept.map(ObjectIdentifier.init))
    let sheets = judging.sheets
    let site = site
    let jobs = jobs(sheets)
    environment.workers(options).run(
      jobs.count, with: { (makeWriter(), SheetRenderer(site), LanguageRenderer(site)) },
      { tool, index in
        let (writer, sheetRenderer, languageRenderer) = tool
        var problem: DiskError?
        let emit = { (path: String, bytes: UnsafeRawBufferPointer) in
          if problem != nil { return }
          do throws(DiskError) { try write(writer, path, bytes) } catch { problem = error }
        }
        var found: [Finding] = []
        switch jobs[index] {
        case .shared: site.renderShared(sheets, emit: emit)
        case .report(let report): site.renderReport(report, emit: emit)
        case .language(let language): languageRenderer.render(language, emit: emit)
        case .singleFile(let language): site.renderSingleFile(language, sheets, emit: emit)
        case .sheet(let sheet):
          found = sheetRenderer.render(sheet, isKept: left.contains(ObjectIdentifier(sheet)), emit: emit)
        }
        if problem == nil, found.isEmpty { return }
        outcome.withLock { outcome in
          outcome.problem = outcome.problem ?? problem
          outcome.findings += found
        }
      }, { end($0.0) })
    let result = outcome.withLock { $0 }
    if let problem = result.problem { throw problem }
    return Theme.merged(result.findings) + site.cutPages
  }

  /// The dearest first, so that no thread is left with one of them while the others have nothing more to do.
  private func jobs(_ sheets: [Sheet]) -> [DrawingJob] {
    var jobs: [DrawingJob] = [.shared]
    jobs += site.reportIndices.map { .report($0) }
    jobs += project.locales.indices.map { .language($0) }
    if options.hasSingleFiles { jobs += project.locales.indices.map { .singleFile(language: $0) } }
    return jobs + sheets.map { .sheet($0) }
  }
}

/// A piece of the work of drawing.
private enum DrawingJob: Sendable {
  /// The pages that speak of the whole project.
  case shared
  /// A report and a language by their index, and the pages of a sheet.
  case report(Int)
  case language(Int)
  case singleFile(language: Int)
  case sheet(Sheet)
}

/// What all threads together came to.
private struct DrawingOutcome: Sendable {
  var findings: [Finding] = []
  var problem: DiskError?
}

extension Project {
  /// The theme, whose findings are the project's, too.
  mutating func understand(_ themeFiles: ThemeFiles) -> Theme {
    let theme = Theme(themeFiles, files: &files)
    findings += theme.findings
    return theme
  }

  /// Whether a sheet rests on a file, a price or an offer that could not be understood, or has holes where a variable has no value.
  func isStale(_ sheet: Sheet) -> Bool {
    spoiled(paywalls[sheet.paywall], in: sheet.market.locale) != nil
      || sellsUnread(paywalls[sheet.paywall], in: sheet.market)
      || sheet.findings.contains { $0.kind == .input && $0.severity == .error }
  }
}

extension SiteOptions {
  fileprivate init(
    _ options: Options, _ project: Project, _ report: Report, _ changes: SiteChanges?
  ) {
    self.init()
    self.changes = changes
    baseURL = options.baseURL
    icon = project.app.iconImage
    hasHandoff = options.pages.contains(.handoff)
    hasHTML = hasHandoff || options.pages.contains(.html)
    hasSingleFiles = options.hasSingleFiles
    hasMarkdown = options.pages.contains(.markdown)
    reports = [
      ("report.json", { report.json() }), ("report.md", { report.markdown(limit: Report.summaryLimit) }),
      ("report.sarif", { report.sarif() }),
    ]
  }
}

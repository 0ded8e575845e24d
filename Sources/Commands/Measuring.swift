import Disk
import Findings
import Locales
import Projects
import Reports
import ReviewRules
import Screens
import Sites
import Synchronization

/// The screens of a project, laid out in a browser.
struct Measuring {
  /// All sheets of the project, in its order.
  let sheets: [Sheet]
  let layouts: Layouts

  /// How many screens a browser measures in one go.
  private static let batch = 40

  /// Composes every screen, and lets a browser lay out those that are judged, several batches at a time.
  init(_ project: Project, options: Options, environment: Environment, in location: Location) throws {
    let browser = try requiredBrowser("--measure", options, environment)
    let workers = environment.workers(options)
    let markets = project.paywalls.indices.flatMap { paywall in
      project.markets(of: project.paywalls[paywall]).map { (paywall, $0) }
    }
    let (prices, locales) = (PriceFormats(), LocaleFormats())
    let sheets = workers.map(markets.count) { index in
      compose(project, paywall: markets[index].0, market: markets[index].1, formats: prices, locales: locales)
    }
    self.sheets = sheets
    let folder = try TemporaryFolder()
    try writeScreens(of: sheets, project, in: location, prices: prices, formats: locales, to: folder)
    let plan = SitePlan(project)
    let screens = sheets.flatMap { sheet in sheet.screens.filter { $0.isJudged && plan.hasPage(of: $0, on: sheet) } }
    let batches = stride(from: 0, to: screens.count, by: Measuring.batch).map { start in
      Array(screens[start..<min(start + Measuring.batch, screens.count)])
    }
    let found = Mutex<Result<[String: [Layout]], any Error>>(.success([:]))
    _ = workers.map(batches.count) { index in
      let result = Result { try Measuring.measure(batches[index], number: index, browser, in: folder) }
      found.withLock { found in
        guard case .success(let known) = found else { return }
        found = result.map { known.merging($0) { $1 } }
      }
    }
    layouts = Layouts(try found.withLock { $0 }.get())
  }

  private static func measure(
    _ screens: [Screen], number: Int, _ browser: Browser, in folder: TemporaryFolder
  ) throws -> [String: [Layout]] {
    let page = MeasuringPage(of: screens)
    let name = "measuring-\(number).html"
    try folder.write(name, page.bytes)
    let document: [UInt8]
    do {
      document = try browser.document(of: folder.path + "/" + name, profile: folder.path + "/profile-\(number)")
    } catch { throw UsageError(about: error, browser) }
    guard let layouts = page.layouts(in: document) else {
      throw UsageError(
        message: "'\(browser.program)' has not measured the screens",
        help: "it must be Chromium or Google Chrome, not older than 2024")
    }
    return layouts
  }
}

/// Writes the judged screens, and what they link to, into a folder for a browser.
func writeScreens(
  of sheets: [Sheet], _ project: Project, in location: Location, prices: PriceFormats, formats: LocaleFormats,
  to folder: TemporaryFolder
) throws {
  let site = screensSite(
    project, SitePlan(project), theme: .embedded(), in: location, prices: prices, formats: formats)
  let writing = emitter(into: folder)
  site.renderAssets(emit: writing.emit)
  for sheet in sheets { site.renderMeasurable(sheet, emit: writing.emit) }
  try writing.check()
}

/// A site of which only screens alone are rendered.
func screensSite(
  _ project: Project, _ plan: SitePlan, theme: Theme, in location: Location, prices: PriceFormats,
  formats: LocaleFormats
) -> Site {
  var siteOptions = SiteOptions()
  siteOptions.icon = project.app.iconImage
  let report = Report(
    Judgement(), of: project.files, in: location.reportPrefix, root: location.root, today: project.today,
    version: version, secrets: project.catalog.secrets)
  return Site(
    project, plan, theme: theme, report: report, tables: [], prices: prices, formats: formats, options: siteOptions)
}

/// What writes files of a site into a folder, and throws afterwards what the disk refused first.
func emitter(into folder: TemporaryFolder) -> (emit: Site.Emit, check: () throws(DiskError) -> Void) {
  var problem: DiskError?
  let emit: Site.Emit = { path, bytes in
    if problem != nil { return }
    do throws(DiskError) { try folder.write(path, bytes) } catch { problem = error }
  }
  return (emit, { () throws(DiskError) in if let problem { throw problem } })
}

/// The browser of this machine.
///
/// - Parameter asking: what needs one, for the message.
func requiredBrowser(_ asking: String, _ options: Options, _ environment: Environment) throws(UsageError) -> Browser {
  // A path is meant as the shell sees it; a bare name is looked for where programs are.
  let asked = options.browser.map { $0.contains("/") ? absolutePath($0, in: environment.workingDirectory) : $0 }
  if let browser = Browser.find(environment.variables, named: asked) { return browser }
  if let asked = options.browser {
    throw UsageError(
      message: "'\(asking)' needs a browser, and '\(asked)' is no program",
      help: "--browser must name Chromium or Google Chrome")
  }
  if let named = environment.variables["CHROME"], !named.isEmpty {
    throw UsageError(
      message: "'\(asking)' needs a browser, and '\(named)' is no program",
      help: "CHROME must name Chromium or Google Chrome")
  }
  throw UsageError(
    message: "'\(asking)' needs Chromium or Google Chrome, and this machine has none where it was looked for",
    help: "install one, or name it: --browser /path/to/chrome, or CHROME=/path/to/chrome")
}

extension UsageError {
  init(about failure: Browser.Failure, _ browser: Browser) {
    switch failure {
    case .cannotStart(let words): self.init(message: "'\(browser.program)' cannot be started: \(words)")
    case .tookTooLong: self.init(message: "'\(browser.program)' took too long and was stopped")
    case .ended(let status):
      self.init(
        message: "'\(browser.program)' ended with status \(status)",
        help: "try it by hand: \(browser.program) --headless --dump-dom about:blank")
    case .refused(let words): self.init(message: "'\(browser.program)' has not drawn the screen: \(words)")
    case .tooLong(let points):
      self.init(message: "\(points) points are too long for a picture", help: "draw it with --scale 1")
    case .stopped: self.init(message: "stopped")
    }
  }
}

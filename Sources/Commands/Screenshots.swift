import Disk
import Findings
import Projects
import Reports
import Screens
import Sites

/// `paywallgen screenshots`.
@Sendable func screenshots(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  let interruption = Interruption()
  // By then, what was in between is cleared away.
  defer { interruption.obey() }
  do {
    var photographer = try Photographer(options, environment, console)
    return try photographer.work(until: interruption)
  } catch {
    return complain(about: error, on: console)
  }
}

/// One run of `screenshots`: from a project's files to a folder of pictures.
struct Photographer {
  private let options: Options
  private let environment: Environment
  private let console: Console
  private let browser: Browser
  private let location: Location
  /// The output folder, as it was named and absolute.
  private let name: String
  private let output: String
  private var project: Project
  private let theme: Theme
  private var watch = Stopwatch()

  init(_ options: Options, _ environment: Environment, _ console: Console) throws {
    self.options = options
    self.environment = environment
    self.console = console
    browser = try requiredBrowser("screenshots", options, environment)
    name = options.output ?? "_screenshots"
    output = absolutePath(name, in: environment.workingDirectory)
    (project, location) = try loadProject(options, environment)
    let files = try themeFiles(options, environment, location, &project)
    theme = Theme(files, files: &project.files)
    project.findings += theme.findings
    watch.step("read")
  }

  mutating func work(until interruption: Interruption) throws -> ExitStatus {
    if project.isSpoiled || project.paywalls.isEmpty {
      return conclude(
        Judging(project, options: options, environment: environment, keepingSheets: false), "nothing was drawn")
    }
    let choice = try options.pictures(of: project)
    let plan = SitePlan(project)
    project.findings += plan.findings
    let judging = Judging(project, options: options, environment: environment, keepingSheets: true)
    watch.step("judge")
    let site = screensSite(
      project, plan, theme: theme, in: location, prices: judging.prices, formats: judging.locales)
    let chosen = judging.sheets.map { site.pictures(of: $0, choice) }
    if chosen.allSatisfy(\.isEmpty) {
      throw UsageError(
        message: "no screen has all that was chosen",
        help: "look for its name: paywallgen screens | jq '.screens[].address'")
    }
    let folder = try OutputFolder(output)
    if folder.isManifestDamaged {
      console.complain(
        "'\(name)/.paywallgen-manifest.json' is damaged: what it still says is used, and no other file is removed")
    }
    // A picture of broken words is worth less than the one before, but more than none.
    let earlier = Set((folder.manifest?.entries ?? []).map(\.path))
    var (pictures, stale): ([Picture], [String]) = ([], [])
    let temporary = try TemporaryFolder()
    let writing = emitter(into: temporary)
    site.renderAssets(emit: writing.emit)
    for (sheet, own) in zip(judging.sheets, chosen) where !own.isEmpty {
      if project.isStale(sheet), own.contains(where: { earlier.contains($0.path) }) {
        stale += own.map(\.path)
        continue
      }
      site.renderAlone(sheet, addresses: Set(own.map(\.address)), emit: writing.emit)
      pictures += own
    }
    try writing.check()
    watch.step("render")
    let build = try folder.begin(pictures.map(\.path))
    let studio = Studio(
      pictures, scale: options.scale, browser, pages: temporary,
      Progress(
        of: pictures.count, on: console, isTerminal: environment.errorIsTerminal, isQuiet: options.isQuiet),
      isStopped: interruption.question)
    let result = studio.work(into: build, browsers: browsers(for: pictures.count))
    if interruption.isAsked {
      build.abandon(result.written)
      console.complain("stopped; nothing was written")
      return .incomplete
    }
    if let problem = result.problem {
      build.abandon(result.written)
      throw problem
    }
    if result.written.isEmpty, !pictures.isEmpty, let (_, failure) = result.missed.first {
      build.abandon([])
      throw UsageError(about: failure, browser)
    }
    watch.step("draw")
    let summary = try build.finish(
      result.written, keeping: stale + result.missed.map(\.path), version: version, fingerprint: "")
    watch.step("write")
    watch.report(on: console, if: options.showsTimings)
    let status = conclude(judging, sentence(about: summary))
    for (path, failure) in result.missed.prefix(20) {
      console.complain("'\(path)' was not drawn: \(UsageError(about: failure, browser).message)")
    }
    if result.missed.count > 20 { console.complain("\(result.missed.count - 20) more were not drawn") }
    return result.missed.isEmpty ? status : .incomplete
  }

  /// How many browsers draw at once: each wants a processor and some hundred megabytes, and takes as long to start as some pictures take.
  private func browsers(for pictures: Int) -> Int {
    let most = options.jobs ?? min(environment.processors, 8)
    return max(1, min(most, (pictures + 3) / 4))
  }

  // MARK: What is said

  private func sentence(about summary: OutputSummary) -> String {
    let total = summary.created + summary.replaced + summary.unchanged
    var parts = [total == 1 ? "1 picture" : "\(total) pictures"]
    if summary.created + summary.replaced < total { parts.append("\(summary.created + summary.replaced) written") }
    if !summary.removed.isEmpty { parts.append("\(summary.removed.count) of an earlier run removed") }
    if !summary.kept.isEmpty { parts.append("\(summary.kept.count) kept from an earlier run") }
    if !summary.setAside.isEmpty { parts.append("\(summary.setAside.count) of unknown origin renamed to *.kept") }
    if !summary.left.isEmpty { parts.append("\(summary.left.count) left because somebody changed them") }
    return parts.joined(separator: ", ")
  }

  /// Prints what could not be understood, and what came of it all.
  private func conclude(_ judging: Judging, _ sentence: String) -> ExitStatus {
    let status = judging.status(failOn: .never)
    if status == .incomplete {
      let colors = options.color.colors(isTerminal: environment.errorIsTerminal, variables: environment.variables)
      console.error.write(judging.report(in: location).inputOnly().text(isColored: colors))
    }
    if !options.isQuiet { console.output.write("\(visible(name)): \(sentence)\n") }
    return status
  }
}

extension Options {
  /// What is to be pictured. Throws where a tier or a situation is named that no paywall has.
  func pictures(of project: Project) throws(UsageError) -> PictureChoice {
    var choice = PictureChoice()
    choice.tiers = tiers
    choice.situations = situations
    if !devices.isEmpty { choice.devices = devices }
    if !schemes.isEmpty { choice.schemes = schemes }
    if !textSizes.isEmpty { choice.sizes = textSizes }
    try refuse(tiers, "tier", known: project.paywalls.flatMap { $0.tiers.map(\.names) })
    try refuse(
      situations, "situation",
      known: project.paywalls.flatMap { paywall in
        project.situations(of: paywall).map { project.names(of: $0, in: paywall) }
      })
    return choice
  }

  private func refuse(_ names: [String], _ kind: String, known: [[String]]) throws(UsageError) {
    let all = known.flatMap { $0 }
    for name in names where !all.contains(name) {
      var seen: Set<String> = []
      let list = known.compactMap(\.first).filter { seen.insert($0).inserted }
      let more = list.count > 20 ? " and \(list.count - 20) more" : ""
      let help =
        nearestName(to: name, among: all).map { "did you mean '\($0)'?" }
        ?? (list.isEmpty ? "" : "there are " + list.prefix(20).map { "'\($0)'" }.joined(separator: ", ") + more)
      throw UsageError(message: "'\(name)' is no \(kind) of this project", help: help)
    }
  }
}

import Disk
import Findings
import Handoff
import Locales
import Projects
import Reports
import ReviewRules
import Screens
import Sites
import Synchronization

/// `paywallgen build`.
@Sendable func build(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    var builder = try Builder(options, environment, console)
    return try builder.build()
  } catch {
    return complain(about: error, on: console)
  }
}

/// One run of `build`: from a project's files to a folder of pages.
struct Builder {
  let options: Options
  let environment: Environment
  let console: Console
  let location: Location
  /// The output folder, absolute.
  let output: String
  var project: Project
  let themeFiles: ThemeFiles
  private var watch = Stopwatch()

  init(_ options: Options, _ environment: Environment, _ console: Console) throws {
    self.options = options
    self.environment = environment
    self.console = console
    output = absolutePath(options.output ?? "_site", in: environment.workingDirectory)
    (project, location) = try loadProject(options, environment, excluding: output)
    themeFiles = try Commands.themeFiles(options, environment, location, &project)
    watch.step("read")
  }

  mutating func build() throws -> ExitStatus {
    // Where nothing can be drawn, what an earlier build drew stays as it is.
    if project.isSpoiled || project.paywalls.isEmpty {
      _ = understandTheme()
      let judging = Judging(project, options: options, environment: environment, keepingSheets: false)
      return conclude(judging, "nothing was written")
    }
    let past = try pastProject(options, environment, location)
    let folder = try OutputFolder(output)
    if folder.isManifestDamaged {
      console.complain(
        "'\(options.output ?? "_site")/.paywallgen-manifest.json' is damaged: what it still says is used, and no other file is removed"
      )
    }
    let fingerprint = Fingerprint(of: project, options, environment, theme: themeFiles, past: past).text
    if folder.isUnchanged(fingerprint: fingerprint), let known = folder.manifest?.info["result"],
      let status = known.split(separator: " ").first.flatMap({ Int32($0) }).flatMap({ ExitStatus(rawValue: $0) })
    {
      say("nothing has changed; \(known.drop { $0 != " " }.dropFirst())")
      return status
    }
    let theme = understandTheme()
    let plan = SitePlan(project)
    project.findings += plan.findings
    var judging = Judging(project, options: options, environment: environment, keepingSheets: true, since: past)
    watch.step("judge")
    let changes = past.map { siteChanges(since: $0, to: judging) }
    let report = judging.report(in: location)
    let (composed, known) = (judging.sheets, project)
    let strings =
      options.pages.contains(.html)
      ? environment.workers(options).map(known.paywalls.count) { paywall in
        stringRows(
          of: composed.filter { $0.paywall == paywall && !$0.market.locale.isPseudo }, in: known)
      } : []
    let site = Site(
      project, plan, theme: theme, report: report, tables: judging.tables, strings: strings, prices: judging.prices,
      formats: judging.locales, options: siteOptions(report, changes))
    // A page that rests on broken words is worth less than the one before, but more than none.
    let earlier = Set((folder.manifest?.entries ?? []).map(\.path))
    let stale = judging.sheets.filter { sheet in
      project.isStale(sheet) && site.paths(of: sheet).contains(where: earlier.contains)
    }
    let build = try folder.begin(site.paths)
    let (written, late) = try render(site, judging.sheets, keeping: stale, into: build)
    let status =
      late.contains { $0.severity == .error } ? .incomplete : judging.status(failOn: options.failOn ?? .never)
    watch.step("draw")
    let summary = try build.finish(
      written, keeping: stale.flatMap { site.paths(of: $0) }, version: version,
      // Where not all could be done, the next build must try again, and say so again.
      fingerprint: status == .incomplete ? "" : fingerprint,
      info: ["result": "\(status.rawValue) \(report.summary)", "icu": icuVersion])
    watch.step("write")
    watch.report(on: console, if: options.showsTimings)
    judging.judgement.findings += late.map { JudgedFinding($0) }
    _ = conclude(judging, sentence(about: summary))
    return status
  }

  /// The theme, whose findings are the project's, too.
  private mutating func understandTheme() -> Theme {
    let theme = Theme(themeFiles, files: &project.files)
    project.findings += theme.findings
    return theme
  }

  /// What customers would see change since the project was as it was.
  private func siteChanges(since past: Project, to judging: Judging) -> SiteChanges {
    let earlier = Judging(past, options: options, environment: environment, keepingSheets: true)
    return SiteChanges(
      since: options.since ?? "", from: Changes.Side(past, sheets: earlier.sheets),
      to: Changes.Side(judging.project, sheets: judging.sheets))
  }

  private func siteOptions(_ report: Report, _ changes: SiteChanges?) -> SiteOptions {
    var site = SiteOptions()
    site.changes = changes
    site.baseURL = options.baseURL
    site.icon = project.app.iconImage
    site.hasHTML = options.pages.contains(.html)
    site.hasSingleFiles = options.hasSingleFiles
    site.hasMarkdown = options.pages.contains(.markdown)
    // The dearest first.
    let made = environment.workers(options).map(3) { index in
      switch index {
      case 0: report.sarif()
      case 1: report.markdown(limit: Report.summaryLimit)
      default: report.json()
      }
    }
    site.reports = Array(zip(["report.json", "report.md", "report.sarif"], made.reversed()))
    return site
  }

  /// Draws all pages, several sheets at a time, each thread with a writer of its own.
  private func render(
    _ site: Site, _ sheets: [Sheet], keeping stale: [Sheet], into build: OutputBuild
  ) throws -> (written: [WrittenFile], findings: [Finding]) {
    struct Outcome: Sendable {
      var written: [WrittenFile] = []
      var findings: [Finding] = []
      var problem: DiskError?
    }
    let outcome = Mutex(Outcome())
    // More pieces of work than there are sheets: the pages that speak of the whole project, and of each language.
    let kept = Set(stale.map(ObjectIdentifier.init))
    let fresh = sheets.filter { !kept.contains(ObjectIdentifier($0)) }
    let languages = project.locales.count
    let paywalls = project.paywalls.indices
    environment.workers(options).run(
      1 + 2 * languages + paywalls.count + fresh.count, with: { build.writer() },
      { writer, index in
        var problem: DiskError?
        let emit = { (path: String, bytes: UnsafeRawBufferPointer) in
          if problem != nil { return }
          do throws(DiskError) { try writer.write(path, bytes) } catch { problem = error }
        }
        var found: [Finding] = []
        if index == 0 {
          site.renderShared(sheets, emit: emit)
        } else if index <= languages {
          site.renderLanguage(index - 1, emit: emit)
        } else if index <= languages + paywalls.count {
          site.renderHandoff(paywall: index - 1 - languages, sheets, emit: emit)
        } else if index <= 2 * languages + paywalls.count {
          site.renderSingleFile(index - 1 - languages - paywalls.count, sheets, emit: emit)
        } else {
          found = site.render(fresh[index - 1 - 2 * languages - paywalls.count], emit: emit)
        }
        if problem == nil, found.isEmpty { return }
        outcome.withLock { outcome in
          outcome.problem = outcome.problem ?? problem
          outcome.findings += found
        }
      },
      { writer in
        let written = writer.written
        outcome.withLock { $0.written += written }
      })
    let end = outcome.withLock { $0 }
    if let problem = end.problem {
      build.abandon(end.written)
      throw problem
    }
    return (end.written, Theme.merged(end.findings))
  }

  // MARK: What is said

  private func say(_ sentence: String) {
    if !options.isQuiet { console.output.write("\(visible(options.output ?? "_site")): \(sentence)\n") }
  }

  private func sentence(about summary: OutputSummary) -> String {
    let total = summary.created + summary.replaced + summary.unchanged
    var parts = ["\(total) files"]
    if summary.created + summary.replaced < total { parts.append("\(summary.created + summary.replaced) written") }
    if !summary.removed.isEmpty { parts.append("\(summary.removed.count) removed") }
    if !summary.kept.isEmpty { parts.append("\(summary.kept.count) kept from an earlier build") }
    if !summary.setAside.isEmpty { parts.append("\(summary.setAside.count) of unknown origin renamed to *.kept") }
    if !summary.left.isEmpty { parts.append("\(summary.left.count) left because somebody changed them") }
    return parts.joined(separator: ", ")
  }

  /// Prints what could not be understood, and what came of it all.
  private func conclude(_ judging: Judging, _ sentence: String) -> ExitStatus {
    let status = judging.status(failOn: options.failOn ?? .never)
    let report = judging.report(in: location)
    if status == .incomplete {
      let colors = options.color.colors(isTerminal: environment.errorIsTerminal, variables: environment.variables)
      // The sum is said once, of everything, and last.
      console.error.write(report.inputOnly().text(isColored: colors, withSummary: false))
    }
    say("\(sentence); \(report.summary)")
    return status
  }
}

/// The files of the theme that a command line names, which are the project's, too.
func themeFiles(
  _ options: Options, _ environment: Environment, _ location: Location, _ project: inout Project
) throws -> ThemeFiles {
  var themeFiles = ThemeFiles()
  if let folder = options.theme {
    let path = absolutePath(folder, in: environment.workingDirectory)
    let tree = try FileTree.onDisk(folder: path)
    themeFiles.overlay(tree, in: relativePath(path, from: location.folder), &project.files)
  }
  return themeFiles
}

extension Project {
  /// Whether a sheet rests on a file that could not be understood, or has holes where a variable has no value.
  func isStale(_ sheet: Sheet) -> Bool {
    spoiled(paywalls[sheet.paywall], in: sheet.market.locale) != nil
      || sheet.findings.contains { $0.kind == .input && $0.severity == .error }
  }
}

import Disk
import Findings
import Handoff
import Locales
import Projects
import Reports
import ReviewRules
import Screens
import Server
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
    try location.requireRoot(around: options, for: ["report.sarif"])
    themeFiles = try Commands.themeFiles(options, environment, location, &project)
    watch.step("read")
  }

  mutating func build() throws -> ExitStatus {
    // Where there is nothing to draw, and nobody knows that there was, what an earlier build drew stays as it is.
    if project.paywalls.isEmpty, !project.isSpoiled {
      _ = project.understand(themeFiles)
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
    let drawing = Drawing(project, theme: themeFiles, options, environment, location, since: past, watch: &watch)
    var judging = drawing.judging
    let (site, report) = (drawing.site, drawing.report)
    let earlier = Set((folder.manifest?.entries ?? []).map(\.path))
    let stale = drawing.stale(where: earlier.contains)
    let held = drawing.held(among: earlier, stale: stale)
    let build = try folder.begin(site.paths)
    let (written, late) = try draw(drawing, keeping: stale, held, into: build)
    let status =
      late.contains { $0.severity == .error } ? .incomplete : judging.status(failOn: options.failOn ?? .never)
    watch.step("draw")
    let summary = try build.finish(
      written, keeping: held.sorted(), version: version,
      // Where not all could be done, the next build must try again, and say so again.
      fingerprint: status == .incomplete ? "" : fingerprint,
      info: ["result": "\(status.rawValue) \(report.summary)", "icu": icuVersion])
    watch.step("write")
    watch.report(on: console, if: options.showsTimings)
    judging.judgement.findings += late.map { JudgedFinding($0) }
    _ = conclude(judging, sentence(about: summary))
    return status
  }

  /// Draws all pages into the folder; puts it back to what it was where that is refused.
  private func draw(
    _ drawing: Drawing, keeping stale: [Sheet], _ held: Set<String>, into build: OutputBuild
  ) throws -> (written: [WrittenFile], findings: [Finding]) {
    let written = Mutex<[WrittenFile]>([])
    do {
      let findings = try drawing.draw(
        keeping: stale, with: { build.writer() },
        { writer, path, bytes throws(DiskError) in
          if drawing.isDrawn(path, although: held) { try writer.write(path, bytes) }
        },
        end: { writer in
          let files = writer.written
          written.withLock { $0 += files }
        })
      return (written.withLock { $0 }, findings)
    } catch {
      build.abandon(written.withLock { $0 })
      throw error
    }
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
    if !summary.kept.isEmpty { parts.append("\(summary.kept.count) kept from an earlier build\(whyKept)") }
    if !summary.setAside.isEmpty { parts.append("\(summary.setAside.count) of unknown origin renamed to *.kept") }
    if !summary.left.isEmpty { parts.append("\(summary.left.count) left because somebody changed them") }
    return parts.joined(separator: ", ")
  }

  /// Which files are the reason that pages stay; empty where it is what a file says, and not the file.
  private var whyKept: String {
    let spoiled = project.spoiled.filter { $0.touchesPages }.map { project.files[$0.file].path }
    let paths = Set(spoiled).sorted().map { "'\(visible($0))'" }
    guard let first = paths.first else { return "" }
    let files =
      paths.count > 2 ? "\(first) and \(paths.count - 1) more files" : paths.joined(separator: " and ")
    return ", for \(project.isSpoiled ? "all pages rest" : "they rest") on \(files)"
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
  _ options: Options, _ environment: Environment, _ location: Location, _ project: inout Project,
  noting watch: Watch? = nil
) throws -> ThemeFiles {
  var themeFiles = ThemeFiles()
  if let folder = options.theme {
    let path = absolutePath(folder, in: environment.workingDirectory)
    let tree = try watch?.tree(path, excluding: nil) ?? FileTree.onDisk(folder: path)
    let own = tree.withoutLinks(in: path, outOf: [location.folder])
    themeFiles.overlay(own, in: relativePath(path, from: location.folder), &project.files)
    // A theme within the project is searched twice, and what was left out is told of once.
    let told = Set(themeFiles.findings.map { project.files[$0.at.file].path })
    let files = project.files
    project.findings.removeAll { $0.rule == "not-searched" && told.contains(files[$0.at.file].path) }
  }
  return themeFiles
}

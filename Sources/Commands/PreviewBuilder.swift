import Findings
import Projects
import Reports
import ReviewRules
import Server
import Sites
import Synchronization

/// Builds a project's site into memory, again and again. Where a project cannot be understood, what it was before stays.
struct PreviewBuilder {
  private let options: Options
  private let environment: Environment
  /// What was drawn last, with what is wrong since.
  private(set) var site = PreviewSite()
  /// What the last build has read.
  private(set) var watch = Watch()
  /// The findings that were there in the last build.
  private var known: Set<FindingName> = []
  private var isFirst = true

  /// What one build came to, for a terminal.
  struct Outcome {
    /// How many pages differ from before: `rebuilt 3 pages`.
    var sentence: String
    /// How much was found.
    var summary = ""
    /// The findings that were not there before, as `check` prints them, and how many more there are.
    var findings: [UInt8] = []
    /// Whether nothing differs from before.
    var isSame = false
    /// Whether not all could be understood.
    var isIncomplete = false
    var stopwatch = Stopwatch()
  }

  /// More findings than these are in the site's report, which does not roll by.
  private static let shownFindings = 10

  /// What makes two findings one, wherever it stands in its file by now.
  private struct FindingName: Hashable {
    var rule: String
    var path: String
    var message: String
    var paywall: String?
    var product: String?
  }

  init(_ options: Options, _ environment: Environment) {
    self.options = options
    self.environment = environment
  }

  /// Builds the project as it is now.
  ///
  /// Throws where a flag means nothing, or the disk refuses. Then the site stays as it is.
  mutating func build(isColored: Bool = false) throws -> Outcome {
    let watch = Watch()
    defer { if !watch.state.isEmpty { self.watch = watch } }
    var outcome = Outcome(sentence: "")
    let (read, location) = try loadProject(options, environment, noting: watch)
    var project = read
    let themeFiles = try Commands.themeFiles(options, environment, location, &project, noting: watch)
    outcome.stopwatch.step("read")
    var files = site.files
    var judging: Judging
    if project.isSpoiled || project.paywalls.isEmpty {
      _ = project.understand(themeFiles)
      judging = Judging(project, options: options, environment: environment, keepingSheets: false)
      outcome.stopwatch.step("judge")
    } else {
      let drawing = Drawing(project, theme: themeFiles, options, environment, location, watch: &outcome.stopwatch)
      let drawn = try draw(drawing)
      files = drawn.files
      outcome.stopwatch.step("draw")
      judging = drawing.judging
      judging.judgement.findings += drawn.findings.map { JudgedFinding($0) }
    }
    let report = judging.report(in: location)
    let isIncomplete = judging.status(failOn: .never) == .incomplete
    let next = PreviewSite(files: files, problems: isIncomplete ? problems(of: report) : nil)
    let changed = next.changedPages(since: site)
    outcome.isSame = !isFirst && next.build == site.build && next.problems == site.problems
    outcome.isIncomplete = isIncomplete
    outcome.sentence = "\(isFirst ? "built" : "rebuilt") \(changed) page\(changed == 1 ? "" : "s")"
    outcome.findings = news(of: report, isColored: isColored)
    outcome.summary = report.summary
    site = next
    isFirst = false
    return outcome
  }

  /// Notes that not even the files could be reached.
  ///
  /// - Returns: whether that is new.
  mutating func note(problem: String) -> Bool {
    let isNew = site.problems != problem
    site = PreviewSite(files: site.files, problems: problem)
    return isNew
  }

  /// All files of the site. Pages that rest on what cannot be understood are those of before, with the style sheets that they ask for.
  private func draw(_ drawing: Drawing) throws -> (files: [String: [UInt8]], findings: [Finding]) {
    final class Writer {
      var files: [(path: String, bytes: [UInt8])] = []
    }
    let before = site.files
    let stale = drawing.stale { before[$0] != nil }
    let drawn = Mutex<[String: [UInt8]]>([:])
    let findings = try drawing.draw(
      keeping: stale, with: { Writer() },
      { writer, path, bytes throws(DiskError) in writer.files.append((path, Array(bytes))) },
      end: { writer in
        let files = writer.files
        drawn.withLock { drawn in for file in files { drawn[file.path] = file.bytes } }
      })
    var files = drawn.withLock { $0 }
    if !stale.isEmpty {
      for path in stale.flatMap({ drawing.site.paths(of: $0) }) { files[path] = before[path] }
      files.merge(before.filter { $0.key.hasPrefix("assets/") }) { new, _ in new }
    }
    return (files, findings)
  }

  /// What makes the project one that cannot be understood, for people who look at a page.
  private func problems(of report: Report) -> String {
    var part = report.inputOnly()
    part.judgement.findings.removeAll { $0.finding.severity != .error || $0.suppression != nil }
    let more = part.judgement.findings.count - PreviewBuilder.shownFindings
    part.judgement.findings = Array(part.judgement.findings.prefix(PreviewBuilder.shownFindings))
    let text = String(decoding: part.text(withSummary: false, isBrief: true), as: UTF8.self)
    return text + (more > 0 ? "and \(more) more\n" : "")
  }

  /// The errors and warnings that were not there before, errors first.
  private mutating func news(of report: Report, isColored: Bool) -> [UInt8] {
    var names: Set<FindingName> = []
    var new: [JudgedFinding] = []
    for judged in report.judgement.open where judged.finding.severity != .note {
      let finding = judged.finding
      let name = FindingName(
        rule: finding.rule, path: report.files[finding.at.file].path, message: finding.message,
        paywall: finding.paywall, product: finding.product)
      names.insert(name)
      if !known.contains(name) { new.append(judged) }
    }
    known = names
    var part = report
    part.judgement.notChecked = []
    let errors = new.filter { $0.finding.severity == .error }
    part.judgement.findings = Array(
      (errors + new.filter { $0.finding.severity != .error }).prefix(PreviewBuilder.shownFindings))
    guard !new.isEmpty else { return [] }
    let more = new.count - part.judgement.findings.count
    return part.text(isColored: isColored, withSummary: false, isBrief: true)
      + (more > 0 ? Array("and \(more) more, which the site's report lists\n".utf8) : [])
  }
}

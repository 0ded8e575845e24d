import Dispatch
import Findings
import Locales
import Projects
import Reports
import ReviewRules
import Screens
import Synchronization

/// A project, understood and judged: what `check` reports, and what `build` draws.
struct Judging {
  var project: Project
  var judgement: Judgement
  /// The sheets of all paywalls and markets, in that order. Empty where they were not to be kept.
  var sheets: [Sheet]

  /// Composes and judges every market of every paywall, several at a time. The result does not depend on how many.
  ///
  /// - Parameter keepingSheets: whether what was composed is kept for drawing.
  init(_ project: Project, options: Options, environment: Environment, keepingSheets: Bool) {
    self.project = project
    let judge = Judge(
      project, selected: options.select.isEmpty ? nil : Set(options.select), ignored: Set(options.ignore))
    let markets = project.paywalls.indices.flatMap { paywall in
      project.markets(of: project.paywalls[paywall]).map { (paywall, $0) }
    }
    let formats = PriceFormats()
    let locales = LocaleFormats()
    let done = Mutex([(sheet: Sheet, verdict: Verdict)?](repeating: nil, count: markets.count))
    concurrently(markets.count, jobs: options.jobs ?? environment.processors) { index in
      let sheet = compose(
        project, paywall: markets[index].0, market: markets[index].1, formats: formats, locales: locales)
      let verdict = judge.judge(sheet)
      done.withLock { $0[index] = (sheet, verdict) }
    }
    let results = done.withLock { $0 }.compactMap { $0 }
    judgement = judge.judgement([judge.judgeProject()] + results.map(\.verdict))
    sheets = keepingSheets ? results.map(\.sheet) : []
  }

  /// What there is to report, with paths as `--root` says.
  func report(in location: Location) -> Report {
    Report(
      judgement, of: project.files, in: location.reportPrefix, root: location.root, today: project.today,
      version: version, secrets: project.catalog.secrets)
  }

  /// The status that the findings mean.
  func status(failOn: FailOn) -> ExitStatus {
    var isReached = false
    for judged in judgement.open {
      if judged.finding.kind == .input, judged.finding.severity == .error { return .incomplete }
      if judged.finding.kind == .rule, failOn.isReached(by: judged.finding.severity) { isReached = true }
    }
    return isReached ? .findings : .done
  }
}

/// Runs a piece of work for every index, up to `jobs` at a time. Whoever is free takes the next one.
func concurrently(_ count: Int, jobs: Int, _ work: @Sendable (Int) -> Void) {
  concurrently(count, jobs: jobs, with: {}, { _, index in work(index) }, { _ in })
}

/// The same, with something that each thread makes for itself, uses for all of its pieces, and hands to `end` when none is left.
func concurrently<Tool>(
  _ count: Int, jobs: Int, with makeTool: @Sendable () -> Tool, _ work: @Sendable (Tool, Int) -> Void,
  _ end: @Sendable (Tool) -> Void
) {
  let threads = min(jobs, count)
  if threads <= 1 {
    let tool = makeTool()
    for index in 0..<count { work(tool, index) }
    return end(tool)
  }
  let next = Atomic<Int>(0)
  DispatchQueue.concurrentPerform(iterations: threads) { _ in
    let tool = makeTool()
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      if index >= count { return end(tool) }
      work(tool, index)
    }
  }
}

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
  /// What is said in each of the project's locales. Empty where sheets were not to be kept, and no rule asks.
  var tables: [TruthTable]

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
    let jobs = options.jobs ?? environment.processors
    let results = concurrentMap(markets.count, jobs: jobs) { index in
      let sheet = compose(
        project, paywall: markets[index].0, market: markets[index].1, formats: formats, locales: locales)
      return (sheet: sheet, verdict: judge.judge(sheet), uses: sheet.systemUses)
    }
    if keepingSheets || judge.readsTables {
      let makers = TruthTables(of: project, showing: results.flatMap(\.uses))
      tables = concurrentMap(project.locales.count, jobs: jobs) { makers.table(in: project.locales[$0]) }
    } else {
      tables = []
    }
    judgement = judge.judgement([judge.judgeProject(tables)] + results.map(\.verdict))
    sheets = keepingSheets ? results.map(\.sheet) : []
  }

  /// What there is to report, with paths as `--root` says.
  func report(in location: Location) -> Report {
    Report(
      judgement, of: project.files, in: location.reportPrefix, today: project.today, version: version,
      secrets: project.catalog.secrets)
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

/// What a piece of work makes of every index, in the order of the indices. Up to `jobs` are made at a time.
func concurrentMap<Result: Sendable>(_ count: Int, jobs: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
  let results = Mutex([Result?](repeating: nil, count: count))
  concurrently(
    count, jobs: jobs, with: {},
    { _, index in
      let result = work(index)
      results.withLock { $0[index] = result }
    }, { _ in })
  return results.withLock { $0 }.compactMap { $0 }
}

/// Runs a piece of work for every index, up to `jobs` at a time. Whoever is free takes the next one. Each thread makes something for itself, uses it
/// for all of its pieces, and hands it to `end` when none is left.
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

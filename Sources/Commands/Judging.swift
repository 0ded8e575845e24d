import Findings
import Locales
import Projects
import Reports
import ReviewRules
import Screens
import Threads

/// A project, understood and judged: what `check` reports, and what `build` draws.
struct Judging {
  var project: Project
  var judgement: Judgement
  /// The sheets of all paywalls and markets, in that order. Empty where they were not to be kept.
  var sheets: [Sheet]
  /// What is said in each of the project's locales. Empty where sheets were not to be kept, and no rule asks.
  var tables: [TruthTable]
  /// How locales write what the screens show.
  let prices = PriceFormats()
  let locales = LocaleFormats()

  /// Composes and judges every market of every paywall, several at a time. The result does not depend on how many.
  ///
  /// - Parameters:
  ///   - keepingSheets: whether what was composed is kept for drawing.
  ///   - past: the project as it was, for the rules about changes.
  ///   - measured: the same project's screens as a browser laid them out.
  init(
    _ project: Project, options: Options, environment: Environment, keepingSheets: Bool, since past: Project? = nil,
    measured: Measuring? = nil
  ) {
    self.project = project
    var spoken = project
    spoken.locales = project.spokenLocales
    let judge = Judge(
      spoken, selected: options.select.isEmpty ? nil : Set(options.select), ignored: Set(options.ignore), since: past,
      layouts: measured?.layouts)
    let markets = project.paywalls.indices.flatMap { paywall in
      project.markets(of: project.paywalls[paywall]).map { (paywall, $0) }
    }
    let (prices, locales) = (prices, locales)
    let workers = environment.workers(options)
    // What the files say is judged beside the sheets. Rows of our own words are for those who draw: no rule judges them.
    let jobs = Judging.jobs(for: markets.map(\.1.locale.language), workers: workers.count)
    let judged = workers.map(jobs.count + 1) { job -> [JudgedMarket] in
      if job == 0 { return [JudgedMarket(verdict: judge.judgeFiles())] }
      let indices = jobs[job - 1]
      let reader = TextReader(markets[indices[0]].1.locale.language)
      return indices.map { index in
        let sheet =
          measured?.sheets[index]
          ?? compose(
            project, paywall: markets[index].0, market: markets[index].1, formats: prices, locales: locales)
        // What is not drawn later is let go as soon as it is judged.
        var result = JudgedMarket(index: index, sheet: keepingSheets ? sheet : nil)
        if markets[index].1.locale.isPseudo { return result }
        result.verdict = judge.judge(sheet, with: reader)
        if keepingSheets { result.uses = sheet.systemUses }
        return result
      }
    }
    let results = judged.flatMap(\.self).sorted { $0.index < $1.index }
    if keepingSheets || judge.readsTables {
      let makers = TruthTables(of: project, showing: results.flatMap(\.uses), formats: locales)
      tables = workers.map(spoken.locales.count) { [spoken] in makers.table(in: spoken.locales[$0]) }
    } else {
      tables = []
    }
    judgement = judge.judgement([judge.judgeTranslations(tables)] + results.map(\.verdict))
    sheets = results.compactMap(\.sheet)
  }

  /// What comes of one paywall in one market.
  private struct JudgedMarket {
    /// Among those of all paywalls; what the files say comes before them.
    var index = -1
    var sheet: Sheet?
    var verdict = Verdict()
    var uses: [TruthTable.SystemUse] = []
  }

  /// The markets that are judged one after the other, as indices: those of one language, which have many texts in common; not so many that
  /// somebody has nothing to do.
  private static func jobs(for languages: [String], workers: Int) -> [[Int]] {
    let most = max(1, languages.count / (4 * workers))
    var jobs: [[Int]] = []
    var open: [String: Int] = [:]
    for (index, language) in languages.enumerated() {
      if let job = open[language], jobs[job].count < most {
        jobs[job].append(index)
      } else {
        open[language] = jobs.count
        jobs.append([index])
      }
    }
    return jobs
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

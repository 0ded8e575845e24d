import Findings
import ReviewRules

extension Report {
  /// The findings as SARIF 2.1.0, as GitHub's code scanning and other receivers of it ask: one run, whatever the number of locales.
  ///
  /// Every result has a place in a file of the repository, for one without makes GitHub refuse the whole document. What was accepted is there, with its
  /// reason. What was not checked is told as notifications of the run.
  public func sarif() -> [UInt8] {
    let places = Places(self)
    let run = SARIFRun(self, places)
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("$schema")
      writer.string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      writer.key("version")
      writer.string("2.1.0")
      writer.key("runs")
      writer.array { writer in
        writer.object { writer in
          writer.key("tool")
          writer.tool(run, version: version)
          writer.key("invocations")
          writer.array { $0.invocation(run, places) }
          writer.key("originalUriBaseIds")
          writer.object { writer in
            writer.key("%SRCROOT%")
            writer.object(inline: true) { writer in
              writer.key("description")
              writer.text("The root of the repository")
            }
          }
          writer.key("columnKind")
          writer.string("utf16CodeUnits")
          if !run.guidelines.isEmpty {
            writer.key("taxonomies")
            writer.array { $0.taxonomy(run) }
          }
          writer.key("results")
          writer.array { writer in for result in run.results { writer.result(result, in: run, places) } }
          writer.key("properties")
          writer.object(inline: true) { writer in
            writer.key("today")
            writer.string(today.description)
            writer.key("screens")
            writer.number(judgement.screenCount)
          }
        }
      }
    }
    return writer.finished()
  }
}

/// What of a report goes into a run, and under which numbers.
struct SARIFRun {
  /// The most severe first; what was accepted comes last.
  var results: [ReportedFinding]
  /// Findings that no file of the repository can show.
  var homeless: [ReportedFinding] = []
  var notChecked: [NotChecked]
  /// How many results were left out.
  var leftOut: Int
  /// Every rule that the run speaks of, sorted by id.
  var rules: [RuleDescription]
  /// Sections of the guidelines that the rules rest on, sorted.
  var guidelines: [String]
  var isComplete: Bool

  /// GitHub keeps no more results.
  static let limit = 5_000

  private let ruleIndices: [String: Int]

  init(_ report: Report, _ places: Places) {
    let all = report.mostSevereFirst(places) + report.reported(places).filter { $0.judged.suppression != nil }
    if places.anchor == nil { homeless = all.filter { !places.isInside($0.finding.at) } }
    let placed = places.anchor == nil ? all.filter { places.isInside($0.finding.at) } : all
    results = Array(placed.prefix(SARIFRun.limit))
    leftOut = placed.count - results.count
    notChecked = report.judgement.notChecked
    let ids = Set(all.map(\.finding.rule) + notChecked.map(\.rule) + report.judgement.ran.sorted())
    rules = ids.sorted().map { RuleDescription($0) }
    guidelines = Set(rules.compactMap(\.guideline)).sorted()
    isComplete = !all.contains { $0.finding.kind == .input && $0.finding.severity == .error }
    ruleIndices = Dictionary(uniqueKeysWithValues: zip(rules.map(\.id), rules.indices))
  }

  func index(of rule: String) -> Int? { ruleIndices[rule] }

  /// The notifications that need no rule, by id.
  static let notifications: [(id: StaticString, text: StaticString)] = [
    ("left-out", "There are more findings than a receiver takes"),
    ("no-place", "A finding is in no file of the repository"),
    ("not-checked", "A rule could not run, wholly or in part"),
  ]
}

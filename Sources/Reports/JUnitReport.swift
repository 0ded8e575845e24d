import Findings
import ReviewRules

extension Report {
  /// The findings as the results of tests, in the form of JUnit that Jenkins describes: each finding is a test, and so is each rule that ran and found
  /// nothing. Rules that could not run are skipped tests.
  ///
  /// A test fails where the command fails: findings below the severity pass and say what was found. What cannot be understood is an error of its test.
  ///
  /// - Parameter severity: from which severity on a finding is a failure; nil: none is.
  public func junit(failingFrom severity: Severity? = .error) -> [UInt8] {
    var suite = JUnitSuite(severity)
    let places = Places(self)
    for judged in judgement.findings { suite.add(judged, places) }
    let unchecked = Dictionary(grouping: judgement.notChecked, by: \.rule).mapValues { Set($0.map(\.reason)).sorted() }
    for rule in unchecked.keys.sorted() { suite.add(unchecked: rule, unchecked[rule] ?? []) }
    let spoken = Set(judgement.findings.map(\.finding.rule) + judgement.notChecked.map(\.rule))
    for rule in judgement.ran.sorted() where !spoken.contains(rule) { suite.add(passed: rule) }
    let counts = "tests=\"\(suite.count)\" failures=\"\(suite.failures)\" errors=\"\(suite.errors)\""
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"paywallgen\" \(counts)>\n"
    xml += "<testsuite name=\"paywallgen\" \(counts) skipped=\"\(suite.skipped)\">\n<properties>\n"
    for (name, value) in [
      ("version", version), ("today", today.description), ("screens", String(judgement.screenCount)),
    ] {
      xml += xmlTag("property", ["name": name, "value": value]) + "\n"
    }
    xml += "</properties>\n" + suite.cases.joined() + "</testsuite>\n</testsuites>\n"
    return Array(xml.utf8)
  }
}

private struct JUnitSuite {
  private(set) var cases: [String] = []
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var skipped = 0
  private var names: [String: Int] = [:]
  private let severity: Severity?

  init(_ severity: Severity?) { self.severity = severity }

  var count: Int { cases.count }

  mutating func add(_ judged: JudgedFinding, _ places: Places) {
    let finding = judged.finding
    let body = Report.plainText(of: finding, places)
    let outcome: String
    if let reason = judged.suppression {
      outcome = xmlTag("skipped", ["type": "accepted", "message": "accepted: \(reason)"])
      skipped += 1
    } else if finding.kind == .input, finding.severity == .error {
      outcome = element("error", finding, body)
      errors += 1
    } else if finding.kind == .rule, let severity, finding.severity >= severity {
      outcome = element("failure", finding, body)
      failures += 1
    } else {
      outcome = "<system-out>\(xmlText(body))</system-out>"
    }
    add(places.path(of: finding.at), "\(finding.rule): \(finding.message)", outcome)
  }

  /// One test a rule, though it may be each of fifty locales that it could not run in.
  mutating func add(unchecked rule: String, _ reasons: [String]) {
    skipped += 1
    let more = reasons.count > 5 ? "; and \(counted(reasons.count - 5, "more reason"))" : ""
    let message = "not checked: \(reasons.prefix(5).joined(separator: "; "))\(more)"
    add("paywallgen", rule, xmlTag("skipped", ["type": "not-checked", "message": message]))
  }

  mutating func add(passed rule: String) { add("paywallgen", rule, nil) }

  /// Receivers take tests of one class and name for one: the second gets a number. Lines are no part of the name, so that a test keeps its history.
  private mutating func add(_ place: String, _ title: String, _ outcome: String?) {
    let (place, title) = (visible(place), visible(title))
    let ordinal = names[place + "\n" + title, default: 0] + 1
    names[place + "\n" + title] = ordinal
    let tag = xmlTag(
      "testcase", ["classname": place, "name": ordinal == 1 ? title : "\(title) (\(ordinal))"], isOpen: outcome != nil)
    cases.append(outcome.map { "\(tag)\n\($0)\n</testcase>\n" } ?? tag + "\n")
  }

  private func element(_ name: String, _ finding: Finding, _ body: String) -> String {
    xmlTag(name, ["type": finding.severity.rawValue, "message": finding.message], isOpen: true)
      + xmlText(body) + "</\(name)>"
  }
}

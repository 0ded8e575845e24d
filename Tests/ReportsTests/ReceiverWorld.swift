import Findings
import ReviewRules
import Testing

@testable import Reports

/// A report with everything that receivers differ about: two files for one finding, letters of several units, a place outside of the repository, an absence,
/// something accepted, and rules that did not run.
struct ReceiverWorld {
  let world = ReportWorld([
    "paywallgen.yml": "paywalls:\n  «pro»: {}\n",
    "Copy/a b.md": "é😀 «14 Tage» «»\n",
    "App.storekit": "{\n\t«\"P1W\"» }\n",
    "../../Shared/x.csv": "a\n«b»\n",
  ])

  func report(severity: Severity = .error) throws -> Report {
    let mark = world.marks
    let trial = Finding(
      rule: "some-rule", kind: .rule, severity: severity, "'14 Tage' is promised, 100 %", help: "write [1](2)",
      at: mark[1], related: [.init("the trial", at: mark[3]), .init("its price", at: mark[4])], paywall: "pro",
      product: "a.b", locales: ["de-DE"], storefronts: ["DEU"], screens: ["pro/de-DE"])
    return try world.report(
      [
        JudgedFinding(trial, basis: .guideline, guideline: "3.1.2(a)"),
        JudgedFinding(Finding(rule: "some-absence", kind: .rule, severity: .note, "Nothing here", at: mark[2])),
        JudgedFinding(Finding.input("malformed-price", "'b' is no amount", at: mark[4])),
        JudgedFinding(
          Finding(rule: "some-rule", kind: .rule, severity: .warning, "Agreed", at: mark[0], paywall: "pro"),
          suppression: "legal says so"),
      ], notChecked: [NotChecked(rule: "other-rule", reason: "no copy was found")], rules: ["some-rule", "quiet-rule"],
      screens: 2, folder: "App")
  }
}

extension Report {
  func lines(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// A name that does harm wherever it is not text: it ends lines, elements, cells, quotes and commands, turns text around, and colors it.
let hostileName =
  "x\n::error::owned\r\n]]> | <script>alert(1)</script> \u{8}\u{1B}[31m\u{202E}\u{FFFE} [a](javascript:1) `b` @team #1 %0A:: \u{200B}\u{E0041}\u{AD}\u{180E}\u{2060}\u{FFF9}"

/// A report in which everything that others wrote is hostile.
func hostileReport() throws -> Report {
  let world = ReportWorld(["a,b:c/\(hostileName).md": "\u{202E}«\(hostileName)»"])
  let place = try #require(world.marks.first)
  let finding = Finding(
    rule: "some-rule", kind: .rule, severity: .error, "'\(hostileName)' is odd", help: hostileName, at: place,
    related: [.init(hostileName, at: place)], paywall: hostileName, product: hostileName, locales: ["de-DE"])
  return try world.report(
    [JudgedFinding(finding), JudgedFinding(finding, suppression: hostileName)],
    notChecked: [NotChecked(rule: "other-rule", reason: "paywall '\(hostileName)' is odd")])
}

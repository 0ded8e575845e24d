import Looks
import Sites

private let judging = ["build", "serve", "check", "screens", "screenshots", "diff"]
private let reading = judging + ["explain"]
private let every = ["build", "serve", "check", "screens", "screenshots", "init", "explain", "diff"]

extension Flag {
  /// All flags, in the order of the help: what a command alone has comes first.
  static let all: [Flag] = [
    // Build
    Flag("output", letter: "o", .text("DIR"), on: ["build"], "write the site into this folder (default: _site)") {
      $0.output = $1
      return true
    },
    Flag(
      "base-url", .text("URL"), expected: "an address like https://example.com/paywalls", on: ["build"],
      "where the site will be: for canonical links, alternates and the sitemap"
    ) {
      $0.baseURL = $1
      return isWebAddress($1)
    },
    Flag(
      "theme", .text("DIR"), on: ["build", "serve", "screenshots"],
      "take templates and static files from this folder first"
    ) {
      $0.theme = $1
      return true
    },
    Flag(
      "pages", .choice("KIND,…", PageKind.self, separated: true), on: ["build", "serve"],
      "make only these kinds of pages; handoff brings html, which it leads to (default: html,markdown,handoff)"
    ) {
      $0.pages = Set($1.split(separator: ",").compactMap { PageKind(rawValue: String($0)) })
      return true
    },
    Flag(
      "single-file", on: ["build", "serve"],
      "make single/LOCALE.html, too: all screens of a language on a page that needs no other file"
    ) { options, _ in
      options.hasSingleFiles = true
      return true
    },

    // Serve
    Flag(
      "port", .text("N"), expected: "a number from 0 to 65535", on: ["serve"],
      "listen on this port (default: 4000); 0 takes any that is free"
    ) {
      guard let port = UInt16($1), $1.utf8.first != UInt8(ascii: "+") else { return false }
      $0.port = port
      return true
    },
    Flag(
      "host", .text("NAME"), on: ["serve"],
      "listen on this name or number of the machine (default: 127.0.0.1, which no other machine reaches)"
    ) {
      $0.host = $1
      return true
    },

    // Screenshots
    Flag(
      "output", letter: "o", .text("DIR"), on: ["screenshots"],
      "write the pictures into this folder (default: _screenshots); it then holds those of this run and no others"
    ) {
      $0.output = $1
      return true
    },
    Flag(
      "tier", .text("NAME"), repeatable: true, on: ["screenshots"],
      "only the screens that show this tier alone, by its part of addresses or its name"
    ) {
      $0.tiers.append($1)
      return true
    },
    Flag(
      "situation", .text("NAME"), repeatable: true, on: ["screenshots"],
      "only this situation, by its part of addresses or its name: new, trial-used, lapsed, loading, failed …"
    ) {
      $0.situations.append($1)
      return true
    },
    Flag(
      "device", .choice("DEVICE,…", Picture.Device.self, separated: true), on: ["screenshots"],
      "on these devices: " + Picture.Device.allCases.map(\.rawValue).joined(separator: ", ") + " (default: phone)"
    ) {
      $0.devices = choices($1)
      return true
    },
    Flag(
      "scheme", .choice("SCHEME,…", Scheme.self, separated: true), on: ["screenshots"],
      "in light, in dark or in both (default: light)"
    ) {
      $0.schemes = choices($1)
      return true
    },
    Flag("dark", on: ["screenshots"], "in dark, as '--scheme dark'") { options, _ in
      options.schemes = [.dark]
      return true
    },
    Flag(
      "text-size", .choice("SIZE,…", Picture.Size.self, separated: true), on: ["screenshots"],
      "at these text sizes: large (as devices come), ax3 (200%), ax5 (310%) (default: large)"
    ) {
      $0.textSizes = choices($1)
      return true
    },
    Flag(
      "scale", .text("N"), expected: "1, 2 or 3", on: ["screenshots"], "how many pixels make a point (default: 2)"
    ) {
      guard let scale = ["1", "2", "3"].firstIndex(of: $1) else { return false }
      $0.scale = scale + 1
      return true
    },

    // Check
    Flag(
      "format", .text("NAME[=FILE]"), repeatable: true,
      expected: "one of " + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        + ", with =FILE behind it for a file",
      known: ReportFormat.allCases.map(\.rawValue), on: ["check"],
      "report as " + ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        + " (default: text), into a file or, for '-' or none, on standard output"
    ) {
      guard let request = ReportRequest($1) else { return false }
      $0.reports.append(request)
      return true
    },
    Flag(
      "select", .text("RULE,…"), repeatable: true, expected: "rules with commas between", on: ["check"],
      "run only these rules"
    ) {
      append($1, to: &$0.select)
    },
    Flag(
      "ignore", .text("RULE,…"), repeatable: true, expected: "rules with commas between", on: ["check"],
      "do not run these rules"
    ) {
      append($1, to: &$0.ignore)
    },

    Flag(
      "measure", on: ["check"], "lay the screens out in Chromium or Google Chrome, for the rules about layout"
    ) { options, _ in
      options.measures = true
      return true
    },
    Flag(
      "browser", .text("PROGRAM"), on: ["check", "screenshots"],
      "the Chromium or Google Chrome to use (default: what CHROME names, else one that is found)"
    ) {
      $0.browser = $1
      return true
    },
    Flag("baseline", .text("FILE"), on: ["check"], "let pass the faults that this file lists") {
      $0.baseline = $1
      return true
    },
    Flag("write-baseline", .text("FILE"), on: ["check"], "write the faults that there are into this file") {
      $0.writeBaseline = $1
      return true
    },
    Flag("strict-baseline", on: ["check"], "fail, too, for faults of the baseline that are fixed") { options, _ in
      options.isBaselineStrict = true
      return true
    },
    Flag(
      "since", .text("GITREF"), on: ["check"],
      "let pass what was there when the branch left this branch, tag or commit"
    ) {
      $0.since = $1
      return true
    },

    Flag(
      "since", .text("GITREF"), on: ["build"],
      "write a page of what changed since the branch left this branch, tag or commit"
    ) {
      $0.since = $1
      return true
    },

    // Build and check
    Flag(
      "fail-on", .choice("LEVEL", FailOn.self), on: ["build", "check"],
      "exit with 1 for findings from this level on (default: error for check, never for build)"
    ) {
      $0.failOn = FailOn(rawValue: $1)
      return true
    },

    // Diff
    Flag("exit-code", on: ["diff"], "exit with 1 where anything changes") { options, _ in
      options.hasExitCode = true
      return true
    },

    // Init
    Flag(
      "theme", .text("DIR"), on: ["init"],
      "write the default theme's templates and static files into this folder instead, to be changed and built with 'build --theme'"
    ) {
      $0.theme = $1
      return true
    },

    // Explain and diff
    Flag(
      "format", .choice("NAME", ExplanationFormat.self), on: ["explain", "diff"],
      "write text, json or markdown (default: text)"
    ) {
      $0.explanationFormat = ExplanationFormat(rawValue: $1) ?? .text
      return true
    },

    // Common
    Flag("locale", .text("L"), repeatable: true, on: judging, "only this locale") {
      $0.locales.append($1)
      return true
    },
    Flag("storefront", .text("S"), repeatable: true, on: judging, "only this storefront") {
      $0.storefronts.append($1)
      return true
    },
    Flag("paywall", .text("NAME"), repeatable: true, on: judging, "only this paywall") {
      $0.paywalls.append($1)
      return true
    },
    Flag("config", .text("FILE"), on: reading, "the configuration (default: paywallgen.yml in PATH)") {
      $0.config = $1
      return true
    },
    Flag(
      "root", .text("DIR"), on: reading,
      "what reported paths are relative to (default: the nearest parent that holds .git, else PATH)"
    ) {
      $0.root = $1
      return true
    },
    Flag(
      "today", .text("YYYY-MM-DD"), expected: "a date like 2026-11-30", on: reading,
      "the date to judge by (default: the date in UTC)"
    ) {
      $0.today = $1
      return isCalendarDate($1)
    },
    Flag(
      "jobs", .text("N"), expected: "a number from 1 to 1024", on: reading,
      "how many threads work at once (default: one a processor)"
    ) {
      // Int would take a sign, too.
      guard let jobs = Int($1), $1.utf8.first != UInt8(ascii: "+"), (1...1024).contains(jobs) else { return false }
      $0.jobs = jobs
      return true
    },
    Flag("quiet", on: every, "leave out progress, the result of a build, and lists below the findings") { options, _ in
      options.isQuiet = true
      return true
    },
    Flag(
      "color", .choice("WHEN", ColorChoice.self), on: every,
      "color text for people: auto, always or never (default: auto; NO_COLOR is honored)"
    ) {
      $0.color = ColorChoice(rawValue: $1) ?? .auto
      return true
    },
    Flag("timings", on: judging, "say on standard error how long each step took") { options, _ in
      options.showsTimings = true
      return true
    },
  ]
}

/// False where a part between commas is empty.
private func append(_ list: String, to names: inout [String]) -> Bool {
  let parts = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  names.append(contentsOf: parts)
  return !parts.contains("")
}

/// The words between commas, each once, in the order of all: what is written does not depend on how it was asked for.
private func choices<Words: CaseIterable & RawRepresentable<String>>(_ list: String) -> [Words] {
  let given = Set(list.split(separator: ",").map(String.init))
  return Words.allCases.filter { given.contains($0.rawValue) }
}

private func isWebAddress(_ text: String) -> Bool {
  let lower = text.lowercased()
  guard let scheme = ["https://", "http://"].first(where: { lower.hasPrefix($0) }) else { return false }
  let host = lower.utf8.dropFirst(scheme.utf8.count).prefix { $0 != UInt8(ascii: "/") }
  return !host.isEmpty && !lower.utf8.contains { $0 <= 0x20 || $0 == 0x7F || "\"<>\\^`{|}?#".utf8.contains($0) }
}

/// Whether a text is `YYYY-MM-DD` and a day of the Gregorian calendar.
func isCalendarDate(_ text: String) -> Bool {
  let bytes = Array(text.utf8)
  guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else { return false }
  func number(_ range: Range<Int>) -> Int? {
    var value = 0
    for byte in bytes[range] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }
  guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10), year > 0,
    (1...12).contains(month)
  else { return false }
  let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return (1...days[month - 1]).contains(day)
}

extension ReportRequest {
  /// Reads `NAME`, `NAME=FILE` or `NAME=-`; nil where the name is none of ours or the file is empty.
  init?(_ text: String) {
    let name = text.prefix { $0 != "=" }
    guard let format = ReportFormat(rawValue: String(name)) else { return nil }
    guard name.endIndex < text.endIndex else {
      self.init(format)
      return
    }
    let file = String(text[text.index(after: name.endIndex)...])
    guard !file.isEmpty else { return nil }
    self.init(format, file: file == "-" ? nil : file)
  }
}

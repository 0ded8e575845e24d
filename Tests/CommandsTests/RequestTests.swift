import Findings
import Testing

@testable import Commands

@Suite struct RequestTests {
  /// What a command line asks for, as text: the command's name, or what is wrong and what to do about it.
  func outcome(_ arguments: [String]) -> String {
    do throws(UsageError) {
      switch try Request(arguments) {
      case .version: return "version"
      case .help(let command): return "help " + (command?.name ?? "")
      case .run(let command, _): return command.name
      }
    } catch {
      return error.help.isEmpty ? error.message : error.message + ": " + error.help
    }
  }

  func options(_ arguments: String...) throws -> Options {
    guard case .run(_, let options) = try Request(arguments) else { throw UsageError(message: "nothing to run") }
    return options
  }

  static let commands = "the commands are build, serve, check, screens, screenshots, init, explain, diff"

  @Test(arguments: [
    (["build"], "build"), (["check", "--quiet", "."], "check"), (["--version"], "version"), (["--help"], "help "),
    (["-h"], "help "), (["help"], "help "), (["help", "check"], "help check"),
    (["build", "x", "--help"], "help build"),
    (["build", "-h"], "help build"), ([], "no command was given: " + commands),
    (["biuld"], "unknown command 'biuld': did you mean 'build'?"), (["frob"], "unknown command 'frob': " + commands),
    (["help", "chek"], "unknown command 'chek': did you mean 'check'?"),
    (["--quiet", "build"], "'--quiet' stands where a command should: " + commands),
    (["build", "--locael", "de"], "unknown flag '--locael': did you mean '--locale'?"),
    (["build", "--xyzzy=1"], "unknown flag '--xyzzy'"), (["build", "-x"], "unknown flag '-x'"),
    (["check", "--theme", "T"], "'--theme' is not a flag of check: it belongs to 'build', 'serve', 'screenshots'"),
    (["build", "--output"], "'--output' needs DIR"),
    (
      ["build", "--output", "--quiet"],
      "'--output' needs DIR, but '--quiet' follows: an argument that begins with a dash is written '--output=--quiet'"
    ),
    (["build", "--quiet=yes"], "'--quiet' takes no argument, but 'yes' was given"),
    (
      ["check", "--fail-on", "warn"],
      "'warn' is not an argument of '--fail-on': expected is one of error, warning, note, never"
    ),
    (["check", "--fail-on", "none"], "'none' is not an argument of '--fail-on': did you mean 'never'?"),
    (["check", "--fail-on", "wraning"], "'wraning' is not an argument of '--fail-on': did you mean 'warning'?"),
    (["build", "--pages", "html,markdwon"], "'markdwon' is not an argument of '--pages': did you mean 'markdown'?"),
    (["build", "--pages", "html,"], "'' is not an argument of '--pages': expected is some of html, markdown, handoff"),
    (
      ["check", "--today", "2026-02-29"],
      "'2026-02-29' is not an argument of '--today': expected is a date like 2026-11-30"
    ),
    (["check", "--jobs", "0"], "'0' is not an argument of '--jobs': expected is a number from 1 to 1024"),
    (["check", "--select", "a,,b"], "'a,,b' is not an argument of '--select': expected is rules with commas between"),
    (
      ["build", "--base-url", "example.com"],
      "'example.com' is not an argument of '--base-url': expected is an address like https://example.com/paywalls"
    ),
    (
      ["screenshots", "--device", "phone,ipad"],
      "'ipad' is not an argument of '--device': did you mean 'tablet'?"
    ),
    (["screenshots", "--text-size", "200%"], "'200%' is not an argument of '--text-size': did you mean 'ax3'?"),
    (["screenshots", "--scale", "4"], "'4' is not an argument of '--scale': expected is 1, 2 or 3"),
    (["screens", "a", "b"], "'b' is one argument more than screens takes: usage: paywallgen screens [FLAGS] [PATH]"),
    (["build", ""], "an argument is empty: leave it out, or set the variable it comes from"),
    (["check", "--format", "json", "--format=text=-"], "two reports cannot share standard output"),
    (["check", "--format", "srif=a"], "'srif=a' is not an argument of '--format': did you mean 'sarif'?"),
    (
      ["check", "--format", "pdf"],
      "'pdf' is not an argument of '--format': expected is one of text, json, sarif, junit, github, gitlab, xcode, markdown, checkstyle, with =FILE behind it for a file"
    ),
    (
      ["check", "--format", "sarif="],
      "'sarif=' is not an argument of '--format': expected is one of text, json, sarif, junit, github, gitlab, xcode, markdown, checkstyle, with =FILE behind it for a file"
    ),
    (["check", "--format", "json=r", "--format=text=r"], "two reports cannot share the file 'r'"),
    (
      ["explain", "--format", "sarif"],
      "'sarif' is not an argument of '--format': expected is one of text, json, markdown"
    ),
  ])
  func understands(arguments: [String], expected: String) {
    #expect(outcome(arguments) == expected)
  }

  /// An unset variable in a script must not turn "only this" into "all".
  @Test func refusesEveryEmptyArgument() {
    for flag in Flag.all where flag.takesArgument {
      let expected =
        "'--\(flag.name)' has an empty argument: leave the flag out, or set the variable it comes from"
      for command in flag.commands {
        #expect(outcome([command, "--" + flag.name, ""]) == expected)
        #expect(outcome([command, "--" + flag.name + "="]) == expected)
      }
    }
  }

  @Test func readsEveryFlag() throws {
    var expected = Options()
    expected.operands = ["App.storekit", "-", "--quiet"]
    expected.locales = ["de-DE", "ja"]
    expected.storefronts = ["DEU"]
    expected.paywalls = ["plus"]
    expected.config = "c.yml"
    expected.root = ".."
    expected.today = "2024-02-29"
    expected.jobs = 2
    expected.isQuiet = true
    expected.color = .never
    expected.showsTimings = true
    expected.output = "-out"
    expected.baseURL = "https://example.com/p"
    expected.theme = "T"
    expected.pages = [.markdown]
    expected.failOn = .note
    #expect(
      try options(
        "build", "--locale", "de-DE", "App.storekit", "--locale=ja", "--storefront", "DEU", "--paywall", "plus", "-",
        "--config", "c.yml", "--root", "..", "--today", "2024-02-29", "--jobs", "2", "--quiet", "--color", "never",
        "--timings", "-o-out", "--base-url", "https://example.com/p", "--theme=T", "--pages", "markdown", "--fail-on",
        "note", "--", "--quiet") == expected)

    expected = Options()
    expected.reports = [ReportRequest(.text), ReportRequest(.json, file: "a=b.json")]
    expected.select = ["a", "b", "c"]
    expected.ignore = ["d"]
    #expect(
      try options(
        "check", "--format=text", "--format", "json=a=b.json", "--select", "a,b", "--select=c", "--ignore", "d")
        == expected)

    expected = Options()
    expected.output = "O"
    expected.tiers = ["a", "b"]
    expected.situations = ["new"]
    expected.devices = [.small, .tablet]
    expected.schemes = [.light, .dark]
    expected.textSizes = [.ax5]
    expected.scale = 3
    expected.browser = "chrome"
    #expect(
      try options(
        "screenshots", "-o", "O", "--tier", "a", "--tier=b", "--situation", "new", "--device", "tablet,small,tablet",
        "--dark", "--scheme", "dark,light", "--text-size", "ax5", "--scale", "3", "--browser", "chrome") == expected)

    expected = Options()
    expected.explanationFormat = .markdown
    expected.operands = ["3.1.2(c)"]
    #expect(try options("explain", "3.1.2(c)", "--format", "markdown") == expected)
  }

  @Test func letsTheLastOfASingleFlagCount() throws {
    #expect(try options("build", "-o", "a", "--output=b").output == "b")
  }

  @Test(arguments: [
    ("2026-11-30", true), ("2000-02-29", true), ("1900-02-29", false), ("2026-13-01", false), ("2026-00-10", false),
    ("2026-04-31", false), ("2026-1-1", false), ("26-11-30", false), ("2026-11-30T00:00", false), ("２０２６-11-30", false),
    ("+026-11-30", false), ("", false),
  ])
  func knowsWhichDatesExist(text: String, exists: Bool) {
    #expect(isCalendarDate(text) == exists)
  }
}

@Suite struct FlagTests {
  @Test func givesNoCommandTwoFlagsOfOneName() {
    for command in Command.all {
      let names = command.flags.map(\.name) + command.flags.compactMap { $0.letter.map(String.init) } + ["help", "h"]
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }

  @Test func belongsToCommandsThatExist() {
    for flag in Flag.all {
      #expect(!flag.commands.isEmpty && flag.commands.allSatisfy { Command.named($0) != nil }, "\(flag.name)")
      #expect(!flag.help.isEmpty && !flag.help.hasSuffix("."), "\(flag.name)")
    }
  }
}

/// One command: how it is called, and what does its work.
struct Command: Sendable {
  let name: String
  /// What follows the flags, as the help shows it: `[PATH…]`. Empty where nothing does.
  let operands: String
  /// How many operands it takes at most; nil means any number.
  let operandLimit: Int?
  /// One line without full stop.
  let summary: String
  let run: @Sendable (Options, Environment, Console) -> ExitStatus

  /// All commands, in the order of the help. A new one is a line here, a file of its own, and its name in the flags that it knows.
  static let all: [Command] = [
    Command(
      name: "build", operands: "[PATH…]", operandLimit: nil,
      summary: "Write the site: previews of every screen, the report, prices and localization", run: build),
    Command(
      name: "serve", operands: "[PATH]", operandLimit: 1,
      summary: "Show the site in a browser, and rebuild and reload it as files change", run: serve),
    Command(
      name: "check", operands: "[PATH…]", operandLimit: nil,
      summary: "Judge every screen by App Review's paywall rules",
      run: check),
    Command(
      name: "screens", operands: "[PATH]", operandLimit: 1, summary: "Print the composed screens as JSON", run: screens),
    Command(
      name: "screenshots", operands: "[PATH]", operandLimit: 1,
      summary: "Draw screens as PNG files, marked as previews, with Chromium or Google Chrome", run: screenshots),
    Command(
      name: "init", operands: "[PATH]", operandLimit: 1,
      summary: "Write a paywallgen.yml, or the default theme with --theme; overwrite nothing",
      run: initialize),
    Command(
      name: "explain", operands: "[RULE | GUIDELINE]", operandLimit: 1,
      summary: "Explain a rule, those of a guideline such as '3.1.2(c)', or all", run: explain),
    Command(
      name: "diff", operands: "OLD NEW", operandLimit: 2,
      summary: "Tell what customers would see change between files, folders or git revisions", run: diff),
  ]

  static func named(_ name: String) -> Command? { all.first { $0.name == name } }

  var flags: [Flag] { Flag.all.filter { $0.commands.contains(name) } }
}

/// What a command's end tells scripts.
public enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Rule findings at or above the threshold.
  case findings = 1
  /// Wrong usage, input that cannot be understood, or a machine that refuses: not all of the work could be done.
  case incomplete = 2
}

import Findings

/// What a command line asks for, before anything is done.
enum Request: Sendable {
  case version
  /// Help about a command, or about all.
  case help(Command?)
  case run(Command, Options)
}

/// A command line that cannot be understood.
struct UsageError: Error, Hashable, Sendable {
  /// A headline without full stop.
  var message: String
  /// What to do about it; empty where the message says it already.
  var help = ""
  /// The command whose help would tell more; nil where the command is what was wrong.
  var command: String?
}

extension Request {
  /// Understands the arguments of the program, without its own name.
  ///
  /// Flags and operands may be mixed; behind `--` everything is an operand, and so is a lone `-`. `--flag value` and `--flag=value` are the
  /// same, `-o value` and `-ovalue` too.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      throw UsageError(message: "no command was given", help: "the commands are " + Command.names)
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--version": self = .version
    case "--help", "-h": self = .help(nil)
    case "help":
      let asked = rest.first { !$0.hasPrefix("-") }
      self = .help(try asked.map(Command.init(asked:)))
    default:
      guard !first.hasPrefix("-") else {
        throw UsageError(message: "'\(first)' stands where a command should", help: "the commands are " + Command.names)
      }
      self = try Self.parse(rest, for: Command(asked: first))
    }
  }

  private static func parse(_ arguments: [String], for command: Command) throws(UsageError) -> Request {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.operands.append(contentsOf: rest)
        break
      }
      if argument == "--help" || argument == "-h" { return .help(command) }
      if argument == "--version" { return .version }
      if argument.hasPrefix("-"), argument != "-" {
        try options.take(FlagUse(argument, of: command), from: &rest, for: command)
      } else {
        options.operands.append(argument)
      }
    }
    if options.operands.contains("") {
      throw UsageError(
        message: "an argument is empty", help: "leave it out, or set the variable it comes from", command: command.name)
    }
    if let limit = command.operandLimit, options.operands.count > limit {
      throw UsageError(
        message: "'\(options.operands[limit])' is one argument more than \(command.name) takes",
        help: "usage: paywallgen \(command.name) [FLAGS] \(command.operands)", command: command.name)
    }
    if let problem = options.clashOfReports { throw UsageError(message: problem, command: command.name) }
    return .run(command, options)
  }
}

/// A flag as it was written, with its argument where that is in the same word.
private struct FlagUse {
  let flag: Flag
  let written: String
  let attached: String?

  init(_ argument: String, of command: Command) throws(UsageError) {
    let isLong = argument.hasPrefix("--")
    let body = argument.dropFirst(isLong ? 2 : 1)
    let name = isLong ? body.prefix { $0 != "=" } : body.prefix(1)
    let behind = body[name.endIndex...]
    written = (isLong ? "--" : "-") + name
    attached = behind.isEmpty ? nil : String(behind.first == "=" ? behind.dropFirst() : behind)
    let matching = Flag.all.filter { isLong ? $0.name == name : $0.letter.map(String.init) == String(name) }
    if let flag = matching.first(where: { $0.commands.contains(command.name) }) {
      self.flag = flag
      return
    }
    if let other = matching.first {
      let owners = other.commands.map { "'\($0)'" }.joined(separator: ", ")
      throw UsageError(
        message: "'\(written)' is not a flag of \(command.name)", help: "it belongs to \(owners)", command: command.name
      )
    }
    let names = command.flags.map(\.name) + ["help", "version"]
    let nearest = nearestName(to: String(isLong ? name : body), among: names)
    throw UsageError(
      message: "unknown flag '\(written)'", help: nearest.map { "did you mean '--\($0)'?" } ?? "", command: command.name
    )
  }
}

extension Options {
  fileprivate mutating func take(
    _ use: FlagUse, from rest: inout ArraySlice<String>, for command: Command
  ) throws(UsageError) {
    let (flag, written) = (use.flag, use.written)
    func error(_ message: String, _ help: String = "") -> UsageError {
      UsageError(message: message, help: help, command: command.name)
    }
    guard flag.takesArgument else {
      if let attached = use.attached { throw error("'\(written)' takes no argument, but '\(attached)' was given") }
      _ = flag.apply(&self, "")
      return
    }
    let value: String
    if let attached = use.attached {
      value = attached
    } else if let next = rest.first, !next.hasPrefix("-") || next == "-" {
      value = next
      rest.removeFirst()
    } else if let next = rest.first {
      throw error(
        "'\(written)' needs \(flag.argumentName), but '\(next)' follows",
        "an argument that begins with a dash is written '--\(flag.name)=\(next)'")
    } else {
      throw error("'\(written)' needs \(flag.argumentName)")
    }
    // Often a variable that is not set: taken for "all", it would do the opposite of what was meant.
    if value.isEmpty {
      throw error("'\(written)' has an empty argument", "leave the flag out, or set the variable it comes from")
    }
    if case .choice(_, let words, let separated) = flag.argument {
      let given = separated ? value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [value]
      if let wrong = given.first(where: { !words.contains($0) }) {
        let nearest =
          Flag.meant[wrong].flatMap { words.contains($0) ? $0 : nil } ?? nearestName(to: wrong, among: words)
        throw error(
          "'\(wrong)' is not an argument of '\(written)'",
          nearest.map { "did you mean '\($0)'?" } ?? "expected is " + flag.expected)
      }
    }
    guard flag.apply(&self, value) else {
      let word = String(value.prefix { $0 != "=" })
      let nearest = flag.known.contains(word) ? nil : nearestName(to: word, among: flag.known)
      throw error(
        "'\(value)' is not an argument of '\(written)'",
        nearest.map { "did you mean '\($0)'?" } ?? "expected is " + flag.expected)
    }
  }

  /// Two reports into one place would be neither.
  fileprivate var clashOfReports: String? {
    var places: Set<String?> = []
    for report in reports where !places.insert(report.file).inserted {
      guard let file = report.file else { return "two reports cannot share standard output" }
      return "two reports cannot share the file '\(file)'"
    }
    return nil
  }
}

extension Command {
  /// The command of a name that somebody typed.
  fileprivate init(asked name: String) throws(UsageError) {
    guard let command = Command.named(name) else {
      let nearest = nearestName(to: name, among: Command.all.map(\.name) + ["help"])
      throw UsageError(
        message: "unknown command '\(name)'",
        help: nearest.map { "did you mean '\($0)'?" } ?? "the commands are " + Command.names)
    }
    self = command
  }

  static var names: String { all.map(\.name).joined(separator: ", ") }
}

/// One flag: how it is written, which commands know it, what it means. The parser, the help and the usage errors read nothing else.
struct Flag: Sendable {
  /// What follows the flag's name.
  enum Argument: Hashable, Sendable {
    case none
    /// One text, named like this in the help.
    case text(String)
    /// One of these words, or, where `separated`, several with commas between.
    case choice(String, [String], separated: Bool = false)
  }

  /// Without the dashes: `base-url`.
  let name: String
  /// For one dash: `o`.
  let letter: Character?
  let argument: Argument
  /// Whether each use adds to the ones before. Else the last one counts, so that a script's flags can be overruled behind it.
  let isRepeatable: Bool
  /// What is expected, where an argument is not understood: `a date like 2026-11-30`.
  let expected: String
  /// What an argument may begin with, where that is one of a few words: for suggestions.
  let known: [String]
  /// The names of the commands that know the flag.
  let commands: [String]
  /// One sentence without full stop.
  let help: String
  /// Notes the argument (empty for a flag without one); false where it is not understood. Never sees an empty argument.
  let apply: @Sendable (inout Options, String) -> Bool

  init(
    _ name: String, letter: Character? = nil, _ argument: Argument = .none, repeatable: Bool = false,
    expected: String = "", known: [String] = [], on commands: [String], _ help: String,
    apply: @escaping @Sendable (inout Options, String) -> Bool
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    isRepeatable = repeatable
    self.known = known
    self.commands = commands
    self.help = help
    self.apply = apply
    if case .choice(_, let words, let separated) = argument, expected.isEmpty {
      self.expected = (separated ? "some of " : "one of ") + words.joined(separator: ", ")
    } else {
      self.expected = expected
    }
  }

  /// Words that others use, and ours for what they mean.
  static let meant = [
    "none": "never", "no": "never", "off": "never", "false": "never", "yes": "always", "info": "note",
    "100%": "large", "200%": "ax3", "310%": "ax5", "100": "large", "200": "ax3", "310": "ax5", "default": "large",
    "iphone": "phone", "ipad": "tablet", "mac": "desktop", "phone-small": "small", "small-phone": "small",
    "phone-large": "large", "large-phone": "large", "pad": "tablet",
  ]

  var takesArgument: Bool { argument != .none }

  /// The flag as the help shows it: `-o, --output DIR`.
  var usage: String {
    let names = (letter.map { "-\($0), " } ?? "") + "--" + name
    return argumentName.isEmpty ? names : names + " " + argumentName
  }

  var argumentName: String {
    switch argument {
    case .none: ""
    case .text(let name), .choice(let name, _, _): name
    }
  }
}

extension Flag.Argument {
  /// A word for each case of an enumeration.
  static func choice<Words: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ words: Words.Type, separated: Bool = false
  ) -> Flag.Argument {
    .choice(name, Words.allCases.map(\.rawValue), separated: separated)
  }
}

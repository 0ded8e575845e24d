/// The help about all commands, or about one, in lines of at most 80 columns.
func help(about command: Command?) -> String {
  guard let command else { return overview }
  var lines = [
    "Usage: paywallgen \(command.name) [FLAGS] \(command.operands)", "", command.summary + ".", "", "Flags:",
  ]
  for flag in command.flags {
    lines.append("  " + flag.usage)
    lines.append(contentsOf: wrapped(flag.help + (flag.isRepeatable ? "; may be repeated" : ""), indent: 6))
  }
  lines.append("  -h, --help")
  lines.append("      show this help")
  return lines.joined(separator: "\n") + "\n"
}

private var overview: String {
  let calls = Command.all.map { ("paywallgen \($0.name) \($0.operands)", $0.summary) }
  var lines = ["Previews and checks the paywalls of an iOS app.", "", "Usage:"]
  for (call, summary) in calls {
    lines.append("  " + call)
    lines.append(contentsOf: wrapped(summary, indent: 6))
  }
  lines += [
    "  paywallgen help COMMAND", "      Show the flags of a command", "  paywallgen --version", "",
    "PATH is a folder (default: the current one), a .storekit file or a", "paywallgen.yml.", "",
    "Exit status: 0 done, 1 rule findings at or above --fail-on, 2 not all of the", "work could be done.",
  ]
  return lines.joined(separator: "\n") + "\n"
}

private func wrapped(_ text: String, indent: Int) -> [String] {
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, indent + line.count + 1 + word.count > 80 {
      lines.append(margin + line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  lines.append(margin + line)
  return lines
}

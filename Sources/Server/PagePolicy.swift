/// The policy of a page (`Content-Security-Policy`), widened by what the preview adds: a script of its own server, which listens to events there.
///
/// A directive that allows both already stays as it is, and so does everything else.
func widenedPolicy(_ policy: String) -> String {
  var directives = policy.utf8.split(separator: UInt8(ascii: ";")).map { directive in
    directive.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { String(Substring($0)) }
  }
  directives.removeAll { $0.isEmpty }
  func index(_ name: String) -> Int? { directives.firstIndex { $0.first?.lowercased() == name } }
  for name in ["script-src", "script-src-elem", "connect-src"] {
    if let at = index(name) {
      directives[at] = [name] + opened(directives[at].dropFirst())
    } else if name != "script-src-elem", let all = index("default-src") {
      let sources = directives[all].dropFirst()
      let wide = opened(sources)
      if wide != Array(sources) { directives.append([name] + wide) }
    }
  }
  return directives.map { $0.joined(separator: " ") }.joined(separator: "; ")
}

private func opened(_ sources: some Sequence<String>) -> [String] {
  let sources = Array(sources)
  if sources.contains(where: { $0 == "*" || $0.lowercased() == "'self'" }) { return sources }
  return sources.filter { $0.lowercased() != "'none'" } + ["'self'"]
}

import Disk
import Findings
import Locales
import Projects
import Reports
import Sites
import StoreCatalog

/// `paywallgen init`.
@Sendable func initialize(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    if let theme = options.theme { return try writeTheme(theme, options, environment, console) }
    let folder = absolutePath(options.operands.first ?? ".", in: environment.workingDirectory)
    let tree = try FileTree.onDisk(folder: folder)
    let proposal = Proposal(tree, today: environment.today)
    if let problem = proposal.problem {
      console.complain(problem)
      return .incomplete
    }
    for file in proposal.files {
      try createFolders(folder, parentsOf: file.path)
      try createFile(folder + "/" + file.path, Array(file.text.utf8))
      if !options.isQuiet { console.output.write("wrote \(file.path)\n") }
    }
    if !options.isQuiet {
      console.error.write(
        """
        next: take the marks away below 'paywalls:' in paywallgen.yml, so that every rule can judge; \
        'paywallgen build' shows the screens, 'paywallgen check' judges them

        """)
    }
    return .done
  } catch {
    return complain(about: error, on: console)
  }
}

/// Writes the default theme's files into a folder. Those that are there already stay as they are: somebody may have made them their own.
private func writeTheme(
  _ theme: String, _ options: Options, _ environment: Environment, _ console: Console
) throws -> ExitStatus {
  let folder = absolutePath(theme, in: environment.workingDirectory)
  let present = (try? FileTree.onDisk(folder: folder))?.paths ?? []
  let known = Set(present)
  let shown = visible(theme.hasSuffix("/") ? String(theme.dropLast()) : theme)
  var kept = 0
  for file in ThemeFiles.defaults {
    if known.contains(file.path) {
      kept += 1
      continue
    }
    try createFolders("", parentsOf: folder + "/" + file.path)
    try createFile(folder + "/" + file.path, file.bytes)
    console.output.write("wrote \(shown)/\(file.path)\n")
  }
  if kept > 0 { console.error.write("\(kept) files were there already, and are left as they are\n") }
  return .done
}

/// The files that `init` writes for what it found.
struct Proposal {
  var files: [(path: String, text: String)] = []
  /// Why nothing is written; nil where something is.
  var problem: String?

  init(_ tree: FileTree, today: String) {
    if let there = Project.configurations(in: tree).first {
      problem =
        there.contains("/")
        ? "'\(there)' declares paywalls already; run init in a folder beside it, or name it to the other commands"
        : "'\(there)' is there already, and is not overwritten"
      return
    }
    guard let day = Day(today) else { return }
    let project = readProject(tree, ProjectRequest(today: day))
    let catalogs = tree.paths.filter { $0.hasSuffix(".storekit") || $0.hasSuffix(".storekit/Configuration.storekit") }
    guard !catalogs.isEmpty, !project.paywalls.isEmpty else {
      problem = "nothing to sell was found here: no sound .storekit file"
      return
    }
    let strings = tree.paths.filter { $0.hasSuffix(".xcstrings") }
    let hasCopy = tree.paths.contains { $0.hasPrefix("Copy/") && $0.hasSuffix(".md") }
    files = [("paywallgen.yml", configuration(project, catalogs, strings, hasCopy: hasCopy))]
    guard strings.isEmpty, !hasCopy else { return }
    for paywall in project.paywalls {
      for locale in project.locales {
        files.append(("Copy/\(paywall.slug).\(locale.identifier).md", copy(of: paywall, in: locale, of: project)))
      }
    }
  }

  private func configuration(
    _ project: Project, _ catalogs: [String], _ strings: [String], hasCopy: Bool
  ) -> String {
    var lines = ["# What paywallgen reads and shows. Paths are relative to this file."]
    lines.append("catalog: " + list(catalogs.map { $0.replacing("/Configuration.storekit", with: "") }))
    if !strings.isEmpty { lines.append("strings: " + list(strings)) }
    if hasCopy || strings.isEmpty { lines.append("copy: Copy") }
    lines.append("locales: " + list(project.locales.map(\.identifier), isList: true))
    lines.append("source-locale: " + quoted(project.sourceLocale.identifier))
    lines.append("app: { name: \(quoted(project.app.name)) }")
    lines.append("")
    lines.append(
      "# Without this, every subscription group is shown in Apple's default style, and what an app must declare")
    lines.append("# (restore, links, close) is not checked. Take the marks away, and say what your paywall really has.")
    lines.append("# paywalls:")
    for paywall in project.paywalls {
      lines.append("#   \(quoted(paywall.slug)):")
      if let group = paywall.group.flatMap({ project.catalog.group($0) }) {
        lines.append("#     group: \(quoted(group.name.value.isEmpty ? group.id.value : group.name.value))")
      } else {
        lines.append("#     products: " + list(project.products(of: paywall).map(\.id.value), isList: true))
      }
      lines.append("#     control-style: automatic")
      lines.append("#     buttons: { restore: visible, policies: visible }")
      lines.append("#     policies: { terms: \"https://…\", privacy: \"https://…\" }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func copy(of paywall: Paywall, in locale: LocaleID, of project: Project) -> String {
    // A group's reference name is for its developers. What customers read has a name in their language, or none yet.
    let names = paywall.group.flatMap { project.catalog.group($0) }?.names ?? [:]
    if let name = locale.matches(in: names.keys).lazy.compactMap({ names[$0]?.value }).first(where: { !$0.isEmpty }) {
      return "---\nheadline: \(quoted(name))\n---\n"
    }
    guard locale == project.sourceLocale else { return "---\n# headline: what the screen says first\n---\n" }
    return "---\nheadline: \(quoted(project.app.name))\n---\n"
  }

  private func list(_ texts: [String], isList: Bool = false) -> String {
    texts.count == 1 && !isList ? quoted(texts[0]) : "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }
}

extension Unicode.Scalar {
  /// Whether nobody sees it, as controls, marks of direction and joiners: in a file for people they are written by their numbers.
  fileprivate var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}

/// A text as a YAML scalar: plain where that is safe, else in double quotes.
private func quoted(_ text: String) -> String {
  let isPlain =
    text.utf8.first.map { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } ?? false
    && text.utf8.allSatisfy { byte in
      (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A) || "-._/ ".utf8.contains(byte)
    }
    && text.utf8.last != UInt8(ascii: " ")
    && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
  if isPlain { return text }
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\" + String(scalar)
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where scalar.isUnseen:
      let hex = String(scalar.value, radix: 16, uppercase: true)
      let (letter, width) = scalar.value < 0x100 ? ("x", 2) : scalar.value < 0x10000 ? ("u", 4) : ("U", 8)
      result += "\\" + letter + String(repeating: "0", count: width - hex.utf8.count) + hex
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

import Findings
import Locales
import Projects
import ReviewRules
import StoreCatalog

/// The files that `init` writes for what it found.
struct Proposal {
  var files: [(path: String, text: String)] = []
  /// Why nothing is written; nil where something is.
  var problem: String?

  /// - Parameters:
  ///   - named: what the configuration is to be called; nil: `paywallgen.yml`.
  ///   - catalogs: the catalogs that are meant; empty: all that are found.
  init(_ found: FileTree, today: String, named: String? = nil, catalogs: [String] = []) {
    var tree = found
    if let missing = catalogs.first(where: { !tree.holds($0) }) {
      problem = "'\(missing)' does not exist"
      return
    }
    if let named, tree.holds(named) {
      problem = "'\(named)' is there already, and is not overwritten"
      return
    }
    if let there = Project.configurations(in: tree).first {
      problem =
        there.contains("/")
        ? "'\(there)' declares paywalls already; run init in a folder beside it, or name it to the other commands"
        : "'\(there)' is there already, and is not overwritten"
      return
    }
    guard let day = Day(today) else { return }
    if !catalogs.isEmpty { tree.paths = (tree.paths.filter { !$0.isCatalogFile } + catalogs).sorted() }
    let request = ProjectRequest(today: day)
    let project = readProject(tree, request)
    let sold = tree.paths.filter(\.isCatalogFile)
    guard !sold.isEmpty, !project.paywalls.isEmpty else {
      problem = "nothing to sell was found here: no sound .storekit file"
      return
    }
    let strings = Project.stringFiles(in: tree)
    let copy = Project.copyFolder(in: tree)
    let configuration = (
      path: named ?? "paywallgen.yml", text: configuration(project, sold, strings, copy: copy)
    )
    files = [configuration]
    guard strings.isEmpty, copy == nil else { return }
    files += copies(for: project, silent: [])
    // Whoever runs 'check' next must not be told of what nobody but us has written.
    let silent = ownFaults(in: tree, of: project, request)
    if !silent.isEmpty { files = [configuration] + copies(for: project, silent: silent) }
  }

  /// The slugs of the paywalls whose proposed words are found fault with, that are not without them.
  private func ownFaults(in tree: FileTree, of project: Project, _ request: ProjectRequest) -> Set<String> {
    let texts = Dictionary(files.map { ($0.path, Array($0.text.utf8)) }) { first, _ in first }
    var written = tree
    written.paths = (tree.paths + texts.keys).sorted()
    written.read = { path throws(DiskError) in
      if let bytes = texts[path] { return bytes }
      return try tree.read(path)
    }
    written.list = { folder in
      (tree.list(folder) + texts.keys.filter { $0.beginsWith(folder + "/") }).sorted()
    }
    let known = Set(Proposal.faults(of: project).map(\.name))
    let slugs = project.paywalls.map(\.slug)
    var silent: Set<String> = []
    for fault in Proposal.faults(of: readProject(written, request)) where !known.contains(fault.name) {
      if let own = slugs.first(where: { fault.path.beginsWith("Copy/\($0).") }) {
        silent.insert(own)
      } else {
        silent.formUnion(slugs)
      }
    }
    return silent
  }

  /// What is found in a project, by a name that does not change where other files are read before.
  private static func faults(of project: Project) -> [(name: String, path: String)] {
    let environment = Environment(
      variables: [:], workingDirectory: "/", today: "", outputIsTerminal: false, errorIsTerminal: false)
    let judging = Judging(project, options: Options(), environment: environment, keepingSheets: false)
    return judging.judgement.open.map { judged in
      let (finding, path) = (judged.finding, project.files[judged.finding.at.file].path)
      return ("\(finding.rule) \(path) \(finding.at.start) \(finding.message)", path)
    }
  }

  // MARK: Files

  private func configuration(
    _ project: Project, _ catalogs: [String], _ strings: [String], copy: String?
  ) -> String {
    var lines = ["# What paywallgen reads and shows. Paths are relative to this file."]
    lines.append("catalog: " + list(catalogs.map { $0.replacing("/Configuration.storekit", with: "") }))
    if !strings.isEmpty { lines.append("strings: " + list(Proposal.names(of: strings))) }
    if copy != nil || strings.isEmpty { lines.append("copy: " + quoted(copy ?? "Copy")) }
    lines.append("locales: " + list(project.locales.map(\.identifier), isList: true))
    lines.append("source-locale: " + quoted(project.sourceLocale.identifier))
    lines.append("app: { name: \(quoted(project.app.name)) }")
    lines.append("")
    lines.append(
      "# Without this, every subscription group is shown in Apple's default style, and what an app must declare")
    lines.append("# (restore, links, close) is not checked. Take the '# ' away, and say what your paywall really has.")
    lines.append("# paywalls:")
    for paywall in project.paywalls {
      lines.append("#   \(quoted(paywall.slug)):")
      if let group = paywall.group.flatMap({ project.catalog.group($0) }) {
        lines.append("#     group: \(quoted(Proposal.name(of: group, in: project.catalog)))")
      } else {
        lines.append("#     products: " + list(project.products(of: paywall).map(\.id.value), isList: true))
      }
      lines.append("#     control-style: automatic")
      let canRestore = project.products(of: paywall).contains { $0.kind == .autoRenewable || $0.kind == .nonConsumable }
      lines.append("#     buttons: { restore: \(canRestore ? "visible" : "hidden"), policies: visible }")
      lines.append("#     policies: { terms: \"https://…\", privacy: \"https://…\" }")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The name that a configuration means a group by: its own, or its id where another group has that name, too.
  private static func name(of group: SubscriptionGroup, in catalog: Catalog) -> String {
    let (found, rivals) = catalog.groups(named: group.name.value)
    let isItsOwn = rivals.isEmpty && found.contains { $0.id.value == group.id.value }
    return isItsOwn && !group.name.value.isEmpty ? group.name.value : group.id.value
  }

  /// What `strings:` names for these files: string catalogs, and the folders that hold the languages' folders.
  private static func names(of files: [String]) -> [String] {
    var names: [String] = []
    for file in files where !file.hasSuffix(".xcstrings") {
      let folders = file.pathParts.dropLast()
      let around = folders.dropLast().joined(separator: "/")
      // At the top, the languages' folders themselves: the folder around them is all there is.
      names.append(around.isEmpty ? folders.joined(separator: "/") : around)
    }
    let folders = Set(names)
    func isInside(_ path: String) -> Bool { folders.contains { path.beginsWith($0 + "/") } }
    let outer = folders.filter { !isInside($0) }
    return (outer + files.filter { $0.hasSuffix(".xcstrings") && !isInside($0) }).sorted()
  }

  private func copies(for project: Project, silent: Set<String>) -> [(path: String, text: String)] {
    project.paywalls.flatMap { paywall in
      let headlines = silent.contains(paywall.slug) ? nil : headlines(of: paywall, in: project)
      return project.locales.map { locale in
        let headline = headlines?[locale].map { "headline: \(quoted($0))" } ?? "# headline: what the screen says first"
        return ("Copy/\(paywall.slug).\(locale.identifier).md", "---\n\(headline)\n---\n")
      }
    }
  }

  /// What a paywall's screen says first, in every language; nil where some language has no words for it: what one has, the others would lack.
  private func headlines(of paywall: Paywall, in project: Project) -> [LocaleID: String]? {
    // A group's reference name is for its developers. What customers read has a name in their language, or none yet.
    let names = paywall.group.flatMap { project.catalog.group($0) }?.names ?? [:]
    var headlines: [LocaleID: String] = [:]
    for locale in project.locales {
      let own = locale.matches(in: names.keys).lazy.compactMap { names[$0]?.value }.first { !$0.isEmpty }
      if let name = own ?? (project.locales.count == 1 ? project.app.name : nil) { headlines[locale] = name }
    }
    return headlines.count == project.locales.count ? headlines : nil
  }

  private func list(_ texts: [String], isList: Bool = false) -> String {
    texts.count == 1 && !isList ? quoted(texts[0]) : "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }
}

extension String {
  /// Whether it has the name of a StoreKit configuration.
  fileprivate var isCatalogFile: Bool { hasSuffix(".storekit") || hasSuffix(".storekit/Configuration.storekit") }
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

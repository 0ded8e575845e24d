import EmbeddedFiles
import Findings
import Mustache
import Projects

/// The files of a theme before they are understood: those that the binary carries, and a project's own over them.
public struct ThemeFiles: Sendable {
  struct File: Sendable {
    /// Below its folder: `site.css`.
    var name: String
    /// As findings name it.
    var path: String
    var bytes: [UInt8]
    /// Brought by the project.
    var isOwn = false
  }

  /// What of a project's theme cannot be used.
  public private(set) var findings: [Finding] = []
  private(set) var templates: [File] = []
  private(set) var statics: [File] = []

  /// The files that the binary carries.
  public init() {
    for index in 0..<embedded_file_count() {
      let file = embedded_file_at(index)
      let path = String(cString: file.path)
      add(path, Array(UnsafeBufferPointer(start: file.bytes, count: file.size)), isOwn: false)
    }
  }

  /// The files of the default theme with what explains them, by path: `Templates/…`, `Public/…`. A copy of a folder that holds them as they
  /// are changes nothing.
  public static var defaults: [(path: String, bytes: [UInt8])] {
    (0..<embedded_file_count()).compactMap { index in
      let file = embedded_file_at(index)
      let path = String(cString: file.path)
      guard path.hasPrefix("Templates/") || path.hasPrefix("Public/") else { return nil }
      return (path, Array(UnsafeBufferPointer(start: file.bytes, count: file.size)))
    }
  }

  /// Whether nothing was laid over the files that the binary carries.
  public var isDefault: Bool {
    findings.isEmpty && !templates.contains(where: \.isOwn) && !statics.contains(where: \.isOwn)
  }

  /// The files that a project brings, by path and content: what its pages depend on besides the binary.
  public var contents: [(path: String, bytes: [UInt8])] {
    (templates + statics).filter(\.isOwn).map { ($0.path, $0.bytes) }
  }

  /// Lays the files of a folder over these. What a theme cannot use is a finding.
  ///
  /// - Parameters:
  ///   - folder: the theme's path as seen from the project's folder, for findings.
  ///   - sources: files that findings speak of are added to them.
  public mutating func overlay(_ tree: FileTree, in folder: String, _ sources: inout SourceFiles) {
    let known = templates.map { "Templates/" + $0.name }
    let folders = ["Templates/", "Public/"]
    let skipped = tree.skipped.filter { skipped in
      skipped.path == "." || folders.contains { (skipped.path + "/").beginsWith($0) }
    }
    for skipped in skipped {
      let shown = folder.isEmpty ? skipped.path : folder + "/" + skipped.path
      findings.append(.unread(skipped, at: .start(of: sources.add(path: shown, bytes: []))))
    }
    if !skipped.isEmpty, !tree.paths.contains(where: { path in folders.contains { path.beginsWith($0) } }) { return }
    if !tree.paths.contains(where: { path in folders.contains { path.beginsWith($0) } }) {
      let tops = Set(tree.paths.map { String($0.prefix { $0 != "/" }) }).sorted()
      let meant = tops.lazy.compactMap { nearestName(to: $0, among: ["Templates", "Public"]) }.first
      let misplaced = tree.paths.compactMap { path in known.first { $0 == "Templates/" + path } }.first
      let help = (meant ?? misplaced).map { "did you mean '\($0)'?" }
      findings.append(
        .input(
          "empty-theme", "Theme has neither templates nor static files",
          help: help ?? "put templates into 'Templates' and static files into 'Public' in this folder",
          at: .start(of: sources.add(path: folder.isEmpty ? "." : folder, bytes: []))))
      return
    }
    for path in tree.paths where folders.contains(where: { path.beginsWith($0) }) {
      let shown = folder.isEmpty ? path : folder + "/" + path
      let bytes: [UInt8]
      do {
        bytes = try tree.read(path)
      } catch {
        let place = SourceRange.start(of: sources.add(path: shown, bytes: []))
        findings.append(.input("file-unreadable", "'\(path)' cannot be read", at: place))
        continue
      }
      // What is still the default's is nobody's own: the rest of the tool goes on to know what is drawn.
      if isDefault(path, bytes) { continue }
      if path.beginsWith("Templates/"), !path.hasSuffix(".mustache") {
        // Whoever copies the folder of the default theme has its pages about itself, too.
        if path.hasSuffix(".md") { continue }
        let place = SourceRange.start(of: sources.add(path: shown, bytes: []))
        findings.append(.unusedTemplate(path, known, at: place))
        continue
      }
      add(path, bytes, shown: shown, isOwn: true)
    }
  }

  private func isDefault(_ path: String, _ bytes: [UInt8]) -> Bool {
    (templates.contains { !$0.isOwn && $0.path == path && $0.bytes == bytes })
      || (statics.contains { !$0.isOwn && $0.path == path && $0.bytes == bytes })
  }

  private mutating func add(_ path: String, _ bytes: [UInt8], shown: String? = nil, isOwn: Bool) {
    func file(below folder: String) -> File? {
      guard let name = path.behind(folder) else { return nil }
      return File(name: name, path: shown ?? path, bytes: bytes, isOwn: isOwn)
    }
    if let file = file(below: "Templates/"), file.name.hasSuffix(".mustache") {
      // Behind the one it replaces, which stays for the case that this one cannot be understood.
      templates.append(file)
    } else if let file = file(below: "Public/") {
      statics.replace(file)
    }
  }
}

extension [ThemeFiles.File] {
  fileprivate mutating func replace(_ file: ThemeFiles.File) {
    if let index = firstIndex(where: { $0.name == file.name }) { self[index] = file } else { append(file) }
  }
}

extension Theme {
  /// Templates that neither replace one of the default theme nor are called by one that is used: a misspelled name has no effect at all.
  static func unused(_ own: [OwnTemplate], in library: TemplateLibrary) -> [Finding] {
    if own.isEmpty { return [] }
    let roots = PageShape.all.compactMap { library.template(named: $0.template, escaping: $0.escaping) }
    let used = roots.reduce(into: Set<TemplateID>()) { $0.formUnion(library.templates(reachableFrom: $1)) }
    let names = Set(own.map(\.name))
    return own.compactMap { template in
      let id = library.template(named: template.name, escaping: template.escaping)
      if id.map(used.contains) ?? true { return nil }
      let others = library.names(escaping: template.escaping).filter { !names.contains($0) }
      return .unusedTemplate(template.name, others, at: .start(of: template.file))
    }
  }
}

extension Finding {
  /// What lies in a theme's folders and is not used.
  fileprivate static func unread(_ skipped: FileTree.Skipped, at place: SourceRange) -> Finding {
    switch skipped.reason {
    case .outside:
      .input(
        "file-unreadable", "'\(skipped.path)' is a link that leads out of the project, and was not read",
        help: "copy the file into the theme: what lies there is published", at: place)
    case .link:
      .input(
        "not-searched", "'\(skipped.path)' is a link to a folder, and was not searched",
        help: "copy the folder into the theme", at: place, severity: .warning)
    case .deadLink: .deadLink(skipped.path, at: place)
    case .unnameable: .unreadableName(skipped.path, at: place)
    case .tooMany(let most):
      .input(
        "too-many-files", "Theme has more than \(most) files and folders, and was not searched to the end",
        help: "name a folder that holds the theme alone", at: place, severity: .warning)
    case .unreadable:
      .input(
        "not-searched", "'\(skipped.path)' could not be read, and was not searched",
        help: "let it be read, or take it out of the theme", at: place, severity: .warning)
    }
  }

  /// A template that no page is made with.
  fileprivate static func unusedTemplate(_ name: String, _ known: [String], at place: SourceRange) -> Finding {
    .input(
      "unused-template", "'\(name)' is no template of the default theme, and no template calls it",
      help: (known.first { $0.hasPrefix(name + ".") } ?? nearestName(to: name, among: known))
        .map { "did you mean '\($0)'?" }
        ?? "name it like the template that it replaces, such as 'plan.html.mustache', or call it from one", at: place)
  }
}

import EmbeddedFiles
import Findings
import Foundation
import Mustache

/// What pages look like: templates, and static files.
public struct Theme: Sendable {
  /// What is wrong with the templates: malformed ones, and values that no page has. Input findings.
  public let findings: [Finding]
  /// Whether a project brings templates of its own: pages made with them are looked at once more.
  public let hasOwnTemplates: Bool
  /// Whether a project brings style sheets of its own: then nobody knows how screens are drawn.
  public let hasOwnStyles: Bool

  /// The files that a project brings, by path and content: what its pages depend on besides the binary.
  public let contents: [(path: String, bytes: [UInt8])]

  let library: TemplateLibrary
  let assets: [Asset]
  let entries: Entries
  /// A project's own templates.
  let ownTemplates: [(name: String, file: FileID)]

  /// The templates that the site itself calls.
  struct Entries: Sendable {
    var preview, previewMarkdown, screen, overview, report, reportMarkdown, rule, prices: TemplateID?
    var localization, localizationLocale: TemplateID?
  }

  /// The theme that the binary carries.
  public static func embedded() -> Theme {
    var files = SourceFiles()
    return Theme(ThemeFiles.embedded, files: &files)
  }

  /// The binary's theme with a folder's `Templates/` and `Public/` over it, file by file.
  ///
  /// - Parameter files: the templates are added to them, so that findings can be printed.
  public static func embedded(overlaidBy tree: FileTree, files: inout SourceFiles) -> Theme {
    var theme = ThemeFiles.embedded
    theme.overlay(tree)
    return Theme(theme, files: &files)
  }

  private init(_ files: ThemeFiles, files sources: inout SourceFiles) {
    var findings: [Finding] = []
    var templates: [Template] = []
    var own: [(name: String, file: FileID)] = []
    for file in files.templates {
      let id = sources.add(path: file.path, bytes: file.bytes)
      guard let (name, escaping) = Escaping.ofTemplate(fileName: file.name) else { continue }
      let (template, found) = Template.compile(name: name, bytes: file.bytes, file: id, escaping: escaping)
      findings += found
      if file.isOwn { own.append((name, id)) }
      if let template { templates.append(template) }
    }
    let library = TemplateLibrary(templates, symbols: Name.table)
    entries = Entries(
      preview: library.template(named: "preview", escaping: .html),
      previewMarkdown: library.template(named: "preview", escaping: .markdown),
      screen: library.template(named: "screen", escaping: .html),
      overview: library.template(named: "overview", escaping: .html),
      report: library.template(named: "report", escaping: .html),
      reportMarkdown: library.template(named: "report", escaping: .markdown),
      rule: library.template(named: "rule", escaping: .html),
      prices: library.template(named: "prices", escaping: .html),
      localization: library.template(named: "localization", escaping: .html),
      localizationLocale: library.template(named: "localization-locale", escaping: .html))
    self.library = library
    for page in PageShape.all {
      guard let template = library.template(named: page.template, escaping: page.escaping) else { continue }
      findings += library.check(template, against: [PageShape.site, page.shape])
    }
    var seen: Set<Finding> = []
    self.findings = findings.filter { seen.insert($0).inserted }
    assets = linkedAssets(files.statics.map { ($0.name, $0.bytes) })
    ownTemplates = own
    contents = (files.templates + files.statics).filter(\.isOwn).map { ($0.path, $0.bytes) }
    hasOwnTemplates = !ownTemplates.isEmpty
    hasOwnStyles = files.statics.contains { $0.isOwn && $0.name.hasSuffix(".css") }
  }

  /// The asset of a file in `Public/`.
  func asset(_ name: String) -> Asset? { assets.first { $0.name == name } }
}

/// The files of a theme before they are understood.
private struct ThemeFiles {
  struct File {
    /// Below its folder: `site.css`.
    var name: String
    /// As findings name it.
    var path: String
    var bytes: [UInt8]
    /// Brought by the project.
    var isOwn = false
  }

  var templates: [File] = []
  var statics: [File] = []

  static var embedded: ThemeFiles {
    var files = ThemeFiles()
    for index in 0..<embedded_file_count() {
      let file = embedded_file_at(index)
      let path = String(cString: file.path)
      files.add(path, Array(UnsafeBufferPointer(start: file.bytes, count: file.size)), isOwn: false)
    }
    return files
  }

  /// Lays the files of a folder over these. What cannot be read, or is not in one of the two folders, is left out.
  mutating func overlay(_ tree: FileTree) {
    for path in tree.paths {
      guard path.hasPrefix("Templates/") || path.hasPrefix("Public/"), let bytes = try? tree.read(path) else {
        continue
      }
      add(path, bytes, isOwn: true)
    }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8], isOwn: Bool) {
    func file(below folder: String) -> File? {
      guard path.hasPrefix(folder) else { return nil }
      return File(name: String(path.dropFirst(folder.count)), path: path, bytes: bytes, isOwn: isOwn)
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

/// Names the assets by their content. Style sheets come last, and links in them to other files follow those files' new names.
private func linkedAssets(_ files: [(name: String, bytes: [UInt8])]) -> [Asset] {
  var assets = files.filter { !$0.name.hasSuffix(".css") }.map { Asset($0.name, $0.bytes) }
  for (name, bytes) in files where name.hasSuffix(".css") {
    assets.append(Asset(name, relinked(bytes, to: assets)))
  }
  return assets.sorted { $0.path < $1.path }
}

/// A style sheet in which `url(name)` names the assets as they are called on the site.
private func relinked(_ sheet: [UInt8], to assets: [Asset]) -> [UInt8] {
  guard !assets.isEmpty else { return sheet }
  let opening = Array("url(".utf8)
  var output: [UInt8] = []
  output.reserveCapacity(sheet.count)
  var index = 0
  while index < sheet.count {
    guard sheet[index] == opening[0], sheet[index...].starts(with: opening) else {
      output.append(sheet[index])
      index += 1
      continue
    }
    output += opening
    index += opening.count
    let end = sheet[index...].firstIndex { $0 == UInt8(ascii: ")") } ?? sheet.count
    let written = String(decoding: sheet[index..<end], as: UTF8.self)
    let name = written.trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
    if let asset = assets.first(where: { $0.name == name || "./" + $0.name == name }) {
      output += "\"\(asset.path.dropFirst("assets/".count))\"".utf8
    } else {
      output += sheet[index..<end]
    }
    index = end
  }
  return output
}

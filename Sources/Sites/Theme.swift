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

  let library: TemplateLibrary
  let assets: [Asset]
  let entries: Entries
  /// A project's own templates.
  let ownTemplates: [OwnTemplate]
  /// By page, the own template that has dropped what is missing from it; pages that no own template has a part in have none.
  let blamed: [TemplateID: OwnTemplate]

  /// A template that a project brings.
  struct OwnTemplate: Sendable {
    var name: String
    var escaping: Escaping
    var file: FileID
  }

  /// The templates that the site itself calls.
  struct Entries: Sendable {
    var preview, previewMarkdown, screen, overview, report, reportMarkdown, rule, prices: TemplateID?
    var localization, localizationLocale, handoff, handoffIndex, reviewKit, changes: TemplateID?
    var styles, single, singlePart: TemplateID?
  }

  /// The theme that the binary carries. Its templates are right, which a test holds.
  public static func embedded() -> Theme {
    var files = SourceFiles()
    return Theme(ThemeFiles(), files: &files)
  }

  /// Understands a theme's files.
  ///
  /// - Parameter sources: where a project brings files, the templates are added to them, so that findings can be printed.
  public init(_ files: ThemeFiles, files sources: inout SourceFiles) {
    guard !files.contents.isEmpty else {
      var own = SourceFiles()
      self.init(files, files: &own, isChecked: false)
      return
    }
    self.init(files, files: &sources, isChecked: true)
  }

  /// - Parameter isChecked: whether the templates are held against the values that pages have.
  init(_ files: ThemeFiles, files sources: inout SourceFiles, isChecked: Bool) {
    var findings = files.findings
    var templates: [Template] = []
    var own: [OwnTemplate] = []
    for file in files.templates {
      let id = sources.add(path: file.path, bytes: file.bytes)
      guard let (name, escaping) = Escaping.ofTemplate(fileName: file.name) else { continue }
      let (template, found) = Template.compile(name: name, bytes: file.bytes, file: id, escaping: escaping)
      findings += found
      if file.isOwn { own.append(OwnTemplate(name: name, escaping: escaping, file: id)) }
      if let template { templates.append(template) }
    }
    var library = TemplateLibrary(templates, symbols: Name.table)
    if isChecked {
      findings += Theme.faults(in: library)
      // Where one calls itself without end, the default theme's takes its place, as it does where one cannot be understood.
      let endless = Set(findings.filter { $0.rule == "endless-template" }.map(\.at.file))
      if own.contains(where: { endless.contains($0.file) }) {
        library = TemplateLibrary(templates.filter { !endless.contains($0.file) }, symbols: Name.table)
      }
      findings += files.statics.compactMap { Theme.mergeMarker(in: $0, &sources) }
    }
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
      localizationLocale: library.template(named: "localization-locale", escaping: .html),
      handoff: library.template(named: "handoff", escaping: .html),
      handoffIndex: library.template(named: "handoff-index", escaping: .html),
      reviewKit: library.template(named: "review-kit", escaping: .html),
      changes: library.template(named: "changes", escaping: .html),
      styles: library.template(named: "styles", escaping: .html),
      single: library.template(named: "single", escaping: .html),
      singlePart: library.template(named: "single-part", escaping: .html))
    self.library = library
    findings += Theme.unused(own, in: library)
    var seen: Set<Finding> = []
    self.findings = findings.filter { seen.insert($0).inserted }
    assets = linkedAssets(files.statics.map { ($0.name, $0.bytes) })
    ownTemplates = own
    blamed = Theme.blamed(own, in: library)
    hasOwnTemplates = !ownTemplates.isEmpty
    hasOwnStyles = files.statics.contains { $0.isOwn && $0.name.hasSuffix(".css") }
  }

  /// What the templates ask for that pages do not have.
  private static func faults(in library: TemplateLibrary) -> [Finding] {
    PageShape.all.flatMap { page in
      library.template(named: page.template, escaping: page.escaping)
        .map { library.check($0, against: [PageShape.site, page.shape]) } ?? []
    }
  }

  /// A merge that was not finished in a project's own style sheet or script.
  private static func mergeMarker(in file: ThemeFiles.File, _ sources: inout SourceFiles) -> Finding? {
    guard file.isOwn, file.name.hasSuffix(".css") || file.name.hasSuffix(".js"),
      let marker = Findings.mergeMarker(in: file.bytes, within: file.bytes.indices, separatorCounts: false)
    else { return nil }
    return mergeMarkerFinding(at: marker, file: sources.add(path: file.path, bytes: file.bytes))
  }

  /// The asset of a file in `Public/`.
  func asset(_ name: String) -> Asset? { assets.first { $0.name == name } }
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
    func isAround(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: " ")
    }
    let start = sheet[index..<end].firstIndex { !isAround($0) } ?? end
    let last = sheet[start..<end].lastIndex { !isAround($0) } ?? start - 1
    let name = String(decoding: sheet[start..<(last + 1)], as: UTF8.self)
    if let asset = assets.first(where: { $0.name == name || "./" + $0.name == name }) {
      output += "\"\(asset.path.dropFirst("assets/".count))\"".utf8
    } else {
      output += sheet[index..<end]
    }
    index = end
  }
  return output
}

import Screens

extension Site {
  /// The paths of all files that rendering hands out.
  public var paths: [String] {
    var paths = plan.screenPaths(hasHTML: options.hasHTML, hasMarkdown: options.hasMarkdown)
    if options.hasHTML { paths += ["index.html", "prices/index.html", "report/index.html"] }
    if options.hasHTML { paths += ["review-kit/index.html", "review-kit/review-kit.json"] + changesPaths }
    if options.hasHTML { paths += localizationPaths + handoffPaths + ruledFindings.map { Site.path(ofRule: $0) } }
    if options.hasHTML { paths += ["styles/index.html"] + (gallery?.paths ?? []) }
    paths += singleFilePaths
    if options.hasHTML, baseURL != nil { paths.append("sitemap.xml") }
    if options.hasMarkdown, !options.reports.contains(where: { $0.name == "report.md" }) {
      paths.append("report/report.md")
    }
    return paths + options.reports.map { "report/\($0.name)" } + assets.all.map(\.path)
  }

  /// The paths of the pages of one sheet's screens.
  public func paths(of sheet: Sheet) -> [String] {
    sheet.screens.flatMap { screen in
      ["index.html", "index.md", "screen.html"].map { "\(screen.address)/\($0)" }
    }
  }
}

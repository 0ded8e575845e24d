import Disk
import Locales
import Projects
import Sites

/// What a site depends on, in one hash: the inputs, the options and the binary. Two builds with one fingerprint write the same bytes.
struct Fingerprint {
  let text: String

  init(of project: Project, _ options: Options, _ environment: Environment, theme: ThemeFiles, past: Project?) {
    var parts: [ContentHash] = project.files.files.flatMap { file in
      [ContentHash(of: file.path), file.bytes.withUnsafeBytes { ContentHash(of: $0) }]
    }
    for file in past?.files.files ?? [] {
      parts += [ContentHash(of: file.path), file.bytes.withUnsafeBytes { ContentHash(of: $0) }]
    }
    let texts = [
      options.since ?? "",
      project.locales.map(\.identifier).joined(separator: " "),
      project.requestedStorefronts.map(\.code).joined(separator: " "),
      project.paywalls.map(\.name).joined(separator: "\n"),
      "\(project.today) \(version) \(icuVersion)",
      options.baseURL ?? "",
      options.pages.map(\.rawValue).sorted().joined(separator: " "),
      options.failOn?.rawValue ?? "",
      options.hasSingleFiles ? "single" : "",
      options.root ?? "",
      environment.binary,
    ]
    parts += texts.map { ContentHash(of: $0) }
    for file in theme.contents {
      parts += [ContentHash(of: file.path), file.bytes.withUnsafeBytes { ContentHash(of: $0) }]
    }
    text = "\(ContentHash(combining: parts))"
  }
}

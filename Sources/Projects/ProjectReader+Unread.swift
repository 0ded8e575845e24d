import Findings
import Locales
import StoreCatalog
import Words

/// What lies in the folder and was not read, where somebody would think that it was.
extension ProjectReader {
  /// Notes what a search did not look into, where something was searched for: a file that lies there was not found.
  mutating func noteSkipped(_ configuration: Configuration) {
    guard !isBare else { return }
    let searches = configuration.catalogs.isEmpty || configuration.strings.isEmpty
    for skipped in tree.skipped where searches || skipped.reason == .deadLink || skipped.reason == .unnameable {
      let isFolder = skipped.path.utf8.last == UInt8(ascii: "/")
      switch skipped.reason {
      case .deadLink where !ProjectReader.isInput(skipped.path): continue
      // What lies in such a folder cannot be named either.
      case .unnameable where isFolder ? !searches : !ProjectReader.isInput(skipped.path): continue
      // Of a project, what is named is read wherever it lies.
      case .outside: continue
      default: break
      }
      let place = SourceRange.start(of: files.add(path: skipped.path, bytes: []))
      switch skipped.reason {
      case .outside: break
      case .deadLink:
        findings.append(.deadLink(skipped.path, at: place))
      case .unnameable:
        findings.append(.unreadableName(skipped.path, at: place))
      case .tooMany(let most):
        findings.append(
          .input(
            "too-many-files", "Folder has more than \(most) files and folders, and was not searched to the end",
            help: "name what there is to read in paywallgen.yml, or run paywallgen in the app's own folder", at: place,
            severity: .warning))
      case .link:
        findings.append(
          .input(
            "not-searched", "'\(skipped.path)' is a link to a folder, and was not searched",
            help: "where something of the project lies there, name it: 'catalog:', 'strings:', 'copy:'", at: place,
            severity: .note))
      case .unreadable:
        findings.append(
          .input(
            "not-searched", "'\(skipped.path)' could not be read, and was not searched",
            help: "where something of the project lies there, let it be read", at: place, severity: .note))
      }
    }
  }

  /// Warns of configurations that lie there and are not read: what they declare is missing from the result, although nothing else says so.
  mutating func noteUnreadConfigurations(_ configuration: Configuration) {
    guard !isBare, request.configuration == nil else { return }
    let own = ProjectReader.defaultNames.filter(tree.paths.contains)
    if let read = own.first {
      for path in own.dropFirst() {
        findings.append(
          .input(
            "configuration-not-read", "'\(path)' is not read, for '\(read)' is",
            help: "keep one of the two, or name the one that is meant", at: .start(of: files.add(unread: path)),
            severity: .warning))
      }
    }
    // A configuration that says what there is to read has chosen; one that leaves it to looking around has not.
    guard configuration.catalogs.isEmpty, configuration.paywalls.isEmpty else { return }
    for path in ProjectReader.nestedConfigurations(tree) {
      findings.append(
        .input(
          "configuration-not-read", "'\(path)' declares paywalls, and is not read",
          help: "run paywallgen in its folder, or name it", at: .start(of: files.add(unread: path)),
          severity: .warning))
    }
  }

  /// Warns of copy files whose locale is none of the project's: nobody is shown what they say.
  ///
  /// - Parameter known: the project's locales, whatever is asked for. Copy of a language speaks for its locales, `es` for `es-MX`.
  mutating func noteUnreadCopy(_ copy: [NamedCopy], known: [LocaleID], source: LocaleID) {
    let names = Set(copy.map(\.locale))
    guard !names.isSubset(of: known) else { return }
    var read = Set(known)
    for locale in known + [source] { read.formUnion(locale.matches(in: names)) }
    for file in copy where !read.contains(file.locale) {
      let near = String.suggestion(for: file.locale.identifier, among: known.map(\.identifier))
      findings.append(
        .input(
          "copy-not-read", "Copy for \(file.locale.identifier) is not read: it is none of the locales",
          help: near.hasPrefix("did") ? near : "add it to 'locales:', or remove the file", at: .start(of: file.file),
          severity: .warning))
    }
  }

  /// Warns of Markdown files among the copy whose names say no language, where they begin with a paywall's name, or where nothing else is there: they
  /// were meant for copy, and are shown to nobody.
  mutating func noteMisnamedCopy(_ inputs: InputFiles, _ configuration: Configuration, paywalls: [String]) {
    let unnamed = inputs.copy.filter { $0.path.hasExtension("md") && CopyFileName(path: $0.path) == nil }
    guard !unnamed.isEmpty else { return }
    var isTold = false
    for input in unnamed {
      guard let name = ProjectReader.copyName(meantBy: input.path, among: paywalls) else { continue }
      isTold = true
      findings.append(
        .input(
          "copy-not-read", "'\(input.path)' is not read: its name says no language", help: "name it \(name)",
          at: .start(of: files.add(unread: input.path)), severity: .warning))
    }
    if let place = configuration.copy, !isTold, unnamed.count == inputs.copy.count {
      findings.append(
        .input(
          "nothing-found", "'\(place.value)' holds no copy: no file in it says its language",
          help: "name files for their paywall and language: plus.en-US.md", at: place.range))
    }
  }

  /// Notes that App Store Connect's data does not say which introductory offers there are: what is shown of them is compared with nothing.
  mutating func noteUnknownOffers(of catalog: Catalog) {
    let silent = catalog.products.filter { $0.kind == .autoRenewable && $0.omittedOffers.contains(.introductory) }
    guard let first = silent.first else { return }
    let subscriptions = silent.count == 1 ? "1 subscription" : "\(silent.count) subscriptions"
    findings.append(
      .input(
        "offers-unknown", "Introductory offers of \(subscriptions) not in the file",
        help: "export the subscriptions with include=introductoryOffers; until then, what a .storekit file says counts",
        at: first.id.range, severity: .note))
  }

  /// Notes suppressions for paywalls that there are not: they accept nothing.
  mutating func noteUnknownPaywalls(in rules: RuleSettings, known: [String]) {
    guard !known.isEmpty else { return }
    for suppression in rules.suppressions {
      guard let name = suppression.paywall, let place = suppression.paywallRange, !known.contains(name) else {
        continue
      }
      findings.append(
        .input(
          "unknown-paywall", "'\(name)' is no paywall of the configuration", help: .suggestion(for: name, among: known),
          at: place))
    }
  }

  /// The name that a copy file should have: `plus.en-US.md` for `plus-en-US.md` and for `en-US/plus.md`; nil where its name begins with no paywall's.
  private static func copyName(meantBy path: String, among paywalls: [String]) -> String? {
    let stem = String(path.lastPathPart.dropLast(3))
    func rest(behind paywall: String) -> Substring? {
      guard stem.lowercased().hasPrefix(paywall.lowercased()) else { return nil }
      let rest = stem.dropFirst(paywall.count)
      guard let next = rest.first else { return rest }
      return "-_ ".contains(next) ? rest.dropFirst() : nil
    }
    let fitting = paywalls.filter { rest(behind: $0) != nil }
    guard let paywall = fitting.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    let said = rest(behind: paywall).flatMap { LocaleID(String($0)) }
    let locale = said ?? path.pathParts.dropLast().last.flatMap { LocaleID(String($0)) }
    return locale.map { "\(paywall).\($0.identifier).md" } ?? "\(paywall).<locale>.md, as \(paywall).en-US.md"
  }

  /// The configurations in folders of the project's.
  static func nestedConfigurations(_ tree: FileTree) -> [String] {
    tree.paths.filter { path in defaultNames.contains { path.hasSuffix("/" + $0) } }
  }

  /// Whether a path's name is one of a file that projects are read from.
  private static func isInput(_ path: String) -> Bool {
    let lower = path.lowercased()
    return [".storekit", ".xcstrings", ".strings", ".stringsdict"].contains { lower.hasSuffix($0) }
      || CopyFileName(path: path).flatMap { LocaleID($0.locale) } != nil
  }
}

extension Finding {
  /// A link that leads to nothing.
  public static func deadLink(_ path: String, at place: SourceRange) -> Finding {
    .input(
      "dead-link", "'\(path)' is a link that leads to nothing, and was not read",
      help: "bring back what it led to, or remove the link", at: place, severity: .warning)
  }

  /// A file, or a folder whose path ends with `/`, whose name is not UTF-8.
  public static func unreadableName(_ path: String, at place: SourceRange) -> Finding {
    let isFolder = path.utf8.last == UInt8(ascii: "/")
    let parts = path.pathParts
    let folder = parts.dropLast().joined(separator: "/")
    return .input(
      "unreadable-name",
      "'\(folder.isEmpty ? "." : folder)' holds a \(isFolder ? "folder" : "file") whose name is no UTF-8, "
        + "'\(parts.last.map(String.init) ?? path)', and it was not read",
      help: "give it a name in UTF-8", at: place, severity: .warning)
  }
}

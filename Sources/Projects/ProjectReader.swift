import Findings
import Locales
import Looks
import SourceFormats
import StoreCatalog
import Words

/// What of a project is wanted: the configuration's name, or a bare catalog, and the markets and paywalls to show.
public struct ProjectRequest: Sendable {
  /// The configuration, relative to the project's folder; nil: `paywallgen.yml` where there is one.
  public var configuration: String?
  /// Catalogs that are built on their own, relative to the project's folder; no configuration is asked for then. Empty: none.
  public var catalogs: [String] = []
  /// Only these locales; empty: all.
  public var locales: [LocaleID] = []
  /// These storefronts in place of each locale's own; empty: each locale's own.
  public var storefronts: [Storefront] = []
  /// Only these paywalls; empty: all.
  public var paywalls: [String] = []
  /// The day on which prices and offers are looked at.
  public var today: Day

  public init(today: Day) { self.today = today }
}

/// Reads and understands a project once. Bad content becomes findings; nothing here fails.
public func readProject(_ tree: FileTree, _ request: ProjectRequest) -> Project {
  var reader = ProjectReader(tree: tree, request: request)
  return reader.read()
}

/// The steps of reading a project, over the files read so far.
struct ProjectReader {
  let tree: FileTree
  let request: ProjectRequest
  var files = SourceFiles()
  var findings: [Finding] = []
  var spoiled: [SpoiledInput] = []

  static let defaultName = "paywallgen.yml"

  /// Whether catalogs are looked at on their own.
  var isBare: Bool { !request.catalogs.isEmpty }

  init(tree: FileTree, request: ProjectRequest) {
    self.tree = tree
    self.request = request
  }

  mutating func read() -> Project {
    let (configuration, configurationFile, folder) = readConfiguration()
    findings += configuration.findings
    // Where the configuration that was asked for cannot be read, looking around for something else would answer another question.
    let isLost = request.configuration != nil && configurationFile == nil
    let inputs =
      isBare || isLost
      ? InputFiles(catalogs: request.catalogs)
      : InputFiles(configuration, in: tree, folder: folder, isConfigured: configurationFile != nil)
    findings += inputs.findings
    let catalog = readCatalog(inputs, configuration, folder: folder, configurationFile: configurationFile)
    let strings = readStrings(inputs, source: configuration.sourceLocale?.value ?? catalog.locale?.value)
    let copy = readCopyFiles(inputs)
    let listing = readListing(inputs, namedAt: configuration.metadata?.range)
    var sourceLocale =
      configuration.sourceLocale?.value ?? strings.compactMap(\.sourceLocale).first ?? catalog.locale?.value
      ?? LocaleID.english
    let locales = wantedLocales(configuration, catalog, strings, copy, sourceLocale: sourceLocale)
    // The words of the source locale are looked up by its name among the locales: `en` of the strings is `en-US` of the catalog.
    sourceLocale = locales.first { $0.means(sourceLocale) } ?? sourceLocale
    let systemWords = readSystemWords(for: locales, replacedBy: configuration.systemStrings, folder: folder)
    var paywalls = PaywallReader(
      catalog: catalog, strings: strings, copy: copy, locales: locales, sourceLocale: sourceLocale,
      today: request.today)
    // Where the catalog could not be read, every name in the configuration would be unknown: only the cause is worth saying.
    let isCatalogBroken = catalog.products.isEmpty && !spoiled.isEmpty
    let declared =
      isCatalogBroken ? [] : paywalls.read(configuration, file: configurationFile, only: request.paywalls)
    findings += paywalls.findings
    let image = configuration.icon.flatMap { icon in
      load(InputFiles.Input(path: joined(folder, icon.value), namedAt: icon.range))?.bytes
    }
    let app = App(
      name: configuration.appName?.value ?? defaultAppName(catalog, inputs), bundleID: configuration.bundleID?.value,
      icon: configuration.icon, iconImage: image)
    return Project(
      files: files, app: app, site: configuration.site, catalog: catalog, listing: listing, strings: strings,
      paywalls: declared, hasAllPaywalls: request.paywalls.isEmpty, locales: locales, sourceLocale: sourceLocale,
      storefronts: storefronts(configuration, for: locales), requestedStorefronts: request.storefronts,
      missingTexts: paywalls.missing, systemWords: systemWords, rules: configuration.rules, today: request.today,
      configuration: configurationFile, spoiled: spoiled, findings: findings)
  }

  // MARK: Files

  /// The bytes of a file, or a finding at the place that names it.
  ///
  /// - Parameter spoils: what is lost where the file cannot be read, given the file that the finding is in; nil: nothing that pages rest on.
  mutating func load(
    _ input: InputFiles.Input, spoils: ((FileID) -> SpoiledInput)? = nil
  ) -> (file: FileID, bytes: [UInt8])? {
    do {
      let bytes = try tree.read(input.path)
      return (files.add(path: input.path, bytes: bytes), bytes)
    } catch {
      let place = input.namedAt ?? .start(of: files.add(path: input.path, bytes: []))
      findings.append(.unreadable(error, at: place, known: tree.paths))
      if let spoils { spoiled.append(spoils(place.file)) }
      return nil
    }
  }

  private mutating func readConfiguration() -> (Configuration, FileID?, folder: String) {
    if isBare { return (Configuration(), nil, "") }
    let path = request.configuration ?? ProjectReader.defaultName
    guard request.configuration != nil || tree.paths.contains(path) else { return (Configuration(), nil, "") }
    guard let (file, bytes) = load(InputFiles.Input(path: path), spoils: { SpoiledInput(file: $0) }) else {
      return (Configuration(), nil, "")
    }
    let reading = readYAML(bytes, file: file)
    findings += reading.findings
    let parts = normalized(path).split(separator: "/")
    let folder = (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    guard let root = reading.root else {
      if !reading.findings.isEmpty { spoiled.append(SpoiledInput(file: file)) }
      return (Configuration(), file, folder)
    }
    return (Configuration(root), file, folder)
  }

  private mutating func readCatalog(
    _ inputs: InputFiles, _ configuration: Configuration, folder: String, configurationFile: FileID?
  ) -> Catalog {
    var sources: [Catalog] = []
    var answers: [(file: FileID, bytes: [UInt8])] = []
    for input in inputs.catalogs {
      guard let (file, bytes) = load(input, spoils: { SpoiledInput(file: $0) }) else { continue }
      if input.path.hasExtension("json") {
        answers.append((file, bytes))
        continue
      }
      let reading = readStoreKit(bytes, file: file)
      findings += reading.findings
      if reading.catalog.products.isEmpty, reading.findings.contains(where: { $0.severity == .error }) {
        spoiled.append(SpoiledInput(file: file))
      }
      sources.append(reading.catalog)
    }
    if !answers.isEmpty {
      let reading = readAppStoreConnect(answers)
      findings += reading.findings
      if reading.catalog.products.isEmpty, reading.findings.contains(where: { $0.severity == .error }) {
        spoiled += answers.map { SpoiledInput(file: $0.file) }
      }
      sources.append(reading.catalog)
    }
    var (catalog, disagreements) = Catalog.merged(sources)
    findings += disagreements
    let isBroken = catalog.products.isEmpty && !spoiled.isEmpty
    for (product, path) in configuration.prices where !isBroken {
      guard catalog.product(product.value) != nil else {
        findings.append(.planNotInCatalog(product, catalog))
        continue
      }
      let input = InputFiles.Input(path: joined(folder, path.value), namedAt: path.range)
      guard let (file, bytes) = load(input) else { continue }
      let (prices, problems) = readPrices(bytes, for: product.value, file: file)
      findings += problems + catalog.add(prices, to: product.value)
    }
    if catalog.products.isEmpty, inputs.catalogs.isEmpty || sources.isEmpty {
      let place = configurationFile.map { SourceRange.start(of: $0) } ?? .start(of: files.add(path: ".", bytes: []))
      if inputs.catalogs.isEmpty, request.configuration == nil || configurationFile != nil {
        findings.append(
          .input(
            "nothing-to-sell", "Nothing to sell was found: no .storekit file",
            help: "name the catalog under 'catalog:', or the path of a .storekit file on the command line", at: place))
      }
    }
    return catalog
  }

  private mutating func readCopyFiles(_ inputs: InputFiles) -> [NamedCopy] {
    var found: [NamedCopy] = []
    for input in inputs.copy {
      guard let name = CopyFileName(path: input.path) else {
        // A README beside the copy is no copy; what 'copy:' itself names was meant for some.
        if !input.path.hasExtension("md"), load(input) != nil, let place = input.namedAt {
          findings.append(
            .input(
              "unknown-format", "'\(input.path)' is no copy that can be read",
              help: "name a folder with files like plus.en-US.md", at: place))
        }
        continue
      }
      let paywall = name.paywall
      guard let locale = LocaleID(name.locale) else {
        let file = files.add(path: input.path, bytes: [])
        findings.append(.unknownLocale(Placed(name.locale, at: .start(of: file))))
        continue
      }
      let spoiledWords = { SpoiledInput(file: $0, paywall: paywall, locale: locale) }
      guard let (file, bytes) = load(input, spoils: spoiledWords) else { continue }
      if let problem = Finding.unreadableText(bytes, file: file) {
        findings.append(problem)
        spoiled.append(spoiledWords(file))
        found.append(
          NamedCopy(paywall: paywall, locale: locale, copy: CopyFile(file: file), file: file, isSpoiled: true))
        continue
      }
      let copy = CopyFile.read(bytes, file: file)
      findings += copy.findings
      let isSpoiled = copy.findings.contains { $0.rule == "malformed-yaml" || $0.rule == "merge-conflict-marker" }
      if isSpoiled
        || copy.findings.contains(where: { $0.rule == "unknown-variable" || $0.rule == "malformed-variable" })
      {
        spoiled.append(SpoiledInput(file: file, paywall: paywall, locale: locale))
      }
      found.append(NamedCopy(paywall: paywall, locale: locale, copy: copy, file: file, isSpoiled: isSpoiled))
    }
    return found
  }

  private mutating func readListing(_ inputs: InputFiles, namedAt: SourceRange?) -> StoreListing? {
    var read: [StoreListingFile] = []
    for (input, path) in inputs.listing {
      guard let (file, bytes) = load(input) else { continue }
      if let problem = Finding.unreadableText(bytes, file: file) {
        findings.append(problem)
        continue
      }
      read.append(StoreListingFile(path: path, file: file, bytes: bytes))
    }
    let (listing, problems) = readStoreListing(read, namedAt: namedAt)
    findings += problems
    return listing
  }

  // MARK: Locales

  private mutating func wantedLocales(
    _ configuration: Configuration, _ catalog: Catalog, _ strings: [StringTable], _ copy: [NamedCopy],
    sourceLocale: LocaleID
  ) -> [LocaleID] {
    if !request.locales.isEmpty { return request.locales.uniqued() }
    if !configuration.locales.isEmpty { return configuration.locales.map(\.value).uniqued() }
    var all = Set(copy.map(\.locale))
    for table in strings { all.formUnion(table.locales) }
    for product in catalog.products { all.formUnion(product.localizations.keys) }
    for group in catalog.groups { all.formUnion(group.names.keys) }
    if all.isEmpty { all.insert(sourceLocale) }
    // `en` of one file and `en-US` of another are one locale: the fuller name stays, or the one that the App Store has.
    var kept: [LocaleID] = []
    for locale in all.sorted() {
      if let index = kept.firstIndex(where: { $0.isOneLocalization(with: locale) }) {
        kept[index] = LocaleID.preferred(kept[index], locale)
      } else {
        kept.append(locale)
      }
    }
    return kept.sorted()
  }

  private func storefronts(_ configuration: Configuration, for locales: [LocaleID]) -> [LocaleID: [Storefront]] {
    var storefronts: [LocaleID: [Storefront]] = [:]
    for locale in locales {
      let configured = configuration.storefronts.first { $0.locale == locale || $0.locale.means(locale) }?.storefronts
      storefronts[locale] = configured
    }
    return storefronts
  }

  private func defaultAppName(_ catalog: Catalog, _ inputs: InputFiles) -> String {
    if let file = inputs.catalogs.first {
      let name = file.path.split(separator: "/").last { $0 != "Configuration.storekit" } ?? ""
      if name.hasSuffix(".storekit") { return String(name.dropLast(9)) }
    }
    return catalog.groups.first?.name.value ?? "App"
  }
}

/// A copy file with what its name says: `plus.de-DE.md`.
struct NamedCopy {
  var paywall: String
  var locale: LocaleID
  var copy: CopyFile
  var file: FileID
  /// It could not be understood: what it lacks is not missing.
  var isSpoiled: Bool
}

extension LocaleID {
  /// Whether two names stand for one localization: for one locale, or for a language and its only App Store localization, as `ar` and `ar-SA`.
  func isOneLocalization(with other: LocaleID) -> Bool {
    if means(other) { return true }
    guard language == other.language, region == nil || other.region == nil else { return false }
    let offered = LocaleID.appStore.filter { $0.language == language }
    return offered.count == 1 && (offered.contains(self) || offered.contains(other))
  }

  /// Of two names of one locale, the one the App Store has, else the fuller one.
  static func preferred(_ a: LocaleID, _ b: LocaleID) -> LocaleID {
    for locale in [a, b] where LocaleID.appStore.contains(locale) { return locale }
    return a.identifier.utf8.count >= b.identifier.utf8.count ? a : b
  }
}

extension [LocaleID] {
  fileprivate func uniqued() -> [LocaleID] {
    var seen: Set<LocaleID> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Finding {
  /// What keeps a file from being read as text: another encoding, or a merge that nobody finished. Nil where nothing does.
  static func unreadableText(_ bytes: [UInt8], file: FileID) -> Finding? {
    if let zero = bytes.firstIndex(of: 0) {
      return .input(
        "malformed-text", "File is no UTF-8 text", help: "save it in the encoding UTF-8",
        at: SourceRange(file: file, zero..<zero + 1))
    }
    for marker in ["<<<<<<< ", ">>>>>>> "] {
      let mark = Array(marker.utf8)
      var start = bytes.startIndex
      while start < bytes.count {
        if bytes[start...].starts(with: mark) {
          return .input(
            "merge-conflict-marker", "Merge conflict marker '\(marker.dropLast())'",
            help: "finish the merge, and take the markers out", at: SourceRange(file: file, start..<start + 7))
        }
        guard let end = bytes[start...].firstIndex(of: 0x0A) else { break }
        start = end + 1
      }
    }
    return nil
  }

  /// A file that could not be read.
  static func unreadable(_ error: DiskError, at place: SourceRange, known: [String]) -> Finding {
    switch error.reason {
    case .missing:
      .input(
        "file-missing", "'\(error.path)' does not exist",
        help: nearestName(to: error.path, among: known).map { "did you mean '\($0)'?" } ?? "", at: place)
    case .isFolder: .input("file-unreadable", "'\(error.path)' is a folder", at: place)
    case .notPermitted: .input("file-unreadable", "'\(error.path)' may not be read", at: place)
    case .notOurs: .input("file-unreadable", "'\(error.path)' is not ours", at: place)
    case .system(let reason): .input("file-unreadable", "'\(error.path)' cannot be read: \(reason)", at: place)
    }
  }
}

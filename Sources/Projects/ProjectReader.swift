import Findings
import Locales
import Looks
import SourceFormats
import StoreCatalog
import Threads
import Words

/// What of a project is wanted: the configuration's name, or a bare catalog, and the markets and paywalls to show.
public struct ProjectRequest: Sendable {
  /// The configuration, relative to the project's folder; nil: `paywallgen.yml`, else `paywallgen.yaml`, where there is one.
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
///
/// - Parameter workers: how many files are understood at a time.
public func readProject(_ tree: FileTree, _ request: ProjectRequest, workers: Workers = Workers(1)) -> Project {
  var reader = ProjectReader(tree: tree, request: request, workers: workers)
  return reader.read()
}

/// The steps of reading a project, over the files read so far.
struct ProjectReader {
  let tree: FileTree
  let request: ProjectRequest
  let workers: Workers
  var files = SourceFiles()
  var findings: [Finding] = []
  var spoiled: [SpoiledInput] = []
  var unreadListing: [FileID] = []

  /// What a configuration is called that nobody names; the first that is there is read.
  static let defaultNames = ["paywallgen.yml", "paywallgen.yaml"]

  /// Whether catalogs are looked at on their own.
  var isBare: Bool { !request.catalogs.isEmpty }

  init(tree: FileTree, request: ProjectRequest, workers: Workers) {
    self.tree = tree
    self.request = request
    self.workers = workers
  }

  mutating func read() -> Project {
    let (configuration, configurationFile, folder) = readConfiguration()
    findings += configuration.findings.limited()
    // Where the configuration that was asked for cannot be read, looking around for something else would answer another question.
    // So it is where it is no YAML: what it says of locales and paywalls would be missed everywhere.
    let isMalformed = findings.contains {
      $0.at.file == configurationFile && ["malformed-yaml", "merge-conflict-marker"].contains($0.rule)
    }
    let isLost =
      request.configuration != nil && configurationFile == nil
      || isMalformed && spoiled.contains { $0.file == configurationFile }
    let inputs =
      isBare || isLost
      ? InputFiles(catalogs: request.catalogs)
      : InputFiles(configuration, in: tree, folder: folder, isConfigured: configurationFile != nil)
    findings += inputs.findings
    if !isLost {
      noteSkipped(configuration)
      noteUnreadConfigurations(configuration)
    }
    let catalog = readCatalog(
      inputs, configuration, folder: folder, configurationFile: configurationFile, isLost: isLost)
    let noted = spoiled.count
    let strings = readStrings(inputs, source: configuration.sourceLocale?.value, catalog: catalog.locale?.value)
    let hasUnreadStrings = spoiled.count > noted
    let copy = readCopyFiles(inputs)
    let listing = readListing(inputs, namedAt: configuration.metadata?.range)
    var sourceLocale =
      configuration.sourceLocale?.value ?? strings.compactMap(\.sourceLocale).first ?? catalog.locale?.value
      ?? LocaleID.english
    let known = knownLocales(configuration, catalog, strings, copy, sourceLocale: sourceLocale)
    let locales = request.locales.isEmpty ? known : request.locales.uniqued()
    // Locales that nobody chose are those of the copy, too.
    if !configuration.locales.isEmpty {
      let declared = Set(configuration.paywalls.map(\.name.value))
      // Copy for no paywall at all is told of as that.
      let own = copy.filter { declared.isEmpty || declared.contains($0.paywall) }
      noteUnreadCopy(own, known: known, source: sourceLocale)
    }
    // The words of the source locale are looked up by its name among the locales: `en` of the strings is `en-US` of the catalog.
    var spoken = locales.filter { !$0.isPseudo }
    sourceLocale = spoken.first { $0.means(sourceLocale) } ?? sourceLocale
    if spoken.isEmpty { spoken = [sourceLocale] }
    // The made-up language is the source's, in other letters.
    let voice = spoken.contains(sourceLocale) ? sourceLocale : spoken[0]
    var systemWords = readSystemWords(for: spoken, replacedBy: configuration.systemStrings, folder: folder)
    var paywalls = PaywallReader(
      catalog: catalog, strings: strings, copy: copy, locales: spoken, sourceLocale: sourceLocale,
      today: request.today)
    paywalls.hasUnreadStrings = hasUnreadStrings
    // Where the catalog could not be read, every name in the configuration would be unknown: only the cause is worth saying.
    let isCatalogBroken = catalog.products.isEmpty && !spoiled.isEmpty
    var declared =
      isCatalogBroken ? [] : paywalls.read(configuration, file: configurationFile, only: request.paywalls)
    noteMisnamedCopy(inputs, configuration, paywalls: configuration.paywalls.map(\.name.value) + paywalls.names)
    for index in declared.indices { declared[index].addNothingToSell() }
    if locales.contains(.pseudo) {
      systemWords[.pseudo] = systemWords[voice]
      for index in declared.indices { declared[index].words[.pseudo] = declared[index].words[voice] }
    }
    findings += paywalls.findings.limited()
    limitSpoiledStrings(configuration, declared)
    let image = configuration.icon.flatMap { readAppIcon($0, folder: folder) }
    let icons = readIcons(configuration, folder: folder)
    noteUndrawn(paywalls.symbols, besides: configuration)
    let app = App(
      name: configuration.appName?.value ?? defaultAppName(catalog, inputs), bundleID: configuration.bundleID?.value,
      icon: configuration.icon, iconImage: image,
      isAccountBased: configuration.isAccountBased?.value ?? false)
    var rules = configuration.rules
    noteUnknownPaywalls(in: rules, known: configuration.paywalls.map(\.name.value) + paywalls.names)
    for table in strings { rules.addSuppressions(of: table, findings: &findings) }
    for file in copy {
      rules.addSuppressions(ofCopy: files[file.file].bytes, file: file.file, findings: &findings)
    }
    rules.externalPurchase = Set(configuration.externalPurchase.map(\.value))
    rules.watchedWords = configuration.watchedWords?.map(\.value)
    var missing = paywalls.missing
    if request.locales.isEmpty, configuration.locales.isEmpty {
      missing = missing.wanted(by: declared, catalog: catalog, strings: strings, copy: copy)
    }
    var project = Project(
      files: files, app: app, site: configuration.site, catalog: catalog, listing: listing, strings: strings,
      paywalls: declared, hasAllPaywalls: request.paywalls.isEmpty, locales: locales, sourceLocale: sourceLocale,
      storefronts: storefronts(configuration, for: locales, pseudoAs: voice), requestedStorefronts: request.storefronts,
      missingTexts: missing, systemWords: systemWords, rules: rules, today: request.today,
      configuration: configurationFile, spoiled: spoiled, findings: findings)
    project.paywallNames = paywalls.names
    project.icons = icons
    project.unreadListing = unreadListing
    project.hasLostConfiguration = isLost
    project.hasWordFiles = !strings.isEmpty || !copy.isEmpty
    project.knownLocales = known
    project.configuredLocales = Set(configuration.locales.map(\.value))
    project.findings += project.borrowedPrices(namedAt: configuration.storefrontPlaces)
    project.findings += project.missingPrices()
    project.findings += project.missingOfferPrices()
    project.isPart = !(request.locales.isEmpty && request.storefronts.isEmpty && request.paywalls.isEmpty)
    return project
  }

  // MARK: Files

  /// Findings about files, without a word of files that are none of ours: those whose lines may not be shown, and of which nothing was understood,
  /// are told of by name only. A configuration may name any file, and messages quote what they did not expect.
  func cautious(_ found: [Finding], isUnderstood: Bool) -> [Finding] {
    var told: Set<FileID> = []
    return found.compactMap { finding in
      let file = finding.at.file
      let isForeign = !isUnderstood && finding.severity == .error && !files[file].isQuotable
      guard isForeign else { return finding }
      guard told.insert(file).inserted else { return nil }
      return .input(
        "\(finding.rule)", "'\(files[file].path)' is none of the files that are read here",
        help: "nothing of it is shown, for it lies outside of the project's folder or has another name",
        at: .start(of: file))
    }
  }

  /// The bytes of a file, or a finding at the place that names it.
  ///
  /// - Parameter spoils: what is lost where the file cannot be read, given the file that the finding is in; nil: nothing that pages rest on.
  mutating func load(
    _ input: InputFiles.Input, spoils: ((FileID) -> SpoiledInput)? = nil
  ) -> (file: FileID, bytes: [UInt8])? {
    do {
      let bytes = try tree.read(input.path)
      let isChosen = [request.configuration].contains(input.path) || request.catalogs.contains(input.path)
      return (files.add(path: input.path, bytes: bytes, isChosen: isChosen), bytes)
    } catch {
      var error = error
      if error.reason == .missing, tree.holds(input.path) { error.reason = .system("Link that leads nowhere") }
      let place = input.namedAt ?? .start(of: files.add(unread: input.path))
      findings.append(.unreadable(error, at: place, known: tree.paths))
      if let spoils { spoiled.append(spoils(place.file)) }
      return nil
    }
  }

  private mutating func readConfiguration() -> (Configuration, FileID?, folder: String) {
    if isBare { return (Configuration(), nil, "") }
    // A link that leads nowhere has the name, too: whoever wrote it does not want its project to be read as one without a configuration.
    let known = ProjectReader.defaultNames.first { tree.paths.contains($0) || tree.holds($0) }
    guard let path = request.configuration ?? known else {
      return (Configuration(), nil, "")
    }
    guard let (file, bytes) = load(InputFiles.Input(path: path), spoils: { SpoiledInput(.configuration, file: $0) })
    else {
      return (Configuration(), nil, "")
    }
    if let problem = Finding.tooLarge(bytes, "A configuration", file: file) {
      findings.append(problem)
      spoiled.append(SpoiledInput(.configuration, file: file))
      return (Configuration(), file, "")
    }
    let reading = readYAML(bytes, file: file)
    findings += reading.findings
    let parts = normalized(path).pathParts
    let folder = (path.isAbsolutePath ? "/" : "") + parts.dropLast().joined(separator: "/")
    guard let root = reading.root else {
      if !reading.findings.isEmpty { spoiled.append(SpoiledInput(.configuration, file: file)) }
      return (Configuration(), file, folder)
    }
    return (Configuration(root), file, folder)
  }

  private mutating func readCatalog(
    _ inputs: InputFiles, _ configuration: Configuration, folder: String, configurationFile: FileID?, isLost: Bool
  ) -> Catalog {
    var sources: [Catalog] = []
    var answers: [(file: FileID, bytes: [UInt8])] = []
    var unread: [Catalog.Unread] = []
    for input in inputs.catalogs {
      guard let (file, bytes) = load(input, spoils: { SpoiledInput(.catalog, file: $0) }) else { continue }
      if input.path.hasExtension("json") {
        answers.append((file, bytes))
        continue
      }
      let reading = readStoreKit(bytes, file: file)
      findings += cautious(reading.findings, isUnderstood: !reading.catalog.products.isEmpty)
      if reading.catalog.products.isEmpty, reading.findings.contains(where: { $0.severity == .error }) {
        spoiled.append(SpoiledInput(.catalog, file: file))
      }
      sources.append(reading.catalog)
    }
    if !answers.isEmpty {
      let reading = readAppStoreConnect(answers)
      findings += cautious(reading.findings, isUnderstood: false)
      if reading.catalog.products.isEmpty, reading.findings.contains(where: { $0.severity == .error }) {
        spoiled += answers.map { SpoiledInput(.catalog, file: $0.file) }
      }
      noteUnknownOffers(of: reading.catalog)
      sources.append(reading.catalog)
      unread += reading.findings.unread(of: nil)
    }
    var (catalog, disagreements) = Catalog.merged(sources)
    findings += disagreements
    catalog.unread += unread
    let isBroken = catalog.products.isEmpty && !spoiled.isEmpty
    var tables: [(product: String, file: FileID, bytes: [UInt8])] = []
    for (product, path) in configuration.prices where !isBroken {
      guard catalog.product(product.value) != nil else {
        findings.append(.planNotInCatalog(product, catalog))
        continue
      }
      let input = InputFiles.Input(path: joined(folder, path.value), namedAt: path.range)
      guard let (file, bytes) = load(input) else { continue }
      tables.append((product.value, file, bytes))
    }
    let read = workers.map(tables.count) { [tables] index in
      readPrices(tables[index].bytes, for: tables[index].product, file: tables[index].file)
    }
    for (table, (prices, problems)) in zip(tables, read) {
      findings += cautious(problems, isUnderstood: !prices.isEmpty) + catalog.add(prices, to: table.product)
      catalog.unread += problems.unread(of: table.product)
    }
    if catalog.products.isEmpty, inputs.catalogs.isEmpty || sources.isEmpty {
      let place = configurationFile.map { SourceRange.start(of: $0) } ?? .start(of: files.add(unread: "."))
      if inputs.catalogs.isEmpty, !isLost {
        findings.append(
          .input(
            "nothing-to-sell", "Nothing to sell was found: no .storekit file",
            help: "name the catalog under 'catalog:', or the path of a .storekit file on the command line", at: place))
      }
    }
    return catalog
  }

  private mutating func readListing(_ inputs: InputFiles, namedAt: SourceRange?) -> StoreListing? {
    var read: [StoreListingFile] = []
    for (input, path) in inputs.listing {
      guard let (file, bytes) = load(input) else {
        unreadListing.append(files.add(unread: input.path))
        continue
      }
      if let problem = Finding.unreadableText(bytes, file: file) {
        findings.append(problem)
        unreadListing.append(file)
        continue
      }
      read.append(StoreListingFile(path: path, file: file, bytes: bytes))
    }
    let (listing, problems) = readStoreListing(read, namedAt: namedAt)
    findings += problems
    return listing
  }

  // MARK: Locales

  /// The locales that there are, whatever is asked for.
  private func knownLocales(
    _ configuration: Configuration, _ catalog: Catalog, _ strings: [StringTable], _ copy: [NamedCopy],
    sourceLocale: LocaleID
  ) -> [LocaleID] {
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

  private func storefronts(
    _ configuration: Configuration, for locales: [LocaleID], pseudoAs voice: LocaleID
  ) -> [LocaleID: [Storefront]] {
    func configured(_ locale: LocaleID) -> [Storefront]? {
      configuration.storefronts.first { $0.locale == locale || $0.locale.means(locale) }?.storefronts
    }
    var storefronts: [LocaleID: [Storefront]] = [:]
    for locale in locales { storefronts[locale] = configured(locale) }
    if locales.contains(.pseudo), storefronts[.pseudo] == nil {
      storefronts[.pseudo] = configured(voice)?.first.map { [$0] } ?? Storefront.home(of: voice).map { [$0] }
    }
    return storefronts
  }

  private func defaultAppName(_ catalog: Catalog, _ inputs: InputFiles) -> String {
    if let file = inputs.catalogs.first {
      let name = file.path.pathParts.last { $0 != "Configuration.storekit" } ?? ""
      if name.hasSuffix(".storekit") { return String(name.dropLast(9)) }
    }
    return catalog.groups.first?.name.value ?? "App"
  }
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

extension [Finding] {
  /// What errors say cannot be read of products, each once.
  ///
  /// - Parameter product: the product that all of them are about; nil: the one that each names.
  fileprivate func unread(of product: String?) -> [Catalog.Unread] {
    var found: [Catalog.Unread] = []
    var seen: Set<Catalog.Unread> = []
    for finding in self where finding.severity == .error {
      guard let product = product ?? finding.product else { continue }
      let storefronts = finding.storefronts.compactMap { Storefront($0) }
      for storefront in storefronts.isEmpty ? [nil] : storefronts.map(Optional.some) {
        let unread = Catalog.Unread(product: product, storefront: storefront)
        if seen.insert(unread).inserted { found.append(unread) }
      }
    }
    return found
  }
}

extension [LocaleID] {
  fileprivate func uniqued() -> [LocaleID] {
    var seen: Set<LocaleID> = []
    return filter { seen.insert($0).inserted }
  }
}

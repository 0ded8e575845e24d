import Findings
import Locales
import Words

extension ProjectReader {
  /// The tables of strings, in the order of their files. The `.strings` and `.stringsdict` files of one name are one table in all their languages.
  ///
  /// - Parameters:
  ///   - source: the locale that the configuration says the app is written in; nil where it does not.
  ///   - catalog: the catalog's own locale.
  mutating func readStrings(_ inputs: InputFiles, source: LocaleID?, catalog: LocaleID?) -> [StringTable] {
    var tables: [StringTable] = []
    var catalogs: [(file: FileID, bytes: [UInt8])] = []
    var names: [String] = []
    var parts: [String: [StringsFile]] = [:]
    var corrected: Set<String> = []
    for input in inputs.strings {
      guard let (file, bytes) = load(input, spoils: { SpoiledInput(.strings, file: $0) }) else { continue }
      if input.path.hasExtension("xcstrings") {
        catalogs.append((file, bytes))
        continue
      }
      guard let name = StringsFileName(path: input.path) else {
        findings.append(
          .input(
            "unknown-format", "'\(input.path)' is no table of strings that can be read",
            help: "name an .xcstrings file, or .strings and .stringsdict files in folders like de.lproj",
            at: input.namedAt ?? .start(of: file)))
        continue
      }
      let isBase = name.locale == "Base"
      guard let locale = isBase ? source ?? catalog ?? LocaleID.english : LocaleID(name.locale) else {
        findings.append(.unknownLocale(Placed(name.locale, at: .start(of: file))))
        continue
      }
      if !isBase, corrected.insert(name.locale).inserted {
        findings += Finding.readAs(locale, Placed(name.locale, at: .start(of: file)))
      }
      if parts[name.table] == nil { names.append(name.table) }
      parts[name.table, default: []].append(
        StringsFile(file: file, bytes: bytes, locale: locale, format: name.format, isBase: isBase))
    }
    let read = workers.map(catalogs.count) { [catalogs] index in
      StringTable.readStringCatalog(catalogs[index].bytes, file: catalogs[index].file)
    }
    for (catalog, table) in zip(catalogs, read) { add(table, of: catalog.file, to: &tables) }
    for name in names {
      let files = parts[name] ?? []
      guard let first = files.first else { continue }
      let written = source ?? ProjectReader.sourceLocale(of: files, catalog: catalog)
      add(StringTable.readStringsFiles(files, source: written), of: first.file, to: &tables)
    }
    return tables
  }

  /// The locale that a table is written in where nobody says it: the catalog's where the table has a text in its language, that of `Base.lproj`, else
  /// English, else the only one that there is.
  private static func sourceLocale(of files: [StringsFile], catalog: LocaleID?) -> LocaleID? {
    let locales = Set(files.map(\.locale)).sorted()
    if let catalog, locales.contains(where: { $0.language == catalog.language && $0.script == catalog.script }) {
      return catalog
    }
    if let base = files.first(where: \.isBase) { return base.locale }
    if let english = locales.first(where: { $0.language == "en" }) { return english }
    return locales.count == 1 ? locales.first : catalog
  }

  private mutating func add(_ table: StringTable, of file: FileID, to tables: inout [StringTable]) {
    findings += table.findings
    if table.isUnread {
      spoiled.append(SpoiledInput(.strings, file: file))
    }
    tables.append(table)
  }

  /// Tables that could not be read spoil the paywalls that may take a text of theirs, where the configuration settles by itself on the languages.
  mutating func limitSpoiledStrings(_ configuration: Configuration, _ paywalls: [Paywall]) {
    guard !configuration.locales.isEmpty, configuration.sourceLocale != nil, !configuration.paywalls.isEmpty else {
      return
    }
    let touched = paywalls.filter(\.restsOnUnreadStrings).map(\.name)
    for index in spoiled.indices where spoiled[index].content == .strings && spoiled[index].paywall == nil {
      spoiled[index].touchesPages = false
      let file = spoiled[index].file
      spoiled += touched.map { SpoiledInput(.strings, file: file, paywall: $0) }
    }
  }

  /// Our own words in each locale, with those that the project brings in their place.
  mutating func readSystemWords(
    for locales: [LocaleID], replacedBy name: Placed<String>?, folder: String
  ) -> [LocaleID: SystemWords] {
    var own: StringTable?
    if let name, let (file, bytes) = load(InputFiles.Input(path: joined(folder, name.value), namedAt: name.range)) {
      let table = StringTable.readStringCatalog(bytes, file: file)
      findings += cautious(table.findings, isUnderstood: !table.isEmpty)
      own = table
    }
    let ours = workers.map(locales.count) { SystemWords.load(locales[$0]) }
    var words: [LocaleID: SystemWords] = [:]
    for (locale, ours) in zip(locales, ours) { words[locale] = own.map { ours.replacing(with: $0) } ?? ours }
    let silent = locales.filter { words[$0]?.isFallback == true }
    if let first = silent.first {
      findings.append(
        .input(
          "system-words-missing",
          "The tool's own words (subscribe, restore, renews …) are English in '\(first.identifier)'",
          help: "nothing is wrong with the project: what Apple's view says there is not known here",
          at: .start(of: FileID(index: 0)), severity: .note, locales: silent.map(\.identifier)))
    }
    return words
  }
}

extension StringTable {
  /// Whether its file could not be understood.
  var isUnread: Bool { isEmpty && findings.contains { $0.severity == .error } }
}

import Findings
import Locales
import SourceFormats

/// A file of a store listing, with the path below the listing's folder.
public struct StoreListingFile: Sendable {
  public var path: StoreListingPath
  public var file: FileID
  public var bytes: [UInt8]

  public init(path: StoreListingPath, file: FileID, bytes: [UInt8]) {
    self.path = path
    self.file = file
    self.bytes = bytes
  }
}

/// Reads a store listing in fastlane's layout. Nil, with or without findings, where the files hold no text of a language.
///
/// White space around a text does not count, as fastlane takes it off before it uploads. A byte order mark is no part of the text.
///
/// - Parameter namedAt: where the configuration names the listing's folder; nil where it was found.
public func readStoreListing(
  _ files: [StoreListingFile], namedAt: SourceRange? = nil
) -> (listing: StoreListing?, findings: [Finding]) {
  var findings = FindingList()
  var localizations: [String: StoreListing.Localization] = [:]
  /// The folders that are not read, and were told of.
  var unknown: Set<String> = []
  var folders: [LocaleID: String] = [:]
  guard let place = namedAt ?? files.first.map({ SourceRange.start(of: $0.file) }) else { return (nil, []) }
  var listing = StoreListing(reviewPlace: place)
  listing.namedAt = namedAt
  for file in files {
    let start = SourceRange.start(of: file.file)
    if case .language(let folder) = file.path.place, localizations[folder] == nil {
      // Other folders hold other things: one without a text of the store's page says nothing of it.
      guard file.path.text != nil else { continue }
      guard let locale = LocaleID(folder) else {
        if unknown.insert(folder).inserted {
          let names = LocaleID.appStore.map { $0.appStoreCode ?? $0.identifier }
          let near = nearestName(to: folder, among: names).map { "did you mean '\($0)'?" }
          findings.add(
            "unknown-locale", "Folder \(quoted(folder)) is named for no language of the App Store",
            help: near ?? "name it as App Store Connect does: en-US, de-DE, ja, zh-Hans",
            at: start, related: [], severity: .error, product: nil)
        }
        continue
      }
      if let first = folders[locale] {
        if let other = localizations[first], unknown.insert(folder).inserted {
          findings.add(
            "duplicate-locale", "Folders \(quoted(first)) and \(quoted(folder)) are both for \(locale.identifier)",
            help: "keep one of them: what \(quoted(first)) says is read", at: start,
            related: [Finding.Related("The other one", at: other.place)], severity: .error, product: nil)
        }
        continue
      }
      folders[locale] = folder
      if LocaleID.isMistaken(folder) {
        findings.add(
          "unknown-locale", "\(quoted(folder)) is no locale, and is read as '\(locale.identifier)'",
          help: "did you mean '\(locale.identifier)'?", at: start, related: [], severity: .warning, product: nil)
      }
      localizations[folder] = StoreListing.Localization(locale: locale, folder: folder, place: start)
    }
    if file.path.place == .review {
      if listing.reviewNotes == nil { listing.reviewPlace = start }
      if let notes = text(of: file, &findings) { listing.reviewNotes = notes }
      continue
    }
    guard let kind = file.path.text else {
      let near = nearestName(to: file.path.name, among: StoreListing.Text.allCases.map(\.rawValue))
      if let near {
        findings.add(
          "unknown-file", "\(quoted(file.path.name + ".txt")) is no file of a store listing",
          help: "did you mean '\(near).txt'?", at: start, related: [], severity: .warning, product: nil)
      }
      continue
    }
    guard let text = text(of: file, &findings) else { continue }
    switch file.path.place {
    case .language(let folder): localizations[folder]?.texts[kind] = text
    case .defaults: listing.defaults[kind] = text
    case .review: continue
    }
  }
  for localization in localizations.values {
    var localization = localization
    // The beginning of a text that people know is a better place than that of whichever file came first.
    let texts = StoreListing.Text.allCases.compactMap { localization.texts[$0] }
    if let first = texts.first { localization.place = .start(of: first.range.file) }
    listing.localizations.append(localization)
  }
  listing.localizations.sort { ($0.locale, $0.folder) < ($1.locale, $1.folder) }
  return (listing.localizations.isEmpty ? nil : listing, findings.findings)
}

/// The text of a file; nil where it is empty, or cannot be understood, which is a finding.
private func text(of file: StoreListingFile, _ findings: inout FindingList) -> Placed<String>? {
  let bytes = file.bytes
  var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  var end = bytes.count
  if let wrong = bytes.firstIndex(of: 0) ?? firstInvalidUTF8(in: bytes, within: start..<end) {
    findings.add(
      "malformed-text", "File is no UTF-8 text", help: "save it in the encoding UTF-8",
      at: SourceRange(file: file.file, wrong..<wrong + 1), related: [], severity: .error, product: nil)
    return nil
  }
  while start < end, isBlank(bytes[start]) { start += 1 }
  while end > start, isBlank(bytes[end - 1]) { end -= 1 }
  guard start < end else { return nil }
  return Placed(String(decoding: bytes[start..<end], as: UTF8.self), at: SourceRange(file: file.file, start..<end))
}

private func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

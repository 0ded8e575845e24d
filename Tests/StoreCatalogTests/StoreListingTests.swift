import Findings
import Locales
import Testing

@testable import StoreCatalog

@Suite struct StoreListingTests {
  /// A listing of files by path, and its findings in short.
  private func read(_ files: KeyValuePairs<String, [UInt8]>) -> (listing: StoreListing?, findings: [String]) {
    var sources = SourceFiles()
    var read: [StoreListingFile] = []
    for (path, bytes) in files {
      guard let place = StoreListingPath(path) else { continue }
      read.append(StoreListingFile(path: place, file: sources.add(path: path, bytes: bytes), bytes: bytes))
    }
    let (listing, findings) = readStoreListing(read)
    return (
      listing,
      findings.map { finding in
        let place = "\(sources[finding.at.file].path):\(finding.at.start)..<\(finding.at.end)"
        return "\(place) \(finding.severity.rawValue) \(finding.rule): \(finding.message) (\(finding.help))"
      }
    )
  }

  private func texts(_ listing: StoreListing?) -> [String] {
    (listing?.localizations ?? []).flatMap { localization in
      StoreListing.Text.allCases.compactMap { kind in
        localization.texts[kind].map {
          "\(localization.locale) \(kind.rawValue) \($0.range.start)..<\($0.range.end) \($0.value.debugDescription)"
        }
      }
    }
  }

  @Test func readsTextsWithTheirPlaces() {
    let (listing, findings) = read([
      "de-DE/name.txt": Array("\u{FEFF}Lektionen\r\n".utf8),
      "de-DE/description.txt": Array(" \n Eins\r\n\r\nZwei\n\n".utf8),
      "no/subtitle.txt": Array("Språk".utf8), "no/keywords.txt": Array(" \r\n".utf8), "ja/privacy_url.txt": [],
    ])
    #expect(findings == [])
    #expect(
      texts(listing) == [
        #"de-DE name 3..<12 "Lektionen""#, #"de-DE description 3..<15 "Eins\r\n\r\nZwei""#,
        #"no subtitle 0..<6 "Språk""#,
      ])
    #expect(listing?.localizations.map(\.folder) == ["de-DE", "ja", "no"])
  }

  @Test func tellsOfFoldersForOneLanguageAndForNone() {
    let text = Array("Lessons".utf8)
    let (listing, findings) = read([
      "en-UK/name.txt": text, "en-US/description.txt": text, "en_US/description.txt": Array("Other".utf8),
      "en_US/name.txt": text, "xx/name.txt": text,
    ])
    #expect(texts(listing) == [#"en-GB name 0..<7 "Lessons""#, #"en-US description 0..<7 "Lessons""#])
    #expect(
      findings == [
        "en-UK/name.txt:0..<0 warning unknown-locale: 'en-UK' is no locale, and is read as 'en-GB' (did you mean 'en-GB'?)",
        "en_US/description.txt:0..<0 error duplicate-locale: Folders 'en-US' and 'en_US' are both for en-US "
          + "(keep one of them: what 'en-US' says is read)",
        "xx/name.txt:0..<0 error unknown-locale: Folder 'xx' is named for no language of the App Store "
          + "(name it as App Store Connect does: en-US, de-DE, ja, zh-Hans)",
      ])
  }

  @Test func fallsBackToWhatHoldsInAllLanguages() throws {
    let listing = try #require(
      read([
        "default/support_url.txt": Array("https://acme.test".utf8), "fr-FR/name.txt": Array("Cours".utf8),
        "de-DE/support_url.txt": Array("https://acme.test/de".utf8),
        "review_information/notes.txt": Array("Hello\n".utf8),
      ]).listing)
    #expect(
      listing.localizations.map { listing.text(.supportURL, in: $0)?.value } == [
        "https://acme.test/de", "https://acme.test",
      ])
    #expect(listing.says(.supportURL) && listing.says(.name) && !listing.says(.keywords))
    #expect(listing.reviewNotes?.value == "Hello")
  }

  @Test func saysWhichFolderWasMeant() {
    let (listing, findings) = read([
      "de-DEE/name.txt": Array("A".utf8), "de-DEE/subtitle.txt": Array("B".utf8), "en-US/name.txt": Array("C".utf8),
      "en-US/descripton.txt": Array("D".utf8), "en-US/zzz.txt": Array("E".utf8), "screens/readme.txt": Array("F".utf8),
    ])
    #expect(texts(listing) == [#"en-US name 0..<1 "C""#])
    #expect(
      findings == [
        "de-DEE/name.txt:0..<0 error unknown-locale: Folder 'de-DEE' is named for no language of the App Store (did you mean 'de-DE'?)",
        "en-US/descripton.txt:0..<0 warning unknown-file: 'descripton.txt' is no file of a store listing (did you mean 'description.txt'?)",
      ])
  }

  @Test func refusesWhatIsNoText() {
    let (listing, findings) = read([
      "en-US/name.txt": [0xFF, 0xFE, 0x41, 0], "en-US/subtitle.txt": [0x41, 0xC3, 0x28],
      "en-US/description.txt": Array("Yes".utf8),
    ])
    #expect(texts(listing) == [#"en-US description 0..<3 "Yes""#])
    #expect(
      findings == [
        "en-US/name.txt:3..<4 error malformed-text: File is no UTF-8 text (save it in the encoding UTF-8)",
        "en-US/subtitle.txt:1..<2 error malformed-text: File is no UTF-8 text (save it in the encoding UTF-8)",
      ])
  }

  @Test func leavesAloneWhatIsNobodysBusiness() {
    for path in [
      "review_information/demo_password.txt", "review_information/demo_user.txt", "android/en-US.txt",
      "appleTV/name.txt",
      "copyright.txt", "en-US/images/name.txt", "en-US/.name.txt", "en-US/name.md", "../name.txt/a/b",
    ] { #expect(StoreListingPath(path) == nil, "\(path)") }
    #expect(StoreListingPath("Default/name.txt")?.place == .defaults)
    #expect(read([:]).listing == nil)
    #expect(read(["review_information/notes.txt": Array("Hello".utf8)]).listing == nil)
  }
}

import Findings
import Locales
import TestWorlds
import Testing
import Words

private func file(_ index: UInt32, _ name: String, _ text: String, _ format: StringsFile.Format = .strings) throws
  -> StringsFile
{
  StringsFile(
    file: FileID(index: index), bytes: Array(text.utf8), locale: try #require(LocaleID(name)), format: format)
}

private func locale(_ name: String) throws -> LocaleID { try #require(LocaleID(name)) }

private func say(_ table: StringTable, _ key: String, _ name: String, count: Int? = nil) throws -> String? {
  let locale = try #require(LocaleID(name))
  return table.resolve(key, in: locale)?.string.phrase { _ in count.map { PluralCategory.of($0, in: locale) } }
    .plainText
}

struct StringsFilesTests {
  private let days = """
    <plist version="1.0"><dict><key>days</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp; go</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>a day</string><key>other</key><string>%d days</string></dict></dict>
    <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>
    <key>iphone</key><string>Tap</string></dict></dict>
    <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Short</string>
    <key>100</key><string>Long enough</string></dict></dict>
    </dict></plist>
    """

  @Test func filesOfSeveralLocalesAreOneTable() throws {
    let table = StringTable.readStringsFiles(
      [
        try file(0, "en", "\"cta\" = \"Start for %@\"; note = Plain; \"days\" = \"never\";"),
        try file(1, "de", "\"cta\" = \"Los für %@\";"),
        try file(2, "en", days, .stringsdict),
      ], source: LocaleID("en"))
    #expect(table.findings == [])
    #expect(table.keys == ["cta", "days", "note", "tap", "wide"])
    #expect(table.locales.map(\.identifier) == ["de", "en"])
    #expect(try say(table, "cta", "de-AT") == "Los für %1$@")
    #expect(try say(table, "note", "de") == "Plain")
    #expect(try table.resolve("note", in: locale("de"))?.isMissingTranslation == true)
    #expect(try say(table, "days", "en", count: 1) == "a day & go")
    #expect(try say(table, "days", "en", count: 5) == "%1$d days & go")
    #expect(try say(table, "tap", "en") == "Tap")
    #expect(try say(table, "wide", "en") == "Long enough")
  }

  @Test func substitutionsWithoutARuleAreTold() throws {
    let text = days.replacing("%#@n@ &amp; go", with: "%#@m@, %#@n@")
    let table = StringTable.readStringsFiles([try file(0, "en", text, .stringsdict)], source: nil)
    let findings = try #require(table["days"]).findings
    #expect(findings.map(\.message) == ["'%#@m@' stands for nothing: there is no rule of this name with plural forms"])
    #expect(findings.map(\.help) == ["did you mean 'n'?"])
    let marked = findings.map { Array(text.utf8)[Int($0.at.start)..<Int($0.at.end)] }
    #expect(marked.map { String(decoding: $0, as: UTF8.self) } == ["%#@m@"])
    let sound = StringTable.readStringsFiles([try file(0, "en", days, .stringsdict)], source: nil)
    #expect(try #require(sound["days"]).findings == [])
  }

  @Test func filesInXMLAreRead() throws {
    let list = "<plist version=\"1.0\"><dict><key>cta</key><string>Start for %@</string></dict></plist>"
    let table = StringTable.readStringsFiles([try file(0, "en", list)], source: nil)
    #expect(table.findings == [])
    #expect(try say(table, "cta", "en") == "Start for %1$@")
  }

  @Test func placesAreThoseOfTheFile() throws {
    let text = "\"cta\" = \"Start for %@\";"
    let table = StringTable.readStringsFiles([try file(3, "en", text)], source: nil)
    let phrase = try #require(try table.resolve("cta", in: locale("en"))).string.phrase { _ in nil }
    let sources = phrase.segments.map {
      String(decoding: Array(text.utf8)[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self)
    }
    #expect(sources == ["Start for ", "%@"])
    #expect(phrase.range.file == FileID(index: 3))
  }

  @Test func aLaterFileOverridesAnEarlierOne() throws {
    let table = StringTable.readStringsFiles(
      [try file(0, "en", "a = \"1\";"), try file(1, "en", "a = \"2\";")], source: nil)
    #expect(try say(table, "a", "en") == "2")
  }

  @Test func pathsNameLocaleAndTable() {
    let name = StringsFileName(path: "App/zh-Hans.lproj/Paywall.stringsdict")
    #expect(name?.locale == "zh-Hans")
    #expect(name?.table == "Paywall")
    #expect(name?.format == .stringsdict)
    #expect(StringsFileName(path: "Base.lproj/Localizable.strings")?.locale == "Base")
    #expect(StringsFileName(path: "Localizable.strings") == nil)
    #expect(StringsFileName(path: "x/.lproj/a.strings") == nil)
  }

  @Test func argumentsTakeWhatIsPassedForThem() throws {
    let table = StringTable.readStringsFiles([try file(0, "en", "a = \"%2$@ of %1$@ in %@ %3$@\";")], source: nil)
    let phrase = try #require(try table.resolve("a", in: locale("en"))).string.phrase { _ in nil }
    #expect(phrase.argumentCount == 3)
    #expect(
      phrase.passing([.price, .period]).plainText
        == "{{ product.period }} of {{ product.price }} in {{ product.price }} %3$@")
  }

  @Test(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent)))
  func realFilesAreRead() throws {
    for app in try SharedData.names(in: "corpus/strings") {
      var files: [StringsFile] = []
      for folder in try SharedData.names(in: "corpus/strings/\(app)") where folder.hasSuffix(".lproj") {
        for name in try SharedData.names(in: "corpus/strings/\(app)/\(folder)") {
          guard let parsed = StringsFileName(path: folder + "/" + name) else { continue }
          let locale = try #require(LocaleID(parsed.locale) ?? LocaleID("en"), "\(folder)")
          files.append(
            StringsFile(
              file: FileID(index: UInt32(files.count)),
              bytes: try SharedData.bytes("corpus/strings/\(app)/\(folder)/\(name)"), locale: locale,
              format: parsed.format))
        }
      }
      let table = StringTable.readStringsFiles(files, source: LocaleID("en"))
      #expect(table.isEmpty == files.isEmpty, "\(app)")
      for key in table.keys {
        for (_, string) in try #require(table[key]).localizations where !string.isEmpty {
          #expect(!string.phrase { _ in .other }.plainText.contains("%#@"), "\(app): \(key)")
        }
      }
    }
  }
}

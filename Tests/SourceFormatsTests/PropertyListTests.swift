import Findings
import SourceFormats
import TestWorlds
import Testing

private func describedPlist(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  return described(readPropertyList(bytes, file: file), of: bytes)
}

@Suite struct PropertyListTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  @Test func everyElementIsRead() {
    #expect(
      describedPlist(
        Self.head
          + "<plist version=\"1.0\"><dict><!-- c --><key>a &amp; b</key><string>&lt;é&#x20;&#33;<![CDATA[<&>]]></string>"
          + "<key>n</key><array><integer> 12 </integer><real>-1.5</real><true/><false/><string/><dict/><array></array>"
          + "</array></dict></plist>\n")
        == ["{a & b: \"<é !<&>\", n: [12, -1.5, true, false, \"\", {}, []]}"])
  }

  @Test func rangesHoldTheTags() throws {
    let bytes = Array("<plist><dict><key>ü</key> <string>x</string></dict></plist>".utf8)
    let root = try #require(readPropertyList(bytes, file: file).root)
    #expect(
      rangeTexts(root, of: bytes)
        == ["<dict><key>ü</key> <string>x</string></dict>", "<key>ü</key>", "<string>x</string>"])
  }

  @Test(arguments: [
    ("", "File has no property list [] at 0"),
    ("<plist><dict><key>a</key></dict></plist>", "Expected a value after the key [</dict>] at 25"),
    ("<plist><dict><string>a</string></dict></plist>", "Expected '<key>' before the value [<string>] at 13"),
    ("<plist><array><key>a</key></array></plist>", "Unexpected '<key>' outside of a '<dict>' [<key>] at 14"),
    ("<dict><key>a</key><strnig>b</strnig></dict>", "Unknown element '<strnig>' [<strnig>] at 18"),
    ("<string>a & b</string>", "Unexpected '&' [&] at 10"),
    ("<string>a</key>", "Expected '</string>' [</key>] at 9"),
    ("<string>a", "'<string>' is not closed [<string>] at 0"),
    ("<array><dict>", "'<dict>' is not closed [<dict>] at 7"),
    ("<array></dict>", "Unexpected '</dict>' [</dict>] at 7"),
    ("<array>text</array>", "Expected a tag [text] at 7"),
    ("<integer>x</integer>", "Expected a number [<integer>x</integer>] at 0"),
    ("<true/><true/>", "Expected the end of the property list [<true/>] at 7"),
    ("<!DOCTYPE plist [<!ENTITY a \"b\">", "Declarations in '<!DOCTYPE>' [<!DOCTYPE plist [<!ENTITY a \"b\">] at 0"),
    ("<array><string", "Tag is not closed, expected '>' [<string] at 7"),
  ]) func aFaultIsPlaced(text: String, finding: String) {
    #expect(describedPlist(text) == ["nothing", "malformed-plist: " + finding])
  }

  @Test func duplicateKeysAreReported() {
    let text = "<dict><key>a</key><true/><key>a</key><false/></dict>"
    #expect(
      describedPlist(text)
        == ["{a: true, a: false}", "duplicate-key: Key 'a' stands twice in one object [<key>a</key>] at 25"])
  }

  @Test func deepNestingIsRead() {
    let depth = 20_000
    let text = String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    #expect(readPropertyList(Array(text.utf8), file: file).findings.isEmpty)
  }
}

@Suite(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent))) struct RealPropertyListTests {
  @Test func realStringsDictionariesAreSound() throws {
    var found: [String] = []
    var count = 0
    for app in try SharedData.names(in: "corpus/strings") {
      for language in try SharedData.names(in: "corpus/strings/" + app) {
        let folder = "corpus/strings/\(app)/\(language)"
        for name in try SharedData.names(in: folder) where name.hasSuffix(".stringsdict") {
          let reading = readPropertyList(try SharedData.bytes(folder + "/" + name), file: file)
          count += reading.root?.members.count ?? 0
          found += reading.findings.map { "\(app)/\(language)/\(name) \($0.at.start): \($0.message)" }
        }
      }
    }
    #expect(found == [])
    #expect(count > 20)
  }
}

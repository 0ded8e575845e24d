import Findings
import SourceFormats
import TestWorlds
import Testing

private func describedStrings(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  return described(readStrings(bytes, file: file), of: bytes)
}

private func utf16(_ text: String, highFirst: Bool) -> [UInt8] {
  text.utf16.flatMap { unit in
    let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
    return highFirst ? [high, low] : [low, high]
  }
}

@Suite struct StringsTests {
  @Test func pairsAreReadWithCommentsAndWithoutQuotes() {
    #expect(
      describedStrings(
        "/* a; \"b\" */\n\"a\" = \"1\"; // c\nplain.key=word;\n\"self\";\n'q' /**/ = /**/ 'say \"hi\"' ;\n")
        == [#"{a: "1", plain.key: "word", self: "self", q: "say "hi""}"#])
    #expect(describedStrings("") == ["{}"])
    #expect(describedStrings("// nothing\n// =======\n/*\n=======\n*/") == ["{}"])
  }

  @Test func escapesAreDecoded() {
    #expect(
      describedStrings(#""a" = "\"\n\t\\\U00e9\Ud83d\Ude00\U41!\%";"#) == ["{a: \"\"\n\t\\é😀A!%\"}"])
    #expect(describedStrings("\"a\" = \"two\nlines\";") == ["{a: \"two\nlines\"}"])
  }

  @Test func octalEscapesAreThoseOfNeXTSTEP() {
    #expect(describedStrings(#""a" = "\101\7.\1012\342\256";"#) == ["{a: \"A\u{7}.A2íﬁ\"}"])
  }

  @Test func propertyListsInXMLAreRead() {
    let list = "<plist version=\"1.0\"><dict><key>a</key><string>B &amp; c</string></dict></plist>"
    for head in [
      "", "\n", "\u{FEFF}", "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"x\">\n",
    ] {
      #expect(describedStrings(head + list) == [#"{a: "B & c"}"#])
    }
  }

  @Test func utf16IsReadInBothByteOrdersWithAndWithoutAMark() {
    let text = "\"é\" = \"😀\";\n\"b\" = \"ü\" \"c\" = \"d\";"
    for highFirst in [true, false] {
      for mark in ["", "\u{FEFF}"] {
        let bytes = utf16(mark + text, highFirst: highFirst)
        let reading = readStrings(bytes, file: file)
        let shift = UInt32(mark.utf16.count * 2)
        #expect(reading.root.map(describedTree) == #"{é: "😀", b: "ü", c: "d"}"#)
        #expect(reading.findings.map(\.message) == ["Expected ';' after the text"])
        #expect(reading.findings.map(\.at.start) == [shift + 42])
        #expect(
          reading.root?["é"]?.range == SourceRange(file: file, start: shift + 12, end: shift + 20))
      }
    }
  }

  @Test func aMarkBeforeUTF8ShiftsTheRanges() {
    #expect(readStrings(Array("\u{FEFF}a=b;".utf8), file: file).root?["a"]?.range.start == 5)
  }

  @Test(arguments: [
    ("\"a\" = \"1\"\n\"b\" = \"2\";", #"{a: "1", b: "2"}"#, "Expected ';' after the text [] at 9"),
    ("\"a\" = \"1\"", #"{a: "1"}"#, "Expected ';' after the text [] at 9"),
    ("\"a\" \"1\";", #"{a: "1"}"#, "Expected '=' after the key [] at 3"),
    (
      #""a" = "\u00e8\x";"#, #"{a: "u00e8x"}"#,
      #"Escape '\u' unknown to strings files, which read it as 'u' [\u00e8] at 7"#
    ),
    (#""a" = "b\0";"#, #"{a: "b"}"#, #"Escape stands for no character [\0] at 8"#),
    (#""a" = "\7770";"#, #"{a: "0"}"#, #"Escape stands for no character [\777] at 7"#),
    ("<plist><array/></plist>", "nothing", "Property list holds no texts by key [<array/>] at 7"),
    (
      "<plist><dict><key>a</key><string>1</string><key>b</key><true/></dict></plist>", #"{a: "1", b: true}"#,
      "Value of 'b' is no text [<true/>] at 55"
    ),
    (#""a" = "\Ud83dx";"#, "{a: \"\u{FFFD}x\"}", #"Half a surrogate pair in a text [\Ud83d] at 7"#),
    ("\"a\" = \"1", "nothing", "Text in quotes is not closed [\"1] at 6"),
    ("\"a\" = ;", "nothing", "Expected a text in double quotes [;] at 6"),
    ("\"a\" = ", "nothing", "Expected a text in double quotes, but the file ends [] at 6"),
    ("\"a\" é", "nothing", "Expected '=' after the key [é] at 4"),
    ("\"a\" = \"b\" = \"c\";", "nothing", "Expected ';' after the text [=] at 10"),
    ("{ a = b; }", "nothing", "Expected a key in double quotes [{] at 0"),
    ("/* a", "nothing", "Comment is not closed, expected '*/' [/*] at 0"),
  ]) func aFaultIsPlaced(text: String, tree: String, finding: String) {
    #expect(describedStrings(text).prefix(2) == [tree, "malformed-strings: " + finding])
  }

  @Test func duplicateKeysAreReported() {
    let reading = readStrings(Array("a = b;\n\"a\" = c;\n".utf8), file: file)
    #expect(reading.findings.map(\.rule) == ["duplicate-key"])
    #expect(reading.findings.map(\.at.start) == [7])
  }

  @Test func aMergeConflictIsOneFinding() {
    let reading = readStrings(utf16("\u{FEFF}a=b;\n<<<<<<< x\na=c;\n=======\n>>>>>>> y", highFirst: false), file: file)
    #expect(reading.findings.map(\.rule) == ["merge-conflict-marker"])
    #expect(reading.findings.map(\.at) == [SourceRange(file: file, start: 12, end: 30)])
  }

  @Test func manyEscapesAreReadInLinearTime() {
    let reading = readStrings(Array(("a=\"" + String(repeating: #"\n"#, count: 300_000) + "\";").utf8), file: file)
    #expect(reading.root?["a"]?.string?.utf8.count == 300_000)
  }
}

@Suite(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent))) struct RealStringsTests {
  @Test func realFilesAreReadWithNoFindingButTheirOwnFaults() throws {
    var found: [String] = []
    var count = 0
    for app in try SharedData.names(in: "corpus/strings") {
      for language in try SharedData.names(in: "corpus/strings/" + app) {
        let folder = "corpus/strings/\(app)/\(language)"
        for name in try SharedData.names(in: folder) where name.hasSuffix(".strings") {
          let reading = readStrings(try SharedData.bytes(folder + "/" + name), file: file)
          count += reading.root?.members.count ?? 0
          found += reading.findings.map { "\(app)/\(language)/\(name) \($0.at.start): \($0.message)" }
        }
      }
    }
    #expect(found == ["app-aa56/other/translations.bad.strings 136: Expected '=' after the key"])
    #expect(count > 1000)
  }
}

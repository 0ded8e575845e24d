import Findings
import SourceFormats
import TestWorlds
import Testing

@Suite struct JSONTests {
  @Test func everyKindOfValueIsRead() {
    #expect(
      describedJSON(#"{"a": [1, -2.50e+3, "x"], "b": {"c": null}, "d": true, "e": false, "f": [], "g": {}}"#)
        == ["{a: [1, -2.50e+3, \"x\"], b: {c: null}, d: true, e: false, f: [], g: {}}"])
  }

  @Test func everyValueAndKeyKnowsItsRange() throws {
    let bytes = Array("{ \"é\" : [ 1 , \"ü\" ] , \"b\\n\": null }\n".utf8)
    let root = try #require(readJSON(bytes, file: file).root)
    #expect(
      rangeTexts(root, of: bytes)
        == [
          "{ \"é\" : [ 1 , \"ü\" ] , \"b\\n\": null }", "\"é\"", "[ 1 , \"ü\" ]", "1", "\"ü\"", "\"b\\n\"", "null",
        ])
  }

  @Test func escapesAreDecoded() {
    #expect(
      describedJSON(#"["\"\\\/\b\f\n\r\t", "\u00e9\u20AC", "\ud83d\ude00!"]"#)
        == ["[\"\"\\/\u{8}\u{C}\n\r\t\", \"é€\", \"😀!\"]"])
  }

  @Test func halfASurrogatePairIsReportedAndReplaced() {
    #expect(
      describedJSON(#"["a\ud83d", "\ude00b", "\ud83d\u0041"]"#)
        == [
          "[\"a\u{FFFD}\", \"\u{FFFD}b\", \"\u{FFFD}A\"]",
          #"malformed-json: Half a surrogate pair in a string [\ud83d] at 3"#,
          #"malformed-json: Half a surrogate pair in a string [\ude00] at 13"#,
          #"malformed-json: Half a surrogate pair in a string [\ud83d] at 24"#,
        ])
  }

  @Test func keysAreFoundByTheirTextWhateverTheirEscapes() {
    let root = readJSON(Array(#"{"a": 1, "\u0062": 2, "a": 3}"#.utf8), file: file).root
    #expect(root?["a"]?.number == "1")
    #expect(root?["b"]?.number == "2")
    #expect(root?["c"] == nil)
    #expect(root?["a"]?["a"] == nil)
  }

  @Test func aByteOrderMarkIsPassedOver() {
    #expect(describedJSON("\u{FEFF}[1]") == ["[1]"])
    #expect(readJSON(Array("\u{FEFF}[1]".utf8), file: file).root?.range.start == 3)
  }

  @Test(arguments: [
    ("", "malformed-json: File is empty [] at 0"),
    (" \n", "malformed-json: File is empty [] at 0"),
    ("{", "malformed-json: Expected a key in double quotes, but the file ends [] at 1"),
    ("[1, 2\n", "malformed-json: Expected ',' or ']' after the value, but the file ends [] at 5"),
    (#"{"a" 1}"#, "malformed-json: Expected ':' after the key [1] at 5"),
    (#"{"a": }"#, "malformed-json: Expected a value [}] at 6"),
    (#"{"a": 1]"#, "malformed-json: Expected ',' or '}' after the value []] at 7"),
    (#"{a: 1}"#, "malformed-json: Expected a key in double quotes [a] at 1"),
    (#"['a']"#, "malformed-json: Expected a value ['] at 1"),
    (#"{"a": 1} x"#, "malformed-json: Expected the end of the file after the value [x] at 9"),
    ("[\"ab\n\"]", "malformed-json: String is not closed on its line, expected '\"' [\"ab] at 1"),
    ("[\"ab", "malformed-json: String is not closed on its line, expected '\"' [\"ab] at 1"),
    ("[\"ab\\", "malformed-json: String is not closed on its line, expected '\"' [\"ab\\] at 1"),
    ("\0\0", "malformed-json: Expected a value [\0] at 0"),
  ]) func aHardFaultLeavesNoRoot(text: String, finding: String) {
    #expect(describedJSON(text) == ["nothing", finding])
  }

  @Test(arguments: [
    ("[1,]", "[1]", "malformed-json: Trailing comma before ']' [,] at 2"),
    (#"{"a":1 , }"#, "{a: 1}", "malformed-json: Trailing comma before '}' [,] at 7"),
    ("{\"a\":1\n\"b\":2}", "{a: 1, b: 2}", "malformed-json: Expected ',' or '}' after the value [] at 6"),
    ("[1 2]", "[1, 2]", "malformed-json: Expected ',' or ']' after the value [] at 2"),
    ("[1, // one\n2]", "[1, 2]", "malformed-json: Comment in JSON, which has none [// one] at 4"),
    ("/**/[1]", "[1]", "malformed-json: Comment in JSON, which has none [/**/] at 0"),
    ("[007]", "[007]", "malformed-json: Number begins with 0 [007] at 1"),
    ("[1.]", "[1.]", "malformed-json: Expected a digit after '.' [1.] at 1"),
    ("[1e]", "[1e]", "malformed-json: Expected a digit in the exponent [1e] at 1"),
    ("[1.2.3]", "[1.2.3]", "malformed-json: Number goes on with something else [1.2.3] at 1"),
    ("[+]", "[+]", "malformed-json: Expected a digit [+] at 1"),
    ("[-]", "[-]", "malformed-json: Expected a digit [-] at 1"),
    ("[True]", "[true]", "malformed-json: Unknown word 'True', expected a value [True] at 1"),
    ("[\"a\tb\"]", "[\"a\tb\"]", "malformed-json: Control character in a string [\t] at 3"),
    (#"["\x"]"#, "[\"\u{FFFD}\"]", #"malformed-json: Unknown escape '\x' in a string [\x] at 2"#),
    (
      #"["\u12"]"#, "[\"\u{FFFD}12\"]",
      #"malformed-json: Expected four hexadecimal digits after '\u' [\u] at 2"#
    ),
  ]) func aSoftFaultLeavesTheTreeUsable(text: String, tree: String, finding: String) {
    #expect(describedJSON(text) == [tree, finding])
  }

  @Test func invalidUTF8IsReportedByteByByteAndReplaced() {
    let bytes: [UInt8] = [0x5B, 0x22, 0x61, 0xFF, 0xC3, 0x22, 0x5D]
    let reading = readJSON(bytes, file: file)
    #expect(reading.root?.elements.map(\.string) == ["a\u{FFFD}\u{FFFD}"])
    #expect(reading.findings.map(\.at.start) == [3, 4])
    #expect(reading.findings.map(\.message) == ["Invalid UTF-8 in a string", "Invalid UTF-8 in a string"])
  }

  @Test func utf16IsRefusedWithAWayOut() {
    for bytes in [[0xFF, 0xFE, 0x5B, 0], [0, 0x5B, 0, 0x5D], [0x5B, 0, 0x5D, 0]] as [[UInt8]] {
      let reading = readJSON(bytes, file: file)
      #expect(reading.findings.map(\.message) == ["UTF-16 file, but JSON is UTF-8"])
      #expect(reading.findings.map(\.help) == ["Save the file as UTF-8"])
      #expect(reading.root == nil)
    }
  }

  @Test func anUnclosedBracketNamesWhereItStands() {
    let reading = readJSON(Array("{\"a\": [1".utf8), file: file)
    #expect(
      reading.findings.first?.related
        == [Finding.Related("'[' is not closed", at: SourceRange(file: file, start: 6, end: 7))])
  }

  @Test func duplicateKeysAreReportedWithTheFirst() {
    let reading = readJSON(Array(#"{"a":{"a":1},"b":2,"\u0061":3,"b":4}"#.utf8), file: file)
    #expect(reading.findings.map(\.rule) == ["duplicate-key", "duplicate-key"])
    #expect(
      reading.findings.map(\.message) == ["Key 'a' stands twice in one object", "Key 'b' stands twice in one object"])
    #expect(reading.findings.map(\.at.start) == [19, 30])
    #expect(reading.findings.flatMap(\.related).map(\.at.start) == [1, 13])
    #expect(reading.root?["b"]?.number == "2")
  }

  @Test func keysThatOnlyLookAlikeAreNotDuplicates() {
    // The second "é" is an e with a combining accent: equal to Swift, but not to the tools that read such files.
    #expect(readJSON(Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8), file: file).findings.isEmpty)
  }

  @Test func fiftyThousandKeysAreCheckedForDuplicates() {
    var text = "{"
    for number in 0..<50_000 { text += "\"key.\(number)\": \(number),\n" }
    text += "\"key.7\": 0, \"key.49999\": 1}"
    let reading = readJSON(Array(text.utf8), file: file)
    #expect(
      reading.findings.map(\.message)
        == ["Key 'key.7' stands twice in one object", "Key 'key.49999' stands twice in one object"])
    #expect(reading.root?.members.count == 50_002)
    #expect(reading.root?["key.40000"]?.number == "40000")
  }

  @Test func deepNestingIsRead() {
    let depth = 100_000
    let arrays = readJSON([UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth), file: file)
    #expect(arrays.findings.isEmpty)
    var node = arrays.root
    var found = 0
    while let inner = node {
      found += 1
      node = inner.elements.first
    }
    #expect(found == depth)
    let open = readJSON([UInt8](repeating: 0x5B, count: depth), file: file)
    #expect(open.root == nil)
    #expect(open.findings.count == 1)
  }

  @Test func aMergeConflictIsOneFindingAtItsFirstMarker() {
    let text = "{\n  \"a\": 1,\n<<<<<<< HEAD\n  \"b\": 2,\n=======\n  \"b\": 3,\n>>>>>>> other\n}"
    #expect(
      describedJSON(text)
        == ["nothing", "merge-conflict-marker: Merge conflict marker left in the file [<<<<<<< HEAD] at 12"])
    #expect(describedJSON(#"["<<<<<<< HEAD"]"#) == [#"["<<<<<<< HEAD"]"#])
  }

  @Test func aFileThatIsWrongAllOverIsReportedOnlySoFar() {
    let reading = readJSON(Array(("[" + String(repeating: "1 ", count: 10_000) + "]").utf8), file: file)
    #expect(reading.findings.count == 101)
    #expect(reading.findings.last?.message == "More is wrong from here on than is listed")
  }

  @Test func everyPrefixOfAFileIsRefusedAtItsEnd() {
    let text = Array(#"{"a\u00e9\n": [1.5e3, true, {"b": "ü"}]}"#.utf8)
    for length in 0..<text.count {
      let reading = readJSON(Array(text.prefix(length)), file: file)
      #expect(reading.root == nil)
      #expect(!reading.findings.isEmpty, "\(length)")
      #expect(reading.findings.allSatisfy { $0.at.end <= length })
    }
  }
}

@Suite(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent))) struct RealJSONTests {
  @Test(arguments: ["corpus/storekit", "corpus/xcstrings", "corpus/asc/tables"]) func realFilesAreSound(folder: String)
    throws
  {
    for name in try SharedData.names(in: folder)
    where name.hasSuffix("json") || name.hasSuffix("storekit") || name.hasSuffix("xcstrings") {
      let bytes = try SharedData.bytes(folder + "/" + name)
      let reading = readJSON(bytes, file: file)
      #expect(reading.findings.map(\.message) == [], "\(name)")
      #expect(reading.root?.kind == .object || reading.root?.kind == .array, "\(name)")
    }
  }
}

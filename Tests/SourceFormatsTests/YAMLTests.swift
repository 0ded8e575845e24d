import Findings
import SourceFormats
import Testing

private func describedYAML(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  return described(readYAML(bytes, file: file), of: bytes)
}

private func help(_ text: String) -> [String] { readYAML(Array(text.utf8), file: file).findings.map(\.help) }

@Suite struct YAMLTests {
  @Test func everyKindOfValueIsRead() {
    #expect(
      describedYAML("a: [1, -2.5, x]\nb:\n  c: ~\n  d: null\n  e:\nf: true\ng: \"true\"\nh: {}\ni:\n- one\n- 'it''s'\n")
        == [
          "{a: [1, -2.5, \"x\"], b: {c: null, d: null, e: null}, f: true, g: \"true\", h: {}, i: [\"one\", \"it's\"]}"
        ])
  }

  @Test func aVariableAtTheBeginningNeedsQuotes() {
    let message = "malformed-yaml: Text that begins with '{{' needs quotes"
    #expect(describedYAML("a: {{ b.c }}\nd: e\n") == ["nothing", "\(message) [{{ b.c }}] at 3"])
    #expect(describedYAML("a: {{ b.c }} a month \n") == ["nothing", "\(message) [{{ b.c }} a month] at 3"])
    #expect(describedYAML("a: { b: {{ c }}, d: e }\n") == ["nothing", "\(message) [{{ c }}] at 8"])
    #expect(help("a: {{ b }}") == ["Put the whole text in double quotes"])
    #expect(
      describedYAML("a: {[b]: c}") == ["nothing", "malformed-yaml: List or object as a key, expected text [[] at 4"])
    #expect(help("a: {[b]: c}") == ["Put the text in quotes"])
  }

  @Test func aTextThatLooksLikeATagNeedsQuotes() {
    let message = "malformed-yaml: Text must not begin with '!' without quotes"
    #expect(describedYAML("a: !now\nb: c") == ["{a: null, b: \"c\"}", "\(message) [!now] at 3"])
    #expect(describedYAML("a: !now or never\n") == ["{a: null}", "\(message) [!now or never] at 3"])
    #expect(describedYAML("a: !!str 1\nb: !x \"c\"\n") == ["{a: \"1\", b: \"c\"}"])
  }

  @Test func aCommentThatEatsABracketIsTold() {
    let message = "malformed-yaml: Text from '#' on is a comment and not part of the value"
    #expect(describedYAML("a: { b: #30B0C7 }\nc: d\n") == ["nothing", "\(message) [#30B0C7 }] at 8"])
    #expect(describedYAML("a: { e: '# x', b: #30B0C7 }\nc: d\n") == ["nothing", "\(message) [#30B0C7 }] at 18"])
    #expect(describedYAML("a: [ #30B0C7 ]\n") == ["nothing", "\(message) [#30B0C7 ]] at 5"])
    #expect(describedYAML("a: {\n  b: #123\n}\n") == ["{a: {b: null}}", "\(message) [#123] at 10"])
    #expect(
      describedYAML("a: {\n  b: 1, # one\n  c: 2 # two\n}\n") == ["{a: {b: 1, c: 2}}"])
  }

  @Test func onlyTrueAndFalseAreBooleans() {
    #expect(
      describedYAML("lang: no\ntier: on\nversion: 1.10\nyes: Yes\nzip: 0123\nlocales:\n  - sv\n  - no\n")
        == [#"{lang: "no", tier: "on", version: 1.10, yes: "Yes", zip: "0123", locales: ["sv", "no"]}"#])
    let root = readYAML(Array("version: 1.10\nn: null\nt: true".utf8), file: file).root
    #expect(root?["version"]?.string == "1.10")
    #expect(root?["t"]?.string == "true")
    #expect(root?["n"]?.kind == .null)
    #expect(root?["n"]?.string == nil)
  }

  @Test func everyValueAndKeyKnowsItsRange() throws {
    let bytes = Array(
      "# Ein Kömmentar 😀\nä: \"ö ü\" # x\r\nlist:\n  - 日本\n  - {k: 'v'} \n\ntext: |\n  éins\n  zwei\n\nlast: a\n  b\n"
        .utf8)
    let root = try #require(readYAML(bytes, file: file).root)
    #expect(
      rangeTexts(root, of: bytes)
        == [
          "ä: \"ö ü\" # x\r\nlist:\n  - 日本\n  - {k: 'v'} \n\ntext: |\n  éins\n  zwei\n\nlast: a\n  b", "ä", "\"ö ü\"",
          "list", "- 日本\n  - {k: 'v'}", "日本", "{k: 'v'}", "k", "'v'", "text", "|\n  éins\n  zwei", "last",
          "a\n  b",
        ])
    #expect(root["text"]?.string == "éins\nzwei\n")
    #expect(root["last"]?.string == "a b")
  }

  @Test func rangesStayRightBehindManyWideCharacters() throws {
    let text = String(repeating: "# 日本語😀\n", count: 500) + "key: value\n"
    let bytes = Array(text.utf8)
    let root = try #require(readYAML(bytes, file: file).root)
    #expect(rangeTexts(root, of: bytes) == ["key: value", "key", "value"])
  }

  @Test func aPartOfAFileHasTheOffsetsOfTheFile() throws {
    let bytes = Array("---\ntitle: Größe\nb: [\n---\n# Größe\n".utf8)
    let end = 4 + "title: Größe\n".utf8.count
    let root = try #require(readYAML(bytes, file: file, within: 4..<end).root)
    #expect(rangeTexts(root, of: bytes) == ["title: Größe", "title", "Größe"])
    let broken = readYAML(bytes, file: file, within: 4..<end + "b: [\n".utf8.count)
    #expect(broken.root == nil)
    #expect(broken.findings.flatMap(\.related).map { text($0.at, of: bytes) } == ["["])
  }

  @Test(arguments: ["", "\n", "# only a comment\n", "---\n", "\u{FEFF}"]) func anEmptyDocumentIsNull(text: String) {
    #expect(describedYAML(text) == ["null"])
  }

  @Test func aByteOrderMarkIsPassedOver() {
    #expect(readYAML(Array("\u{FEFF}a: 1".utf8), file: file).root?["a"]?.range.start == 6)
  }

  @Test(arguments: [
    ("title: Pro: everything\n", "Unexpected ':' in a value without quotes [:] at 10"),
    ("title: \"Pro\" for teams\n", "Text after the closing quote [for teams] at 13"),
    ("title: 'Anna's plan'\n", "Text after the closing quote [s plan'] at 13"),
    ("a:\n\tb: 1\n", "Tab where YAML takes only spaces [\t] at 3"),
    ("title: @home\n", "Text must not begin with '@' without quotes [@] at 7"),
    ("title: *New* plan\n", "Text must not begin with '*' without quotes [*New* plan] at 7"),
    ("title: & more\n", "Text must not begin with '&' without quotes [& more] at 7"),
    ("title: !\u{7F}x\n", "Control character [\u{7F}] at 8"),
    ("é: \"a\0\"", "Control character [\0] at 6"),
    ("title: \"abc\nb: 1\n", "Text in quotes is not closed [\"abc] at 7"),
    ("a: [1, 2\nb: 3\n", "Expected ',' or ']' in the list [:] at 10"),
    ("a: {b: 1\n", "Expected ',' or '}' in the object [] at 9"),
    ("a: 1\nb\nc: 2\n", "Expected ':' after the key [b] at 5"),
    ("a:\n  b: 1\n c: 2\n", "Expected a key in the column of the keys before it [c: 2] at 11"),
    ("- a\nb: 1\n", "Expected '-' and the next element of the list [b: 1] at 4"),
    ("a: - b\n", "Unexpected '-' here [-] at 3"),
    (#"a: "\q""#, #"Unknown escape in double quotes [\q] at 4"#),
    ("a: > text\n", "Text after the sign of a text block [text] at 5"),
    ("a: *b\n", "Unknown alias '*b' [*b] at 3"),
    ("a: &b [*b]\n", "Alias '*b' stands in what it names [*b] at 7"),
    ("[a]: 1\n", "List or object as a key, expected text [[] at 0"),
  ]) func aFaultIsSaidInPlainWordsAtItsPlace(text: String, finding: String) {
    #expect(describedYAML(text) == ["nothing", "malformed-yaml: " + finding])
  }

  @Test func theAdviceIsToQuote() {
    #expect(help("title: Pro: everything\n") == ["Put the text in quotes"])
    #expect(help("title: 50% off #1\n") == ["Put the value in quotes; or write '# ' where a comment is meant"])
    #expect(
      help("title: 'Anna's plan'\n")
        == [#"Put the whole text in quotes: "…" with \" for a quote in it, or '…' with '' for one"#])
  }

  @Test func textThatAHashCutsOffIsReported() {
    #expect(
      describedYAML("title: 50% off #1\ntint: #30B0C7\nlist: # why\n  - a # b\n  - c   #d\nurl: x#y\nq: '#1'\n")
        == [
          ##"{title: null, tint: null, list: ["a", "c"], url: "x#y", q: "#1"}"##,
          "malformed-yaml: Text from '#' on is a comment and not part of the value [#1] at 15",
          "malformed-yaml: Text from '#' on is a comment and not part of the value [#30B0C7] at 24",
        ])
  }

  @Test func aSecondDocumentIsReported() {
    #expect(
      describedYAML("a: 1\n---\nb: 2\n")
        == ["{a: 1}", "malformed-yaml: Second document in one file [---] at 5"])
    #expect(describedYAML("---\na: 1\n...\n") == ["{a: 1}"])
  }

  @Test func duplicateKeysAreReported() {
    let reading = readYAML(Array("a: 1\nb: {\"a\": 1}\n\"a\": 2\n".utf8), file: file)
    #expect(reading.findings.map(\.message) == ["Key 'a' stands twice in one object"])
    #expect(reading.findings.map(\.at.start) == [17])
    #expect(reading.findings.flatMap(\.related).map(\.at) == [SourceRange(file: file, start: 0, end: 1)])
  }

  @Test func anAliasStandsForWhatItNames() throws {
    let bytes = Array("base: &b {x: [1, 2]}\nother: *b\ns: &t word\nlist:\n  - *t\n  - *b\n".utf8)
    let reading = readYAML(bytes, file: file)
    #expect(
      described(reading, of: bytes)
        == [#"{base: {x: [1, 2]}, other: {x: [1, 2]}, s: "word", list: ["word", {x: [1, 2]}]}"#])
    let root = try #require(reading.root)
    #expect(text(try #require(root["other"]?["x"]).range, of: bytes) == "[1, 2]")
    #expect(text(try #require(root["list"]).range, of: bytes) == "- *t\n  - *b")
  }

  @Test func aliasesThatMultiplyAreStopped() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      let names = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(names)]\n"
    }
    let reading = readYAML(Array(text.utf8), file: file)
    #expect(reading.root == nil)
    #expect(reading.findings.map(\.rule) == ["yaml-alias-limit"])
  }

  @Test(arguments: ["[", "{a: ", "- "]) func nestingHasALimit(opening: String) {
    let reading = readYAML(Array(String(repeating: opening, count: 20_000).utf8), file: file)
    #expect(reading.findings.map(\.message) == ["Nesting is deeper than 64 levels"])
    let allowed = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(readYAML(Array(allowed.utf8), file: file).findings.isEmpty)
  }

  @Test func aMergeConflictIsOneFinding() {
    #expect(
      describedYAML("a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n")
        == ["nothing", "merge-conflict-marker: Merge conflict marker left in the file [<<<<<<< HEAD] at 5"])
  }

  @Test func invalidUTF8IsReportedAtItsPlace() {
    let reading = readYAML([0x61, 0x3A, 0x20, 0xC3, 0xA9, 0xFF, 0x0A], file: file)
    #expect(reading.findings.map(\.message) == ["Invalid UTF-8"])
    #expect(reading.findings.map(\.at) == [SourceRange(file: file, start: 5, end: 6)])
  }

  @Test func manyKeysAreReadInLinearTime() {
    let text = (0..<50_000).map { "key\($0): \($0)\n" }.joined()
    let reading = readYAML(Array(text.utf8), file: file)
    #expect(reading.findings.isEmpty)
    #expect(reading.root?.members.count == 50_000)
  }
}

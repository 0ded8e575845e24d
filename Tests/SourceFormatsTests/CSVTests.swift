import Findings
import SourceFormats
import TestWorlds
import Testing

private func values(_ text: String) -> [[String]] {
  readCSV(Array(text.utf8), file: file).rows.map { $0.map(\.value) }
}

private func faults(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  return readCSV(bytes, file: file).findings.map {
    "\($0.rule): \($0.message) [\(SourceFormatsTests.text($0.at, of: bytes))] at \($0.at.start)"
  }
}

@Suite struct CSVTests {
  @Test(arguments: ["\n", "\r\n", "\r"]) func everyLineEndEndsARow(end: String) {
    #expect(values("a,b\(end)1,\(end)\(end),2") == [["a", "b"], ["1", ""], ["", "2"]])
  }

  @Test func quotesHoldDelimitersLineEndsAndQuotes() {
    #expect(
      values("\u{FEFF}a,b\n\"x, y\", \"two\r\nlines\" \n\"say \"\"hi\"\"\",5\" screen")
        == [["a", "b"], ["x, y", "two\r\nlines"], ["say \"hi\"", "5\" screen"]])
  }

  @Test(arguments: [
    ("a,b;c,d\n", UInt8(ascii: ",")), ("a;b\n1,5;2,5,3\n", UInt8(ascii: ";")), ("a\tb\n", UInt8(ascii: "\t")),
    ("\"a;b;c\",d\n", UInt8(ascii: ",")), ("\n\na;b\n,,,", UInt8(ascii: ";")), ("a\n", UInt8(ascii: ",")),
  ]) func theHeaderTellsTheDelimiter(text: String, delimiter: UInt8) {
    #expect(readCSV(Array(text.utf8), file: file).delimiter == delimiter)
  }

  @Test func everyFieldKnowsItsRange() {
    let bytes = Array("\u{FEFF}é;\"a\"\"b\"\r\n;2\n".utf8)
    let table = readCSV(bytes, file: file)
    #expect(table.rows.map { $0.map { text($0.range, of: bytes) } } == [["é", "\"a\"\"b\""], ["", "2"]])
    #expect(table.rows[1].map(\.range.start) == [14, 15])
  }

  @Test func raggedRowsAreReportedAndKept() {
    let text = "a,b\n1\n1,2,3,4\n5,6\n"
    #expect(
      faults(text)
        == [
          "malformed-csv: Row has 1 field, but the header has 2 [1] at 4",
          "malformed-csv: Row has 4 fields, but the header has 2 [3,4] at 10",
        ])
    #expect(values(text).count == 4)
  }

  @Test func anUnclosedQuoteEndsTheTable() {
    #expect(faults("a,b\n1,\"x\n2,y\n") == ["malformed-csv: Text in quotes is not closed [\"x] at 6"])
    #expect(values("a,b\n1,\"x\n2,y\n") == [["a", "b"]])
  }

  @Test func textBehindAQuoteIsReported() {
    #expect(faults("a,b\n\"x\" y,2\n") == ["malformed-csv: Text after the closing quote [y] at 8"])
  }

  @Test func mergeMarkersAndEmptyFilesAreOneFinding() {
    #expect(
      faults("a,b\n<<<<<<< HEAD\n1,2\n=======\n1,3\n>>>>>>> x\n")
        == ["merge-conflict-marker: Merge conflict marker left in the file [<<<<<<< HEAD] at 4"])
    #expect(faults("\n") == ["malformed-csv: File is empty [] at 0"])
  }

  @Test func invalidUTF8IsReportedAndReplaced() {
    let table = readCSV([0x61, 0x0A, 0x62, 0xFF, 0x0A], file: file)
    #expect(table.rows.map { $0.map(\.value) } == [["a"], ["b\u{FFFD}"]])
    #expect(table.findings.map(\.at) == [SourceRange(file: file, start: 3, end: 4)])
  }
}

@Suite(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent))) struct RealCSVTests {
  @Test func priceExportsAreSound() throws {
    let tables = try ["1", "2", "3"].map {
      readCSV(try SharedData.bytes("corpus/asc/csv/prices-\($0).csv"), file: file)
    }
    #expect(tables.flatMap(\.findings).isEmpty)
    #expect(tables.map { $0.rows.first?.first?.value } == Array(repeating: "Countries or Regions", count: 3))
    #expect(tables[0].rows.last?.map(\.value) == ["Congo, Republic of the", "USD", "7.0", "5.9500", "Y"])
  }
}

import Findings
import Testing

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("prcie", "price"), ("control-stlye", "control-style"), ("Polcies", "policies"),
  ])
  func suggestsWhatWasMeant(_ typed: String, _ meant: String) {
    #expect(nearestName(to: typed, among: ["policies", "price", "control-style"]) == meant)
  }

  @Test func staysSilentWhereNothingIsNear() {
    #expect(nearestName(to: "zebra", among: ["policies", "price"]) == nil)
  }
}

@Suite struct SourcePositionTests {
  @Test(arguments: [
    ("a\nbé\nc", UInt32(5), 2, 4), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("\u{FEFF}ab", 4, 1, 2), ("", 9, 1, 1),
  ])
  func countsLinesAndBytes(_ text: String, _ offset: UInt32, _ line: Int, _ column: Int) {
    let file = SourceFile(path: "a", bytes: Array(text.utf8))
    #expect(file.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test func countsUTF16ForReceiversThatDo() {
    #expect(SourceFile(path: "a", bytes: Array("x\n😀b".utf8)).utf16Column(of: 6) == 3)
  }
}

import Findings
import Testing

@Suite struct FindingLimitTests {
  private func finding(_ rule: String, _ file: UInt32, _ start: Int) -> Finding {
    .input(rule, "m\(start)", help: "h", at: SourceRange(file: FileID(index: file), start..<start + 1))
  }

  @Test func countsWhatIsMoreThanTheLimitByRuleAndFile() {
    let all =
      (0..<5).flatMap { [finding("a", 0, $0), finding("a", 1, $0)] } + [finding("b", 0, 9), finding("a", 0, 10)]
    let limited = all.limited(to: 3)
    #expect(
      limited.map { "\($0.rule) \($0.at.file.index) \($0.message)" } == [
        "a 0 m0", "a 1 m0", "a 0 m1", "a 1 m1", "a 0 m2", "a 1 m2",
        "a 0 3 more like this in this file are not listed", "a 1 2 more like this in this file are not listed",
        "b 0 m9",
      ])
    #expect(limited[6].help == "" && limited[6].severity == .error && limited[6].at.start == 3)
    #expect(all.limited(to: 6) == all)
  }
}

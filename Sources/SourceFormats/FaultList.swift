import Findings

/// The findings of one file while it is read. There is a limit: a file that is wrong all over must not cost more to report than to
/// read.
struct FaultList {
  static let limit = 100

  let file: FileID
  private(set) var findings: [Finding] = []
  /// Whether a finding was about the syntax, which is where merge conflict markers show.
  private(set) var isMalformed = false
  var isFull: Bool { findings.count > Self.limit }

  init(file: FileID) {
    self.file = file
  }

  mutating func malformed(
    _ rule: String, _ message: @autoclosure () -> String, help: @autoclosure () -> String = "", at range: Range<Int>,
    related: @autoclosure () -> [Finding.Related] = []
  ) {
    isMalformed = true
    add(rule, message(), help: help(), at: range, related: related())
  }

  mutating func add(
    _ rule: String, _ message: @autoclosure () -> String, help: @autoclosure () -> String = "", at range: Range<Int>,
    related: @autoclosure () -> [Finding.Related] = [], severity: Severity = .error
  ) {
    guard findings.count <= Self.limit else { return }
    let place = SourceRange(file: file, range)
    findings.append(
      findings.count == Self.limit
        ? .input(rule, "More is wrong from here on than is listed", at: place, severity: severity)
        : .input(rule, message(), help: help(), at: place, related: related(), severity: severity))
  }
}

import Findings

/// The findings of one file while it is read. There is a limit for each severity: a file that is wrong all over must
/// not cost more to report than to read, and notes must not crowd out errors.
struct FindingList {
  static let limit = 100

  private(set) var findings: [Finding] = []
  private var counts: [Severity: Int] = [:]

  mutating func add(
    _ rule: String, _ message: @autoclosure () -> String, help: @autoclosure () -> String, at range: SourceRange,
    related: [Finding.Related], severity: Severity, product: String?, storefront: String? = nil
  ) {
    let count = counts[severity, default: 0]
    guard count <= Self.limit else { return }
    counts[severity] = count + 1
    if count == Self.limit {
      findings.append(
        .input(rule, "More is wrong from here on than is listed", at: range, severity: severity))
      return
    }
    var finding = Finding.input(rule, message(), help: help(), at: range, related: related, severity: severity)
    finding.product = product
    finding.storefronts = storefront.map { [$0] } ?? []
    findings.append(finding)
  }
}

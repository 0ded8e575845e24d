import Testing

@testable import Projects

/// The parts of addresses that names become.
struct AddressTests {
  @Test(arguments: [
    ("Plus", "plus"), ("PhotoEditor Plus", "photoeditor-plus"), ("Café", "cafe"), ("Größe Ø", "grosse-o"),
    ("a'b", "ab"), ("../x", "x"), ("a/../b", "a-b"), ("..", ""), ("プロ", ""), ("プロ 2", "2"), ("---", ""),
    ("a\u{0}b", "a-b"), ("  Pro  ", "pro"), ("Ｐｒｏ", "pro"), ("x" + String(repeating: "é", count: 100), ""),
  ])
  func areLowerCaseLettersDigitsAndHyphens(name: String, expected: String) {
    let found = slug(name)
    #expect(found == (name.hasPrefix("x") ? "x" + String(repeating: "e", count: 63) : expected))
  }

  @Test(arguments: [
    ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("../../a/..", "../.."), ("/a/b/", "/a/b"), (".", ""),
  ])
  func pathsLoseWhatCanBeResolved(path: String, expected: String) {
    #expect(normalized(path) == expected)
  }

  @Test func clashWhereTwoNamesBecomeOne() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      paywalls:
        «Pro»: { group: Pro }
        «pro»: { group: Pro }
        «プロ»: { group: Pro }
        «report»: { group: Pro }
      """
    ])
    #expect(
      world.lines == [
        "«4» error address-clash: Paywall 'report' has the address of one of the site's own pages (give it another name)",
        "«2» error address-clash: Paywalls 'Pro' and 'pro' would both be at 'pro' / «1» The other one",
      ])
    #expect(world.project.paywalls.map(\.slug) == ["pro", "pro", "paywall-3"])
  }

  @Test func clashWhereASituationIsCalledLikeAnother() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      paywalls:
        pro: { group: Pro, situations: { «lapsed»: {}, Upgrade: {}, «upgrade»: {}, «期限»: {} } }
      """
    ])
    #expect(
      world.lines == [
        "«1» error address-clash: Situation 'lapsed' has the address of another situation (give one of them another name)",
        "«2» error address-clash: Situation 'upgrade' has the address of another situation (give one of them another name)",
      ])
    #expect(world.project.paywalls.flatMap(\.situations).map(\.slug) == ["upgrade", "situation-2"])
  }

  @Test(arguments: [
    (["com.example.pro.year", "com.example.pro.month"], ["year", "month"]),
    (
      ["com.example.pro_year", "com.example.pro_month", "other"],
      ["com-example-pro-year", "com-example-pro-month", "other"]
    ),
    (["a.プロ", "a.月"], ["plan-1", "plan-2"]),
    (["pro.1", "pro.1_", "pro.Ⅰ"], ["1", "plan-2", "i"]),
    (["pro"], ["pro"]),
    (["a.plan-2", "a.プロ"], ["plan-2", "plan-2-2"]),
  ])
  func ofPlansAreWhatTheirIdsHaveBeyondWhatAllShare(ids: [String], expected: [String]) throws {
    let world = ProjectWorld(["App.storekit": catalog(ids.enumerated().map { "\($0.element) \($0.offset + 1) 9" })])
    let paywall = try #require(world.project.paywalls.first)
    #expect(paywall.planSlugs == expected)
  }
}

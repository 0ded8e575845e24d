import Disk
import Testing

@Suite struct OutputPathTests {
  @Test(arguments: [
    ("", OutputPathProblem.leadsOutside("")), ("/tmp/evil", .leadsOutside("/tmp/evil")),
    ("../evil", .leadsOutside("../evil")), ("a/../../b", .leadsOutside("a/../../b")), ("a//b", .leadsOutside("a//b")),
    ("a/", .leadsOutside("a/")), ("./a", .leadsOutside("./a")), ("a/.", .leadsOutside("a/.")),
    ("..", .leadsOutside("..")),
    ("a\\b", .forbiddenCharacter("a\\b")), ("a\0", .forbiddenCharacter("a\0")), ("a\n", .forbiddenCharacter("a\n")),
    ("a\u{7F}", .forbiddenCharacter("a\u{7F}")),
    (".paywallgen-manifest.json", .reserved(".paywallgen-manifest.json")),
  ])
  func refuses(path: String, problem: OutputPathProblem) {
    #expect(OutputPathProblem.problems(in: [path]) == [problem])
  }

  @Test(arguments: [
    "index.html", "plus/de-DE@DEU/index.md", "a..b/...x", "プロ/é.html", "a b/#%.html", "x/.paywallgen-a",
  ])
  func takes(path: String) {
    #expect(OutputPathProblem.problems(in: [path]) == [])
  }

  @Test func findsPathsThatAMacTakesForOne() {
    let paths = ["pro/a", "Pro/a", "caf\u{E9}", "cafe\u{301}", "x", "x", "pt-br", "pt-BR", "other"]
    #expect(
      OutputPathProblem.problems(in: paths) == [
        .clash("cafe\u{301}", "caf\u{E9}"), .clash("Pro/a", "pro/a"), .clash("pt-BR", "pt-br"), .clash("x", "x"),
      ])
  }

  @Test func findsAFileThatWouldHaveToBeAFolder() {
    #expect(
      OutputPathProblem.problems(in: ["plus", "plus/de/index.html", "plus-1"]) == [
        .fileIsFolder("plus", "plus/de/index.html")
      ])
  }
}

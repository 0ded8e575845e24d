import Findings
import Testing

@Suite struct PathTextTests {
  /// Each of these is one character with the slash before it.
  static let joining = ["\u{301}x", "\u{E0041}", "\u{200D}", "\u{FE0F}y"]

  @Test(arguments: joining) func partsPathsAtSlashesThatAMarkFollows(_ name: String) {
    let path = "/root/\(name)/\(name)"
    #expect(path.pathParts == ["root", Substring(name), Substring(name)])
    #expect(path.path(below: "/root").map { Array($0.utf8) } == Array("\(name)/\(name)".utf8))
    #expect("/\(name)".isAbsolutePath)
    #expect(path.lastPathPart == Substring(name))
    #expect("\(name)/".withoutLastSlash == name)
  }

  @Test func tellsWhatLiesBelowFromWhatIsNamedAlike() {
    #expect("/a/b".path(below: "/a") == "b")
    #expect("/ab".path(below: "/a") == nil)
    #expect("/a".path(below: "/a") == nil)
    #expect("a//b/./".pathParts == ["a", "b", "."])
    #expect("".pathParts == [] && !"".isAbsolutePath && "".withoutLastSlash == "")
    #expect("a/".lastPathPart == "" && "a".lastPathPart == "a")
  }
}

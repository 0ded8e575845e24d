import Disk
import Findings
import Foundation
import Testing

@Suite struct FileTreeAtRevisionTests {
  func git(_ arguments: [String], in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
    process.arguments = ["git", "-C", folder] + identity + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  func commit(_ scratch: ScratchFolder, _ tag: String) throws {
    try git(["add", "-A", "-f"], in: scratch.path)
    try git(["commit", "-q", "-m", tag], in: scratch.path)
    try git(["tag", tag], in: scratch.path)
  }

  func read(_ tree: FileTree, _ path: String) -> Result<String, DiskError> {
    do throws(DiskError) { return .success(String(decoding: try tree.read(path), as: UTF8.self)) } catch {
      return .failure(error)
    }
  }

  @Test func searchesNoFolderThatABuildWrote() throws {
    let mark = ".paywallgen-manifest.json"
    let scratch = try ScratchFolder([
      "app/a.md": "A", "app/public/b.md": "B", "app/public/\(mark)": "{}", "app/public/en/c.md": "C",
      "app/pub/d.md": "D",
    ])
    try git(["init", "-q"], in: scratch.path)
    try commit(scratch, "one")
    let tree = try FileTree.atRevision("one", folder: scratch.path)
    #expect(tree.paths == ["app/a.md", "app/pub/d.md"])
    #expect(tree.list("app") == ["app/a.md", "app/pub/d.md"])
    #expect(tree.list("app/public") == [])
    #expect(try FileTree.atRevision("one", folder: scratch.path("app/public")).paths == [mark, "b.md", "en/c.md"])
  }

  @Test func seesTheFolderAsItWas() throws {
    let scratch = try ScratchFolder([
      "app/Donnée #1.md": "old", "app/gone.md": "G", "app/node_modules/x.md": "x", "app/_site/index.md": "o",
      "Shared/App.storekit": "S", "app/Cafe\u{301}.md": "C", "app/empty.md": "",
    ])
    try scratch.link("app/same.md", to: "../Shared/App.storekit")
    try scratch.link("app/broken.md", to: "nowhere")
    try scratch.link("app/loop.md", to: "loop.md")
    try scratch.link("app/shared", to: "../Shared")
    try git(["init", "-q"], in: scratch.path)
    try commit(scratch, "one")
    try scratch.write("app/Donnée #1.md", "new")
    try scratch.remove("app/gone.md")
    try commit(scratch, "two")

    let tree = try FileTree.atRevision("one", folder: scratch.path("app"), excluding: "_site")
    #expect(tree.paths == ["Cafe\u{301}.md", "Donnée #1.md", "empty.md", "gone.md", "same.md"])
    #expect(read(tree, "Donnée #1.md") == .success("old"))
    #expect(read(tree, "same.md") == .success("S"))
    #expect(read(tree, "./gone.md") == .success("G"))
    #expect(read(tree, "empty.md") == .success(""))
    #expect(read(tree, "Caf\u{E9}.md") == .success("C"))
    #expect(read(tree, "../Shared/App.storekit") == .success("S"))
    #expect(tree.list("../Shared") == ["../Shared/App.storekit"])
    #expect(tree.list("node_modules/") == ["node_modules/x.md"])
    for (path, reason) in [
      ("nowhere.md", DiskError.Reason.missing), ("broken.md", .missing), ("loop.md", .missing),
      ("node_modules", .isFolder), ("../../x", .missing), ("/etc/passwd", .missing),
    ] {
      #expect(read(tree, path) == .failure(DiskError(path: path, reason: reason)))
    }

    let whole = try FileTree.atRevision("two", folder: scratch.path)
    #expect(read(whole, "app/Donnée #1.md") == .success("new"))
    #expect(read(whole, "app/gone.md") == .failure(DiskError(path: "app/gone.md", reason: .missing)))
  }

  @Test func saysWhatIsWrongWithARevision() throws {
    let scratch = try ScratchFolder(["a.md": "A"])
    #expect(throws: RevisionError.noRepository(folder: scratch.path)) {
      try FileTree.atRevision("HEAD", folder: scratch.path)
    }
    try git(["init", "-q"], in: scratch.path)
    try commit(scratch, "one")
    try scratch.write("later/b.md", "B")
    for revision in ["nowhere", "--output=x", "", "one:a.md"] {
      #expect(throws: RevisionError.unknown(revision: revision)) {
        try FileTree.atRevision(revision, folder: scratch.path)
      }
    }
    #expect(throws: RevisionError.noFolder(folder: scratch.path("later"), revision: "one")) {
      try FileTree.atRevision("one", folder: scratch.path("later"))
    }
  }

  @Test func readsAFolderThatIsNoLongerThere() throws {
    let scratch = try ScratchFolder(["app/in/a.md": "A"])
    try git(["init", "-q"], in: scratch.path)
    try commit(scratch, "one")
    try git(["mv", "app", "moved"], in: scratch.path)
    try commit(scratch, "two")
    #expect(read(try FileTree.atRevision("one", folder: scratch.path("app/in")), "a.md") == .success("A"))
    #expect(throws: RevisionError.noFolder(folder: scratch.path("app/in"), revision: "two")) {
      try FileTree.atRevision("two", folder: scratch.path("app/in"))
    }
  }

  @Test func readsABlobBiggerThanAPipe() throws {
    let text = String(repeating: "0123456789\n", count: 100_000)
    let scratch = try ScratchFolder(["big.md": text, "small.md": "s"])
    try git(["init", "-q"], in: scratch.path)
    try commit(scratch, "one")
    let tree = try FileTree.atRevision("HEAD", folder: scratch.path)
    #expect(read(tree, "big.md") == .success(text))
    #expect(read(tree, "small.md") == .success("s"))
  }
}

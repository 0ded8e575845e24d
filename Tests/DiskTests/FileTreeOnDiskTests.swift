import Disk
import Findings
import Foundation
import Testing

@Suite struct FileTreeOnDiskTests {
  /// What reading gave: the text, or why not.
  func read(_ tree: FileTree, _ path: String) -> Result<String, DiskError> {
    do throws(DiskError) { return .success(String(decoding: try tree.read(path), as: UTF8.self)) } catch {
      return .failure(error)
    }
  }

  @Test func findsFilesInTheOrderOfTheirBytes() throws {
    let scratch = try ScratchFolder([
      "b.storekit": "", "Z.storekit": "", "a/é.md": "", "a/z.md": "", "My App 100% #1/Données/App.storekit": "",
      "X.storekit/Configuration.storekit": "", ".hidden.yml": "",
    ])
    let tree = try FileTree.onDisk(folder: scratch.path)
    #expect(
      tree.paths == [
        ".hidden.yml", "My App 100% #1/Données/App.storekit", "X.storekit/Configuration.storekit", "Z.storekit",
        "a/z.md", "a/é.md", "b.storekit",
      ])
    #expect(read(tree, "My App 100% #1/Données/App.storekit") == .success(""))
  }

  @Test func searchesNoFolderThatToolsFill() throws {
    let skipped = [".git", ".build", "build", "DerivedData", "Pods", "Carthage", "node_modules", ".hidden", "out"]
    let scratch = try ScratchFolder(["App/a.md": "A", "App/Pods.md": "P"])
    for folder in skipped { try scratch.write("App/" + folder + "/x.md", "x") }
    try scratch.link("other-name", to: "App/out")
    let tree = try FileTree.onDisk(folder: scratch.path, excluding: scratch.path("other-name"))
    #expect(tree.paths == ["App/Pods.md", "App/a.md"])
    #expect(tree.list("App/build") == ["App/build/x.md"])
  }

  @Test func searchesNoFolderThatABuildWrote() throws {
    let mark = ".paywallgen-manifest.json"
    let scratch = try ScratchFolder([
      "App/a.md": "A", "App/public/b.md": "B", "App/public/\(mark)": "{}", "App/public/en/c.md": "C",
      "Copy/\(mark)/d.md": "D",
    ])
    let tree = try FileTree.onDisk(folder: scratch.path)
    #expect(tree.paths == ["App/a.md"])
    #expect(tree.list("App") == ["App/a.md"])
    #expect(tree.list("App/public") == [])
    #expect(tree.list(".") == ["App/a.md"])
    // A folder that is named as the project is looked at whatever it holds.
    let site = try FileTree.onDisk(folder: scratch.path("App/public"))
    #expect(site.paths == [mark, "b.md", "en/c.md"])
  }

  @Test func findsEachFileOnceThoughLinksLoop() throws {
    let scratch = try ScratchFolder(["copy/en/pro.md": "A", "outside/far.md": "F"])
    try scratch.link("copy/en/loop", to: ".")
    try scratch.link("copy/en/up", to: "../../copy")
    try scratch.link("copy/en/self", to: "self")
    try scratch.link("copy/en/broken.md", to: "nowhere")
    try scratch.link("copy/en/same.md", to: "pro.md")
    try scratch.link("copy/away", to: "../outside")
    let search = try FolderSearch(scratch.path("copy"))
    #expect(search.paths == ["en/pro.md", "en/same.md"])
    #expect(search.unfollowedLinks == ["away", "en/loop", "en/up"])
    #expect(search.deadLinks == ["en/broken.md", "en/self"])
    let tree = FileTree.onDisk(search)
    #expect(tree.paths == search.paths)
    #expect(tree.list("away") == ["away/far.md"])
    #expect(read(tree, "away/far.md") == .success("F"))
    #expect(read(tree, "en/broken.md") == .failure(DiskError(path: "en/broken.md", reason: .missing)))
  }

  @Test func looksAtNoMoreThanItMust() throws {
    let scratch = try ScratchFolder(["a.md": "", "b/c.md": "", "b/d/e.md": "", "b/d/f.md": "", "g/h.md": ""])
    let whole = try FolderSearch(scratch.path, most: 8)
    #expect(!whole.isCut && whole.paths == ["a.md", "b/c.md", "b/d/e.md", "b/d/f.md", "g/h.md"])
    // What lies nearest is kept.
    let cut = try FolderSearch(scratch.path, most: 6)
    #expect(cut.isCut && cut.paths == ["a.md", "b/c.md", "g/h.md"])
    #expect(FileTree.onDisk(cut).skipped == [.init(path: ".", reason: .tooMany(FolderSearch.most))])
  }

  #if os(Linux)
    @Test func tellsOfNamesThatAreNoText() throws {
      let scratch = try ScratchFolder(["Copy/pro.en-US.md": ""])
      for (start, end) in [("Copy/caf", ".de-DE.md"), (".", "x")] {
        let name = Array((scratch.path + "/" + start).utf8) + [0xE9] + Array(end.utf8) + [0]
        #expect(close(creat(name.map { CChar(bitPattern: $0) }, 0o644)) == 0)
      }
      let search = try FolderSearch(scratch.path)
      #expect(search.paths == ["Copy/pro.en-US.md"])
      #expect(search.unnameable == ["Copy/caf\\xE9.de-DE.md"])
    }
  #endif

  @Test func findsNamesInEitherUnicodeForm() throws {
    let composed = "Caf\u{E9}"
    let decomposed = "Cafe\u{301}"
    let scratch = try ScratchFolder([decomposed + "/" + decomposed + ".md": "D"])
    let tree = try FileTree.onDisk(folder: scratch.path)
    #expect(read(tree, composed + "/" + composed + ".md") == .success("D"))
    #expect(read(tree, decomposed + "/" + composed + ".md") == .success("D"))
    #expect(tree.list(composed) == [composed + "/" + decomposed + ".md"])
    #expect(read(tree, "Cafe.md") == .failure(DiskError(path: "Cafe.md", reason: .missing)))
  }

  @Test func prefersTheExactNameOverTheOtherForm() throws {
    let scratch = try ScratchFolder(["e\u{301}.md": "decomposed"])
    try scratch.write("\u{E9}.md", "composed")
    let tree = try FileTree.onDisk(folder: scratch.path)
    // A file system that takes both for one name keeps what was written last.
    guard tree.paths.count == 2 else { return }
    #expect(read(tree, "e\u{301}.md") == .success("decomposed"))
    #expect(read(tree, "\u{E9}.md") == .success("composed"))
  }

  @Test func readsOutsideTheFolderAndByAbsolutePath() throws {
    let scratch = try ScratchFolder(["app/a.md": "A", "Shared/App.storekit": "S"])
    let tree = try FileTree.onDisk(folder: scratch.path("app"))
    #expect(read(tree, "../Shared/App.storekit") == .success("S"))
    #expect(read(tree, scratch.path("Shared/App.storekit")) == .success("S"))
    #expect(tree.list("../Shared/") == ["../Shared/App.storekit"])
    #expect(tree.list(".") == ["a.md"])
    #expect(tree.list("nowhere") == [])
  }

  @Test func saysWhyAFileCannotBeRead() throws {
    let scratch = try ScratchFolder(["a/b.md": "B"])
    let pipe = scratch.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let tree = try FileTree.onDisk(folder: scratch.path)
    #expect(tree.paths == ["a/b.md"])
    #expect(read(tree, "a") == .failure(DiskError(path: "a", reason: .isFolder)))
    #expect(read(tree, "c.md") == .failure(DiskError(path: "c.md", reason: .missing)))
    #expect(read(tree, "a/b.md\0x") == .failure(DiskError(path: "a/b.md\0x", reason: .missing)))
    #expect(read(tree, "pipe") == .failure(DiskError(path: "pipe", reason: .system("Not a regular file"))))
    #expect(throws: DiskError(path: scratch.path("no"), reason: .missing)) {
      try FileTree.onDisk(folder: scratch.path("no"))
    }
    #expect(throws: DiskError(path: scratch.path("a/b.md"), reason: .system("Not a folder"))) {
      try FileTree.onDisk(folder: scratch.path("a/b.md"))
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func saysWhichFoldersItMayNotRead() throws {
    let scratch = try ScratchFolder(["a.md": "A", "locked/b.md": "B"])
    chmod(scratch.path("locked"), 0)
    defer { chmod(scratch.path("locked"), 0o700) }
    let search = try FolderSearch(scratch.path)
    #expect(search.paths == ["a.md"])
    #expect(search.unreadable == [DiskError(path: scratch.path("locked"), reason: .notPermitted)])
  }

  @Test func readsABigFileWhole() throws {
    let scratch = try ScratchFolder()
    let bytes = [UInt8](repeating: 0x61, count: 50_000_000)
    try Data(bytes).write(to: URL(fileURLWithPath: scratch.path("big.xcstrings")))
    let tree = try FileTree.onDisk(folder: scratch.path)
    #expect(try tree.read("big.xcstrings") == bytes)
  }

  @Test func survivesFoldersNestedDeeperThanAPathMayBe() throws {
    let scratch = try ScratchFolder(["a.md": "A"])
    let name = String(repeating: "deep", count: 60)
    var folders = [open(scratch.path, O_RDONLY)]
    for level in 0..<20 {
      mkdirat(folders[level], name, 0o700)
      folders.append(openat(folders[level], name, O_RDONLY))
    }
    // What removes the scratch folder knows such depths no better.
    defer {
      for folder in folders.reversed() {
        unlinkat(folder, name, AT_REMOVEDIR)
        close(folder)
      }
    }
    let search = try FolderSearch(scratch.path)
    #expect(search.paths == ["a.md"])
    #expect(search.unreadable.map(\.reason) == [.system(String(cString: strerror(ENAMETOOLONG)))])
  }
}

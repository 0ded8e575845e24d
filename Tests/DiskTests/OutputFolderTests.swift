import Disk
import Findings
import Foundation
import Testing

@Suite struct OutputFolderTests {
  /// A whole build of some files; what was kept is named apart.
  @discardableResult
  func build(
    _ files: [String: String], in path: String, keeping kept: [String] = [], fingerprint: String = "f"
  ) throws -> OutputSummary {
    let build = try OutputFolder(path).begin(files.keys.sorted())
    let writer = build.writer()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try writer.write(name, Array(text.utf8)) }
    return try build.finish(
      writer.written, keeping: kept, version: "1", fingerprint: fingerprint, info: ["icu": "76 \"x\"\n"])
  }

  func summary(
    created: Int = 0, replaced: Int = 0, unchanged: Int = 0, kept: [String] = [], removed: [String] = [],
    left: [String] = []
  ) -> OutputSummary {
    var summary = OutputSummary()
    summary.created = created
    summary.replaced = replaced
    summary.unchanged = unchanged
    summary.kept = kept
    summary.removed = removed
    summary.left = left
    return summary
  }

  @Test func writesWhatDiffersAndRemovesWhatIsGone() throws {
    let scratch = try ScratchFolder()
    let out = scratch.path("a/b/_site")
    let first = ["index.html": "I", "plus/fr/index.html": "F", "plus/de/index.html": "D", "empty": ""]
    #expect(try build(first, in: out) == summary(created: 4))
    #expect(try scratch.files(below: "a/b/_site") == first)
    try scratch.write("a/b/_site/CNAME", "example.com")
    try scratch.write("a/b/_site/plus/fr/mine.txt", "mine")
    let second = ["index.html": "I", "plus/de/index.html": "D2", "empty": ""]
    #expect(
      try build(second, in: out) == summary(replaced: 1, unchanged: 2, removed: ["plus/fr/index.html"]))
    #expect(
      try scratch.files(below: "a/b/_site")
        == second.merging(["CNAME": "example.com", "plus/fr/mine.txt": "mine"]) { a, _ in a })
  }

  @Test func removesTheFoldersItLeavesEmpty() throws {
    let scratch = try ScratchFolder()
    try build(["a/b/c/x": "1", "a/y": "2"], in: scratch.path)
    try build([:], in: scratch.path)
    #expect(try scratch.files() == [:])
  }

  @Test func leavesAFileThatSomebodyEdited() throws {
    let scratch = try ScratchFolder()
    try build(["a": "1", "b": "2", "c": "3"], in: scratch.path)
    try scratch.write("a", "9")
    try scratch.write("b", "9")
    // An output is ours to write; what is no longer an output belongs to its editor.
    #expect(try build(["a": "1"], in: scratch.path) == summary(replaced: 1, removed: ["c"], left: ["b"]))
    #expect(try scratch.files() == ["a": "1", "b": "9"])
    #expect(try build(["a": "1"], in: scratch.path) == summary(unchanged: 1))
    #expect(throws: DiskError(path: scratch.path("b"), reason: .notOurs)) { try build(["b": "2"], in: scratch.path) }
  }

  @Test func keepsTheLastGoodPageOfABrokenSource() throws {
    let scratch = try ScratchFolder()
    try build(["de/index.html": "D", "en/index.html": "E"], in: scratch.path)
    #expect(
      try build(["en/index.html": "E"], in: scratch.path, keeping: ["de/index.html", "never"])
        == summary(unchanged: 1, kept: ["de/index.html"]))
    #expect(try scratch.files() == ["de/index.html": "D", "en/index.html": "E"])
    #expect(try build(["en/index.html": "E"], in: scratch.path) == summary(unchanged: 1, removed: ["de/index.html"]))
  }

  @Test func refusesAFolderOfSomebodyElse() throws {
    let scratch = try ScratchFolder(["notes.txt": "N"])
    #expect(throws: DiskError(path: scratch.path, reason: .notOurs)) { try OutputFolder(scratch.path) }
    #expect(throws: DiskError(path: scratch.path("notes.txt"), reason: .system("Not a folder"))) {
      try OutputFolder(scratch.path("notes.txt"))
    }
    #expect(try scratch.files() == ["notes.txt": "N"])
  }

  @Test func takesAnEmptyCheckoutToPublishFrom() throws {
    let scratch = try ScratchFolder([".git/HEAD": "ref", "CNAME": "example.com"])
    try build(["index.html": "I"], in: scratch.path)
    #expect(try scratch.files() == [".git/HEAD": "ref", "CNAME": "example.com", "index.html": "I"])
    let other = try ScratchFolder(["CNAME": "example.com"])
    #expect(throws: DiskError(path: other.path("CNAME"), reason: .notOurs)) {
      try build(["CNAME": "ours"], in: other.path)
    }
    #expect(try other.files() == ["CNAME": "example.com"])
  }

  @Test func takesADamagedManifestForWhatItStillSays() throws {
    let damages: [(String, (String) -> String)] = [
      ("empty", { _ in "" }), ("cut off", { String($0.prefix($0.count / 2)) }), ("open", { String($0.dropLast(4)) }),
      ("merged", { "<<<<<<< HEAD\n" + $0 }),
      ("of another version", { $0.replacing("\"schemaVersion\": 1", with: "\"schemaVersion\": 2") }),
      ("hostile", { $0.replacing("\"a\"", with: "\"../a\"") }),
      ("of other words", { $0.replacing("size", with: "length") }),
    ]
    for (name, damage) in damages {
      let scratch = try ScratchFolder(["a": "outside"])
      let out = scratch.path("out")
      try build(["a": "1", "old": "o", "same": "s"], in: out)
      let manifest = try String(contentsOfFile: scratch.path("out/.paywallgen-manifest.json"), encoding: .utf8)
      try scratch.write("out/.paywallgen-manifest.json", damage(manifest))
      try scratch.write("out/b", "mine")
      try scratch.write("out/mine.txt", "mine")
      #expect(try OutputFolder(out).isManifestDamaged, "\(name)")
      #expect(try !OutputFolder(out).isUnchanged(fingerprint: "f"))
      let done = try build(["a": "2", "b": "B", "same": "s"], in: out)
      // Nobody's file is lost: what was in the way has another name, what is not known stays.
      var files = try scratch.files(below: "out")
      #expect(files.removeValue(forKey: "a") == "2" && files.removeValue(forKey: "b") == "B", "\(name)")
      #expect(files.removeValue(forKey: "b.kept") == "mine" && files.removeValue(forKey: "mine.txt") == "mine")
      #expect(files.removeValue(forKey: "same") == "s" && done.unchanged == 1)
      #expect(files["old"] == (done.removed == ["old"] ? nil : "o"))
      #expect(files["a.kept"] == (done.setAside.contains("a.kept") ? "1" : nil))
      #expect(done.setAside.contains("b.kept"))
      #expect(try scratch.files()["a"] == "outside")
      // From then on all is known again.
      #expect(try !OutputFolder(out).isManifestDamaged)
      #expect(try OutputFolder(out).isUnchanged(fingerprint: "f"))
    }
  }

  @Test func knowsWhatADamagedManifestStillSays() throws {
    let scratch = try ScratchFolder()
    try build(["a": "1", "old": "o"], in: scratch.path)
    let manifest = try String(contentsOfFile: scratch.path(".paywallgen-manifest.json"), encoding: .utf8)
    try scratch.write(".paywallgen-manifest.json", String(manifest.dropLast(4)))
    #expect(try build(["a": "2"], in: scratch.path) == summary(replaced: 1, removed: ["old"]))
  }

  /// A file of the journal's name that no build wrote says nothing: neither whose the folder is, nor what may be removed.
  @Test func doesNothingByAJournalOfSomebodyElse() throws {
    for text in ["mine.txt\n", "../outside.txt\nmine.txt\n", "{}\n", "paywallgen journal 9\nmine.txt\n"] {
      let foreign = try ScratchFolder(["out/.paywallgen-journal": text, "out/mine.txt": "mine", "outside.txt": "o"])
      #expect(throws: DiskError(path: foreign.path("out"), reason: .notOurs)) { try OutputFolder(foreign.path("out")) }
      let ours = try ScratchFolder(["outside.txt": "o"])
      try build(["a": "1"], in: ours.path("out"))
      try ours.write("out/.paywallgen-journal", text)
      try ours.write("out/mine.txt", "mine")
      #expect(try build(["a": "1"], in: ours.path("out")) == summary(unchanged: 1))
      #expect(try ours.files(below: "out") == ["a": "1", "mine.txt": "mine"])
      #expect(try ours.files()["outside.txt"] == "o")
    }
  }

  /// Not even a journal in our own form reaches beyond the folder, or through a link in it.
  @Test func removesNothingOutsideByAJournal() throws {
    let scratch = try ScratchFolder(["outside.txt": "o", "elsewhere/x": "x"])
    try build(["a": "1"], in: scratch.path("out"))
    try scratch.link("out/link", to: "../elsewhere")
    try scratch.write("out/.paywallgen-journal", "paywallgen journal 1\n../outside.txt\n/etc/hostname\nlink/x\n")
    #expect(try build(["a": "1"], in: scratch.path("out")) == summary(unchanged: 1))
    #expect(try scratch.files()["outside.txt"] == "o")
    #expect(try scratch.files()["elsewhere/x"] == "x")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "no folder of the kernel's own here"))
  func saysWhyAFolderCannotBeMade() throws {
    #expect(throws: DiskError(path: "/proc/paywallgen", reason: .system("No folder can be created here"))) {
      try OutputFolder("/proc/paywallgen/out")
    }
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
  func saysThatAFolderAboveMayNotBeWritten() throws {
    let scratch = try ScratchFolder(["locked/x": ""])
    chmod(scratch.path("locked"), 0o555)
    defer { chmod(scratch.path("locked"), 0o755) }
    #expect(throws: DiskError(path: scratch.path("locked/a"), reason: .notPermitted)) {
      try OutputFolder(scratch.path("locked/a/b"))
    }
  }

  @Test func readsAManifestInAnyLayout() throws {
    let scratch = try ScratchFolder()
    try build(["a": "1"], in: scratch.path)
    let good = try String(contentsOfFile: scratch.path(".paywallgen-manifest.json"), encoding: .utf8)
    try scratch.write(".paywallgen-manifest.json", good.split(separator: "\n").joined().replacing(" ", with: "\t "))
    #expect(try build([:], in: scratch.path).removed == ["a"])
  }

  @Test func writesTheSameManifestForTheSameOutputs() throws {
    let one = try ScratchFolder()
    let two = try ScratchFolder()
    try build(["a/ä": "1", "Z": "2"], in: one.path)
    try build(["x": "0"], in: two.path)
    try build(["a/ä": "1", "Z": "2"], in: two.path)
    let name = ".paywallgen-manifest.json"
    let manifest = try Data(contentsOf: URL(fileURLWithPath: one.path(name)))
    #expect(try Data(contentsOf: URL(fileURLWithPath: two.path(name))) == manifest)
    #expect(
      String(decoding: manifest, as: UTF8.self) == """
        {
          "schemaVersion": 1,
          "tool": { "name": "paywallgen", "version": "1" },
          "fingerprint": "f",
          "info": {
            "icu": "76 \\"x\\"\\u000a"
          },
          "files": {
            "Z": { "size": 1, "hash": "\(ContentHash(of: "2"))" },
            "a/ä": { "size": 1, "hash": "\(ContentHash(of: "1"))" }
          }
        }

        """)
    #expect(try JSONSerialization.jsonObject(with: manifest) is [String: Any])
    #expect(try OutputFolder(one.path).manifest?.info == ["icu": "76 \"x\"\n"])
  }

  @Test func isUnchangedOnlyWhileEveryFileIsAsItWasWritten() throws {
    let scratch = try ScratchFolder()
    func isUnchanged(_ fingerprint: String = "f") throws -> Bool {
      try OutputFolder(scratch.path).isUnchanged(fingerprint: fingerprint)
    }
    #expect(try !isUnchanged())
    try build(["a": "1", "b/c": "2"], in: scratch.path)
    #expect(try isUnchanged())
    #expect(try !isUnchanged("g"))
    try scratch.write("CNAME", "x")
    #expect(try isUnchanged())
    try scratch.write("a", "9")
    #expect(try !isUnchanged())
    try scratch.write("a", "1")
    #expect(try isUnchanged())
    try scratch.remove("b/c")
    #expect(try !isUnchanged())
    try build(["a": "1"], in: scratch.path, fingerprint: "")
    #expect(try !isUnchanged(""))
  }

  @Test func repairsWhatAnInterruptedBuildLeft() throws {
    let scratch = try ScratchFolder()
    try build(["a": "1", "b": "2", "old": "o"], in: scratch.path, fingerprint: "f")
    do {
      let build = try OutputFolder(scratch.path).begin(["a", "b", "c", "d", "old"])
      let writer = build.writer()
      for (name, text) in [("a", "new"), ("c", "C"), ("e", "unannounced")] { try writer.write(name, Array(text.utf8)) }
    }
    try scratch.write("c", "C cut off")
    try scratch.write(".paywallgen-new-7", "half")
    // Cut off in the middle of a line, which then names nothing.
    let journal = scratch.path(".paywallgen-journal")
    try scratch.write(".paywallgen-journal", try String(contentsOfFile: journal, encoding: .utf8) + "mine.txt")
    try scratch.write("mine.txt", "mine")
    _ = try OutputFolder(scratch.path).begin(["b"])
    #expect(try !OutputFolder(scratch.path).isUnchanged(fingerprint: "f"))
    #expect(
      try build(["b": "2", "c": "C"], in: scratch.path)
        == summary(replaced: 1, unchanged: 1, removed: ["a", "e", "old"]))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted() == [
        ".paywallgen-manifest.json", "b", "c", "mine.txt",
      ])
    #expect(try OutputFolder(scratch.path).isUnchanged(fingerprint: "f"))
  }

  /// All that lies in a folder, the build's own records too.
  private func everything(in scratch: ScratchFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: scratch.path).sorted()
  }

  @Test func replacesNothingBeforeAllIsWritten() throws {
    let scratch = try ScratchFolder()
    try build(["a": "1", "b/x": "2"], in: scratch.path)
    let before = try everything(in: scratch)
    do {
      let build = try OutputFolder(scratch.path).begin(["a", "b/x", "c/y"])
      let writer = build.writer()
      for (name, text) in [("a", "new"), ("b/x", "new"), ("c/y", "C")] { try writer.write(name, Array(text.utf8)) }
      #expect(try scratch.files() == ["a": "1", "b/x": "2", "c/y": "C"])
      build.abandon(writer.written)
    }
    #expect(try scratch.files() == ["a": "1", "b/x": "2"])
    #expect(try everything(in: scratch) == before)
    #expect(try OutputFolder(scratch.path).isUnchanged(fingerprint: "f"))
  }

  @Test func leavesTheEarlierSiteWholeWhereOneFileRefuses() throws {
    let scratch = try ScratchFolder()
    try build(["a": "1", "b": "2", "c": "3", "old": "o"], in: scratch.path)
    let build = try OutputFolder(scratch.path).begin(["a", "b", "c", "d"])
    let writer = build.writer()
    for name in ["a", "b", "c", "d"] { try writer.write(name, Array("new".utf8)) }
    // What no file can take the place of, even where the superuser asks.
    try scratch.remove("b")
    try scratch.write("b/mine", "mine")
    #expect(throws: DiskError(path: scratch.path("b"), reason: .isFolder)) {
      try build.finish(writer.written, version: "1", fingerprint: "f")
    }
    #expect(try scratch.files() == ["a": "1", "b/mine": "mine", "c": "3", "old": "o"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted() == [
        ".paywallgen-manifest.json", "a", "b", "c", "old",
      ])
  }

  @Test func saysThatAFolderLiesWhereAFileIsToBe() throws {
    let scratch = try ScratchFolder()
    try build(["a": "1", "b": "2"], in: scratch.path)
    try scratch.remove("b")
    try scratch.write("b/mine", "mine")
    #expect(throws: DiskError(path: scratch.path("b"), reason: .isFolder)) {
      try build(["a": "new", "b": "new"], in: scratch.path)
    }
    #expect(try scratch.files() == ["a": "1", "b/mine": "mine"])
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"), arguments: ["", "de", "de/plus"])
  func namesTheFolderThatCannotBeWritten(folder: String) throws {
    let scratch = try ScratchFolder()
    let files = ["a": "1", "de/index.html": "D", "de/plus/index.html": "P", "fr/index.html": "F"]
    try build(files, in: scratch.path)
    let refusing = folder.isEmpty ? scratch.path : scratch.path(folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: refusing)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: refusing) }
    for changed in [files.mapValues { $0 + "2" }, ["fr/index.html": "F2"]] {
      #expect(throws: DiskError(path: refusing, reason: .notPermitted)) {
        let build = try OutputFolder(scratch.path).begin(changed.keys.sorted())
        let writer = build.writer()
        do {
          for (name, text) in changed.sorted(by: { $0.key < $1.key }) { try writer.write(name, Array(text.utf8)) }
        } catch {
          build.abandon(writer.written)
          throw error
        }
        _ = try build.finish(writer.written, version: "1", fingerprint: "f")
      }
      #expect(try scratch.files() == files)
      #expect(
        try !everything(in: scratch).contains { $0.hasPrefix(".paywallgen-") && $0 != ".paywallgen-manifest.json" })
    }
  }

  @Test func repairsAnInterruptedFirstBuild() throws {
    let scratch = try ScratchFolder()
    do {
      let writer = try OutputFolder(scratch.path).begin(["a"]).writer()
      try writer.write("a", Array("1".utf8))
    }
    #expect(try build(["a": "2"], in: scratch.path) == summary(replaced: 1))
    #expect(try scratch.files() == ["a": "2"])
  }

  @Test func writesNothingOverAFileThatIsNotOurs() throws {
    let scratch = try ScratchFolder()
    try build(["a": "1"], in: scratch.path)
    try scratch.write("b/index.html", "mine")
    let error = DiskError(path: scratch.path("b/index.html"), reason: .notOurs)
    #expect(throws: error) { try build(["a": "2", "b/index.html": "ours"], in: scratch.path) }
    // The journal that this attempt left must not make the file ours.
    #expect(throws: error) { try build(["a": "2", "b/index.html": "ours"], in: scratch.path) }
    #expect(try scratch.files() == ["a": "1", "b/index.html": "mine"])
  }

  @Test(arguments: ["../evil", "/tmp/evil-paywallgen", "a/../../evil", "a\\b", ".paywallgen-manifest.json"])
  func writesNothingOutside(path: String) throws {
    let scratch = try ScratchFolder()
    let error = DiskError(path: scratch.path("out/") + path, reason: .system("Not a path for an output"))
    #expect(throws: error) { try build([path: "x"], in: scratch.path("out")) }
    #expect(try scratch.files() == ["out/": ""])
    #expect(throws: error) { try OutputFolder(scratch.path("out")).begin([]).writer().write(path, [1]) }
    // A refused path leaves nothing behind; a build that was begun leaves its journal.
    #expect(try scratch.files() == ["out/.paywallgen-journal": "paywallgen journal 1\n"])
  }

  @Test func followsNoLinkInsideTheFolder() throws {
    let scratch = try ScratchFolder(["elsewhere/x": "theirs"])
    try build(["sub/x": "1", "y": "2"], in: scratch.path("out"))
    try scratch.remove("out/sub")
    try scratch.link("out/sub", to: "../elsewhere")
    try scratch.remove("out/y")
    try scratch.link("out/y", to: "../elsewhere/x")
    #expect(throws: DiskError(path: scratch.path("out/sub"), reason: .notOurs)) {
      try build(["sub/x": "1"], in: scratch.path("out"))
    }
    #expect(try build(["y": "2"], in: scratch.path("out")) == summary(replaced: 1, left: ["sub/x"]))
    #expect(try scratch.files(below: "elsewhere") == ["x": "theirs"])
  }

  @Test func worksThroughALinkAndKeepsTheFolderItself() throws {
    let scratch = try ScratchFolder(["real/.keep": ""])
    try scratch.link("out", to: "real")
    let before = try FileManager.default.attributesOfItem(atPath: scratch.path("real"))[.systemFileNumber] as? Int
    try build(["a/b": "1"], in: scratch.path("out"))
    try build(["a/c": "2"], in: scratch.path("out/"))
    #expect(try scratch.files(below: "real") == [".keep": "", "a/c": "2"])
    #expect(try FileManager.default.attributesOfItem(atPath: scratch.path("real"))[.systemFileNumber] as? Int == before)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("out")) == "real")
  }

  @Test func letsOneBuildInAtATime() throws {
    let scratch = try ScratchFolder()
    let first = try OutputFolder(scratch.path)
    #expect(
      throws: DiskError(path: scratch.path, reason: .system("Another build is writing into this folder"))
    ) { try OutputFolder(scratch.path) }
    withExtendedLifetime(first) {}
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"))
  func saysWhichFolderItMayNotWriteInto() throws {
    let scratch = try ScratchFolder()
    try build(["en/a": "1"], in: scratch.path("out"))
    chmod(scratch.path("out/en"), 0o555)
    defer { chmod(scratch.path("out/en"), 0o755) }
    #expect(throws: DiskError(path: scratch.path("out/en"), reason: .notPermitted)) {
      try build(["en/a": "2"], in: scratch.path("out"))
    }
    #expect(try scratch.files(below: "out") == ["en/a": "1"])
  }

  @Test func writesFromSeveralThreads() async throws {
    let scratch = try ScratchFolder()
    let build = try OutputFolder(scratch.path).begin([])
    let written = try await withThrowingTaskGroup(of: [WrittenFile].self) { group in
      for task in 0..<4 {
        group.addTask {
          let writer = build.writer()
          for page in 0..<50 { try writer.write("shared/\(page)/\(task).html", Array("\(task) \(page)".utf8)) }
          return writer.written
        }
      }
      var all: [WrittenFile] = []
      for try await part in group { all += part }
      return all
    }
    #expect(try build.finish(written, version: "1", fingerprint: "f") == summary(created: 200))
    var expected: [String: String] = [:]
    for task in 0..<4 { for page in 0..<50 { expected["shared/\(page)/\(task).html"] = "\(task) \(page)" } }
    #expect(try scratch.files() == expected)
  }

  @Test func movesAPageWhoseNameChangesOnlyInCase() throws {
    let scratch = try ScratchFolder()
    try build(["Pro/index.html": "P"], in: scratch.path)
    try build(["pro/index.html": "P"], in: scratch.path)
    // Where the file system ignores case, the folder keeps its old name; the page is there all the same.
    let contents = try scratch.files()
    #expect(contents == ["pro/index.html": "P"] || contents == ["Pro/index.html": "P"])
    #expect(FileManager.default.fileExists(atPath: scratch.path("pro/index.html")))
  }
}

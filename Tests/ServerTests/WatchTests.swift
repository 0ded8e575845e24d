import Findings
import Foundation
import Testing

@testable import Server

@Suite struct WatchTests {
  /// A folder that is read through a watch.
  final class World {
    let folder: String
    let watch = Watch()
    let tree: FileTree

    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("paywallgen-" + UUID().uuidString).path
      for (path, text) in files { try World.write(folder + "/inner/" + path, text) }
      try World.write(folder + "/outside.csv", "a")
      tree = try watch.tree(folder + "/inner", excluding: folder + "/inner/_site")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    static func write(_ path: String, _ text: String) throws {
      let file = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func write(_ path: String, _ text: String) throws { try World.write(folder + "/inner/" + path, text) }

    var hasChanged: Bool { watch.now() != watch.state }
  }

  @Test func noticesWhatWasRead() throws {
    let world = try World(["a.md": "1", "b.md": "1"])
    _ = try world.tree.read("a.md")
    #expect(!world.hasChanged)
    // What nobody read does not matter.
    try world.write("b.md", "2")
    #expect(!world.hasChanged)
    try world.write("a.md", "2")
    #expect(world.hasChanged && !world.watch.now().hasSameFiles(as: world.watch.state))
  }

  @Test func noticesFilesThatAreRenamedIntoPlace() throws {
    let world = try World(["a.md": "1"])
    for text in ["2", "3", "4"] {
      _ = try world.tree.read("a.md")
      try world.write(".tmp", text)
      try world.write("a.md~", text)
      try world.write(".a.md.swp", text)
      try world.write("4913", text)
      #expect(!world.hasChanged)
      #expect(rename(world.folder + "/inner/.tmp", world.folder + "/inner/a.md") == 0)
      #expect(world.hasChanged)
    }
    #expect(try world.tree.read("a.md") == Array("4".utf8))
    #expect(!world.hasChanged)
  }

  @Test func noticesFilesThatComeAndGo() throws {
    let world = try World(["a.md": "1", "Copy/b.md": "1"])
    try world.write("Copy/c.md", "1")
    #expect(world.hasChanged && world.watch.now().hasSameFiles(as: world.watch.state))
    try FileManager.default.removeItem(atPath: world.folder + "/inner/Copy/c.md")
    #expect(!world.hasChanged)
    try world.write("_site/index.md", "1")
    #expect(!world.hasChanged)
    try FileManager.default.removeItem(atPath: world.folder + "/inner/Copy/b.md")
    #expect(world.hasChanged)
  }

  @Test func noticesWhatWasAskedInVainAndWhatLiesOutside() throws {
    let world = try World(["a.md": "1"])
    #expect(throws: DiskError.self) { try world.tree.read("icon.png") }
    #expect(!world.tree.holds("x.yml") && world.tree.list("../other").isEmpty)
    _ = try world.tree.read("../outside.csv")
    #expect(!world.hasChanged)
    for path in ["/inner/icon.png", "/inner/x.yml", "/other/x.md", "/outside.csv"] {
      let before = world.watch.now()
      try World.write(world.folder + path, "22")
      #expect(world.watch.now() != before, "\(path)")
    }
  }

  @Test func noticesAFolderThatComesBack() throws {
    let world = try World(["a.md": "1"])
    let folder = world.folder + "/late"
    let watch = Watch()
    #expect(watch.state.isEmpty)
    #expect(throws: DiskError.self) { _ = try watch.tree(folder, excluding: nil) }
    #expect(!watch.state.isEmpty && watch.now() == watch.state)
    try World.write(folder + "/a.md", "1")
    #expect(watch.now() != watch.state)
  }
}

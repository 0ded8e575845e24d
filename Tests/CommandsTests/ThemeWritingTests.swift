import Foundation
import Sites
import Testing

@testable import Commands

struct ThemeWritingTests {
  @Test func writesTheDefaultThemeOut() throws {
    let folder = try ControlFolder([:])
    let run = folder.run("init", "--theme", "Looks/Ours")
    #expect(run.status == 0)
    #expect(
      run.output.split(separator: "\n").map(String.init)
        == ThemeFiles.defaults.map { "wrote Looks/Ours/\($0.path)" })
    for file in ThemeFiles.defaults {
      let written = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Looks/Ours/" + file.path))
      #expect(Array(written) == file.bytes, "\(file.path)")
    }
    #expect(ThemeFiles.defaults.contains { $0.path == "Templates/VALUES.md" })
    #expect(ThemeFiles.defaults.contains { $0.path == "Public/site.css" })
  }

  @Test func overwritesNothing() throws {
    let folder = try ControlFolder(["Ours/Public/site.css": "body{}", "paywallgen.yml": "locales: [en]"])
    let run = folder.run("init", "--theme", "Ours/")
    #expect(run.status == 0)
    #expect(run.error == "1 files were there already, and are left as they are\n")
    #expect(!run.output.contains("site.css"))
    #expect(try folder.read("Ours/Public/site.css") == "body{}")
    #expect(try folder.read("paywallgen.yml") == "locales: [en]")
    #expect(folder.run("init", "--theme", "Ours").output == "")
  }

  @Test func aThemeAsItWasWrittenIsTheDefault() throws {
    let folder = try ControlFolder(["Pro.storekit": ControlFolder.catalog])
    #expect(folder.run("init", "--theme", "Ours").status == 0)
    _ = folder.run("build", "-o", "site")
    let before = try folder.read("site/index.html")
    let again = folder.run("build", "--theme", "Ours", "-o", "site")
    #expect(again.output.contains("nothing has changed"))
    #expect(try folder.read("site/index.html") == before)
  }
}

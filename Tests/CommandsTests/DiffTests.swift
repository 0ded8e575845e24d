import Foundation
import Testing

@testable import Commands

@Suite struct DiffTests {
  func folder() throws -> ControlFolder {
    let folder = try ControlFolder([
      "App/Pro.storekit": ControlFolder.catalog, "App/paywallgen.yml": ControlFolder.configuration,
      "App/Text.xcstrings": ControlFolder.strings("Pro", "Now", "Fine"),
    ])
    try folder.git("init", "-q", "-b", "main")
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "old")
    try folder.write("App/Pro.storekit", ControlFolder.catalog.replacing("4.99", with: "9.99"))
    return folder
  }

  static let expected = "product 'Pro' (pro.monthly)\n  price, USA: $4.99 → $9.99\n\n1 change\n"

  @Test(arguments: [
    ["main", "App"], ["main:App", "App"], ["main:App/paywallgen.yml", "App/paywallgen.yml"],
    ["main:App/Pro.storekit", "App/Pro.storekit"], ["main:./App", "App"], ["main", "App/Pro.storekit"],
  ])
  func comparesRevisionsFoldersAndFiles(operands: [String]) throws {
    let folder = try folder()
    let run = folder.run("diff", operands[0], operands[1])
    #expect(run.output == Self.expected)
    #expect(run.error == "" && run.status == 0)
  }

  @Test func comparesTwoRevisionsOfTheWorkingFolder() throws {
    let folder = try folder()
    try folder.git("commit", "-q", "-a", "-m", "new")
    #expect(folder.run("diff", "HEAD~1:App", "HEAD:App").output == Self.expected)
    #expect(folder.run("diff", "HEAD:App", "HEAD:App", "--exit-code").status == 0)
  }

  @Test func tellsScriptsOfChangesWhereTheyAsk() throws {
    let folder = try folder()
    #expect(folder.run("diff", "main", "App", "--exit-code").status == 1)
    #expect(
      folder.run("diff", "main", "App", "--format", "markdown").output
        .contains("| Pro | Price, United States | ~~\\$4.99~~ | **\\$9.99** |"))
    #expect(folder.run("diff", "main", "App", "--format", "json").output.contains("\"old\": \"main\","))
  }

  @Test func saysWhatCannotBeCompared() throws {
    let folder = try folder()
    let one = folder.run("diff", "App")
    #expect(one.status == 2 && one.error.contains("usage: paywallgen diff [FLAGS] OLD NEW"))
    let unknown = folder.run("diff", "nowhere", "App")
    #expect(unknown.status == 2 && unknown.error.contains("'nowhere' is no file or folder here, and no git revision"))
    let revision = folder.run("diff", "nowhere:App", "App")
    #expect(revision.status == 2 && revision.error.contains("'nowhere' is no commit that this repository has"))
    try folder.write("App/Text.xcstrings", "{")
    let broken = folder.run("diff", "main", "App")
    #expect(broken.status == 2 && broken.error.contains("Text.xcstrings:1:2"))
    #expect(broken.output.contains("price, USA: $4.99 → $9.99"))
    #expect(broken.output.contains("could not be compared in full"))
    for format in ["markdown", "json"] {
      let output = folder.run("diff", "main", "App", "--format", format).output
      #expect(output.contains(format == "json" ? "\"complete\": false" : "could not be compared in full"))
    }
  }

  @Test(arguments: [
    "main:../../etc/passwd", "main:App/../../nothing of ours", "main:/x", "main:./../../nothing of ours",
  ])
  func refusesPathsOutsideOfTheRepository(operand: String) throws {
    let folder = try folder()
    let run = folder.run("diff", operand, "App")
    let path = operand.dropFirst("main:".count)
    #expect(run.status == 2 && run.output == "")
    #expect(run.error.hasPrefix("paywallgen: '\(path)' of '\(operand)' is not inside the repository\n"), "\(run.error)")
  }

  @Test(arguments: [":/x", ":Pro.storekit", ":"])
  func saysWhatStandsBeforeTheColon(operand: String) throws {
    let run = try folder().run("diff", operand, "App")
    #expect(
      run.error == """
        paywallgen: '\(operand)' names no git revision before the ':'
          name a path, a branch, tag or commit, or REF:path, as in HEAD:App

        """)
    #expect(run.status == 2)
  }

  @Test func takesTheTopOfTheRepository() throws {
    let folder = try folder()
    #expect(folder.run("diff", "main:", "main:.").status == folder.run("diff", "main:", ".").status)
  }
}

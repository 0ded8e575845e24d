import Foundation
import Testing

@testable import Commands

/// What is refused, as it would do harm or say nothing, and what looks like it and is not.
@Suite struct RefusalCases {
  static let app = LeftoverCases.app

  private func folder(_ app: String = "{}", _ files: [String: String] = [:]) throws -> CaseFolder {
    try CaseFolder(
      [
        "App.storekit": Self.app,
        "paywallgen.yml": "catalog: App.storekit\nlocales: [en-US]\napp: \(app)\npaywalls: { pro: { group: Pro } }\n",
      ].merging(files) { $1 })
  }

  // MARK: Icons

  @Test(arguments: [
    ("icon.png", "none", "malformed-image paywallgen.yml:3:14 'icon.png' is no PNG image"),
    ("icon.icns", "icns", "unknown-format paywallgen.yml:3:14 'icon.icns' is no image that pages can show"),
    ("icon", "none", "unknown-format paywallgen.yml:3:14 'icon' is no image that pages can show"),
    ("icon.svg", "{}", "malformed-image paywallgen.yml:3:14 'icon.svg' is no SVG image"),
    ("icon.svg", "<html><svg/></html>", "malformed-image paywallgen.yml:3:14 'icon.svg' is no SVG image"),
    ("icon.png", "<svg/>", "malformed-image paywallgen.yml:3:14 'icon.png' is no PNG image"),
    (
      "icon.svg", "<svg><script>x</script></svg>",
      "unsafe-image paywallgen.yml:3:14 'icon.svg' has a script, and is not shown"
    ),
    (
      "icon.svg", "<s:svg xmlns:s='http://www.w3.org/2000/svg'><s:SCRIPT/></s:svg>",
      "unsafe-image paywallgen.yml:3:14 'icon.svg' has a script, and is not shown"
    ),
    (
      "icon.svg", "<svg\nonload = 'x()'/>",
      "unsafe-image paywallgen.yml:3:14 'icon.svg' has an event handler, 'onload', and is not shown"
    ),
    (
      "icon.svg", "<svg><foreignObject><p/></foreignObject></svg>",
      "unsafe-image paywallgen.yml:3:14 'icon.svg' has a part of a web page, 'foreignObject', and is not shown"
    ),
    (
      "icon.svg", "<svg><a xlink:href='java\nscript:x()'><path/></a></svg>",
      "unsafe-image paywallgen.yml:3:14 'icon.svg' has an address that runs something, and is not shown"
    ),
    (
      "icon.svg", "<!DOCTYPE svg [ <!ENTITY a 'x'> ]><svg/>",
      "unsafe-image paywallgen.yml:3:14 'icon.svg' has entities of its own, and is not shown"
    ),
    (
      "icon.svg", "<svg><image href='//evil.test/x.png'/></svg>",
      "unsafe-image paywallgen.yml:3:14 'icon.svg' has an address of another file, and is not shown"
    ),
  ]) func refusesIconsThatAreNoImageOrDoMore(_ name: String, _ content: String, _ found: String) throws {
    let folder = try folder("{ icon: \(name) }", [name: content])
    let outcome = folder.run("build", "--root", folder.path)
    #expect(outcome.status == 2)
    #expect(try folder.findings().filter { $0.contains("icon") } == ["error \(found)"])
    #expect(try folder.files(below: "_site").filter { $0.contains("icon") } == [])
  }

  @Test(arguments: [
    "<?xml version='1.0'?>\n<!-- <script/> onload='x' -->\n<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0' id=\"on\"/></svg>",
    "<svg><style><![CDATA[ a > b {} ]]></style><use xlink:href='#a'/><image href='data:image/png;base64,AA=='/></svg>",
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'><svg/>",
    "<svg><animate from='0' to='1' values='0;1'/><title>On script: x</title></svg>",
  ]) func showsDrawingsThatOnlyDraw(_ content: String) throws {
    let folder = try folder("{ icon: icon.svg }", ["icon.svg": content])
    #expect(folder.run("build").status == 0)
    #expect(try folder.files(below: "_site").contains { $0.contains("icon") })
  }

  @Test func showsPicturesByWhatTheyAre() throws {
    let folder = try folder("{ icon: icon.jpg }")
    try folder.write("icon.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0x00])
    #expect(folder.run("build").status == 0)
    try folder.write("icon.jpg", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0])
    #expect(folder.run("check").error.contains("it is one in PNG: name it so") == false)
    #expect(folder.run("check").output.contains("= help: it is one in PNG: name it so"))
  }

  // MARK: Reports over other files

  @Test(arguments: [
    ("json=other/paywallgen.yml", "catalog: x\n"), ("text=Sources/App.swift", "import SwiftUI\n"),
    ("markdown=README.md", "# App\n"), ("json=package.json", "{ \"name\": \"app\" }\n"),
    ("sarif=notes.txt", "buy milk\n"), ("junit=feed.xml", "<?xml version=\"1.0\"?><rss/>"), ("gitlab=a.json", "[1]"),
  ]) func writesNoReportOverWhatIsNone(_ format: String, _ text: String) throws {
    let name = String(format.split(separator: "=")[1])
    let folder = try folder("{}", [name: text])
    let outcome = folder.run("check", "--format", format)
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "paywallgen: '\(name)' is there already and is no report, and none is written over it\n"
        + "  name another file, or remove this one first\n")
    #expect(try folder.text(name) == text)
  }

  @Test(arguments: ["text", "json", "sarif", "junit", "github", "gitlab", "xcode", "markdown", "checkstyle"])
  func writesReportsOverReports(_ format: String) throws {
    let folder = try folder("{ icn: x }")
    let clean = try folder.text("paywallgen.yml").replacing("icn: x", with: "")
    // Over a report of a faulty project, over one of a better one, over an empty file, over one of another format.
    for name in ["r", "empty"] {
      try folder.write("empty", "")
      let first = folder.run("check", "--format", "\(format)=\(name)")
      #expect(first.error == "" && first.status == 2)
    }
    for arguments in [[], ["--quiet"], ["--quiet", "--select", "price-decimal-or-free-zero"]] {
      try folder.write("paywallgen.yml", clean)
      let outcome = folder.run(["check", "--format", "\(format)=r"] + arguments)
      #expect(outcome.error == "" && outcome.status != 2)
    }
    #expect(folder.run("check", "--format", "json=r").error == "")
  }

  @Test func writesNoBaselineOverWhatIsNone() throws {
    let folder = try folder("{}", ["notes.md": "Hi\n"])
    let outcome = folder.run("check", "--write-baseline", "notes.md")
    #expect(outcome.status == 2 && outcome.error.contains("'notes.md' is there already and is no baseline"))
    #expect(folder.run("check", "--write-baseline", "b.json").status == 0)
    #expect(folder.run("check", "--write-baseline", "b.json").status == 0)
  }

  // MARK: Roots

  @Test func saysThatNoReportCanNamePlacesOutsideOfTheRoot() throws {
    let folder = try CaseFolder([
      "App/App.storekit": Self.app, "App/paywallgen.yml": "catalog: App.storekit\nlocals: []\n", "other/x": "",
    ])
    for format in ["sarif", "github", "gitlab"] {
      let outcome = folder.run("check", "App", "--root", "other", "--format", format)
      #expect(outcome.status == 2 && outcome.output == "")
      #expect(
        outcome.error
          == "paywallgen: The project lies outside of --root 'other', and \(format) takes only paths below it\n"
          + "  name a folder that the project lies in, or leave --root out\n")
    }
    #expect(folder.run("build", "App", "--root", "other").error.contains("report.sarif takes only paths below it"))
    // For people, the way there is as good as a path.
    #expect(
      folder.run("check", "App", "--root", "other").output.contains("../App/paywallgen.yml:2:1: error[unknown-key]"))
    // Through a link, it lies around the project.
    try folder.link("same", to: ".")
    let linked = folder.run("check", "App", "--root", "same", "--format", "sarif")
    #expect(linked.output.contains("\"uri\": \"App/paywallgen.yml\""), "\(linked.error)")
  }

  // MARK: Searches

  #if os(Linux)
    @Test func namesFilesThatNobodyCanName() throws {
      let folder = try folder("{}", ["Copy/pro.en-US.md": "---\nheadline: Go\n---\n"])
      let name = Array((folder.path + "/Copy/pro").utf8) + [0xE9] + Array(".de-DE.md".utf8) + [0]
      #expect(close(creat(name.map { CChar(bitPattern: $0) }, 0o644)) == 0)
      #expect(
        try folder.findings().filter { $0.contains("unreadable-name") } == [
          "warning unreadable-name Copy/pro\\xE9.de-DE.md:1:1 'Copy' holds a file whose name is no UTF-8, 'pro\\xE9.de-DE.md', and it was not read"
        ])
    }
  #endif
}

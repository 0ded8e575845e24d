#if Server
  import Foundation
  import TestWorlds
  import Testing

  @testable import Commands

  /// A project that is served while its files change.
  ///
  /// A change is waited for as long as a slow machine may take; none is expected to come within a time.
  private final class ServedFolder {
    let folder: ControlFolder
    let console = Console(output: ByteStream(), error: ByteStream())
    let preview: Preview
    let port: UInt16

    init(_ files: [String: String], _ arguments: String...) throws {
      folder = try ControlFolder(files)
      guard case .run(_, let options) = try Request(["serve", "--port", "0"] + arguments) else { throw NoPreview() }
      let environment = Environment(workingDirectory: folder.path, today: "2026-11-30", processors: 2)
      preview = try Preview(options, environment, console)
      port = try #require(UInt16(preview.address.dropLast().split(separator: ":").last ?? ""))
    }

    struct NoPreview: Error {}

    func get(_ target: String) -> String { PlainClient.get(target, port: port) }

    /// Looks until something was built.
    func rebuild() -> Bool {
      for _ in 0..<40 where preview.look() { return true }
      return false
    }

    /// Saves as many editors do: a new file takes the place of the old one, and others lie beside it for a while.
    func save(_ name: String, _ text: String) throws {
      let folder = (name as NSString).deletingLastPathComponent
      let beside = { (other: String) in folder.isEmpty ? other : folder + "/" + other }
      try self.folder.write(beside(".tmp"), text)
      try self.folder.write(beside("4913"), "")
      try self.folder.write(name + "~", "old")
      try self.folder.write(beside(".\((name as NSString).lastPathComponent).swp"), "b0VIM")
      #expect(rename(self.folder.path + "/" + beside(".tmp"), self.folder.path + "/" + name) == 0)
    }

    static let configuration = """
      catalog: Pro.storekit
      strings: Text.xcstrings
      copy: Copy
      locales: [en-US, fr-FR]
      source-locale: en-US
      app: { name: Acme, icon: icon.svg }
      paywalls:
        pro:
          group: Pro
          buttons: { restore: visible, policies: visible }
          policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
          text: { caption: { key: caption } }
      """

    static func copy(_ headline: String) -> String { "---\nheadline: \(headline)\n---\n" }

    static let files = [
      "Pro.storekit": ControlFolder.catalog, "paywallgen.yml": configuration,
      "Text.xcstrings": ControlFolder.strings("Title", "Subtitle", "Caption one"),
      "Copy/pro.en-US.md": copy("English words"), "Copy/pro.fr-FR.md": copy("Mots anciens"),
      "icon.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ]
  }

  @Suite struct ServeTests {
    @Test func servesTheSiteAndWritesNothing() throws {
      let served = try ServedFolder(ServedFolder.files)
      #expect(served.console.output.text == "http://127.0.0.1:\(served.port)/\n")
      let said = served.console.error.text
      #expect(said.contains("built ") && said.contains("Pages reload when a file changes. Ctrl-C ends.\n"))
      #expect(served.get("/").contains("/.paywallgen/reload.js?build="))
      #expect(served.get("/pro/en-US/").contains("English words"))
      let files = try FileManager.default.subpathsOfDirectory(atPath: served.folder.path).sorted()
      #expect(files == (Array(ServedFolder.files.keys) + ["Copy"]).sorted())
    }

    @Test func servesWhatIsInThePageNowInEachLanguage() throws {
      let served = try ServedFolder(ServedFolder.files)
      let listening = try #require(
        PlainClient(
          port: served.port, sending: "GET /.paywallgen/events HTTP/1.1\r\nHost: localhost\r\n\r\n"))
      #expect(listening.wait(for: "\"problems\":\"\"}\n\n"))
      let before = listening.text
      try served.folder.write("Copy/pro.fr-FR.md", ServedFolder.copy("Mots nouveaux"))
      #expect(served.rebuild())
      let build = try #require(served.get("/").split(separator: "?build=").last?.prefix { $0 != "\"" })
      #expect(!before.contains(build) && listening.wait(for: String(build)))
      #expect(served.get("/pro/fr-FR/").contains("Mots nouveaux"))
      #expect(!served.get("/pro/fr-FR/").contains("Mots anciens"))
      #expect(served.get("/pro/en-US/").contains("English words"))
      #expect(served.console.error.text.contains("\nrebuilt "))
    }

    @Test func noticesEveryKindOfInput() throws {
      let theme = ["Theme/Public/site.css": "a { color: blue }"]
      let served = try ServedFolder(ServedFolder.files.merging(theme) { $1 }, "--theme", "Theme")
      #expect(served.get("/pro/en-US/").contains("$4.99"))
      try served.folder.write(
        "Pro.storekit", ControlFolder.catalog.replacingOccurrences(of: "4.99", with: "8.88"))
      #expect(served.rebuild() && served.get("/pro/en-US/").contains("$8.88"))
      try served.folder.write("Text.xcstrings", ControlFolder.strings("Title", "Subtitle", "Caption two"))
      #expect(served.rebuild() && served.get("/pro/en-US/").contains("Caption two"))
      try served.folder.write("icon.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"><path/></svg>")
      #expect(served.rebuild())
      let icon = try #require(served.get("/").split(separator: "src=\"").first { $0.hasPrefix("assets/icon.") })
      #expect(served.get("/" + icon.prefix { $0 != "\"" }).contains("<path/>"))
      try served.folder.write(
        "paywallgen.yml",
        ServedFolder.configuration.replacingOccurrences(of: "name: Acme", with: "name: Apex"))
      #expect(served.rebuild() && served.get("/").contains("Apex"))
      // A template that is new, and a static file that was there.
      try served.folder.write(
        "Theme/Templates/head.html.mustache", "<header><h1>{{page.heading}} again</h1></header>\n")
      #expect(served.rebuild() && served.get("/").contains(" again</h1>"))
      try served.folder.write("Theme/Public/site.css", "a { color: red }")
      #expect(served.rebuild())
      let style = try #require(served.get("/").split(separator: "href=\"").first { $0.hasPrefix("assets/site.") })
      #expect(served.get("/" + style.prefix { $0 != "\"" }).contains("color: red"))
    }

    @Test func noticesFilesThatAreRenamedIntoPlace() throws {
      let served = try ServedFolder(ServedFolder.files)
      for text in ["Version one", "Version two", "Version three"] {
        try served.save("Copy/pro.en-US.md", ServedFolder.copy(text))
        #expect(served.rebuild() && served.get("/pro/en-US/").contains(text), "\(text)")
      }
      #expect(!served.console.error.text.contains("swp") && !served.console.error.text.contains("4913"))
      #expect(!served.get("/").contains("4913"))
    }

    @Test func keepsThePagesOfBeforeWhileAFileIsBroken() throws {
      let served = try ServedFolder(ServedFolder.files)
      let listening = try #require(
        PlainClient(
          port: served.port, sending: "GET /.paywallgen/events HTTP/1.1\r\nHost: localhost\r\n\r\n"))
      try served.folder.write("paywallgen.yml", "paywalls: [\n")
      #expect(served.rebuild())
      #expect(listening.wait(for: "\"problems\":\"paywallgen.yml:"))
      #expect(served.get("/pro/en-US/").contains("English words"))
      #expect(served.console.error.text.contains("\npaywallgen.yml:"))
      try served.folder.write("paywallgen.yml", ServedFolder.configuration)
      try served.folder.write("Copy/pro.en-US.md", ServedFolder.copy("Mended words"))
      #expect(served.rebuild())
      // The words of the other language are broken; those of this one are not.
      try served.folder.write("Copy/pro.fr-FR.md", "---\nheadline: [\n---\n")
      try served.folder.write("Copy/pro.en-US.md", ServedFolder.copy("Newer words"))
      #expect(served.rebuild())
      #expect(served.get("/pro/fr-FR/").contains("Mots anciens"))
      #expect(served.get("/pro/en-US/").contains("Newer words"))
      try served.folder.write("Copy/pro.fr-FR.md", ServedFolder.copy("Mots réparés"))
      #expect(served.rebuild())
      #expect(served.get("/pro/fr-FR/").contains("Mots réparés"))
      let after = try #require(
        PlainClient(port: served.port, sending: "GET /.paywallgen/events HTTP/1.1\r\nHost: localhost\r\n\r\n"))
      #expect(after.wait(for: "\"problems\":\"\"}"))
    }

    @Test func beginsWithABrokenProjectAndRecovers() throws {
      var files = ServedFolder.files
      files["paywallgen.yml"] = "paywalls: [\n"
      let served = try ServedFolder(files)
      #expect(served.get("/").hasPrefix("HTTP/1.1 503 ") && served.get("/").contains("paywallgen.yml:"))
      try served.folder.write("paywallgen.yml", ServedFolder.configuration)
      #expect(served.rebuild())
      #expect(served.get("/pro/en-US/").contains("English words"))
    }

    @Test func outlivesAFolderThatIsGoneForAWhile() throws {
      let served = try ServedFolder(ServedFolder.files)
      let path = served.folder.path
      #expect(rename(path, path + ".away") == 0)
      #expect(served.rebuild())
      #expect(served.console.error.text.hasSuffix("' does not exist\n"))
      #expect(served.get("/pro/en-US/").contains("English words"))
      #expect(rename(path + ".away", path) == 0)
      #expect(served.rebuild())
      #expect(served.get("/pro/en-US/").contains("English words"))
    }

    @Test func saysAtOnceWhereItCannotBegin() throws {
      let served = try ServedFolder(ServedFolder.files)
      let taken = served.folder.run("serve", "--port", "\(served.port)")
      #expect(taken.status == 2 && taken.output.isEmpty)
      #expect(
        taken.error.hasPrefix("paywallgen: port \(served.port) is taken, perhaps by another 'paywallgen serve'\n"))
      #expect(taken.error.contains("the next one that is free: --port "))
      let lost = served.folder.run("serve", "--port", "0", "nowhere")
      #expect(lost.status == 2 && lost.error.contains("nowhere' does not exist"))
      let host = served.folder.run("serve", "--port", "0", "--host", "192.0.2.1")
      #expect(host.error.hasPrefix("paywallgen: '192.0.2.1' is no name or number of this machine\n"))
      #expect(served.folder.run("serve", "--port", "65536").error.contains("a number from 0 to 65535"))
    }
  }
#endif

import Disk
import Foundation
import Testing

@testable import Commands

/// `screenshots`, with the browser of this machine where it draws.
@Suite struct ScreenshotsTests {
  static let browser = Browser.find(ProcessInfo.processInfo.environment)
  static let absent = Comment("there is no Chromium on this machine: nothing is drawn with it")

  /// A folder with a project.
  struct World {
    let folder: TemporaryFolder

    init(configuration: String = "catalog: Pro.storekit\nlocales: [en-US, ar]\npaywalls: { pro: { group: Pro } }\n")
      throws
    {
      folder = try TemporaryFolder()
      try folder.write(
        "Pro.storekit",
        Array(
          """
          { "identifier": "C0FFEE", "settings": { "_locale": "en_US", "_storefront": "USA" }, "products": [],
            "subscriptionGroups": [ { "id": "G1", "name": "Pro", "localizations": [], "subscriptions": [
              { "productID": "com.example.pro", "type": "RecurringSubscription", "referenceName": "Pro",
                "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M", "groupNumber": 1,
                "localizations": [ { "locale": "en_US", "displayName": "Monthly", "description": "All" } ] } ] } ] }
          """.utf8))
      try folder.write("paywallgen.yml", Array(configuration.utf8))
    }

    func run(
      _ arguments: String..., variables: [String: String] = ProcessInfo.processInfo.environment,
      isTerminal: Bool = false
    ) -> (status: Int32, output: String, error: String) {
      let console = Console(output: ByteStream(), error: ByteStream())
      let environment = Environment(
        variables: variables, workingDirectory: folder.path, today: "2026-11-30", processors: 2,
        errorIsTerminal: isTerminal)
      let status = Commands.run(arguments: ["screenshots"] + arguments, environment: environment, console: console)
      return (status, console.output.text, console.error.text)
    }

    /// The files of a folder in the world, sorted.
    func files(_ path: String) -> [String] {
      let found = FileManager.default.enumerator(atPath: folder.path + "/" + path)?.compactMap { $0 as? String } ?? []
      return found.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") }.sorted()
    }

    func bytes(_ path: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + path)))
    }
  }

  @Test func saysWhereThereIsNoBrowser() throws {
    let world = try World()
    let none = world.run(variables: ["PATH": "/nowhere"])
    #expect(none.status == 2 && none.output == "")
    #expect(
      none.error == """
        paywallgen: 'screenshots' needs Chromium or Google Chrome, and this machine has none where it was looked for
          install one, or name it: --browser /path/to/chrome, or CHROME=/path/to/chrome

        """)
    let wrong = world.run("--browser", "there/chrome")
    #expect(
      wrong.error == """
        paywallgen: 'screenshots' needs a browser, and 'there/chrome' is no program
          --browser must name Chromium or Google Chrome

        """)
    #expect(!FileManager.default.fileExists(atPath: world.folder.path + "/_screenshots"))
  }

  @Test func saysWhatThereIsNothingOf() throws {
    let world = try World()
    #expect(
      world.run("--browser", "/bin/false", "--situation", "lapse").error == """
        paywallgen: 'lapse' is no situation of this project
          did you mean 'lapsed'?

        """)
    #expect(
      world.run("--browser", "/bin/false", "--tier", "gold").error == """
        paywallgen: 'gold' is no tier of this project
          there are 'tier-1'

        """)
    #expect(
      world.run("--browser", "/bin/false", "--situation", "new", "--tier", "tier-1").error == """
        paywallgen: no screen has all that was chosen
          look for its name: paywallgen screens | jq '.screens[].address'

        """)
  }

  @Test func writesNothingWhereTheBrowserFails() throws {
    let world = try World()
    let failed = world.run("--browser", "/bin/false", "-o", "out")
    #expect(failed.status == 2 && failed.output == "")
    #expect(failed.error.hasPrefix("paywallgen: '/bin/false' ended with status 1\n"), "\(failed.error)")
    #expect(world.files("out") == [])
  }

  @Test func leavesOthersFilesAlone() throws {
    let world = try World()
    try world.folder.write("out/notes.txt", Array("mine".utf8))
    let refused = world.run("--browser", "/bin/false", "-o", "out")
    #expect(refused.status == 2)
    #expect(
      refused.error.hasSuffix("/out' holds files that paywallgen did not write; choose another folder with --output\n"))
    #expect(world.files("out") == ["notes.txt"])
  }

  @Test func drawsNothingOfWhatCannotBeUnderstood() throws {
    let world = try World(configuration: "catalog: [\n")
    let broken = world.run("--browser", "/bin/false")
    #expect(broken.status == 2 && broken.output == "_screenshots: nothing was drawn\n")
    #expect(broken.error.contains("error[malformed-yaml]"), "\(broken.error)")
  }

  /// A program that answers as a browser does. On its `session`th start, what `failing` says is done when a page is asked for.
  func answering(_ failing: String, in world: World) throws -> String {
    try world.folder.write(
      "browser",
      Array(
        #"""
        #!/bin/bash
        cd "$(dirname "$0")" && echo >>sessions && session=$(wc -l <sessions)
        while IFS= read -r -d '' line <&3; do
          number=$((number + 1)) answer='{}'
          case $line in
          *createTarget*) answer='{"targetId":"t"}' ;;
          *attachToTarget*) answer='{"sessionId":"s"}' ;;
          *navigate*) pages=$((pages + 1)); \#(failing) ;;
          *evaluate*) answer='{"result":{"value":{"width":425,"height":1000}}}' ;;
          *captureScreenshot*) answer='{"data":"iVBORw0KGgoAAAANSUhEUgAAA1IAAAfQCAIAAAABAgMEAAAAAElFTkSuQmCC"}' ;;
          esac
          printf '{"id":%s,"result":%s}\0' "$number" "$answer" >&4
        done
        """#.utf8))
    let path = world.folder.path + "/browser"
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  @Test func triesAPictureAgainWithANewBrowser() throws {
    let world = try World()
    let fragile = try answering("[ $pages = 3 ] && exit 9", in: world)
    let drawn = world.run("--browser", fragile, "--jobs", "1")
    #expect(drawn.status == 0 && drawn.error == "", "\(drawn.error)")
    #expect(drawn.output == "_screenshots: 10 pictures\n")
    #expect(world.files("_screenshots").count == 10)
  }

  @Test func saysWhatWasNotDrawnAndKeepsWhatWasThere() throws {
    let world = try World()
    let broken = try answering(#"[ $session$pages != 11 ] && answer='{"errorText":"boom"}'"#, in: world)
    let partial = world.run("--browser", broken, "--jobs", "1")
    #expect(partial.status == 2)
    #expect(partial.output == "_screenshots: 1 picture\n")
    let lines = partial.error.split(separator: "\n")
    #expect(
      lines.first
        == "paywallgen: 'pro/en-US/situations/lapsed@phone.png' was not drawn: '\(broken)' has not drawn the screen: boom"
    )
    // Each of three was tried twice, and then no more.
    #expect(lines.count == 9)
    #expect(try String(decoding: world.bytes("sessions"), as: UTF8.self).count == 6)
    #expect(world.files("_screenshots") == ["pro/en-US/new@phone.png"])

    #expect(world.run("--browser", try answering("true", in: world), "--jobs", "1").status == 0)
    try world.folder.write("sessions", [])
    let kept = world.run(
      "--browser", try answering(#"[ $session$pages != 11 ] && answer='{"errorText":"boom"}'"#, in: world), "--jobs",
      "1")
    #expect(kept.status == 2)
    #expect(kept.output == "_screenshots: 1 picture, 0 written, 9 kept from an earlier run\n")
    #expect(world.files("_screenshots").count == 10)
  }

  @Test func takesNoPictureOfAnotherSizeForItsOwn() throws {
    let world = try World()
    let wrong = world.run("--browser", try answering("true", in: world), "--situation", "new", "--scale", "1")
    #expect(wrong.status == 2 && wrong.output == "")
    #expect(wrong.error.hasSuffix("has not drawn the screen: the picture has not the size that was asked for\n"))
    #expect(world.files("_screenshots") == [])
  }

  @Test(.enabled(if: browser != nil, absent)) func drawsWhatIsChosenAndTheSameAgain() throws {
    let world = try World()
    let first = world.run("--situation", "lapsed", "--device", "small,tablet", "--dark", isTerminal: true)
    #expect(first.status == 0)
    #expect(first.output == "_screenshots: 4 pictures\n")
    #expect(first.error.hasSuffix("\r\u{1B}[K4 of 4 pictures\r\u{1B}[K"), "\(first.error)")
    let paths = ["ar", "en-US"].flatMap { locale in
      ["small", "tablet"].map { "pro/\(locale)/situations/lapsed@\($0)-dark.png" }
    }
    #expect(world.files("_screenshots") == paths)
    let sizes = try paths.map { try Array(world.bytes("_screenshots/" + $0)[16..<20]) }
    // Twice the device's width and the ground around it: 814 and 2112.
    #expect(sizes == [[0, 0, 3, 46], [0, 0, 8, 64], [0, 0, 3, 46], [0, 0, 8, 64]])
    let bytes = try world.bytes("_screenshots/" + paths[0])
    #expect(bytes.firstRange(of: Array("Preview of pro/ar/situations/lapsed on Small phone".utf8)) != nil)

    let again = world.run("--situation", "lapsed", "--device", "tablet,small", "--scheme", "dark", "--jobs", "1")
    #expect(again.status == 0 && again.error == "")
    #expect(again.output == "_screenshots: 4 pictures, 0 written\n")

    let other = world.run("--situation", "new", "--locale", "en-US", "--scale", "1", "--quiet", isTerminal: true)
    #expect(other.status == 0 && other.output == "" && other.error == "", "\(other.error)")
    #expect(world.files("_screenshots") == ["pro/en-US/new@phone.png"])
    #expect(try Array(world.bytes("_screenshots/pro/en-US/new@phone.png")[16..<20]) == [0, 0, 1, 169])
  }

  /// Colored ground and words that others wrote: nothing of it leaves the picture's page.
  @Test(.enabled(if: browser != nil, absent)) func drawsHostileNames() throws {
    let name = "<script>document.body.remove()</script>"
    let world = try World(
      configuration: "catalog: Pro.storekit\nlocales: [en-US]\npaywalls: { \"\(name)\": { group: Pro } }\n")
    let drawn = world.run("--situation", "new", "--scale", "1")
    #expect(drawn.status == 0, "\(drawn.error)")
    #expect(world.files("_screenshots").count == 1)
  }
}

import Findings
import Foundation
import SourceFormats
import Testing

@testable import Commands

/// The pieces that put the tool into other people's pipelines. What a pipeline does with them cannot be tried here; that they are well formed,
/// and call the tool as it wants to be called, can.
@Suite struct PipelineTests {
  static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  func yaml(_ path: String) throws -> Node {
    let bytes = Array(try Data(contentsOf: Self.checkout.appendingPathComponent(path)))
    let reading = readYAML(bytes, file: FileID(index: 0))
    #expect(reading.findings == [], "\(path)")
    return try #require(reading.root)
  }

  func run(_ program: String, _ arguments: [String], _ variables: [String: String] = [:]) throws
    -> (status: Int32, output: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(variables) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  func script(_ name: String) -> String { Self.checkout.appendingPathComponent(".ci/" + name).path }

  /// A program that prints its arguments, one a line, in place of the tool.
  func withEcho(_ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("echo-" + UUID().uuidString)
    try Data("#!/bin/sh\nprintf '%s\\n' \"$@\"\nexit 1\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  /// Whether the command line is one that the tool understands, as far as it has the formats.
  func expectUnderstood(_ arguments: [String]) {
    for (name, value) in zip(arguments, arguments.dropFirst()) where name == "--format" {
      guard ReportFormat(rawValue: String(value.prefix { $0 != "=" })) != nil else { return }
    }
    #expect(throws: Never.self) { _ = try Request(arguments) }
  }

  @Test(arguments: ["github-check", "xcode-build-phase", "install", "run", "embed"])
  func scriptsAreShell(name: String) throws {
    #expect(try run("/bin/bash", ["-n", script(name)]).status == 0)
    #expect(FileManager.default.isExecutableFile(atPath: script(name)))
  }

  @Test func theActionDeclaresWhatItsStepsUse() throws {
    let action = try yaml("action.yml")
    let inputs = try #require(action["inputs"]).members.map(\.key)
    #expect(action["runs"]?["using"]?.string == "composite")
    let text = try String(contentsOf: Self.checkout.appendingPathComponent("action.yml"), encoding: .utf8)
    let used = Set(text.matches(of: /inputs\.([a-z-]+)/).map { String($0.output.1) })
    #expect(used == Set(inputs))
    for input in try #require(action["inputs"]).members {
      #expect(input.value["description"]?.string?.isEmpty == false && input.value["default"] != nil, "\(input.key)")
    }
    for step in try #require(action["runs"]?["steps"]).elements {
      // GitHub refuses a step of a composite action that runs something and names no shell.
      #expect(step["run"] == nil || step["shell"]?.string == "bash")
    }
    let steps = try #require(action["runs"]?["steps"]).elements
    let variables = try #require(steps.last?["env"]).members.map(\.key)
    let script = try String(contentsOfFile: script("github-check"), encoding: .utf8)
    for variable in variables {
      #expect(script.contains("{" + variable) || script.contains("$" + variable), "\(variable)")
    }
  }

  @Test func theActionCallsTheTool() throws {
    try withEcho { tool in
      let plain = try run(script("github-check"), [], ["PAYWALLGEN": tool])
      #expect(plain.status == 1)
      #expect(plain.output == "check\n.\n--fail-on\nerror\n--format\ngithub\n")
      let full = try run(
        script("github-check"), [],
        [
          "PAYWALLGEN": tool, "PAYWALLGEN_PATH": "my app", "PAYWALLGEN_FAIL_ON": "warning",
          "PAYWALLGEN_SINCE": "origin/main",
          "PAYWALLGEN_BASELINE": "b.json", "PAYWALLGEN_ARGUMENTS": "--ignore  $(date) *",
          "PAYWALLGEN_SARIF": "a b.sarif",
          "GITHUB_STEP_SUMMARY": "/tmp/s",
        ])
      let arguments = full.output.split(separator: "\n").map(String.init)
      #expect(
        arguments == [
          "check", "my app", "--fail-on", "warning", "--format", "github", "--format", "sarif=a b.sarif", "--format",
          "markdown=/tmp/s", "--since", "origin/main", "--baseline", "b.json", "--ignore", "$(date)", "*",
        ])
      expectUnderstood(Array(arguments.dropLast(3)))
    }
  }

  @Test func theBuildPhaseCallsTheToolOrSaysThatNothingWasChecked() throws {
    try withEcho { tool in
      let plain = try run(script("xcode-build-phase"), [], ["PAYWALLGEN": tool, "SRCROOT": "/my app"])
      #expect(plain.status == 1 && plain.output == "check\n--format\nxcode\n--quiet\n/my app\n")
      let own = try run(script("xcode-build-phase"), ["App", "--fail-on", "never"], ["PAYWALLGEN": tool])
      #expect(own.output == "check\n--format\nxcode\n--quiet\nApp\n--fail-on\nnever\n")
      expectUnderstood(own.output.split(separator: "\n").map(String.init))
    }
    let without = try run(script("xcode-build-phase"), [], ["PAYWALLGEN": "no-such-tool"])
    #expect(without.status == 0)
    #expect(without.output == "warning: paywallgen is not installed, and no paywall was checked\n")
  }

  @Test func theGitLabJobKeepsItsReportsAndCallsTheTool() throws {
    let job = try #require(try yaml(".ci/gitlab.yml")["paywallgen"])
    let command = try #require(job["script"]?.elements.first?.string)
    for report in try #require(job["artifacts"]?["reports"]).members {
      #expect(command.contains("=" + (report.value.string ?? "?")), "\(report.key)")
    }
    try withEcho { tool in
      let variables = [
        "PAYWALLGEN": tool, "PAYWALLGEN_PATH": "my app", "PAYWALLGEN_FLAGS": "--since main",
      ]
      let arguments = try run("/bin/sh", ["-c", command], variables).output.split(separator: "\n").map(String.init)
      #expect(arguments.prefix(2) == ["check", "my app"] && arguments.suffix(2) == ["--since", "main"])
      expectUnderstood(arguments)
    }
  }

  @Test func preCommitHooksRunForTheFilesThatAreRead() throws {
    let hooks = try yaml(".pre-commit-hooks.yaml").elements
    #expect(hooks.map { $0["id"]?.string } == ["paywallgen", "paywallgen-system"])
    for hook in hooks {
      #expect(hook["entry"]?.string == "paywallgen check" && hook["pass_filenames"]?.bool == false)
      let files = try Regex(try #require(hook["files"]?.string))
      for file in [
        "App.storekit", "a/b.xcstrings", "de.lproj/L.strings", "paywallgen.yml", "paywallgen.yaml", "Copy/plus.de.md",
        "asc/subscriptions.json", "prices/yearly.csv", "fastlane/metadata/en-US/description.txt",
        "metadata/de-DE/name.txt",
      ] {
        #expect(file.contains(files), "\(file)")
      }
      for file in ["App.swift", "notes.txt"] { #expect(!file.contains(files), "\(file)") }
    }
  }
}

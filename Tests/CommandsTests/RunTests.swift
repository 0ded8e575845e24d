import Findings
import Foundation
import Testing

@testable import Commands

@Suite struct RunTests {
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var error: String
  }

  func run(_ arguments: String...) -> Outcome {
    let console = Console(output: ByteStream(), error: ByteStream())
    let environment = Environment(workingDirectory: "/", today: "2026-11-30")
    let status = Commands.run(arguments: arguments, environment: environment, console: console)
    return Outcome(status: status, output: console.output.text, error: console.error.text)
  }

  @Test func printsItsVersion() {
    #expect(run("--version") == Outcome(status: 0, output: "paywallgen \(version)\n", error: ""))
  }

  @Test func saysOnStandardErrorWhatIsWrongWithItsUse() {
    #expect(
      run("check", "--formt", "json")
        == Outcome(
          status: 2, output: "",
          error: """
            paywallgen: unknown flag '--formt'
              did you mean '--format'?
              Run 'paywallgen help check' to learn more

            """))
    #expect(
      run("chekc")
        == Outcome(
          status: 2, output: "",
          error: """
            paywallgen: unknown command 'chekc'
              did you mean 'check'?
              Run 'paywallgen --help' to learn more

            """))
  }

  @Test func helpsWithEachCommandInLinesThatFitATerminal() {
    for command in Command.all {
      let outcome = run("help", command.name)
      #expect(outcome == run(command.name, "--help"))
      #expect(outcome.status == 0 && outcome.error.isEmpty)
      let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.count <= 80 })
      // Each flag once, and no other.
      let shown = lines.filter { $0.hasPrefix("  -") }.map { $0.dropFirst(2) }
      #expect(shown.map(String.init) == command.flags.map(\.usage) + ["-h, --help"])
    }
    #expect(run("help").output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func explainsExplain() {
    #expect(
      run("help", "explain").output == """
        Usage: paywallgen explain [FLAGS] [RULE | GUIDELINE]

        Explain a rule, those of a guideline such as '3.1.2(c)', or all.

        Flags:
          --format NAME
              write text, json or markdown (default: text)
          --config FILE
              the configuration (default: paywallgen.yml in PATH)
          --root DIR
              what reported paths are relative to (default: the nearest parent that
              holds .git, else PATH)
          --today YYYY-MM-DD
              the date to judge by (default: the date in UTC)
          --jobs N
              how many threads work at once (default: one a processor)
          --quiet
              leave out progress, the result of a build, and lists below the findings
          --color WHEN
              color text for people: auto, always or never (default: auto; NO_COLOR is
              honored)
          -h, --help
              show this help

        """)
  }
}

@Suite struct ColorChoiceTests {
  @Test(arguments: [
    (ColorChoice.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
    (.always, false, ["NO_COLOR": "1"], true), (.never, true, [:], false),
  ])
  func decides(choice: ColorChoice, isTerminal: Bool, variables: [String: String], colors: Bool) {
    #expect(choice.colors(isTerminal: isTerminal, variables: variables) == colors)
  }
}

@Suite struct ByteStreamTests {
  @Test func writesEverythingInOrder() async throws {
    let pipe = Pipe()
    let text = String(repeating: "0123456789", count: 20_000)
    // A pipe holds less than this: somebody has to read while it is written.
    async let read = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }.value
    let stream = ByteStream(pipe.fileHandleForWriting.fileDescriptor)
    stream.write(text)
    stream.write(Array("end".utf8))
    stream.flush()
    try pipe.fileHandleForWriting.close()
    #expect(stream.problem == nil && stream.text.isEmpty)
    #expect(String(decoding: await read, as: UTF8.self) == text + "end")
  }

  @Test func dropsWhatNobodyReads() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let stream = ByteStream(pipe.fileHandleForWriting.fileDescriptor)
    stream.write(String(repeating: "x", count: 100_000))
    stream.flush()
    #expect(stream.problem == nil && stream.text.isEmpty)
  }

  @Test func tellsWhatTheDiskRefuses() {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    let stream = ByteStream(descriptor)
    stream.write("x")
    stream.flush()
    #expect(stream.problem?.reason == .system(String(cString: strerror(EBADF))))
  }
}

import Findings
import Foundation
import Server

/// `paywallgen serve`. It ends with the process: nothing is on the disk that would have to be cleared away.
@Sendable func serve(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  #if Server
    do {
      let preview = try Preview(options, environment, console)
      while true { preview.look() }
    } catch {
      return complain(about: error, on: console)
    }
  #else
    return complain(
      about: UsageError(
        message: "this paywallgen was made without 'serve'",
        help:
          "it runs without any library; one with 'serve' is made by 'make tool'. Or use 'build', and open _site/index.html"
      ),
      on: console)
  #endif
}

#if Server
  /// A site that is served, and built anew when a file changes that it was built of.
  final class Preview {
    /// Where it is: `http://127.0.0.1:4000/`.
    let address: String
    private let options: Options
    private let console: Console
    private let isColored: Bool
    private var builder: PreviewBuilder
    private let server: LocalServer
    private let clock = ContinuousClock()
    private var lastBeat: ContinuousClock.Instant
    /// How long to wait before the disk is asked again.
    private var pause = Preview.shortestPause

    private static let shortestPause = Duration.milliseconds(250)

    /// Builds once, and listens. Says where on standard output.
    init(_ options: Options, _ environment: Environment, _ console: Console) throws {
      self.options = options
      self.console = console
      isColored = options.color.colors(isTerminal: environment.errorIsTerminal, variables: environment.variables)
      // First, so that a port that is taken is not told after a long build. Who asks meanwhile waits.
      let socket = try Preview.listen(options)
      builder = PreviewBuilder(options, environment)
      address = Preview.address(options.host, socket.port)
      let start = clock.now
      lastBeat = start
      let outcome = try builder.build(isColored: isColored)
      let hosts = AllowedHosts(listeningOn: options.host)
      guard let server = LocalServer(builder.site, on: socket, hosts: hosts) else {
        throw UsageError(message: "the system refuses a thread to serve pages with")
      }
      self.server = server
      say(outcome, after: clock.now - start)
      console.output.write(address + "\n")
      console.output.flush()
      if !AllowedHosts.isThisMachine(options.host) {
        console.complain("whoever can reach '\(options.host)' sees these pages")
      }
      if !options.isQuiet { console.error.write("Pages reload when a file changes. Ctrl-C ends.\n") }
      console.error.flush()
    }

    private static func listen(_ options: Options) throws(UsageError) -> ListeningSocket {
      do throws(ListeningSocket.Failure) {
        return try ListeningSocket(host: options.host, port: options.port)
      } catch {
        throw UsageError(failure: error, options)
      }
    }

    /// Waits a little, then looks whether a file has changed, and if so, builds and tells the pages that are open.
    ///
    /// - Returns: whether it built.
    @discardableResult
    func look() -> Bool {
      sleep(pause)
      let start = clock.now
      if start - lastBeat > .seconds(10) {
        lastBeat = start
        server.beat()
      }
      let before = builder.watch.state
      var now = builder.watch.now()
      // Asking costs little, and never more than a twentieth of the time.
      pause = max(Preview.shortestPause, (clock.now - start) * 20)
      guard now != before else { return false }
      now = settled(now)
      guard now != before else { return false }
      rebuild(isTold: !now.hasSameFiles(as: before))
      return true
    }

    /// Editors save in several steps, and tools write one file after the other: what the disk says once it says the same twice.
    private func settled(_ state: Watch.State) -> Watch.State {
      var state = state
      for _ in 0..<20 {
        sleep(.milliseconds(50))
        let next = builder.watch.now()
        if next == state { break }
        state = next
      }
      return state
    }

    /// - Parameter isTold: whether it is said, too, where all pages are as before: somebody has saved a file, and wants to see that it was noticed.
    private func rebuild(isTold: Bool) {
      let start = clock.now
      do {
        let outcome = try builder.build(isColored: isColored)
        if outcome.isSame, !isTold { return }
        server.show(builder.site)
        say(outcome, after: clock.now - start)
      } catch {
        let words = Console(output: ByteStream(), error: ByteStream())
        _ = complain(about: error, on: words)
        let text = words.error.text
        guard builder.note(problem: text) else { return }
        server.show(builder.site)
        console.error.write(text)
        console.error.flush()
      }
    }

    private func say(_ outcome: PreviewBuilder.Outcome, after time: Duration) {
      if !options.isQuiet || outcome.isIncomplete {
        console.error.write(outcome.findings)
        let (seconds, attoseconds) = time.components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        console.error.write("\(outcome.sentence) in \(milliseconds) ms; \(outcome.summary)\n")
      }
      outcome.stopwatch.report(on: console, if: options.showsTimings)
      console.error.flush()
    }

    private func sleep(_ time: Duration) {
      let (seconds, attoseconds) = time.components
      Thread.sleep(forTimeInterval: Double(seconds) + Double(attoseconds) / 1e18)
    }

    /// Where a browser finds it. A host that means every network is no place to go to.
    private static func address(_ host: String, _ port: UInt16) -> String {
      let name = AllowedHosts.isEveryNetwork(host) ? "localhost" : host
      return "http://\(name.utf8.contains(UInt8(ascii: ":")) ? "[\(name)]" : name):\(port)/"
    }
  }

  extension UsageError {
    fileprivate init(failure: ListeningSocket.Failure, _ options: Options) {
      switch failure {
      case .taken:
        let free = ListeningSocket.freePort(above: options.port, host: options.host)
        self.init(
          message: "port \(options.port) is taken, perhaps by another 'paywallgen serve'",
          help: free.map { "the next one that is free: --port \($0)" } ?? "name another one with --port")
      case .notPermitted:
        self.init(
          message: "port \(options.port) may not be listened on",
          help: "ports from 1024 on are free to use: --port 4000")
      case .unknownHost:
        self.init(
          message: "'\(options.host)' is no name or number of this machine",
          help: "leave --host out for this machine only, or use 0.0.0.0 for all its networks")
      case .system(let words):
        self.init(message: "cannot listen on '\(options.host)', port \(options.port): \(words)")
      }
    }
  }
#endif

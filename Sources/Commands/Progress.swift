import Synchronization

/// How far a long command is, told on standard error: a terminal sees a line that changes, a log a line for every fifty.
///
/// Several threads may tell it at once; nobody else writes to the console meanwhile.
final class Progress: @unchecked Sendable {
  private let total: Int
  private let console: Console
  private let isTerminal: Bool
  private let isQuiet: Bool
  private let done = Mutex(0)

  private static let step = 50

  init(of total: Int, on console: Console, isTerminal: Bool, isQuiet: Bool) {
    self.total = total
    self.console = console
    self.isTerminal = isTerminal
    self.isQuiet = isQuiet
  }

  /// One more is done.
  func advance() {
    if isQuiet { return }
    done.withLock { done in
      done += 1
      if isTerminal {
        console.error.write("\r\u{1B}[K\(done) of \(total) pictures")
        console.error.flush()
      } else if done % Progress.step == 0, done < total {
        console.error.write("\(done) of \(total) pictures\n")
        console.error.flush()
      }
    }
  }

  /// Takes the line away that changes.
  func end() {
    guard isTerminal, !isQuiet else { return }
    done.withLock { _ in
      console.error.write("\r\u{1B}[K")
      console.error.flush()
    }
  }
}

import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// While a value of this type lives, Ctrl-C and the system's wish that the process end are noted instead of obeyed, so that work in between can be
/// cleared away first.
final class Interruption {
  private let noted: Noted
  private let sources: [any DispatchSourceSignal]

  private final class Noted: Sendable {
    let signal = Atomic<Int32>(0)
  }

  init() {
    let noted = Noted()
    self.noted = noted
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { noted.signal.store(number, ordering: .relaxed) }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }

  /// Whether somebody asked for the end.
  var isAsked: Bool { noted.signal.load(ordering: .relaxed) != 0 }

  /// The same question, for other threads.
  var question: @Sendable () -> Bool { { [noted] in noted.signal.load(ordering: .relaxed) != 0 } }

  /// Ends the process as the signal would have, so that a shell's loop around it ends, too. Nothing happens where nobody asked.
  func obey() {
    let number = noted.signal.load(ordering: .relaxed)
    guard number != 0 else { return }
    signal(number, SIG_DFL)
    raise(number)
  }
}

/// How long the steps of a command took, for `--timings`. Nothing that is written depends on it.
struct Stopwatch {
  private let clock = ContinuousClock()
  private var last: ContinuousClock.Instant
  private var steps: [(name: String, time: Duration)] = []

  init() { last = clock.now }

  /// Ends a step, which began where the one before ended.
  mutating func step(_ name: String) {
    let now = clock.now
    steps.append((name, now - last))
    last = now
  }

  /// `read 12 ms, judge 40 ms`.
  func report(on console: Console, if isWanted: Bool) {
    guard isWanted else { return }
    let parts = steps.map { step in
      let (seconds, attoseconds) = step.time.components
      let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
      return "\(step.name) \(milliseconds) ms"
    }
    console.error.write(parts.joined(separator: ", ") + "\n")
  }
}

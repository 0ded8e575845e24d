import Foundation

/// What one run of something took, in seconds.
struct Row {
  var name: String
  var wall: Double
  var cpu: Double

  /// Runs the work once. What it makes is handed on, to be looked at when the clock has stopped.
  static func of<Result>(_ name: String, _ work: () -> Result) -> (row: Row, result: Result) {
    let start = (wall: ContinuousClock.now, cpu: clock())
    let result = work()
    let cpu = Double(clock() - start.cpu) / Double(CLOCKS_PER_SEC)
    let wall = (ContinuousClock.now - start.wall) / .seconds(1)
    return (Row(name: name, wall: wall, cpu: cpu), result)
  }
}

/// What was timed has not done its work.
struct WrongAnswer: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

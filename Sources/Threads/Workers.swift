import Dispatch
import Synchronization

/// How many pieces of work are done at a time. What comes out never depends on it.
public struct Workers: Sendable {
  /// At least one.
  public let count: Int

  public init(_ count: Int) { self.count = max(count, 1) }

  /// What the work makes of every index, in the order of the indices.
  public func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
    if min(self.count, count) <= 1 { return (0..<count).map(work) }
    let results = Mutex([Result?](repeating: nil, count: count))
    run(
      count, with: {},
      { _, index in
        let result = work(index)
        results.withLock { $0[index] = result }
      }, { _ in })
    return results.withLock { $0 }.compactMap { $0 }
  }

  /// Does the work for every index; whoever is free takes the next one. Each thread makes something for itself, uses it for all of its pieces, and
  /// hands it to `end` when none is left.
  public func run<Tool>(
    _ count: Int, with makeTool: @Sendable () -> Tool, _ work: @Sendable (Tool, Int) -> Void,
    _ end: @Sendable (Tool) -> Void
  ) {
    let threads = min(self.count, count)
    if threads <= 1 {
      let tool = makeTool()
      for index in 0..<count { work(tool, index) }
      return end(tool)
    }
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      let tool = makeTool()
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        if index >= count { return end(tool) }
        work(tool, index)
      }
    }
  }
}

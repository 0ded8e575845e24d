import Synchronization
import Testing
import Threads

@Suite struct WorkersTests {
  @Test(arguments: [-1, 0, 1, 2, 64]) func whatComesOutIsInTheOrderOfTheIndices(count: Int) {
    #expect(Workers(count).map(1000) { $0 * $0 } == (0..<1000).map { $0 * $0 })
    #expect(Workers(count).map(0) { $0 }.isEmpty)
  }

  @Test(arguments: [1, 3]) func eachIndexIsDoneOnceWithTheToolOfItsThread(count: Int) {
    final class Tool { var done: [Int] = [] }
    let done = Mutex<[[Int]]>([])
    Workers(count).run(
      500, with: { Tool() }, { tool, index in tool.done.append(index) },
      { tool in
        let own = tool.done
        done.withLock { $0.append(own) }
      })
    let all = done.withLock { $0 }
    #expect(all.count == count)
    #expect(all.joined().sorted() == Array(0..<500))
  }
}

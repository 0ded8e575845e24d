import Disk
import Findings
import Sites
import Synchronization
import Threads

/// Several browsers that make pictures of pages, each one page after the other.
struct Studio: Sendable {
  private let pictures: [Picture]
  private let scale: Int
  private let browser: Browser
  private let pages: TemporaryFolder
  private let isStopped: @Sendable () -> Bool
  private let progress: Progress

  /// After this many pictures that failed twice, the rest is not tried.
  private static let patience = 3

  /// What came of it.
  struct Result: Sendable {
    var written: [WrittenFile] = []
    /// The pictures that there are none of, and why, in the order in which they were asked for.
    var missed: [(path: String, failure: Browser.Failure)] = []
    /// What the disk refused; nothing is worth doing then.
    var problem: (any Error)?
  }

  /// - Parameters:
  ///   - scale: how many pixels make a point.
  ///   - isStopped: asked before each picture and while one is waited for; once it says so, nothing more is drawn.
  ///   - pages: a folder in which the screens lie at their addresses.
  init(
    _ pictures: [Picture], scale: Int, _ browser: Browser, pages: TemporaryFolder, _ progress: Progress,
    isStopped: @escaping @Sendable () -> Bool
  ) {
    self.pictures = pictures
    self.scale = scale
    self.browser = browser
    self.pages = pages
    self.isStopped = isStopped
    self.progress = progress
  }

  /// What one thread works with.
  private final class Place {
    let number: Int
    let writer: OutputWriter
    var session: BrowserSession?
    var starts = 0

    init(number: Int, writer: OutputWriter) {
      self.number = number
      self.writer = writer
    }
  }

  /// Draws every picture and writes it.
  func work(into build: OutputBuild, browsers: Int) -> Result {
    struct Outcome: Sendable {
      var written: [WrittenFile] = []
      var failures: [Int: Browser.Failure] = [:]
      var problem: (any Error)?
    }
    let outcome = Mutex(Outcome())
    let numbers = Atomic<Int>(0)
    Workers(browsers).run(
      pictures.count,
      with: { Place(number: numbers.add(1, ordering: .relaxed).oldValue, writer: build.writer()) },
      { place, index in
        let last = outcome.withLock { outcome in
          outcome.problem == nil && outcome.failures.count < Studio.patience
            ? nil : outcome.failures.values.first ?? .stopped
        }
        if isStopped() || last != nil {
          outcome.withLock { $0.failures[index] = last ?? .stopped }
          return
        }
        do {
          try place.writer.write(pictures[index].path, try draw(index, at: place))
        } catch let failure as Browser.Failure {
          outcome.withLock { $0.failures[index] = failure }
        } catch {
          outcome.withLock { $0.problem = $0.problem ?? error }
        }
        progress.advance()
      },
      { place in
        place.session = nil
        let written = place.writer.written
        outcome.withLock { $0.written += written }
      })
    progress.end()
    let end = outcome.withLock { $0 }
    return Result(
      written: end.written,
      missed: pictures.indices.compactMap { index in end.failures[index].map { (pictures[index].path, $0) } },
      problem: end.problem)
  }

  /// The file of one picture. A browser may break down without a page being to blame: a second one tries again.
  private func draw(_ index: Int, at place: Place) throws -> [UInt8] {
    do {
      return try drawOnce(index, at: place)
    } catch let failure as Browser.Failure {
      place.session = nil
      switch failure {
      case .cannotStart, .tooLong, .stopped: throw failure
      default: return try drawOnce(index, at: place)
      }
    }
  }

  private func drawOnce(_ index: Int, at place: Place) throws -> [UInt8] {
    let picture = pictures[index]
    let page = PicturePage(picture, root: "../")
    let name = "pictures/\(place.number).html"
    try pages.write(name, page.bytes)
    if place.session == nil {
      place.starts += 1
      place.session = try BrowserSession(
        browser, profile: pages.path + "/profiles/\(place.number)-\(place.starts)", scale: scale, seconds: 30,
        isStopped: isStopped)
    }
    guard let session = place.session else { throw Browser.Failure.stopped }
    do throws(Browser.Failure) {
      let drawing = try session.draw(pages.path + "/" + name, width: page.width)
      guard
        let marked = picture.marked(drawing.png, width: drawing.width * scale, height: drawing.height * scale)
      else { throw .refused("the picture has not the size that was asked for") }
      return marked
    } catch {
      place.session = nil
      throw error
    }
  }
}

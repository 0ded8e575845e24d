import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A browser that stays open and draws one page after the other. It is for one thread at a time; several may each have one.
///
/// It is spoken to in the DevTools protocol through a socket that only the two hold. However this process ends, the socket ends with it,
/// and the browser by itself; where a session ends, its browser's processes are ended as a group.
public final class BrowserSession {
  private let process: BrowserProcess
  private let scale: Int
  private let seconds: Int
  private let isStopped: @Sendable () -> Bool
  private var received: [UInt8] = []
  private var number = 0
  private var tab: String?

  /// A page as it was drawn.
  public struct Drawing: Hashable, Sendable {
    /// A PNG file.
    public var png: [UInt8]
    /// In CSS pixels.
    public var width, height: Int
  }

  /// The longest edge that a picture can have, in its own pixels: beyond it, Chromium leaves parts of it blank.
  public static let longestEdge = 16_000

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - profile: a folder for what the browser notes; one for each that runs at a time.
  ///   - scale: how many pixels of a picture make one of a page, along each edge.
  ///   - seconds: how long an answer may take.
  ///   - isStopped: asked while an answer is waited for; once it says so, the wait is over.
  public init(
    _ browser: Browser, profile: String, scale: Int, seconds: Int = 60,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws(Browser.Failure) {
    process = try BrowserProcess(browser, profile: profile, scale: scale)
    self.scale = scale
    self.seconds = seconds
    self.isStopped = isStopped
    struct Target: Decodable { var targetId: String }
    struct Attached: Decodable { var sessionId: String }
    let target: Target = try ask("Target.createTarget", ["url": "about:blank"])
    let attached: Attached = try ask("Target.attachToTarget", ["targetId": .text(target.targetId), "flatten": true])
    tab = attached.sessionId
    // What moves would be caught at one moment or another.
    let features: Parameter = [["name": "prefers-reduced-motion", "value": "reduce"]]
    let _: Nothing = try ask("Emulation.setEmulatedMedia", ["features": features])
  }

  /// Draws a page in its whole length.
  ///
  /// The page tells when it is done: its script puts an object with its `width` and `height`, in CSS pixels, into `window.picture`.
  ///
  /// - Parameter page: the absolute path of the page. Pages may read each other: only pages that are our own must be opened.
  public func draw(_ page: String, width: Int) throws(Browser.Failure) -> Drawing {
    struct Navigated: Decodable { var errorText: String? }
    struct Size: Decodable { var width, height: Int }
    struct Evaluated: Decodable {
      struct Value: Decodable { var value: Size? }
      var result: Value
    }
    struct Captured: Decodable { var data: Data }
    try setSize(width, 900)
    let navigated: Navigated = try ask("Page.navigate", ["url": .text(URL(fileURLWithPath: page).absoluteString)])
    if let problem = navigated.errorText { throw .refused(problem) }
    let waiting = """
      new Promise((done) => { const look = () => window.picture ? done(window.picture) : setTimeout(look, 5); look(); })
      """
    let evaluated: Evaluated = try ask(
      "Runtime.evaluate", ["expression": .text(waiting), "awaitPromise": true, "returnByValue": true])
    guard let size = evaluated.result.value, size.width > 0, size.height > 0 else {
      throw .refused("the page has no size")
    }
    let longest = BrowserSession.longestEdge / max(scale, 1)
    guard size.width <= longest, size.height <= longest else { throw .tooLong(size.height) }
    try setSize(size.width, size.height)
    let captured: Captured = try ask("Page.captureScreenshot", ["format": "png"])
    return Drawing(png: [UInt8](captured.data), width: size.width, height: size.height)
  }

  private func setSize(_ width: Int, _ height: Int) throws(Browser.Failure) {
    let _: Nothing = try ask(
      "Emulation.setDeviceMetricsOverride",
      ["width": .number(width), "height": .number(height), "deviceScaleFactor": .number(scale), "mobile": false])
  }

  // MARK: Asking

  private struct Nothing: Decodable {}

  /// A parameter of a command.
  private enum Parameter: Encodable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
  {
    case text(String)
    case number(Int)
    case flag(Bool)
    case object([String: Parameter])
    case list([Parameter])

    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(arrayLiteral elements: Parameter...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, Parameter)...) {
      self = .object(Dictionary(elements) { first, _ in first })
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let value): try value.encode(to: encoder)
      case .number(let value): try value.encode(to: encoder)
      case .flag(let value): try value.encode(to: encoder)
      case .object(let value): try value.encode(to: encoder)
      case .list(let value): try value.encode(to: encoder)
      }
    }
  }

  private struct Question: Encodable {
    var id: Int
    var method: String
    var params: Parameter
    var sessionId: String?
  }

  private struct Heading: Decodable { var id: Int? }

  private struct Answer<Result: Decodable>: Decodable {
    struct Refusal: Decodable { var message: String }
    var result: Result?
    var error: Refusal?
  }

  private func ask<Result: Decodable>(_ method: String, _ parameters: Parameter) throws(Browser.Failure) -> Result {
    number += 1
    do {
      var question = [UInt8](
        try JSONEncoder().encode(Question(id: number, method: method, params: parameters, sessionId: tab)))
      question.append(0)
      let deadline = ContinuousClock.now + .seconds(seconds)
      try process.send(question)
      while true {
        let message = Data(try nextMessage(before: deadline))
        // What happens besides is told without being asked for.
        guard try JSONDecoder().decode(Heading.self, from: message).id == number else { continue }
        let answer = try JSONDecoder().decode(Answer<Result>.self, from: message)
        if let result = answer.result { return result }
        throw Browser.Failure.refused(answer.error?.message ?? "no answer to \(method)")
      }
    } catch let failure as Browser.Failure {
      throw failure
    } catch { throw .refused("an answer to \(method) that makes no sense") }
  }

  /// The next message, without the zero byte that ends it.
  private func nextMessage(before deadline: ContinuousClock.Instant) throws(Browser.Failure) -> ArraySlice<UInt8> {
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        let message = received[..<end]
        received = Array(received[(end + 1)...])
        return message
      }
      searched = received.count
      // The picture of a page of the greatest size has less; whatever sends more is no browser.
      guard received.count < 1 << 29 else { throw .refused("an endless answer") }
      if isStopped() { throw .stopped }
      guard ContinuousClock.now < deadline else { throw .tookTooLong }
      try process.receive(into: &received, milliseconds: 100)
    }
  }
}

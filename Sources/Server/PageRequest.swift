/// What a browser asks for, as it came.
public struct PageRequest: Hashable, Sendable {
  public var method: String
  /// The address behind the host, still escaped, without what follows `?`.
  public var target: String
  /// What `Host` says; nil where the header is missing.
  public var host: String?
  /// What `If-None-Match` says.
  public var ifNoneMatch: String?

  public init(method: String = "GET", target: String, host: String?, ifNoneMatch: String? = nil) {
    self.method = method
    self.target = target
    self.host = host
    self.ifNoneMatch = ifNoneMatch
  }
}

/// What a browser gets.
public struct PageAnswer: Hashable, Sendable {
  public enum Body: Hashable, Sendable {
    case bytes([UInt8])
    /// Events, as they come.
    case events
  }

  public var status: Int
  /// By name, in the order in which they are sent.
  public var headers: [Header]
  public var body: Body

  public struct Header: Hashable, Sendable {
    public var name: String
    public var value: String
  }

  init(_ status: Int, _ type: String, _ body: Body, _ more: [Header] = []) {
    self.status = status
    // Nothing is kept: a page that a browser remembers is the one before.
    headers =
      [
        Header(name: "Content-Type", value: type), Header(name: "Cache-Control", value: "no-store"),
        Header(name: "X-Content-Type-Options", value: "nosniff"),
        Header(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
      ] + more
    self.body = body
  }

  static func sentence(_ status: Int, _ text: String, _ more: [Header] = []) -> PageAnswer {
    PageAnswer(status, "text/plain; charset=utf-8", .bytes(Array((text + "\n").utf8)), more)
  }

  /// The value of a header; nil where there is none of the name.
  public func header(_ name: String) -> String? { headers.first { $0.name == name }?.value }
}

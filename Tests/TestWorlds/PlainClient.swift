import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A client that sends what it is given and shows what comes: addresses reach the server as they are written.
public final class PlainClient {
  private let descriptor: Int32
  /// All that has come so far.
  public private(set) var received: [UInt8] = []

  /// Connects to a port of this machine and sends a text. Nil where nobody listens.
  public init?(port: UInt16, sending text: String) {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected, text.withCString({ send(descriptor, $0, strlen($0), 0) }) == text.utf8.count else { return nil }
  }

  deinit { close(descriptor) }

  public var text: String { String(decoding: received, as: UTF8.self) }

  /// Reads until a text has come, the other side closes, or some seconds have passed without a word.
  ///
  /// - Returns: whether it has come.
  @discardableResult
  public func wait(for text: String, seconds: Int32 = 20) -> Bool {
    while !self.text.contains(text) {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, seconds * 1000) > 0 else { return false }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      let got = recv(descriptor, &chunk, chunk.count, 0)
      guard got > 0 else { return false }
      received += chunk[..<got]
    }
    return true
  }

  /// Reads until the other side closes.
  public func readToEnd() -> String {
    while wait(for: "\u{0}never\u{0}") {}
    return text
  }

  /// What a request gets, head and body: `get("/", port: 4000)`.
  public static func get(
    _ target: String, port: UInt16, method: String = "GET", host: String = "localhost", more: String = ""
  ) -> String {
    let head = "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(more)\r\n"
    return PlainClient(port: port, sending: head)?.readToEnd() ?? ""
  }
}

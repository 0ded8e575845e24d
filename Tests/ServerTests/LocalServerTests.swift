#if Server
  import TestWorlds
  import Testing

  @testable import Server

  @Suite struct LocalServerTests {
    static func site(_ text: String, problems: String? = nil) -> PreviewSite {
      PreviewSite(
        files: [
          "index.html": Array("<!doctype html>\(text)".utf8), "big.txt": [UInt8](repeating: 0x41, count: 300_000),
          "empty.txt": [],
        ], problems: problems)
    }

    func serving(_ site: PreviewSite) throws -> (server: LocalServer, port: UInt16) {
      let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
      let port = socket.port
      let server = LocalServer(site, on: socket, hosts: AllowedHosts(listeningOn: "127.0.0.1"))
      return (try #require(server), port)
    }

    @Test func servesFilesWholeAndHeadsAlone() throws {
      let (server, port) = try serving(Self.site("first"))
      withExtendedLifetime(server) {
        let page = PlainClient.get("/", port: port)
        #expect(page.hasPrefix("HTTP/1.1 200 ") && page.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"))
        #expect(page.contains("\r\n\r\n<!doctype html>first\n<script src="))
        let big = PlainClient.get("/big.txt", port: port)
        #expect(big.hasSuffix("\r\n\r\n" + String(repeating: "A", count: 300_000)))
        #expect(PlainClient.get("/empty.txt", port: port).hasPrefix("HTTP/1.1 200 "))
        let head = PlainClient.get("/big.txt", port: port, method: "HEAD")
        #expect(
          head.hasPrefix("HTTP/1.1 200 ") && head.contains("Content-Length: 300000\r\n") && head.hasSuffix("\r\n\r\n"))
        #expect(PlainClient.get("/.paywallgen/events", port: port, method: "HEAD").hasPrefix("HTTP/1.1 200 "))
        #expect(PlainClient.get("/none/index.html", port: port).hasPrefix("HTTP/1.1 404 "))
      }
    }

    @Test func takesNothingAndAnswersToItsNamesOnly() throws {
      let (server, port) = try serving(Self.site("first"))
      withExtendedLifetime(server) {
        let posted = PlainClient.get("/", port: port, method: "POST", more: "Content-Length: 3\r\n")
        #expect(posted.hasPrefix("HTTP/1.1 405 ") && posted.contains("Allow: GET, HEAD\r\n"))
        #expect(PlainClient.get("/", port: port, host: "evil.example").hasPrefix("HTTP/1.1 403 "))
        // What follows the head of a request is let go.
        let body = PlainClient.get("/", port: port, more: "Content-Length: 3\r\n\r\nabc")
        #expect(body.hasPrefix("HTTP/1.1 200 "))
      }
    }

    @Test func reachesTheServerEscaped() throws {
      let (server, port) = try serving(Self.site("first"))
      withExtendedLifetime(server) {
        for target in ["/..%2fbig.txt", "/%00", "/%2e%2e/big.txt", "//big.txt", "/big.txt%00", "/.%2fbig.txt"] {
          #expect(PlainClient.get(target, port: port).hasPrefix("HTTP/1.1 404 "), "\(target)")
        }
        #expect(PlainClient.get("/%62ig.txt?x=%00", port: port).hasPrefix("HTTP/1.1 200 "))
      }
    }

    @Test func tellsOpenPagesWhatIsServed() throws {
      let first = Self.site("first")
      let (server, port) = try serving(first)
      let request = "GET /.paywallgen/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let clients = try (0..<3).map { _ in try #require(PlainClient(port: port, sending: request)) }
      for client in clients {
        #expect(client.wait(for: #"data: {"build":"\#(first.build)","problems":""}"#))
        #expect(client.text.contains("\r\nContent-Type: text/event-stream\r\n"))
      }
      let second = Self.site("second", problems: "x")
      server.show(second)
      for client in clients { #expect(client.wait(for: #"data: {"build":"\#(second.build)","problems":"x"}"#)) }
      #expect(PlainClient.get("/", port: port).contains("<!doctype html>second"))
      server.beat()
      for client in clients { #expect(client.wait(for: "\n:\n\n")) }
      // Who goes away is no trouble.
      _ = PlainClient(port: port, sending: request)
      server.show(first)
      for client in clients { #expect(client.wait(for: first.build)) }
    }

    @Test func endsWithPagesListening() throws {
      var serving: (server: LocalServer, port: UInt16)? = try serving(Self.site("first"))
      let port = try #require(serving?.port)
      let client = try #require(
        PlainClient(port: port, sending: "GET /.paywallgen/events HTTP/1.1\r\nHost: localhost\r\n\r\n"))
      #expect(client.wait(for: "data: "))
      serving = nil
      _ = client.readToEnd()
      // The port is free again at once.
      let socket = try ListeningSocket(host: "127.0.0.1", port: port)
      #expect(socket.port == port)
    }

    @Test func tellsWhyItCannotListen() throws {
      let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
      let port = socket.port
      #expect(throws: ListeningSocket.Failure.taken) { _ = try ListeningSocket(host: "127.0.0.1", port: port) }
      #expect(ListeningSocket.freePort(above: port, host: "127.0.0.1") != port)
      #expect(throws: ListeningSocket.Failure.unknownHost) { _ = try ListeningSocket(host: "192.0.2.1", port: 0) }
      #expect(throws: ListeningSocket.Failure.unknownHost) { _ = try ListeningSocket(host: "no such host", port: 0) }
    }
  }
#endif

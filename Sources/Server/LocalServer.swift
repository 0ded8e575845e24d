#if Server
  import CMicroHTTPD
  import Findings
  import Synchronization

  #if canImport(Darwin)
    import Darwin
  #else
    import Glibc
  #endif

  /// Serves a site from memory, and tells the pages that are open when there is another one. It ends when it goes out of use.
  public final class LocalServer {
    private let served: Served
    private let daemon: OpaquePointer

    /// What the server's thread works with.
    private final class Served: Sendable {
      let site: Mutex<PreviewSite>
      let hosts: AllowedHosts
      let streams: EventStreams

      init(_ site: PreviewSite, _ hosts: AllowedHosts) {
        self.site = Mutex(site)
        self.hosts = hosts
        streams = EventStreams(site.event)
      }
    }

    /// Nil where the system refuses another thread.
    public init?(_ site: PreviewSite, on socket: consuming ListeningSocket, hosts: AllowedHosts) {
      let served = Served(site, hosts)
      self.served = served
      let descriptor = socket.take()
      let context = Unmanaged.passUnretained(served).toOpaque()
      guard let daemon = microhttpd_start(descriptor, answerRequest, context, 128, 60) else {
        close(descriptor)
        return nil
      }
      self.daemon = daemon
    }

    deinit {
      served.streams.end()
      MHD_stop_daemon(daemon)
    }

    /// Serves another site from now on. Pages that are open are told.
    public func show(_ site: PreviewSite) {
      served.site.withLock { $0 = site }
      served.streams.say(site.event)
    }

    /// Ends the connections that nobody reads any more; worth doing every few seconds.
    public func beat() { served.streams.beat() }

    fileprivate static func answer(
      _ context: UnsafeMutableRawPointer, _ connection: OpaquePointer, _ target: String, _ method: String
    ) -> MHD_Result {
      let served = Unmanaged<Served>.fromOpaque(context).takeUnretainedValue()
      let request = PageRequest(
        method: method, target: target, host: header("Host", of: connection),
        ifNoneMatch: header("If-None-Match", of: connection))
      let site = served.site.withLock { $0 }
      let answer = site.answer(request, hosts: served.hosts)
      let response: OpaquePointer?
      switch answer.body {
      case .bytes(let bytes): response = bytes.withUnsafeBytes { microhttpd_response($0.baseAddress, $0.count) }
      // A body without an end is sent for HEAD, too, by versions of the library that ask for it to learn its length.
      case .events where method == "HEAD": response = microhttpd_response(nil, 0)
      case .events:
        let listener = Unmanaged.passRetained(EventStreams.Listener(served.streams, connection))
        response = microhttpd_stream(readEvents, listener.toOpaque(), endEvents)
        if response == nil { listener.release() }
      }
      guard let response else { return microhttpd_no() }
      defer { MHD_destroy_response(response) }
      for header in answer.headers { MHD_add_response_header(response, header.name, header.value) }
      return MHD_queue_response(connection, UInt32(answer.status), response)
    }

    private static func header(_ name: String, of connection: OpaquePointer) -> String? {
      microhttpd_header(connection, name).flatMap { String(validatingCString: $0) }
    }
  }

  extension PreviewSite {
    fileprivate var event: [UInt8] { EventText.state(build: build, problems: problems) }
  }

  /// Called by the library twice for each request: when its head has come, and when all of it has. What a request brings besides its head is let go.
  private func answerRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ target: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
    _ uploadSize: UnsafeMutablePointer<Int>?, _ request: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let context, let connection, let target, let method, let request else { return microhttpd_no() }
    let name = String(cString: method)
    let isRead = name == "GET" || name == "HEAD"
    if isRead, request.pointee == nil {
      // Any address will do: it tells the second call from the first.
      request.pointee = context
      return microhttpd_yes()
    }
    if isRead, let uploadSize, uploadSize.pointee != 0 {
      uploadSize.pointee = 0
      return microhttpd_yes()
    }
    return LocalServer.answer(context, connection, String(cString: target), name)
  }

  private func readEvents(
    _ listener: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ count: Int
  ) -> Int {
    guard let listener, let buffer else { return microhttpd_end_of_stream() }
    return Unmanaged<EventStreams.Listener>.fromOpaque(listener).takeUnretainedValue()
      .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: count))
  }

  private func endEvents(_ listener: UnsafeMutableRawPointer?) {
    guard let listener else { return }
    Unmanaged<EventStreams.Listener>.fromOpaque(listener).release()
  }
#endif

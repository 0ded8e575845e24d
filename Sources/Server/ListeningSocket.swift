#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A socket that listens on a host and port. It is closed when it goes out of use, unless somebody took it.
public struct ListeningSocket: ~Copyable {
  /// Why there is none.
  public enum Failure: Error, Hashable, Sendable {
    case taken
    case notPermitted
    /// The host is no name or number of this machine.
    case unknownHost
    /// The system's own words.
    case system(String)
  }

  private var descriptor: Int32
  /// The port, also where any was asked for.
  public let port: UInt16

  /// - Parameter port: 0 takes any that is free.
  public init(host: String, port: UInt16) throws(Failure) {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if os(Linux) && !canImport(Musl)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    hints.ai_flags = AI_PASSIVE
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &hints, &found) == 0, let found else { throw .unknownHost }
    defer { freeaddrinfo(found) }
    // A name may have several numbers; most browsers try the one of IPv4 first or next.
    var candidates: [addrinfo] = []
    var next: UnsafeMutablePointer<addrinfo>? = found
    while let entry = next {
      candidates.append(entry.pointee)
      next = entry.pointee.ai_next
    }
    guard let entry = candidates.first(where: { $0.ai_family == AF_INET }) ?? candidates.first else {
      throw .unknownHost
    }
    let descriptor = socket(entry.ai_family, entry.ai_socktype, entry.ai_protocol)
    guard descriptor >= 0 else { throw Failure(errno) }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    // A port that this program has just left may be taken again at once.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(descriptor, entry.ai_addr, entry.ai_addrlen) == 0, listen(descriptor, 64) == 0 else {
      let problem = errno
      close(descriptor)
      throw Failure(problem)
    }
    self.descriptor = descriptor
    self.port = ListeningSocket.port(of: descriptor)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Gives the socket away: from now on the caller closes it.
  consuming func take() -> Int32 {
    let taken = descriptor
    descriptor = -1
    return taken
  }

  /// The first port above one on which a host could listen; nil where none of the next hundred is free.
  public static func freePort(above port: UInt16, host: String) -> UInt16? {
    for candidate in Int(port) + 1..<Int(port) + 101 {
      guard let candidate = UInt16(exactly: candidate) else { return nil }
      do throws(Failure) {
        _ = try ListeningSocket(host: host, port: candidate)
        return candidate
      } catch {
        continue
      }
    }
    return nil
  }

  private static func port(of descriptor: Int32) -> UInt16 {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(descriptor, $0, &length) }
      // The port has the same place in both families.
      return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
    }
  }
}

extension ListeningSocket.Failure {
  init(_ number: Int32) {
    switch number {
    case EADDRINUSE: self = .taken
    case EACCES, EPERM: self = .notPermitted
    case EADDRNOTAVAIL: self = .unknownHost
    default: self = .system(String(cString: strerror(number)))
    }
  }
}

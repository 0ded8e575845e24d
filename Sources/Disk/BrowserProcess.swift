import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A browser's process with a socket to it. Both end with this value.
///
/// Foundation's `Process` gives a child no descriptors beyond the first three, and no group of its own; a browser takes commands on
/// the fourth, answers on the fifth, and starts processes that must not outlive it.
final class BrowserProcess {
  private let socket: Int32
  private let id: pid_t
  private var status: Int32?

  init(_ browser: Browser, profile: String, scale: Int) throws(Browser.Failure) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, BrowserProcess.streamType, 0, &ends) == 0 else { throw .cannotStart(words(errno)) }
    // Out of the way of the descriptors that the child gets.
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[1])
    socket = ends[0]
    #if canImport(Darwin)
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
      var on: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    defer { if theirs >= 0 { close(theirs) } }
    let arguments =
      browser.arguments(profile: profile) + [
        "--remote-debugging-pipe", "--allow-file-access-from-files", "--font-render-hinting=none",
        "--force-color-profile=srgb", "--disable-lcd-text", "--lang=en-US", "--force-device-scale-factor=\(scale)",
        "about:blank",
      ]
    guard theirs >= 0, let id = BrowserProcess.spawn(browser.program, arguments, socket: theirs) else {
      let problem = words(errno)
      close(socket)
      throw .cannotStart(problem)
    }
    self.id = id
  }

  deinit {
    // Told so by the end of the socket, a browser clears away what it has put elsewhere, and ends.
    close(socket)
    if status == nil { _ = wait() }
    // The folder that its processes write into is about to go.
    kill(-id, SIGKILL)
  }

  func send(_ bytes: [UInt8]) throws(Browser.Failure) {
    var done = 0
    while done < bytes.count {
      let sent = bytes[done...].withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.send(socket, buffer.baseAddress, buffer.count, 0)
        #elseif canImport(Musl)
          Musl.send(socket, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        #else
          Glibc.send(socket, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      if sent > 0 { done += sent } else if errno != EINTR { throw .ended(wait()) }
    }
  }

  /// Appends what has come; nothing where nothing does in that time.
  func receive(into bytes: inout [UInt8], milliseconds: Int32) throws(Browser.Failure) {
    var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let got = chunk.withUnsafeMutableBytes { read(socket, $0.baseAddress, $0.count) }
    if got > 0 {
      bytes += chunk[..<got]
    } else if got == 0 || errno != EINTR {
      throw .ended(wait())
    }
  }

  /// The status that the process ends with; the number of the signal beyond 128 where one ended it. A process that has closed the socket and stays is ended.
  private func wait() -> Int32 {
    if let status { return status }
    var code: Int32 = 0
    for attempt in 0..<100 {
      let ended = waitpid(id, &code, WNOHANG)
      if ended == id || (ended < 0 && errno != EINTR) { break }
      if attempt == 50 { kill(-id, SIGKILL) }
      usleep(20_000)
    }
    let signal = code & 0x7F
    let status = signal == 0 ? (code >> 8) & 0xFF : 128 + signal
    self.status = status
    return status
  }

  private static var streamType: Int32 {
    #if canImport(Darwin)
      SOCK_STREAM
    #elseif canImport(Musl)
      SOCK_STREAM | SOCK_CLOEXEC
    #else
      Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #endif
  }

  /// Starts a program in a group of its own, with the socket as its descriptors 3 and 4. Nil, with `errno`, where that is refused.
  private static func spawn(_ program: String, _ arguments: [String], socket: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, socket, 3)
    posix_spawn_file_actions_adddup2(&actions, socket, 4)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // What any child inherits: where fonts and libraries are.
    let variables = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var id: pid_t = 0
    let problem = withCStrings([program] + arguments) { arguments in
      withCStrings(variables) { posix_spawn(&id, program, &actions, &attributes, arguments, $0) }
    }
    guard problem == 0 else {
      errno = problem
      return nil
    }
    return id
  }
}

private func words(_ problem: Int32) -> String { String(cString: strerror(problem)) }

/// Calls with an array of C strings that a null ends.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
  for (index, text) in texts.enumerated() { (list + index).initialize(to: strdup(text)) }
  (list + texts.count).initialize(to: nil)
  defer {
    for index in texts.indices { free(list[index]) }
    list.deallocate()
  }
  return body(list)
}

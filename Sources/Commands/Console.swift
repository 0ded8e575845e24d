import Findings
import Reports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where a command's words go: the result to standard output, everything else to standard error.
public final class Console {
  public let output: ByteStream
  public let error: ByteStream

  public init(output: ByteStream, error: ByteStream) {
    self.output = output
    self.error = error
  }

  /// The two streams of the process.
  public static func standard() -> Console { Console(output: ByteStream(1), error: ByteStream(2)) }

  /// Says something on standard error, as a line of the tool. What was printed before comes out before.
  public func complain(_ message: String) {
    output.flush()
    error.write("paywallgen: " + visible(message) + "\n")
    error.flush()
  }
}

/// Bytes on their way to a file descriptor, with one buffer; or, in tests, into memory.
///
/// A reader that closes its end, as `head` does, is no error: what follows is dropped without a word.
public final class ByteStream {
  private let descriptor: Int32?
  private var buffer: [UInt8] = []
  private var isClosed = false
  /// What went wrong with writing, other than a closed pipe; nil where nothing did.
  public private(set) var problem: DiskError?

  public init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// A stream that keeps what is written.
  public init() {
    descriptor = nil
  }

  /// What was written and is not flushed; in tests, all of it.
  public var text: String { String(decoding: buffer, as: UTF8.self) }

  public func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    flushWhenFull()
  }

  public func write(_ bytes: [UInt8]) {
    buffer.append(contentsOf: bytes)
    flushWhenFull()
  }

  public func flush() {
    guard let descriptor else { return }
    var done = 0
    while done < buffer.count, !isClosed {
      let wrote = buffer[done...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if wrote >= 0 {
        done += wrote
      } else if errno == EAGAIN {
        // A terminal or pipe that somebody made non-blocking: wait until it takes more.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        isClosed = true
        if errno != EPIPE {
          problem = DiskError(path: "standard output", reason: .system(String(cString: strerror(errno))))
        }
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func flushWhenFull() {
    if buffer.count >= 1 << 16 { flush() }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

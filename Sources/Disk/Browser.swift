import Findings
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A Chromium, or a browser made of it, that runs without a window.
public struct Browser: Sendable {
  /// The program's absolute path.
  public let program: String

  public init(program: String) { self.program = program }

  /// The names by which it is looked for in the folders of `PATH`, in this order.
  public static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "chrome-headless-shell",
  ]

  /// The browser of this machine: the one that is named, else the one that `CHROME` names, else one in the folders of `PATH`, else one among the
  /// applications of a Mac; nil where there is none.
  ///
  /// - Parameter named: a path, or a name to be looked for in `PATH`.
  public static func find(_ variables: [String: String], named: String? = nil) -> Browser? {
    let files = FileManager.default
    func isProgram(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return files.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        && files.isExecutableFile(atPath: path)
    }
    let folders = (variables["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
    if let named = named ?? variables["CHROME"], !named.isEmpty {
      // Whoever names one means that one.
      let paths = named.contains("/") ? [named] : folders.map { $0 + "/" + named }
      return paths.first(where: isProgram).map { Browser(program: $0) }
    }
    for name in names {
      if let path = folders.lazy.map({ $0 + "/" + name }).first(where: isProgram) { return Browser(program: path) }
    }
    let applications = [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ]
    return applications.first(where: isProgram).map { Browser(program: $0) }
  }

  /// Why a browser has not done what it was asked for.
  public enum Failure: Error, Hashable, Sendable {
    case cannotStart(String)
    case tookTooLong
    /// It ended with this status and without the result.
    case ended(Int32)
    /// It would not do something, and said why.
    case refused(String)
    /// The page is this high, in CSS pixels, which is more than a picture can hold.
    case tooLong(Int)
    /// Nobody waits for the result any more.
    case stopped
  }

  /// What every browser is started with.
  func arguments(profile: String) -> [String] {
    // Chromium refuses to isolate its parts where root starts it; in containers that is whom everything runs as.
    let isolation = geteuid() == 0 ? ["--no-sandbox"] : []
    return ["--headless", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions"]
      + ["--disable-background-networking", "--disable-sync", "--user-data-dir=\(profile)"] + isolation
  }

  /// What a page has become when it and its frames are loaded and their scripts have run.
  ///
  /// - Parameters:
  ///   - page: the absolute path of the page. Pages may read each other: only pages that are our own must be opened.
  ///   - profile: a folder for what the browser notes; one for each that runs at a time.
  public func document(of page: String, profile: String, seconds: Int = 120) throws(Failure) -> [UInt8] {
    let output = Pipe()
    let status = try run(
      ["--allow-file-access-from-files", "--dump-dom", URL(fileURLWithPath: page).absoluteString], profile: profile,
      output: output, seconds: seconds)
    guard status.code == 0 else { throw .ended(status.code) }
    return status.output
  }

  private func run(_ arguments: [String], profile: String, output: Pipe, seconds: Int) throws(Failure) -> (
    code: Int32, output: [UInt8]
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = self.arguments(profile: profile) + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw .cannotStart(error.localizedDescription) }
    let watch = Watch(process)
    // A thread of its own: those that others share may all be waiting for a browser.
    Thread.detachNewThread { watch.stop(after: seconds) }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if watch.end() { throw .tookTooLong }
    return (process.terminationStatus, [UInt8](bytes))
  }
}

/// Ends a process that takes too long. `Process` may be told to end from any thread.
private final class Watch: @unchecked Sendable {
  private let condition = NSCondition()
  private let process: Process
  private var isOver = false
  private var wasStopped = false

  init(_ process: Process) { self.process = process }

  /// Waits for the end of the process, and makes one after that many seconds.
  func stop(after seconds: Int) {
    let deadline = Date(timeIntervalSinceNow: Double(seconds))
    condition.withLock {
      while !isOver, condition.wait(until: deadline) {}
      guard !isOver, process.isRunning else { return }
      wasStopped = true
      // A process may have been started with its signals blocked, but for this one.
      kill(process.processIdentifier, SIGKILL)
    }
  }

  /// Notes that the process is over; whether it had to be ended.
  func end() -> Bool {
    condition.withLock {
      isOver = true
      condition.broadcast()
      return wasStopped
    }
  }
}

/// A folder for files in between; it is removed with this value.
public final class TemporaryFolder: Sendable {
  /// The absolute path.
  public let path: String

  public init() throws(DiskError) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("paywallgen-" + UUID().uuidString)
    path = url.path
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch { throw DiskError(path: url.path, reason: .system(error.localizedDescription)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and the folders above it.
  ///
  /// - Parameter name: a path below the folder, of our own making.
  public func write(_ name: String, _ bytes: some Sequence<UInt8>) throws(DiskError) {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    } catch { throw DiskError(path: url.path, reason: .system(error.localizedDescription)) }
  }
}

import Foundation
import Threads

/// What a command takes from outside its arguments: given once, at the very beginning, so that everything below is a function of values.
public struct Environment: Hashable, Sendable {
  public var variables: [String: String]
  public var workingDirectory: String
  /// The date in UTC, `YYYY-MM-DD`.
  public var today: String
  /// The running binary, by size and time: a new one may draw differently.
  public var binary: String
  /// How many threads can work at once, at least one.
  public var processors: Int
  public var outputIsTerminal: Bool
  public var errorIsTerminal: Bool

  public init(
    variables: [String: String] = [:], workingDirectory: String, today: String, binary: String = "",
    processors: Int = 1,
    outputIsTerminal: Bool = false, errorIsTerminal: Bool = false
  ) {
    self.variables = variables
    self.workingDirectory = workingDirectory
    self.today = today
    self.binary = binary
    self.processors = processors
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
  }

  /// Of this process, now.
  public static func ofProcess() -> Environment {
    var now = time(nil)
    var utc = tm()
    gmtime_r(&now, &utc)
    let date = [Int(utc.tm_year) + 1900, Int(utc.tm_mon) + 1, Int(utc.tm_mday)].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return Environment(
      variables: ProcessInfo.processInfo.environment,
      workingDirectory: FileManager.default.currentDirectoryPath, today: date.joined(separator: "-"),
      binary: binaryOfProcess,
      processors: max(1, ProcessInfo.processInfo.activeProcessorCount), outputIsTerminal: isatty(1) == 1,
      errorIsTerminal: isatty(2) == 1)
  }
}

private var binaryOfProcess: String {
  let attributes = Bundle.main.executablePath.flatMap { try? FileManager.default.attributesOfItem(atPath: $0) }
  guard let size = attributes?[.size] as? Int, let changed = attributes?[.modificationDate] as? Date else { return "" }
  return "\(size) \(changed.timeIntervalSince1970)"
}

extension Environment {
  /// How many pieces of work a run does at a time: as many as it was told to, else one for each processor.
  func workers(_ options: Options) -> Workers { Workers(options.jobs ?? processors) }
}

import Foundation

/// The tool's version.
public let version = "0.1.0"

/// Runs the tool on its arguments (without its own name) and tells the status to exit with.
public func run(arguments: [String], environment: Environment, console: Console) -> Int32 {
  let status: ExitStatus
  do throws(UsageError) {
    switch try Request(arguments) {
    case .version:
      console.output.write("paywallgen \(version)\n")
      status = .done
    case .help(let command):
      console.output.write(help(about: command))
      status = .done
    case .run(let command, let options): status = command.run(options, environment, console)
    }
  } catch {
    console.complain(error.message)
    if !error.help.isEmpty { console.error.write("  " + error.help + "\n") }
    let more = error.command.map { "help " + $0 } ?? "--help"
    console.error.write("  Run 'paywallgen \(more)' to learn more\n")
    status = .incomplete
  }
  console.output.flush()
  console.error.flush()
  if let problem = console.output.problem, case .system(let reason) = problem.reason {
    console.complain("cannot write to \(problem.path): \(reason)")
    return ExitStatus.incomplete.rawValue
  }
  return status.rawValue
}

/// Runs the tool as this process was called.
public func run() -> Int32 {
  // A closed pipe is told by the write that meets it, instead of ending the process.
  signal(SIGPIPE, SIG_IGN)
  keepMemory()
  return run(
    arguments: Array(CommandLine.arguments.dropFirst()), environment: .ofProcess(), console: .standard())
}

/// Has freed memory kept for the next buffer. Pages are made in buffers that grow and go: giving them back to the system each time, and having
/// every page of memory cleared again, costs more than all that is written into them.
private func keepMemory() {
  #if canImport(Glibc)
    // M_MMAP_THRESHOLD and M_TRIM_THRESHOLD.
    _ = mallopt(-3, 32 << 20)
    _ = mallopt(-1, 256 << 20)
  #endif
}

#if canImport(Glibc)
  /// The system's own, which Swift's view of its headers leaves out.
  @_silgen_name("mallopt") private func mallopt(_ parameter: Int32, _ value: Int32) -> Int32
#endif

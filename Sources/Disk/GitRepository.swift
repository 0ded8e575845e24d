import Findings
import Foundation
import Synchronization

/// Why a revision cannot be read.
public enum RevisionError: Error, Hashable, Sendable {
  /// No commit has this name here. In a shallow clone that can be one that was not fetched.
  case unknown(revision: String)
  /// The folder does not lie in a git repository.
  case noRepository(folder: String)
  /// The folder is not there at this revision.
  case noFolder(folder: String, revision: String)
  /// Git cannot be run or refuses, in its own words.
  case git(String)
}

/// A git repository, asked through the `git` command.
final class GitRepository: Sendable {
  /// A file or link of a commit.
  struct Blob: Hashable, Sendable {
    var id: String
    var isLink: Bool
  }

  /// Where git is started: the folder, or the nearest one above it that is there. A folder that was renamed since is still read at a commit.
  private let folder: String
  /// What follows to the folder that was meant: empty, or a path that ends with `/`.
  private let missing: String
  /// `git cat-file --batch`: it answers one question after the other. Nil until the first.
  private let reader = Mutex<ObjectReader?>(nil)

  init(_ folder: String) {
    var there = folder.pathParts
    var missing: [Substring] = []
    while !there.isEmpty, FileIdentity(of: "/" + there.joined(separator: "/")) == nil {
      missing.insert(there.removeLast(), at: 0)
    }
    self.folder = missing.isEmpty ? folder : "/" + there.joined(separator: "/")
    self.missing = missing.map { $0 + "/" }.joined()
  }

  /// The commit that a name stands for.
  func commit(_ revision: String) throws(RevisionError) -> String {
    // What follows --end-of-options is no option, whatever it begins with.
    let name = revision + "^{commit}"
    let answer = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    if answer.status == 0 { return answer.text.trimmingSuffix("\n") }
    _ = try top()
    throw .unknown(revision: revision)
  }

  /// The commit at which the history of `HEAD` and that of a commit part; the commit itself where they have nothing in common, or no more of it
  /// was fetched.
  func mergeBase(with commit: String) throws(RevisionError) -> String {
    let answer = try run(["merge-base", "HEAD", commit])
    let base = answer.text.trimmingSuffix("\n")
    return answer.status == 0 && !base.isEmpty ? base : commit
  }

  /// Where the folder lies in its repository: empty, or a path that ends with `/`.
  func prefix() throws(RevisionError) -> String {
    _ = try top()
    return try run(["rev-parse", "--show-prefix"]).text.trimmingSuffix("\n") + missing
  }

  /// All files and links of a commit by their path in the repository. Paths that are not UTF-8 and submodules are left out.
  func blobs(of commit: String) throws(RevisionError) -> [(path: String, blob: Blob)] {
    let answer = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
    guard answer.status == 0 else { throw .git(answer.error) }
    var blobs: [(String, Blob)] = []
    for line in answer.output.split(separator: 0) {
      // mode SP type SP id TAB path
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
        let path = String(validating: line[(tab + 1)...], as: UTF8.self)
      else { continue }
      let fields = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 3, fields[1] == "blob" else { continue }
      blobs.append((path, Blob(id: fields[2], isLink: fields[0] == "120000")))
    }
    return blobs
  }

  func content(of blob: Blob, shown: String) throws(DiskError) -> [UInt8] {
    let result = reader.withLock { reader -> Result<[UInt8], DiskError> in
      do throws(DiskError) {
        if let reader { return .success(try reader.read(blob.id, shown: shown)) }
        let started = try ObjectReader(git(["cat-file", "--batch"]), shown: shown)
        reader = started
        return .success(try started.read(blob.id, shown: shown))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension GitRepository {
  private func top() throws(RevisionError) -> String {
    let answer = try run(["rev-parse", "--show-toplevel"])
    guard answer.status != 0 else { return answer.text.trimmingSuffix("\n") }
    guard answer.error.contains("not a git repository") else { throw .git(answer.error) }
    throw .noRepository(folder: folder)
  }

  private func git(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    // In a hook, git says by these where it works itself; here the folder says it. Its words are read, so they are English.
    var variables = ProcessInfo.processInfo.environment
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"] { variables[name] = nil }
    variables["LC_ALL"] = "C"
    process.environment = variables
    return process
  }

  private struct Answer {
    var status: Int32
    var output: Data
    var error: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  private func run(_ arguments: [String]) throws(RevisionError) -> Answer {
    let process = git(arguments)
    let (output, error) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = error
    do { try process.run() } catch { throw .git(error.localizedDescription) }
    // Git's complaints are short and fit into a pipe; its answers may not.
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = String(decoding: complaint, as: UTF8.self).trimmingSuffix("\n")
    return Answer(status: process.terminationStatus, output: answer, error: words)
  }
}

/// A running `git cat-file --batch`. It ends when its input is closed, with this value.
private final class ObjectReader {
  private let input = Pipe()
  private let output = Pipe()
  private var buffer: [UInt8] = []

  init(_ process: Process, shown: String) throws(DiskError) {
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw DiskError(path: shown, reason: .system(error.localizedDescription)) }
  }

  deinit { try? input.fileHandleForWriting.close() }

  func read(_ id: String, shown: String) throws(DiskError) -> [UInt8] {
    do { try input.fileHandleForWriting.write(contentsOf: Data((id + "\n").utf8)) } catch {
      throw DiskError(path: shown, reason: .system(error.localizedDescription))
    }
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        // id SP type SP size, or: id SP missing
        let fields = buffer[..<end].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        buffer.removeSubrange(...end)
        guard fields.count == 3, let size = Int(fields[2]) else { throw DiskError(path: shown, reason: .missing) }
        while buffer.count < size + 1 { try fill(shown) }
        let content = Array(buffer[..<size])
        buffer.removeSubrange(...size)
        return content
      }
      try fill(shown)
    }
  }

  private func fill(_ shown: String) throws(DiskError) {
    let data = output.fileHandleForReading.availableData
    guard !data.isEmpty else { throw DiskError(path: shown, reason: .system("git ended too early")) }
    buffer.append(contentsOf: data)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

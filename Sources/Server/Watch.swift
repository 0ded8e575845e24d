import Disk
import Findings
import Synchronization

/// Notes what a reading of files rests on, and tells later whether the disk would say something else now.
///
/// Noted is all that was asked, also in vain: a file that was missing is noticed when it comes. Everything is asked of the disk anew instead of being told by
/// the system, which tells by way of a file or folder that editors replace when they save, loses events, and knows nothing about disks of other machines.
public final class Watch: Sendable {
  /// What the disk said. Two that are equal mean that reading again would come to the same.
  public struct State: Hashable, Sendable {
    fileprivate var files: [Place: FileStamp?] = [:]
    fileprivate var lists: [Place: [String]] = [:]
    fileprivate var presence: [Place: Bool] = [:]
    fileprivate var searches: [Search: [String]?] = [:]

    /// Whether the files that were read are the same; others may have come or gone.
    public func hasSameFiles(as other: State) -> Bool { files == other.files }

    /// Whether nothing was asked.
    public var isEmpty: Bool { self == State() }
  }

  /// A path as it was asked for, in the folder that it was asked of.
  fileprivate struct Place: Hashable, Sendable {
    var path: String
    var folder: String
  }

  fileprivate struct Search: Hashable, Sendable {
    var folder: String
    var output: String?

    /// Nil where the folder is missing or cannot be read.
    var result: [String]? { (try? FolderSearch(folder, excluding: output)).map { $0.paths.filter(mayMatter) } }
  }

  private let noted = Mutex(State())
  private let trees = Mutex<[String: FileTree]>([:])

  public init() {}

  /// The files of a folder, as `FileTree.onDisk` gives them.
  public func tree(_ folder: String, excluding output: String?) throws(DiskError) -> FileTree {
    do throws(DiskError) {
      let tree = try FileTree.onDisk(folder: folder, excluding: output)
      let paths = tree.paths.filter(mayMatter)
      noted.withLock { $0.searches[Search(folder: folder, output: output)] = .some(paths) }
      return noting(tree, of: folder)
    } catch {
      noted.withLock { $0.searches[Search(folder: folder, output: output)] = .some(nil) }
      throw error
    }
  }

  /// The same tree, and what is asked of it is noted.
  public func noting(_ tree: FileTree, of folder: String) -> FileTree {
    trees.withLock { $0[folder] = tree }
    var noting = tree
    noting.read = { [self] path throws(DiskError) in
      // Before it is read: what is written in between is then noticed.
      let stamp = FileStamp(of: path, in: folder)
      noted.withLock { $0.files[Place(path: path, folder: folder)] = .some(stamp) }
      return try tree.read(path)
    }
    noting.list = { [self] path in
      let found = tree.list(path)
      noted.withLock { $0.lists[Place(path: path, folder: folder)] = found.filter(mayMatter) }
      return found
    }
    noting.holds = { [self] path in
      let answer = tree.holds(path)
      noted.withLock { $0.presence[Place(path: path, folder: folder)] = answer }
      return answer
    }
    return noting
  }

  /// What was noted.
  public var state: State { noted.withLock { $0 } }

  /// What the disk says now to the same questions.
  public func now() -> State {
    var state = state
    let trees = trees.withLock { $0 }
    for place in state.files.keys { state.files[place] = .some(FileStamp(of: place.path, in: place.folder)) }
    for place in state.lists.keys { state.lists[place] = trees[place.folder]?.list(place.path).filter(mayMatter) }
    for place in state.presence.keys { state.presence[place] = trees[place.folder]?.holds(place.path) }
    for search in state.searches.keys { state.searches[search] = .some(search.result) }
    return state
  }
}

/// Whether a file that comes or goes may mean something: not those that editors lay beside what they edit.
private func mayMatter(_ path: String) -> Bool {
  let name = path.lastPathPart.utf8
  guard let first = name.first, let last = name.last, name.contains(UInt8(ascii: ".")) else { return false }
  return first != UInt8(ascii: ".") && first != UInt8(ascii: "#") && last != UInt8(ascii: "~")
    && !path.hasSuffix(".swp") && !path.hasSuffix(".tmp")
}

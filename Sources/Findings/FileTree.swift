/// A project's files as values: a folder on disk, a git revision, or a few strings in a test.
public struct FileTree: Sendable {
  /// The files that a search may find, relative to the project's folder, with `/` between the parts, sorted.
  public var paths: [String]
  /// The bytes of a file by its relative path (which may lead out of the folder: `../Shared/App.storekit`).
  /// Throws a `DiskError` where there is no such file or it cannot be read.
  public var read: @Sendable (String) throws(DiskError) -> [UInt8]
  /// The files below a folder, relative to the project's folder, sorted; empty where there is no such folder, or one that `isTooLarge`.
  public var list: @Sendable (String) -> [String]
  /// Whether something of this name lies at a path, be it a file or not: also a link that leads nowhere.
  public var holds: @Sendable (String) -> Bool
  /// Whether a folder holds more than is looked at.
  public var isTooLarge: @Sendable (String) -> Bool = { _ in false }
  /// What a search came upon and did not look into, by path.
  public var skipped: [Skipped] = []

  /// The file that a build leaves in the folder that it wrote. What lies in such a folder is a result, and no search takes it for an input.
  public static let outputMark = ".paywallgen-manifest.json"

  /// A folder or file that a search left out.
  public struct Skipped: Hashable, Sendable {
    /// Why it was left out.
    public enum Reason: Hashable, Sendable {
      /// It leads to a folder, and searches follow no links.
      case link
      /// It is a link that leads to a file elsewhere, where only the folder's own files are meant.
      case outside
      /// It is a link that leads to nothing, or to itself.
      case deadLink
      /// Its name is not UTF-8, and has the wrong bytes as `\xE9` in the path; that of a folder ends with `/`.
      case unnameable
      /// There is more than so many files and folders: those that lie deepest were not looked at.
      case tooMany(Int)
      /// The machine refused.
      case unreadable(DiskError.Reason)
    }

    /// Relative to the project's folder.
    public var path: String
    public var reason: Reason

    public init(path: String, reason: Reason) {
      self.path = path
      self.reason = reason
    }
  }

  public init(
    paths: [String], read: @escaping @Sendable (String) throws(DiskError) -> [UInt8],
    list: @escaping @Sendable (String) -> [String], holds: (@Sendable (String) -> Bool)? = nil
  ) {
    self.paths = paths
    self.read = read
    self.list = list
    self.holds = holds ?? { paths.contains($0) }
  }

  /// A tree of texts, by path.
  public init(_ texts: [String: String]) {
    let paths = texts.keys.sorted()
    self.init(
      paths: paths,
      read: { path throws(DiskError) in
        guard let text = texts[path] else { throw DiskError(path: path, reason: .missing) }
        return Array(text.utf8)
      },
      list: { folder in paths.filter { $0.beginsWith(folder + "/") } })
  }
}

/// What a machine refused: the path, and why.
public struct DiskError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    case missing
    case isFolder
    case notPermitted
    /// An output folder with files that no build of ours wrote.
    case notOurs
    /// The system's own words for its error number.
    case system(String)
  }

  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

import EmbeddedFiles
import Findings

/// The files of a theme before they are understood: those that the binary carries, and a project's own over them.
public struct ThemeFiles: Sendable {
  struct File: Sendable {
    /// Below its folder: `site.css`.
    var name: String
    /// As findings name it.
    var path: String
    var bytes: [UInt8]
    /// Brought by the project.
    var isOwn = false
  }

  private(set) var templates: [File] = []
  private(set) var statics: [File] = []

  /// The files that the binary carries.
  public init() {
    for index in 0..<embedded_file_count() {
      let file = embedded_file_at(index)
      let path = String(cString: file.path)
      add(path, Array(UnsafeBufferPointer(start: file.bytes, count: file.size)), isOwn: false)
    }
  }

  /// Lays the files of a folder over these. What cannot be read, or is not in one of the two folders, is left out.
  public mutating func overlay(_ tree: FileTree) {
    for path in tree.paths {
      guard path.hasPrefix("Templates/") || path.hasPrefix("Public/"), let bytes = try? tree.read(path) else {
        continue
      }
      add(path, bytes, isOwn: true)
    }
  }

  /// The files that a project brings, by path and content: what its pages depend on besides the binary.
  public var contents: [(path: String, bytes: [UInt8])] {
    (templates + statics).filter(\.isOwn).map { ($0.path, $0.bytes) }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8], isOwn: Bool) {
    func file(below folder: String) -> File? {
      guard path.hasPrefix(folder) else { return nil }
      return File(name: String(path.dropFirst(folder.count)), path: path, bytes: bytes, isOwn: isOwn)
    }
    if let file = file(below: "Templates/"), file.name.hasSuffix(".mustache") {
      // Behind the one it replaces, which stays for the case that this one cannot be understood.
      templates.append(file)
    } else if let file = file(below: "Public/") {
      statics.replace(file)
    }
  }
}

extension [ThemeFiles.File] {
  fileprivate mutating func replace(_ file: ThemeFiles.File) {
    if let index = firstIndex(where: { $0.name == file.name }) { self[index] = file } else { append(file) }
  }
}

import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileTree {
  /// The tree without files that are links and lead out of some folders: what it holds is published as it is, and a link could publish any file
  /// of the machine. They are among `skipped`.
  ///
  /// - Parameters:
  ///   - folder: the tree's own folder, on disk. Links within it stay.
  ///   - folders: where links may lead besides.
  public func withoutLinks(in folder: String, outOf folders: [String]) -> FileTree {
    let roots = ([folder] + folders).compactMap(resolved)
    var tree = self
    var left: [String] = []
    tree.paths = paths.filter { path in
      let full = folder + "/" + path
      guard stat.of(full, in: AT_FDCWD).map({ $0.st_mode & S_IFMT == S_IFLNK }) == true else { return true }
      let isInside = resolved(full).map { target in roots.contains { target.isBelow($0) } } ?? false
      if !isInside { left.append(path) }
      return isInside
    }
    tree.skipped += left.map { Skipped(path: $0, reason: .outside) }
    return tree
  }
}

/// A path without links in it; nil where nothing is there.
private func resolved(_ path: String) -> String? {
  guard !path.utf8.contains(0), let found = realpath(path, nil) else { return nil }
  defer { free(found) }
  return String(validatingCString: found)
}

extension String {
  fileprivate func isBelow(_ folder: String) -> Bool {
    let folder = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    return utf8.starts(with: folder.utf8)
  }
}

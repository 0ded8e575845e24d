import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes a file's content these bytes. It is there whole or not at all: what was there before stays until the new content is complete.
///
/// What is no regular file (a pipe, a device, a link) is written to, and stays what it is.
public func writeFile(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
  var status = stat()
  if lstat(path, &status) == 0, !status.isFile {
    let file = try OpenFile(path, flags: O_WRONLY | O_TRUNC, shown: path)
    return try file.writeAll(bytes, shown: path)
  }
  let temporary = path + ".paywallgen-\(getpid())"
  do throws(DiskError) {
    let file = try OpenFile(temporary, flags: O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, shown: path)
    try file.writeAll(bytes, shown: path)
  } catch {
    unlink(temporary)
    throw error
  }
  guard rename(temporary, path) == 0 else {
    let error = DiskError(errno, at: path)
    unlink(temporary)
    throw error
  }
}

/// Writes a file that is not there yet. Throws, and leaves everything as it is, where there is one.
public func createFile(_ path: String, _ bytes: [UInt8]) throws(DiskError) {
  let file = try OpenFile(path, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, shown: path)
  try file.writeAll(bytes, shown: path)
}

/// Makes the folders that a path below a folder needs.
public func createFolders(_ folder: String, parentsOf path: String) throws(DiskError) {
  var current = folder
  for part in path.pathParts.dropLast() {
    let above = current
    current += "/" + part
    guard mkdir(current, 0o777) != 0, errno != EEXIST else { continue }
    // That the folder to be made is not there is no news: a file stands where the one around it should be.
    if errno == ENOTDIR { throw DiskError(path: above, reason: .system("Not a folder")) }
    throw DiskError(errno, at: current)
  }
}

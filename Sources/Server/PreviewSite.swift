import Disk
import Findings

/// What a preview serves: a site as it was drawn last, and what is wrong with the project since.
public struct PreviewSite: Sendable {
  /// The files by their paths in the site: `plus/de-DE/index.html`.
  public let files: [String: [UInt8]]
  /// What cannot be understood, as `check` prints it; nil where all can.
  public let problems: String?
  /// Tells two builds apart: the same files have the same one, also after a restart.
  public let build: String
  private let hashes: [String: ContentHash]

  /// Nothing yet.
  public init() { self.init(files: [:], problems: nil) }

  public init(files: [String: [UInt8]], problems: String?) {
    self.files = files
    self.problems = problems
    hashes = files.mapValues { ContentHash(of: $0) }
    let all = hashes.sorted { $0.key < $1.key }.flatMap { [ContentHash(of: $0.key), $0.value] }
    // Where there is no page but the one that says what is wrong, another wrong is another build.
    let wrong = files.isEmpty ? problems ?? "" : ""
    build = String("\(ContentHash(combining: all + [ContentHash(of: wrong)]))".prefix(16))
  }

  /// How many pages differ from those of another build: changed, new and gone ones.
  public func changedPages(since other: PreviewSite) -> Int {
    let isPage = { (path: String) in path.hasSuffix(".html") || path.hasSuffix(".md") }
    let changed = hashes.count { isPage($0.key) && other.hashes[$0.key] != $0.value }
    return changed + other.hashes.keys.count { isPage($0) && hashes[$0] == nil }
  }

  static let scriptTarget = "/.paywallgen/reload.js"
  static let eventsTarget = "/.paywallgen/events"

  /// What a request gets.
  public func answer(_ request: PageRequest, hosts: AllowedHosts) -> PageAnswer {
    guard hosts.allow(request.host) else {
      return .sentence(
        403, "This preview is not known by that name. It answers to localhost, and to what --host names.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .sentence(405, "Pages can be read, and nothing else.", [.init(name: "Allow", value: "GET, HEAD")])
    }
    if request.target == PreviewSite.eventsTarget { return PageAnswer(200, "text/event-stream", .events) }
    if request.target == PreviewSite.scriptTarget {
      return PageAnswer(200, contentType(of: request.target), .bytes(Array(reloadScript.utf8)))
    }
    guard let path = sitePath(ofTarget: request.target) else { return missing(nil) }
    let isFolder = path.isEmpty || path.utf8.last == UInt8(ascii: "/")
    let file = isFolder ? path + "index.html" : path
    guard let bytes = files[file], let hash = hashes[file] else {
      if !isFolder, files[path + "/index.html"] != nil {
        let place = Server.target(ofSitePath: path + "/")
        return .sentence(302, "The page is at \(place)", [.init(name: "Location", value: place)])
      }
      return missing(path)
    }
    return found(file, bytes, hash, request)
  }

  private func found(_ file: String, _ bytes: [UInt8], _ hash: ContentHash, _ request: PageRequest) -> PageAnswer {
    let type = contentType(of: file)
    let isPage = type.hasPrefix("text/html")
    // A page names the build.
    let tag = "\"\(hash)\(isPage ? "-" + build : "")\""
    let tagged = [PageAnswer.Header(name: "ETag", value: tag)]
    if let known = request.ifNoneMatch, isNamed(tag, in: known) { return PageAnswer(304, type, .bytes([]), tagged) }
    return PageAnswer(200, type, .bytes(isPage ? reloadable(bytes, build: build) : bytes), tagged)
  }

  private func missing(_ path: String?) -> PageAnswer {
    let name = path?.lastPathPart ?? ""
    let isPage = !name.utf8.contains(UInt8(ascii: ".")) || name.hasSuffix(".html")
    let page =
      files.isEmpty && isPage
      ? PreviewPage.problems(problems ?? "There is nothing to show yet.")
      : PreviewPage.missing(nearest: nearest(to: path))
    return PageAnswer(
      files.isEmpty && isPage ? 503 : 404, contentType(of: "index.html"), .bytes(reloadable(page, build: build)))
  }

  /// The address of the page that was most likely meant.
  private func nearest(to path: String?) -> String? {
    guard let path else { return nil }
    let pages = files.keys.filter { $0.hasSuffix(".html") }.map { page in
      page.lastPathPart == "index.html" ? String(page.dropLast("index.html".count)) : page
    }
    // Sorted, so that of two that are as near, always the same one is named.
    return nearestName(to: path, among: pages.sorted())
  }

  private func isNamed(_ tag: String, in header: String) -> Bool {
    header.utf8.split(separator: UInt8(ascii: ",")).contains { part in
      var known = Substring(part).drop { $0 == " " }
      while known.last == " " { known.removeLast() }
      return known == "*" || known == tag || known == "W/" + tag
    }
  }
}

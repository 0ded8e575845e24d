/// What an address of the API asks for: `/v1/subscriptions/6500000001/prices?limit=200`. Host and version do not matter.
struct Address {
  /// The path's parts behind the version: `subscriptions`, `6500000001`, `prices`.
  let parts: [String]
  /// The place in a list of pages; nil for its first page.
  let cursor: String?
  /// What else narrows the list down, sorted: the same for all pages of one list.
  let filters: String

  /// Nil for what is no address of the API.
  init?(_ text: String) {
    // Cursors can be long; an address that is longer than this is none.
    guard text.utf8.count <= 20_000 else { return nil }
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = halves.first else { return nil }
    let segments = path.split(separator: "/")
    let start = segments.firstIndex(where: Address.isVersion).map { $0 + 1 }
    // Some tools keep the path without host and version.
    let parts = segments[(start ?? (path.contains("://") ? segments.endIndex : segments.startIndex))...]
    guard !parts.isEmpty else { return nil }
    self.parts = parts.filter { $0 != "relationships" }.map(String.init)
    var cursor: String?
    var filters: [Substring] = []
    for parameter in halves.count > 1 ? halves[1].split(separator: "&") : [] {
      if parameter.hasPrefix("cursor=") {
        cursor = String(parameter.dropFirst(7))
      } else if parameter.hasPrefix("filter") || parameter.hasPrefix("exists") {
        filters.append(parameter)
      }
    }
    self.cursor = cursor
    self.filters = filters.sorted().joined(separator: "&")
  }

  /// The resource whose relationship was asked for, by type, id and the relationship's name.
  var owner: (type: ResourceType, id: String, relation: String)? {
    guard parts.count >= 3, let type = ResourceType(rawValue: parts[0]) else { return nil }
    return (type, parts[1], parts[2])
  }

  /// Equal for the pages of one list.
  var list: String { parts.joined(separator: "/") + "?" + filters }

  private static func isVersion(_ segment: Substring) -> Bool {
    let bytes = segment.utf8
    return bytes.count <= 3 && bytes.first == UInt8(ascii: "v")
      && bytes.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
      && bytes.count > 1
  }
}

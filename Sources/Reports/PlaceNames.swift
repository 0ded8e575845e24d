import Findings
import SourceFormats
import Words

/// Names for places in files that hold while lines move and keys change their order: the keys that lead to a place, as in
/// `strings/title/localizations/de/stringUnit/value`. An element of a list is called by the member that names it (`productID`, `locale` …), else `*`.
/// In a file of no known structure every place has the same name.
struct PlaceNames {
  private var names: [SourceRange: String] = [:]

  init(_ places: some Sequence<SourceRange>, in files: SourceFiles) {
    for (file, ranges) in Dictionary(grouping: Set(places), by: \.file) {
      guard files.files.indices.contains(Int(file.index)) else { continue }
      let sorted = ranges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
      let found = PlaceNames.names(for: sorted.map(\.start), in: files[file], file)
      for (range, name) in zip(sorted, found) { names[range] = name }
    }
  }

  subscript(place: SourceRange) -> String { names[place] ?? "" }

  private static func names(for offsets: [UInt32], in source: SourceFile, _ file: FileID) -> [String] {
    func ends(_ endings: String...) -> Bool { endings.contains { source.path.lowercased().hasSuffix($0) } }
    if ends(".json", ".storekit", ".xcstrings") {
      return names(for: offsets, in: readJSON(source.bytes, file: file).root)
    }
    if ends(".yml", ".yaml") { return names(for: offsets, in: readYAML(source.bytes, file: file).root) }
    if ends(".strings") { return names(for: offsets, in: readStrings(source.bytes, file: file).root) }
    if ends(".stringsdict", ".plist") {
      return names(for: offsets, in: readPropertyList(source.bytes, file: file).root)
    }
    if ends(".md"), let header = CopyFile.frontMatter(in: source.bytes) {
      let root = readYAML(source.bytes, file: file, within: header).root
      return zip(offsets, names(for: offsets, in: root)).map { Int($0) < header.upperBound ? $1 : "body" }
    }
    return offsets.map { _ in ends(".md") ? "body" : "" }
  }

  /// A value whose parts are walked over.
  private struct Level {
    var name: String
    var end: UInt32
    var children: [(name: String, start: UInt32, node: Node)]
    var next = 0
  }

  /// One walk along sorted offsets; only values that hold one are looked into, and a stack of its own takes any depth.
  private static func names(for offsets: [UInt32], in root: Node?) -> [String] {
    var names: [String] = []
    guard let root else { return offsets.map { _ in "" } }
    var stack = [level("", root)]
    while names.count < offsets.count, let top = stack.indices.last {
      let offset = offsets[names.count]
      let isLeft = offset >= stack[top].end && stack.count > 1
      guard !isLeft, stack[top].next < stack[top].children.count else {
        // Behind the last child, but still within.
        if !isLeft { names.append(stack[top].name) } else { stack.removeLast() }
        continue
      }
      let child = stack[top].children[stack[top].next]
      if offset < child.start {
        names.append(stack[top].name)
      } else if offset >= max(child.node.range.end, child.start + 1) {
        stack[top].next += 1
      } else if child.node.kind == .object || child.node.kind == .array, offset >= child.node.range.start {
        stack[top].next += 1
        stack.append(level(child.name, child.node))
      } else {
        names.append(child.name)
      }
    }
    return names
  }

  private static func level(_ name: String, _ node: Node) -> Level {
    let prefix = name.isEmpty ? "" : name + "/"
    var children: [(name: String, start: UInt32, node: Node)] = []
    node.forEachMember { children.append((prefix + escaped($0.key), $0.keyRange.start, $0.value)) }
    node.forEachElement { children.append((prefix + escaped(title(of: $0)), $0.range.start, $0)) }
    return Level(name: name, end: node.range.end, children: children)
  }

  /// The members by which elements of lists are told apart, in the files that there are.
  private static let titles = [
    "productID", "rule", "id", "locale", "identifier", "offerID", "internalID", "role", "product",
  ]

  private static func title(of element: Node) -> String {
    if let text = element.string, element.kind == .string { return text }
    for title in titles { if let text = element[title]?.string, !text.isEmpty { return text } }
    return "*"
  }

  /// As in a JSON pointer.
  private static func escaped(_ key: String) -> String { key.replacing("~", with: "~0").replacing("/", with: "~1") }
}

import Foundation

/// The tags of a page as a browser reads them, as far as tests need: names, attributes, and where text of scripts is.
struct PageTags {
  struct Tag: Equatable {
    var name: String
    var attributes: [String: String] = [:]
  }

  var tags: [Tag] = []
  /// The text between the tags, decoded, with scripts and styles left out.
  var text = ""
  /// What stands inside of script elements.
  var scripts: [String] = []

  init(_ page: String) {
    var rest = Substring(page)
    while let open = rest.firstIndex(of: "<") {
      text += PageTags.decoded(rest[..<open])
      rest = rest[rest.index(after: open)...]
      if rest.hasPrefix("!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let first = rest.first, first.isLetter || first == "/" || first == "!" else {
        text += "<"
        continue
      }
      let tag = PageTags.readTag(&rest)
      guard !tag.name.hasPrefix("/"), !tag.name.hasPrefix("!") else { continue }
      tags.append(tag)
      if tag.name == "script" || tag.name == "style" {
        let end = rest.range(of: "</" + tag.name)?.lowerBound ?? rest.endIndex
        if tag.name == "script" { scripts.append(String(rest[..<end])) }
        rest = rest[end...]
      }
    }
    text += PageTags.decoded(rest)
  }

  func named(_ name: String) -> [Tag] { tags.filter { $0.name == name } }

  /// All attributes that a browser would run: `onclick` and its kin, and addresses that are scripts.
  var active: [String] {
    tags.flatMap { tag in
      tag.attributes.filter { name, value in
        name.hasPrefix("on") || name == "srcdoc" || name == "style"
          || value.lowercased().filter { !$0.isWhitespace }.hasPrefix("javascript:")
      }.map { "\(tag.name) \($0.key)=\($0.value)" }
    }
  }

  private static func readTag(_ rest: inout Substring) -> Tag {
    var tag = Tag(name: String(rest.prefix { !$0.isWhitespace && $0 != ">" }).lowercased())
    rest = rest.dropFirst(tag.name.count)
    while let next = rest.first, next != ">" {
      if next.isWhitespace || next == "/" {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
      rest = rest.dropFirst(max(1, name.count))
      var value: Substring = ""
      if rest.first == "=" {
        rest = rest.dropFirst()
        if let quote = rest.first, quote == "\"" || quote == "'" {
          rest = rest.dropFirst()
          value = rest.prefix { $0 != quote }
          rest = rest.dropFirst(value.count + 1)
        } else {
          value = rest.prefix { !$0.isWhitespace && $0 != ">" }
          rest = rest.dropFirst(value.count)
        }
      }
      tag.attributes[name.lowercased()] = decoded(value)
    }
    rest = rest.dropFirst()
    return tag
  }

  private static func decoded(_ text: Substring) -> String {
    let names = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&amp;", "&")]
    return names.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}

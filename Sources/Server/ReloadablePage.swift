/// A page as the preview serves it: with the script that reloads it, and a policy that lets the script work. What a build writes has neither.
///
/// The script stands behind everything. There it does no harm whatever the page is made of: it need not have a body, and what looks like the end of
/// one may be part of a script or a sample. A piece of HTML that is no page, and so begins neither with a document type nor with `<html>`, stays as it is.
func reloadable(_ html: [UInt8], build: String) -> [UInt8] {
  var scanner = HeadScanner(html)
  guard scanner.isPage else { return html }
  var page: [UInt8] = []
  page.reserveCapacity(html.count + 256)
  var done = 0
  while let policy = scanner.nextPolicy() {
    page += html[done..<policy.range.lowerBound]
    var text = String(decoding: html[policy.range], as: UTF8.self)
    for apostrophe in ["&#39;", "&#x27;", "&apos;"] { text = text.replacing(apostrophe, with: "'") }
    text = widenedPolicy(text)
    page += (policy.quote == UInt8(ascii: "\"") ? text : text.replacing("'", with: "&#39;")).utf8
    done = policy.range.upperBound
  }
  page += html[done...]
  page += "\n<script src=\"\(PreviewSite.scriptTarget)?build=\(build)\" defer></script>\n".utf8
  return page
}

/// Goes through the tags of a page's head.
private struct HeadScanner {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the text begins like a page, behind spaces and comments.
  var isPage: Bool {
    var scanner = self
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.at = 3 }
    while true {
      while scanner.at < bytes.count, isSpace(bytes[scanner.at]) { scanner.at += 1 }
      if scanner.skipComment() { continue }
      return scanner.has("<!doctype") || scanner.has("<html")
    }
  }

  /// The next policy of the head: where its text is, and by what that is quoted.
  mutating func nextPolicy() -> (range: Range<Int>, quote: UInt8)? {
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<") else {
        at += 1
        continue
      }
      if skipComment() { continue }
      if has("<body") || has("</head") {
        at = bytes.count
        return nil
      }
      // What stands in these is text, whatever it looks like.
      if let name = ["script", "style", "title", "noscript", "template", "textarea"].first(where: { has("<" + $0) }) {
        at += 1
        while at < bytes.count, !has("</" + name) { at += 1 }
        continue
      }
      let isMeta = has("<meta")
      at += 1
      while at < bytes.count, bytes[at] != UInt8(ascii: ">"), !isSpace(bytes[at]) { at += 1 }
      if let policy = attributes(), isMeta { return policy }
    }
    return nil
  }

  /// Goes through the attributes of a tag to its end; the value of `content` where the tag gives a policy.
  private mutating func attributes() -> (range: Range<Int>, quote: UInt8)? {
    var content: (range: Range<Int>, quote: UInt8)?
    var isPolicy = false
    while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
      if isSpace(bytes[at]) || bytes[at] == UInt8(ascii: "/") {
        at += 1
        continue
      }
      let start = at
      while at < bytes.count, !isSpace(bytes[at]), !"=>/".utf8.contains(bytes[at]) { at += 1 }
      // A lone sign of equality begins a name.
      if at == start { at += 1 }
      let name = start..<at
      while at < bytes.count, isSpace(bytes[at]) { at += 1 }
      guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { continue }
      at += 1
      while at < bytes.count, isSpace(bytes[at]) { at += 1 }
      guard at < bytes.count else { break }
      let quote = bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") ? bytes[at] : 0
      if quote != 0 { at += 1 }
      let from = at
      while at < bytes.count, quote != 0 ? bytes[at] != quote : !isSpace(bytes[at]) && bytes[at] != UInt8(ascii: ">") {
        at += 1
      }
      let value = from..<at
      if quote != 0, at < bytes.count { at += 1 }
      if isText("content", at: name), quote != 0 { content = content ?? (value, quote) }
      if isText("http-equiv", at: name), isText("content-security-policy", at: value) { isPolicy = true }
    }
    return isPolicy ? content : nil
  }

  private mutating func skipComment() -> Bool {
    guard has("<!--") else { return false }
    at += 4
    while at < bytes.count, !has("-->") { at += 1 }
    at = min(at + 3, bytes.count)
    return true
  }

  /// Whether a text, given in lower case, stands here in any case.
  private func has(_ text: String) -> Bool {
    let end = at + text.utf8.count
    return end <= bytes.count && isText(text, at: at..<end)
  }

  private func isText(_ text: String, at range: Range<Int>) -> Bool {
    text.utf8.count == range.count && zip(text.utf8, bytes[range]).allSatisfy { $0 == lowercase($1) }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

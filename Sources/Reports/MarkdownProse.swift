import Mustache

/// A sentence of advice as Markdown: its words as text, and what is to be copied from it (a stretch of configuration, a variable of the copy, an
/// address) as code, which reads the same raw and rendered.
///
/// - Parameter isCapitalized: whether a first word gets an upper-case letter.
public func markdownProse(_ text: String, isCapitalized: Bool = false) -> String {
  let scalars = Array(visible(text).unicodeScalars)
  var result = ""
  var prose = String.UnicodeScalarView()
  func flushed() -> String {
    var text = String(prose)
    if isCapitalized, result.isEmpty { text = text.prefix(1).uppercased() + text.dropFirst() }
    // A space at an end would be lost, or taken for a line break.
    let head = text.prefix { $0 == " " }
    let tail = text.dropFirst(head.count).reversed().prefix { $0 == " " }
    return head + Escaping.markdown.escape(String(text.dropFirst(head.count).dropLast(tail.count))) + tail
  }
  var index = 0
  while index < scalars.count {
    guard let end = codeEnd(scalars, from: index) else {
      prose.append(scalars[index])
      index += 1
      continue
    }
    result += flushed()
    prose = String.UnicodeScalarView()
    var code = String.UnicodeScalarView()
    code.append(contentsOf: scalars[index..<end])
    result += Report.code(String(code))
    index = end
  }
  return result + flushed()
}

/// Where the code ends that begins here; nil where none does.
private func codeEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
  func holds(_ text: String, at index: Int) -> Bool { scalars[index...].starts(with: text.unicodeScalars) }
  if holds("https://", at: start) || holds("http://", at: start) {
    return scalars[start...].firstIndex { $0 == " " || $0 == "'" } ?? scalars.count
  }
  if holds("{{", at: start) {
    var index = start + 2
    while index + 1 < scalars.count {
      if holds("}}", at: index) { return index + 2 }
      index += 1
    }
    return nil
  }
  if scalars[start] == "[" { return linkEnd(scalars, from: start) }
  // `key: { … }` and `key: [ … ]`, from the first letter of the key.
  func isOfKey(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) || scalar == "-" }
  guard isOfKey(scalars[start]), start == 0 || !isOfKey(scalars[start - 1]) else { return nil }
  guard let colon = scalars[start...].firstIndex(where: { !isOfKey($0) }), colon + 2 < scalars.count,
    scalars[colon] == ":", scalars[colon + 1] == " ", scalars[colon + 2] == "{" || scalars[colon + 2] == "["
  else { return nil }
  // Prose has a colon before braces and brackets, too: a mapping begins with a key, and a link is no list.
  func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    isOfKey(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "."
  }
  if scalars[colon + 2] == "{" {
    guard let key = scalars[(colon + 3)...].firstIndex(where: { $0 != " " }), isOfName(scalars[key]),
      let end = scalars[key...].firstIndex(where: { !isOfName($0) }), scalars[end] == ":"
    else { return nil }
  } else if linkEnd(scalars, from: colon + 2) != nil {
    return nil
  }
  var depth = 0
  for index in (colon + 2)..<scalars.count {
    switch scalars[index] {
    case "{", "[": depth += 1
    case "}", "]":
      depth -= 1
      if depth == 0 { return index + 1 }
    default: break
    }
  }
  return nil
}

/// Where a link in Markdown ends, `[Manage](manage)`, which advice shows to be copied; nil where none begins here.
private func linkEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
  guard let close = scalars[start...].firstIndex(where: { $0 == "]" }), close + 1 < scalars.count,
    scalars[close + 1] == "(", let end = scalars[(close + 2)...].firstIndex(where: { !("a"..."z").contains($0) }),
    end > close + 2,
    scalars[end] == ")"
  else { return nil }
  return end + 1
}

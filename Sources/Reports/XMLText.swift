/// Text for XML 1.0, in elements and in attributes. What no XML document may hold is shown as `⟨U+0008⟩`; lines stay lines.
func xmlText(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n": result += "\n"
    default:
      if isHidden(scalar) { result += escape(of: scalar) } else { result.unicodeScalars.append(scalar) }
    }
  }
  return result
}

/// An XML element with its attributes, in order; `<name a="b"/>` or, where it is open, `<name a="b">`. In values, lines are shown as `⟨U+000A⟩`.
func xmlTag(_ name: String, _ attributes: KeyValuePairs<String, String>, isOpen: Bool = false) -> String {
  "<" + name + attributes.map { " \($0)=\"\(xmlText(visible($1)))\"" }.joined() + (isOpen ? ">" : "/>")
}

import Testing

@testable import Words

private func pieces(_ text: String) -> [String] {
  formatPieces(of: text).map { piece in
    let bytes = Array(text.utf8)[piece.bytes]
    let source = String(decoding: bytes, as: UTF8.self)
    switch piece.content {
    case .literal(let literal): return literal == source ? literal : "\(literal)←\(source)"
    case .argument(let index, let specifier): return "<\(index.map(String.init) ?? "next") \(specifier)>"
    case .substitution(let name, let index): return "<#\(name) \(index.map(String.init) ?? "next")>"
    case .own: return "<own>"
    }
  }
}

struct FormatStringTests {
  @Test(arguments: [
    ("Start for %@", ["Start for ", "<next @>"]),
    ("%2$@ of %1$lld", ["<1 @>", " of ", "<0 lld>"]),
    ("%#@days@ left, %2$#@x@", ["<#days next>", " left, ", "<#x 1>"]),
    ("%arg days", ["<own>", " days"]),
    ("%argument", ["<next a>", "rgument"]),
    ("%.2f%%", ["<next .2f>", "%←%%"]),
    ("100%% off", ["100% off←100%% off"]),
    ("50 % off", ["50 % off"]),
    ("50%", ["50%"]),
    ("%0$@", ["%0$@"]),
    ("%99999999999999999999$@", ["%99999999999999999999$@"]),
    ("%#@open", ["%#@open"]),
    ("", []),
  ])
  func formatsAreTakenApart(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }
}

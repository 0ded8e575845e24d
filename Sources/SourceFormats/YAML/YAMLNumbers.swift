/// Whether a text is a number by JSON's grammar.
func isJSONNumber(_ text: String) -> Bool {
  var rest = text.utf8[...]
  func takeDigits() -> Int {
    let digits = rest.prefix { 0x30...0x39 ~= $0 }
    rest = rest.dropFirst(digits.count)
    return digits.count
  }
  if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
  let startsWithZero = rest.first == UInt8(ascii: "0")
  let whole = takeDigits()
  guard whole > 0, whole == 1 || !startsWithZero else { return false }
  if rest.first == UInt8(ascii: ".") {
    rest = rest.dropFirst()
    guard takeDigits() > 0 else { return false }
  }
  if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
    rest = rest.dropFirst()
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard takeDigits() > 0 else { return false }
  }
  return rest.isEmpty
}

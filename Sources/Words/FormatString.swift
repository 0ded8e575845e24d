/// A piece of a format string as Foundation reads it, with its bytes in the text.
struct FormatPiece: Equatable {
  enum Content: Equatable {
    case literal(String)
    /// `%@`, `%2$lld`: the index counted from 0 where it is said, and what stands behind it.
    case argument(Int?, specifier: String)
    /// `%#@name@`
    case substitution(String, Int?)
    /// `%arg`: in a substitution's forms, its own argument.
    case own
  }

  var content: Content
  var bytes: Range<Int>
}

/// Takes a format string apart. What is no conversion stays text: `50 % off`, a percent sign at the end.
func formatPieces(of text: String) -> [FormatPiece] {
  let bytes = Array(text.utf8)
  var pieces: [FormatPiece] = []
  var literal: [UInt8] = []
  var literalStart = 0
  var index = 0

  func flush(_ end: Int) {
    guard !literal.isEmpty else { return }
    pieces.append(FormatPiece(content: .literal(String(decoding: literal, as: UTF8.self)), bytes: literalStart..<end))
    literal = []
  }

  while index < bytes.count {
    guard bytes[index] == percent, let (content, end) = conversion(in: bytes, at: index) else {
      if literal.isEmpty { literalStart = index }
      literal.append(bytes[index])
      index += 1
      continue
    }
    if let content {
      flush(index)
      pieces.append(FormatPiece(content: content, bytes: index..<end))
    } else {
      // A doubled percent sign is one.
      if literal.isEmpty { literalStart = index }
      literal.append(percent)
    }
    index = end
  }
  flush(index)
  return pieces
}

private let percent = UInt8(ascii: "%")

/// The conversion at a percent sign and the index behind it; content nil for `%%`. Nil where there is none.
private func conversion(in bytes: [UInt8], at start: Int) -> (FormatPiece.Content?, Int)? {
  var index = start + 1
  func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
  if byte() == percent { return (nil, index + 1) }
  if bytes[index...].starts(with: "arg".utf8), !isWordByte(byte(3)) { return (.own, index + 3) }

  var position: Int?
  let digits = bytes[index...].prefix { isDigit($0) }
  if !digits.isEmpty, digits.count <= 3, byte(digits.count) == UInt8(ascii: "$") {
    guard let number = Int(String(decoding: digits, as: UTF8.self)), number > 0 else { return nil }
    position = number - 1
    index += digits.count + 1
  }
  if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "@") {
    let name = bytes[(index + 2)...].prefix { $0 != UInt8(ascii: "@") }
    guard !name.isEmpty, name.endIndex < bytes.count else { return nil }
    return (.substitution(String(decoding: name, as: UTF8.self), position), name.endIndex + 1)
  }

  let specifier = index
  while "-+0#'".utf8.contains(byte()) { index += 1 }
  while isDigit(byte()) || byte() == UInt8(ascii: "*") { index += 1 }
  if byte() == UInt8(ascii: ".") {
    index += 1
    while isDigit(byte()) || byte() == UInt8(ascii: "*") { index += 1 }
  }
  while "hlqLzjt".utf8.contains(byte()) { index += 1 }
  guard "@diuoxXfFeEgGaAcCsSp".utf8.contains(byte()) else { return nil }
  index += 1
  return (.argument(position, specifier: String(decoding: bytes[specifier..<index], as: UTF8.self)), index)
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

private func isWordByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A) || byte == 0x5F || byte >= 0x80
}

/// Text of others, made safe to show in a line of a terminal: what is invisible, breaks the line or turns its direction is written as `⟨U+202E⟩`.
public func visible(_ text: String) -> String {
  if !(text.utf8.withContiguousStorageIfAvailable { holdsHidden($0) } ?? true) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isHidden(scalar) { result += escape(of: scalar) } else { result.unicodeScalars.append(scalar) }
  }
  return result
}

/// Whether any scalar of a text in UTF-8 is hidden.
public func holdsHidden(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  var index = text.printableCount
  while index < text.count {
    let byte = text[index]
    if byte >= 0x20, byte < 0x7F {
      index += 1
      continue
    }
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard byte >= 0xC2, index + length <= text.count else { return true }
    var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
    for next in text[index + 1..<index + length] { value = value << 6 | UInt32(next & 0x3F) }
    guard let scalar = Unicode.Scalar(value), !isHidden(scalar) else { return true }
    index += length
  }
  return false
}

/// Text with some of its scalars written otherwise. Unlike a search for characters, this also meets those that a combining mark follows.
func replacingScalars(in text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if let other = replacement(scalar) { result += other } else { result.unicodeScalars.append(scalar) }
  }
  return result
}

func escape(of scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
}

/// Controls, line separators, marks of direction, byte order marks, tags, and what is no character.
func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x00AD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
    0xFFF9...0xFFFB, 0xFFFE, 0xFFFF, 0xE0000...0xE007F:
    true
  default: false
  }
}

/// The columns that a character takes in a terminal.
func columns(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x0610...0x061A, 0x064B...0x065F, 0x0E31, 0x0E34...0x0E3A,
    0x0E47...0x0E4E, 0x200C...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF:
    0
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    2
  default: 1
  }
}

import Foundation

/// Text made comparable, with the way back to its bytes.
///
/// Lower case, without accents; digits of every script are ASCII digits, full-width letters are plain; every blank and hyphen is one space; marks of
/// direction and other invisible characters are left out.
struct FoldedText: Sendable {
  private(set) var scalars: [UInt32] = []
  /// The pairs of neighbours among them.
  private(set) var pairs = ScalarPairs()
  /// Where each scalar begins in the bytes that were folded, and where the last one ends; empty where every byte is a scalar.
  private var offsets: [Int] = []
  /// Whether a number may be in it: most texts have none, and need not be searched for what has.
  private(set) var hasDigits = false

  init(_ text: String) { self.init(Array(text.utf8)[...]) }

  init(_ bytes: ArraySlice<UInt8>) {
    defer {
      hasDigits = scalars.contains(where: isDigit)
      pairs = ScalarPairs(scalars)
    }
    if bytes.allSatisfy({ $0 < 0x80 }), foldASCII(bytes) { return }
    scalars.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count + 1)
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      fold(scalar, at: offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
  }

  var isEmpty: Bool { scalars.isEmpty }
  var count: Int { scalars.count }

  /// The bytes that a range of scalars stands for.
  func bytes(of range: Range<Int>) -> Range<Int> {
    if offsets.isEmpty { return range }
    return offsets[range.lowerBound]..<max(offsets[range.lowerBound], offsets[range.upperBound])
  }

  /// Folds a text in ASCII, of which every byte is a scalar; false, and nothing is done, where one is none, for blanks stand side by side.
  private mutating func foldASCII(_ bytes: ArraySlice<UInt8>) -> Bool {
    var isFolded = true
    let all = [UInt32](unsafeUninitializedCapacity: bytes.count) { all, count in
      var last: UInt32 = 0
      for byte in bytes {
        let scalar = FoldedText.folded(ascii: byte)
        guard scalar != 0x20 || last != 0x20 else {
          isFolded = false
          return
        }
        all[count] = scalar
        count += 1
        last = scalar
      }
    }
    if isFolded { scalars = all }
    return isFolded
  }

  private mutating func add(_ scalar: UInt32, at offset: Int) {
    if let last = scalars.last {
      if scalar == 0x20, last == 0x20 { return }
      if last >= 0x370, last < 0x500, Homoglyphs.isLatin(scalar) { readEndAsLatin() }
    }
    scalars.append(scalar)
    offsets.append(offset)
  }

  /// Takes the letters at the end that look like Latin ones for these.
  private mutating func readEndAsLatin() {
    var index = scalars.count - 1
    while index >= 0, let letter = Homoglyphs.latin(scalars[index]) {
      scalars[index] = letter
      index -= 1
    }
  }

  private static func folded(ascii byte: UInt8) -> UInt32 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) + 32
    case 0x09...0x0D, UInt8(ascii: "-"): 0x20
    default: UInt32(byte)
    }
  }

  private mutating func fold(_ scalar: Unicode.Scalar, at offset: Int) {
    let value = scalar.value
    if value < 0x80 { return add(FoldedText.folded(ascii: UInt8(value)), at: offset) }
    switch value {
    case 0xA0, 0x2000...0x200A, 0x2010, 0x2011, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      add(0x20, at: offset)
    case 0xAD, 0x061C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xFE00...0xFE0F, 0x0300...0x036F,
      0x20E3,
      0x0591...0x05C7, 0x064B...0x065F, 0x0670, 0x0640:
      return
    case 0x93C, 0x9BC, 0xA3C, 0xABC, 0xB3C, 0xCBC:
      // The nukta is written or left out at will, and there are two ways to write it.
      return
    case 0x958...0x95F, 0x9DC...0x9DF, 0xA33...0xA36, 0xA59...0xA5E, 0xB5C...0xB5D:
      for part in String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars where !isNukta(part.value) {
        add(part.value, at: offset)
      }
    case 0xDF, 0x1E9E:
      add(0x73, at: offset)
      add(0x73, at: offset)
    case 0x131: add(0x69, at: offset)
    case 0x2019, 0x02BC: add(0x27, at: offset)
    case 0xFF01...0xFF5E: fold(Unicode.Scalar(value - 0xFEE0) ?? scalar, at: offset)
    case 0x660...0x669, 0x6F0...0x6F9, 0x966...0x96F, 0x9E6...0x9EF, 0xE50...0xE59:
      add(0x30 + FoldedText.digit(value), at: offset)
    case 0xC0...0x24F, 0x370...0x3FF, 0x400...0x4FF, 0x621...0x64A, 0x1E00...0x1FFF:
      switch PlainLetters.letter(of: value) {
      case 0: return
      case let letter?: add(seenBesideLatin(letter), at: offset)
      case nil: for part in PlainLetters.parts(of: scalar) { add(seenBesideLatin(part), at: offset) }
      }
    default: add(FoldedText.digitOrItself(scalar), at: offset)
    }
  }

  /// The ASCII digit of a digit of any script; of another scalar itself.
  private static func digitOrItself(_ scalar: Unicode.Scalar) -> UInt32 {
    guard mayBeDigit(scalar.value) else { return scalar.value }
    let properties = scalar.properties
    guard properties.numericType == .decimal, let number = properties.numericValue else { return scalar.value }
    return 0x30 + UInt32(max(0, min(9, number)))
  }

  /// False for most letters, so that Unicode need not be asked: the scripts of India have their digits at one place in blocks of equal size, and
  /// kana, ideographs and Hangul have none.
  private static func mayBeDigit(_ value: UInt32) -> Bool {
    switch value {
    case 0x900...0xDFF: (0x66...0x6F).contains(value & 0x7F)
    case 0xE00...0xE4F, 0x3041...0x9FFF, 0xAC00...0xD7A3: false
    default: true
    }
  }

  /// A letter of another script behind a Latin one is the Latin one that it looks like.
  private func seenBesideLatin(_ letter: UInt32) -> UInt32 {
    guard (0x370..<0x500).contains(letter), let last = scalars.last, last < 0x80, Homoglyphs.isLatin(last) else {
      return letter
    }
    return Homoglyphs.latin(letter) ?? letter
  }

  private func isNukta(_ value: UInt32) -> Bool { [0x93C, 0x9BC, 0xA3C, 0xB3C].contains(value) }

  private static func digit(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x660...0x669: value - 0x660
    case 0x6F0...0x6F9: value - 0x6F0
    case 0x966...0x96F: value - 0x966
    case 0x9E6...0x9EF: value - 0x9E6
    default: value - 0xE50
    }
  }
}

extension FoldedText {
  /// A word or several, to be looked for. `*` at its end: with any letters behind it.
  struct Phrase: Sendable, Hashable {
    let scalars: [UInt32]
    let isPrefix: Bool
    let pairs: ScalarPairs

    /// Nil for an empty text.
    init?(_ text: some StringProtocol) { self.init(Array(text.utf8)[...]) }

    init?(_ bytes: ArraySlice<UInt8>) {
      isPrefix = bytes.last == UInt8(ascii: "*")
      let text = FoldedText(isPrefix ? bytes.dropLast() : bytes)
      if text.isEmpty { return nil }
      scalars = text.scalars
      pairs = text.pairs
    }
  }

  /// Where a phrase stands as whole words. Scripts without blanks between words have no such borders.
  func ranges(of phrase: Phrase) -> [Range<Int>] {
    guard pairs.mayContain(phrase.pairs) else { return [] }
    let wanted = phrase.scalars
    guard let first = wanted.first, let last = wanted.last, scalars.count >= wanted.count else { return [] }
    var found: [Range<Int>] = []
    var index = 0
    while let next = scalars.firstIndex(of: first, from: index, before: scalars.count - wanted.count + 1) {
      index = next
      let end = index + wanted.count
      if stands(wanted, at: index), !isInsideWord(first, before: index),
        phrase.isPrefix || !isInsideWord(last, after: end)
      {
        found.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  func contains(_ phrase: Phrase) -> Bool { !ranges(of: phrase).isEmpty }

  /// Whether scalars stand at an index, be it within a word or not.
  func stands(_ wanted: [UInt32], at index: Int) -> Bool {
    guard index >= 0, scalars.count - index >= wanted.count else { return false }
    for place in wanted.indices where scalars[index + place] != wanted[place] { return false }
    return true
  }

  /// Whether an amount stands here, and not as part of a longer number.
  func contains(amount: FoldedText) -> Bool {
    let wanted = amount.scalars
    guard !wanted.isEmpty, scalars.count >= wanted.count else { return false }
    for index in 0...(scalars.count - wanted.count) where scalars[index] == wanted[0] {
      let end = index + wanted.count
      guard scalars[index..<end].elementsEqual(wanted) else { continue }
      if isDigit(wanted[0]), index > 0, isDigit(scalars[index - 1]) || isSeparator(scalars[index - 1]) { continue }
      if isDigit(wanted[wanted.count - 1]), end < scalars.count {
        if isDigit(scalars[end]) { continue }
        if isSeparator(scalars[end]), end + 1 < scalars.count, isDigit(scalars[end + 1]) { continue }
      }
      return true
    }
    return false
  }

  private func isInsideWord(_ first: UInt32, before index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = scalars[index - 1]
    if isDigit(first) { return isDigit(before) }
    guard hasBorders(first), isLetter(before), hasBorders(before) else { return false }
    return !hasPrefix(before: index)
  }

  private func isInsideWord(_ last: UInt32, after end: Int) -> Bool {
    guard end < scalars.count else { return false }
    if isDigit(last) { return isDigit(scalars[end]) }
    return hasBorders(last) && isLetter(scalars[end]) && hasBorders(scalars[end])
  }

  /// Whether nothing but articles and prepositions stands before an index in its word: Arabic and Hebrew write them as part of it.
  private func hasPrefix(before index: Int) -> Bool {
    var start = index
    while start > 0, isLetter(scalars[start - 1]) {
      guard index - start < 4, FoldedText.prefixLetters.contains(scalars[start - 1]) else { return false }
      start -= 1
    }
    return start < index
  }

  /// ה ו ב כ ל מ ש and ا و ف ب ك ل س
  private static let prefixLetters: Set<UInt32> = [
    0x5D4, 0x5D5, 0x5D1, 0x5DB, 0x5DC, 0x5DE, 0x5E9, 0x627, 0x648, 0x641, 0x628, 0x643, 0x644, 0x633,
  ]
}

extension [UInt32] {
  /// The first place of a scalar from an index on and before another one.
  fileprivate func firstIndex(of scalar: UInt32, from start: Int, before end: Int) -> Int? {
    withUnsafeBufferPointer { scalars in
      var index = start
      while index < end {
        if scalars[index] == scalar { return index }
        index += 1
      }
      return nil
    }
  }
}

func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

/// What may stand between the digits of an amount.
func isSeparator(_ scalar: UInt32) -> Bool {
  scalar == 0x2E || scalar == 0x2C || scalar == 0x66B || scalar == 0x66C || scalar == 0x27
}

/// A letter, or a sign that is part of one, such as the vowels and viramas of Indian scripts.
func isLetter(_ scalar: UInt32) -> Bool {
  if scalar < 0x80 { return (0x61...0x7A).contains(scalar) }
  guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
  if properties.isAlphabetic { return true }
  return properties.generalCategory == .nonspacingMark || properties.generalCategory == .spacingMark
}

/// Whether words of the scalar's script are set apart by blanks.
func hasBorders(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0x20000...0x3FFFD:
    false
  default: true
  }
}

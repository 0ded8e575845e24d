import Foundation

/// A percentage that a text names: "48 %", "%48", "٤٨٪", "48 percent".
struct TypedPercentage: Hashable, Sendable {
  /// The scalars of the number with its sign, in the folded text.
  var range: Range<Int>
  var value: Decimal
  /// Whether a minus stands before it: "−48 %".
  var isMinus: Bool
}

extension FoldedText {
  /// The percentages in a text, in reading order. What looks like the hole of a format (`%1$@`, `%d`) is none.
  func percentages(language: String) -> [TypedPercentage] {
    guard hasDigits else { return [] }
    var found: [TypedPercentage] = []
    var index = 0
    while index < count {
      guard isDigit(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      let end = percentNumberEnd(from: start)
      index = end
      guard let value = value(start..<end), !isPartOfWord(before: start) else { continue }
      if let sign = percentSign(behind: end, language) {
        let minus = minus(before: start)
        found.append(TypedPercentage(range: (minus ?? start)..<sign, value: value, isMinus: minus != nil))
        index = sign
      } else if let sign = percentSign(before: start, language), !isFormat(behind: end) {
        let minus = minus(before: sign)
        found.append(TypedPercentage(range: (minus ?? sign)..<end, value: value, isMinus: minus != nil))
      }
    }
    return found
  }

  /// The index behind a number: digits, and one separator with one or two digits behind it.
  private func percentNumberEnd(from start: Int) -> Int {
    var end = start
    while end < count, isDigit(scalars[end]) { end += 1 }
    guard end + 1 < count, isSeparator(scalars[end]), isDigit(scalars[end + 1]) else { return end }
    end += 1
    while end < count, isDigit(scalars[end]) { end += 1 }
    return end
  }

  private func percentSign(behind end: Int, _ language: String) -> Int? {
    var start = end
    if start < count, scalars[start] == 0x20 { start += 1 }
    guard start < count else { return nil }
    if isPercent(scalars[start]) { return hasDigit(at: start + 1) || isHole(behind: start + 1) ? nil : start + 1 }
    for word in FoldedText.percentWords[language] ?? FoldedText.english {
      if let end = self.end(of: word, at: start) { return end }
    }
    return nil
  }

  private func percentSign(before start: Int, _ language: String) -> Int? {
    var end = start
    if end > 0, scalars[end - 1] == 0x20 { end -= 1 }
    guard end > 0 else { return nil }
    if isPercent(scalars[end - 1]) { return end >= 2 && isDigit(scalars[end - 2]) ? nil : end - 1 }
    // "百分之48"
    if language == "zh" || language == "yue", end >= 3,
      scalars[(end - 3)..<end].elementsEqual([0x767E, 0x5206, 0x4E4B])
    {
      return end - 3
    }
    return nil
  }

  /// `%@`, `%d`: a hole behind a number of its own.
  private func isHole(behind sign: Int) -> Bool {
    guard sign < count else { return false }
    if scalars[sign] == 0x40 { return true }
    let isSpecifier = [0x64, 0x73, 0x66, 0x75, 0x69].contains(scalars[sign])
    return isSpecifier && !(sign + 1 < count && isLetter(scalars[sign + 1]))
  }

  /// `%1$@`, `%2d`.
  private func isFormat(behind end: Int) -> Bool {
    end < count && (scalars[end] == 0x24 || scalars[end] == 0x40 || (isLetter(scalars[end]) && scalars[end] < 0x80))
  }

  /// A hyphen was folded to a blank, so only a sign that was not counts, and a blank at the very start.
  private func minus(before start: Int) -> Int? {
    var end = start
    if end > 1, scalars[end - 1] == 0x20 { end -= 1 }
    guard end > 0 else { return nil }
    if scalars[end - 1] == 0x2212 || scalars[end - 1] == 0x2013 { return end - 1 }
    return end == 1 && scalars[0] == 0x20 ? 0 : nil
  }

  private func isPartOfWord(before start: Int) -> Bool {
    guard start > 0 else { return false }
    return isLetter(scalars[start - 1]) && hasBorders(scalars[start - 1])
  }

  private func hasDigit(at index: Int) -> Bool { index < count && isDigit(scalars[index]) }

  /// `%`, and the signs of Arabic and of small forms; the full-width one is folded already.
  private func isPercent(_ scalar: UInt32) -> Bool { scalar == 0x25 || scalar == 0x66A || scalar == 0xFE6A }

  private static let english: FoldedText.PhraseList = ["percent", "per cent"]

  /// What a percentage is called in words; languages without an entry are asked for the English ones.
  private static let percentWords: [String: PhraseList] = [
    "de": "prozent", "fr": "pour cent", "es": "por ciento", "it": "per cento|percento", "pt": "por cento",
    "nl": "procent", "sv": "procent", "da": "procent", "no": "prosent", "fi": "prosenttia",
    "pl": "procent*", "cs": "procent*", "sk": "percent*", "hu": "szazalek*", "ro": "la suta", "hr": "posto",
    "sl": "odstotk*", "tr": "yuzde", "ru": "процент*", "uk": "відсотк*", "el": "τοις εκατο", "ja": "パーセント",
    "ko": "퍼센트", "id": "persen", "ms": "peratus", "vi": "phan tram", "ca": "per cent", "he": "אחוז|אחוזים",
    "ar": "في المئة|بالمئة|في المائة", "hi": "प्रतिशत|फीसदी", "th": "เปอร์เซ็นต์",
  ].mapValues { PhraseList($0) + english }
}

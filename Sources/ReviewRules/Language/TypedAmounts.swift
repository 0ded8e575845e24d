import Foundation
import Locales

/// An amount of money that somebody has typed into a text.
struct TypedAmount: Hashable, Sendable {
  /// The scalars of the amount with its currency, in the folded text.
  var range: Range<Int>
  /// The digits as a number, where they can be read in one way only.
  var value: Decimal?
}

extension FoldedText {
  /// The amounts in a text: digits with the sign or code of a currency before or behind them, and numbers in words before a name of one.
  ///
  /// - Parameter original: the bytes that were folded; a code of a currency counts in capitals only.
  func amounts(in original: ArraySlice<UInt8>, language: String) -> [TypedAmount] {
    let names = Lexicon.of(language)?.currencies ?? []
    var amounts: [TypedAmount] = []
    var index = 0
    while hasDigits, index < count {
      guard isDigit(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      let end = numberEnd(from: start)
      index = end
      let isFormat = start > 0 && scalars[start - 1] == 0x25
      if isFormat { continue }
      if let sign = signStart(before: start, original: original, names, language: language) {
        amounts.append(TypedAmount(range: sign..<end, value: value(start..<end) ?? whole(start..<end, sign..<start)))
      } else if let sign = signEnd(behind: end, original: original, names, language: language) {
        let isMinor = isMinor(endingAt: sign)
        let said = value(start..<end) ?? whole(start..<end, end..<sign)
        amounts.append(TypedAmount(range: start..<sign, value: said.map { isMinor ? $0 / 100 : $0 }))
      } else if isPerPeriod(start..<end, language: language) {
        amounts.append(TypedAmount(range: start..<end, value: value(start..<end)))
      }
    }
    return amountsInWords(beside: amounts, names, language: language)
  }

  /// Whether two decimals and a unit of time make a price of a number without a currency: "4.99/mo", "4.99 per month".
  private func isPerPeriod(_ number: Range<Int>, language: String) -> Bool {
    guard number.count >= 4, isSeparator(scalars[number.upperBound - 3]), number.upperBound < count,
      number.lowerBound == 0 || !isSeparator(scalars[number.lowerBound - 1])
    else { return false }
    for lexicon in [Lexicon.of(language), Lexicon.of("en")].compactMap(\.self) {
      let start = lexicon.afterBlank(self, number.upperBound)
      if start < count, scalars[start] == 0x2F {
        if lexicon.unit(in: self, at: lexicon.afterBlank(self, start + 1)) != nil { return true }
      } else if lexicon.language == "en", word(startingAt: number.upperBound) == "per",
        lexicon.unit(in: self, at: start + 4) != nil
      {
        return true
      }
    }
    return false
  }

  /// Whether the name of a hundredth ends at an index.
  func isMinor(endingAt index: Int) -> Bool {
    FoldedText.minor.contains { end(of: $0, at: index - $0.scalars.count) == index }
  }

  /// Names of a hundredth.
  private static let minor: FoldedText.PhraseList = [
    "cent", "cents", "centavos", "centimos", "centimes", "centesimi", "копеек",
  ]

  /// The index behind a number that begins here: digits, and separators that are followed by digits; a blank parts groups of three.
  func numberEnd(from start: Int) -> Int {
    var end = start
    while end < count {
      if isDigit(scalars[end]) {
        end += 1
      } else if isSeparator(scalars[end]), end + 1 < count, isDigit(scalars[end + 1]) {
        end += 1
      } else if scalars[end] == 0x20, end + 3 < count, scalars[(end + 1)...(end + 3)].allSatisfy(isDigit),
        end + 4 >= count || !isDigit(scalars[end + 4])
      {
        end += 1
      } else {
        break
      }
    }
    return end
  }

  private func signStart(
    before start: Int, original: ArraySlice<UInt8>, _ names: PhraseList, language: String
  ) -> Int? {
    var end = start
    if end > 0, scalars[end - 1] == 0x20 { end -= 1 }
    guard end > 0 else { return nil }
    if isCurrencySign(scalars[end - 1]) {
      var first = end - 1
      // "US$", "A$", "R$"
      while first > 0, isLetter(scalars[first - 1]), end - first < 4, scalars[first - 1] < 0x80 { first -= 1 }
      return first
    }
    // "Euro 2028" is a championship: a name before a number makes an amount of one with decimals only.
    if let name = self.start(of: names, endingAt: end) {
      let number = start..<numberEnd(from: start)
      return value(number) != nil && scalars[number].contains(where: isSeparator) ? name : nil
    }
    return word(endingAt: end).flatMap { isCurrencyWord($0, original, language, before: true) ? $0.lowerBound : nil }
  }

  private func signEnd(
    behind end: Int, original: ArraySlice<UInt8>, _ names: PhraseList, language: String
  ) -> Int? {
    var start = end
    if start < count, scalars[start] == 0x20 { start += 1 }
    guard start < count else { return nil }
    if isCurrencySign(scalars[start]) {
      // "5 $10": the sign belongs to the number behind it.
      if start + 1 < count, isDigit(scalars[start + 1]) { return nil }
      return start + 1
    }
    if isCurrencyIdeograph(scalars[start]), ["zh", "ja", "ko", "yue"].contains(language) {
      return startsOtherWord(start + 1) ? nil : start + 1
    }
    if let word = word(startingAt: start), isCurrencyWord(word, original, language, before: false) {
      return word.upperBound
    }
    return self.end(ofLongest: names, at: start) { !goesOn($0, at: $1) }
  }

  /// Whether letters of the same kind make another word of a name: "ドルフィン", "块拼图".
  func goesOn(_ phrase: Phrase, at end: Int) -> Bool {
    guard end < count, let last = phrase.scalars.last else { return false }
    if (0x30A1...0x30FC).contains(last) { return (0x30A1...0x30FC).contains(scalars[end]) }
    return (0x4E00...0x9FFF).contains(last) && startsOtherWord(end)
  }

  /// Where the first of some names begins that ends at an index as a whole word.
  private func start(of names: PhraseList, endingAt end: Int) -> Int? {
    for name in candidates(names) {
      let start = end - name.scalars.count
      guard stands(name.scalars, at: start) else { continue }
      if start > 0, hasBorders(scalars[start]), isLetter(scalars[start - 1]) { continue }
      return start
    }
    return nil
  }

  private func word(endingAt end: Int) -> Range<Int>? {
    var start = end
    while start > 0, isLetter(scalars[start - 1]), end - start < 8 { start -= 1 }
    return start < end ? start..<end : nil
  }

  private func word(startingAt start: Int) -> Range<Int>? {
    var end = start
    while end < count, isLetter(scalars[end]) || (scalars[end] == 0x2E && end > start), end - start < 8 { end += 1 }
    while end > start, scalars[end - 1] == 0x2E { end -= 1 }
    return start < end ? start..<end : nil
  }

  private func isCurrencyWord(
    _ range: Range<Int>, _ original: ArraySlice<UInt8>, _ language: String, before: Bool
  ) -> Bool {
    guard FoldedText.endsOfSigns.contains(FoldedText.Ends(scalars[range])) else { return false }
    let text = String(String.UnicodeScalarView(scalars[range].compactMap(Unicode.Scalar.init)))
    if FoldedText.signs[text]?.isEmpty == true || FoldedText.signs[text]?.contains(language) == true { return true }
    guard FoldedText.codes.contains(text) else { return false }
    let bytes = self.bytes(of: range)
    let code = original[(original.startIndex + bytes.lowerBound)..<(original.startIndex + bytes.upperBound)]
    guard code.elementsEqual(text.uppercased().utf8) else { return false }
    // "TRY 7 DAYS", "PEN 2 strokes": words in capitals. A currency's amount has a decimal part, or the code stands behind it.
    guard before, FoldedText.codesThatAreWords.contains(text) else { return true }
    return scalars[range.upperBound..<numberEnd(from: min(count, range.upperBound + 1))].contains(where: isSeparator)
  }

  /// A number that has one reading: with a decimal part of two digits, or without any separator.
  func value(_ range: Range<Int>) -> Decimal? {
    var whole: UInt64 = 0
    var digitCount = 0
    var separators: [Int] = []
    for index in range {
      if isDigit(scalars[index]) {
        digitCount += 1
        // What is too long for an amount is none, whatever comes of it here.
        whole = whole &* 10 &+ UInt64(scalars[index] - 0x30)
      } else {
        separators.append(index)
      }
    }
    guard (1...15).contains(digitCount) else { return nil }
    guard let last = separators.last else { return Decimal(whole) }
    switch range.upperBound - last - 1 {
    case 2: return Decimal(sign: .plus, exponent: -2, significand: Decimal(whole))
    case 1: return Decimal(sign: .plus, exponent: -1, significand: Decimal(whole))
    case 3 where scalars[last] != 0x2E && scalars[last] != 0x2C || separators.count > 1: return Decimal(whole)
    default: return nil
    }
  }

  /// The number of an amount of yen, won or dong, which have no decimals: "9,900원". Nil for other currencies.
  private func whole(_ number: Range<Int>, _ sign: Range<Int>) -> Decimal? {
    // 円 ¥ 원 ₩ ₫
    let isWhole = scalars[sign].contains { [0x5186, 0xA5, 0xC6D0, 0x20A9, 0x20AB].contains($0) }
    guard isWhole, number.count <= 19 else { return nil }
    var value: Decimal = 0
    for index in number where isDigit(scalars[index]) { value = value * 10 + Decimal(scalars[index] - 0x30) }
    return value
  }

  func isCurrencySign(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return scalar == 0x24 }
    return Unicode.Scalar(scalar)?.properties.generalCategory == .currencySymbol
  }

  func isCurrencyIdeograph(_ scalar: UInt32) -> Bool {
    scalar == 0x5143 || scalar == 0x5186 || scalar == 0xC6D0 || scalar == 0x584A || scalar == 0x570E
  }

  /// Whether a further ideograph makes another word of one that may be a currency's: "元数据". "元每月", "元起" and "元/月" are amounts.
  func startsOtherWord(_ index: Int) -> Bool {
    guard index < count, (0x4E00...0x9FFF).contains(scalars[index]) else { return false }
    return ![0x6BCF, 0x8D77, 0x4E00, 0x5DE6, 0x4EE5, 0x7684, 0x8BD5, 0x8A66].contains(scalars[index])
  }

  /// Signs that are written with letters, and the languages in which they are no other word; none: in all.
  private static let signs: [String: Set<String>] = [
    "kr": [], "zl": [], "kc": ["cs", "sk"], "ft": ["hu"], "lei": ["ro"], "tl": ["tr"],
    "rp": ["id", "ms"], "rm": ["ms"], "chf": [], "руб": [], "р": ["ru"], "грн": ["uk"], "лв": ["bg"],
    "ر.س": [], "ريال": [], "د.ا": [], "درهم": [], "ج.م": [], "euro": [], "euros": [], "eur": ["fr", "it", "es"],
    "dollar": [], "dollars": [], "рублей": [], "zlotych": ["pl"],
  ]

  /// How a word begins and ends: most that stand beside numbers are told by it to be no sign or code.
  private struct Ends: Hashable {
    var first: UInt32
    var last: UInt32
    var count: Int

    init(_ scalars: some BidirectionalCollection<UInt32>) {
      first = scalars.first ?? 0
      last = scalars.last ?? 0
      count = scalars.count
    }
  }

  private static let endsOfSigns = Set((Array(signs.keys) + codes).map { Ends($0.unicodeScalars.map(\.value)) })

  /// Those of them that are words, too.
  private static let codesThatAreWords: Set<String> = ["cop", "pen", "try"]

  /// The currencies that the App Store bills in, in lower case.
  static let codes: Set<String> = [
    "aed", "aud", "bgn", "brl", "cad", "chf", "clp", "cny", "cop", "czk", "dkk", "egp", "eur", "gbp", "hkd", "huf",
    "idr", "ils", "inr", "jpy", "krw", "kzt", "mxn", "myr", "ngn", "nok", "nzd", "pen", "php", "pkr", "pln", "qar",
    "ron", "rub", "sar", "sek", "sgd", "thb", "try", "twd", "tzs", "usd", "vnd", "zar",
  ]
}

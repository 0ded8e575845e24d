import Foundation

extension FoldedText {
  /// Amounts with those added whose number is written in words: "five dollars a month", "五百円", "1万원". In reading order.
  ///
  /// - Parameter names: what the language calls currencies.
  func amountsInWords(beside amounts: [TypedAmount], _ names: PhraseList, language: String) -> [TypedAmount] {
    let found =
      switch language {
      case "ja", "ko", "zh", "yue": amountsInSigns(names, language: language)
      default: amountsInLetters(names, language: language)
      }
    if found.isEmpty { return amounts }
    // "1万5千円": the digits in it are no amount of their own.
    let others = amounts.filter { amount in !found.contains { $0.range.overlaps(amount.range) } }
    return (others + found).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Words

  private func amountsInLetters(_ names: PhraseList, language: String) -> [TypedAmount] {
    var found: [TypedAmount] = []
    var numbers: [(range: Range<Int>, value: Int)]?
    for range in ranges(of: names)
    where range.lowerBound > 1 && !found.contains(where: { $0.range.overlaps(range) }) {
      let words = numbers ?? NumberWords.of(language)?.mentions(in: self) ?? []
      numbers = words
      var start = range.lowerBound
      var value: Decimal?
      var count = 0
      while let word = numberWord(before: start, among: words, language: language) {
        start = word.range.lowerBound
        value = word.value.map { Decimal($0) }
        count += 1
      }
      guard count > 0, !isSaying(start..<range.upperBound) else { continue }
      // "Ninety-nine cents" is not added up.
      found.append(TypedAmount(range: start..<range.upperBound, value: count == 1 ? value : nil))
    }
    if found.isEmpty { return [] }
    return found.map { amount in
      guard let value = amount.value, isMinor(endingAt: amount.range.upperBound) else { return amount }
      return TypedAmount(range: amount.range, value: value / 100)
    }
  }

  /// "My two cents" are an opinion.
  private func isSaying(_ range: Range<Int>) -> Bool { FoldedText.sayings.contains(string(range)) }

  private static let sayings: Set<String> = ["two cents", "five cents"]

  /// The word for a number that ends one blank before an index.
  private func numberWord(
    before index: Int, among words: [(range: Range<Int>, value: Int)], language: String
  ) -> (range: Range<Int>, value: Int?)? {
    guard index > 1, scalars[index - 1] == 0x20 else { return nil }
    if let word = words.first(where: { $0.range.upperBound == index - 1 }) { return (word.range, word.value) }
    let word = word(endingAt: index - 1)
    guard !word.isEmpty else { return nil }
    let range = (index - 1 - word.unicodeScalars.count)..<(index - 1)
    if let value = FoldedText.otherNumbers[language]?[word] { return (range, value) }
    // "neunundneunzig"
    return language == "de" && word.hasSuffix("zig") ? (range, nil) : nil
  }

  /// Numbers that stand before money more often than before a length of time.
  private static let otherNumbers: [String: [String: Int]] = [
    "en": [
      "one": 1, "fifteen": 15, "twenty": 20, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80,
      "ninety": 90, "hundred": 100,
    ],
    "de": ["ein": 1, "einen": 1, "funfzehn": 15, "hundert": 100], "fr": ["quinze": 15, "vingt": 20, "cent": 100],
    "es": ["quince": 15, "veinte": 20, "cien": 100], "it": ["quindici": 15, "venti": 20, "cento": 100],
    "pt": ["quinze": 15, "vinte": 20, "cem": 100],
    "nl": ["vijftien": 15, "twintig": 20, "vijftig": 50, "honderd": 100],
    "ru": ["сто": 100, "двести": 200, "триста": 300, "пятьсот": 500], "pl": ["dwadziescia": 20, "sto": 100],
  ]

  // MARK: Signs

  /// A number in signs right before a sign of a currency: of several signs, for "百円ショップ" is a shop and "一块" is "together".
  private func amountsInSigns(_ names: PhraseList, language: String) -> [TypedAmount] {
    var found: [TypedAmount] = []
    for index in scalars.indices where index > 0 {
      guard isCurrencyIdeograph(scalars[index]) || scalars[index] == 0x5757,
        let end = endOfCurrency(at: index, language: language)
      else { continue }
      let behind = scalars[index - 1] == 0x20 ? index - 1 : index
      let start = startOfSigns(before: behind)
      let number = scalars[start..<behind]
      let isNumber = number.count >= 2 && number.contains { FoldedText.powers[$0] != nil }
      guard isNumber, start == 0 || !hasHangulNeighbour(start) else { continue }
      found.append(TypedAmount(range: start..<end, value: valueOfSigns(number)))
    }
    for (place, range) in placedRanges(of: names)
    where names[place].scalars.count >= 2 && !goesOn(names[place], at: range.upperBound) {
      let start = startOfSigns(before: range.lowerBound)
      let number = scalars[start..<range.lowerBound]
      guard !number.isEmpty, !number.allSatisfy(isDigit),
        number.contains(where: { !isSeparator($0) && !isDigit($0) }),
        !found.contains(where: { $0.range.overlaps(start..<range.upperBound) })
      else { continue }
      found.append(TypedAmount(range: start..<range.upperBound, value: valueOfSigns(number)))
    }
    return found
  }

  private func endOfCurrency(at index: Int, language: String) -> Int? {
    let end = index + 1
    guard end < count else { return end }
    // "오천 원시림" is a forest; particles follow without a blank.
    if language == "ko" {
      return !isLetter(scalars[end]) || FoldedText.particles.contains(scalars[end]) ? end : nil
    }
    if (0x30A1...0x30FC).contains(scalars[end]) { return nil }
    return startsOtherWord(end) ? nil : end
  }

  private func startOfSigns(before end: Int) -> Int {
    var start = end
    while start > 0, end - start < 16 {
      let scalar = scalars[start - 1]
      let isPart = isDigit(scalar) || FoldedText.units[scalar] != nil || FoldedText.powers[scalar] != nil
      guard isPart || isSeparator(scalar) && start > 1 && isDigit(scalars[start - 2]) else { break }
      start -= 1
    }
    return start
  }

  /// Whether a Hangul syllable stands before an index, other than that of "a month".
  private func hasHangulNeighbour(_ index: Int) -> Bool {
    (0xAC00...0xD7A3).contains(scalars[index - 1]) && scalars[index - 1] != 0xC6D4
  }

  private func valueOfSigns(_ number: ArraySlice<UInt32>) -> Decimal? {
    var total: UInt64 = 0
    var section: UInt64 = 0
    var digits: UInt64 = 0
    for scalar in number {
      if isDigit(scalar) {
        digits = digits &* 10 &+ UInt64(scalar - 0x30)
      } else if let unit = FoldedText.units[scalar] {
        digits = digits &* 10 &+ unit
      } else if let power = FoldedText.powers[scalar] {
        if power >= 10_000 {
          total = total &+ max(section &+ digits, 1) &* power
          section = 0
        } else {
          section = section &+ max(digits, 1) &* power
        }
        digits = 0
      } else if scalar != 0x2C {
        return nil
      }
    }
    return Decimal(total &+ section &+ digits)
  }

  private static let units = table("〇0零0一1二2两2兩2三3四4五5六6七7八8九9일1이2삼3사4오5육6칠7팔8구9")
  private static let powers = table("十1百2千3万4萬4億8亿8십1백2천3만4억8").mapValues { power in
    (0..<power).reduce(UInt64(1)) { product, _ in product &* 10 }
  }
  private static let particles = Set("에으이만의은을부".unicodeScalars.map(\.value))

  /// Signs, each with its digit behind it.
  private static func table(_ signs: String) -> [UInt32: UInt64] {
    var table: [UInt32: UInt64] = [:]
    var last: UInt32?
    for scalar in signs.unicodeScalars {
      if isDigit(scalar.value), let sign = last {
        table[sign] = UInt64(scalar.value - 0x30)
      } else {
        last = scalar.value
      }
    }
    return table
  }
}

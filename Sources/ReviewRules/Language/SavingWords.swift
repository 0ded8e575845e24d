import Foundation
import Locales

extension FoldedText {
  /// Savings that words name: "half price", "2 for 1", "5折", "5割引". In no order.
  ///
  /// Of several languages: each is harmless in the others.
  func savingsInWords(language: String) -> [SavingClaim] {
    var claims: [SavingClaim] = []
    func add(_ range: Range<Int>, _ percent: Decimal) {
      guard percent > 0, percent < 100, !claims.contains(where: { $0.range.overlaps(range) }) else { return }
      claims.append(SavingClaim(amount: .percent(percent), range: range))
    }
    for range in ranges(of: FoldedText.halves) + ranges(of: FoldedText.twoForOne) { add(range, 50) }
    if language == "zh" || language == "yue" {
      // "5折" leaves five tenths of a price, and takes off the other five.
      for (range, tenths) in tenths(before: 0x6298) where !isFold(behind: range.upperBound) { add(range, 100 - tenths) }
    } else if language == "ja" {
      for (range, tenths) in tenths(before: 0x5272) {
        if let end = end(ofLongest: FoldedText.takenOff, at: range.upperBound) {
          add(range.lowerBound..<end, tenths)
        }
      }
    }
    return claims
  }

  /// The comparisons that make a saving of a percentage beside them: "50% less", "50 % weniger", "50 % de moins".
  func isCompared(_ percentage: Range<Int>) -> Range<Int>? {
    for range in ranges(of: FoldedText.lesser) {
      guard let words = wordsBetween(percentage, range), words <= 1 else { continue }
      let gap = min(percentage.upperBound, range.upperBound)..<max(percentage.lowerBound, range.lowerBound)
      guard gap.count <= 12, !scalars[gap].contains(where: { isDigit($0) || $0 == 0x2E || $0 == 0x2C }) else {
        continue
      }
      return min(percentage.lowerBound, range.lowerBound)..<max(percentage.upperBound, range.upperBound)
    }
    return nil
  }

  /// Whether a percentage is of something, or goes on to say what else grows by it: "20% of the time", "50% faster".
  func isOfSomethingElse(_ percentage: Range<Int>) -> Bool {
    FoldedText.comparisons.contains(word(startingAt: percentage.upperBound))
      && !ranges(of: FoldedText.prices).contains { (wordsBetween(percentage, $0) ?? 9) <= 3 }
  }

  /// A number of tenths right before a sign: "5折", "8.5折", "75折" is seven and a half, "五折".
  private func tenths(before sign: UInt32) -> [(range: Range<Int>, percent: Decimal)] {
    var found: [(range: Range<Int>, percent: Decimal)] = []
    for index in scalars.indices where scalars[index] == sign && index > 0 {
      var start = index
      if scalars[start - 1] == 0x20 { start -= 1 }
      let end = start
      while start > 0, isDigit(scalars[start - 1]) || scalars[start - 1] == 0x2E { start -= 1 }
      if start < end, let value = value(start..<end) {
        let isWhole = end - start == 2 && value >= 10
        if value < 10 || isWhole { found.append((start..<(index + 1), isWhole ? value : value * 10)) }
      } else if end > 0, let value = FoldedText.ideographs[scalars[end - 1]] {
        found.append(((end - 1)..<(index + 1), Decimal(value * 10)))
      }
    }
    return found
  }

  /// "3折页" is a leaflet, "折线" a chart.
  private func isFold(behind end: Int) -> Bool {
    end < count && FoldedText.folds.contains(scalars[end])
  }

  private static let folds = Set("页頁叠疊线線纸紙刀扇".unicodeScalars.map(\.value))
  private static let ideographs: [UInt32: Int] = Dictionary(
    uniqueKeysWithValues: zip("一二三四五六七八九".unicodeScalars.map(\.value), 1...9))
  private static let takenOff: FoldedText.PhraseList = ["引", "オフ", "off", "安"]

  private static func list(_ words: String) -> PhraseList {
    PhraseList(words).longestFirst
  }

  private static let halves = list(
    """
    half price|half the price|half off|half as much|halber preis|halben preis|halbe preis|die hälfte sparen|\
    sparst die hälfte|spare die hälfte|hälfte des preises|moitié prix|moitié moins cher|moitié du prix|mitad de precio|\
    mitad del precio|metade do preço|metà prezzo|metà del prezzo|halve prijs|helft van de prijs|halva priset|\
    halv pris|halva priset|puoleen hintaan|puolet hinnasta|pół ceny|połowę ceny|połowie ceny|poloviční cena|\
    poloviční cenu|polovičná cena|polovičnú cenu|za polovinu|pola cijene|pol cene|fél áron|féláron|jumătate de preț|jumătate din preț|meitat de preu|\
    yarı fiyat*|yarı yarıya|полцены|половину цены|половина цены|вдвое дешевле|в два раза дешевле|півціни|\
    за половину ціни|вдвічі дешевше|μισή τιμή|μισή της τιμής|חצי מחיר|במחצית המחיר|نصف السعر|نصف الثمن|\
    半額|半价|半價|반값|절반 가격|절반값|आधी कीमत|आधे दाम|आधी क़ीमत|आधे मूल्य|आधी कीमतों|ครึ่งราคา|nửa giá|\
    setengah harga|separuh harga|অর্ধেক দাম|অর্ধেক মূল্য
    """)
  private static let twoForOne = list(
    """
    two for one|2 for 1|2 for one|two for the price of one|buy one, get one|buy one get one|buy 1 get 1|bogo|\
    zwei für eins|2 für 1|zwei zum preis von einem|2 pour 1|deux pour un|deux pour le prix d'un|2x1|dos por uno|\
    2 por 1|dos por el precio de uno|dois por um|leve 2 pague 1|due per uno|2 per 1|prendi 2 paghi 1|2 voor 1|\
    twee voor één|twee halen één betalen|买一送一|買一送一|买一赠一|買一贈一|1+1|두 개를 하나|два по цене одного|\
    2 по цене 1|dwa w cenie jednego|2 w cenie 1|bir alana bir|1 alana 1|एक पर एक|اثنان بسعر واحد|اشتر واحدا واحصل
    """)
  private static let lesser = list(
    """
    less|cheaper|lower price|weniger|billiger|günstiger|de moins|moins|en moins|moins cher|menos|más barato|mais barato|\
    a menos|in meno|di meno|meno|minder|goedkoper|mindre|billigare|billigere|vähemmän|halvempi|mniej|taniej|levněji|\
    méně|lacnejšie|menej|manje|jeftinije|manj|ceneje|kevesebb|olcsóbb|mai puțin|mai ieftin|menys|daha az|daha ucuz|\
    меньше|дешевле|менше|дешевше|λιγότερο|φθηνότερα|פחות|זול יותר|أقل|أرخص|कम|सस्ता|安い|安く|便宜|저렴|더 싸|더 싼
    """)
  /// What stands behind a percentage that is no saving.
  private static let comparisons: Set<String> = [
    "of", "faster", "better", "more", "quicker", "brighter", "longer", "smaller", "stronger", "happier", "deeper",
    "sharper", "louder", "easier", "lighter", "fewer", "schneller", "besser", "mehr", "aller", "der", "des", "deiner",
    "ihrer", "langer", "leichter", "plus", "des", "mas", "mejor", "mais", "melhor", "piu", "meglio", "sneller",
    "beter", "meer", "van", "быстрее", "больше", "лучше", "szybciej", "wiecej", "lepiej",
  ]
  private static let prices = list("price|prices|preis|preises|prix|precio|preço|prezzo|prijs|цены|ceny|fiyat*")
}

extension Lexicon {
  /// Free months whose number and unit a word stands between, that are given, or that are counted by their price: "2 free months",
  /// "2 Gratismonate", "送2个月", "12 months for the price of 10".
  func monthsGiven(in text: FoldedText) -> [SavingClaim] {
    var claims: [SavingClaim] = freeCompounds(in: text).compactMap { mention in
      mention.period.months.map { SavingClaim(amount: .months($0), range: mention.range) }
    }
    claims += gifts(in: text)
    for range in text.ranges(of: free) where !isTakenBack(text, at: range.lowerBound) {
      guard let duration = around(range, in: text), let months = duration.period.months else { continue }
      claims.append(SavingClaim(amount: .months(months), range: duration.range))
    }
    for range in text.ranges(of: Lexicon.pricesOf) {
      let start = afterBlank(text, range.upperBound)
      var end = start
      while end < text.count, isDigit(text.scalars[end]) { end += 1 }
      guard start < end, let paid = text.value(start..<end) else { continue }
      for duration in durations(in: text) {
        guard let months = duration.period.months, duration.range.upperBound <= range.lowerBound,
          range.lowerBound - duration.range.upperBound <= 1, Decimal(months) > paid
        else { continue }
        let given = NSDecimalNumber(decimal: Decimal(months) - paid).intValue
        claims.append(SavingClaim(amount: .months(given), range: duration.range.lowerBound..<end))
      }
    }
    return claims
  }

  /// Months with a word for giving right before or behind them, in languages whose word for it means other things elsewhere.
  private func gifts(in text: FoldedText) -> [SavingClaim] {
    guard ["zh", "yue", "ja", "ko"].contains(language) else { return [] }
    let given = text.ranges(of: Lexicon.givesBefore) + text.ranges(of: Lexicon.givesBehind)
    if given.isEmpty { return [] }
    return durations(in: text).compactMap { mention in
      guard let months = mention.period.months else { return nil }
      let beside = given.first {
        $0.upperBound == mention.range.lowerBound || $0.lowerBound == afterBlank(text, mention.range.upperBound)
          || $0.upperBound + 1 == mention.range.lowerBound && text.scalars[$0.upperBound] == 0x20
      }
      guard let beside else { return nil }
      let start = min(beside.lowerBound, mention.range.lowerBound)
      return SavingClaim(
        amount: .months(months), range: start..<max(beside.upperBound, mention.range.upperBound))
    }
  }

  private static let givesBefore: FoldedText.PhraseList = ["送", "赠", "贈"]
  private static let givesBehind: FoldedText.PhraseList = ["プレゼント", "分プレゼント", "を進呈", "증정", "추가 증정", "더 드려요"]

  private static let pricesOf: FoldedText.PhraseList = [
    "for the price of", "zum preis von", "pour le prix de", "por el precio de", "pelo preço de", "al prezzo di",
    "voor de prijs van", "по цене", "w cenie", "fiyatına",
  ]
}

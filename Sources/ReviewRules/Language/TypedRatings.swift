import Foundation

extension FoldedText {
  /// Ratings from 1 to 5 in a text, with the words that make them ratings: "rated 4.9", "4.8/5", "評価4.8", "평점 4.8". In reading order.
  ///
  /// A number counts with a decimal part only. Of several languages: each word is harmless in the others beside such a number.
  var ratings: [Range<Int>] {
    guard hasDigits else { return [] }
    var found: [Range<Int>] = []
    var index = 0
    while index < count {
      guard isDigit(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      let end = numberEnd(from: start)
      index = end
      guard end - start == 3 || end - start == 4, isDigit(scalars[start]), isSeparator(scalars[start + 1]),
        start == 0
          || !isSeparator(scalars[start - 1]) && !(isLetter(scalars[start - 1]) && hasBorders(scalars[start - 1])),
        let value = value(start..<end), value >= 1, value <= 5
      else { continue }
      // "Hotels from 4.5 stars": what one looks for.
      if FoldedText.least.contains(word(endingAt: start)) { continue }
      if let last = scaleEnd(from: end) {
        found.append(start..<last)
      } else if let word = ratingWord(beside: start..<end) {
        found.append(min(start, word.lowerBound)..<max(end, word.upperBound))
      }
    }
    return found
  }

  /// The index behind "/5" and "out of 5".
  private func scaleEnd(from end: Int) -> Int? {
    var start = end
    if start < count, scalars[start] == 0x20 { start += 1 }
    for phrase in FoldedText.scales {
      if let last = self.end(of: phrase, at: start),
        last >= count || !isDigit(scalars[last]) && !isSeparator(scalars[last])
      {
        return last
      }
    }
    return nil
  }

  private func ratingWord(beside number: Range<Int>) -> Range<Int>? {
    for range in ranges(of: FoldedText.ratingWords) {
      if range.upperBound <= number.lowerBound {
        let gap = range.upperBound..<number.lowerBound
        if gap.count <= 12, words(in: gap).count <= 2, !scalars[gap].contains(where: isDigit) { return range }
      } else if range.lowerBound >= number.upperBound, range.lowerBound - number.upperBound <= 1 {
        return range
      }
    }
    return nil
  }

  private static let scales: FoldedText.PhraseList = [
    "/5", "/ 5", "out of 5", "out of five", "von 5", "sur 5", "de 5", "su 5", "van 5", "av 5", "af 5", "из 5", "z 5",
    "od 5",
  ]

  private static let least: Set<String> = [
    "from", "least", "above", "ab", "mindestens", "des", "partir", "desde", "da", "vanaf", "minstens", "от", "od",
    "minst", "fra", "min",
  ]

  private static let ratingWords = PhraseList(
    """
    rated|rating|ratings|star|stars|star rating|bewertung*|bewertet|sterne|sternen|étoiles|noté|notée|puntuación|\
    estrellas|valoración|valorada|estrelas|avaliação|avaliado|avaliada|nota|valutazione|stelle|voto|beoordeeld|\
    beoordeling|sterren|betyg|stjärnor|stjerner|vurdering|評価|レビュー|별점|평점|评分|評分|评价|評價|好评|好評|تقييم*|نجمة|نجوم|рейтинг|\
    оценка|оценкой|звезд*|звёзд*|ocena|oceną|ocenę|gwiazdki|gwiazdek|puan|puanlı|yıldız|रेटिंग|स्टार|כוכבים|hodnocení|\
    hvězd*|értékelés|csillag*
    """)
}

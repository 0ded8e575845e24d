import Locales

/// Words that make an offer of a free length that might be a saving as well. Of several languages: each is harmless in the others, so near to "free"
/// and a length.
enum OfferWords {
  /// Whether a length is the first one, is what something is free for, or is to be tried: "first month free", "free for 1 month", "try 1 month
  /// free". "2 months free" alone may be a saving.
  static func stand(beside length: Range<Int>, _ free: Range<Int>, in text: FoldedText) -> Bool {
    for range in text.ranges(of: firsts) {
      if range.overlaps(length) { return true }
      // "3个月前" is three months ago.
      let isBehind = length.upperBound <= range.lowerBound && hasBorders(text.scalars[range.lowerBound])
      if range.upperBound <= length.lowerBound || isBehind, text.isBlank(between: range, length) { return true }
    }
    if !length.overlaps(free) {
      let gap = min(length.upperBound, free.upperBound)..<max(length.lowerBound, free.lowerBound)
      let isFor = text.ranges(of: lasting).contains { range in
        guard gap.lowerBound <= range.lowerBound, range.upperBound <= gap.upperBound else { return false }
        // "Free yourself for a month": what is free is not what is sold.
        let between =
          free.upperBound <= range.lowerBound ? free.upperBound..<range.lowerBound : range.upperBound..<free.lowerBound
        return text.words(in: between).allSatisfy { goods.contains(text.string($0)) }
      }
      if isFor { return true }
    }
    let whole = min(length.lowerBound, free.lowerBound)..<max(length.upperBound, free.upperBound)
    return text.ranges(of: trying).contains { range in
      if range.overlaps(whole) { return true }
      let gap = min(range.upperBound, whole.upperBound)..<max(range.lowerBound, whole.lowerBound)
      return gap.count <= 20 && text.words(in: gap).count <= 2
        && text.scalars[gap].allSatisfy { $0 == 0x20 || isLetter($0) }
    }
  }

  private static func list(_ words: String) -> FoldedText.PhraseList {
    FoldedText.PhraseList(words.split(separator: "|").compactMap { FoldedText.Phrase($0) })
  }

  private static let firsts = list(
    """
    first|1st|erste|erster|ersten|erstes|premier|premiers|premiere|premieres|primer|primera|primeros|primeras|primo|primi|\
    prima|prime|primeiro|primeira|primeiros|primeiras|eerste|första|første|ensimmäinen|ensimmäiset|első|prvni|první|prvy|\
    prvý|prvi|prva|prvo|pierwszy|pierwsza|pierwsze|pierwszego|primul|primele|ilk|первый|первая|первую|первые|первых|\
    перший|перша|перші|πρώτος|πρώτη|πρώτο|πρώτοι|ראשון|ראשונה|הראשון|הראשונים|أول|الأول|الأولى|पहला|पहले|पहली|प्रथम|\
    প্রথম|پہلا|پہلے|pertama|đầu tiên|đầu|แรก|最初|初|首|前|最初の|初めの|첫|처음
    """)

  private static let lasting = list(
    """
    for|für|während|pendant|durant|pour|durante|por|per|para|voor|i|på|przez|na|po dobu|pe|timp de|pentru|για|לתקופה של|\
    למשך|לחודש*|لمدة|لمدّة|على مدى|boyunca|süreyle|के लिए|के लिये|জন্য|کے لیے|selama|untuk|trong|เป็นเวลา|นาน|間は|は|동안|为期
    """)

  /// What is sold, in as many words as may stand between "free" and its length: "free access for 1 month".
  private static let goods: Set<String> = [
    "access", "use", "trial", "pro", "premium", "plus", "unlimited", "full", "zugang", "zugriff", "acces", "acceso",
    "accesso", "acesso", "toegang",
    "tillgang", "adgang", "tilgang", "dostep", "доступ", "erisim", "akses",
  ]

  private static let trying = list(
    """
    try|teste|testen|probiere|probieren|ausprobieren|essayez|essaie|essayer|prueba|pruebalo|probar|prova|provalo|\
    provare|experimente|experimentar|probeer|proberen|prova på|prøv|kokeile|zkuste|vyzkoušejte|vyskúšajte|isprobaj|\
    isprobajte|preizkusi|preizkusite|próbáld|próbálja|încearcă|încercați|wypróbuj|попробуй|попробуйте|спробуй|спробуйте|\
    δοκίμασε|δοκιμάστε|נסה|נסו|جرب|جرّب|deneyin|dene|आज़माएं|आज़माएँ|आज़माओ|试用|試用|试|試|体验|體驗|体験|試す|試せ|체험|써보|\
    ทดลอง|ลอง|dùng thử|thử|coba|cuba
    """)
}

extension FoldedText {
  /// Whether nothing but a blank lies between two ranges.
  fileprivate func isBlank(between a: Range<Int>, _ b: Range<Int>) -> Bool {
    let gap = min(a.upperBound, b.upperBound)..<max(a.lowerBound, b.lowerBound)
    return gap.count <= 1 && scalars[gap].allSatisfy { $0 == 0x20 }
  }
}

extension Period {
  /// Whole months; nil for days and weeks.
  var months: Int? {
    switch unit {
    case .month: count
    case .year: count * 12
    default: nil
    }
  }
}

import Locales

/// Numbers that are written as words: "two weeks free", "zwei Wochen gratis", "前七天免费".
struct NumberWords: Sendable {
  /// The longest first: "十四" is no "十".
  private let words: FoldedText.PhraseList
  private let values: [Int]

  /// - Parameter list: from two to fourteen, and thirty, parted by blanks; forms of one number by strokes.
  private init(_ list: String) {
    let values = Array(2...14) + [30]
    var words: [(phrase: FoldedText.Phrase, value: Int)] = []
    for (value, forms) in zip(values, Array(list.utf8).split(separator: UInt8(ascii: " "))) {
      for form in forms.split(separator: UInt8(ascii: "|")) {
        if let phrase = FoldedText.Phrase(form) { words.append((phrase, value)) }
      }
    }
    words.sort { $0.phrase.scalars.count > $1.phrase.scalars.count }
    self.words = FoldedText.PhraseList(words.map(\.phrase))
    self.values = words.map(\.value)
  }

  /// Where a text has such words, and their values; in no order.
  func mentions(in text: FoldedText) -> [(range: Range<Int>, value: Int)] {
    var found: [(range: Range<Int>, value: Int)] = []
    for (place, range) in text.placedRanges(of: words)
    where !found.contains(where: { $0.range.overlaps(range) }) && !isPartOfNumber(range, in: text) {
      found.append((range, values[place]))
    }
    return found
  }

  /// "二十四" and "第七天": ideographs of a longer number, or of one that counts places.
  private func isPartOfNumber(_ range: Range<Int>, in text: FoldedText) -> Bool {
    if range.lowerBound > 0, NumberWords.joining.contains(text.scalars[range.lowerBound - 1]) { return true }
    return range.upperBound < text.count && NumberWords.digits.contains(text.scalars[range.upperBound])
  }

  private static let digits = Set("一二三四五六七八九十百千万".unicodeScalars.map(\.value))
  private static let joining = digits.union("第初".unicodeScalars.map(\.value))

  /// The words of a language; nil where there is no list.
  static func of(_ language: String) -> NumberWords? { known[language] }

  private static let known: [String: NumberWords] = [
    "en": NumberWords(
      "two three four five six seven eight nine ten eleven twelve thirteen fourteen thirty"),
    "de": NumberWords(
      "zwei|zweier drei|dreier vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn dreißig"),
    "fr": NumberWords("deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze trente"),
    "es": NumberWords("dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce treinta"),
    "ru": NumberWords(
      "два|две|двух три|трёх четыре|четырёх пять|пяти шесть|шести семь|семи восемь|восьми девять|девяти десять|десяти одиннадцать|одиннадцати двенадцать|двенадцати тринадцать|тринадцати четырнадцать|четырнадцати тридцать|тридцати"
    ),
    "pt": NumberWords(
      "dois|duas três quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze trinta"),
    "it": NumberWords(
      "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici trenta"),
    "nl": NumberWords("twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien dertig"),
    "pl": NumberWords(
      "dwa|dwie|dwóch trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście|jedenastu dwanaście|dwunastu trzynaście|trzynastu czternaście|czternastu trzydzieści|trzydziestu"
    ),
    "tr": NumberWords("iki üç dört beş altı yedi sekiz dokuz on on-bir on-iki on-üç on-dört otuz"),
    "ar": NumberWords(
      "اثنان|اثنين ثلاثة|ثلاث أربعة|أربع خمسة|خمس ستة|ست سبعة|سبع ثمانية|ثماني تسعة|تسع عشرة|عشر أحد-عشر|إحدى-عشرة اثنا-عشر|اثني-عشر ثلاثة-عشر|ثلاث-عشرة أربعة-عشر|أربع-عشرة ثلاثون|ثلاثين"
    ),
    "hi": NumberWords("दो तीन चार पांच|पाँच छह|छः सात आठ नौ दस ग्यारह बारह तेरह चौदह तीस"),
    "ja": NumberWords("二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 三十"),
    "zh": NumberWords("二|两|兩 三 四 五 六 七 八 九 十 十一 十二 十三 十四 三十"),
  ]
}

import Locales

/// The words of one language that rules look for in texts that people have typed.
///
/// The lists are short on purpose: a word stands in one where it can hardly mean anything else on a screen that sells. Forms are written out as
/// they occur; `|` parts the phrases, accents and case do not matter, a hyphen is a blank, `*` stands for any ending.
final class Lexicon: Sendable {
  let language: String
  /// Units behind a number, in every form that follows one.
  let units: UnitWords
  /// Words that say on their own how often is paid: "monthly", "yearly".
  let adverbs: UnitWords
  /// The same for three and for six months.
  let quarterly: FoldedText.PhraseList
  let halfYearly: FoldedText.PhraseList
  /// Lengths that are one word, such as duals.
  let wholes: [(phrases: FoldedText.PhraseList, period: Period)]
  /// Words that stand for the number 1.
  let ones: FoldedText.PhraseList
  /// Words that stand for other numbers; nil where the language has no list.
  let numberWords: NumberWords?
  /// Words that promise a free trial by themselves.
  let trial: FoldedText.PhraseList
  /// The word for "free" that a unit follows in one word with it: "Gratismonat"; nil in most languages.
  let compounding: FoldedText.Phrase?
  /// Words that promise one beside a length: "free".
  let free: FoldedText.PhraseList
  /// Words that part a length from a trial: "before", "after", "then".
  let parting: FoldedText.PhraseList
  /// Words for "per" and "each", as they stand before a unit; empty where a unit has no borders: there its adverbs say so.
  let per: FoldedText.PhraseList
  /// Words that take a promise back: "no", "without".
  let negations: FoldedText.PhraseList
  /// Words that take back what stands before them, in languages that put them there: "なし", "yok".
  let negationsBehind: FoldedText.PhraseList
  /// Names of currencies, those included that are too often a part of other words to be looked for alone: behind a number they are what they seem.
  let currencies: FoldedText.PhraseList
  /// What texts that sell speak of.
  private let topics: [FoldedText.PhraseList]
  /// Which of them a text may speak of, in the language or in English, of which there are words everywhere.
  let topicIndex: TopicIndex
  /// The words of `free` that speak of money alone: those of trials have other uses ("test", "essai").
  let freeOfCharge: FoldedText.PhraseList
  /// The units that can be told from a part of another word: those whose words are set apart by blanks.
  let bareUnits: UnitWords

  init(_ language: String, _ entries: KeyValuePairs<Entry, String>, topics: KeyValuePairs<Topic, String> = [:]) {
    self.language = language
    var phrases = Array(repeating: FoldedText.PhraseList(), count: Topic.allCases.count)
    for (topic, words) in topics {
      // The longest first: what takes "free trial" back takes the "trial" in it back.
      phrases[topic.rawValue] = FoldedText.PhraseList(words).longestFirst
    }
    self.topics = phrases
    topicIndex = TopicIndex(phrases, and: language == "en" ? [] : Lexicon.english.topics)
    currencies =
      phrases[Topic.currencyName.rawValue] + FoldedText.PhraseList(Lexicon.otherCurrencies[language] ?? "")
    var lists: [Entry: FoldedText.PhraseList] = [:]
    for (entry, words) in entries { lists[entry] = FoldedText.PhraseList(words) }
    func list(_ entry: Entry) -> FoldedText.PhraseList { lists[entry] ?? [] }
    units = UnitWords(day: list(.days), week: list(.weeks), month: list(.months), year: list(.years))
    adverbs = UnitWords(day: list(.daily), week: list(.weekly), month: list(.monthly), year: list(.yearly))
    bareUnits = units.map { $0.filter { hasBorders($0.scalars[0]) && $0.scalars.count > 1 } }
    quarterly = list(.quarterly)
    halfYearly = list(.halfYearly)
    var wholes: [(FoldedText.PhraseList, Period)] = []
    for (entry, count, unit) in [
      (.twoDays, 2, .day), (.twoWeeks, 2, .week), (.twoMonths, 2, .month), (.twoYears, 2, .year), (.oneWeek, 1, .week),
      (.oneMonth, 1, .month),
    ] as [(Entry, Int, Period.Unit)] {
      guard let period = Period(count, unit), !list(entry).isEmpty else { continue }
      wholes.append((list(entry), period))
    }
    self.wholes = wholes
    ones = list(.one)
    numberWords = NumberWords.of(language)
    trial = list(.trial)
    compounding =
      switch language {
      case "de", "sv", "da", "no": FoldedText.Phrase("gratis")
      case "fi": FoldedText.Phrase("ilmais")
      default: nil
      }
    free = list(.free)
    freeOfCharge = FoldedText.PhraseList(free.filter { !Lexicon.wordsOfTrials.contains($0) })
    parting = list(.parting)
    per = list(.per)
    negations = list(.not)
    negationsBehind = list(.notAfter)
  }

  enum Entry: Hashable, Sendable {
    case days, weeks, months, years
    case daily, weekly, monthly, yearly, quarterly, halfYearly
    case oneWeek, oneMonth, twoDays, twoWeeks, twoMonths, twoYears
    case one, trial, free, parting, per, not, notAfter
  }

  /// The phrases that speak of something; empty where the language has none for it.
  func phrases(_ topic: Topic) -> FoldedText.PhraseList { topics[topic.rawValue] }

  /// Where a text speaks of something, in reading order, without what a "no" or "without" takes back.
  func mentions(of topic: Topic, in text: FoldedText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var takenBack: [Range<Int>] = []
    for range in text.ranges(of: topics[topic.rawValue])
    where !found.contains(where: { $0.overlaps(range) }) && !takenBack.contains(where: { $0.overlaps(range) }) {
      if isTakenBack(text, range) || (topic == .renews && isNever(text, at: range.lowerBound)) {
        takenBack.append(range)
      } else {
        found.append(range)
      }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }
}

/// A text, read for what it says in its language, whoever says it: each thing is looked for when a rule first asks, and kept.
///
/// All of it follows from the bytes alone. Where the text was typed, what it is a part of and what is sold there is known to `WholeText` and to
/// `JudgedSheet`.
final class SaidText {
  let bytes: [UInt8]
  let folded: FoldedText
  /// What the text may speak of: most speak of little, which is found out for all topics at once. A topic that was looked for in vain is none of
  /// them any more.
  private(set) lazy var topics: TopicIndex.Topics = lexicons.first?.topicIndex.topics(in: folded) ?? 0
  /// The amounts of money in it.
  private(set) lazy var amounts = folded.amounts(in: bytes[...], language: language)
  /// Residue of templates.
  private(set) lazy var placeholders = ReviewRules.placeholders(in: bytes[...], language: language)
  /// What sounds like the promise of a trial, by the words of one list and then those of the next; the same promise may be there twice.
  private(set) lazy var trialClaims = lexicons.flatMap { [folded] in $0.trialClaims(in: folded) }
    .filter { !isSupposed($0) }
  private(set) lazy var percentages = folded.percentages(language: language)
  private(set) lazy var savingsInWords = folded.savingsInWords(language: language)
  /// Months that are given or free, by one list and then the next.
  private(set) lazy var monthsFree = lexicons.flatMap { [folded] in
    $0.monthsGiven(in: folded) + $0.freeMonths(in: folded)
  }
  /// How often is paid, by the words of each list.
  private(set) lazy var periods = lexicons.map { [folded] in $0.periods(in: folded) }
  private(set) lazy var countdowns = folded.countdowns
  private(set) lazy var ratings = folded.ratings
  private(set) lazy var mayNameHost = folded.mayNameHost
  private let language: String
  let lexicons: [Lexicon]
  /// By topic; nil where nobody has asked yet.
  private var mentions: [[Range<Int>]?] = []
  /// What rules found out of the text, by the numbers that `TextReader` gives them.
  private var answers: [Bool?] = []

  init(_ bytes: [UInt8], _ language: String, _ lexicons: [Lexicon]) {
    self.bytes = bytes
    self.language = language
    self.lexicons = lexicons
    folded = FoldedText(bytes[...])
  }

  func maySpeak(of topic: Topic) -> Bool { topics & TopicIndex.bit(topic.rawValue) != 0 }

  /// The scalars of the folded text that speak of a topic: in reading order by the words of one list, and then by those of the next.
  func mentionRanges(of topic: Topic) -> [Range<Int>] {
    guard maySpeak(of: topic) else { return [] }
    if mentions.isEmpty { mentions = Array(repeating: nil, count: Topic.allCases.count) }
    if let known = mentions[topic.rawValue] { return known }
    var found: [Range<Int>] = []
    for lexicon in lexicons {
      for range in lexicon.mentions(of: topic, in: folded) where !found.contains(where: { $0.overlaps(range) }) {
        found.append(range)
      }
    }
    mentions[topic.rawValue] = found
    if found.isEmpty { topics &= ~TopicIndex.bit(topic.rawValue) }
    return found
  }

  /// The answer to a question about the text alone, which is asked once.
  ///
  /// - Parameter question: one of `TextReader.number(of:)`.
  func answer(_ question: Int, _ ask: (SaidText) -> Bool) -> Bool {
    if answers.indices.contains(question), let known = answers[question] { return known }
    let answer = ask(self)
    while answers.count <= question { answers.append(nil) }
    answers[question] = answer
    return answer
  }
}

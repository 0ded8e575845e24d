import Locales
import Testing
import Words

@testable import ReviewRules

/// The words that we put on screens ourselves, read by the lists: each proves the other.
@Suite struct LexiconOfOurWordsTests {
  static let locales = LocaleID.appStore.map(\.identifier)

  private struct World {
    let words: SystemWords
    let lexicon: Lexicon

    init(_ locale: String) throws {
      let locale = try #require(LocaleID(locale))
      words = SystemWords.load(locale)
      lexicon = try #require(Lexicon.of(locale.language))
      #expect(!words.isFallback)
    }

    /// A word of ours where its list finds its topic nowhere in it; else nothing.
    func silence(_ word: SystemWord, count: Int? = nil, of topic: Topic) -> String {
      let text = words.text(
        word, count: count, [.pricePerPeriod: "1.00", .count: count.map(String.init) ?? "", .percent: "20%"])
      return lexicon.mentions(of: topic, in: FoldedText(text)).isEmpty ? text : ""
    }
  }

  @Test(arguments: locales) func buttonsAndLinksAreUnderstood(_ locale: String) throws {
    let world = try World(locale)
    #expect(world.silence(.restore, of: .restore) == "")
    #expect(world.silence(.terms, of: .terms) == "")
    #expect(world.silence(.privacy, of: .privacy) == "")
    #expect(world.silence(.manage, of: .cancel) == "")
    // The words are those for recording, for space and for signing up, too, or in Vietnamese for a season: the lists hold them with others beside.
    if !["ja", "fi", "el"].contains(locale) { #expect(world.silence(.subscribe, of: .subscription) == "") }
    if locale != "vi" { #expect(world.silence(.buy, of: .obligation) == "") }
  }

  @Test(arguments: locales) func renewalIsUnderstood(_ locale: String) throws {
    let world = try World(locale)
    #expect(world.silence(.renewal, of: .renews) == "")
    #expect(world.silence(.renewalShort, of: .renews) == "")
    #expect(world.silence(.renewalShort, of: .cancel) == "")
    for count in [1, 2, 3, 6, 12] { #expect(world.silence(.commitmentRenewal, count: count, of: .renews) == "") }
  }

  @Test(arguments: locales) func whatIsPaidOnceAndWhatIsSavedAreUnderstood(_ locale: String) throws {
    let world = try World(locale)
    #expect(world.silence(.oneTimePurchase, of: .lifetime) == "")
    #expect(world.silence(.savePercent, of: .saving) == "")
  }

  @Test(arguments: locales) func trialsAreUnderstood(_ locale: String) throws {
    let world = try World(locale)
    func claims(_ text: String) -> [TrialClaim] { world.lexicon.trialClaims(in: FoldedText(text)) }
    let count = claims(world.words[.tryFree]).count
    #expect(count == 1, "\(world.words[.tryFree])")
    for (count, unit) in [(1, .day), (3, .day), (7, .day), (14, .day), (30, .day), (1, .week), (2, .week)]
      as [(Int, Period.Unit)]
    {
      let period = try #require(Period(count, unit))
      for use in [DurationUse.free, .afterFree] {
        let text = world.words.duration(use, period, number: String.init)
        // Some languages do not write 1 and 2 as numbers.
        if !text.contains("\(period.count)") { continue }
        let lengths = claims(text).map { $0.duration?.period }
        #expect(lengths == [period], "\(text)")
      }
    }
  }

  @Test(arguments: locales) func periodsAreUnderstood(_ locale: String) throws {
    let world = try World(locale)
    var missed: [String] = []
    for unit in Period.Unit.allCases {
      for count in [1, 2, 3, 6] {
        let period = try #require(Period(count, unit))
        for use in [DurationUse.every, .plan, .length] {
          let text = world.words.duration(use, period, number: String.init)
          if !world.lexicon.says(period, in: FoldedText(text)) { missed.append(text) }
        }
      }
    }
    #expect(missed == [])
  }
}

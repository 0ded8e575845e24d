import Testing

@testable import ReviewRules

@Suite struct TopicIndexTests {
  @Test(arguments: Lexicon.languages)
  func everyPhraseIsFoundByItsBeginning(_ language: String) throws {
    let lexicon = try #require(Lexicon.of(language))
    for topic in Topic.allCases {
      for phrase in lexicon.phrases(topic) {
        var text = "x "
        for scalar in phrase.scalars { text.unicodeScalars.append(try #require(Unicode.Scalar(scalar))) }
        let found = lexicon.topicIndex.topics(in: FoldedText(text + " y"))
        #expect(found & TopicIndex.bit(topic.rawValue) != 0, "\(topic): \(text)")
      }
    }
  }

  @Test func mostTextsSpeakOfNothing() throws {
    let index = try #require(Lexicon.of("en")).topicIndex
    #expect(index.topics(in: FoldedText("Colors & Tones")).nonzeroBitCount <= 1)
    #expect(index.topics(in: FoldedText("")) == 0)
  }

  @Test func thereIsABitForEachTopic() {
    #expect(Topic.allCases.allSatisfy { TopicIndex.bit($0.rawValue) != 0 })
  }
}

@Suite struct PlainLettersTests {
  @Test(
    arguments: [0xC0...0x24F, 0x370...0x3FF, 0x400...0x4FF, 0x621...0x64A, 0x1E00...0x1FFF] as [ClosedRange<UInt32>])
  func aLetterIsWhatUnicodeLeavesOfIt(_ alphabet: ClosedRange<UInt32>) throws {
    for value in alphabet {
      let parts = PlainLetters.parts(of: try #require(Unicode.Scalar(value)))
      switch PlainLetters.letter(of: value) {
      case 0: #expect(parts == [])
      case let letter?: #expect(parts == [letter])
      case nil: #expect(parts.count > 1)
      }
    }
  }

  @Test func lettersLoseTheirAccents() {
    #expect(FoldedText("Ǻ Ế Ё آ ß").scalars == FoldedText("a e е ا ss").scalars)
  }
}

@Suite struct LongTextTests {
  @Test func aTextIsJudgedByItsBeginning() throws {
    let start = "Free for 7 days. "
    let headline = start + String(repeating: "word ", count: 5000) + "free for 9 days"
    let world = try RuleWorld(
      [
        (
          "paywallgen.yml",
          """
          catalog: Pro.storekit
          copy: Copy
          paywalls:
            pro: { group: Pro }
          """
        ), ("Copy/pro.en-US.md", "---\nheadline: \"\(headline)\"\n---\n"),
      ], rules: [TrialDurationMismatch.self, TrialClaimedButNotConfigured.self])
    let texts = world.judgement.findings.map(\.finding).filter { $0.rule == "text-not-read-whole" }.map(\.message)
    #expect(texts == ["Only the first 20000 bytes of this headline are judged"])
    #expect(!world.ruleFindings.contains { $0.finding.message.contains("9 days") })
  }

  @Test func aLetterIsNeverCut() {
    let text = Array(String(repeating: "é", count: WholeText.most).utf8)[...]
    #expect(WholeText.beginning(of: text, in: 5).elementsEqual("éé".utf8))
    #expect(WholeText.beginning(of: text, in: 0).isEmpty)
  }
}

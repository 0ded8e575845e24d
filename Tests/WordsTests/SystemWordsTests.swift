import Findings
import Locales
import SourceFormats
import Testing
import Words

private func slots(in text: String) -> Set<String> {
  Set(
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
      $0.split(separator: "}").first.map(String.init)
    })
}

struct SystemWordsTests {
  @Test func everyUseAndUnitIsAWord() {
    for use in DurationUse.allCases {
      for unit in Period.Unit.allCases {
        #expect(SystemWord.duration(use, unit).rawValue == "duration.\(use.rawValue).\(unit.rawValue)")
      }
    }
  }

  @Test func thereAreFilesToTest() {
    #expect(Set(["en", "de", "ja", "ar", "pl"]).isSubset(of: WordFiles.locales))
  }

  @Test(arguments: WordFiles.locales)
  func filesHaveEveryWordOnceAndNoOther(name: String) throws {
    let expected = Set(SystemWord.allCases.map(\.rawValue))
    let keys = Set(try WordFiles.forms(name).keys)
    #expect(expected.subtracting(keys).sorted() == [])
    #expect(keys.subtracting(expected).sorted() == [])
    let root = try readJSON(#require(WordFiles.bytes("SystemWords/\(name).json")), file: FileID(index: 0)).root
    #expect(root?["locale"]?.string == name)
    #expect(LocaleID(name)?.identifier == name)
    #expect(root?["reviewed"]?.bool != nil)
  }

  /// A word that counts has a form for each category of its language, and leaves the number out only where there is but one.
  @Test(arguments: WordFiles.locales)
  func filesHaveEveryPluralForm(name: String) throws {
    let english = try WordFiles.forms("en")
    let rules = PluralRules(try #require(LocaleID(name)))
    let categories = Set(rules.categories.map(\.rawValue))
    var numbers: [String: Set<Int>] = [:]
    for count in 1...200 { numbers[rules.category(of: count).rawValue, default: []].insert(count) }
    for (key, forms) in try WordFiles.forms(name) {
      let counts = english[key]?[""] == nil
      let exact = Set(forms.keys.filter { $0.hasPrefix("=") })
      #expect(exact.isSubset(of: ["=1"]), "\(key)")
      #expect(Set(forms.keys).subtracting(exact) == (counts ? categories : [""]), "\(key)")
      for (condition, text) in forms where counts && !text.contains("{count}") {
        #expect(
          condition == "=1" || (numbers[condition] ?? []).count <= 1, "\(key) \(condition) does not say its number")
      }
    }
  }

  @Test(arguments: WordFiles.locales)
  func formsLeaveOpenWhatTheWordLeavesOpen(name: String) throws {
    let english = try WordFiles.forms("en").mapValues { slots(in: $0["other"] ?? $0[""] ?? "").subtracting(["count"]) }
    #expect(english.values.reduce(into: Set()) { $0.formUnion($1) }.isSubset(of: Slot.allCases.map(\.rawValue)))
    for (key, forms) in try WordFiles.forms(name) {
      for (condition, text) in forms {
        #expect(slots(in: text).subtracting(["count"]) == english[key], "\(key) \(condition)")
        #expect(condition != "" || !text.contains("{count}"), "\(key)")
        #expect(!text.isEmpty && text.first != " " && text.last != " ", "\(key) \(condition)")
      }
    }
  }

  /// What the files may share with English: no whole word of a button or sentence.
  @Test(arguments: WordFiles.locales.filter { $0 != "en" })
  func noEnglishIsLeftOver(name: String) throws {
    let english = try WordFiles.forms("en")
    let script = try #require(LocaleID(name)).script
    for (key, forms) in try WordFiles.forms(name) {
      for (condition, text) in forms {
        let outside = text.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { part in
          part.offset == 0 ? part.element : part.element.drop { $0 != "}" }.dropFirst()
        }.joined()
        if script != "Latn" {
          #expect(!outside.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }, "\(key) \(condition)")
        } else if !key.hasPrefix("duration."), outside.contains(where: \.isLetter) {
          #expect(text != english[key]?[condition], "\(key) \(condition)")
        }
      }
    }
  }

  @Test func aLocaleIsServedByItsNearestFile() throws {
    func served(_ name: String) throws -> String {
      let words = try WordFiles.words(name)
      return "\(words.wordsLocale) \(words.isFallback)"
    }
    #expect(try served("de-AT") == "de false")
    #expect(try served("en-GB") == "en false")
    #expect(try served("ar-EG") == "ar false")
    #expect(try served("sr-Latn") == "en true")
    #expect(try WordFiles.words("haw").text(.subscribe) == "Subscribe")
  }

  @Test func aBinaryWithoutFilesHasNoWords() throws {
    let words = SystemWords.load(try #require(LocaleID("de")), from: { _ in nil })
    #expect(words[.subscribe] == "")
    #expect(words.isFallback)
  }

  @Test func exactNumbersComeBeforeCategories() throws {
    let words = try WordFiles.words("ja")
    let month = try #require(Period(1, .month))
    let quarter = try #require(Period(3, .month))
    #expect(words.duration(.every, month, number: { "\($0)" }) == "毎月")
    #expect(words.duration(.every, quarter, number: { "\($0)" }) == "3か月ごと")
  }

  /// What fills a word stays apart from the word, so that a price in a sentence is still a price.
  @Test func fillingKeepsTheCallersRuns() throws {
    let words = try WordFiles.words("en")
    let runs = words.fill(
      .offerFree, text: { "text:\($0)" },
      slot: { slot in
        switch slot {
        case .duration:
          words.fill(.duration(.free, .week), count: 2, text: { "text:\($0)" }, slot: { _ in ["count:2"] })
        default: ["\(slot.rawValue):$39.99/year"]
        }
      })
    #expect(runs == ["count:2", "text: weeks free", "text:, then ", "price_per_period:$39.99/year"])
  }

  /// A letter that joins itself to what stands before it hides no slot: a joiner, a vowel sign, a direction mark.
  @Test func whatJoinsABraceHidesNoSlot() throws {
    for sign in ["\u{200C}", "\u{200D}", "\u{C46}", "\u{CC7}", "\u{301}", "\u{200F}"] {
      let json = "{\"words\":{\"upgrade.to\":\"{{x}{name}\(sign)కు{ {oops} {\(sign)name}\"}}"
      let words = SystemWords.load(try #require(LocaleID("te")), from: { _ in Array(json.utf8) })
      #expect(words.segments(.upgradeTo) == [.text("{{x}"), .slot(.name), .text("\(sign)కు{ {oops} {\(sign)name}")])
    }
    #expect(try WordFiles.words("te").text(.upgradeTo, [.name: "Pro"]) == "Pro ప్లాన్‌కు అప్‌గ్రేడ్ చేసుకోండి")
  }

  @Test func theSlotThatAWordUsesIsNamed() throws {
    for word in SystemWord.allCases {
      let open = slots(in: try WordFiles.forms("en")[word.rawValue]?[""] ?? "")
      let hasDuration = open.contains("duration") || (open.contains("period") && word != .pricePer)
      #expect((word.durationUse != nil) == hasDuration, "\(word)")
    }
  }

  @Test func theBinaryCarriesEveryFile() throws {
    for name in WordFiles.locales {
      let locale = try #require(LocaleID(name))
      let embedded = SystemWords.load(locale)
      let onDisk = try WordFiles.words(name)
      #expect(embedded.wordsLocale == locale, "run 'make embed'")
      for word in SystemWord.allCases {
        #expect(embedded.segments(word, count: 3) == onDisk.segments(word, count: 3), "\(name) \(word)")
      }
    }
  }

  @Test func aProjectMayBringItsOwnWords() throws {
    let json = """
      {"sourceLanguage":"en","version":"1.0","strings":{
      "subscribe":{"localizations":{"pl":{"stringUnit":{"value":"Zapisz się"}},"en":{"stringUnit":{"value":"Join"}}}},
      "offer.free":{"localizations":{"pl":{"stringUnit":{"value":"{duration} gratis, później {price_per_period}"}}}},
      "months-free":{"localizations":{"pl":{"variations":{"plural":{"one":{"stringUnit":{"value":"miesiąc"}},
      "few":{"stringUnit":{"value":"%lld miesiące"}},"other":{"stringUnit":{"value":""}}}}}}},
      "restore":{"localizations":{"en":{"stringUnit":{"value":"Get back"}}}},"unknown":{}}}
      """
    let table = StringTable.readStringCatalog(Array(json.utf8), file: FileID(index: 0))
    let words = try WordFiles.words("pl").replacing(with: table)
    #expect(Set(words.replaced.keys) == [.subscribe, .offerFree, .monthsFree])
    #expect(words[.subscribe] == "Zapisz się")
    #expect(words.text(.offerFree, [.duration: "A", .pricePerPeriod: "B"]) == "A gratis, później B")
    #expect(words.text(.monthsFree, count: 3, [.count: "3"]) == "3 miesiące")
    #expect(words[.restore] == "Przywróć zakupy")
  }
}

import Foundation
import Locales
import Testing
import Words

@testable import ReviewRules

@Suite struct LexiconTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/ReviewRules/Language/Lexicons")

  /// The languages of the App Store's localizations.
  static let languages = Set(LocaleID.appStore.map(\.language)).sorted()

  @Test func everyLanguageOfTheAppStoreHasAList() {
    #expect(Lexicon.languages == Self.languages)
    for language in Lexicon.languages { #expect(Lexicon.of(language)?.language == language) }
    #expect(Lexicon.of("xx") == nil)
  }

  @Test func everyListHasItsFile() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let expected = Lexicon.languages.compactMap { Locale(identifier: "en_US").localizedString(forLanguageCode: $0) }
    let corrected = expected.map { ["Bangla": "Bengali", "Norwegian Bokmål": "Norwegian"][$0] ?? $0 }
    #expect(names.map { String($0.dropLast(6)) }.sorted() == corrected.sorted())
  }

  @Test(arguments: languages) func everyListIsComplete(_ language: String) throws {
    let lexicon = try #require(Lexicon.of(language))
    for topic in Topic.allCases { #expect(!lexicon.phrases(topic).isEmpty, "\(language) \(topic)") }
    for unit in Period.Unit.allCases {
      #expect(!lexicon.units[unit].isEmpty, "\(language) \(unit)")
      #expect(!lexicon.adverbs[unit].isEmpty, "\(language) \(unit)")
    }
    #expect(!lexicon.quarterly.isEmpty && !lexicon.halfYearly.isEmpty)
    #expect(!lexicon.trial.isEmpty && !lexicon.free.isEmpty && !lexicon.parting.isEmpty)
    #expect(!lexicon.negations.isEmpty)
    #expect(lexicon.per.isEmpty == ["ja", "ko", "th", "zh"].contains(language), "\(language)")
    // A number of 1 is written as a digit in these, or as part of the word for the unit.
    #expect(lexicon.ones.isEmpty == ["ja", "ko", "th"].contains(language), "\(language)")
  }

  /// A single Latin, Greek or Cyrillic letter, or two of a script without borders, would be found in innocent words.
  @Test(arguments: languages) func topicsHaveNoPhraseThatIsTooShort(_ language: String) throws {
    let lexicon = try #require(Lexicon.of(language))
    for topic in Topic.allCases {
      for phrase in lexicon.phrases(topic) {
        #expect(phrase.scalars.count >= 2, "\(language) \(topic)")
        #expect(!phrase.isPrefix || phrase.scalars.count >= 3, "\(language) \(topic)")
      }
    }
  }

  @Test(arguments: [
    ("en", Topic.saving, "Offline maps"), ("ja", .saving, "オフラインマップ"), ("ko", .cancel, "사진이 더 선명해지는 필터"),
    ("fi", .subscription, "50 Gt tilaa"), ("tr", .currencyName, "Rakiplerini yen"), ("zh", .subscription, "无需订阅"),
    ("es", .familySharing, "Fotos en familia"), ("el", .subscription, "Εγγραφή ήχου"),
    ("ar", .lifetime, "صدّر كل الصور دفعة واحدة"), ("hu", .renews, "A hírfolyam óránként megújul"),
    ("es", .renews, "El catálogo se renueva cada semana"), ("ja", .renews, "毎日更新されます"),
    ("ja", .cancel, "ノイズキャンセル"), ("zh", .urgency, "倒数日小组件"), ("sv", .obligation, "Köpenhamn"),
    ("ja", .subscription, "サブスクリプションは不要です"), ("tr", .subscription, "Abonelik gerekmez"),
    ("hi", .subscription, "सब्सक्रिप्शन की ज़रूरत नहीं"), ("ko", .subscription, "구독 없이"), ("en", .superlative, "Group #10"),
    ("tr", .commitment, "Taahhütsüz abonelik"), ("cs", .commitment, "Objednávka se závazkem platby"),
    ("ru", .commitment, "Заказ с обязательством оплаты"), ("vi", .reminder, "Nghe nhạc của bạn"),
    ("ja", .audience, "人気の機能"), ("el", .audience, "Η συνδρομητική υπηρεσία"), ("pa", .audience, "ਗਾਹਕੀ"),
    ("ur", .currencyName, "لندن کی تصاویر"),
  ])
  func staySilentAboutOtherThings(_ language: String, _ topic: Topic, _ text: String) throws {
    let lexicon = try #require(Lexicon.of(language))
    #expect(lexicon.mentions(of: topic, in: FoldedText(text)).isEmpty, "\(text)")
  }

  @Test(arguments: [
    ("ar", Topic.cancel, "والإلغاء في أي وقت"), ("he", .subscription, "והמינוי שלך"),
    ("de", .terms, "Nutzungsbedingungen"),
    ("de", .nothingDue, "HEUTE FÄLLIG"), ("hi", .cancel, "रद्द करें"),
    ("de", .commitment, "Abo mit 12-monatiger Bindung"), ("tr", .commitment, "12 ay taahhütlü"),
    ("cs", .commitment, "Předplatné se závazkem na 12 měsíců"), ("ko", .commitment, "12개월 약정"),
    ("hu", .reminder, "Emlékeztess a próbaidő vége előtt"), ("vi", .reminder, "Nhắc tôi trước khi hết hạn"),
    ("pl", .reward, "Oceń nas i odblokuj filtry"), ("ta", .reward, "பெற"), ("pl", .audience, "10 000 użytkowników"),
    ("he", .audience, "10,000 משתמשים"), ("ja", .audience, "10000人が使っています"), ("ml", .subscription, "സബ്സ്ക്രിപ്ഷൻ"),
  ])
  func findWordsHoweverTheyAreWritten(_ language: String, _ topic: Topic, _ text: String) throws {
    let lexicon = try #require(Lexicon.of(language))
    #expect(lexicon.mentions(of: topic, in: FoldedText(text)).count == 1, "\(text)")
  }
}

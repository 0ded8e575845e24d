import Foundation
import Testing

@testable import Locales

@Suite struct LikelySubtagsTests {
  static let regions = Locale.Region.isoRegions.map(\.identifier) + ["001", "150", "419", "AA", "ZZ"]

  @Test(arguments: LikelySubtags.languages)
  func `the table says what ICU says`(language: String) {
    #expect(LikelySubtags.maximal(of: language) == ICU.likelySubtags(of: language))
    for region in LikelySubtagsTests.regions {
      let identifier = "\(language)-\(region)"
      guard let known = LikelySubtags.maximal(of: identifier) else { continue }
      #expect(known == ICU.likelySubtags(of: identifier))
    }
  }

  @Test func `names with a script, a variant or a language in several scripts are asked for`() {
    #expect(LikelySubtags.maximal(of: "zh-TW") == nil)
    #expect(LikelySubtags.maximal(of: "de-Latn") == nil)
    #expect(LikelySubtags.maximal(of: "ca-ES-valencia") == nil)
    #expect(LikelySubtags.maximal(of: "de-AT") == "de-Latn-AT")
    #expect(LikelySubtags.maximal(of: "de") == "de-Latn-DE")
  }
}

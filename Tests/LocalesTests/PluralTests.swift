import Testing

@testable import Locales

@Suite struct PluralTests {
  @Test func choosesTheCategoryByCLDR() throws {
    let table = [
      ("pl", "1 one,2 few,5 many,12 many,21 many,22 few,100 many"), ("ru", "1 one,2 few,5 many,11 many,21 one,22 few"),
      ("ar", "0 zero,1 one,2 two,3 few,10 few,11 many,100 other,102 other,103 few"), ("fr", "0 one,1 one,2 other"),
      ("ja", "0 other,1 other,2 other"),
      ("he", "1 one,2 two,3 other"), ("en-US", "0 other,1 one,2 other"), ("sl-SI", "1 one,2 two,3 few,5 other,101 one"),
      ("cs", "1 one,3 few,5 other"), ("pt-BR", "0 one,1 one,2 other"), ("pt-PT", "0 other,1 one"),
      ("nb", "1 one,2 other"),
      ("fr-FR", "1000000 many"), ("en", "-1 one"),
    ]
    for (locale, counts) in table {
      let rules = PluralRules(try #require(LocaleID(locale)))
      for pair in counts.split(separator: ",") {
        let parts = pair.split(separator: " ")
        let count = try #require(Int(parts[0]))
        #expect(rules.category(of: count).rawValue == parts[1], "\(locale) \(count)")
      }
    }
    #expect(PluralCategory.of(3, in: try #require(LocaleID("pl"))) == .few)
  }

  @Test func listsTheCategoriesOfALocale() throws {
    let table = [
      ("en", "one other"), ("ja", "other"), ("pl", "one few many other"), ("ar", "zero one two few many other"),
      ("he", "one two other"),
      ("fr", "one many other"), ("cs", "one few many other"), ("ru", "one few many other"), ("sl", "one two few other"),
      ("vi", "other"),
    ]
    for (locale, categories) in table {
      let found = PluralRules(try #require(LocaleID(locale))).categories.map(\.rawValue).joined(separator: " ")
      #expect(found == categories, "\(locale)")
    }
  }

  @Test func isSafeFromSeveralThreads() async throws {
    let rules = PluralRules(try #require(LocaleID("ru")))
    let few = await withTaskGroup(of: Int.self) { group in
      for start in 0..<4 {
        group.addTask { (0..<5000).count { rules.category(of: start * 5000 + $0) == .few } }
      }
      var sum = 0
      for await count in group { sum += count }
      return sum
    }
    #expect(few == (0..<20000).count { (2...4).contains($0 % 10) && !(12...14).contains($0 % 100) })
  }
}

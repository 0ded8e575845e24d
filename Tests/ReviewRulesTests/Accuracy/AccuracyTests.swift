import Foundation
import Locales
import Testing

@testable import ReviewRules

/// Every rule finds what is wrong and nothing else, over the examples of its text, a clean project broken in some ways, and honest sentences in
/// every localization. `make accuracy` prints the table.
@Suite struct AccuracyTests {
  @Test func everyRuleIsRightEveryTime() throws {
    let accuracy = try Accuracy.measured()
    #expect(accuracy.mistakes == [])
    for (rule, counts) in accuracy.counts {
      #expect(counts.precision == 1 && counts.recall == 1, "\(rule)")
      #expect((counts.truePositives > 0) == accuracy.decided.contains(rule), "\(rule)")
      #expect(counts.trueNegatives > 0, "\(rule)")
    }
    // Where a file is named, the table is written into it for `make accuracy` to print.
    if let path = ProcessInfo.processInfo.environment["ACCURACY_TABLE"] {
      try Data(accuracy.table.utf8).write(to: URL(fileURLWithPath: path))
    }
  }

  @Test(arguments: Mutator.all.filter { !$0.isRegistered })
  func mutatorsWaitForTheirRule(_ mutator: Mutator) {
    withKnownIssue("there is no rule \(mutator.rule)") { #expect(mutator.isRegistered) }
  }

  @Test func everyLocalizationHasSentences() {
    #expect(SilenceCorpus.entries.map(\.locale).sorted() == LocaleID.appStore.map(\.identifier).sorted())
    for entry in SilenceCorpus.entries {
      #expect((5...8).contains(entry.sentences.count), "\(entry.locale)")
      #expect((entry.sentences.first?.count ?? 0) <= 45, "\(entry.locale)")
    }
  }
}

import Findings

extension [JudgedFinding] {
  /// Without what another finding says of the same fact.
  var withoutWhatIsSaidTwice: [JudgedFinding] { withoutLinksSaidTwice.withoutLocalesSaidTwice }

  /// Reading notices some links that lead nowhere; where the rule says it of the same link, once is enough.
  private var withoutLinksSaidTwice: [JudgedFinding] {
    guard contains(where: { $0.finding.rule == "broken-link" }) else { return self }
    let said = filter { $0.finding.rule == LegalLinkNotFunctional.id }.map(\.finding.at)
    return filter { judged in
      let own = judged.finding.at
      return judged.finding.rule != "broken-link"
        || !said.contains { $0.file == own.file && $0.start < own.end && own.start < $0.end }
    }
  }

  /// A product of a paywall that lacks a language has no name there: where that is said, of its list of localizations, its gap need not be.
  private var withoutLocalesSaidTwice: [JudgedFinding] {
    guard contains(where: { $0.finding.rule == LocaleCoverageGap.id }) else { return self }
    var said: [SourceRange: Set<String>] = [:]
    for judged in self where judged.finding.rule == MissingTranslation.id {
      said[judged.finding.at, default: []].formUnion(judged.finding.locales)
    }
    if said.isEmpty { return self }
    return filter { judged in
      judged.finding.rule != LocaleCoverageGap.id
        || !(said[judged.finding.at]?.isSuperset(of: judged.finding.locales) ?? false)
    }
  }
}

import Findings

/// All rules, by id. A rule that is in none of the folders below `Rules` is not here, and the reverse: a test compares the two.
public enum Registry {
  public static let rules: [any Rule.Type] = [
    DECancelButton.self,
    EUOrderButton.self,
    EUPriorPrice.self,
    EUWithdrawalFunction.self,
    GooglePlayDisclosure.self,
    HardcodedPrice.self,
    JPFinalConfirmation.self,
    KRFreeToPaidConsent.self,
    MissingTranslation.self,
    PlanPeriodMissing.self,
    PlaceholderMismatch.self,
    PlanPriceMissing.self,
    PluralCategoryMissing.self,
    PrivacyLinkMissing.self,
    ProductIDDuplicate.self,
    RestoreMissing.self,
    TermsLinkMissing.self,
    TrialClaimedButNotConfigured.self,
    TrialDurationMismatch.self,
    TrialTermsIncomplete.self,
    UKDMCCKeyInfo.self,
    USCAARL.self,
    USNegativeOption.self,
    UnresolvedPlaceholder.self,
    UntranslatedCopy.self,
  ].sorted { $0.id < $1.id }

  public static var ids: [String] { rules.map { $0.id } }

  public static func rule(_ id: String) -> (any Rule.Type)? { rules.first { $0.id == id } }

  /// The rules of a section of the guidelines: `3.1.2` is that of `3.1.2(c)` too.
  public static func rules(ofGuideline guideline: String) -> [any Rule.Type] {
    rules.filter { rule in
      guard let own = rule.guideline else { return false }
      return own == guideline || own.hasPrefix(guideline + "(") || own.hasPrefix(guideline + ".")
    }
  }

  /// What is wrong with the names of rules in a project's settings.
  public static func findings(for ids: [(name: String, at: SourceRange)]) -> [Finding] {
    ids.filter { rule($0.name) == nil }.map { name, range in
      let help = nearestName(to: name, among: self.ids).map { "did you mean '\($0)'?" } ?? ""
      return .input("unknown-rule", "'\(name)' is no rule", help: help, at: range)
    }
  }
}

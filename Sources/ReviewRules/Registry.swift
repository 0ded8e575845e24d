import Findings

/// All rules, by id. A rule that is in none of the folders below `Rules` is not here, and the reverse: a test compares the two.
public enum Registry {
  public static let rules: [any Rule.Type] = [
    CancelAnytimeOnCommitment.self,
    CloseControlDelayed.self,
    CloseControlMissing.self,
    CommitmentStorefrontUnavailable.self,
    ExitOfferOnDismiss.self,
    ExternalPurchaseReference.self,
    FakeUrgency.self,
    HardcodedPrice.self,
    IntroDurationInvalid.self,
    IntroIneligibleVariantMissing.self,
    IntroOfferCount.self,
    IntroPriceNotLower.self,
    LoginBeforePurchase.self,
    MissingTranslation.self,
    MonthlyCommitmentTerms.self,
    NonsubTrialNaming.self,
    OfferLimits.self,
    OfferNoRenewMustBeFree.self,
    OtherPlatformReference.self,
    OutdatedAppleTerms.self,
    PaidIntroTermsIncomplete.self,
    PlaceholderMismatch.self,
    PlanPeriodMissing.self,
    PlanPriceMissing.self,
    PluralCategoryMissing.self,
    PreselectedCostliest.self,
    PrivacyLinkMissing.self,
    ProductIDDuplicate.self,
    RatingClaim.self,
    RefundPromise.self,
    RestoreMissing.self,
    SecondaryChoiceSuppressed.self,
    TaskGatedContent.self,
    TermsLinkMissing.self,
    TrialClaimedButNotConfigured.self,
    TrialDefaultPlanMismatch.self,
    TrialDurationMismatch.self,
    TrialTermsIncomplete.self,
    TrialToggle.self,
    UnlimitedClaimWithLimit.self,
    UnresolvedPlaceholder.self,
    UntranslatedCopy.self,
    WordTriggersOtherRules.self,
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

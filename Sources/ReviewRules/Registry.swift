import Findings

/// All rules, by id. A rule that is in none of the folders below `Rules` is not here, and the reverse: a test compares the two.
public enum Registry {
  public static let rules: [any Rule.Type] = [
    HardcodedPrice.self,
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
    UnresolvedPlaceholder.self,
    UntranslatedCopy.self,
    BestValueBadgeWrong.self,
    CommitmentRequiresYearly.self,
    CurrencyFormatMismatch.self,
    CurrencyNotOfStorefront.self,
    DescriptionLength.self,
    DescriptionNotDescriptive.self,
    DisplayNameAmbiguous.self,
    DisplayNameCharset.self,
    DisplayNameCurrencyWord.self,
    DisplayNameLength.self,
    DisplayNamePeriodMismatch.self,
    DisplayNamePriceOrTrial.self,
    FamilySharingMismatch.self,
    GroupDisplayNameLength.self,
    GroupLevelOrder.self,
    LocaleCoverageGap.self,
    LocaleUnsupported.self,
    LongerPlanCostsMore.self,
    MetadataEULALinkMissing.self,
    MetadataLength.self,
    MetadataPaidFeaturesUnlabelled.self,
    MetadataPriceInName.self,
    MetadataStalePrice.self,
    MetadataTrialClaim.self,
    MultipleGroupsOnPaywall.self,
    NameDescriptionIdentical.self,
    NumeralsMixed.self,
    PeriodInvalid.self,
    PeriodLiteralInCopy.self,
    PriceMissingForStorefront.self,
    PrivacyPolicyURLMissing.self,
    ProductIDInvalid.self,
    PromoImageInvalid.self,
    ProductNotOnAnyPaywall.self,
    ProductStateIncomplete.self,
    RTLPriceIsolation.self,
    ReferenceNameTooLong.self,
    ReviewNotesMissing.self,
    ReviewScreenshotMissing.self,
    ShorterPlanCostsMore.self,
    SupportURLInvalid.self,
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

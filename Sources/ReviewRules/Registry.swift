import Findings

/// All rules, by id. A rule that is in none of the folders below `Rules` is not here, and the reverse: a test compares the two.
public enum Registry {
  public static let rules: [any Rule.Type] = [
    AutoRenewDisclosureMissing.self,
    AutoRenewTextOnOneTime.self,
    BenefitGeneric.self,
    BenefitsMissing.self,
    BestValueBadgeWrong.self,
    BilledAmountNotDominant.self,
    CTATrialWithoutPrice.self,
    CancelAnytimeOnCommitment.self,
    CancelInstructionsMissing.self,
    CloseControlDelayed.self,
    CloseControlMissing.self,
    CommitmentRequiresYearly.self,
    CommitmentStorefrontUnavailable.self,
    ContrastTooLow.self,
    ControlLabelMissing.self,
    CurrencyFormatMismatch.self,
    CurrencyNotOfStorefront.self,
    DECancelButton.self,
    DescriptionLength.self,
    DescriptionNotDescriptive.self,
    DisplayNameAmbiguous.self,
    DisplayNameCharset.self,
    DisplayNameCurrencyWord.self,
    DisplayNameLength.self,
    DisplayNamePeriodMismatch.self,
    DisplayNamePriceOrTrial.self,
    EUOrderButton.self,
    EUPriorPrice.self,
    EUWithdrawalFunction.self,
    EmptyProductsStateMissing.self,
    ExitOfferOnDismiss.self,
    ExternalPurchaseReference.self,
    FakeUrgency.self,
    FamilySharingIrreversible.self,
    FamilySharingMismatch.self,
    FixedSizeText.self,
    GooglePlayDisclosure.self,
    GroupDisplayNameLength.self,
    GroupLevelOrder.self,
    HardcodedPrice.self,
    HardcodedSavings.self,
    IPadLayoutBroken.self,
    IntroDurationInvalid.self,
    IntroIneligibleVariantMissing.self,
    IntroOfferCount.self,
    IntroPriceNotLower.self,
    JPFinalConfirmation.self,
    KRFreeToPaidConsent.self,
    LegalLinkHidden.self,
    LegalLinkNotFunctional.self,
    LifetimeClaimOnSubscription.self,
    LocaleCoverageGap.self,
    LocaleUnsupported.self,
    LoginBeforePurchase.self,
    LongerPlanCostsMore.self,
    MetadataEULALinkMissing.self,
    MetadataLength.self,
    MetadataPaidFeaturesUnlabelled.self,
    MetadataPriceInName.self,
    MetadataStalePrice.self,
    MetadataTrialClaim.self,
    MissingTranslation.self,
    MonthlyCommitmentTerms.self,
    MultipleGroupsOnPaywall.self,
    NameDescriptionIdentical.self,
    NonsubTrialNaming.self,
    NumeralsMixed.self,
    OfferLimits.self,
    OfferNoRenewMustBeFree.self,
    OtherPlatformReference.self,
    OutdatedAppleTerms.self,
    PaidIntroTermsIncomplete.self,
    PerUnitBeforeBilled.self,
    PerUnitPriceWrong.self,
    PeriodInvalid.self,
    PeriodLiteralInCopy.self,
    PlaceholderMismatch.self,
    PlanPeriodMissing.self,
    PlanPriceMissing.self,
    PlanTitleMissing.self,
    PluralCategoryMissing.self,
    PreselectedCostliest.self,
    PriceDecimalOrFreeZero.self,
    PriceIncreaseConsent.self,
    PriceMissingForStorefront.self,
    PrivacyLinkMissing.self,
    PrivacyPolicyURLMissing.self,
    ProductIDDuplicate.self,
    ProductIDInvalid.self,
    ProductNotOnAnyPaywall.self,
    ProductStateIncomplete.self,
    PromoImageInvalid.self,
    RTLPriceIsolation.self,
    RatingClaim.self,
    ReferenceNameTooLong.self,
    RefundPromise.self,
    RestoreForNonrestorable.self,
    RestoreMissing.self,
    ReviewNotesMissing.self,
    ReviewScreenshotMissing.self,
    SavingsWrong.self,
    SecondaryChoiceSuppressed.self,
    SelectionColorOnly.self,
    ShorterPlanCostsMore.self,
    StrikethroughInaccessible.self,
    StrikethroughNotARealPrice.self,
    SupportURLInvalid.self,
    SuppressionExpired.self,
    SuppressionUnused.self,
    TapTargetSmall.self,
    TaskGatedContent.self,
    TermsLinkMissing.self,
    TextOverflow.self,
    TextTooSmall.self,
    TrialBeforePrice.self,
    TrialClaimedButNotConfigured.self,
    TrialDefaultPlanMismatch.self,
    TrialDurationMismatch.self,
    TrialTermsIncomplete.self,
    TrialToggle.self,
    UKDMCCKeyInfo.self,
    USCAARL.self,
    USNegativeOption.self,
    UnlimitedClaimWithLimit.self,
    UnresolvedPlaceholder.self,
    UntranslatedCopy.self,
    WordTriggersOtherRules.self,
    ZeroPriceEmphasis.self,
  ].sorted { $0.id < $1.id }

  /// The version of the set of rules: the highest that a rule came with. A project that pins one (`rules-version: 1`) is judged by the rules that it had.
  public static var version: Int { rules.map { $0.since }.max() ?? 1 }

  /// What is wrong with a version that a project pins; nil where nothing is.
  public static func finding(forVersion version: Placed<Int>) -> Finding? {
    guard version.value > self.version else { return nil }
    return .input(
      "unknown-rules-version", "'\(version.value)' is no version of the rules; the newest is \(self.version)",
      help: "use a newer paywallgen, or pin an earlier version", at: version.range)
  }

  public static let ids: [String] = rules.map { $0.id }

  private static let knownIDs = KnownNames(ids)
  private static let rulesByID = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }

  public static func rule(_ id: String) -> (any Rule.Type)? { rulesByID[id] }

  /// The rules of a section of the guidelines: `3.1.2` is that of `3.1.2(c)` too.
  public static func rules(ofGuideline guideline: String) -> [any Rule.Type] {
    rules.filter { $0.guideline?.isGuideline(within: guideline) ?? false }
  }

  /// What is wrong with the names of rules in a project's settings.
  public static func findings(for ids: [(name: String, at: SourceRange)]) -> [Finding] {
    ids.filter { rule($0.name) == nil }.map { name, range in
      if InputFault.named(name) != nil {
        return .input(
          "unknown-rule", "'\(name)' is no rule but an input finding, which cannot be switched off or accepted",
          help: "put right what it finds; 'paywallgen explain \(name)' says how", at: range)
      }
      let help = knownIDs.nearest(to: name).map { "did you mean '\($0)'?" } ?? ""
      return .input("unknown-rule", "'\(name)' is no rule", help: help, at: range)
    }
  }
}

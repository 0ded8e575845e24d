import Findings
import TestWorlds
import Testing

@testable import ReviewRules

/// An app with planted faults, and the same app without them.
@Suite struct PlantedFaultTests {
  private static let paths = [
    "Localizable.xcstrings", "Products.storekit", "paywallgen.yml", "fastlane/metadata/de-DE/description.txt",
    "fastlane/metadata/de-DE/name.txt", "fastlane/metadata/en-US/description.txt", "fastlane/metadata/en-US/name.txt",
  ]
  /// What the repaired app has more.
  private static let furtherPaths = [
    "fastlane/metadata/de-DE/privacy_url.txt", "fastlane/metadata/de-DE/support_url.txt",
    "fastlane/metadata/en-US/privacy_url.txt", "fastlane/metadata/en-US/support_url.txt",
  ]

  /// The rules whose faults are counted here; further rules find further ones.
  private static let rules: [any Rule.Type] = [
    AutoRenewDisclosureMissing.self, BenefitsMissing.self, BilledAmountNotDominant.self, CTATrialWithoutPrice.self,
    ContrastTooLow.self, HardcodedPrice.self, HardcodedSavings.self, LegalLinkNotFunctional.self,
    LifetimeClaimOnSubscription.self, MissingTranslation.self, PerUnitBeforeBilled.self, PlanPeriodMissing.self,
    PlanPriceMissing.self, PlanTitleMissing.self, PrivacyLinkMissing.self, SavingsWrong.self, TrialBeforePrice.self,
    ProductIDDuplicate.self, RestoreMissing.self, TermsLinkMissing.self, IntroIneligibleVariantMissing.self,
    TrialDefaultPlanMismatch.self,
    TrialClaimedButNotConfigured.self, TrialDurationMismatch.self, TrialTermsIncomplete.self,
    UnresolvedPlaceholder.self,
    DisplayNameLength.self, DisplayNamePriceOrTrial.self, LocaleCoverageGap.self, ShorterPlanCostsMore.self,
    MetadataEULALinkMissing.self, PrivacyPolicyURLMissing.self, CurrencyNotOfStorefront.self, MetadataLength.self,
    MetadataTrialClaim.self, DescriptionLength.self, GroupDisplayNameLength.self, DisplayNameCharset.self,
    DisplayNameAmbiguous.self, DisplayNamePeriodMismatch.self, SupportURLInvalid.self, MetadataPriceInName.self,
    MetadataStalePrice.self, MetadataPaidFeaturesUnlabelled.self, PeriodLiteralInCopy.self, LongerPlanCostsMore.self,
    GroupLevelOrder.self, LocaleUnsupported.self, NameDescriptionIdentical.self,
  ]

  private func world(_ app: String) throws -> RuleWorld {
    let files = try (Self.paths + (app == "Repaired" ? Self.furtherPaths : [])).map { path in
      (path: path, text: String(decoding: try SharedData.bytes("fixture/\(app)/\(path)"), as: UTF8.self))
    }
    return try RuleWorld(files, rules: Self.rules)
  }

  @Test(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent)))
  func areFoundWhereTheyAre() throws {
    let world = try world("App")
    let found = world.judgement.findings.filter { $0.finding.kind == .rule }.map { judged in
      let file = world.project.files[judged.finding.at.file]
      return "\(file.path):\(file.position(of: judged.finding.at.start).line) \(judged.finding.rule)"
    }
    #expect(
      found == [
        "Localizable.xcstrings:5 cta-trial-without-price", "Localizable.xcstrings:5 intro-ineligible-variant-missing",
        "Localizable.xcstrings:9 currency-not-of-storefront",
        "Localizable.xcstrings:9 hardcoded-price",
        "Localizable.xcstrings:10 missing-translation", "Localizable.xcstrings:14 trial-duration-mismatch",
        "Localizable.xcstrings:14 trial-terms-incomplete", "Products.storekit:10 missing-translation",
        "Products.storekit:20 missing-translation", "Products.storekit:21 missing-translation",
        "Products.storekit:21 display-name-length",
        "Products.storekit:21 display-name-price-or-trial",
        "Products.storekit:21 lifetime-claim-on-subscription",
        "Products.storekit:31 shorter-plan-costs-more", "Products.storekit:35 locale-coverage-gap",
        "Products.storekit:35 name-description-identical", "Products.storekit:36 product-id-duplicate",
        "fastlane/metadata/de-DE/description.txt:1 metadata-eula-link-missing",
        "fastlane/metadata/de-DE/name.txt:1 privacy-policy-url-missing",
        "fastlane/metadata/de-DE/name.txt:1 support-url-invalid",
        "fastlane/metadata/en-US/description.txt:1 metadata-eula-link-missing",
        "fastlane/metadata/en-US/name.txt:1 privacy-policy-url-missing",
        "fastlane/metadata/en-US/name.txt:1 support-url-invalid",
        "paywallgen.yml:6 auto-renew-disclosure-missing", "paywallgen.yml:6 benefits-missing",
        "paywallgen.yml:6 plan-price-missing", "paywallgen.yml:6 privacy-link-missing",
        "paywallgen.yml:6 restore-missing", "paywallgen.yml:6 terms-link-missing",
      ])
  }

  @Test(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent)))
  func areGoneWhereTheyWereRepaired() throws {
    let world = try world("Repaired")
    let notes = ["https://www.example.org/terms", "https://www.example.org/privacy"].map {
      "note legal-link-not-functional: '\($0)' leads nowhere: it is a name for documents and tests"
    }
    #expect(world.lines == notes)
    #expect(world.inputFindings == [])
    // A change is judged only where there is something to compare with.
    #expect(world.judgement.notChecked.filter { !$0.reason.hasPrefix("no earlier version") } == [])
    #expect(world.judgement.screenCount > 0)
  }
}

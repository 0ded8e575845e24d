import Foundation
import Testing

@testable import Commands

/// What must not happen, whatever lies in the project's folder.
@Suite struct CarefulnessCases {
  static let app = catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M"))

  @Test func writesNoReportOverAFileOfTheProject() throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    let outcome = folder.run("check", "App.storekit", "--format", "json=App.storekit")
    #expect(outcome.status == 2)
    #expect(try folder.text("App.storekit") == Self.app)
  }

  @Test func quotesNoWordOfAKeyThatLacksItsQuotes() throws {
    let broken = Self.app.replacing(
      #""version""#, with: #""subscriptionOffersKeyPair": { "id": "K1", "privateKey": NEVERPRINTME }, "version""#)
    let folder = try CaseFolder(["App.storekit": broken])
    let outcome = folder.run("check", "App.storekit")
    #expect(outcome.status == 2)
    #expect(!(outcome.output + outcome.error).contains("NEVERPRINTME"))
  }

  @Test func takesNoHalfMergedCopyForWords() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": "paywalls: { pro: { group: Pro } }\n",
      "Copy/pro.en-US.md": "---\nheadline: Pro\n---\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n",
    ])
    let found = try folder.findings().filter { $0.contains("merge-conflict-marker") }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("Copy/pro.en-US.md:4:1") }, "\(found)")
  }

  @Test func writesMarkdownPricesAsTheScreenShowsThem() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": "paywalls: { pro: { group: Pro, control-style: list } }\n",
      "Copy/pro.en-US.md": "---\nprice: \"{{ product.price }}\"\n---\n",
    ])
    _ = folder.run("build")
    let page = try folder.text("_site/pro/en-US/index.md")
    #expect(page.contains("| **\\$9.99** |"))
    #expect(!page.contains("9.99/month"))
  }

  @Test func followsNoLinkOutOfTheOutputFolder() throws {
    let folder = try CaseFolder(["App.storekit": Self.app])
    #expect(folder.run("build", "App.storekit", "-o", "out").status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/out/pro")
    try folder.write("elsewhere/keep.txt", "mine\n")
    try folder.link("out/pro", to: "../elsewhere")
    #expect(folder.run("build", "App.storekit", "-o", "out").status == 2)
    #expect(try folder.files(below: "elsewhere") == ["keep.txt"])
  }

  @Test func keepsTheLastGoodPageWhereAVariableIsUnknown() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app, "paywallgen.yml": "paywalls: { pro: { group: Pro } }\n",
      "Copy/pro.en-US.md": "---\nheadline: Good\n---\n",
    ])
    _ = folder.run("build")
    let good = try folder.text("_site/pro/en-US/index.html")
    try folder.write("Copy/pro.en-US.md", "---\nheadline: \"{{ product.prcie }}\"\n---\n")
    #expect(folder.run("build").status == 2)
    #expect(try folder.text("_site/pro/en-US/index.html") == good)
  }

  @Test func takesALanguageAndItsOnlyLocalizationForOne() throws {
    let folder = try CaseFolder([
      "App.storekit": Self.app.replacing("en_US", with: "ar_SA"),
      "Text.xcstrings":
        #"{"sourceLanguage":"ar","version":"1.0","strings":{"a":{"localizations":{"ar":{"stringUnit":{"state":"translated","value":"أ"}}}}}}"#,
    ])
    let screens = folder.run("screens").output
    #expect(screens.contains(#""locale": "ar-SA""#))
    #expect(!screens.contains(#""locale": "ar""#))
  }
}

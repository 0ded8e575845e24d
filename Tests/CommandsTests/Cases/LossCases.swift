import Foundation
import Testing

/// What could be lost without a word: offers, good pages, plans of a second group, reasons.
@Suite struct LossCases {
  private static let monthly = CasePlan("com.example.m", "Monthly", "9.99", "P1M")
  private static let configuration = """
    catalog: App.storekit
    locales: [en-US]
    paywalls: { pro: { group: Pro } }
    """

  private func folder(
    _ catalog: String = catalog(LossCases.monthly), _ configuration: String = LossCases.configuration,
    _ files: [String: String] = [:]
  ) throws -> CaseFolder {
    try CaseFolder(["App.storekit": catalog, "paywallgen.yml": configuration].merging(files) { $1 })
  }

  // MARK: Offers

  // OF-10
  @Test(arguments: ["payAsYouGo", "payUpFront"])
  func tellsOfAnOfferWhosePriceIsNotKnownWhereThePlansIs(mode: String) throws {
    let plan = CasePlan(
      "com.example.m", "Monthly", "9.99", "P1M", offer: offer(mode, "P1M", count: 3, price: "1.99"))
    let folder = try folder(
      catalog(plan),
      Self.configuration.replacing("[en-US]", with: "[en-US, de-DE]") + "\nprices: { com.example.m: p.csv }",
      ["p.csv": "territory,currency,price\nDEU,EUR,9.99\n"])
    let outcome = folder.run("check", "--format", "json", "--root", ".")
    #expect(outcome.status == 2)
    try expect(
      outcome.findings.filter { $0.contains("offer") },
      is: [
        "error offer-price-missing App.storekit:4:207 "
          + "Price of the introductory offer of 'Monthly' not known for Germany: it is not shown"
      ])
    #expect(folder.run("build").status == 2)
    #expect(try folder.text("_site/pro/de-DE/index.md").contains("not known for Germany"))
    #expect(try !folder.text("_site/pro/en-US/index.md").contains("not known for Germany"))
  }

  // MARK: Pages

  @Test(arguments: [
    (#""displayPrice":"9.99""#, #""displayPrice":"9,99""#), (#""P1M""#, #""monthly""#),
    (#""introductoryOffer":null"#, #""introductoryOffer":{"paymentMode":"trial","subscriptionPeriod":"P1W"}"#),
  ])
  func keepsTheLastGoodPageWhereWhatIsSoldCannotBeRead(good: String, bad: String) throws {
    let other = CasePlan("com.example.y", "Yearly", "79.99", "P1Y", offer: offer("free", "P1W"))
    let sound = catalog(Self.monthly, other)
    let folder = try folder(sound)
    #expect(folder.run("build").status == 0)
    let page = try folder.text("_site/pro/en-US/index.md")
    try folder.write("App.storekit", sound.replacing(good, with: bad))
    #expect(folder.run("build").status == 2)
    #expect(try folder.text("_site/pro/en-US/index.md") == page)
  }

  @Test func keepsNoPageOfAPaywallThatHasNothingToDoWithIt() throws {
    let tip =
      #"{"productID":"tip","referenceName":"Tip","displayPrice":"1.99","type":"Consumable","localizations":[{"displayName":"Tip","description":"Thanks","locale":"en_US"}]}"#
    let sound = catalog(Self.monthly, products: tip)
    let folder = try folder(
      sound, "catalog: App.storekit\nlocales: [en-US]\npaywalls: { pro: { group: Pro }, tips: { products: [tip] } }")
    #expect(folder.run("build").status == 0)
    let tips = try folder.text("_site/tips/en-US/index.md")
    try folder.write(
      "App.storekit",
      sound.replacing(#""1.99""#, with: #""1,99""#)
        .replacing(#""displayName":"Monthly""#, with: #""displayName":"Each month""#))
    #expect(folder.run("build").status == 2)
    #expect(try folder.text("_site/tips/en-US/index.md") == tips)
    #expect(try folder.text("_site/pro/en-US/index.md").contains("Each month"))
  }

  @Test func saysThatThereIsNoPriceWhereNoPageWasThereBefore() throws {
    let folder = try folder(catalog(CasePlan("com.example.m", "Monthly", "9,99", "P1M")))
    #expect(folder.run("build").status == 2)
    let page = try folder.text("_site/pro/en-US/index.md")
    #expect(page.contains("| Monthly | no price |"))
    #expect(!page.contains("****"))
  }

  // MARK: Addresses

  @Test func seesAnAddressClashInEveryCommand() throws {
    let both = catalog(Self.monthly, CasePlan("com.example.y", "Yearly", "79.99", "P1Y"))
    for (name, count) in [("subscribed-y", 1), ("new", 1), ("Lapsed", 1), ("grace", 0)] {
      let folder = try folder(
        both, Self.configuration.replacing("Pro }", with: "Pro, situations: { \(name): { current: com.example.m } } }"))
      for command in [["check", "--fail-on", "never"], ["screens"], ["build"]] {
        #expect(folder.run(command).status == (count == 0 ? 0 : 2), "\(name) \(command)")
      }
      try expect(
        folder.findings().filter { $0.contains("address-clash") },
        is: Array(
          repeating:
            "error address-clash paywallgen.yml:3:46 Situation '\(name)' has the address of another situation",
          count: count))
      #expect(folder.run("build").error.components(separatedBy: "address-clash").count - 1 == count)
    }
  }

  // MARK: What is searched

  @Test func searchesTheOutputFolderInNoCommand() throws {
    let folder = try CaseFolder(["_site/Other.storekit": catalog(CasePlan("com.example.z", "Other", "1.99", "P1M"))])
    try folder.write("App.storekit", catalog(Self.monthly))
    try expect(folder.screens().at("pro/en-US").each("product"), is: ["com.example.m"])
    #expect(folder.run("check", "--fail-on", "never").output.contains("com.example.z") == false)
    #expect(folder.run("check", "--format", "json").output.contains("_site") == false)
    #expect(folder.run("init").output.contains("wrote paywallgen.yml"))
    #expect(try folder.text("paywallgen.yml").contains("catalog: App.storekit\n"))
  }

  @Test func findsCopyInAFolderOfSmallLetters() throws {
    let words = "---\nheadline: Small letters\n---\n"
    let folder = try CaseFolder(["App.storekit": catalog(Self.monthly), "copy/pro.en-US.md": words])
    try expect(folder.screens().at("pro/en-US").texts("headline"), is: ["Small letters"])
    #expect(folder.run("init").status == 0)
    #expect(try folder.text("paywallgen.yml").contains("copy: copy\n"))
    try folder.write("Copy/pro.en-US.md", "---\nheadline: Large letters\n---\n")
    try FileManager.default.removeItem(atPath: folder.path + "/paywallgen.yml")
    try expect(folder.screens().at("pro/en-US").texts("headline"), is: ["Large letters"])
  }

  // MARK: Reasons

  private func reasons(_ folder: CaseFolder) throws -> Set<String> {
    let report = try folder.run("check", "--format", "json").report
    let entries = try #require(report["notChecked"] as? [[String: Any]])
    return Set(entries.compactMap { $0["reason"] as? String })
  }

  @Test func givesTrueReasonsForWhatWasNotChecked() throws {
    let none = "neither copy nor strings were found"
    let copy = ["Copy/pro.en-US.md": "---\nheadline: Everything\n---\n"]
    let onlyCopy = try reasons(try CaseFolder(copy))
    #expect(!onlyCopy.contains(none) && onlyCopy.contains("nothing to sell was found"))
    let broken = try reasons(try folder("{", Self.configuration, copy))
    #expect(!broken.contains(none) && !broken.contains("nothing to sell was found"))
    #expect(broken.contains("what there is to sell could not be read"))
    let lost = try reasons(try folder(catalog(Self.monthly), "catalog: [", copy))
    #expect(lost.contains("the configuration could not be read"))
    #expect(lost.isDisjoint(with: [none, "nothing to sell was found", "no store listing was found"]))
    let unread = try reasons(
      try folder(catalog(Self.monthly), Self.configuration, ["Copy/pro.en-US.md": "---\n<<<<<<< a\n---\n"]))
    #expect(!unread.contains(none) && unread.contains("the copy could not be read"))
    #expect(try reasons(try folder()).contains(none))
  }

  // MARK: PATH

  @Test(arguments: [
    (
      "A.json",
      "App Store Connect's data is named under 'catalog:' in paywallgen.yml; a PATH is a folder, a .storekit file or a paywallgen.yml"
    ),
    ("A.STOREKIT", "the end of its name is written in small letters"),
    ("notes.txt", "a PATH is a folder, a .storekit file or a paywallgen.yml"),
    ("/dev/null", "a PATH is a folder, a .storekit file or a paywallgen.yml"),
  ])
  func saysWhatPathIsWhereItIsAnotherFile(path: String, help: String) throws {
    let folder = try CaseFolder(["A.json": "{}", "A.STOREKIT": catalog(Self.monthly), "notes.txt": ""])
    for command in ["check", "build", "screens", "init"] {
      let outcome = folder.run(command, path)
      #expect(outcome.status == 2)
      #expect(
        outcome.error == "paywallgen: '\(path)' is no folder, no .storekit file and no configuration\n  \(help)\n")
    }
  }

  @Test func saysWhichFileStandsWhereAFolderShouldBe() throws {
    let folder = try folder(catalog(Self.monthly), Self.configuration, ["file": ""])
    #expect(folder.run("build", "-o", "file/x").error.contains("/file': Not a folder"))
    #expect(folder.run("check", "--format", "json=file/x/report.json").error.contains("/file': Not a folder"))
  }

  @Test func namesTheFileThatTheFolderFormOfACatalogLacks() throws {
    let folder = try CaseFolder(["A.storekit/notes.txt": "", "Mine.storekit/Sub/App.storekit": catalog(Self.monthly)])
    try expect(
      folder.findings("A.storekit"),
      is: [
        "error file-missing A.storekit/Configuration.storekit:1:1 'A.storekit/Configuration.storekit' does not exist"
      ])
    // A project's folder may be called whatever it likes.
    #expect(folder.run("check", "Mine.storekit").status == 0)
  }

  // MARK: init

  @Test func initTakesWhatOtherCommandsTake() throws {
    let other = catalog(CasePlan("com.example.z", "Other", "1.99", "P1M"))
    for path in ["App/App.storekit", "App", "App/paywallgen.yml", "App/Old.storekit"] {
      let folder = try CaseFolder([
        "App/App.storekit": catalog(Self.monthly), "App/Old.storekit/Configuration.storekit": other,
      ])
      let outcome = folder.run("init", path)
      #expect(outcome.status == 0, "\(path): \(outcome.error)")
      let text = try folder.text("App/paywallgen.yml")
      let catalogs =
        switch path {
        case "App/App.storekit": "App.storekit"
        case "App/Old.storekit": "Old.storekit"
        default: "[App.storekit, Old.storekit]"
        }
      #expect(text.contains("catalog: \(catalogs)\n"), "\(path): \(text)")
      #expect(folder.run("init", path).error.contains("is there already, and is not overwritten"))
    }
    let folder = try CaseFolder()
    #expect(folder.run("init", "No.storekit").error == "paywallgen: 'No.storekit' does not exist\n")
  }
}

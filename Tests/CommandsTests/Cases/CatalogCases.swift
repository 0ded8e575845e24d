import Testing

@Suite struct CatalogCases {
  // CP-02
  @Test func readsFilesOfOldXcodeVersionsWhichLackKeys() throws {
    let folder = try CaseFolder([
      "Old.storekit": """
      {"identifier":"AB","products":[],"settings":{},"subscriptionGroups":[
        {"id":"G","localizations":[],"name":"Club","subscriptions":[
          {"adHocOffers":[],"displayPrice":"39.99","groupNumber":1,"internalID":"S",
           "introductoryOffer":{"internalID":"O","paymentMode":"free","subscriptionPeriod":"P2W"},
           "localizations":[{"description":"","displayName":"","locale":"en_US"}],
           "productID":"com.example.annual","recurringSubscriptionPeriod":"P1Y","referenceName":"annual with trial",
           "type":"RecurringSubscription"}]}],
       "version":{"major":1,"minor":1}}
      """
    ])
    try expect(
      folder.findings("--ignore", "missing-translation", "Old.storekit"),
      is: [
        "note storefront-assumed Old.storekit:1:45 No '_storefront' in 'settings': the prices are taken for those of the"
          + " United States (USD)"
      ])
    let screen = try folder.screens("Old.storekit").at("club/en-US")
    #expect(screen.each("pricePerPeriod") == ["$39.99/year"])
    #expect(screen.offers == ["2 weeks free, then $39.99/year"])
    #expect(screen.texts("plan-name") == ["annual with trial"])
  }

  // CP-03
  @Test func printsNoPartOfASigningKeyThatLiesInACatalog() throws {
    let key = "FAKE-KEY-4711"
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.w", "Weekly \(key)", "0.99x", "P1W"),
        others: #","subscriptionOffersKeyPair":{"id":"K1","privateKey":"\#(key)"}"#)
    ])
    // The broken price makes every report quote lines of the file.
    for arguments in [
      ["check", "App.storekit"], ["check", "--format", "json", "App.storekit"], ["screens", "App.storekit"],
    ] {
      let outcome = folder.run(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.output.contains("malformed-price") || arguments[0] == "screens")
      #expect(!outcome.error.contains("privateKey\":\"" + key))
      #expect(!outcome.output.contains("privateKey\":\"" + key))
    }
  }

  // CP-04
  @Test func saysWhichKeysAnInventedCatalogLacks() throws {
    let folder = try CaseFolder([
      "Products.storekit": """
      {"identifier":"05AA","nonRenewingSubscriptions":[],
       "products":[{"displayName":"Unlock","id":"com.example.unlock",
         "price":[["USD",2.99]],"referenceName":"Unlock","type":"nonConsumable"}],
       "autoRenewableSubscriptions":[],"subscriptionGroups":[]}
      """
    ])
    try expect(
      folder.findings("Products.storekit"),
      is: [
        "error nothing-to-sell Products.storekit:1:1 Nothing to sell: no sound entry in 'products', "
          + "'nonRenewingSubscriptions' or 'subscriptionGroups[].subscriptions'",
        "error missing-key Products.storekit:2:38 products[0] has no 'productID'",
        "error missing-key Products.storekit:3:4 products[0] has no 'displayPrice'",
        "note unknown-key Products.storekit:4:2 'autoRenewableSubscriptions' is no key of a .storekit file",
      ])
    let outcome = folder.run("screens", "Products.storekit")
    #expect(outcome.status == 2)
    #expect(try outcome.screens.isEmpty)
  }

  // CP-10
  @Test func readsASpreadsheetsPricesWithMarkSemicolonsAndCommas() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M")),
      "prices.csv":
        "\u{FEFF}territory;currency;price\r\nDEU;EUR;9,99\r\nFRA;EUR;1.099,00\r\nITA;EUR;1.099\r\nESP;EUR;9,9,9\r\n",
      "paywallgen.yml": configuration(
        project: "catalog: App.storekit\nprices: { com.example.m: prices.csv }\nlocales: [de-DE, fr-FR, it]"),
    ])
    try expect(
      folder.findings("--select", "product-id-duplicate"),
      is: [
        "error ambiguous-price prices.csv:4:9 Ambiguous price '1.099' for Italy",
        "error malformed-price prices.csv:5:9 Malformed price '9,9,9' for Spain",
      ])
    let screens = try folder.screens()
    try expect(
      screens.at("pro/de-DE").each("amount"),
      is: ["9.99"])
    try expect(
      screens.at("pro/fr-FR").each("amount"),
      is: ["1099.00"])
    // A price that is not known is another storefront's, and is said to be.
    #expect(try screens.at("pro/it").storefront == "USA")
    #expect(try screens.at("pro/it").json["wantedStorefront"] as? String == "ITA")
  }

  // CP-12
  @Test func namesTheLineOfAnUnresolvedMerge() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M")),
      "Localizable.xcstrings": """
      {
        "sourceLanguage" : "en",
      <<<<<<< HEAD
        "strings" : { "cta" : {} },
      =======
        "strings" : { "cta" : { "shouldTranslate" : true } },
      >>>>>>> feature
        "version" : "1.0"
      }
      """,
    ])
    let outcome = folder.run("check", "--format", "json", "--ignore", "missing-translation")
    #expect(outcome.status == 2)
    try expect(
      outcome.findings,
      is: [
        "error merge-conflict-marker Localizable.xcstrings:3:1 Merge conflict marker left in the file"
      ])
  }

  // CP-13
  @Test func reportsTrailingCommasAndKeysThatAreGivenTwice() throws {
    let plan = CasePlan("com.example.m", "Monthly", "4.99", "P1M").json
    let folder = try CaseFolder([
      "Comma.storekit": #"{"products":[],"subscriptionGroups":[{"id":"G","name":"Pro","subscriptions":[\#(plan),]}]}"#,
      "Twice.storekit": """
      {"products":[],"settings":{"_storefront":"USA"},"subscriptionGroups":[{"id":"G","name":"Pro","subscriptions":[
      \(plan.replacing(#""displayPrice":"4.99""#, with: "\"displayPrice\":\"4.99\",\n\"displayPrice\":\"5.99\""))
      ]}]}
      """,
    ])
    try expect(
      folder.findings("--ignore", "missing-translation", "Comma.storekit").filter { $0.contains("malformed") },
      is: [
        "error malformed-json Comma.storekit:3:92 Trailing comma before ']'"
      ])
    try expect(
      folder.findings("--ignore", "missing-translation", "Twice.storekit"),
      is: [
        "error duplicate-key Twice.storekit:3:1 Key 'displayPrice' stands twice in one object"
      ])
  }
}

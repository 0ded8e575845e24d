import Testing

@Suite struct OfferCases {
  func screens(_ plans: CasePlan..., configuration: String? = nil, copy: String? = nil) throws -> [ComposedScreen] {
    let folder = try CaseFolder(["App.storekit": plans.count == 1 ? catalog(plans[0]) : catalog(plans[0], plans[1])])
    if let configuration { try folder.write("paywallgen.yml", configuration) }
    if let copy { try folder.write("Copy/pro.en-US.md", copy) }
    return try folder.screens()
  }

  // OF-01
  @Test func announcesAPaidOfferAsPaid() throws {
    let screen = try screens(
      CasePlan("com.example.p", "Pro", "79.99", "P1Y", offer: offer("payUpFront", "P3M", price: "9.99"))
    ).at("pro/en-US")
    #expect(screen.offers == ["$9.99 for the first 3 months, then $79.99/year"])
    #expect(screen.text.contains("$9.99 for the first 3 months, then $79.99/year"))
    for word in ["free", "trial", "$0"] { #expect(!screen.text.lowercased().contains(word)) }
  }

  // OF-01: words that call it free are found.
  @Test(arguments: [("Start your free trial", true), ("3 months free", true), ("3 months for less", false)])
  func findsAPaidOfferThatIsCalledFree(headline: String, isFound: Bool) throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.p", "Pro", "79.99", "P1Y", offer: offer("payUpFront", "P3M", price: "9.99"))),
      "paywallgen.yml": configuration(), "Copy/pro.en-US.md": "---\nheadline: \(headline)\n---\n",
    ])
    let found = try folder.findings("--select", "trial-claimed-but-not-configured").filter {
      $0.contains("trial-claimed")
    }
    #expect(found.count == (isFound ? 1 : 0))
    if isFound { #expect(found[0].hasSuffix("the introductory offer of 'Pro' costs 9.99 USD")) }
  }

  // OF-02: a headline that promises the trial of a plan that is not chosen.
  @Test(arguments: [("com.example.m", 1), ("com.example.y", 0)])
  func findsATrialOverAPlanWithoutOne(selected: String, count: Int) throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.m", "Monthly", "16.99", "P1M"),
        CasePlan("com.example.y", "Yearly", "99.99", "P1Y", offer: offer("free", "P1W"))),
      "paywallgen.yml": configuration(paywall: "selected: \(selected)"),
      "Copy/pro.en-US.md": "---\nheadline: { default: Pro, new: Start your free trial }\n---\n",
    ])
    let found = try folder.findings("--select", "trial-default-plan-mismatch").filter { $0.contains("mismatch") }
    #expect(found.count == count)
  }

  // OF-02
  @Test func showsATrialOnlyWithThePlanThatHasIt() throws {
    let copy = """
      ---
      headline: { default: Go Pro, trial: "Go Pro, free for {{ product.offer_duration }}" }
      cta: { default: Subscribe, trial: "Start {{ product.offer_duration }} free" }
      ---
      """
    let plans = (
      CasePlan("com.example.m", "Monthly", "16.99", "P1M"),
      CasePlan("com.example.y", "Yearly", "99.99", "P1Y", offer: offer("free", "P1W"))
    )
    let monthly = try screens(
      plans.0, plans.1, configuration: configuration(paywall: "selected: com.example.m"), copy: copy
    ).at("pro/en-US")
    #expect(monthly.texts("headline") == ["Go Pro"])
    #expect(monthly.texts("cta", of: "com.example.m") == ["Subscribe"])
    #expect(monthly.offers == ["", "1 week free, then $99.99/year"])
    for element in monthly.elements where element["product"] as? String != "com.example.y" {
      #expect(!(element["text"] as? String ?? "").lowercased().contains("free"))
    }
    let yearly = try screens(
      plans.0, plans.1, configuration: configuration(paywall: "selected: com.example.y"), copy: copy
    ).at("pro/en-US")
    #expect(yearly.texts("headline") == ["Go Pro, free for 1 week"])
    #expect(yearly.texts("cta", of: "com.example.y") == ["Start 1 week free"])
  }

  // OF-03
  @Test func multipliesThePeriodsOfAFreeOffer() throws {
    let screen = try screens(
      CasePlan("com.example.p", "Pro", "59.99", "P1Y", offer: offer("free", "P1M", count: 2))
    ).at("pro/en-US")
    #expect(screen.offers == ["2 months free, then $59.99/year"])
  }

  // OF-04
  @Test(arguments: [
    ("P3D", "3 days free"), ("P7D", "1 week free"), ("P14D", "2 weeks free"), ("P60D", "60 days free"),
    ("P1M", "1 month free"), ("P2M", "2 months free"), ("P6M", "6 months free"), ("P1Y", "1 year free"),
  ]) func namesEveryLengthOfATrial(period: String, text: String) throws {
    let screen = try screens(
      CasePlan("com.example.p", "Pro", "9.99", "P1Y", offer: offer("free", period))
    ).at("pro/en-US")
    #expect(screen.offers == [text + ", then $9.99/year"])
  }

  // OF-07
  @Test func reportsOffersWhosePriceAndModeDisagree() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.a", "A", "9.99", "P1M", offer: offer("payAsYouGo", "P1M", count: 1, price: "0.00")),
        CasePlan("com.example.b", "B", "9.99", "P1M", offer: offer("free", "P1W", price: "0.99")))
    ])
    try expect(
      folder.findings("App.storekit", "--ignore", "display-name-length"),
      is: [
        "error inconsistent-offer App.storekit:4:207 subscriptionGroups[0].subscriptions[0].introductoryOffer is paid"
          + " for and costs 0",
        "note inconsistent-offer App.storekit:7:181 The price of a free offer is not used",
      ])
    let screen = try folder.run("screens", "App.storekit").screens.at("pro/en-US")
    #expect(screen.offers == ["", "1 week free, then $9.99/month"])
    #expect(!screen.texts("caption", of: "com.example.a").joined().lowercased().contains("free"))
  }

  // OF-08
  @Test func showsTheRegularPriceToThoseWhoHadTheOffer() throws {
    let screens = try screens(
      CasePlan("com.example.p", "Pro", "59.99", "P1Y", offer: offer("payUpFront", "P1M", price: "0.99")),
      configuration: configuration(paywall: "control-style: prominent-picker"),
      copy: """
        ---
        cta: { default: "Start for {{ product.price_per_period }}", offer: "Start for {{ product.offer_price }}" }
        disclosure: { default: "", offer: "{{ product.offer_price }} once, for {{ product.offer_duration }}" }
        ---
        """)
    let new = try screens.at("pro/en-US")
    #expect(new.texts("cta") == ["Start for $0.99"])
    #expect(new.texts("disclosure") == ["$0.99 once, for 1 month"])
    let used = try screens.at("pro/en-US/situations/trial-used")
    #expect(used.offers == [""])
    #expect(used.texts("cta") == ["Start for $59.99/year"])
    #expect(used.texts("disclosure") == [])
    #expect(!used.text.contains("0.99 "))
  }

  // OF-08: a text that only an offer can fill is an error, and never half a sentence.
  @Test func reportsAnOffersVariableWhereThereIsNoOffer() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.p", "Pro", "59.99", "P1Y", offer: offer("payUpFront", "P1M", price: "0.99"))),
      "paywallgen.yml": configuration(paywall: "control-style: prominent-picker"),
      "Copy/pro.en-US.md": "---\ncta: Start for {{ product.offer_price }}\n---\n",
    ])
    let findings = try folder.findings("--select", "product-id-duplicate")
    #expect(
      findings == [
        "error variable-without-value Copy/pro.en-US.md:2:16 'product.offer_price' has no value for 'Pro' in situation"
          + " 'trial-used'"
      ])
    let screens = folder.run("screens")
    #expect(screens.status == 2)
    #expect(screens.error.contains("variable-without-value"))
    try expect(screens.screens.at("pro/en-US").texts("cta"), is: ["Start for $0.99"])
  }
}

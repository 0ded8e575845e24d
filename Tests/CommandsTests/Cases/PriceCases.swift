import Testing

@Suite struct PriceCases {
  /// A project with one monthly plan and its prices in storefronts, one `DEU,EUR,8.99` a line.
  func priced(_ prices: String, locales: String, project: String = "", copy: [String: String] = [:]) throws
    -> CaseFolder
  {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M")),
      "prices.csv": "Countries or Regions,Currency Code,Price\n" + prices,
      "paywallgen.yml": configuration(
        project: "prices: { com.example.m: prices.csv }\nlocales: [\(locales)]\n" + project),
    ])
    for (name, text) in copy { try folder.write(name, text) }
    return folder
  }

  func screen(_ plans: CasePlan...) throws -> ComposedScreen {
    let text = plans.count == 1 ? catalog(plans[0]) : catalog(plans[0], plans[1])
    return try CaseFolder(["App.storekit": text]).screens("App.storekit").at("pro/en-US")
  }

  // PF-02
  @Test func cutsMonthlyPricesDownToWhatWasChosen() throws {
    let screen = try screen(
      CasePlan("com.example.h", "Half-year", "47.99", "P6M"), CasePlan("com.example.y", "Year", "59.99", "P1Y"))
    #expect(screen.derived("per-unit-price/month") == ["com.example.h": "$7.99", "com.example.y": "$4.99"])
  }

  // PF-05: by weeks of 7 days and months of 365/12 days, which is 52.14 weeks a year.
  @Test func countsMoreThanFourWeeksToAMonth() throws {
    let screen = try screen(CasePlan("com.example.w", "Weekly", "4.99", "P1W"))
    #expect(screen.derived("per-unit-price/month") == ["com.example.w": "$21.68"])
    #expect(screen.derived("per-unit-price/year") == ["com.example.w": "$260.19"])
    #expect(screen.derived("per-unit-price/week") == ["com.example.w": "$4.99"])
  }

  // PF-08, PF-12: digits, marks and the sign's place are the storefront's, where the reader's language is none of its own.
  @Test(arguments: [
    ("ro", "USA", "$9.99"), ("en-GB", "GBR", "£8.99"), ("de-DE", "USA", "$9.99"), ("en-US", "DEU", "8,99 €"),
    ("de-DE", "DEU", "8,99 €"),
  ]) func takesTheCurrencyFromTheStorefront(locale: String, storefront: String, text: String) throws {
    let folder = try priced("United States,USD,9.99\nUnited Kingdom,GBP,8.99\nGermany,EUR,8.99\n", locales: locale)
    let screens = try folder.screens("--locale", locale, "--storefront", storefront)
    #expect(screens.allSatisfy { $0.storefront == storefront && $0.locale == locale })
    let shown = try #require(screens.first).each("price")
    #expect(shown.map { $0.replacing("\u{A0}", with: " ") } == [text])
  }

  // PF-10
  @Test func findsATypedPriceWhateverItsSpaces() throws {
    for space in [" ", "\u{A0}", "\u{202F}", ""] {
      let folder = try priced(
        "Brazil,BRL,14.90\n", locales: "pt-BR",
        copy: ["Copy/pro.pt-BR.md": "---\nheadline: Pro\n---\nApenas R$\(space)14,90 por mês.\n"])
      try expect(
        folder.findings("--select", "hardcoded-price"),
        is: [
          "error hardcoded-price Copy/pro.pt-BR.md:4:8 'R$\(space)14,90' is typed, and stays when the price of 'Monthly' changes"
        ])
      try expect(folder.screens().at("pro/pt-BR").each("price"), is: ["R$\u{A0}14,90"])
    }
  }

  // PF-11
  @Test func isTheSameWhateverTheEnvironmentsLanguage() throws {
    let folder = try CaseFolder(["App.storekit": catalog(CasePlan("com.example.m", "Big", "1234.50", "P1M"))])
    let plain = folder.run("screens", "App.storekit")
    try expect(plain.screens.at("pro/en-US").each("price"), is: ["$1,234.50"])
    for language in ["de_DE.UTF-8", "C", "ar_EG.UTF-8", "tr_TR"] {
      let variables = ["LANG": language, "LC_ALL": language, "TZ": "Pacific/Auckland"]
      #expect(folder.run("screens", "App.storekit", variables: variables) == plain)
    }
  }

  // PF-13
  @Test func saysAMonthlyPriceOnce() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.m", "Monthly", "9.99", "P1M", locale: "es_MX"), locale: "es_MX")
    ])
    let screen = try folder.screens("App.storekit").at("pro/es-MX")
    #expect(screen.texts("price") == ["$9.99/mes"])
    #expect(screen.texts("per-unit-price") == [])
  }

  // PF-14
  @Test(arguments: [("ar-EG", "EGY", true), ("ar-AE", "ARE", false), ("ar-MA", "MAR", false)])
  func writesAllNumbersOfAPageInOneSystemOfDigits(locale: String, storefront: String, isEastern: Bool) throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.m", "Monthly", "19.99", "P3M", offer: offer("free", "P3D")), storefront: storefront)
    ])
    let text = try folder.screens("App.storekit", "--locale", locale).at("pro/" + locale).text
    let eastern = text.unicodeScalars.filter { ("\u{660}"..."\u{669}").contains($0) }
    let western = text.unicodeScalars.filter { ("0"..."9").contains($0) }
    #expect(eastern.isEmpty == !isEastern, "\(text)")
    #expect(western.isEmpty == isEastern, "\(text)")
  }

  // PF-15
  @Test func writesForintAndRupiahAsTheirStorefrontsDo() throws {
    let folder = try priced("Hungary,HUF,3990\nIndonesia,IDR,49000\n", locales: "hu, id")
    let screens = try folder.screens()
    let hungarian = try #require(try screens.at("pro/hu").plans.first)
    #expect(hungarian["amount"] as? String == "3990.00")
    #expect(hungarian["currency"] as? String == "HUF")
    #expect((hungarian["price"] as? String)?.hasSuffix("\u{A0}Ft") == true)
    let indonesian = try #require(try screens.at("pro/id").plans.first)
    #expect(indonesian["currency"] as? String == "IDR")
    #expect((indonesian["price"] as? String)?.hasPrefix("Rp") == true)
    #expect((indonesian["price"] as? String)?.contains("49.000") == true)
  }

  // PF-17
  @Test func savesExactly() throws {
    let screen = try screen(
      CasePlan("com.example.m", "Monthly", "19.99", "P1M"), CasePlan("com.example.y", "Yearly", "199.99", "P1Y"))
    #expect(screen.derived("savings-amount") == ["com.example.y": "$39.89"])
  }

  // PF-18
  @Test func keepsTheZeroBeforeThePoint() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.m", "Tiny", "0.50", "P1M"), CasePlan("com.example.z", "Zero", "0.00", "P1M"))
    ])
    let outcome = folder.run("screens", "App.storekit")
    #expect(outcome.status == 2)
    let screen = try outcome.screens.at("pro/en-US")
    #expect(screen.each("price") == ["$0.50", ""])
    #expect(screen.texts("price") == ["$0.50/month"])
    #expect(screen.texts("caption") == ["Renews automatically at $0.50/month until you cancel."])
    try expect(
      folder.findings("--ignore", "missing-translation", "App.storekit"),
      is: ["error price-zero App.storekit:6:68 Price 0 of a subscription that renews"])
  }
}

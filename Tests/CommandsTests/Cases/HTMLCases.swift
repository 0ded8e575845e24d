import Testing

@Suite struct HTMLCases {
  // RH-01
  @Test func tagsPagesWithTheLanguageTagsOfTheWeb() throws {
    let folder = try CaseFolder(["App.storekit": catalog(CasePlan("com.example.p", "Pro", "9.99", "P1M"))])
    let written = ["pt_BR", "sr_Latn_RS", "es_419", "zh_Hant_TW", "iw"]
    let outcome = folder.run(
      ["build", "App.storekit", "--base-url", "https://example.com/"] + written.flatMap { ["--locale", $0] })
    #expect(outcome.status == 0, "\(outcome.error)")
    let tags = ["pt-BR", "sr-Latn-RS", "es-419", "zh-Hant-TW", "he"]
    for tag in tags {
      let screen = PageTags(try folder.text("_site/pro/\(tag)/screen.html"))
      try expect(#require(screen.named("html").first).attributes["lang"], is: tag)
      try expect(#require(screen.named("html").first).attributes["dir"], is: tag == "he" ? "rtl" : "ltr")
      let page = PageTags(try folder.text("_site/pro/\(tag)/index.html"))
      let alternates = page.named("link").compactMap { $0.attributes["hreflang"] }
      #expect(Set(alternates).subtracting(["x-default"]) == Set(tags))
    }
  }

  // RH-02
  @Test(arguments: ["he", "ar-SA"]) func keepsPricesAndNamesWholeOnPagesFromRightToLeft(locale: String) throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.m", "Pro Max 2.0", "9.99", "P1M"),
        CasePlan("com.example.y", "Pro Max 2.0 Year", "59.99", "P1Y"))
    ])
    #expect(folder.run("build", "App.storekit", "--locale", locale).status == 0)
    let page = try folder.text("_site/pro/\(locale)/index.html")
    let phone = try #require(
      PageTags(page).tags.first { $0.attributes["class"]?.split(separator: " ").contains("phone") == true })
    #expect(phone.attributes["dir"] == "rtl")
    #expect(phone.attributes["lang"] == locale)
    #expect(page.contains("<bdi>Pro Max 2.0</bdi>"))
    let screen = try folder.screens("App.storekit", "--locale", locale).at("pro/" + locale)
    for price in screen.each("price") { #expect(page.contains("<bdi>\(price)"), "\(price)") }
  }

  // RH-03, RH-04
  @Test(arguments: [
    "Pro </script><script>alert(1)</script> <!--<script>", "Pro' onmouseover='alert(1)",
    #"Pro\" onmouseover=\"alert(1)"#, "L'offre", "<img src=x onerror=alert(1)>", "</title><script>alert(1)</script>",
    "{{{x}}} {{ product.price }}", "&lt;b&gt;", "-->", "]]>",
  ]) func showsNamesAsTheyAreWritten(name: String) throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.p", name, "9.99", "P1M")),
      "paywallgen.yml": configuration(paywall: "control-style: prominent-picker"),
      "Copy/pro.en-US.md": "---\ncta: Get {{ product.name }}\n---\n",
    ])
    #expect(folder.run("build", "--fail-on", "never").status == 0)
    let shown = name.replacing("\\\"", with: "\"")
    for file in try folder.files(below: "_site") where file.hasSuffix(".html") {
      let page = PageTags(try folder.text("_site/" + file))
      #expect(page.active == [], "\(file)")
      #expect(page.named("img") == [])
      #expect(page.named("script").allSatisfy { $0.attributes["src"] != nil })
      #expect(page.scripts.allSatisfy { $0.isEmpty })
      if file == "pro/en-US/index.html" {
        #expect(page.text.contains("Get " + shown), "\(file)")
      }
    }
  }

  // RH-07
  @Test func keepsLinksAndMarksOfHeadings() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(CasePlan("com.example.p", "Pro", "9.99", "P1M")),
      "paywallgen.yml": configuration().replacing("policies: visible", with: "policies: hidden").replacing(
        #"policies: { terms: "https://acme.app/terms", privacy: "https://acme.app/privacy" }"#, with: ""),
      "Copy/pro.en-US.md":
        "---\nheadline: Pro\n---\n## Read the [Terms][t] and *Privacy*\n\n[t]: https://acme.test/terms\n",
    ])
    #expect(folder.run("build").status == 0)
    let page = try folder.text("_site/pro/en-US/index.html")
    #expect(page.contains(#"Read the <a href="https://acme.test/terms">Terms</a> and <em>Privacy</em>"#))
  }
}

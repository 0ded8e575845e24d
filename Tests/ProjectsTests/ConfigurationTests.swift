import Locales
import Testing

@testable import Projects

/// What is wrong with a configuration is said at the smallest place that is wrong, and the rest of it is read.
struct ConfigurationTests {
  @Test func findsNothingInASoundConfiguration() {
    let world = ProjectWorld(["paywallgen.yml": "locales: [en-US]\npaywalls: { pro: { group: Pro } }"])
    #expect(world.lines == [])
    #expect(world.plans == ["pro.monthly tier-1 *", "pro.yearly tier-1"])
  }

  @Test func suggestsTheKeyThatWasMeant() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      «catalogs»: Pro.storekit
      app: { «nam»: Pro }
      site: { «baseurl»: https://example.org }
      suppress: [{ rule: hardcoded-price, reason: agreed, «untill»: 2027-01-31 }]
      paywalls:
        pro:
          group: Pro
          «contol-style»: picker
          buttons: { «restor»: visible }
          policies: { «eula»: https://example.org }
          appearance: { «colour»: red, tint: { light: red, «drak»: blue }, icon: { name: star, «sizes»: 4 } }
          situations: { grace: { «billng»: retry } }
          elements: [{ role: headline, «colr»: red }]
          text: { «headlin»: title }
      """
    ])
    #expect(
      world.lines == [
        "«1» error unknown-key: 'catalogs' is not a key of the configuration (did you mean 'catalog'?)",
        "«4» error unknown-key: 'untill' is not a key of a suppression (did you mean 'until'?)",
        "«2» error unknown-key: 'nam' is not a key of 'app' (did you mean 'name'?)",
        "«3» error unknown-key: 'baseurl' is not a key of 'site' (did you mean 'base-url'?)",
        "«6» error unknown-key: 'restor' is not a key of 'buttons' (did you mean 'restore'?)",
        "«7» error unknown-key: 'eula' is not a key of 'policies' (known are 'privacy', 'terms')",
        "«11» error unknown-key: 'billng' is not a key of situation 'grace' (did you mean 'billing'?)",
        "«5» error unknown-key: 'contol-style' is not a key of paywall 'pro' (did you mean 'control-style'?)",
        "«8» error unknown-key: 'colour' is not a key of 'appearance' "
          + "(known are 'background', 'icon', 'looks', 'plan-icons', 'policy-tint', 'tint')",
        "«9» error unknown-key: 'drak' is not a key of 'tint' (did you mean 'dark'?)",
        "«10» error unknown-key: 'sizes' is not a key of 'icon' (did you mean 'size'?)",
        "«13» error unknown-key: 'headlin' is not a key of 'text' (did you mean 'headline'?)",
        "«12» error unknown-key: 'colr' is not a key of an element (did you mean 'color'?)",
      ])
    #expect(world.project.paywalls.map(\.name) == ["pro"])
  }

  @Test func saysWhatKindOfValueIsExpected() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      prices: «[a.csv]»
      strings: [«[Text.xcstrings]»]
      locales: «{ en: US }»
      app: «Pro»
      site: { index: «maybe» }
      rules: { hardcoded-price: «[off]» }
      limits: { display-name: «thirty» }
      suppress: «{ rule: hardcoded-price }»
      paywalls:
        pro:
          group: «[Pro]»
          products: [pro.monthly]
          hard-paywall: «"true"»
          close-delay: «3601»
          tiers: { All: «{ a: b }» }
          appearance: { tint: «[red]» }
          elements: «headline»
      """
    ])
    #expect(
      world.lines == [
        "«1» error wrong-value: Value of 'prices' must be names with their values",
        "«2» error wrong-value: Value of 'strings' must be a text",
        "«3» error wrong-value: Value of 'locales' must be a text or a list of texts",
        "«6» error wrong-value: Value of rule 'hardcoded-price' must be off, note, warning or error",
        "«7» error wrong-value: Value of limit 'display-name' must be a whole number above 0",
        "«8» error wrong-value: Value of 'suppress' must be a list",
        "«4» error wrong-value: Value of 'app' must be keys and values",
        "«5» error wrong-value: Value of 'index' must be true or false",
        "«9» error wrong-value: Value of 'group' must be a text",
        "«12» error wrong-value: Value of 'All' must be a text or a list of texts",
        "«10» error wrong-value: Value of 'hard-paywall' must be true or false",
        "«11» error wrong-value: Value of 'close-delay' must be a whole number from 0 to 3600",
        "«13» error wrong-value: Value of 'tint' must be a color's name or '#RRGGBB'",
        "«14» error wrong-value: Value of 'elements' must be a list of elements",
      ])
  }

  @Test func refusesNamesThatNobodyHas() {
    let world = ProjectWorld(
      [
        "paywallgen.yml": """
        locales: [en-US, «deutsch»]
        source-locale: «en_USA1»
        storefronts: { en-US: [USA, «GER»], «german»: DEU }
        prices: { «pro.yerly»: prices.csv }
        rules: { hardcoded-price: «of» }
        suppress:
          - { rule: hardcoded-price, reason: agreed, locale: «english», until: «2027-02-30» }
          - «{ rule: hardcoded-price }»
        paywalls:
          pro:
            group: «Pr»
            products: [pro.monthly, «pro.weekly»]
            selected: «pro.yearly»
            order: «levels»
            appearance: { tint: «tael», background: «"#12"», plan-icons: { «pro.daily»: star } }
            situations: { mine: { current: «pro.yearly» } }
            elements: [{ role: «header» }, «{ text: title }»]
            text:
              headline: { key: «titel», arguments: [«product.prcie»] }
              cta: { «trail»: title }
              caption: «{ arguments: [product.price] }»
        """,
        "Text.xcstrings": #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "title": {} } }"#,
      ])
    #expect(
      world.lines == [
        "«1» error unknown-locale: 'deutsch' is no locale that CLDR knows "
          + "(write it as in 'en-US', 'de-DE', 'zh-Hans')",
        "«2» error unknown-locale: 'en_USA1' is no locale that CLDR knows (did you mean 'en-AU' or 'en-CA' or 'en-GB' or 'en-US'?)",
        "«3» error unknown-storefront: 'GER' is no App Store storefront (did you mean 'GBR'?)",
        "«4» error unknown-locale: 'german' is no locale that CLDR knows "
          + "(write it as in 'en-US', 'de-DE', 'zh-Hans')",
        "«6» error unknown-value: 'of' is not a value of 'hardcoded-price' (did you mean 'off'?)",
        "«7» error unknown-locale: 'english' is no locale that CLDR knows "
          + "(write it as in 'en-US', 'de-DE', 'zh-Hans')",
        "«8» error wrong-value: '2027-02-30' is no day; write 2027-01-31",
        "«9» error missing-key: A suppression needs 'reason'",
        "«5» error plan-not-in-catalog: 'pro.yerly' is no product of the catalog (did you mean 'pro.yearly'?)",
        "«17» error unknown-product: 'pro.yearly' is not on this paywall (known are 'pro.monthly')",
        "«13» error unknown-value: 'levels' is not a value of 'order' (did you mean 'level'?)",
        "«10» error unknown-group: 'Pr' is no subscription group of the catalog (did you mean 'Pro'?)",
        "«11» error plan-not-in-catalog: 'pro.weekly' is no product of the catalog (did you mean 'pro.yearly'?)",
        "«12» error unknown-product: 'pro.yearly' is not on this paywall (known are 'pro.monthly')",
        "«14» error unknown-value: 'tael' is no color (did you mean 'teal'?)",
        "«15» error unknown-value: '#12' is no color (write a name such as 'teal', or '#30B0C7' in quotes)",
        "«16» error plan-not-in-catalog: 'pro.daily' is no product of the catalog (did you mean 'pro.yearly'?)",
        "«21» error unknown-variable: 'product.prcie' is no variable (did you mean 'product.price'?)",
        "«22» error unknown-form: 'trail' is no situation, tier or product of paywall 'pro' (did you mean 'trial'?)",
        "«23» error missing-key: A text needs 'key'",
        "«20» error unknown-string-key: 'titel' is in none of the string tables (did you mean 'title'?)",
        "«18» error unknown-value: 'header' is not a value of 'role'",
        "«19» error missing-key: An element needs 'role'",
      ])
  }

  @Test func namesWhatIsMissing() {
    let world = ProjectWorld([
      "paywallgen.yml": """
      paywalls:
        «pro»:
          appearance: { tint: «{}», icon: «{ size: 40 }» }
      """
    ])
    #expect(
      world.lines == [
        "«1» error missing-key: A paywall needs 'group' or 'products'",
        "«2» error missing-key: Colors need 'light' or 'dark'",
        "«3» error missing-key: An icon needs 'name'",
      ])
  }

  @Test(arguments: [
    "http://", "https:///x", "ftp://example.org", "example.org", "https://exa mple.org", "https://a\"b",
  ])
  func refusesABaseAddressThatIsNone(text: String) {
    let world = ProjectWorld(["paywallgen.yml": "site: { base-url: «'\(text)'» }"])
    #expect(world.lines == ["«1» error wrong-value: '\(text)' is no absolute http or https address"])
    #expect(world.project.site.baseURL == nil)
  }

  @Test func endsTheBaseAddressInASlash() {
    let without = ProjectWorld(["paywallgen.yml": "site: { base-url: https://example.org/pro }"])
    #expect(without.project.site.baseURL == "https://example.org/pro/")
    let with = ProjectWorld(["paywallgen.yml": "site: { base-url: HTTP://example.org/ }"])
    #expect(with.project.site.baseURL == "HTTP://example.org/")
  }

  @Test func takesAnEmptyConfigurationForNone() {
    let world = ProjectWorld(["paywallgen.yml": "# nothing yet\n"])
    #expect(world.lines == [])
    #expect(world.project.paywalls.map(\.name) == ["pro"])
    #expect(world.project.paywalls.map(\.isDeclared) == [false])
  }

  @Test func readsPathsFromTheFolderOfTheConfiguration() {
    let world = ProjectWorld(
      ["Design/pay.yml": "catalog: ../Shop/Pro.storekit\ncopy: «Words»", "Shop/Pro.storekit": ProjectWorld.catalog]
    ) { $0.configuration = "Design/pay.yml" }
    #expect(world.lines == ["«1» error file-missing: 'Design/Words' does not exist"])
    #expect(world.project.catalog.products.map(\.id.value) == ["pro.monthly", "pro.yearly"])
  }
}

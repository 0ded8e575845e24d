/// A complete project in text in which nothing is wrong: two tiers, three languages, copy, strings, a store listing.
enum CleanWorld {
  static let files: [String: String] = [
    "paywallgen.yml": configuration, "Lumo.storekit": catalog, "Localizable.xcstrings": strings,
    "Copy/plus.en-US.md": english, "Copy/plus.de-DE.md": german, "Copy/plus.ja.md": japanese,
    "fastlane/metadata/en-US/name.txt": "Lumo: Draw and Retouch\n",
    "fastlane/metadata/en-US/subtitle.txt": "Brushes for every picture\n",
    "fastlane/metadata/en-US/keywords.txt": "photo,draw,retouch,brush,layer\n",
    "fastlane/metadata/en-US/description.txt":
      "Draw with layers and brushes.\n\nLumo Plus subscribers get 240 brushes and sync.\n\nTerms of Use: https://www.lumo.app/terms\nPrivacy Policy: https://www.lumo.app/privacy\n",
    "fastlane/metadata/en-US/privacy_url.txt": "https://www.lumo.app/privacy\n",
    "fastlane/metadata/en-US/support_url.txt": "https://www.lumo.app/support\n",
    "fastlane/metadata/de-DE/name.txt": "Lumo: Zeichnen\n",
    "fastlane/metadata/de-DE/subtitle.txt": "Pinsel für jedes Bild\n",
    "fastlane/metadata/de-DE/keywords.txt": "foto,zeichnen,pinsel,ebenen\n",
    "fastlane/metadata/de-DE/description.txt":
      "Zeichne mit Ebenen und Pinseln.\n\nMit dem Abo Lumo Plus gibt es 240 Pinsel und Abgleich.\n\nNutzungsbedingungen: https://www.lumo.app/terms\nDatenschutz: https://www.lumo.app/privacy\n",
    "fastlane/metadata/de-DE/privacy_url.txt": "https://www.lumo.app/privacy\n",
    "fastlane/metadata/de-DE/support_url.txt": "https://www.lumo.app/support\n",
    "fastlane/metadata/ja/name.txt": "Lumo お絵かき\n",
    "fastlane/metadata/ja/subtitle.txt": "写真のためのブラシ\n",
    "fastlane/metadata/ja/keywords.txt": "写真,描く,ブラシ\n",
    "fastlane/metadata/ja/description.txt":
      "レイヤーとブラシで描けます。\n\nサブスクリプションのLumo Plusでは240本のブラシと同期が使えます。\n\n利用規約: https://www.lumo.app/terms\nプライバシーポリシー: https://www.lumo.app/privacy\n",
    "fastlane/metadata/ja/privacy_url.txt": "https://www.lumo.app/privacy\n",
    "fastlane/metadata/ja/support_url.txt": "https://www.lumo.app/support\n",
    "fastlane/metadata/review_information/notes.txt":
      "The paywall opens from Settings, Lumo Plus. Both subscriptions are there.\n",
  ]

  private static let configuration = """
    catalog: Lumo.storekit
    strings: Localizable.xcstrings
    copy: Copy
    metadata: fastlane/metadata
    locales: [en-US, de-DE, ja]
    source-locale: en-US
    app: { name: Lumo, bundle-id: com.example.lumo }
    paywalls:
      plus:
        group: Lumo Plus
        tiers:
          Family: [lumo.family.monthly, lumo.family.yearly]
          Individual: [lumo.single.monthly, lumo.single.yearly]
        selected: lumo.single.yearly
        buttons: { close: visible, restore: visible, policies: visible }
        policies: { terms: https://www.lumo.app/terms, privacy: https://www.lumo.app/privacy }
        text:
          cta-detail: { key: "paywall.detail %@", arguments: [product.price_per_period] }
          price-detail: { key: "paywall.access %lld", arguments: [product.period_in_months] }

    """

  private static func product(
    _ id: String, _ reference: String, price: String, period: String, level: Int, offer: String = "null",
    names: [(locale: String, name: String, description: String)]
  ) -> String {
    let texts = names.map {
      "{ \"locale\": \"\($0.locale)\", \"displayName\": \"\($0.name)\", \"description\": \"\($0.description)\" }"
    }
    return """
      { "productID": "\(id)", "type": "RecurringSubscription", "referenceName": "\(reference)",
        "displayPrice": "\(price)", "recurringSubscriptionPeriod": "\(period)", "groupNumber": \(level),
        "familyShareable": false, "introductoryOffer": \(offer), "localizations": [ \(texts.joined(separator: ",\n"))
        ] }
      """
  }

  private static let trial = "{ \"paymentMode\": \"free\", \"subscriptionPeriod\": \"P1W\", \"numberOfPeriods\": 1 }"

  private static let catalog = """
    { "identifier": "1", "settings": { "_locale": "en_US", "_storefront": "USA" }, "subscriptionGroups": [
      { "id": "G", "name": "Lumo Plus", "localizations": [ { "locale": "en_US", "displayName": "Lumo Plus" },
        { "locale": "de_DE", "displayName": "Lumo Plus" }, { "locale": "ja", "displayName": "Lumo Plus" } ], "subscriptions": [
    \(product("lumo.family.monthly", "Family Monthly", price: "9.99", period: "P1M", level: 1, names: [
      ("en_US", "Family Monthly", "240 brushes for six people"), ("de_DE", "Familie monatlich", "240 Pinsel für sechs"),
      ("ja", "ファミリー 月額", "6人で使える240本のブラシ"),
    ])),
    \(product("lumo.family.yearly", "Family Yearly", price: "79.99", period: "P1Y", level: 1, offer: trial, names: [
      ("en_US", "Family Yearly", "240 brushes for a household"), ("de_DE", "Familie jährlich", "240 Pinsel fürs Haus"),
      ("ja", "ファミリー 年額", "みんなで使える240本のブラシ"),
    ])),
    \(product("lumo.single.monthly", "Single Monthly", price: "4.99", period: "P1M", level: 2, names: [
      ("en_US", "Solo Monthly", "240 brushes and sync"), ("de_DE", "Solo monatlich", "240 Pinsel und Abgleich"),
      ("ja", "ソロ 月額", "240本のブラシと同期"),
    ])),
    \(product("lumo.single.yearly", "Single Yearly", price: "39.99", period: "P1Y", level: 2, offer: trial, names: [
      ("en_US", "Solo Yearly", "240 brushes, sync, layers"), ("de_DE", "Solo jährlich", "240 Pinsel, Abgleich, Ebenen"),
      ("ja", "ソロ 年額", "240本のブラシ、同期、レイヤー"),
    ]))
    ] } ] }
    """

  private static let strings = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "paywall.detail %@": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "%@, cancel anytime in Settings" } },
        "de": { "stringUnit": { "state": "translated", "value": "%@, jederzeit in den Einstellungen kündbar" } },
        "ja": { "stringUnit": { "state": "translated", "value": "%@、設定からいつでも解約できます" } } } },
      "paywall.access %lld": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld month of access" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld months of access" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld Monat Zugang" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld Monate Zugang" } } } } },
        "ja": { "variations": { "plural": {
          "other": { "stringUnit": { "state": "translated", "value": "%lldか月のアクセス" } } } } } } } } }
    """

  private static let english = """
    ---
    headline:
      default: Draw without borders
      trial: Draw without borders today
    subtitle: Every brush, on every device
    cta: Subscribe for {{ product.price_per_period }}
    disclosure:
      default: "{{ product.price_per_period }}. Renews automatically until you cancel."
      trial: "{{ product.price_per_period }} after 7 days free. Renews automatically until you cancel."
    ---
    - 240 brushes for paint and ink
    - Layers with blend modes
    - Your pictures on every device
    """

  private static let german = """
    ---
    headline:
      default: Zeichne ohne Rahmen
      trial: Zeichne heute ohne Rahmen
    subtitle: Jeder Pinsel, auf jedem Gerät
    cta: Für {{ product.price_per_period }} abonnieren
    disclosure:
      default: "{{ product.price_per_period }}. Verlängert sich automatisch, bis du kündigst."
      trial: "{{ product.price_per_period }} nach 7 Tagen kostenlos. Verlängert sich automatisch, bis du kündigst."
    ---
    - 240 Pinsel für Farbe und Tinte
    - Ebenen mit Mischmodi
    - Deine Bilder auf jedem Gerät
    """

  private static let japanese = """
    ---
    headline:
      default: 枠のない絵を
      trial: 枠のない絵を今日から
    subtitle: どのデバイスでもすべてのブラシ
    cta: "{{ product.price_per_period }}で登録する"
    disclosure:
      default: "{{ product.price_per_period }}。解約するまで自動更新されます。"
      trial: "{{ product.price_per_period }}、7日間無料の後から。解約するまで自動更新されます。"
    ---
    - 絵の具とインクの240本のブラシ
    - 合成モードつきのレイヤー
    - すべてのデバイスに作品を同期
    """
}

import Testing

@testable import ReviewRules

/// What is free for some days: what is sold, which is a trial, or something else, which is none.
@Suite struct WhatIsFreeTests {
  /// What is said to be promised in a headline, and whether in a benefit, too.
  private func promised(_ locale: String, _ headline: String, app: String = "Lumo", benefit: String = "Pro")
    throws -> [String]
  {
    let world = try RuleWorld(
      [
        (
          "paywallgen.yml",
          """
          catalog: Pro.storekit
          copy: Copy
          locales: [\(locale)]
          source-locale: \(locale)
          app: { name: \(app), bundle-id: com.example.app }
          paywalls:
            pro: { products: [com.example.pro.monthly] }
          """
        ),
        ("Copy/pro.\(locale).md", "---\nheadline: \"\(headline)\"\n---\n- \(benefit)\n"),
      ], rules: [TrialClaimedButNotConfigured.self])
    return world.ruleFindings.map {
      let parts = $0.finding.message.split(separator: "'")
      return parts.isEmpty ? "" : String(parts[0])
    }
  }

  private static let others: [(String, String)] = [
    ("en-US", "30 days of free shipping"), ("en-US", "7 days to a free mind"), ("en-US", "Free shipping for 30 days"),
    ("en-US", "14 days of free home delivery"), ("en-US", "72 hours of free parking"), ("en-US", "Free 7-day course"),
    ("en-US", "Pain free in 14 days"), ("en-US", "Free yourself in 7 days"), ("en-US", "Free support 7 days a week"),
    ("en-US", "2 weeks of complimentary coffee"), ("en-US", "Shipping free for 30 days"),
    ("en-US", "First month of free shipping"), ("en-US", "A week of free wallpapers"),
    ("en-US", "Your free 5 day meal plan"),
    ("fr-FR", "7 jours de recettes gratuites"), ("fr-FR", "30 jours de livraison gratuite"),
    ("fr-FR", "Livraison offerte pendant 30 jours"), ("fr-FR", "Assistance gratuite 7 jours sur 7"),
    ("de-DE", "30 Tage kostenloser Versand"), ("de-DE", "30 Tage gratis Versand"),
    ("de-DE", "Kostenloser Versand für 30 Tage"), ("de-DE", "7 Tage kostenlose Rezepte"),
    ("de-DE", "Kostenloser 7-Tage-Kurs"), ("ja", "7日間の無料壁紙"), ("ja", "30日間送料無料"), ("ja", "7日間無料の壁紙"),
    ("es-ES", "30 días de envío gratis"), ("es-ES", "7 días de recetas gratuitas"),
    ("es-ES", "Envío gratis durante 30 días"), ("it", "30 giorni di spedizione gratuita"),
    ("it", "7 giorni di ricette gratis"), ("it", "Assistenza gratuita 7 giorni su 7"),
    ("pt-BR", "30 dias de frete grátis"), ("pt-BR", "7 dias de receitas gratuitas"),
    ("nl-NL", "30 dagen gratis verzending"), ("nl-NL", "7 dagen gratis recepten"),
    ("sv", "30 dagar gratis frakt"), ("da", "30 dages gratis levering"), ("no", "30 dager gratis frakt"),
    ("fi", "30 päivää ilmainen toimitus"), ("pl", "30 dni darmowej dostawy"), ("pl", "7 dni darmowe przepisy"),
    ("cs", "30 dní doprava zdarma"), ("ru", "30 дней бесплатной доставки"), ("ru", "Бесплатная доставка 30 дней"),
    ("uk", "7 днів безкоштовних рецептів"), ("tr", "30 gün ücretsiz kargo"), ("tr", "7 gün ücretsiz tarifler"),
    ("el", "30 ημέρες δωρεάν αποστολή"), ("hu", "30 nap ingyenes szállítás"), ("ro", "30 zile de livrare gratuită"),
    ("ca", "30 dies d’enviament gratuït"), ("hr", "30 dana besplatne dostave"),
    ("zh-Hans", "7天免费壁纸"), ("zh-Hans", "30天免费配送"), ("zh-Hant", "7天免費食譜"), ("ko", "30일 무료 배송"),
    ("ko", "30일 무료배송"), ("ko", "7일 무료 배경화면"), ("ar-SA", "30 يومًا من التوصيل المجاني"),
    ("ar-SA", "7 أيام من الوصفات المجانية"), ("ar-SA", "توصيل مجاني لمدة 30 يومًا"), ("he", "30 ימים משלוח חינם"),
    ("hi", "30 दिन मुफ़्त डिलीवरी"), ("hi", "7 दिन मुफ़्त रेसिपी"), ("id", "30 hari gratis ongkir"),
    ("id", "7 hari resep gratis"), ("vi", "30 ngày miễn phí vận chuyển"), ("vi", "7 ngày công thức miễn phí"),
    ("th", "ส่งฟรี 30 วัน"),
  ]

  @Test(arguments: others) func whatElseIsFreeIsNoTrial(locale: String, headline: String) throws {
    #expect(try promised(locale, headline) == [])
    #expect(try promised(locale, "Pro", benefit: headline) == [])
  }

  private static let trials: [(String, String)] = [
    ("en-US", "7 days free"), ("en-US", "7 days for free"), ("en-US", "free 7-day trial"),
    ("en-US", "7 days of free access"), ("en-US", "7 days of free unlimited access"), ("en-US", "7 days of free Pro"),
    ("en-US", "7 days free with Pro"), ("en-US", "7 days free when you subscribe"), ("en-US", "Free access for 7 days"),
    ("en-US", "7 days completely free"), ("en-US", "Enjoy everything free for 7 days"), ("en-US", "Free for 7 days"),
    ("en-US", "3 free days"), ("en-US", "7 days of complimentary access"), ("en-US", "Free 7-day subscription"),
    ("en-US", "7 days of free premium wallpapers"), ("en-US", "Your first week is free"),
    ("en-US", "7 days of free streaming"),
    ("de-DE", "Jetzt 7 Tage gratis sichern"), ("ja", "7日間無料 今すぐ始める"), ("he", "7 ימים ראשונים חינם"),
    ("fr-FR", "Les 7 premiers jours sont gratuits"), ("fr-FR", "7 jours 100 % gratuits"),
    ("es-ES", "Los 7 primeros días gratis"), ("id", "7 hari pertama gratis"), ("vi", "7 ngày đầu tiên miễn phí"),
    ("fr-FR", "7 jours gratuits"), ("fr-FR", "7 jours d’essai gratuit"), ("fr-FR", "7 jours d’accès gratuit"),
    ("fr-FR", "Accès gratuit pendant 7 jours"), ("fr-FR", "7 jours entièrement gratuits"), ("fr-FR", "7 jours offerts"),
    ("fr-FR", "Toutes les recettes gratuites pendant 7 jours"), ("fr-FR", "Profitez-en gratuitement pendant 7 jours"),
    ("fr-FR", "C’est gratuit pendant 7 jours"), ("de-DE", "7 Tage kostenlos"), ("de-DE", "7 Tage kostenloser Zugang"),
    ("de-DE", "7 Tage gratis lernen"), ("de-DE", "7 Tage gratis testen"), ("de-DE", "Kostenloser Zugang für 7 Tage"),
    ("de-DE", "7 Tage Premium gratis"), ("de-DE", "7 Tage kostenloses Premium"), ("de-DE", "7 Tage lang kostenlos"),
    ("ja", "7日間無料"), ("ja", "7日間の無料トライアル"), ("ja", "7日間無料でお試し"), ("ja", "7日間無料アクセス"),
    ("ja", "7日間無料！"), ("ja", "7日間は無料です"), ("es-ES", "7 días gratis"), ("es-ES", "7 días de acceso gratuito"),
    ("es-ES", "Prueba gratis 7 días"), ("es-ES", "7 días totalmente gratis"), ("es-ES", "Todo gratis durante 7 días"),
    ("es-ES", "Aprende gratis durante 7 días"), ("it", "7 giorni gratis"), ("it", "7 giorni di accesso gratuito"),
    ("it", "Gratis per 7 giorni"), ("pt-BR", "7 dias grátis"), ("pt-BR", "7 dias de acesso gratuito"),
    ("nl-NL", "7 dagen gratis"), ("nl-NL", "7 dagen gratis toegang"), ("nl-NL", "7 dagen gratis proberen"),
    ("sv", "7 dagar gratis"), ("sv", "7 dagar gratis tillgång"), ("da", "7 dage gratis"),
    ("da", "7 dages gratis adgang"),
    ("no", "7 dager gratis"), ("no", "7 dager gratis tilgang"), ("fi", "7 päivää ilmaiseksi"),
    ("pl", "7 dni za darmo"), ("pl", "7 dni darmowy dostęp"), ("cs", "7 dní zdarma"), ("sk", "7 dní zadarmo"),
    ("ru", "7 дней бесплатно"), ("ru", "7 дней бесплатного доступа"), ("ru", "Бесплатный доступ на 7 дней"),
    ("uk", "7 днів безкоштовно"), ("uk", "7 днів безкоштовного доступу"), ("tr", "7 gün ücretsiz"),
    ("tr", "7 gün ücretsiz kullan"), ("tr", "7 gün ücretsiz erişim"), ("el", "7 ημέρες δωρεάν"),
    ("el", "7 ημέρες δωρεάν πρόσβαση"), ("hu", "7 nap ingyen"), ("hu", "7 nap ingyenes hozzáférés"),
    ("ro", "7 zile gratuit"), ("ro", "7 zile de acces gratuit"), ("ca", "7 dies gratis"),
    ("ca", "7 dies d’accés gratuït"),
    ("hr", "7 dana besplatno"), ("sl-SI", "7 dni brezplačno"), ("zh-Hans", "7天免费"), ("zh-Hans", "7天免费使用"),
    ("zh-Hans", "免费7天"), ("zh-Hans", "7天免费会员"), ("zh-Hant", "7天免費"), ("zh-Hant", "7天免費試用"),
    ("ko", "7일 무료"), ("ko", "7일 동안 무료"), ("ko", "7일 무료 이용"), ("ko", "7일 무료 체험"), ("ko", "7일간 무료입니다"),
    ("ar-SA", "7 أيام مجانًا"), ("ar-SA", "7 أيام من الوصول المجاني"), ("ar-SA", "وصول مجاني لمدة 7 أيام"),
    ("he", "7 ימים חינם"), ("he", "גישה חינם ל-7 ימים"), ("hi", "7 दिन मुफ़्त"), ("hi", "7 दिन का मुफ़्त एक्सेस"),
    ("id", "7 hari gratis"), ("id", "7 hari akses gratis"), ("id", "Gratis 7 hari"), ("ms", "7 hari percuma"),
    ("vi", "7 ngày miễn phí"), ("vi", "7 ngày dùng miễn phí"), ("vi", "Miễn phí 7 ngày"), ("th", "ฟรี 7 วัน"),
    ("th", "7 วันฟรี"), ("bn-BD", "7 দিন বিনামূল্যে"), ("gu-IN", "7 દિવસ મફત"), ("kn-IN", "7 ದಿನ ಉಚಿತ"),
    ("ml-IN", "7 ദിവസം സൗജന്യം"), ("mr-IN", "7 दिवस मोफत"), ("or-IN", "7 ଦିନ ମାଗଣା"), ("pa-IN", "7 ਦਿਨ ਮੁਫ਼ਤ"),
    ("ta-IN", "7 நாட்கள் இலவசம்"), ("te-IN", "7 రోజులు ఉచితం"), ("ur-PK", "7 دن مفت"),
  ]

  @Test(arguments: trials) func whatIsSoldIsATrial(locale: String, headline: String) throws {
    #expect(try promised(locale, headline).count == 1)
  }

  @Test func theAppMayBeCalledByItsName() throws {
    #expect(try promised("en-US", "7 days of free Cookbook") == [])
    #expect(try promised("en-US", "7 days of free Cookbook", app: "Cookbook") == ["7 days of free"])
    #expect(try promised("es-ES", "7 días de Recetario gratis", app: "Recetario") == ["7 días de Recetario gratis"])
  }
}

import Testing

@testable import ReviewRules

/// What words beside a word make of it: a denial, something else that is tried, or nothing that is sold.
@Suite struct WordsBesideWordsTests {
  private enum Sale {
    case monthly, monthlyWithTrial, monthlyPaidFirst, once

    var catalog: String {
      let offer =
        switch self {
        case .monthlyWithTrial: #", "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P1W" }"#
        case .monthlyPaidFirst:
          #", "introductoryOffer": { "paymentMode": "payUpFront", "subscriptionPeriod": "P1M", "displayPrice": "0.99" }"#
        case .monthly, .once: ""
        }
      return self == .once
        ? """
        { "products": [ { "productID": "com.example.p", "type": "NonConsumable", "displayPrice": "79.99", "familyShareable": false,
          "referenceName": "Lifetime" } ] }
        """
        : """
        { "settings": { "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [
          { "productID": "com.example.p", "type": "RecurringSubscription", "displayPrice": "9.99", "recurringSubscriptionPeriod": "P1M",
            "familyShareable": false, "referenceName": "Monthly"\(offer) } ] } ] }
        """
    }
  }

  private func found(
    _ front: String, _ body: String = "", locale: String, _ sale: Sale = .monthly, rule: any Rule.Type
  ) throws -> [String] {
    let world = try RuleWorld(
      [
        ("Pro.storekit", sale.catalog),
        (
          "paywallgen.yml",
          """
          catalog: Pro.storekit
          copy: Copy
          locales: [\(locale)]
          source-locale: \(locale)
          paywalls:
            pro: { products: [com.example.p], control-style: list }
          """
        ), ("Copy/pro.\(locale).md", "---\n\(front)\n---\n\(body)\n"),
      ], rules: [rule])
    #expect(world.inputFindings == [])
    return world.lines
  }

  @Test(arguments: [
    ("ja", "自動更新されません。"), ("ja", "自動更新はされません。"), ("ja", "自動更新はいたしません。"), ("ja", "自動的に更新されることはありません。"),
    ("ko", "자동 갱신되지 않습니다."), ("ko", "자동으로 갱신되지 않아요."), ("ko", "자동 갱신이 아닙니다."), ("ko", "자동 결제되지 않습니다."),
    ("ko", "자동갱신되지 않는 상품입니다."), ("en-US", "It won't renew automatically."),
    ("en-US", "It won’t renew automatically."), ("en-US", "This purchase is not going to renew automatically."),
    ("en-US", "Pay once. It doesn't auto-renew."), ("zh-Hans", "非自动续订。"), ("ru", "Автопродление отсутствует."),
    ("it", "Non prevede il rinnovo automatico."), ("it", "Il rinnovo automatico non è previsto."),
    ("tr", "Otomatik yenileme yapılmaz."), ("de", "Eine automatische Verlängerung gibt es nicht."),
  ]) func whatDoesNotRenewIsNotSaidToRenew(locale: String, text: String) throws {
    #expect(
      try found("headline: Pro\ndisclosure: \"\(text)\"", locale: locale, .once, rule: AutoRenewTextOnOneTime.self)
        == [])
  }

  @Test(arguments: [
    ("fr", "Pas d’essai gratuit."), ("ja", "無料体験は含まれません。"), ("ko", "무료 체험은 제공되지 않습니다."),
    ("tr", "Ücretsiz deneme yoktur."), ("pl", "Brak darmowego okresu próbnego."),
    ("ar", "لا توجد فترة تجريبية مجانية."), ("ru", "Пробный период отсутствует."),
    ("it", "La prova gratuita non è inclusa."), ("en-US", "A free trial is not offered."),
  ]) func trialsThatAreDeniedAreNotPromised(locale: String, text: String) throws {
    #expect(try found("headline: Pro", text, locale: locale, rule: TrialClaimedButNotConfigured.self) == [])
  }

  @Test(arguments: [
    ("fr", "Pas d’accès à vie."), ("es", "No es un pago único."), ("it", "Non è un acquisto unico."),
    ("ko", "일회성 구매가 아닙니다."), ("ko", "영구 이용권이 아닙니다."), ("zh-Hans", "非买断制。"),
    ("tr", "Tek seferlik satın alma değildir."), ("ar", "ليست عملية شراء لمرة واحدة."),
  ]) func whatIsNotForLifeIsNotSaidToBe(locale: String, text: String) throws {
    #expect(
      try found("headline: Pro\ndisclosure: \"\(text)\"", locale: locale, rule: LifetimeClaimOnSubscription.self) == [])
  }

  @Test(arguments: [
    ("en-US", "Family Sharing is not included."), ("en-US", "Can't be used with Family Sharing."),
    ("de", "Familienfreigabe wird nicht unterstützt."), ("fr", "Le Partage familial n’est pas inclus."),
    ("ja", "ファミリー共有には対応していません。"), ("nl", "Delen met gezin is niet mogelijk."), ("ko", "가족 공유는 지원되지 않습니다."),
    ("ru", "Семейный доступ не поддерживается."), ("tr", "Aile Paylaşımı desteklenmez."),
    ("sv", "Familjedelning ingår inte."), ("it", "Non supporta In famiglia."),
    ("es", "No es compatible con En Familia."),
  ]) func sharingThatIsDeniedIsNotPromised(locale: String, text: String) throws {
    #expect(try found("headline: Pro", text, locale: locale, rule: FamilySharingMismatch.self) == [])
  }

  @Test(arguments: [
    ("nl", "Delen met je gezin"), ("pt", "Compartilhe com a família"), ("tr", "Ailenle paylaş"),
    ("sv", "Dela med familjen"), ("zh-Hans", "与家人共享相册"), ("en-US", "Share with your family"),
  ]) func sharingWithTheFamilyIsNoFamilySharing(locale: String, text: String) throws {
    #expect(try found("headline: Pro", "- \(text)", locale: locale, rule: FamilySharingMismatch.self) == [])
  }

  @Test(arguments: [
    ("ru", "Работает с Семейным доступом"), ("it", "Con In famiglia di Apple"), ("en-US", "With Family Sharing"),
    ("pt", "Partilha com a família incluída"),
  ]) func familySharingByItsNameIsFound(locale: String, text: String) throws {
    #expect(try found("headline: Pro", text, locale: locale, rule: FamilySharingMismatch.self).count == 1)
  }

  @Test(arguments: [
    ("fr", "Pas d’offre limitée ni de compte à rebours."), ("es", "Sin ofertas por tiempo limitado."),
    ("ko", "한정 기간 판매가 아닙니다."),
  ]) func hurryThatIsDeniedHurriesNobody(locale: String, text: String) throws {
    #expect(try found("headline: Pro", text, locale: locale, rule: FakeUrgency.self) == [])
  }

  @Test(arguments: [
    ("ru", "Возврат денег не гарантируется."), ("zh-Hans", "随时退订。"),
  ]) func refundsThatAreDeniedAreNotPromised(locale: String, text: String) throws {
    #expect(try found("headline: Pro", text, locale: locale, rule: RefundPromise.self) == [])
  }

  @Test(arguments: [
    ("zh-Hans", "免费试听课程"), ("de", "Kostenlose Probestunden bei Lehrern"), ("de", "Kostenlose Probefahrt buchen"),
    ("nl", "Gratis proefexamens"), ("tr", "Ücretsiz deneme sınavları"), ("ko", "무료 체험 수업 예약"), ("ja", "無料体験レッスンを予約"),
    ("ar", "اختبارات تجريبية مجانية"), ("en-US", "Free trial lessons with tutors"),
    ("es", "Pronóstico gratis de 7 días"), ("pt", "Previsão grátis de 7 dias"),
    ("it", "Previsioni gratis a 7 giorni"), ("ko", "무료함을 7일 만에 없애기"), ("zh-Hans", "免费用户也能同步"),
  ]) func otherThingsAreTried(locale: String, text: String) throws {
    #expect(try found("headline: Pro", "- \(text)", locale: locale, rule: TrialClaimedButNotConfigured.self) == [])
  }

  @Test(arguments: [
    ("de", "1 Monat testen für {{ product.offer_price }}"), ("ko", "한 달 체험가 {{ product.offer_price }}"),
    ("en-US", "Try one month for {{ product.offer_price }}"),
  ]) func whatIsTriedForMoneyIsNotFree(locale: String, text: String) throws {
    let front = "headline: { default: Pro, trial: '\(text)' }"
    #expect(try found(front, locale: locale, .monthlyPaidFirst, rule: TrialClaimedButNotConfigured.self) == [])
  }

  @Test(arguments: [
    ("en-US", "Not only a free trial"), ("ko", "무료 체험"), ("zh-Hans", "非常划算的免费试用"), ("ja", "無料体験プラン"),
    ("de", "Kostenlose Probe"), ("nl", "Gratis proef"), ("zh-Hans", "免费试试"), ("es", "Acceso gratis de 7 días"),
    ("de", "Kostenlose Probezeit"), ("en-US", "Free trial without risk"),
  ]) func promisesOfTrialsAreFound(locale: String, text: String) throws {
    #expect(try found("headline: \"\(text)\"", locale: locale, rule: TrialClaimedButNotConfigured.self).count == 1)
  }

  @Test(arguments: [
    ("en-US", "Start for free"), ("en-US", "Start free"), ("en-US", "Get it free"), ("en-US", "Continue for free"),
    ("de", "Kostenlos starten"), ("de", "Gratis starten"), ("fr", "Commencer gratuitement"), ("es", "Empezar gratis"),
    ("pt", "Começar grátis"), ("it", "Inizia gratis"), ("nl", "Start gratis"), ("pl", "Zacznij za darmo"),
    ("zh-Hans", "免费开始"), ("ar", "ابدأ مجانًا"), ("ru", "Начать бесплатно"), ("tr", "Ücretsiz başla"),
    ("sv", "Börja gratis"), ("ja", "無料で始める"), ("ko", "무료로 시작하기"),
  ]) func buttonsThatSayFreePromiseATrial(locale: String, text: String) throws {
    let front = "headline: Pro\ncta: \"\(text)\""
    let rule = TrialClaimedButNotConfigured.self
    #expect(try found(front, locale: locale, rule: rule).count == 1)
    #expect(try found(front, locale: locale, .monthlyWithTrial, rule: rule) == [])
  }

  @Test(arguments: [
    ("en-US", "Go ad-free"), ("en-US", "Get distraction free"), ("en-US", "Become debt free"),
    ("en-US", "Free your mind"), ("de", "Kostenlosen Versand sichern"), ("en-US", "Set yourself free"),
  ]) func buttonsThatFreeOfSomethingDoNot(locale: String, text: String) throws {
    #expect(
      try found("headline: Pro\ncta: \"\(text)\"", locale: locale, rule: TrialClaimedButNotConfigured.self) == [])
  }

  @Test(arguments: [
    ("en-US", "Free trial (14 days)"), ("en-US", "Free (14 days)"), ("en-US", "Trial: 14 days"),
    ("en-US", "Try it for 14 days"), ("de", "Gratis (14 Tage)"), ("de", "14 Tage ausprobieren"),
    ("de", "Teste 14 Tage lang"), ("fr", "Gratuit (14 jours)"), ("fr", "Essayez pendant 14 jours"),
    ("es", "Pruébalo 14 días"), ("es", "Gratis (14 días)"), ("ja", "無料（14日間）"), ("pt", "Teste por 14 dias"),
    ("it", "Prova per 14 giorni"), ("nl", "Probeer 14 dagen"), ("pl", "Wypróbuj przez 14 dni"),
    ("pl", "14 dni próby"), ("ko", "무료(14일)"), ("zh-Hans", "免费(14天)"), ("ar", "جرّب لمدة 14 يومًا"),
    ("ru", "Попробуйте 14 дней"), ("ru", "14 дней пробно"), ("tr", "14 gün dene"), ("tr", "Ücretsiz (14 gün)"),
    ("sv", "Prova i 14 dagar"), ("nl", "Gratis voor 14 dagen"),
  ]) func lengthsOfTrialsInBracketsAndBehindTry(locale: String, text: String) throws {
    #expect(
      try found(
        "headline: { default: Pro, trial: \"\(text)\" }", locale: locale, .monthlyWithTrial,
        rule: TrialDurationMismatch.self
      ).count == 1)
  }

  @Test(arguments: [
    ("ja", "永久"), ("ja", "生涯"), ("ja", "一度だけのお支払い"), ("ko", "평생"), ("ko", "영구"), ("ar", "دفعة واحدة"),
    ("tr", "Tek ödeme"), ("ja", "買い切り"),
  ]) func badgesOfOneWord(locale: String, text: String) throws {
    #expect(
      try found(
        "headline: Pro\nbadge: { com.example.p: \"\(text)\" }", locale: locale, rule: LifetimeClaimOnSubscription.self
      ).count == 1)
  }

  @Test(arguments: [
    ("ja", "iTunesアカウントに請求されます"), ("ko", "iTunes 계정으로 청구"), ("zh-Hans", "将从iTunes账户扣款"),
    ("ru", "Оплата с аккаунта iTunes"), ("pl", "Opłata obciąży konto iTunes"), ("tr", "iTunes hesabınızdan alınır"),
    ("tr", "Apple Kimliği"), ("ar", "حساب iTunes"), ("es", "ID de Apple"), ("it", "ID Apple"), ("pt", "ID Apple"),
  ]) func applesOldNames(locale: String, text: String) throws {
    #expect(
      try found("headline: Pro\ndisclosure: \"\(text)\"", locale: locale, rule: OutdatedAppleTerms.self).count == 1)
  }

  @Test(arguments: [
    ("en-US", "[T&C](https://lumen.app/q) [Data protection](https://lumen.app/r)"),
    ("de", "[Lizenzvertrag](https://lumen.app/q) [Datenschutz](https://lumen.app/r)"),
    ("ja", "[規約](https://lumen.app/q) [プライバシー](https://lumen.app/r)"),
    ("pl", "[Warunki](https://lumen.app/q) [Prywatność](https://lumen.app/r)"),
    ("ru", "[Соглашение](https://lumen.app/q) [Приватность](https://lumen.app/r)"),
    ("tr", "[Sözleşme](https://lumen.app/q) [Gizlilik](https://lumen.app/r)"),
    ("sv", "[Avtal](https://lumen.app/q) [Integritet](https://lumen.app/r)"),
  ]) func policiesByTheirUsualNames(locale: String, text: String) throws {
    #expect(try found("headline: Pro", text, locale: locale, rule: TermsLinkMissing.self) == [])
    #expect(try found("headline: Pro", text, locale: locale, rule: PrivacyLinkMissing.self) == [])
  }

  private func listing(_ text: String, locale: String, file: String, rule: any Rule.Type) throws -> [String] {
    try RuleWorld(
      [
        ("Pro.storekit", Sale.monthly.catalog),
        ("prices.csv", "territory,currency,price\nUSA,USD,9.99\nKOR,KRW,5500\nJPN,JPY,900\n"),
        (
          "paywallgen.yml",
          "catalog: Pro.storekit\nprices: { com.example.p: prices.csv }\nmetadata: fastlane/metadata\n"
        ), ("fastlane/metadata/\(locale)/\(file).txt", text),
      ], rules: [rule]
    ).lines
  }

  @Test(arguments: [
    ("en-US", "Free climbing guide"), ("en-US", "Set yourself free"), ("ko", "무료함 달래기"),
    ("en-US", "Free-range recipes"),
  ]) func namesThatSayNothingOfPrices(locale: String, text: String) throws {
    #expect(try listing(text, locale: locale, file: "subtitle", rule: MetadataPriceInName.self) == [])
  }

  @Test(arguments: [
    ("en-US", "T&C: https://lumen.app/x"), ("ja", "規約 https://lumen.app/k"),
    ("tr", "Kullanıcı sözleşmesi: https://lumen.app/t"),
  ]) func licensesInDescriptions(locale: String, text: String) throws {
    #expect(try listing(text, locale: locale, file: "description", rule: MetadataEULALinkMissing.self) == [])
  }

  @Test(arguments: [
    ("fr-FR", "Gratuit 7 jours"), ("fr-FR", "Gratuit pendant 7 jours"), ("it", "Gratuito per 7 giorni"),
    ("nl-NL", "Gratis voor 7 dagen"), ("es-ES", "Gratuito durante 7 días"), ("pt-BR", "Gratuito por 7 dias"),
    ("ar-SA", "مجاني لمدة 7 أيام"),
  ]) func trialsInDescriptions(locale: String, text: String) throws {
    #expect(try listing(text, locale: locale, file: "description", rule: MetadataTrialClaim.self).count == 1)
  }

  @Test(arguments: [
    ("ko", "Pro 구독료는 월 9,900원입니다."), ("ko", "9,900원/월"), ("ko", "월 ₩9,900"), ("ko", "연 99,000원"), ("ja", "年額9,000円"),
  ]) func pricesWithoutDecimals(locale: String, text: String) throws {
    #expect(try listing(text, locale: locale, file: "description", rule: MetadataStalePrice.self).count == 1)
  }
}

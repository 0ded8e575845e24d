import Testing

@testable import ReviewRules

/// Words of trials, of lifetimes and of renewal that are said of something else than what the screen sells.
@Suite struct WordsOfOtherThingsTests {
  private func found(
    _ rule: any Rule.Type, _ text: String, in locale: String, product: String, field: String? = nil
  ) throws -> [String] {
    let fields = field.map { "\($0)\n" } ?? ""
    let world = try RuleWorld(
      [
        (
          "paywallgen.yml",
          """
          catalog: Pro.storekit
          copy: Copy
          locales: [\(locale)]
          source-locale: \(locale)
          paywalls:
            pro: { products: [com.example.\(product)], control-style: list }
          """
        ),
        (
          "Copy/pro.\(locale).md",
          "---\nheadline: Pro\n\(fields)---\n- Export in 4K\n\n\(field == nil ? text : "")\n"
        ),
      ], rules: [rule])
    #expect(world.inputFindings == [])
    return world.lines
  }

  private func quoted(_ text: String) -> String { "\"\(text.replacingOccurrences(of: "\"", with: "\\\""))\"" }

  // MARK: Trials that are only supposed

  @Test(arguments: [
    (
      "en-US",
      "Any unused portion of a free trial period, if offered, will be forfeited when you purchase a subscription."
    ),
    ("en-US", "Unused parts of a free trial are lost, where applicable."),
    ("en-US", "If you have a free trial, it ends when you subscribe."),
    (
      "de-DE", "Nicht genutzte Zeiträume eines kostenlosen Probeabos verfallen, sofern angeboten, beim Kauf eines Abos."
    ),
    (
      "fr-FR",
      "Toute partie inutilisée d’une période d’essai gratuit, si elle est proposée, sera perdue lors de l’achat."
    ),
    ("es-ES", "Cualquier parte no utilizada de un periodo de prueba gratuito, si se ofrece, se perderá al comprar."),
    ("ja", "無料トライアル期間（提供される場合）の未使用分は、購読を購入した時点で失効します。"),
    ("pt-BR", "Qualquer parte não utilizada de um período de teste gratuito, se oferecido, será perdida na compra."),
    ("it", "L’eventuale parte inutilizzata di un periodo di prova gratuito, se offerto, andrà persa all’acquisto."),
    ("nl-NL", "Een ongebruikt deel van een gratis proefperiode, indien aangeboden, vervalt bij aankoop."),
    ("pl", "Niewykorzystana część bezpłatnego okresu próbnego, jeśli jest oferowany, przepada z chwilą zakupu."),
    ("ko", "무료 체험 기간이 제공되는 경우, 사용하지 않은 기간은 구독 구매 시 소멸됩니다."),
    ("zh-Hans", "如提供免费试用期,未使用的部分将在购买订阅时失效。"),
    ("zh-Hant", "如提供免費試用期，未使用的部分將在購買訂閱時失效。"),
    ("ar-SA", "يُفقد أي جزء غير مستخدم من الفترة التجريبية المجانية، إن وُجدت، عند شراء اشتراك."),
    ("ru", "Неиспользованная часть бесплатного пробного периода, если он предлагается, аннулируется."),
    ("tr", "Sunulduğu durumlarda ücretsiz deneme süresinin kullanılmayan kısmı geçersiz olur."),
    ("sv", "En outnyttjad del av en gratis provperiod, om sådan erbjuds, går förlorad vid köp."),
    ("da", "En ubrugt del af en gratis prøveperiode, hvis den tilbydes, bortfalder ved køb."),
    ("uk", "Невикористана частина безкоштовного пробного періоду, якщо він пропонується, втрачається."),
  ]) func suppositionsPromiseNothing(locale: String, text: String) throws {
    #expect(try found(TrialClaimedButNotConfigured.self, text, in: locale, product: "pro.monthly") == [])
    #expect(try found(IntroIneligibleVariantMissing.self, text, in: locale, product: "pro.yearly") == [])
  }

  @Test(arguments: [
    ("en-US", "Start your free trial today."), ("en-US", "14-day free trial, where available."),
    ("en-US", "Start your free trial! Any unused portion is forfeited."), ("de-DE", "Jetzt kostenlos testen."),
    ("ja", "無料トライアルを始めましょう。"),
  ]) func promisesAreFound(locale: String, text: String) throws {
    #expect(try found(TrialClaimedButNotConfigured.self, text, in: locale, product: "pro.monthly").count == 1)
  }

  @Test func storePagesMaySuppose() throws {
    func lines(_ description: String) throws -> [String] {
      try RuleWorld(
        [
          (
            "paywallgen.yml",
            "catalog: Pro.storekit\nmetadata: md\nlocales: [en-US]\npaywalls:\n  pro: { products: [com.example.pro.monthly] }\n"
          ), ("md/en-US/description.txt", description),
          (
            "Pro.storekit",
            RuleWorld.catalog.replacingOccurrences(
              of: "\"paymentMode\": \"free\"", with: "\"paymentMode\": \"payUpFront\", \"displayPrice\": \"0.99\"")
          ),
        ], rules: [MetadataTrialClaim.self]
      ).lines
    }
    let boilerplate = "Any unused portion of a free trial period, if offered, will be forfeited when you subscribe."
    #expect(try lines("Edit photos.\n\n\(boilerplate)\n") == [])
    #expect(try lines("Start your free trial\n\n\(boilerplate)\n").count == 1)
  }

  // MARK: Lengths of something else

  @Test(arguments: [
    ("ja", "無料トライアル終了の24時間前までに解約してください。"), ("ja", "トライアル終了の2日前にお知らせします。"), ("ja", "無料期間終了の1日前までに解約できます。"),
    ("ja", "トライアル開始から5日後に通知します。"), ("ja", "無料プランでは1日3回まで利用できます。"), ("ja", "無料版では3日前までの履歴が見られます。"),
    ("ja", "6日以内に解約すれば無料です。"), ("ja", "無料期間の残り2日でお知らせ。"),
    ("ko", "무료 체험이 끝나기 24시간 전까지 해지하세요."), ("ko", "체험 종료 2일 전에 알려 드립니다."), ("ko", "무료 기간 종료 1일 전까지 해지하세요."),
    ("ko", "체험 시작 5일 후 알림을 보냅니다."), ("ko", "무료 버전은 3일 기록만 보관합니다."), ("tr", "Deneme bitmeden 2 gün önce hatırlatırız."),
    ("tr", "Ücretsiz sürüm 3 günlük geçmişi saklar."),
    ("zh-Hans", "试用开始5天后提醒你。"), ("zh-Hans", "6天内取消则免费。"), ("zh-Hans", "免费版保留3天历史记录。"), ("zh-Hans", "试用结束前2天提醒你。"),
    ("en-US", "Cancel within the first 6 days and pay nothing."),
    ("en-US", "The free version keeps 3 days of history."),
    ("en-US", "We remind you 2 days before your free trial ends."),
    ("de-DE", "Die kostenlose Version speichert 3 Tage Verlauf."),
    ("de-DE", "Kündige innerhalb der ersten 6 Tage gratis."),
    ("fr-FR", "La version gratuite garde 3 jours d’historique."),
    ("es-ES", "La versión gratuita guarda 3 días de historial."),
    ("it", "La versione gratuita conserva 3 giorni di cronologia."),
    ("pt-BR", "A versão gratuita guarda 3 dias de histórico."),
    ("pl", "Darmowa wersja przechowuje 3 dni historii."), ("ar-SA", "النسخة المجانية تحتفظ بسجل 3 أيام."),
    ("ru", "Бесплатная версия хранит 3 дня истории."), ("sv", "Gratisversionen sparar 3 dagar."),
    ("hi", "मुफ़्त ट्रायल ख़त्म होने से 2 दिन पहले याद दिलाएँगे।"),
  ]) func otherLengths(locale: String, text: String) throws {
    let field = "disclosure: { default: x, trial: \(quoted(text)) }"
    #expect(try found(TrialDurationMismatch.self, text, in: locale, product: "pro.yearly", field: field) == [])
    #expect(try found(TrialDurationMismatch.self, text, in: locale, product: "pro.yearly") == [])
  }

  @Test func freeWithinATimeIsNoTrial() throws {
    let text = "Devolução grátis em 30 dias"
    #expect(try found(TrialDurationMismatch.self, "- \(text)", in: "pt-BR", product: "pro.yearly") == [])
    #expect(try found(TrialClaimedButNotConfigured.self, "- \(text)", in: "pt-BR", product: "pro.monthly") == [])
  }

  @Test(arguments: [
    ("en-US", "14 days free, cancel anytime.", "14 days free"),
    ("en-US", "Try it in full for 14 days free, cancel anytime.", "14 days free"),
    ("en-US", "Pro version free for 14 days.", "free for 14 days"), ("en-US", "14 days of the free version.", nil),
    ("en-US", "Cancel anytime during your 14-day free trial.", "14-day free trial"),
    ("ja", "14日間無料、その後自動更新。", "14日間無料"), ("ja", "無料トライアル14日間。", "無料トライアル14日間"), ("ko", "14일 무료 체험", "14일 무료 체험"),
    ("ko", "무료 체험 14일 전체 이용", "무료 체험 14일"), ("zh-Hans", "14天内免费，随时取消。", nil), ("zh-Hans", "免费试用14天，之后自动续订。", "免费试用14天"),
    ("zh-Hans", "前14天免费", "14天免费"), ("vi", "Miễn phí trong 14 ngày, hủy bất cứ lúc nào.", nil),
    ("ru", "Бесплатно в течение 14 дней, отмена в любое время.", nil),
    ("fr-FR", "Version gratuite pendant 14 jours.", nil),
    ("es-ES", "Plan Pro gratis los primeros 14 días.", nil), ("tr", "14 gün ücretsiz deneme", nil),
    ("de-DE", "14 Tage kostenlos testen", "14 Tage kostenlos testen"),
  ]) func lengthsOfTrials(locale: String, text: String, claim: String?) throws {
    let field = "disclosure: { default: x, trial: \(quoted(text)) }"
    let lines = try found(TrialDurationMismatch.self, text, in: locale, product: "pro.yearly", field: field)
    #expect(lines.count == 1, "\(text)")
    if let claim {
      #expect(
        lines == ["error trial-duration-mismatch: '\(claim)' is promised; the trial of 'Pro Yearly' lasts 1 week"])
    }
  }

  @Test func aReminderIsNoCountdown() throws {
    let text = "Напомним за 2 дня до конца пробного периода."
    #expect(try found(FakeUrgency.self, text, in: "ru", product: "pro.yearly") == [])
    #expect(try found(FakeUrgency.self, "2 дня до конца акции", in: "ru", product: "pro.yearly").count == 1)
  }

  // MARK: Lifetimes

  @Test(arguments: [
    ("en-US", "Pay once a year"), ("en-US", "One single payment a year"), ("en-US", "A one-time payment each year"),
    ("en-US", "Annual one-time payment"), ("en-US", "One-time payment of {{ product.price }} per year"),
    ("de-DE", "Einmalige Zahlung pro Jahr"), ("fr-FR", "Paiement unique chaque année"),
    ("fr-FR", "En une seule fois, chaque année"), ("es-ES", "Un solo pago al año"), ("es-ES", "Pago único anual"),
    ("pt-BR", "Pagamento único anual"), ("it", "Unico pagamento annuale"), ("nl-NL", "Eenmalige betaling per jaar"),
    ("pl", "Jednorazowa płatność co rok"), ("ko", "연 1회 결제"), ("ko", "1년에 한 번 결제"), ("zh-Hans", "一年一次付费"),
    ("zh-Hans", "每年一次性付费"), ("ru", "Разовый платёж раз в год"), ("sv", "Engångsbetalning per år"),
    ("ja", "年1回払い"), ("tr", "Yılda tek seferlik ödeme"), ("da", "Engangsbetaling om året"),
  ]) func onceAYear(locale: String, text: String) throws {
    let lines = try found(
      LifetimeClaimOnSubscription.self, text, in: locale, product: "pro.yearly", field: "caption: \(quoted(text))")
    #expect(lines == [])
  }

  @Test(arguments: [
    ("en-US", "Without a subscription, exports carry a watermark."),
    ("en-US", "No subscription is needed for the basic tools."),
    ("en-US", "If you have no subscription, ads are shown."),
    ("ko", "구독 없이 이용하면 워터마크가 표시됩니다."),
    ("en-US", "After you cancel, your projects stay yours forever."),
    ("en-US", "Data is deleted forever 30 days after the subscription ends."),
    ("de-DE", "Ohne Abo sind Exporte mit Wasserzeichen."), ("de-DE", "Für die Basisfunktionen ist kein Abo nötig."),
    ("fr-FR", "Sans abonnement, les exports ont un filigrane."),
    ("es-ES", "Sin suscripción, las exportaciones llevan marca de agua."),
    ("it", "Senza abbonamento le esportazioni hanno una filigrana."),
    ("it", "I dati vengono eliminati per sempre."),
    ("pt-BR", "Sem assinatura, as exportações têm marca d’água."),
    ("nl-NL", "Zonder abonnement hebben exports een watermerk."),
    ("pl", "Bez subskrypcji eksporty mają znak wodny."), ("ru", "Без подписки экспорт с водяным знаком."),
    ("ru", "Данные удаляются навсегда."), ("sv", "Utan prenumeration får exporter en vattenstämpel."),
    ("ar-SA", "بدون اشتراك، تحمل الصور المصدّرة علامة مائية."), ("ko", "데이터는 영구적으로 삭제됩니다."),
    ("zh-Hans", "数据将被永久删除。"), ("tr", "Veriler sonsuza dek silinir."),
  ]) func sentencesAboutOtherThings(locale: String, text: String) throws {
    for field in ["disclosure", "caption"] {
      let lines = try found(
        LifetimeClaimOnSubscription.self, text, in: locale, product: "pro.monthly", field: "\(field): \(quoted(text))")
      #expect(lines == [], "\(field)")
    }
  }

  @Test(arguments: [
    ("en-US", "Pay once, not every month", "Pay once"), ("en-US", "Pay once, yearly updates", "Pay once"),
    ("en-US", "Pay once and save monthly", "Pay once"), ("en-US", "No subscription, no hidden fees", "No subscription"),
    ("en-US", "No subscription needed", "No subscription"), ("en-US", "Remove ads forever", "forever"),
    ("en-US", "Unlock all features without a subscription", "without a subscription"),
    ("en-US", "Pro is yours to use forever", "forever"), ("en-US", "Yours forever, whatever comes next", "forever"),
    ("de-DE", "Einmal zahlen, für immer nutzen", "Einmal zahlen"),
    ("fr-FR", "Sans abonnement ni engagement", "Sans abonnement"),
    ("es-ES", "Sin suscripción y sin compromiso", "Sin suscripción"), ("ja", "買い切り", "買い切り"),
    ("ko", "평생 이용", "평생 이용"), ("zh-Hans", "永久解锁全部功能", "永久"), ("ru", "Доступ навсегда", "навсегда"),
    ("tr", "Tek seferlik ödeme", "Tek seferlik ödeme"), ("ar-SA", "وصول مدى الحياة", "مدى الحياة"),
  ]) func claimsOfThePlan(locale: String, text: String, word: String) throws {
    let lines = try found(
      LifetimeClaimOnSubscription.self, text, in: locale, product: "pro.monthly", field: "disclosure: \(quoted(text))")
    #expect(
      lines.first == "error lifetime-claim-on-subscription: '\(word)' is said of 'Pro Monthly', which renews")
  }

  // MARK: Renewal

  @Test(arguments: [
    ("en-US", "If you have a subscription, turn off auto-renewal in Settings."),
    ("en-US", "Already subscribed? Turn off auto-renewal in Settings."),
    ("en-US", "Unlike a subscription, which renews automatically, you pay once."),
    ("de-DE", "Anders als ein Abo, das sich automatisch verlängert, zahlst du einmal."),
    ("de-DE", "Wenn du ein Abo hast, schalte die automatische Verlängerung aus."),
    ("fr-FR", "Si vous avez un abonnement, désactivez le renouvellement automatique."),
    ("es-ES", "Si tienes una suscripción, desactiva la renovación automática."),
    ("it", "Se hai un abbonamento, disattiva il rinnovo automatico."),
    ("pt-BR", "Se você tem uma assinatura, desative a renovação automática."),
    ("nl-NL", "Als je een abonnement hebt, zet automatische verlenging uit."),
    ("pl", "Jeśli masz subskrypcję, wyłącz automatyczne odnawianie."),
    ("ru", "Если у вас есть подписка, отключите автопродление."),
    ("sv", "Om du har en prenumeration, stäng av automatisk förnyelse."),
    ("ar-SA", "إذا كان لديك اشتراك، أوقف التجديد التلقائي."),
    ("ja", "サブスクリプションをご利用中の方は、自動更新を解除してください。"), ("ko", "구독 중이라면 자동 갱신을 해제하세요."),
    ("zh-Hans", "如已订阅,请先关闭自动续订。"), ("tr", "Aboneliğiniz varsa otomatik yenilemeyi kapatın."),
  ]) func renewalOfOtherSubscriptions(locale: String, text: String) throws {
    let lines = try found(
      AutoRenewTextOnOneTime.self, text, in: locale, product: "coins", field: "disclosure: \(quoted(text))")
    #expect(lines == [])
  }

  @Test(arguments: [
    ("en-US", "Subscription automatically renews unless auto-renew is turned off at least 24 hours before the end."),
    ("en-US", "If you have a subscription, cancel it. This renews automatically."),
    ("de-DE", "Das Abo verlängert sich automatisch, wenn du nicht kündigst."),
    ("ja", "サブスクリプションは自動更新されます。"), ("ko", "구독은 자동 갱신됩니다."),
  ]) func renewalOfWhatIsSold(locale: String, text: String) throws {
    let lines = try found(
      AutoRenewTextOnOneTime.self, text, in: locale, product: "coins", field: "disclosure: \(quoted(text))")
    #expect(lines.count == 1)
  }

  // MARK: Addresses

  @Test(arguments: [
    ("de-DE", "Kontakt: https://lumen.app/k\n\nAbonniere Lumen Plus in der App."),
    ("en-GB", "Contact: https://lumen.app/p\n\nSubscribe in the app."),
    ("en-GB", "Follow us: https://instagram.com/lumen\r\nUpgrade to Plus."),
    ("en-GB", "Web: https://lumen.app/p | Subscribe in the app"),
    ("ja", "お問い合わせ：https://lumen.app/k\n\n購入はアプリ内で。"),
    ("fr-FR", "Confidentialité : https://lumen.app/fr/conf\nAbonnez-vous dans l’app."),
    ("fr-FR", "Confidentialité : https://lumen.app/fr/conf\nS’abonner est facultatif."),
    ("es-ES", "Contacto: https://lumen.app/k\n\nSuscríbete en la app."),
    ("ko", "문의: https://lumen.app/k\n\n구독은 앱에서 할 수 있습니다."),
    ("zh-Hans", "联系：https://lumen.app/k\n\n免费下载,订阅可选。"),
    ("ru", "Сайт: https://lumen.app/k\n\nКупить можно в приложении."),
    ("pl", "Kontakt: https://lumen.app/k\n\nKup w aplikacji."),
    ("it", "Contatti: https://lumen.app/k\n\nAbbonati nell’app."),
    ("de-DE", "Neuigkeiten auf unserer Website\n\nJetzt abonnieren"),
    ("en-US", "Contact: https://lumen.app/p\nSubscribe in the app."),
  ]) func linesOfTheStoresPage(locale: String, text: String) throws {
    #expect(try steering(text, locale) == [])
  }

  @Test(arguments: [
    ("en-GB", "Edit photos.\n\nSubscribe at lumen.app for less", ["'Subscribe at lumen.app'"]),
    ("de-DE", "Abonniere auf lumen.app\nMehr in der App", ["'Abonniere auf lumen.app'"]),
    ("ja", "lumen.appで購入", ["'lumen.appで購入'"]),
  ]) func purchasesAtAnAddress(locale: String, text: String, words: [String]) throws {
    #expect(
      try steering(text, locale)
        == words.map { "error external-purchase-reference: \($0) leads to a purchase outside the store" })
  }

  private func steering(_ description: String, _ locale: String) throws -> [String] {
    try RuleWorld(
      [
        (
          "paywallgen.yml",
          "catalog: Pro.storekit\nmetadata: md\nlocales: [\(locale)]\nsource-locale: \(locale)\npaywalls:\n  pro: { group: Pro }\n"
        ), ("md/\(locale)/description.txt", description),
      ], rules: [ExternalPurchaseReference.self]
    ).lines
  }
}

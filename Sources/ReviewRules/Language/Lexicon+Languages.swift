// The lists are short on purpose: a word stands here where it can hardly mean anything else on a screen that sells. Forms are written out as they
// follow a number; accents and case do not matter, a hyphen is a blank, `*` stands for any ending.

extension Lexicon {
  static let all: [Lexicon] = western + northernAndEastern + asianAndSemitic + further

  private static let western: [Lexicon] = [
    Lexicon(
      "en",
      [
        .days: "day|days", .weeks: "week|weeks|wk", .months: "month|months|mo|mth", .years: "year|years|yr",
        .daily: "daily", .weekly: "weekly", .monthly: "monthly", .yearly: "yearly|annual|annually",
        .quarterly: "quarterly|quarter", .halfYearly: "half yearly|semi annual|semiannual|half year|biannual",
        .one: "a|one|first",
        .trial:
          "free trial|free trials|trial period|try free|try it free|try for free|try it for free|start trial|start your trial|your trial|day trial|week trial|trial",
        .free: "free", .parting: "before|after|then|later|until|ends|renews", .not: "no|not|without|non",
      ],
      topics: [
        .renews:
          "renews|renew automatically|automatically renew*|auto renew*|autorenew*|automatic renewal|until canceled|until cancelled|until you cancel|unless canceled|unless cancelled|recurring billing",
        .cancel: "cancel*|manage subscription|manage subscriptions|manage your subscription|unsubscribe",
        .cancelAnytime:
          "cancel anytime|cancel any time|cancel at any time|cancel whenever|can be canceled at any time|can be cancelled at any time",
        .lifetime:
          "lifetime|forever|one time purchase|one time payment|pay once|single payment|no subscription|without a subscription|yours to keep",
        .subscription: "subscription|subscriptions|subscribe|subscribes|subscriber|subscribers",
        .terms: "terms|terms of use|terms of service|terms and conditions|terms & conditions|eula|license agreement",
        .privacy: "privacy|privacy policy|privacy notice",
        .restore: "restore|restore purchases|restore purchase|already purchased|already a subscriber",
        .bestValue: "best value|best price|best deal|cheapest|lowest price|most savings|biggest savings",
        .saving: "save|saves|saving|savings|off|discount|discounted",
        .urgency:
          "limited time|ends in|ends soon|ends today|ends tonight|last chance|today only|only today|hurry|expires in|expires soon|act now|final hours",
        .unlimited: "unlimited|no limits|without limits|limitless",
        .refund:
          "money back guarantee|your money back|day money back|full refund|refund guarantee|refund guaranteed|guaranteed refund|refund anytime|we refund|we will refund|we'll refund|refund you|satisfaction guaranteed",
        .nothingDue:
          "no payment now|no payment due|nothing due|due today|due now|pay nothing|no charge today|no commitment now|today's total",
        .familySharing: "family sharing|share with your family|share with family|shared with your family",
        .generic:
          "premium features|pro features|full access|all features|unlock everything|everything|premium access|premium content|unlimited access|all content|get premium|go premium",
        .superlative:
          "#1|number one|no. 1|world's best|best app|the best app|top rated app|most popular app|best in the world|award winning|5 stars|five stars|5 star app|five star app",
        .task: "rate us|rate the app|leave a review|write a review|share to unlock|invite friends|invite a friend",
        .obligation: "buy|buy now|pay|pay now|purchase|order and pay|subscribe for",
        .withdrawal: "withdraw|withdrawal|right of withdrawal|withdraw from contract",
        .elsewhere:
          "on our website|on our site|on the web|visit our website|our web store|online store|cheaper online|cheaper on|buy online|subscribe online|subscribe on our|subscribe on the web|subscribe at our|purchase on our|pay with paypal|pay with stripe",
        .shaming:
          "i hate saving|i like wasting|wasting money|i don't want to save|i prefer paying|pay full price|no thanks, i|i don't need",
        .currencyName: "dollar|dollars|euro|euros|pound sterling|pounds sterling|yen|yuan|bucks|cents",
        .purchase:
          "in app purchase|in app purchases|subscription|subscriptions|subscriber|subscribers|subscribe|premium|pro|plus|paid|requires purchase",
      ]),
    Lexicon(
      "de",
      [
        .days: "tag|tage|tagen|tagig*|tages*", .weeks: "woche|wochen|wochig*", .months: "monat|monate|monaten|monatig*",
        .years: "jahr|jahre|jahren|jahrig*", .daily: "taglich*|tages*", .weekly: "wochentlich*|wochen*",
        .monthly: "monatlich*|monats*", .yearly: "jahrlich*|jahres*", .quarterly: "vierteljahrlich*|quartal*",
        .halfYearly: "halbjahrlich*|halbjahr*", .one: "ein|eine|einen|einer|erste|ersten|erster",
        .trial:
          "kostenlos testen|gratis testen|kostenlos ausprobieren|gratis ausprobieren|kostenlose testversion|kostenlose testphase|kostenloser test|kostenloser testzeitraum|kostenlosen testzeitraum|kostenlose probe*|probeabo*|probemonat*|probewoche*|probezeit*|testphase*|testzeitraum*|testversion*|gratistest*|gratismonat*|gratiswoche*",
        .free: "kostenlos|kostenlose|kostenloser|kostenlosen|gratis|umsonst|test|testen|testabo",
        .parting: "vor|nach|danach|dann|anschliessend|bevor|bis", .not: "kein|keine|keinen|ohne|nicht",
      ]),
    Lexicon(
      "fr",
      [
        .days: "jour|jours", .weeks: "semaine|semaines", .months: "mois", .years: "an|ans|annee|annees",
        .daily: "quotidien*|journalier*", .weekly: "hebdomadaire*|hebdo", .monthly: "mensuel*",
        .yearly: "annuel*", .quarterly: "trimestriel*|trimestre", .halfYearly: "semestriel*|semestre",
        .one: "un|une|premier|premiere",
        .trial:
          "essai gratuit|essais gratuits|essayer gratuitement|essayez gratuitement|periode d'essai|l'essai|d'essai gratuit|essai offert|d'essai",
        .free: "gratuit|gratuits|gratuite|gratuites|gratuitement|offert|offerts|offerte|offertes|essai|d'essai",
        .parting: "avant|apres|puis|ensuite|jusqu'a", .not: "sans|pas|aucun|aucune",
      ]),
    Lexicon(
      "es",
      [
        .days: "dia|dias", .weeks: "semana|semanas", .months: "mes|meses", .years: "ano|anos",
        .daily: "diario|diaria", .weekly: "semanal|semanalmente", .monthly: "mensual|mensualmente",
        .yearly: "anual|anualmente", .quarterly: "trimestral|trimestre", .halfYearly: "semestral|semestre",
        .one: "un|una|primer|primera",
        .trial:
          "prueba gratis|prueba gratuita|pruebas gratis|periodo de prueba|probar gratis|pruebalo gratis|prueba sin coste|de prueba gratis|version de prueba|de prueba",
        .free: "gratis|gratuito|gratuitos|gratuita|gratuitas|de prueba",
        .parting: "antes|despues|luego|hasta|tras", .not: "sin|no|ningun|ninguna",
      ]),
    Lexicon(
      "it",
      [
        .days: "giorno|giorni", .weeks: "settimana|settimane", .months: "mese|mesi", .years: "anno|anni",
        .daily: "giornaliero|giornaliera", .weekly: "settimanale|settimanalmente", .monthly: "mensile|mensilmente",
        .yearly: "annuale|annualmente|annuo", .quarterly: "trimestrale|trimestre", .halfYearly: "semestrale|semestre",
        .one: "un|una|uno|primo|prima",
        .trial:
          "prova gratuita|prova gratis|prove gratuite|periodo di prova|provalo gratis|prova gratuitamente|di prova",
        .free: "gratis|gratuito|gratuiti|gratuita|gratuite|gratuitamente|di prova",
        .parting: "prima di|dopo|poi|fino", .not: "senza|non|nessun|nessuna",
      ]),
    Lexicon(
      "pt",
      [
        .days: "dia|dias", .weeks: "semana|semanas", .months: "mes|meses", .years: "ano|anos",
        .daily: "diario|diaria", .weekly: "semanal|semanalmente", .monthly: "mensal|mensalmente",
        .yearly: "anual|anualmente", .quarterly: "trimestral|trimestre", .halfYearly: "semestral|semestre",
        .one: "um|uma|primeiro|primeira",
        .trial:
          "teste gratis|teste gratuito|avaliacao gratuita|periodo de teste|periodo de avaliacao|experimente gratis|experimentar gratis|experimente gratuitamente|de teste",
        .free: "gratis|gratuito|gratuitos|gratuita|gratuitas|gratuitamente|de teste",
        .parting: "antes|depois|apos|ate|entao", .not: "sem|nao|nenhum|nenhuma",
      ]),
    Lexicon(
      "nl",
      [
        .days: "dag|dagen|daagse", .weeks: "week|weken", .months: "maand|maanden", .years: "jaar|jaren",
        .daily: "dagelijks*", .weekly: "wekelijks*|weekabonnement", .monthly: "maandelijks*|maandabonnement",
        .yearly: "jaarlijks*|jaarabonnement", .quarterly: "per kwartaal|kwartaal*", .halfYearly: "halfjaar*",
        .one: "een|eerste",
        .trial:
          "gratis proefperiode*|proefperiode*|gratis proberen|probeer gratis|proefabonnement*|gratis proef*|proefversie*",
        .free: "gratis|proef", .parting: "voor|voordat|na|daarna|tot", .not: "geen|zonder|niet",
      ]),
  ]

  private static let northernAndEastern: [Lexicon] = [
    Lexicon(
      "sv",
      [
        .days: "dag|dagar|dagars|dagarna", .weeks: "vecka|veckor|veckors", .months: "manad|manader|manaders",
        .years: "ar|ars", .daily: "daglig*|dagligen", .weekly: "vecko*|varje vecka",
        .monthly: "manatlig*|manads*|manatligen",
        .yearly: "arlig*|ars*|arligen", .quarterly: "kvartal*", .halfYearly: "halvar*", .one: "en|ett|forsta",
        .trial: "gratis provperiod*|provperiod*|prova gratis|testa gratis|kostnadsfri provperiod*|gratisperiod*",
        .free: "gratis|kostnadsfritt|kostnadsfri", .parting: "innan|efter|sedan|darefter|fore|tills",
        .not: "ingen|inget|inga|utan|inte",
      ]),
    Lexicon(
      "pl",
      [
        .days: "dzien|dni|dniowy|dniowa|dniowego", .weeks: "tydzien|tygodnie|tygodni|tygodniowy|tygodniowa",
        .months: "miesiac|miesiace|miesiecy|miesieczny|miesieczna", .years: "rok|lata|lat|roczny|roczna",
        .daily: "dziennie|dzienn*", .weekly: "tygodniow*|co tydzien", .monthly: "miesieczn*|co miesiac",
        .yearly: "roczn*|rocznie|co rok", .quarterly: "kwartaln*|kwartal", .halfYearly: "polroczn*",
        .one: "jeden|pierwszy|pierwszego",
        .trial:
          "okres probn*|okresu probn*|wersja probn*|wersje probn*|wyprobuj za darmo|wyprobuj bezplatnie|darmowy okres|bezplatny okres|probny|probna|probnego",
        .free: "za darmo|bezplatnie|gratis|darmowy|darmowa|darmowe|darmowych|bezplatny|bezplatna|bezplatne|bezplatnych",
        .parting: "przed|po|potem|nastepnie|do", .not: "bez|nie|brak",
      ]),
    Lexicon(
      "ru",
      [
        .days: "день|дня|дней|дневный|дневная|дневного", .weeks: "неделя|недели|недель|неделю|недельный",
        .months: "месяц|месяца|месяцев|месячный", .years: "год|года|лет|годовой", .daily: "ежедневн*",
        .weekly: "еженедельн*|недельн*|в неделю", .monthly: "ежемесячн*|месячн*|в месяц",
        .yearly: "ежегодн*|годов*|в год",
        .quarterly: "ежеквартальн*|квартал*", .halfYearly: "полугод*", .one: "один|одна|одну|первый|первая|первую",
        .trial:
          "пробный период|пробного периода|пробная версия|бесплатная пробная|бесплатный пробный|попробовать бесплатно|попробуйте бесплатно|пробный|пробная|пробную",
        .free: "бесплатно|бесплатный|бесплатная|бесплатную|бесплатных|бесплатные",
        .parting: "до|после|затем|потом|далее|перед", .not: "без|не|нет",
      ]),
    Lexicon(
      "tr",
      [
        .days: "gun|gunluk", .weeks: "hafta|haftalik", .months: "ay|aylik", .years: "yil|yillik", .daily: "gunluk",
        .weekly: "haftalik", .monthly: "aylik", .yearly: "yillik", .quarterly: "uc aylik", .halfYearly: "alti aylik",
        .one: "bir|ilk",
        .trial:
          "ucretsiz deneme*|ucretsiz dene|deneme suresi*|ucretsiz deneyin|bedava dene*|ucretsiz denemeyi*|deneme surumu*",
        .free: "ucretsiz|bedava|deneme", .parting: "once|sonra|ardindan|kadar", .not: "yok|olmadan|degil",
      ]),
  ]

  private static let asianAndSemitic: [Lexicon] = [
    Lexicon(
      "ja",
      [
        .days: "日間|日", .weeks: "週間|週", .months: "か月間|か月|ヶ月間|ヶ月|ケ月|カ月間|カ月|ヵ月|箇月|ヶ月分",
        .years: "年間|年", .daily: "日額|毎日", .weekly: "週額|毎週|週間プラン|ウィークリー|/週",
        .monthly: "月額|毎月|月間|マンスリー|月払い|月々|/月", .yearly: "年額|毎年|年間プラン|年払い|年会費|/年",
        .quarterly: "四半期|3か月|3ヶ月", .halfYearly: "半年|6か月|6ヶ月",
        .trial: "無料トライアル|無料体験|無料お試し|無料で試す|無料で試せ|無料で始め|お試し期間|トライアル期間|体験期間",
        .free: "無料|お試し|トライアル", .parting: "前|後|以降|その後|まで", .not: "なし|ありません",
      ]),
    Lexicon(
      "zh",
      [
        .days: "天|日", .weeks: "周|週|星期", .months: "个月|個月", .years: "年", .daily: "每天|每日",
        .weekly: "每周|每週|周订阅|按周|周卡|/周|/週", .monthly: "每月|月度|包月|按月|月费|月費|月卡|月付|/月",
        .yearly: "每年|年度|包年|按年|年费|年費|年卡|年付|/年", .quarterly: "季度|每季|季", .halfYearly: "半年", .one: "首",
        .trial: "免费试用|免費試用|免费体验|免費體驗|试用期|試用期|免费试|免費試",
        .free: "免费|免費|试用|試用", .parting: "前|后|後|之后|之後|然后|然後", .not: "无|無|没有|沒有|不",
      ]),
    Lexicon(
      "ko",
      [
        .days: "일간|일", .weeks: "주간|주일|주", .months: "개월간|개월", .years: "년간|년", .daily: "매일",
        .weekly: "매주|주간|주별|/주", .monthly: "매월|매달|월간|월별|월정액|월 구독|/월", .yearly: "매년|연간|연 구독|/년|/연",
        .quarterly: "분기", .halfYearly: "반년", .oneMonth: "한 달|한달",
        .trial: "무료 체험|무료체험|무료 평가판|무료로 체험|무료 시험|체험 기간|무료로 사용해|무료로 시작",
        .free: "무료|체험", .parting: "전|후|이후|까지", .not: "없음|없이",
      ]),
    Lexicon(
      "ar",
      [
        .days: "يوم|ايام|يوما", .weeks: "اسبوع|اسابيع|اسبوعا", .months: "شهر|اشهر|شهرا|شهور",
        .years: "سنة|سنوات|عام|اعوام|سنه", .daily: "يوميا|يومي|يومية", .weekly: "اسبوعيا|اسبوعي|اسبوعية",
        .monthly: "شهريا|شهري|شهرية", .yearly: "سنويا|سنوي|سنوية", .quarterly: "ربع سنوي|فصلي",
        .halfYearly: "نصف سنوي", .twoDays: "يومين|يومان", .twoWeeks: "اسبوعين|اسبوعان",
        .twoMonths: "شهرين|شهران", .one: "واحد|واحدة|اول",
        .trial:
          "تجربة مجانية|التجربة المجانية|فترة تجريبية|الفترة التجريبية|تجريبية مجانية|جرب مجانا|جربه مجانا|تجربة مجانا|نسخة تجريبية",
        .free: "مجانا|مجاني|مجانية|المجانية", .parting: "قبل|بعد|ثم|حتى", .not: "بدون|دون|لا|ليس",
      ]),
  ]
}

extension Lexicon {
  static let czech = Lexicon(
    "cs",
    [
      .days: "den|dny|dni|denni|dne|dnech",
      .weeks: "tyden|tydny|tydnu|tydenni|týdnech|týdne",
      .months: "mesic|mesice|mesicu|mesicni|měsících|měsíci",
      .years: "rok|roky|let|rocni|letech|roku",
      .daily: "denne|denni*",
      .weekly: "tydne|tydenni*|tydenne",
      .monthly: "mesicne|mesicni*",
      .yearly: "rocne|rocni*",
      .quarterly: "ctvrtletni*|ctvrtletne",
      .halfYearly: "pololetni*|pololetne",
      .one: "jeden|prvni",
      .trial:
        "zkusebni doba|zkusebni obdobi|zkusebni verze|zkusebni verzi|vyzkousejte zdarma|vyzkouset zdarma|bezplatna zkusebni*|zkusebni dobu",
      .free: "zdarma|bezplatne|bezplatna|bezplatny|zkusebni",
      .parting: "pred|po|pote|pak|do",
      .per: "za|každý|každou",
      .not: "bez|ne|zadna|zadny",
    ],
    topics: [
      .renews:
        "automaticky se obnov*|obnovuje se|obnoví se|automatické obnov*|automatická obnova|automaticky obnovov*|automaticky prodluž*|prodlužuje se automaticky|dokud předplatné nezrušíte|dokud ho nezrušíte|dokud nezrušíte|dokud ji nezrušíte|pokud předplatné nezrušíte|pokud nezrušíte|do zrušení",
      .cancel:
        "zrušit|zrušte|zrušíte|zrušení|zrušitelné|vypovědět|ukončit předplatné|spravovat předplatné|správa předplatného|spravujte předplatné|nezrušíte|nezrušíš",
      .cancelAnytime:
        "zrušte kdykoli|kdykoli zrušit|kdykoliv zrušit|zrušit kdykoli|zrušit kdykoliv|zrušte kdykoliv|kdykoli zrušíte|kdykoliv zrušíte|zrušíte kdykoli|zrušení kdykoli|můžete kdykoli zrušit|lze kdykoli zrušit|bez závazků",
      .lifetime:
        "doživotní|doživotně|navždy|napořád|jednorázový nákup|jednorázová platba|jednorázově|zaplaťte jednou|zaplatíte jednou|bez předplatného|žádné předplatné",
      .subscription:
        "předplatné|předplatného|předplatným|předplatit|předplaťte|předplatitel*",
      .terms:
        "podmínky použití|podmínky používání|podmínky užívání|podmínky služby|obchodní podmínky|všeobecné podmínky|podmínky|licenční smlouva|eula",
      .privacy:
        "ochrana soukromí|ochrany soukromí|ochrana osobních údajů|ochrany osobních údajů|soukromí",
      .restore:
        "obnovit nákupy|obnovit nákup|obnova nákupů|obnovení nákupů|obnovte nákupy|obnovit předplatné|již zakoupeno|už máte předplatné",
      .bestValue:
        "nejlepší cena|nejlepší hodnota|nejlepší nabídka|nejvýhodnější|nejlevnější|nejnižší cena|největší úspora",
      .saving:
        "ušetřete|ušetříte|ušetřit|úspora|úspory|sleva|slevy|slevu|slevou|levněji|zlevněno",
      .urgency:
        "časově omezená nabídka|omezená nabídka|poslední šance|poslední hodiny|jen dnes|pouze dnes|končí dnes|končí za|vyprší za|vyprší dnes|pospěšte si|nepropásněte",
      .unlimited:
        "neomezeně|neomezený|neomezená|neomezené|neomezených|bez omezení|bez limitu|bez limitů",
      .refund:
        "záruka vrácení|peníze zpět|vrátíme peníze|záruka spokojenosti|garance vrácení|plné vrácení peněz",
      .nothingDue:
        "dnes nic neplatíte|nyní nic neplatíte|teď nic neplatíte|dnes neplatíte|žádná platba dnes|dnes k úhradě|k zaplacení dnes|splatné dnes",
      .familySharing:
        "rodinné sdílení|rodinného sdílení|rodinným sdílením|sdílejte s rodinou|sdílet s rodinou|sdílení s rodinou",
      .generic:
        "prémiové funkce|premium funkce|funkce premium|funkce pro|plný přístup|všechny funkce|odemkněte vše|odemknout vše|vše v ceně|prémiový přístup|prémiový obsah|neomezený přístup|veškerý obsah|získejte premium",
      .superlative:
        "#1|číslo 1|číslo jedna|č. 1|nejlepší aplikace|nejlepší na světě|nejlépe hodnocen*|nejoblíbenější aplikace|oceňovaná aplikace",
      .task:
        "ohodnoťte nás|ohodnoťte aplikaci|napište recenzi|zanechte recenzi|sdílejte a odemkněte|pozvěte přátele|pozvěte přítele",
      .obligation:
        "koupit|kupte|zaplatit|zaplaťte|objednávka zavazující k platbě|objednat s povinností platby|povinnost platby",
      .withdrawal:
        "odstoupení od smlouvy|odstoupit od smlouvy|odstoupení|právo odstoupit",
      .elsewhere:
        "na našem webu|na našich stránkách|v našem e shopu|e shop|eshop|internetový obchod|koupit online|kupte online|předplatit online|levněji online|levnější na webu|paypal",
      .shaming:
        "plýtvat penězi|vyhazovat peníze|nechci ušetřit|nechci šetřit|raději zaplatím|zaplatit plnou cenu|ne, děkuji, raději|ne díky, raději|nepotřebuji to",
      .currencyName:
        "euro|eura|dolar|dolary|dolarů|jen japonský|jenů|jüan|jüany|libry šterlinků|švýcarské franky|korun českých",
      .commitment:
        "závazek na|závazkem na|roční závaz*|ročním závaz*|měsíční závaz*|měsíčním závaz*|12 plateb|12 splátek|dvanáct plateb",
      .reminder:
        "připome*|připomín*|připomn*|upozorn*|oznám*|notifik*",
      .reward:
        "odemk*|odemyk*|odemčen*|a získej*|získej*|pro získání|abyste získali|a dostan*|pro pokračování",
      .audience:
        "uživatel*|lidí|osob|zákazník*|stažení|členů|recenzí|hodnocení|předplatitelů|čtenářů|hráčů|rodin",
      .purchase:
        "nákup v aplikaci|nákupy v aplikaci|předplatné|předplatného|předplatitel*|premium|prémiov*|pro|plus|placené|placená|placený|plná verze",
    ])
}

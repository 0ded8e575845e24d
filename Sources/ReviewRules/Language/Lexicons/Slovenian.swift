extension Lexicon {
  static let slovenian = Lexicon(
    "sl",
    [
      .days: "dan|dneva|dni|dnevni|dnevna|dnevno|dnevu|dneh",
      .weeks: "teden|tedna|tedne|tedni|tednov|tedenski|tedenska|tedensko|tednu|tednih",
      .months: "mesec|meseca|mesece|meseci|mesecev|mesečni|mesečna|mesečno|mesecu|mesecih",
      .years: "leto|leti|leta|let|letni|letna|letno|letu|letih",
      .daily: "dnevno|dnevn*|vsak dan",
      .weekly: "tedensko|tedensk*|vsak teden|na teden",
      .monthly: "mesečno|mesečn*|vsak mesec|na mesec",
      .yearly: "letno|letn*|vsako leto|na leto",
      .quarterly: "četrtletn*|trimesečn*",
      .halfYearly: "polletn*",
      .one: "en|ena|eno|prvi|prva|prvo",
      .trial:
        "brezplačen preizkus|brezplačni preizkus|brezplačnega preizkusa|brezplačno preizkusi|brezplačno preizkusite|preizkusi brezplačno|preizkusite brezplačno|preizkusno obdobje|preizkusnega obdobja|preskusno obdobje|poskusno obdobje|brezplačno poskusno*|preizkusna različica|brezplačno obdobje",
      .free: "brezplačno|brezplačni|brezplačna|brezplačen|brezplačnih|zastonj|brezplačnem",
      .parting: "pred|po|nato|potem|do|zatem",
      .per: "na|vsak|vsako|vsake",
      .not: "brez|ni|ne|noben|nobena",
    ],
    topics: [
      .renews:
        "samodejno se podaljšuje|samodejno se podaljša|samodejno se obnovi|samodejno se obnavlja|samodejno podaljšanje|samodejna obnovitev|samodejno obnavljanje|se podaljšuje|se samodejno podaljša|se samodejno obnovi|podaljša se še za|podaljša se za|dokler je ne prekličeš|dokler je ne prekličete|dokler ne prekličeš|dokler ne prekličete|do preklica|če je ne prekličeš",
      .cancel:
        "prekliči|prekličeš|prekličete|prekličite|preklic|preklica|preklicati|odpovej|odpovejte|odpoved|odpovedati|upravljaj naročnino|upravljajte naročnino|upravljanje naročnin*|ne prekličeš|ne prekličete",
      .cancelAnytime:
        "prekliči kadar koli|prekličite kadar koli|prekliči kadarkoli|prekličite kadarkoli|kadar koli prekličeš|kadar koli prekličete|kadarkoli prekličete|odpovej kadar koli|odpovejte kadar koli|odpoved kadar koli|preklic kadar koli|brez obveznosti",
      .lifetime:
        "doživljenjsko|doživljenjski|doživljenjska|za vedno|enkratni nakup|enkratno plačilo|enkratnim plačilom|plačaj enkrat|plačajte enkrat|plačaš enkrat|brez naročnine",
      .subscription:
        "naročnina|naročnino|naročnine|naročnin|naroči se|naročite se|naročnik|naročniki",
      .terms:
        "pogoji uporabe|pogoje uporabe|splošni pogoji|pogoji storitve|pogoji|licenčna pogodba|eula",
      .privacy:
        "zasebnost|zasebnosti|pravilnik o zasebnosti|politika zasebnosti|varstvo podatkov",
      .restore:
        "obnovi nakupe|obnovite nakupe|obnovi nakup|obnovitev nakupov|povrni nakupe|že kupljeno|že imaš naročnino|že imate naročnino",
      .bestValue:
        "najboljša cena|najboljša vrednost|najboljša ponudba|najugodnejš*|najcenejš*|najnižja cena|največji prihranek",
      .saving:
        "prihrani|prihranite|prihranek|prihraniš|popust|popusta|popustom|ceneje|znižan*",
      .urgency:
        "omejen čas|časovno omejena ponudba|zadnja priložnost|zadnje ure|samo danes|le danes|konča se danes|konča se čez|poteče čez|poteče danes|pohiti|pohitite|ne zamudi|ne zamudite",
      .unlimited:
        "neomejeno|neomejen|neomejena|neomejene|neomejenih|brez omejitev|brez omejitve",
      .refund:
        "jamstvo vračila|garancija vračila|vrnemo denar|denar nazaj|polno vračilo",
      .nothingDue:
        "danes ne plačaš nič|danes ne plačate nič|zdaj ne plačaš nič|zdaj ne plačate nič|danes brez plačila|brez plačila danes|za plačilo danes|zapade danes",
      .familySharing:
        "deljenje z družino|deli z družino|delite z družino|družinska skupna raba|družinsko deljenje|souporaba z družino",
      .generic:
        "premium funkcije|funkcije premium|funkcije pro|poln dostop|polni dostop|vse funkcije|odkleni vse|odklenite vse|vse vključeno|premium dostop|premium vsebina|premium vsebine|neomejen dostop|vsa vsebina",
      .superlative:
        "#1|številka 1|številka ena|št. 1|najboljša aplikacija|najboljša na svetu|najbolje ocenjen*|najbolj priljubljena aplikacija|nagrajena aplikacija",
      .task:
        "oceni nas|ocenite nas|oceni aplikacijo|ocenite aplikacijo|napiši oceno|napišite oceno|deli za odklep|povabi prijatelje|povabite prijatelje|povabi prijatelja",
      .obligation:
        "kupi|kupite|nakup|plačaj|plačajte|naročilo z obveznostjo plačila|obveznost plačila",
      .withdrawal:
        "odstop od pogodbe|odstopi od pogodbe|odstopite od pogodbe|pravica do odstopa|odstopa od pogodbe",
      .elsewhere:
        "na našem spletnem mestu|na naši spletni strani|v naši spletni trgovini|spletna trgovina|kupi na spletu|kupite na spletu|naroči se na spletu|ceneje na spletu|ceneje na|paypal",
      .shaming:
        "zapravljati denar|metati denar stran|nočem prihraniti|ne želim prihraniti|raje plačam|plačati polno ceno|ne hvala, raje|ne, hvala, raje|ne potrebujem tega",
      .currencyName:
        "evro|evra|evrov|dolar|dolarja|dolarjev|jen|jenov|juan|funt šterling|švicarski frank",
      .commitment:
        "obveznost za|obveznostjo za|obveznost 12|mesečna obveznost|mesečno obveznost|mesečno obveznostjo|letna obveznost|letno obveznostjo|vezava za|vezavo za|mesečna vezava|mesečno vezavo|12 plačil|12 obrokov",
      .reminder:
        "opomni*|opozori*|obvest*|obvešč*|spomni*",
      .reward:
        "odklen*|odklep*|in prejmi|prejmi|prejmite|in dobi*|dobite|pridobi|pridobite|za nadaljevanje",
      .audience:
        "uporabnik*|ljudi|oseb|strank|prenosov|članov|mnenj|ocen|naročnikov|bralcev|igralcev|družin",
      .purchase:
        "nakup v aplikaciji|nakupi v aplikaciji|nakupe v aplikaciji|naročnina|naročnino|naročniki|naročnik|premium|pro|plus|plačljiv|plačljiva|plačljive|polna različica",
    ])
}

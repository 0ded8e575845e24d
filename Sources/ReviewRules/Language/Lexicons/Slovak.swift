extension Lexicon {
  static let slovak = Lexicon(
    "sk",
    [
      .days: "den|dni|denna|denny|dňa|dňoch",
      .weeks: "tyzden|tyzdne|tyzdnov|tyzdenna|týždni|týždňoch|týždňa",
      .months: "mesiac|mesiace|mesiacov|mesacna|mesiaci|mesiacoch|mesiaca",
      .years: "rok|roky|rokov|rocna|roku|rokoch|roka",
      .daily: "denne|denn*",
      .weekly: "tyzdenne|tyzdenn*",
      .monthly: "mesacne|mesacn*",
      .yearly: "rocne|rocn*",
      .quarterly: "stvrtrocn*",
      .halfYearly: "polrocn*",
      .one: "jeden|prvy",
      .trial:
        "skusobna doba|skusobne obdobie|skusobna verzia|skusobnu verziu|vyskusajte zadarmo|vyskusat zadarmo|bezplatna skusobna*",
      .free: "zadarmo|bezplatne|bezplatna|bezplatny|zdarma",
      .parting: "pred|po|potom|do",
      .per: "za|každý|každú",
      .not: "bez|nie|ziadna|ziadny",
    ],
    topics: [
      .renews:
        "automaticky sa obnov*|obnovuje sa|obnoví sa|automatické obnov*|automatická obnova|automaticky obnovov*|automaticky predlž*|kým predplatné nezrušíte|kým ho nezrušíte|kým nezrušíte|kým ju nezrušíte|ak predplatné nezrušíte|ak nezrušíte|do zrušenia",
      .cancel:
        "zrušiť|zrušte|zrušíte|zrušenie|zrušenia|vypovedať|ukončiť predplatné|spravovať predplatné|správa predplatného|spravujte predplatné|nezrušíte|nezrušíš",
      .cancelAnytime:
        "zrušte kedykoľvek|kedykoľvek zrušiť|zrušiť kedykoľvek|kedykoľvek zrušíte|zrušíte kedykoľvek|zrušenie kedykoľvek|môžete kedykoľvek zrušiť|bez záväzkov",
      .lifetime:
        "doživotný|doživotná|doživotné|doživotne|navždy|natrvalo vaše|jednorazový nákup|jednorazová platba|jednorazovo|zaplaťte raz|zaplatíte raz|bez predplatného|žiadne predplatné",
      .subscription:
        "predplatné|predplatného|predplatným|predplatiť|predplaťte|predplatiteľ*",
      .terms:
        "podmienky používania|podmienky použitia|podmienky služby|obchodné podmienky|všeobecné podmienky|podmienky|licenčná zmluva|eula",
      .privacy:
        "ochrana súkromia|ochrany súkromia|ochrana osobných údajov|ochrany osobných údajov|súkromie",
      .restore:
        "obnoviť nákupy|obnoviť nákup|obnova nákupov|obnovenie nákupov|obnovte nákupy|obnoviť predplatné|už zakúpené|už máte predplatné",
      .bestValue:
        "najlepšia cena|najlepšia hodnota|najlepšia ponuka|najvýhodnejš*|najlacnejš*|najnižšia cena|najväčšia úspora",
      .saving:
        "ušetrite|ušetríte|ušetriť|úspora|úspory|zľava|zľavy|zľavu|zľavou|lacnejšie|zlacnené",
      .urgency:
        "časovo obmedzená ponuka|obmedzená ponuka|posledná šanca|posledné hodiny|len dnes|iba dnes|končí dnes|končí o|vyprší o|vyprší dnes|ponáhľajte sa|nepremeškajte",
      .unlimited:
        "neobmedzene|neobmedzený|neobmedzená|neobmedzené|neobmedzených|bez obmedzení|bez limitu|bez limitov",
      .refund:
        "záruka vrátenia|peniaze späť|vrátime peniaze|záruka spokojnosti|garancia vrátenia|plné vrátenie peňazí",
      .nothingDue:
        "dnes nič neplatíte|teraz nič neplatíte|dnes neplatíte|žiadna platba dnes|dnes na úhradu|na zaplatenie dnes|splatné dnes",
      .familySharing:
        "rodinné zdieľanie|rodinného zdieľania|rodinným zdieľaním|zdieľajte s rodinou|zdieľať s rodinou|zdieľanie s rodinou",
      .generic:
        "prémiové funkcie|premium funkcie|funkcie premium|funkcie pro|plný prístup|všetky funkcie|odomknite všetko|odomknúť všetko|všetko v cene|prémiový prístup|prémiový obsah|neobmedzený prístup|všetok obsah|získajte premium",
      .superlative:
        "#1|číslo 1|číslo jeden|č. 1|najlepšia aplikácia|najlepšia na svete|najlepšie hodnoten*|najobľúbenejšia aplikácia|oceňovaná aplikácia",
      .task:
        "ohodnoťte nás|ohodnoťte aplikáciu|napíšte recenziu|zanechajte recenziu|zdieľajte a odomknite|pozvite priateľov|pozvite priateľa",
      .obligation:
        "kúpiť|kúpte|zaplatiť|zaplaťte|objednávka s povinnosťou platby|povinnosť platby",
      .withdrawal:
        "odstúpenie od zmluvy|odstúpiť od zmluvy|odstúpenie|právo odstúpiť",
      .elsewhere:
        "na našom webe|na našej stránke|na našich stránkach|v našom e shope|e shop|eshop|internetový obchod|kúpiť online|kúpte online|predplatiť online|lacnejšie online|lacnejšie na webe|paypal",
      .shaming:
        "plytvať peniazmi|vyhadzovať peniaze|nechcem ušetriť|nechcem šetriť|radšej zaplatím|zaplatiť plnú cenu|nie ďakujem, radšej|nie, ďakujem, radšej|nepotrebujem to",
      .currencyName:
        "euro|eurá|dolár|doláre|dolárov|jenov|jüan|libry šterlingov|švajčiarske franky",
      .commitment:
        "viazanos*|záväzok na|záväzkom na|ročný záväzok|ročným záväzkom|mesačný záväzok|mesačným záväzkom|12 platieb|12 splátok|dvanásť platieb",
      .reminder:
        "pripome*|pripomín*|pripomn*|upozorn*|oznám*|notifik*",
      .reward:
        "odomk*|odomyk*|a získaj*|získaj*|na získanie|a dostan*|na pokračovanie",
      .audience:
        "používateľ*|ľudí|osôb|zákazník*|stiahnutí|členov|recenzií|hodnotení|predplatiteľov|čitateľov|hráčov|rodín",
      .purchase:
        "nákup v aplikácii|nákupy v aplikácii|predplatné|predplatného|predplatiteľ*|premium|prémiov*|pro|plus|platené|platená|platený|plná verzia",
    ])
}

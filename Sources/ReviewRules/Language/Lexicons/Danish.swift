extension Lexicon {
  static let danish = Lexicon(
    "da",
    [
      .days: "dag|dage|dages|. dag|dages*",
      .weeks: "ugen|uge|uger|ugers|. uge|ugers*|uges*",
      .months: "maneden|maned|maneder|maneders|. måned|måneders*",
      .years: "ar|aret|ars|. år|års*",
      .daily: "daglig*|dagsabonnement",
      .weekly: "ugentlig*|ugeabonnement",
      .monthly: "manedlig*|maneds*",
      .yearly: "arlig*|ars*",
      .quarterly: "kvartal*",
      .halfYearly: "halvar*",
      .one: "en|et|forste|første",
      .trial: "gratis prøveperiode*|prøveperiode*|prøv gratis|gratis prøve*|gratis prøvetid",
      .free: "gratis",
      .parting: "inden|før|efter|derefter|indtil",
      .per: "om|i|pr|per|hver|hvert|om",
      .not: "ingen|intet|uden|ikke|fungerer ikke med|virker ikke med|ikke kompatibel med",
    ],
    topics: [
      .renews:
        "fornyes automatisk|fornyes med|fornyes til|fornyes for|automatisk fornyelse|automatisk fornyet|forlænges automatisk|indtil du opsiger|indtil du annullerer|medmindre du opsiger|medmindre du annullerer|indtil det opsiges",
      .cancel:
        "opsig|opsige|opsiger|opsiges|opsigelse|annuller|annullere|annullering|administrer abonnement*|afmeld abonnement*|afslut abonnement*",
      .cancelAnytime:
        "opsig når som helst|opsig når du vil|opsig til enhver tid|annuller når som helst|annuller når du vil|kan opsiges når som helst|kan annulleres når som helst|afmeld når som helst|ingen binding|uden binding",
      .lifetime:
        "livstid|livstids*|for altid|engangskøb|engangsbetaling|betal én gang|betal kun én gang|intet abonnement|uden abonnement",
      .subscription:
        "abonnement|abonnementer|abonnementet|abonner|abonnere|abonnent*",
      .terms:
        "vilkår for brug|brugsvilkår|servicevilkår|vilkår og betingelser|vilkår|handelsbetingelser|licensaftale|eula",
      .privacy:
        "privatlivspolitik|privatliv|persondatapolitik|databeskyttelse|fortrolighedspolitik",
      .restore:
        "gendan|gendan køb|gendanne køb|allerede købt|allerede abonnent",
      .bestValue:
        "bedste pris|bedste værdi|bedste tilbud|mest for pengene|billigst|billigste|laveste pris|største besparelse",
      .saving:
        "spar|sparer|spare|besparelse*|rabat*|nedsat pris|billigere",
      .urgency:
        "begrænset tid|tidsbegrænset tilbud|sidste chance|sidste timer|kun i dag|slutter i dag|slutter om|udløber om|udløber snart|skynd dig|gå ikke glip af",
      .unlimited:
        "ubegrænset|ubegrænsede|uden grænser|uden begrænsning*",
      .refund:
        "pengene tilbage|penge tilbage garanti|fuld tilbagebetaling|fuld refundering",
      .nothingDue:
        "betal intet nu|betal intet i dag|ingen betaling nu|ingen betaling i dag|intet at betale i dag|at betale i dag|forfalder i dag",
      .familySharing:
        "familiedeling|del med familien|del med din familie",
      .generic:
        "premiumfunktioner|pro funktioner|fuld adgang|alle funktioner|lås alt op|alt inkluderet|premiumadgang|premiumindhold|ubegrænset adgang|alt indhold|få premium",
      .superlative:
        "#1|nummer 1|nummer ét|nr. 1|bedste app|den bedste app|verdens bedste|bedst i verden|bedst bedømt*|mest populære app|prisvindende",
      .task:
        "bedøm os|bedøm appen|skriv en anmeldelse|efterlad en anmeldelse|del for at låse op|inviter venner|inviter en ven",
      .obligation:
        "køb|køb nu|betal|betal nu|bestilling med betalingspligt|betalingspligt",
      .withdrawal:
        "fortrydelsesret|fortryd køb|fortryd købet|fortryd aftalen|træde tilbage fra aftalen",
      .elsewhere:
        "på vores website|på vores hjemmeside|på vores side|i vores webshop|webshop|køb online|abonner online|billigere online|billigere på|paypal",
      .shaming:
        "spilde penge|jeg vil ikke spare|jeg betaler hellere|betale fuld pris|nej tak, jeg|det har jeg ikke brug for",
      .currencyName:
        "euro|dollar|dollars|yen|yuan|britiske pund|schweizerfranc|danske kroner",
      .commitment:
        "binding*|12 betalinger|tolv betalinger|12 rater",
      .reminder:
        "påmind*|giv mig besked|giv besked|få besked|notifikation*|underret*",
      .reward:
        "lås op|låse op|låser op|og få|for at få|få adgang|optjen*|for at fortsætte",
      .audience:
        "brugere|mennesker|personer|kunder|downloads|medlemmer|anmeldelser|vurderinger|abonnenter|læsere|spillere|familier",
      .purchase:
        "køb i appen|køb inde i appen|køb i app|abonnement|abonnementer|abonnent*|premium|pro|plus|betalt|betalingsversion",
    ])
}

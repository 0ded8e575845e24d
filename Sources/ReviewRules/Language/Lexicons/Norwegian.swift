extension Lexicon {
  static let norwegian = Lexicon(
    "no",
    [
      .days: "dag|dager|dagers|. dag|dagers*",
      .weeks: "uken|uka|uke|uker|ukers|. uke|ukers*",
      .months: "maneden|maned|maneder|maneders|. måned|måneders*",
      .years: "ar|aret|ars|. år|års*",
      .daily: "daglig*|dagsabonnement|dags*",
      .weekly: "ukentlig*|ukesabonnement",
      .monthly: "manedlig*|maneds*",
      .yearly: "arlig*|ars*",
      .quarterly: "kvartal*",
      .halfYearly: "halvar*",
      .one: "en|ett|første",
      .trial: "gratis prøveperiode*|prøveperiode*|prøv gratis|gratis prøve*|gratisperiode*",
      .free: "gratis",
      .parting: "før|etter|deretter|inntil",
      .per: "i|per|pr|hver|hvert",
      .not: "ingen|intet|uten|ikke|fungerer ikke med|ikke kompatibel med",
    ],
    topics: [
      .renews:
        "fornyes automatisk|fornyes med|fornyes til|fornyes for|automatisk fornyelse|automatisk fornying|forlenges automatisk|til du sier det opp|til du sier opp|til du avslutter|til du kansellerer|med mindre du sier opp|hvis du ikke sier",
      .cancel:
        "si opp|sier opp|sier det opp|sies opp|oppsigelse|avslutt abonnement*|avslutt når|avbestill|avbestille|kanseller|kansellere|administrer abonnement*",
      .cancelAnytime:
        "si opp når som helst|si opp når du vil|avslutt når som helst|avslutt når du vil|avbestill når som helst|kanseller når som helst|kan sies opp når som helst|ingen bindingstid|uten bindingstid",
      .lifetime:
        "livstid|livstids*|for alltid|engangskjøp|engangsbetaling|betal én gang|betal bare én gang|ikke noe abonnement|ingen abonnement|uten abonnement",
      .subscription:
        "abonnement|abonnementer|abonnementet|abonner|abonnere|abonnent*",
      .terms:
        "vilkår for bruk|bruksvilkår|brukervilkår|tjenestevilkår|vilkår og betingelser|vilkår|lisensavtale|eula",
      .privacy:
        "personvern|personvernerklæring|personvernregler|retningslinjer for personvern",
      .restore:
        "gjenopprett|gjenopprett kjøp|gjenopprette kjøp|allerede kjøpt|allerede abonnent",
      .bestValue:
        "beste pris|beste verdi|beste tilbud|mest for pengene|billigst|billigste|laveste pris|størst besparelse|mest å spare",
      .saving:
        "spar|sparer|spare|besparelse*|rabatt*|nedsatt pris|billigere",
      .urgency:
        "begrenset tid|tidsbegrenset tilbud|siste sjanse|siste timer|bare i dag|kun i dag|slutter i dag|slutter om|utløper om|utløper snart|skynd deg|ikke gå glipp av",
      .unlimited:
        "ubegrenset|ubegrensede|uten grenser|uten begrensning*",
      .refund:
        "pengene tilbake|penger tilbake garanti|full tilbakebetaling|full refusjon",
      .nothingDue:
        "betal ingenting nå|betal ingenting i dag|ingen betaling nå|ingen betaling i dag|ingenting å betale i dag|å betale i dag|forfaller i dag",
      .familySharing:
        "familiedeling|del med familien|del med familien din",
      .generic:
        "premiumfunksjoner|pro funksjoner|full tilgang|alle funksjoner|lås opp alt|alt inkludert|premiumtilgang|premiuminnhold|ubegrenset tilgang|alt innhold|få premium",
      .superlative:
        "#1|nummer 1|nummer én|nr. 1|beste app|beste appen|verdens beste|best i verden|best vurdert*|mest populære appen|prisvinnende|prisbelønt*",
      .task:
        "vurder oss|vurder appen|skriv en anmeldelse|legg igjen en anmeldelse|del for å låse opp|inviter venner|inviter en venn",
      .obligation:
        "kjøp|kjøp nå|betal|betal nå|bestilling med betalingsplikt|betalingsplikt",
      .withdrawal:
        "angrerett|angre kjøp|angre kjøpet|angre avtalen|gå fra avtalen",
      .elsewhere:
        "på nettstedet vårt|på nettsiden vår|på vår nettside|i nettbutikken|nettbutikk|kjøp på nett|abonner på nett|billigere på nett|billigere på|paypal",
      .shaming:
        "kaste bort penger|sløse penger|jeg vil ikke spare|jeg betaler heller|betale full pris|nei takk, jeg|det trenger jeg ikke",
      .currencyName:
        "euro|dollar|yen|yuan|britiske pund|sveitsiske franc|norske kroner",
      .commitment:
        "bindingstid*|måneders binding|års binding|binding på|12 betalinger|tolv betalinger",
      .reminder:
        "påmin*|minn meg|varsl*|varsel*|gi meg beskjed|gi beskjed|få beskjed",
      .reward:
        "lås opp|låse opp|låser opp|og få|for å få|få tilgang|tjen|for å fortsette",
      .audience:
        "brukere|mennesker|personer|kunder|nedlastinger|medlemmer|anmeldelser|vurderinger|abonnenter|lesere|spillere|familier",
      .purchase:
        "kjøp i appen|kjøp inne i appen|kjøp i app|abonnement|abonnementer|abonnent*|premium|pro|plus|betalt|betalversjon",
    ])
}

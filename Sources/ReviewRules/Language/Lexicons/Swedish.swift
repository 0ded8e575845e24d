extension Lexicon {
  static let swedish = Lexicon(
    "sv",
    [
      .days: "dag|dagar|dagars|dagarna|dagars*",
      .weeks: "veckan|vecka|veckor|veckors|veckors*",
      .months: "manaden|manad|manader|manaders|månaders*",
      .years: "ar|aret|ars|års*",
      .daily: "daglig*|dagligen|dagsabonnemang|varje dag",
      .weekly: "vecko*|veckovis|varje vecka",
      .monthly: "manatlig*|manads*|manatligen|månadsvis",
      .yearly: "arlig*|ars*|arligen|årsvis",
      .quarterly: "kvartal*",
      .halfYearly: "halvar*",
      .one: "en|ett|forsta",
      .trial: "gratis provperiod*|provperiod*|prova gratis|testa gratis|kostnadsfri provperiod*|gratisperiod*",
      .free: "gratis|kostnadsfritt|kostnadsfri",
      .parting: "innan|efter|sedan|darefter|fore|tills",
      .per: "i|per|varje|om",
      .not: "ingen|inget|inga|utan|inte|inte kompatibelt med|inte kompatibel med|fungerar inte med",
    ],
    topics: [
      .renews:
        "förnyas automatiskt|förnyas med|förnyas till|förnyas för|automatisk förnyelse|automatisk förlängning|förlängs automatiskt|tills du säger upp|tills du avslutar|tills den sägs upp|om du inte säger upp",
      .cancel:
        "säg upp|säga upp|säger upp|sägs upp|uppsägning|avsluta abonnemang*|avsluta prenumeration*|avsluta när|avbryt prenumeration*|hantera abonnemang*|hantera prenumeration*|hantera ditt abonnemang|hantera din prenumeration",
      .cancelAnytime:
        "säg upp när som helst|säg upp när du vill|avsluta när som helst|avsluta när du vill|avbryt när som helst|avbryt när du vill|kan sägas upp när som helst|ingen bindningstid|utan bindningstid",
      .lifetime:
        "livstid|livstids*|för alltid|engångsköp*|engångsbetalning*|betala en gång|betala en enda gång|inget abonnemang|utan abonnemang|ingen prenumeration|utan prenumeration",
      .subscription:
        "abonnemang|abonnemanget|abonnemangen|abonnera|abonnent*|prenumeration*|prenumerera|prenumerant*",
      .terms:
        "användarvillkor|användningsvillkor|allmänna villkor|tjänstevillkor|villkor|licensavtal|eula|avtal|användaravtal|licensvillkor",
      .privacy:
        "integritetspolicy|integritet|sekretesspolicy|personuppgifter|dataskydd",
      .restore:
        "återställ|återställ köp|återställa köp|redan köpt|redan prenumerant|redan abonnent",
      .bestValue:
        "bästa pris|bästa priset|bästa värde|bästa erbjudandet|mest prisvärd|mest prisvärt|billigast|billigaste|lägsta pris|lägsta priset|störst besparing|bäst pris|bäst värde",
      .saving:
        "spara|sparar|besparing*|rabatt*|nedsatt pris|billigare",
      .urgency:
        "begränsad tid|tidsbegränsat erbjudande|sista chansen|sista timmarna|endast idag|bara idag|endast i dag|bara i dag|slutar idag|slutar om|går ut om|går ut snart|skynda dig|missa inte",
      .unlimited:
        "obegränsad|obegränsat|obegränsade|utan gräns|utan gränser|utan begränsning*",
      .refund:
        "pengarna tillbaka|pengar tillbaka garanti|nöjd kund garanti|full återbetalning|återbetalningsgaranti|vi återbetalar",
      .nothingDue:
        "betala inget nu|betala inget idag|inget att betala nu|inget att betala idag|ingen betalning nu|ingen betalning idag|att betala idag|att betala nu",
      .familySharing:
        "familjedelning|dela med familjen|dela med din familj",
      .generic:
        "premiumfunktioner|proffunktioner|pro funktioner|full åtkomst|full tillgång|alla funktioner|lås upp allt|allt ingår|premiumåtkomst|premiuminnehåll|obegränsad åtkomst|obegränsad tillgång|allt innehåll|skaffa premium",
      .superlative:
        "#1|nummer 1|nummer ett|nr 1|bästa appen|världens bästa|bäst i världen|högst betygsatt*|mest populära appen|prisbelönt*|prisbelönad*",
      .task:
        "betygsätt oss|betygsätt appen|skriv en recension|lämna en recension|dela för att låsa upp|bjud in vänner|bjud in en vän",
      .obligation:
        "köp|köp nu|betala|betala nu|beställning med betalningsskyldighet|betalningsskyldighet",
      .withdrawal:
        "ångerrätt|ångra köp|ångra köpet|ångra avtalet|frånträda avtalet",
      .elsewhere:
        "på vår webbplats|på vår hemsida|på vår sajt|i vår webbshop|webbshop|köp online|prenumerera online|billigare online|billigare på|paypal",
      .shaming:
        "slösa pengar|jag vill inte spara|jag betalar hellre|betala fullt pris|nej tack, jag|jag behöver det inte",
      .currencyName:
        "euro|dollar|yen|yuan|brittiska pund|schweiziska franc|svenska kronor",
      .commitment:
        "bindningstid*|månaders bindning|års bindning|12 betalningar|tolv betalningar",
      .reminder:
        "påmin*|meddela*|avisera*|avisering*|notis*|säg till",
      .reward:
        "lås upp|låsa upp|låser upp|och få|för att få|få tillgång|tjäna|för att fortsätta",
      .audience:
        "användare|människor|personer|kunder|nedladdningar|medlemmar|recensioner|omdömen|betyg|prenumeranter|läsare|spelare|familjer",
      .purchase:
        "köp i appen|köp inuti appen|abonnemang|abonnemanget|abonnent*|prenumeration*|prenumerant*|premium|pro|plus|betalversion|fullversion",
    ])
}

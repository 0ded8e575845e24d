extension Lexicon {
  static let dutch = Lexicon(
    "nl",
    [
      .days: "dag|dagen|daagse",
      .weeks: "week|weken",
      .months: "maand|maanden",
      .years: "jaar|jaren",
      .daily: "dagelijks*|dagabonnement",
      .weekly: "wekelijks*|weekabonnement",
      .monthly: "maandelijks*|maandabonnement",
      .yearly: "jaarlijks*|jaarabonnement",
      .quarterly: "per kwartaal|kwartaal*",
      .halfYearly: "halfjaar*",
      .one: "een|eerste",
      .trial:
        "gratis proefperiode*|proefperiode*|gratis proberen|probeer gratis|proefabonnement*|gratis proef|gratis proefweek|gratis proefmaand|gratis proefdag|gratis proefdagen|gratis proeftijd|gratis proefversie*|gratis proeflidmaatschap|proefversie*|gratis uitproberen|probeer het gratis|gratis uit te proberen|kosteloos proberen",
      .free: "gratis|proef|kosteloos|cadeau|voor niets|op onze kosten",
      .parting: "voor|voordat|na|daarna|tot",
      .per: "per|elke|elk|iedere|ieder",
      .not: "geen|zonder|niet|niet compatibel met|werkt niet met|niet te gebruiken met",
    ],
    topics: [
      .renews:
        "automatisch verlengd|verlengt automatisch|automatische verlenging|wordt verlengd|verlengd als|verlengd totdat|verlengd tot|verlengd voor|verlengd tegen|automatisch vernieuwd|totdat je opzegt|tot je opzegt|totdat u opzegt|tot u opzegt|tenzij je opzegt|tenzij u opzegt|tot opzegging",
      .cancel:
        "opzeggen|opzegbaar|opzegt|opzegging|zeg op|annuleren|annuleer|annulering|abonnement beheren|abonnementen beheren|beheer abonnement|beheer je abonnement|beheer uw abonnement",
      .cancelAnytime:
        "altijd opzegbaar|op elk moment opzegbaar|elk moment opzegbaar|op elk moment opzeggen|altijd opzeggen|elk moment opzeggen|zeg op wanneer je wilt|opzeggen wanneer je wilt|op elk moment annuleren|altijd annuleren|annuleer op elk moment|annuleer wanneer je wilt|maandelijks opzegbaar",
      .lifetime:
        "levenslang|levenslange|voor altijd|eenmalige aankoop|eenmalige betaling|eenmalig betalen|eenmalig kopen|één keer betalen|betaal één keer|betaal eenmalig|geen abonnement|zonder abonnement",
      .subscription:
        "abonnement|abonnementen|abonneren|abonneer|abonnee|abonnees|jaarabonnement|maandabonnement|weekabonnement",
      .terms:
        "gebruiksvoorwaarden|algemene voorwaarden|servicevoorwaarden|voorwaarden|eula|licentieovereenkomst|gebruikersovereenkomst|overeenkomst",
      .privacy:
        "privacy|privacybeleid|privacyverklaring",
      .restore:
        "herstellen|aankopen herstellen|aankoop herstellen|herstel aankopen|herstel aankoop|al gekocht|al geabonneerd|al abonnee",
      .bestValue:
        "beste prijs|beste waarde|beste deal|voordeligste|goedkoopste|laagste prijs|meeste besparing|grootste besparing|beste prijs kwaliteit|voordeligst",
      .saving:
        "bespaar|bespaart|besparen|besparing|korting|kortingen|goedkoper|voordeliger|minder betalen|voordeel|afgeprijsd",
      .urgency:
        "beperkte tijd|tijdelijke aanbieding|laatste kans|laatste uren|alleen vandaag|eindigt vandaag|eindigt over|eindigt binnenkort|verloopt over|wees er snel bij|mis het niet|haast je|op=op|op is op|bijna afgelopen|bijna voorbij|laatste dag|flitsaanbieding|flash sale|eenmalige aanbieding|zolang de voorraad strekt|nu of nooit|nog heel even|komt niet terug|eindigt om middernacht|loopt bijna af|vandaag nog korting",
      .unlimited:
        "onbeperkt|onbeperkte|ongelimiteerd|ongelimiteerde|zonder limiet|zonder limieten",
      .refund:
        "geld terug|geld terug garantie|niet goed geld terug|volledige restitutie|volledige terugbetaling|terugbetalingsgarantie|niet goed, geld terug|krijg je geld terug|krijgt je geld terug|we betalen je terug|niet tevreden, geld terug|niet tevreden? geld terug|tevredenheidsgarantie|100% terugbetaling|volledig terugbetaald|volledig geld terug|wij betalen terug|geld terug als",
      .nothingDue:
        "nu niets betalen|vandaag niets betalen|betaal nu niets|vandaag niets verschuldigd|geen betaling vandaag|vandaag te betalen|nu te betalen|nul euro|voor nul|vandaag gratis|vandaag € 0|betaal vandaag niets|je betaalt vandaag niets|je betaalt nu niets|geen betaling nu|nu niets verschuldigd|niets te betalen",
      .familySharing:
        "delen met gezin|deel met je gezin|delen met je gezin|gezinsdeling|delen met familie",
      .generic:
        "premiumfuncties|premium functies|pro functies|volledige toegang|alle functies|alles ontgrendelen|ontgrendel alles|premium toegang|premiumtoegang|premium inhoud|onbeperkte toegang|alle inhoud|word premium",
      .superlative:
        "#1|nummer 1|nummer één|nr. 1|beste app|de beste app|beste ter wereld|best beoordeeld*|populairste app|bekroond|bekroonde|app van het jaar|miljoenen gebruikers|best beoordeelde|meest geliefde|hoogst gewaardeerd*",
      .task:
        "beoordeel ons|beoordeel de app|schrijf een review|schrijf een recensie|laat een beoordeling achter|deel om te ontgrendelen|nodig vrienden uit|vrienden uitnodigen",
      .obligation:
        "kopen|koop|koop nu|betalen|betaal|bestelling met betalingsverplichting|betalingsverplichting",
      .withdrawal:
        "herroeping|herroepingsrecht|herroepen|overeenkomst herroepen|bedenktijd",
      .elsewhere:
        "op onze website|op onze site|in onze webshop|webshop|online kopen|koop online|online abonneren|abonneer je online|goedkoper online|online goedkoper|goedkoper op|paypal|bezoek onze website|onze website|onze site|via onze website|qr code",
      .shaming:
        "geld verspillen|ik wil niet besparen|ik betaal liever|liever meer betalen|volle prijs betalen|nee bedankt, ik|ik heb dat niet nodig",
      .currencyName:
        "euro|euro's|dollar|dollars|yen|yuan|pond sterling|eurocent|zwitserse frank",
      .commitment:
        "looptijd van|minimale looptijd|verplichting van|maanden verplichting|jaarverplichting|12 betalingen|12 termijnen|twaalf betalingen",
      .reminder:
        "herinner*|waarschuw*|melding*|laat het me weten|laat het mij weten",
      .reward:
        "ontgrendel*|en ontvang|ontvang|krijg|en krijg|om te krijgen|verdien|om door te gaan",
      .audience:
        "gebruikers|mensen|klanten|downloads|leden|beoordelingen|recensies|reviews|abonnees|lezers|spelers|gezinnen",
      .purchase:
        "in app aankoop|in app aankopen|abonnement|abonnementen|abonnee|abonnees|premium|pro|plus|betaald|betaalde|volledige versie",
    ])
}

extension Lexicon {
  static let croatian = Lexicon(
    "hr",
    [
      .days: "dan|dana|dnevni|dnevno",
      .weeks: "tjedan|tjedna|tjedana",
      .months: "mjesec|mjeseca|mjeseci",
      .years: "godina|godine|godinu",
      .daily: "dnevno|dnevn*",
      .weekly: "tjedno|tjedn*",
      .monthly: "mjesecno|mjesecn*",
      .yearly: "godisnje|godisnj*",
      .quarterly: "tromjesecn*|kvartaln*",
      .halfYearly: "polugodisnj*",
      .one: "jedan|prvi",
      .trial:
        "besplatno probno razdoblje|probno razdoblje|besplatna proba|isprobaj besplatno|isprobajte besplatno|probna verzija",
      .free: "besplatno|besplatna|besplatni|besplatnih|besplatnog|besplatne",
      .parting: "prije|nakon|zatim|do",
      .per: "na|po|svaki|svaku|svake",
      .not: "bez|ne|nema",
    ],
    topics: [
      .renews:
        "automatski se obnavlja|automatski obnavlja|obnovit će se|automatska obnova|automatsko obnavljanje|automatski produljuje|automatski se produljuje|dok ne otkažete|dok ne otkažeš|dok je ne otkažete|ako ne otkažete|ako ne otkažeš|osim ako ne otkažete|do otkazivanja|obnavlja se na|obnavlja se po|obnavlja se uz",
      .cancel:
        "otkaži|otkažite|otkažete|otkažeš|otkazati|otkazivanje|otkazivanja|otkaz pretplate|upravljaj pretplatom|upravljajte pretplatom|upravljanje pretplatom|upravljanje pretplatama|ne otkažete|ne otkažeš",
      .cancelAnytime:
        "otkaži bilo kada|otkažite bilo kada|otkaži kad god želiš|otkažite kad god želite|otkaži u bilo kojem trenutku|otkažite u bilo kojem trenutku|otkazati u bilo kojem trenutku|otkazivanje u bilo kojem trenutku|možete otkazati bilo kada|bez ugovorne obveze",
      .lifetime:
        "doživotno|doživotni|doživotna|zauvijek|jednokratna kupnja|jednokratno plaćanje|jednokratna uplata|plati jednom|platite jednom|plaćate jednom|bez pretplate|nema pretplate",
      .subscription:
        "pretplata|pretplate|pretplatu|pretplatom|pretplati se|pretplatite se|pretplatnik|pretplatnici|pretplatnike",
      .terms:
        "uvjeti korištenja|uvjete korištenja|uvjeti upotrebe|uvjeti pružanja usluge|opći uvjeti|uvjeti|licencni ugovor|eula",
      .privacy:
        "privatnost|privatnosti|pravila o privatnosti|politika privatnosti|zaštita podataka",
      .restore:
        "obnovi kupnje|obnovite kupnje|obnovi kupnju|vrati kupnje|vratite kupnje|obnova kupnji|obnavljanje kupnji|već kupljeno|već imate pretplatu|već ste pretplatnik",
      .bestValue:
        "najbolja cijena|najbolja vrijednost|najbolja ponuda|najpovoljnij*|najjeftinij*|najniža cijena|najveća ušteda",
      .saving:
        "uštedi|uštedite|ušteda|uštede|uštedu|štediš|popust|popusta|popustom|jeftinije|sniženo",
      .urgency:
        "ograničeno vrijeme|vremenski ograničena ponuda|posljednja prilika|zadnja prilika|posljednji sati|samo danas|završava danas|završava za|istječe za|istječe danas|požuri|požurite|ne propusti|ne propustite",
      .unlimited:
        "neograničeno|neograničen|neograničena|neograničene|neograničeni|neograničenog|bez ograničenja|bez limita",
      .refund:
        "jamstvo povrata|vraćamo novac|jamstvo zadovoljstva|garancija povrata|puni povrat novca",
      .nothingDue:
        "danas ne plaćate ništa|danas ne plaćaš ništa|sada ne plaćate ništa|bez plaćanja danas|danas bez plaćanja|za platiti danas|dospijeva danas",
      .familySharing:
        "dijeljenje s obitelji|dijeli s obitelji|dijelite s obitelji|obiteljsko dijeljenje|podijeli s obitelji|podijelite s obitelji",
      .generic:
        "premium značajke|premium funkcije|pro značajke|pro funkcije|puni pristup|potpuni pristup|sve značajke|sve funkcije|otključaj sve|otključajte sve|sve uključeno|premium pristup|premium sadržaj|neograničen pristup|neograničeni pristup|sav sadržaj",
      .superlative:
        "#1|broj 1|broj jedan|br. 1|najbolja aplikacija|najbolja na svijetu|najbolji na svijetu|najbolje ocijenjen*|najpopularnija aplikacija|nagrađivana aplikacija",
      .task:
        "ocijeni nas|ocijenite nas|ocijeni aplikaciju|ocijenite aplikaciju|napiši recenziju|napišite recenziju|podijeli za otključavanje|pozovi prijatelje|pozovite prijatelje|pozovi prijatelja",
      .obligation:
        "kupi|kupite|kupnja|plati|platite|narudžba s obvezom plaćanja|obveza plaćanja",
      .withdrawal:
        "raskid ugovora|odustanak od ugovora|jednostrani raskid|pravo na odustanak|pravo na raskid|odustati od ugovora",
      .elsewhere:
        "na našoj web stranici|na našoj stranici|na našem webu|u našoj web trgovini|web trgovina|web shop|kupi online|kupite online|pretplatite se online|jeftinije online|jeftinije na|paypal",
      .shaming:
        "bacati novac|rasipati novac|ne želim uštedjeti|ne želim štedjeti|radije plaćam|platiti punu cijenu|ne hvala, radije|ne, hvala, radije|ne trebam to",
      .currencyName:
        "euro|eura|dolar|dolara|jen|jena|juan|funta sterlinga|švicarski franak",
      .commitment:
        "obveza na|obvezom na|obvezu na|mjesečna obveza|mjesečnu obvezu|mjesečnom obvezom|godišnja obveza|godišnju obvezu|godišnjom obvezom|12 uplata|12 plaćanja|12 rata",
      .reminder:
        "podsjet*|podsjeć*|obavijest*|obavješ*|upozor*",
      .reward:
        "otključ*|da dobiješ|da dobijete|kako biste dobili|i dobij|i dobijte|dobij|dobijte|osvoji|osvojite|za nastavak",
      .audience:
        "korisnik*|ljudi|osoba|kupaca|klijenata|preuzimanja|članova|recenzija|ocjena|pretplatnika|čitatelja|igrača|obitelji",
      .purchase:
        "kupnja unutar aplikacije|kupnje unutar aplikacije|kupnja u aplikaciji|kupnje u aplikaciji|pretplata|pretplate|pretplatu|pretplatnici|pretplatnike|premium|pro|plus|plaćena|plaćeno|puna verzija",
    ])
}

extension Lexicon {
  static let finnish = Lexicon(
    "fi",
    [
      .days: "paiva|paivaa|paivan",
      .weeks: "viikko|viikkoa|viikon",
      .months: "kuukausi|kuukautta|kuukauden|kk",
      .years: "vuosi|vuotta|vuoden|v",
      .daily: "paivittain*|päivätilaus",
      .weekly: "viikoittain*|viikko*",
      .monthly: "kuukausi*|kuukausittain*|kuussa",
      .yearly: "vuosi*|vuosittain*|vuodessa",
      .quarterly: "neljannesvuosi*",
      .halfYearly: "puolivuosi*|puolivuosittain*",
      .one: "yksi|yhden|ensimmainen",
      .trial:
        "ilmainen kokeilu*|ilmaista kokeilua|ilmaisen kokeilun|kokeilujakso*|kokeile ilmaiseksi|maksuton kokeilu*",
      .free: "ilmaiseksi|ilmainen|maksutta|maksuton|ilmaisen|ilmaista",
      .parting: "ennen|jalkeen|sitten|saakka",
      .per: "per|joka",
      .not: "ei|ilman",
    ],
    topics: [
      .renews:
        "uusiutuu automaattisesti|uusitaan automaattisesti|uudistuu automaattisesti|automaattinen uusiutuminen|automaattisesti uusiutuva|jatkuu automaattisesti|jatkuu vielä|uusiutuu hintaan|kunnes peruutat|kunnes perut|ellet peruuta|ellet peru|kunnes irtisanot",
      .cancel:
        "peruuta|peruuttaa|peruutat|perua|peru tilaus|peruutus*|irtisano*|hallitse tilausta|hallitse tilauksia|hallinnoi tilausta|tilauksen hallinta",
      .cancelAnytime:
        "peruuta milloin tahansa|peruuta koska tahansa|peruuta milloin vain|peruuta koska vain|peru milloin tahansa|peru koska tahansa|peru milloin vain|voit peruuttaa milloin tahansa|voit perua milloin tahansa|peruutettavissa milloin tahansa",
      .lifetime:
        "elinikäinen|elinikäisen|ikuisesti|pysyvästi sinun|kertaosto*|kertamaksu*|maksa kerran|maksa vain kerran|yksi maksu|ei tilausta|ilman tilausta",
      .subscription:
        "tilaus|tilauksen|tilausta|tilaukset|tilauksia|tilaa nyt|tilaaja|tilaajat|tilaajille",
      .terms:
        "käyttöehdot|käyttöehtoihin|palveluehdot|yleiset ehdot|ehdot|lisenssisopimus|käyttöoikeussopimus|eula",
      .privacy:
        "tietosuoja|tietosuojakäytäntö|tietosuojaseloste|yksityisyys|yksityisyyskäytäntö",
      .restore:
        "palauta ostot|palauta ostokset|palauta osto|palauta tilaus|ostojen palautus|palauta aiemmat|jo ostettu|onko sinulla jo tilaus|oletko jo tilaaja",
      .bestValue:
        "paras hinta|paras arvo|paras tarjous|paras hinta laatusuhde|edullisin|halvin|alin hinta|suurin säästö",
      .saving:
        "säästä|säästät|säästö|säästöä|alennus|alennusta|alennettu|edullisempi|halvempi",
      .urgency:
        "rajoitetun ajan|vain tänään|viimeinen mahdollisuus|viimeiset tunnit|päättyy tänään|päättyy pian|umpeutuu pian|pidä kiirettä|toimi nopeasti|älä jää paitsi",
      .unlimited:
        "rajaton|rajattomasti|rajattomat|rajoittamaton|rajoittamattomasti|rajoituksetta|ilman rajoituksia",
      .refund:
        "rahat takaisin|rahat takaisin takuu|täysi hyvitys|tyytyväisyystakuu",
      .nothingDue:
        "ei maksua nyt|ei maksua tänään|ei maksettavaa nyt|ei maksettavaa tänään|et maksa nyt mitään|et maksa tänään mitään|maksettavaa tänään|maksettava tänään|maksettavaa nyt",
      .familySharing:
        "perhejako|perhejaon|perhejaolla|jaa perheen kanssa|jaa perheesi kanssa",
      .generic:
        "premium ominaisuudet|premium toiminnot|pro ominaisuudet|täysi käyttöoikeus|täydet oikeudet|kaikki ominaisuudet|kaikki toiminnot|avaa kaikki|kaikki sisältyy|premium sisältö|rajaton käyttöoikeus|kaikki sisältö|hanki premium",
      .superlative:
        "#1|numero 1|ykkössovellus|paras sovellus|maailman paras|maailman parhaat|suosituin sovellus|palkittu|palkitut",
      .task:
        "arvioi meidät|arvioi sovellus|kirjoita arvostelu|jätä arvostelu|avaa jakamalla|jaa avataksesi|kutsu ystäviä|kutsu ystävä",
      .obligation:
        "osta|osta nyt|maksa|maksa nyt|tilaus johon liittyy maksuvelvollisuus|maksuvelvollisuus",
      .withdrawal:
        "peruuttamisoikeus|peruuta sopimus|peruuta sopimus tästä|peräännyn sopimuksesta|peruutusoikeus",
      .elsewhere:
        "verkkosivuillamme|verkkosivustollamme|sivuillamme|verkkokaupassamme|verkkokauppa|verkkokaupasta|osta verkosta|tilaa verkosta|halvempi verkossa|edullisempi verkossa|paypal",
      .shaming:
        "tuhlata rahaa|en halua säästää|maksan mieluummin|maksaa täyden hinnan|ei kiitos, minä|en tarvitse sitä",
      .currencyName:
        "euro|euroa|dollari|dollaria|jeni|jeniä|yuan|puntaa|sveitsin frangia",
      .commitment:
        "sitoumus*|sitoumuks*|sitoumuk*|sitoutumis*|sitoutumin*|määräaikai*|12 maksua|12 maksuerää",
      .reminder:
        "muistut*|ilmoita|ilmoitamme|ilmoitetaan|ilmoitus*|ilmoituk*",
      .reward:
        "avaa|avataksesi|ja saat|saat|saadaksesi|ansaitse|jatkaaksesi",
      .audience:
        "käyttäjä*|ihmistä|ihmisen|ihmiset|asiakas*|asiakka*|latausta|latauskertaa|jäsentä|jäsenen|arvostelu*|arviota|tilaajaa|tilaajan|lukijaa|pelaajaa|perhettä",
      .purchase:
        "sisäinen osto|sisäiset ostot|sovelluksen sisäi*|tilaus|tilauksen|tilausta|tilaajat|tilaajille|premium|pro|plus|maksullinen|maksulliset|täysversio",
    ])
}

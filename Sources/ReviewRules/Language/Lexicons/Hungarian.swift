extension Lexicon {
  static let hungarian = Lexicon(
    "hu",
    [
      .days: "nap|napos|napig|naponta",
      .weeks: "het|hetes|hetig|hetente",
      .months: "honap|honapos|honapig|havonta",
      .years: "ev|eves|evig|évente",
      .daily: "napi|naponta",
      .weekly: "heti|hetente",
      .monthly: "havi|havonta",
      .yearly: "eves|evi|evente",
      .quarterly: "negyedev*",
      .halfYearly: "felev*",
      .one: "egy|elso",
      .trial:
        "ingyenes probaidoszak*|probaidoszak*|ingyenes proba*|probalja ki ingyen|probald ki ingyen|probaverzio*|ingyenes kipróbálás*|próbáld ki ingyenesen|próbálja ki ingyenesen",
      .free: "ingyen|ingyenes|ingyenesen",
      .parting: "elott|utan|majd|aztan",
      .per: "minden",
      .not: "nincs|nelkul|nem",
      .notAfter: "nélkül|nincs",
    ],
    topics: [
      .renews:
        "automatikusan megújul|automatikusan megújuló|automatikus megújulás|automatikus megújítás|automatikusan meghosszabbod*|amíg le nem mondja|amíg le nem mondod|ha nem mondja le|ha nem mondod le|lemondásig|hónapra megújul|évre megújul|hétre megújul|áron megújul",
      .cancel:
        "lemondás|lemondása|lemondható|lemondhatja|lemondhatod|lemondja|lemondod|mondja le|mondd le|lemondási|előfizetés kezelése|előfizetések kezelése|előfizetés törlése|felmondás*|le nem mondja|le nem mondod",
      .cancelAnytime:
        "bármikor lemondható|bármikor lemondhatja|bármikor lemondhatod|bármikor felmondható|mondja le bármikor|mondd le bármikor|lemondás bármikor|kötöttség nélkül|hűségidő nélkül",
      .lifetime:
        "örökre|élethosszig|örökös|örök licenc|egyszeri vásárlás|egyszeri fizetés|egyszeri díj|fizessen egyszer|fizess egyszer|csak egyszer kell fizetni|előfizetés nélkül|nincs előfizetés",
      .subscription:
        "előfizetés|előfizetést|előfizetése|előfizetések|előfizetési|előfizető|előfizetők|fizessen elő|fizess elő|előfizetek",
      .terms:
        "felhasználási feltételek|használati feltételek|szolgáltatási feltételek|általános szerződési feltételek|ászf|feltételek|licencszerződés|eula",
      .privacy:
        "adatvédelem|adatvédelmi szabályzat|adatvédelmi irányelvek|adatvédelmi nyilatkozat|adatkezelési tájékoztató|adatvédelmi",
      .restore:
        "visszaállítás|vásárlások visszaállítása|vásárlás visszaállítása|visszaállítása|már megvásároltam|már előfizető",
      .bestValue:
        "legjobb ár|legjobb érték|legjobb ajánlat|legjobb ár érték|legkedvezőbb|legolcsóbb|legalacsonyabb ár|legnagyobb megtakarítás",
      .saving:
        "megtakarítás|megtakarítása|takarítson meg|takaríts meg|spóroljon|spórolj|kedvezmény|kedvezménnyel|kedvezményes|olcsóbb|akciós",
      .urgency:
        "korlátozott ideig|korlátozott idejű|utolsó esély|utolsó lehetőség|utolsó órák|csak ma|ma lejár|hamarosan lejár|hamarosan véget ér|siessen|siess|ne maradjon le|ne maradj le",
      .unlimited:
        "korlátlan|korlátlanul|korlátlan számú|korlátozás nélkül|korlátok nélkül",
      .refund:
        "pénzvisszafizetési garancia|pénz vissza garancia|visszatérítjük|elégedettségi garancia|teljes visszatérítés",
      .nothingDue:
        "ma nem kell fizetni|most nem kell fizetni|ma nem fizet semmit|most nem fizet semmit|ma fizetendő|most fizetendő|ma esedékes",
      .familySharing:
        "családi megosztás*|ossza meg a családjával|oszd meg a családoddal|megosztás a családdal",
      .generic:
        "prémium funkciók|premium funkciók|pro funkciók|teljes hozzáférés|minden funkció|összes funkció|minden feloldása|oldjon fel mindent|oldj fel mindent|prémium hozzáférés|prémium tartalom|prémium tartalmak|korlátlan hozzáférés|minden tartalom",
      .superlative:
        "#1|első számú|legjobb alkalmazás|a világ legjobb|világ legjobbja|legjobbra értékelt|legnépszerűbb alkalmazás|díjnyertes",
      .task:
        "értékeljen minket|értékelj minket|értékelje az alkalmazást|értékeld az alkalmazást|írjon értékelést|írj értékelést|megosztás a feloldáshoz|hívja meg barátait|hívd meg a barátaidat|barátok meghívása",
      .obligation:
        "vásárlás|vásárolok|megveszem|megvásárlás|fizetés|fizetek|fizetési kötelezettséggel járó megrendelés|fizetési kötelezettség|megrendelem és fizetek",
      .withdrawal:
        "elállás|elállási jog|elállás a szerződéstől|elállok a szerződéstől",
      .elsewhere:
        "a weboldalunkon|weboldalunkon|honlapunkon|webáruházunkban|webáruház|webshop|vásároljon online|vásárolj online|fizessen elő online|online olcsóbb|olcsóbb online|paypal",
      .shaming:
        "pazarolni a pénzt|pénzt pazarolni|nem akarok spórolni|nem akarok megtakarítani|inkább többet fizetek|teljes árat fizetni|nem köszönöm, inkább|nem, köszönöm, inkább|nincs rá szükségem",
      .currencyName:
        "euró|eurót|dollár|dollárt|jen|jüan|angol font|svájci frank|forint|forintot",
      .commitment:
        "hónapos elköteleződés*|hónapos elkötelezettség*|éves elköteleződés*|éves elkötelezettség*|hűségidő*|hónapos hűség*|éves hűség*|12 fizetés*|12 befizetés*|12 részlet*",
      .reminder:
        "emlékezte*|értesít*|figyelmeztet*",
      .reward:
        "felold*|oldd fel|oldja fel|oldjon fel|nyerj|kapj|és kapsz|kapsz|kapjon|szerezz|szerezd meg|szerezze meg|a folytatáshoz",
      .audience:
        "felhasználó*|ember|embernek|ügyfél*|ügyfel*|vásárló*|letöltés*|értékelés*|vélemény*|előfizető|előfizetővel|előfizetőnk|olvasó|játékos|játékossal|család|családnak",
      .purchase:
        "alkalmazáson belüli vásárlás*|előfizetés|előfizetést|előfizetők|előfizetéssel|premium|prémium|pro|plus|fizetős|teljes verzió",
    ])
}

extension Lexicon {
  static let romanian = Lexicon(
    "ro",
    [
      .days: "zi|zile|de zile",
      .weeks: "saptamana|saptamani|de saptamani",
      .months: "luna|luni|de luni",
      .years: "an|ani|de ani",
      .daily: "zilnic",
      .weekly: "saptamanal*",
      .monthly: "lunar*",
      .yearly: "anual*",
      .quarterly: "trimestrial*",
      .halfYearly: "semestrial*",
      .one: "un|o|prima|primul",
      .trial:
        "perioada de proba|perioada de proba gratuita|proba gratuita|incearca gratuit|incercati gratuit|versiune de proba|perioada de incercare",
      .free: "gratuit|gratuita|gratuite|gratis",
      .parting: "inainte|dupa|apoi|pana",
      .per: "pe|fiecare|la",
      .not: "fara|nu|nicio|niciun",
    ],
    topics: [
      .renews:
        "reînnoire automată|reînnoit automat|reînnoirea automată|reînnoiește automat|prelungește automat|prelungire automată|până la anulare|până când anulați|până când anulezi|până îl anulați|dacă nu îl anulați|dacă nu anulați|dacă nu anulezi|se reînnoiește automat|se va reînnoi automat|se reînnoiește pentru|se reînnoiește la",
      .cancel:
        "anulare|anularea|anulați|anulează|anula|anulezi|dezabonare|dezabonați|renunțați la abonament|gestionați abonamentul|gestionează abonamentul|gestionați abonamentele|gestionare abonament|reziliere",
      .cancelAnytime:
        "anulați oricând|anulează oricând|anulezi oricând|se poate anula oricând|poate fi anulat oricând|anulare oricând|anulare în orice moment|anulați în orice moment|renunțați oricând|fără obligații",
      .lifetime:
        "pe viață|pentru totdeauna|achiziție unică|plată unică|o singură plată|plătiți o singură dată|plătești o singură dată|plătiți o dată|fără abonament|niciun abonament",
      .subscription:
        "abonament|abonamentul|abonamente|abonamentele|abonați vă|abonează te|abonare|abonat|abonații",
      .terms:
        "condiții de utilizare|termeni de utilizare|termeni și condiții|termenii și condițiile|termenii de utilizare|condiții|termeni|acord de licență|eula",
      .privacy:
        "confidențialitate|confidențialitatea|politică de confidențialitate|politica de confidențialitate|protecția datelor",
      .restore:
        "restaurați achizițiile|restaurează achizițiile|restaurați achiziția|restaurare achiziții|restabiliți achizițiile|restabilește achizițiile|recuperați achizițiile|deja cumpărat|deja abonat",
      .bestValue:
        "cel mai bun preț|cea mai bună valoare|cea mai bună ofertă|cel mai bun raport calitate preț|cel mai ieftin|cel mai avantajos|cea mai avantajoasă|cel mai mic preț|cea mai mare economie",
      .saving:
        "economisiți|economisește|economisești|economie de|reducere|reduceri|reducerea|discount|mai ieftin",
      .urgency:
        "timp limitat|ofertă limitată|ultima șansă|ultimele ore|numai astăzi|numai azi|doar astăzi|doar azi|se încheie astăzi|se încheie azi|se încheie în curând|expiră în curând|expiră azi|grăbiți vă|grăbește te|nu rata|nu ratați",
      .unlimited:
        "nelimitat|nelimitată|nelimitate|nelimitați|fără limită|fără limite",
      .refund:
        "banii înapoi|ramburs integral|garanția satisfacției|rambursare integrală|garanția rambursării",
      .nothingDue:
        "nu plătiți nimic azi|nu plătiți nimic acum|nu plătești nimic azi|nicio plată astăzi|nicio plată acum|fără plată astăzi|de plată astăzi|de plată azi|scadent astăzi",
      .familySharing:
        "partajare familială|partajarea familială|partajare în familie|partajați cu familia|partajează cu familia",
      .generic:
        "funcții premium|funcționalități premium|funcții pro|acces complet|acces total|toate funcțiile|toate funcționalitățile|deblocați totul|deblochează totul|totul inclus|acces premium|conținut premium|acces nelimitat|tot conținutul|treceți la premium",
      .superlative:
        "#1|numărul 1|numărul unu|nr. 1|cea mai bună aplicație|cea mai bună din lume|cel mai bun din lume|cea mai apreciată aplicație|cea mai populară aplicație|aplicație premiată",
      .task:
        "evaluați ne|evaluează ne|evaluați aplicația|evaluează aplicația|scrieți o recenzie|scrie o recenzie|distribuiți pentru a debloca|distribuie pentru a debloca|invitați prieteni|invită prieteni|invită un prieten",
      .obligation:
        "cumpărați|cumpără|cumpără acum|plătiți|plătește|comandă cu obligație de plată|comandă care implică o obligație de plată|obligație de plată",
      .withdrawal:
        "retragere din contract|dreptul de retragere|drept de retragere|retragerea din contract|denunțarea contractului",
      .elsewhere:
        "pe site ul nostru|pe pagina noastră|în magazinul nostru online|magazin online|magazinul online|cumpărați online|cumpără online|abonați vă online|abonează te online|mai ieftin online|mai ieftin pe|paypal",
      .shaming:
        "să risipesc bani|a risipi bani|nu vreau să economisesc|prefer să plătesc|plătesc prețul întreg|nu, mulțumesc, prefer|nu mulțumesc, prefer|nu am nevoie de asta",
      .currencyName:
        "euro|dolar|dolari|yeni|yuani|lire sterline|franci elvețieni",
      .commitment:
        "angajament de|angajament pe|angajamentul de|angajament anual|luni de angajament|perioadă contractuală|12 plăți|12 rate|douăsprezece plăți",
      .reminder:
        "amintește*|aminti*|reamint*|notific*|anunță*|avertiz*",
      .reward:
        "debloca*|debloch*|și primești|primești|primește|primiți|pentru a primi|pentru a obține|obține|obțineți|câștigă|câștigați|pentru a continua",
      .audience:
        "utilizator*|oameni|persoane|clienți|descărcări|membri|recenzii|evaluări|abonați|cititori|jucători|familii",
      .purchase:
        "achiziție în aplicație|achiziții în aplicație|achizițiile în aplicație|abonament|abonamentul|abonamente|abonați|abonații|premium|pro|plus|plătit|plătită|cu plată|versiunea completă",
    ])
}

extension Lexicon {
  static let polish = Lexicon(
    "pl",
    [
      .days: "dzien|dni|dniowy|dniowa|dniowego|dniu|dniach|dnia",
      .weeks: "tydzien|tygodnie|tygodni|tygodniowy|tygodniowa|tygodniu|tygodniach|tygodnia",
      .months: "miesiac|miesiace|miesiecy|miesieczny|miesieczna|miesiącu|miesiącach|miesiąca",
      .years: "rok|lata|lat|roczny|roczna|letni|letnia|roku|latach",
      .daily: "dziennie|dzienn*|codziennie|codzienn*",
      .weekly: "tygodniow*|co tydzien",
      .monthly: "miesieczn*|co miesiac",
      .yearly: "roczn*|rocznie|co rok",
      .quarterly: "kwartaln*|kwartal",
      .halfYearly: "polroczn*",
      .one: "jeden|pierwszy|pierwszego",
      .trial:
        "okres probn*|okresu probn*|wersja probn*|wersje probn*|wyprobuj za darmo|wyprobuj bezplatnie|darmowy okres|bezplatny okres|probny|probna|probnego",
      .free:
        "za darmo|gratis|darmowy|darmowa|darmowe|darmowych|bezpłatnym|bezpłatnego|bezpłatny|bezpłatna|bezpłatne|bezpłatnych|bezpłatnie|bez opłat|w prezencie|nieodpłatnie",
      .parting: "przed|po|potem|nastepnie|do",
      .per: "na|za|co|każdy",
      .not: "bez|nie|brak|nie działa z|nie jest zgodne z|nie współpracuje z",
    ],
    topics: [
      .renews:
        "odnawia się|odnowi się|odnawiana automatycznie|odnawiany automatycznie|automatycznie odnawi*|odnawialna automatycznie|automatyczne odnowienie|automatyczne odnawianie|automatycznie przedłuż*|przedłuża się automatycznie|dopóki nie anulujesz|dopóki nie zrezygnujesz|do momentu anulowania|do odwołania|jeśli nie anulujesz|chyba że anulujesz",
      .cancel:
        "anuluj|anulować|anulujesz|anulowanie|anulowania|zrezygnuj|zrezygnować|zrezygnujesz|rezygnacja|rezygnacji|zarządzaj subskrypcją|zarządzaj subskrypcjami|zarządzanie subskrypcją|wypowiedz*|nie anulujesz|nie zrezygnujesz|nie anulować",
      .cancelAnytime:
        "anuluj w każdej chwili|anuluj w dowolnym momencie|anuluj kiedy chcesz|anulujesz w każdej chwili|anulować w każdej chwili|anulować w dowolnym momencie|zrezygnuj w każdej chwili|zrezygnuj w dowolnym momencie|zrezygnuj kiedy chcesz|zrezygnować w każdej chwili|możliwość rezygnacji w każdej chwili|bez zobowiązań",
      .lifetime:
        "dożywotni*|na zawsze|jednorazowy zakup|jednorazowa opłata|jednorazowa płatność|jednorazowego zakupu|zapłać raz|płacisz raz|bez subskrypcji|brak subskrypcji|bez abonamentu",
      .subscription:
        "subskrypcja|subskrypcji|subskrypcję|subskrypcją|subskrypcje|subskrybuj|subskrybent*|abonament|abonamentu",
      .terms:
        "warunki korzystania|warunki użytkowania|warunki korzystania z usługi|regulamin|regulaminu|ogólne warunki|umowa licencyjna|eula|warunki|warunkami|umowa użytkownika",
      .privacy:
        "prywatność|prywatności|polityka prywatności|ochrona danych",
      .restore:
        "przywróć|przywróć zakupy|przywróć zakup|przywracanie zakupów|odzyskaj zakupy|masz już subskrypcję|już kupione",
      .bestValue:
        "najlepsza cena|najlepsza wartość|najlepsza oferta|najkorzystniejsz*|najtańsz*|najtaniej|najniższa cena|największe oszczędności",
      .saving:
        "oszczędź|oszczędzasz|oszczędzaj|oszczędność|oszczędności|zniżka|zniżki|rabat|rabatu|taniej|taniej o|obniżka|promocyjn*",
      .urgency:
        "ograniczony czas|oferta ograniczona czasowo|ostatnia szansa|ostatnie godziny|tylko dziś|tylko dzisiaj|kończy się dziś|kończy się za|wygasa za|wygasa dziś|pospiesz się|nie przegap|spiesz się|śpiesz się|pośpiesz się|ostatni dzień|ostatnie chwile|oferta kończy się|promocja kończy się|kończy się dzisiaj|kończy się o północy|tylko do północy|wyprzedaż błyskawiczna|jednorazowa oferta|oferta jednorazowa|teraz albo nigdy|do wyczerpania zapasów|zaraz się kończy|nie przegap okazji|ograniczona liczba|oferta limitowana|tylko przez chwilę|już się nie powtórzy",
      .unlimited:
        "nieograniczon*|bez limitu|bez limitów|bez ograniczeń|nielimitowan*",
      .refund:
        "gwarancja zwrotu|pełny zwrot|zwrócimy pieniądze|gwarancja satysfakcji|gwarantowany zwrot|zwrot pieniędzy|zwrotu pieniędzy|pełen zwrot|zwracamy pieniądze|oddamy pieniądze|oddajemy pieniądze|100% zwrotu|zwrot w ciągu|zwrot gwarantowany|satysfakcja gwarantowana|zwrócimy ci|pieniądze z powrotem",
      .nothingDue:
        "dziś nic nie płacisz|teraz nic nie płacisz|dzisiaj nic nie płacisz|brak płatności dziś|bez opłat dzisiaj|do zapłaty dziś|do zapłaty dzisiaj|do zapłaty teraz|zero złotych|za zero|dziś 0 zł|dziś za darmo|dzisiaj za darmo|nic nie płacisz|bez płatności dziś|bez płatności teraz|bez opłat dziś|płacisz 0 zł",
      .familySharing:
        "chmura rodzinna|udostępnianie rodzinne|udostępnij rodzinie|udostępniaj rodzinie|chmurze rodzinnej",
      .generic:
        "funkcje premium|funkcje pro|pełny dostęp|wszystkie funkcje|odblokuj wszystko|wszystko w cenie|dostęp premium|treści premium|nieograniczony dostęp|wszystkie treści|przejdź na premium",
      .superlative:
        "#1|numer 1|numer jeden|nr 1|najlepsza aplikacja|najlepsza na świecie|najlepiej oceniana|najlepiej oceniany|najpopularniejsza aplikacja|nagradzana aplikacja|wielokrotnie nagradzan*|aplikacja roku|miliony użytkowników|milion użytkowników|milionów użytkowników|najwyżej oceniana|najwyżej oceniany|najchętniej wybierana|najbardziej lubiana|nr. 1",
      .task:
        "oceń nas|oceń aplikację|napisz recenzję|zostaw opinię|udostępnij, aby odblokować|zaproś znajomych|zaproś znajomego",
      .obligation:
        "kup|kup teraz|kupuję|zapłać|płacę|zamówienie z obowiązkiem zapłaty|obowiązek zapłaty|kupuję i płacę",
      .withdrawal:
        "odstąpienie od umowy|odstąpienia od umowy|odstąp od umowy|prawo odstąpienia|odstąpić od umowy",
      .elsewhere:
        "na naszej stronie|na naszej witrynie|w naszym sklepie internetowym|sklep internetowy|kup online|kup w internecie|subskrybuj online|taniej online|taniej na stronie|taniej w internecie|paypal|naszej stronie|naszą stronę|nasza strona|przez stronę|w przeglądarce|kod qr|kodu qr",
      .shaming:
        "marnować pieniądze|marnowanie pieniędzy|nie chcę oszczędzać|wolę płacić|wolę przepłacać|zapłacić pełną cenę|nie dziękuję, wolę|nie, dziękuję, wolę|nie potrzebuję tego",
      .currencyName:
        "euro|dolar|dolary|dolarów|jen|jeny|jenów|juan|juany|funt szterling|funty szterlingi|złotych|złote",
      .commitment:
        "zobowiązanie|zobowiązania|zobowiązaniem|umowa na 12|umową na 12|12 płatności|12 rat|dwanaście płatności",
      .reminder:
        "przypom*|powiadom*|daj mi znać",
      .reward:
        "odblokuj*|odblokow*|aby otrzymać|aby uzyskać|aby zdobyć|i otrzymaj|otrzymaj|i zyskaj|zyskaj|i odbierz|odbierz|zdobądź|aby kontynuować",
      .audience:
        "użytkownik*|osób|ludzi|klientów|pobrań|opinii|ocen|recenzji|członków|subskrybentów|czytelników|graczy|rodzin",
      .purchase:
        "zakup w aplikacji|zakupy w aplikacji|subskrypcja|subskrypcji|subskrypcję|subskrybent*|abonament|premium|pro|plus|płatne|płatna|płatny|pełna wersja",
    ])
}

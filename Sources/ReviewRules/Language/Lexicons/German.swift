extension Lexicon {
  static let german = Lexicon(
    "de",
    [
      .days: "tag|tage|tagen|tagig*|tages*",
      .weeks: "woche|wochen|wochig*|wochen*",
      .months: "monat|monate|monaten|monatig*|monats*",
      .years: "jahr|jahre|jahren|jahrig*|jahres*",
      .daily: "taglich*|tages*",
      .weekly: "wochentlich*|wochen*",
      .monthly: "monatlich*|monats*",
      .yearly: "jahrlich*|jahres*",
      .quarterly: "vierteljahrlich*|quartal*",
      .halfYearly: "halbjahrlich*|halbjahr*",
      .one: "ein|eine|einen|einer|erste|ersten|erster",
      .oneMonth: "probemonat|probemonats|gratismonat|gratismonats|schnuppermonat|freimonat",
      .oneWeek: "probewoche|gratiswoche|schnupperwoche",
      .trial:
        "kostenlos testen|gratis testen|kostenlos ausprobieren|gratis ausprobieren|kostenlose testversion|kostenlose testphase|kostenloser test|kostenloser testzeitraum|kostenlosen testzeitraum|kostenlose probe|kostenlosen probe|kostenlose probezeit*|kostenlose probeversion*|kostenlose probephase*|kostenlose probewoche*|kostenlose probemitgliedschaft*|kostenlose probeperiode*|kostenlose probenutzung|kostenlose probetage*|probeabo*|probemonat*|probewoche*|probezeit*|testphase*|testzeitraum*|testversion*|gratistest*|gratismonat*|gratiswoche*|gratis test|schnupperwoche*|schnuppermonat*|unverbindlich testen|kostenfrei testen|kostenfrei ausprobieren|kostenlos probieren|gratis probieren|für null euro testen",
      .free:
        "kostenlos|kostenlose|kostenloser|kostenlosen|kostenloses|kostenlosem|kostenfreie|kostenfreier|kostenfreien|kostenfreies|gratis|umsonst|test|testen|testabo|kostenfrei|geschenkt|für 0 euro|unentgeltlich|aufs haus",
      .parting: "vor|nach|danach|dann|anschliessend|bevor|bis",
      .per: "pro|je|im|jeden|jede|jedes",
      .not: "kein|keine|keinen|keiner|keinem|ohne|nicht|nicht mit|nicht kompatibel mit|nicht nutzbar mit",
    ],
    topics: [
      .renews:
        "verlängert sich automatisch|automatisch verlängert|verlängert sich um|verlängert sich zum|verlängert sich für|verlängert sich jeweils|automatische verlängerung|automatischen verlängerung|erneuert sich automatisch|automatisch erneuert|automatische erneuerung|bis zur kündigung|sofern nicht gekündigt|bis du kündigst|bis sie kündigen|wenn du nicht kündigst|wenn sie nicht kündigen|sofern du nicht kündigst|sofern sie nicht kündigen",
      .cancel:
        "kündigen|kündigst|kündige|kündbar*|kündigung*|gekündigt|abo verwalten|abos verwalten|abonnement verwalten|abonnements verwalten|abo beenden|stornier*",
      .cancelAnytime:
        "jederzeit kündbar*|jederzeit kündigen|jederzeit kündigst|jederzeit gekündigt|jederzeit stornier*|jederzeit beenden|kündige jederzeit|kündigung jederzeit|kündigen sie jederzeit|kündbar jederzeit|monatlich kündbar|ohne vertragsbindung",
      .lifetime:
        "lebenslang*|auf lebenszeit|für immer|einmalkauf*|einmalig zahlen|einmalig bezahlen|einmalige zahlung|einmalzahlung*|einmal zahlen|einmal bezahlen|einmal kaufen|einmaliger kauf|kein abo|ohne abo|kein abonnement|dauerhaft freigeschaltet",
      .subscription:
        "abo|abos|abonnement|abonnements|abonnieren|abonniere|abonniert|abonnent*|jahresabo*|monatsabo*|wochenabo*",
      .terms:
        "nutzungsbedingungen|agb|agbs|geschäftsbedingungen|lizenzvereinbarung|endbenutzer lizenz*|eula|bedingungen|lizenzvertrag|lizenzbedingungen|endnutzer lizenz*|nutzungsvertrag|vertragsbedingungen",
      .privacy:
        "datenschutz|datenschutzerklärung|datenschutzrichtlinie*|datenschutzbestimmungen|datenschutzhinweise|privatsphäre",
      .restore:
        "wiederherstellen|käufe wiederherstellen|kauf wiederherstellen|bereits gekauft|schon gekauft|bereits abonniert",
      .bestValue:
        "bester preis|bestes angebot|bester wert|günstigst*|am günstigsten|billigst*|niedrigster preis|größte ersparnis|bestes preis leistungs verhältnis",
      .saving:
        "spare|sparen|sparst|ersparnis*|gespart|rabatt*|ermäßig*|günstiger|preisvorteil|preisnachlass|reduziert|preissenkung",
      .urgency:
        "nur heute|nur noch heute|nur für kurze zeit|begrenzte zeit|zeitlich begrenztes angebot|letzte chance|endet heute|endet bald|endet in|läuft ab in|nicht verpassen|letzte stunden|beeil dich|solange der vorrat reicht|endet um mitternacht|einmaliges angebot|letzter tag|am letzten tag|solange es das noch gibt|blitzangebot|blitzaktion|nur solange|kommt nie wieder|kommt nicht wieder|fast vorbei|beeilen sie sich|jetzt oder nie|schnell sein",
      .unlimited:
        "unbegrenzt*|unlimitiert*|ohne limit|ohne limits|grenzenlos*|uneingeschränkt*",
      .refund:
        "geld zurück|geld zurück garantie|zufriedenheitsgarantie|volle rückerstattung|vollständige rückerstattung|volle erstattung|wir erstatten|bekommst dein geld zurück|bekommen ihr geld zurück|geld zurück, wenn|erstatten dir|erstatten ihnen|erstattungsgarantie|100% erstattung|rückerstattungsgarantie|rückgabegarantie|voller betrag zurück|vollen betrag zurück",
      .nothingDue:
        "jetzt nichts zahlen|heute nichts zahlen|jetzt nichts bezahlen|keine zahlung fällig|heute fällig|jetzt fällig|keine zahlung heute|heute keine zahlung|für null euro|null euro|heute kostenlos|jetzt kostenlos starten|zahle heute nichts|zahle jetzt nichts|zahlst heute nichts|zahlst jetzt nichts|keine zahlung jetzt|heute 0 €|nichts zu zahlen",
      .familySharing:
        "familienfreigabe|mit der familie teilen|mit deiner familie teilen|mit ihrer familie teilen",
      .generic:
        "premium funktionen|premiumfunktionen|pro funktionen|voller zugriff|vollzugriff|alle funktionen|alles freischalten|premium zugang|premiumzugang|premium inhalte|premiuminhalte|unbegrenzter zugriff|alle inhalte|hol dir premium",
      .superlative:
        "#1|nummer 1|nummer eins|nr. 1|beste app|weltbeste*|beste der welt|bestbewertet*|beliebteste app|preisgekrönt*|testsieger*|app des jahres|meistgeliebt*|bestbewertet|am besten bewertet|von millionen genutzt|von millionen geliebt|marktführer",
      .task:
        "bewerte uns|bewerten sie uns|app bewerten|bewertung schreiben|rezension schreiben|teilen zum freischalten|freunde einladen|lade freunde ein",
      .obligation:
        "kaufen|kaufe|kostenpflichtig*|zahlungspflichtig*|bezahlen|jetzt zahlen",
      .withdrawal:
        "widerruf|widerrufen|widerrufsrecht|widerrufsbelehrung|vertrag widerrufen|rücktrittsrecht",
      .elsewhere:
        "auf unserer website|auf unserer webseite|auf unserer internetseite|im web kaufen|online kaufen|online abonnieren|online günstiger|günstiger online|in unserem online shop|im onlineshop|paypal|besuche unsere website|besuchen sie unsere website|besuche unsere webseite|besuchen sie unsere webseite|über unsere website|über unsere webseite|unserer homepage|unsere homepage|im webshop|im browser kaufen|qr code",
      .shaming:
        "geld verschwenden|geld zu verschwenden|ich will nicht sparen|ich möchte nicht sparen|ich zahle lieber|lieber mehr zahlen|nein danke, ich|ich brauche das nicht|ich zahle gern*",
      .currencyName:
        "euro|euros|dollar|dollars|yen|yuan|schweizer franken|pfund sterling|cent|cents",
      .commitment:
        "mindestlaufzeit*|vertragslaufzeit*|vertragsbindung|monate bindung|monaten bindung|monatige bindung|monatiger bindung|monatigen bindung|monatige verpflichtung|monatiger verpflichtung|monatigen verpflichtung|12 zahlungen|12 raten|zwölf zahlungen",
      .reminder:
        "erinner*|benachrichtig*|hinweis*|bescheid",
      .reward:
        "freischalten|freizuschalten|freigeschaltet|um zu erhalten|erhalten|erhalte|erhältst|und erhalte*|zu bekommen|bekomm*|und hol dir|um fortzufahren",
      .audience:
        "nutzer*|anwender*|menschen|kunden|kundinnen|downloads|mitglieder|mitgliedern|bewertungen|rezensionen|abonnenten|leser|lesern|leserinnen|spieler|spielern|familien|lernende|lernenden",
      .purchase:
        "in app kauf|in app käufe|in app käufen|abo|abos|abonnement|abonnements|abonnent*|premium|pro|plus|kostenpflichtig*|vollversion",
    ])
}

// Written as the lists beside it.

extension Lexicon {
  static let further: [Lexicon] = nordicAndCentral + southernAndAsian

  private static let nordicAndCentral: [Lexicon] = [
    Lexicon(
      "da",
      [
        .days: "dag|dage|dages", .weeks: "uge|uger|ugers", .months: "maned|maneder|maneders", .years: "ar|ars",
        .daily: "daglig*", .weekly: "ugentlig*|ugeabonnement", .monthly: "manedlig*|maneds*", .yearly: "arlig*|ars*",
        .quarterly: "kvartal*", .halfYearly: "halvar*", .one: "en|et|forste|første",
        .trial: "gratis prøveperiode*|prøveperiode*|prøv gratis|gratis prøve*|gratis prøvetid",
        .free: "gratis", .parting: "inden|før|efter|derefter|indtil", .not: "ingen|intet|uden|ikke",
      ]),
    Lexicon(
      "no",
      [
        .days: "dag|dager|dagers", .weeks: "uke|uker|ukers", .months: "maned|maneder|maneders", .years: "ar|ars",
        .daily: "daglig*", .weekly: "ukentlig*|ukesabonnement", .monthly: "manedlig*|maneds*", .yearly: "arlig*|ars*",
        .quarterly: "kvartal*", .halfYearly: "halvar*", .one: "en|ett|første",
        .trial: "gratis prøveperiode*|prøveperiode*|prøv gratis|gratis prøve*|gratisperiode*",
        .free: "gratis", .parting: "før|etter|deretter|inntil", .not: "ingen|intet|uten|ikke",
      ]),
    Lexicon(
      "fi",
      [
        .days: "paiva|paivaa|paivan", .weeks: "viikko|viikkoa|viikon", .months: "kuukausi|kuukautta|kuukauden|kk",
        .years: "vuosi|vuotta|vuoden|v", .daily: "paivittain*", .weekly: "viikoittain*|viikko*",
        .monthly: "kuukausi*|kuukausittain*|kuussa", .yearly: "vuosi*|vuosittain*|vuodessa",
        .quarterly: "neljannesvuosi*", .halfYearly: "puolivuosi*|puolivuosittain*", .one: "yksi|yhden|ensimmainen",
        .trial:
          "ilmainen kokeilu*|ilmaista kokeilua|ilmaisen kokeilun|kokeilujakso*|kokeile ilmaiseksi|maksuton kokeilu*",
        .free: "ilmaiseksi|ilmainen|maksutta|maksuton", .parting: "ennen|jalkeen|sitten|saakka", .not: "ei|ilman",
      ]),
    Lexicon(
      "cs",
      [
        .days: "den|dny|dni|denni", .weeks: "tyden|tydny|tydnu|tydenni", .months: "mesic|mesice|mesicu|mesicni",
        .years: "rok|roky|let|rocni", .daily: "denne|denni*", .weekly: "tydne|tydenni*|tydenne",
        .monthly: "mesicne|mesicni*", .yearly: "rocne|rocni*", .quarterly: "ctvrtletni*|ctvrtletne",
        .halfYearly: "pololetni*|pololetne", .one: "jeden|prvni",
        .trial:
          "zkusebni doba|zkusebni obdobi|zkusebni verze|zkusebni verzi|vyzkousejte zdarma|vyzkouset zdarma|bezplatna zkusebni*|zkusebni dobu",
        .free: "zdarma|bezplatne|bezplatna|bezplatny|zkusebni", .parting: "pred|po|pote|pak|do",
        .not: "bez|ne|zadna|zadny",
      ]),
    Lexicon(
      "sk",
      [
        .days: "den|dni|denna|denny", .weeks: "tyzden|tyzdne|tyzdnov|tyzdenna",
        .months: "mesiac|mesiace|mesiacov|mesacna",
        .years: "rok|roky|rokov|rocna", .daily: "denne|denn*", .weekly: "tyzdenne|tyzdenn*",
        .monthly: "mesacne|mesacn*",
        .yearly: "rocne|rocn*", .quarterly: "stvrtrocn*", .halfYearly: "polrocn*", .one: "jeden|prvy",
        .trial:
          "skusobna doba|skusobne obdobie|skusobna verzia|skusobnu verziu|vyskusajte zadarmo|vyskusat zadarmo|bezplatna skusobna*",
        .free: "zadarmo|bezplatne|bezplatna|bezplatny|zdarma", .parting: "pred|po|potom|do",
        .not: "bez|nie|ziadna|ziadny",
      ]),
    Lexicon(
      "hu",
      [
        .days: "nap|napos|napig", .weeks: "het|hetes|hetig", .months: "honap|honapos|honapig", .years: "ev|eves|evig",
        .daily: "napi|naponta", .weekly: "heti|hetente", .monthly: "havi|havonta", .yearly: "eves|evi|evente",
        .quarterly: "negyedev*", .halfYearly: "felev*", .one: "egy|elso",
        .trial:
          "ingyenes probaidoszak*|probaidoszak*|ingyenes proba*|probalja ki ingyen|probald ki ingyen|probaverzio*",
        .free: "ingyen|ingyenes|ingyenesen", .parting: "elott|utan|majd|aztan", .not: "nincs|nelkul|nem",
      ]),
    Lexicon(
      "ro",
      [
        .days: "zi|zile|de zile", .weeks: "saptamana|saptamani|de saptamani", .months: "luna|luni|de luni",
        .years: "an|ani|de ani",
        .daily: "zilnic", .weekly: "saptamanal*", .monthly: "lunar*", .yearly: "anual*", .quarterly: "trimestrial*",
        .halfYearly: "semestrial*", .one: "un|o|prima|primul",
        .trial:
          "perioada de proba|perioada de proba gratuita|proba gratuita|incearca gratuit|incercati gratuit|versiune de proba|perioada de incercare",
        .free: "gratuit|gratuita|gratuite|gratis", .parting: "inainte|dupa|apoi|pana", .not: "fara|nu|nicio",
      ]),
    Lexicon(
      "uk",
      [
        .days: "день|дня|дні|днів|денний", .weeks: "тиждень|тижні|тижнів|тижневий",
        .months: "місяць|місяці|місяців|місячний",
        .years: "рік|роки|років|річний", .daily: "щодня|щоденн*", .weekly: "щотижн*|тижнев*|на тиждень",
        .monthly: "щомісяч*|щомісяця|місячн*|на місяць", .yearly: "щорічн*|щороку|річн*|на рік",
        .quarterly: "квартал*|щокварт*",
        .halfYearly: "піврічн*|півроку", .one: "один|перший|перша",
        .trial:
          "пробний період|пробного періоду|пробна версія|безкоштовний пробний|спробувати безкоштовно|спробуйте безкоштовно|безкоштовна пробна",
        .free: "безкоштовно|безкоштовний|безкоштовна|безкоштовних|пробний|пробна",
        .parting: "до|після|потім|далі|перед",
        .not: "без|не|немає",
      ]),
    Lexicon(
      "hr",
      [
        .days: "dan|dana|dnevni|dnevno", .weeks: "tjedan|tjedna|tjedana", .months: "mjesec|mjeseca|mjeseci",
        .years: "godina|godine|godinu", .daily: "dnevno|dnevn*", .weekly: "tjedno|tjedn*",
        .monthly: "mjesecno|mjesecn*",
        .yearly: "godisnje|godisnj*", .quarterly: "tromjesecn*|kvartaln*", .halfYearly: "polugodisnj*",
        .one: "jedan|prvi",
        .trial:
          "besplatno probno razdoblje|probno razdoblje|besplatna proba|isprobaj besplatno|isprobajte besplatno|probna verzija",
        .free: "besplatno|besplatna|besplatni|besplatnih", .parting: "prije|nakon|zatim|do", .not: "bez|ne|nema",
      ]),
  ]

  private static let southernAndAsian: [Lexicon] = [
    Lexicon(
      "el",
      [
        .days: "ημερα|ημερες|ημερων|μερες", .weeks: "εβδομαδα|εβδομαδες|εβδομαδων", .months: "μηνας|μηνα|μηνες|μηνων",
        .years: "ετος|ετη|ετων|χρονος|χρονο|χρονια", .daily: "ημερησι*", .weekly: "εβδομαδιαι*", .monthly: "μηνιαι*",
        .yearly: "ετησι*", .quarterly: "τριμηνιαι*|τριμηνο", .halfYearly: "εξαμηνιαι*|εξαμηνο",
        .one: "μια|ενα|εναν|πρωτη|πρωτος",
        .trial: "δωρεαν δοκιμη*|δοκιμαστικη περιοδο*|δοκιμαστε δωρεαν|δοκιμασε δωρεαν|δωρεαν δοκιμαστικη*",
        .free: "δωρεαν", .parting: "πριν|μετα|επειτα|εως", .not: "χωρις|δεν|καμια",
      ]),
    Lexicon(
      "ca",
      [
        .days: "dia|dies", .weeks: "setmana|setmanes", .months: "mes|mesos", .years: "any|anys", .daily: "diari|diaria",
        .weekly: "setmanal|setmanalment", .monthly: "mensual|mensualment", .yearly: "anual|anualment",
        .quarterly: "trimestral|trimestre", .halfYearly: "semestral|semestre", .one: "un|una|primer|primera",
        .trial: "prova gratuita|prova gratis|periode de prova|prova de franc|provar gratis|de prova gratuita",
        .free: "gratis|gratuit|gratuita|gratuits|gratuites|de franc|de prova", .parting: "abans|despres|llavors|fins",
        .not: "sense|no|cap",
      ]),
    Lexicon(
      "he",
      [
        .days: "יום|ימים|ימי", .weeks: "שבוע|שבועות", .months: "חודש|חודשים|חודשי", .years: "שנה|שנים|שנות",
        .daily: "יומי|יומית", .weekly: "שבועי|שבועית", .monthly: "חודשי|חודשית", .yearly: "שנתי|שנתית",
        .quarterly: "רבעוני|רבעונית", .halfYearly: "חצי שנתי|חצי שנתית", .twoDays: "יומיים", .twoWeeks: "שבועיים",
        .twoMonths: "חודשיים", .one: "אחד|אחת|ראשון",
        .trial: "ניסיון חינם|תקופת ניסיון|נסיון חינם|תקופת נסיון|גרסת ניסיון|נסו בחינם|נסה בחינם",
        .free: "חינם|בחינם|ללא תשלום", .parting: "לפני|אחרי|לאחר|ואז|עד", .not: "ללא|בלי|אין",
      ]),
    Lexicon(
      "hi",
      [
        .days: "दिन|दिनों", .weeks: "सप्ताह|हफ़्ते|हफ्ते|हफ़्ता", .months: "महीने|महीना|महीनों|माह", .years: "साल|वर्ष|वर्षों",
        .daily: "दैनिक|प्रतिदिन", .weekly: "साप्ताहिक|प्रति सप्ताह", .monthly: "मासिक|प्रति माह|प्रति महीना",
        .yearly: "वार्षिक|सालाना|प्रति वर्ष", .quarterly: "त्रैमासिक|तिमाही", .halfYearly: "अर्धवार्षिक|छमाही", .one: "एक|पहला|पहले",
        .trial: "मुफ़्त ट्रायल|मुफ्त ट्रायल|निःशुल्क ट्रायल|फ़्री ट्रायल|फ्री ट्रायल|निःशुल्क परीक्षण|मुफ़्त परीक्षण|मुफ़्त में आज़माएं|परीक्षण अवधि",
        .free: "मुफ़्त|मुफ्त|निःशुल्क|फ़्री|फ्री", .parting: "बाद|पहले|फिर|तक", .not: "नहीं|बिना",
      ]),
    Lexicon(
      "id",
      [
        .days: "hari", .weeks: "minggu|pekan", .months: "bulan", .years: "tahun", .daily: "harian|per hari",
        .weekly: "mingguan|per minggu", .monthly: "bulanan|per bulan", .yearly: "tahunan|per tahun",
        .quarterly: "triwulan*|per kuartal", .halfYearly: "setengah tahun*|semester", .oneWeek: "seminggu",
        .oneMonth: "sebulan",
        .one: "satu|pertama",
        .trial: "uji coba gratis|coba gratis|masa uji coba|percobaan gratis|periode uji coba|masa percobaan",
        .free: "gratis|uji coba", .parting: "sebelum|setelah|kemudian|lalu|hingga", .not: "tanpa|tidak|bukan",
      ]),
    Lexicon(
      "ms",
      [
        .days: "hari", .weeks: "minggu", .months: "bulan", .years: "tahun", .daily: "harian", .weekly: "mingguan",
        .monthly: "bulanan", .yearly: "tahunan", .quarterly: "suku tahun*", .halfYearly: "setengah tahun*",
        .oneWeek: "seminggu", .oneMonth: "sebulan", .one: "satu|pertama",
        .trial: "percubaan percuma|cuba percuma|tempoh percubaan", .free: "percuma|percubaan",
        .parting: "sebelum|selepas|kemudian|hingga", .not: "tanpa|tidak|bukan",
      ]),
    Lexicon(
      "vi",
      [
        .days: "ngay", .weeks: "tuan", .months: "thang", .years: "nam", .daily: "hang ngay", .weekly: "hang tuan",
        .monthly: "hang thang", .yearly: "hang nam|thuong nien", .quarterly: "hang quy", .halfYearly: "nua nam",
        .one: "mot",
        .trial: "dung thu mien phi|dùng thử miễn phí|thu mien phi|thử miễn phí|dung thu", .free: "mien phi|miễn phí",
        .parting: "truoc|sau|roi|den", .not: "khong|không",
      ]),
    Lexicon(
      "th",
      [
        .days: "วัน", .weeks: "สัปดาห์|อาทิตย์", .months: "เดือน", .years: "ปี", .daily: "รายวัน", .weekly: "รายสัปดาห์|/สัปดาห์",
        .monthly: "รายเดือน|ต่อเดือน|/เดือน", .yearly: "รายปี|ต่อปี|/ปี", .quarterly: "รายไตรมาส", .halfYearly: "ครึ่งปี",
        .trial: "ทดลองใช้ฟรี|ทดลองฟรี|ช่วงทดลองใช้|ใช้ฟรี", .free: "ฟรี", .parting: "ก่อน|หลัง|จากนั้น|จนถึง", .not: "ไม่มี|ไม่ต้อง",
      ]),
  ]
}

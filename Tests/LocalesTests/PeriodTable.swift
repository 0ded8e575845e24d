/// A locale; then day, week, month, year, each bare (1, 3), with its number (1, 2, 5) and short (1, 3).
///
/// Compared with CLDR 46 as another implementation reads it: digits and spaces apart, they differ in what `PeriodWords`
/// lists, and in the Hebrew for one day, one year and two years, which ICU has as words.
let periodTable = """
  ar-SA
    يوم|٣ أيام ; أسبوع|٣ أسابيع ; شهر|٣ أشهر ; سنة|٣ سنوات
    يوم|يومان|٥ أيام ; أسبوع|أسبوعان|٥ أسابيع ; شهر|شهران|٥ أشهر ; سنة|سنتان|٥ سنوات
    يوم|٣ أيام ; أسبوع|٣ أسابيع ; شهر|٣ أشهر ; سنة|٣ سنوات
  bn-BD
    দিন|3 দিন ; সপ্তাহ|3 সপ্তাহ ; মাস|3 মাস ; বছর|3 বছর
    1 দিন|2 দিন|5 দিন ; 1 সপ্তাহ|2 সপ্তাহ|5 সপ্তাহ ; 1 মাস|2 মাস|5 মাস ; 1 বছর|2 বছর|5 বছর
    দিন|3 দিন ; সপ্তাহ|3 সপ্তাহ ; মাস|3 মাস ; বছর|3 বছর
  ca
    dia|3 dies ; setmana|3 setmanes ; mes|3 mesos ; any|3 anys
    1 dia|2 dies|5 dies ; 1 setmana|2 setmanes|5 setmanes ; 1 mes|2 mesos|5 mesos ; 1 any|2 anys|5 anys
    dia|3 dies ; setm.|3 setm. ; mes|3 mesos ; any|3 anys
  cs
    den|3 dny ; týden|3 týdny ; měsíc|3 měsíce ; rok|3 roky
    1 den|2 dny|5 dnů ; 1 týden|2 týdny|5 týdnů ; 1 měsíc|2 měsíce|5 měsíců ; 1 rok|2 roky|5 let
    den|3 dny ; týd.|3 týd. ; měs.|3 měs. ; rok|3 roky
  da
    dag|3 dage ; uge|3 uger ; måned|3 måneder ; år|3 år
    1 dag|2 dage|5 dage ; 1 uge|2 uger|5 uger ; 1 måned|2 måneder|5 måneder ; 1 år|2 år|5 år
    dag|3 dage ; uge|3 uger ; md.|3 mdr. ; år|3 år
  de-DE
    Tag|3 Tage ; Woche|3 Wochen ; Monat|3 Monate ; Jahr|3 Jahre
    1 Tag|2 Tage|5 Tage ; 1 Woche|2 Wochen|5 Wochen ; 1 Monat|2 Monate|5 Monate ; 1 Jahr|2 Jahre|5 Jahre
    Tag|3 Tage ; Wo.|3 Wo. ; Mon.|3 Mon. ; Jahr|3 Jahre
  el
    ημέρα|3 ημέρες ; εβδομάδα|3 εβδομάδες ; μήνας|3 μήνες ; έτος|3 έτη
    1 ημέρα|2 ημέρες|5 ημέρες ; 1 εβδομάδα|2 εβδομάδες|5 εβδομάδες ; 1 μήνας|2 μήνες|5 μήνες ; 1 έτος|2 έτη|5 έτη
    ημέρα|3 ημέρες ; εβδ.|3 εβδ. ; μήν.|3 μήν. ; έτ.|3 έτ.
  en-AU
    day|3 days ; week|3 weeks ; month|3 months ; year|3 years
    1 day|2 days|5 days ; 1 week|2 weeks|5 weeks ; 1 month|2 months|5 months ; 1 year|2 years|5 years
    day|3 days ; wk|3 wk ; mo|3 mo ; yr|3 yr
  en-CA
    day|3 days ; week|3 weeks ; month|3 months ; year|3 years
    1 day|2 days|5 days ; 1 week|2 weeks|5 weeks ; 1 month|2 months|5 months ; 1 year|2 years|5 years
    day|3 days ; wk|3 wk ; mo|3 mo ; yr|3 yr
  en-GB
    day|3 days ; week|3 weeks ; month|3 months ; year|3 years
    1 day|2 days|5 days ; 1 week|2 weeks|5 weeks ; 1 month|2 months|5 months ; 1 year|2 years|5 years
    day|3 days ; wk|3 wk ; mo|3 mo ; yr|3 yr
  en-US
    day|3 days ; week|3 weeks ; month|3 months ; year|3 years
    1 day|2 days|5 days ; 1 week|2 weeks|5 weeks ; 1 month|2 months|5 months ; 1 year|2 years|5 years
    day|3 days ; wk|3 wk ; mo|3 mo ; yr|3 yr
  es-ES
    día|3 días ; semana|3 semanas ; mes|3 meses ; año|3 años
    1 día|2 días|5 días ; 1 semana|2 semanas|5 semanas ; 1 mes|2 meses|5 meses ; 1 año|2 años|5 años
    día|3 días ; sem.|3 sem. ; mes|3 meses ; año|3 años
  es-MX
    día|3 días ; semana|3 semanas ; mes|3 meses ; año|3 años
    1 día|2 días|5 días ; 1 semana|2 semanas|5 semanas ; 1 mes|2 meses|5 meses ; 1 año|2 años|5 años
    día|3 días ; sem.|3 sem ; mes|3 meses ; año|3 años
  fi
    päivä|3 päivää ; viikko|3 viikkoa ; kuukausi|3 kuukautta ; vuosi|3 vuotta
    1 päivä|2 päivää|5 päivää ; 1 viikko|2 viikkoa|5 viikkoa ; 1 kuukausi|2 kuukautta|5 kuukautta ; 1 vuosi|2 vuotta|5 vuotta
    pv|3 pv ; vk|3 vk ; kk|3 kk ; vuosi|3 vuotta
  fr-CA
    jour|3 jours ; semaine|3 semaines ; mois|3 mois ; an|3 ans
    1 jour|2 jours|5 jours ; 1 semaine|2 semaines|5 semaines ; 1 mois|2 mois|5 mois ; 1 an|2 ans|5 ans
    jour|3 jours ; sem.|3 sem. ; mois|3 mois ; an|3 ans
  fr-FR
    jour|3 jours ; semaine|3 semaines ; mois|3 mois ; an|3 ans
    1 jour|2 jours|5 jours ; 1 semaine|2 semaines|5 semaines ; 1 mois|2 mois|5 mois ; 1 an|2 ans|5 ans
    jour|3 jours ; sem.|3 sem. ; mois|3 mois ; an|3 ans
  gu-IN
    દિવસ|3 દિવસ ; અઠવાડિયું|3 અઠવાડિયા ; મહિનો|3 મહિના ; વર્ષ|3 વર્ષ
    1 દિવસ|2 દિવસ|5 દિવસ ; 1 અઠવાડિયું|2 અઠવાડિયા|5 અઠવાડિયા ; 1 મહિનો|2 મહિના|5 મહિના ; 1 વર્ષ|2 વર્ષ|5 વર્ષ
    દિવસ|3 દિવસ ; અઠ.|3 અઠ. ; મહિનો|3 મહિના ; વર્ષ|3 વર્ષ
  he
    יום|3 ימים ; שבוע|3 שבועות ; חודש|3 חודשים ; שנה|3 שנים
    יום|יומיים|5 ימים ; 1 שבוע|שבועיים|5 שבועות ; 1 חודש|חודשיים|5 חודשים ; שנה|שנתיים|5 שנים
    יום|3 ימים ; שבוע|3 שבועות ; חודש|3 חודשים ; שנה|3 שנים
  hi
    दिन|3 दिन ; सप्ताह|3 सप्ताह ; महीना|3 महीने ; वर्ष|3 वर्ष
    1 दिन|2 दिन|5 दिन ; 1 सप्ताह|2 सप्ताह|5 सप्ताह ; 1 महीना|2 महीने|5 महीने ; 1 वर्ष|2 वर्ष|5 वर्ष
    दिन|3 दिन ; सप्ताह|3 सप्ताह ; माह|3 माह ; वर्ष|3 वर्ष
  hr
    dan|3 dana ; tjedan|3 tjedna ; mjesec|3 mjeseca ; godina|3 godine
    1 dan|2 dana|5 dana ; 1 tjedan|2 tjedna|5 tjedana ; 1 mjesec|2 mjeseca|5 mjeseci ; 1 godina|2 godine|5 godina
    dan|3 dana ; tj.|3 tj. ; mj.|3 mj. ; godina|3 godine
  hu
    nap|3 nap ; hét|3 hét ; hónap|3 hónap ; év|3 év
    1 nap|2 nap|5 nap ; 1 hét|2 hét|5 hét ; 1 hónap|2 hónap|5 hónap ; 1 év|2 év|5 év
    nap|3 nap ; hét|3 hét ; hónap|3 hónap ; év|3 év
  id
    hari|3 hari ; minggu|3 minggu ; bulan|3 bulan ; tahun|3 tahun
    1 hari|2 hari|5 hari ; 1 minggu|2 minggu|5 minggu ; 1 bulan|2 bulan|5 bulan ; 1 tahun|2 tahun|5 tahun
    hr|3 hr ; mgg|3 mgg ; bln|3 bln ; thn|3 thn
  it
    giorno|3 giorni ; settimana|3 settimane ; mese|3 mesi ; anno|3 anni
    1 giorno|2 giorni|5 giorni ; 1 settimana|2 settimane|5 settimane ; 1 mese|2 mesi|5 mesi ; 1 anno|2 anni|5 anni
    giorno|3 giorni ; sett.|3 sett. ; mese|3 mesi ; anno|3 anni
  ja
    日|3日 ; 週|3週間 ; 月|3か月 ; 年|3年
    1日|2日|5日 ; 1週間|2週間|5週間 ; 1か月|2か月|5か月 ; 1年|2年|5年
    日|3日 ; 週|3週間 ; 月|3か月 ; 年|3年
  kn-IN
    ದಿನ|3 ದಿನಗಳು ; ವಾರ|3 ವಾರಗಳು ; ತಿಂಗಳು|3 ತಿಂಗಳು ; ವರ್ಷ|3 ವರ್ಷಗಳು
    1 ದಿನ|2 ದಿನಗಳು|5 ದಿನಗಳು ; 1 ವಾರ|2 ವಾರಗಳು|5 ವಾರಗಳು ; 1 ತಿಂಗಳು|2 ತಿಂಗಳು|5 ತಿಂಗಳು ; 1 ವರ್ಷ|2 ವರ್ಷಗಳು|5 ವರ್ಷಗಳು
    ದಿನ|3 ದಿನಗಳು ; ವಾರ|3 ವಾರಗಳು ; ತಿಂಗಳು|3 ತಿಂಗಳು ; ವರ್ಷ|3 ವರ್ಷಗಳು
  ko
    일|3일 ; 주|3주 ; 월|3개월 ; 년|3년
    1일|2일|5일 ; 1주|2주|5주 ; 1개월|2개월|5개월 ; 1년|2년|5년
    일|3일 ; 주|3주 ; 월|3개월 ; 년|3년
  ml-IN
    ദിവസം|3 ദിവസം ; ആഴ്ച|3 ആഴ്ച ; മാസം|3 മാസം ; വർഷം|3 വർഷം
    1 ദിവസം|2 ദിവസം|5 ദിവസം ; 1 ആഴ്ച|2 ആഴ്ച|5 ആഴ്ച ; 1 മാസം|2 മാസം|5 മാസം ; 1 വർഷം|2 വർഷം|5 വർഷം
    ദിവസം|3 ദിവസം ; ആഴ്ച|3 ആഴ്ച ; മാസം|3 മാസം ; വർഷം|3 വർഷം
  mr-IN
    दिवस|3 दिवस ; आठवडा|3 आठवडे ; महिना|3 महिने ; वर्ष|3 वर्षे
    1 दिवस|2 दिवस|5 दिवस ; 1 आठवडा|2 आठवडे|5 आठवडे ; 1 महिना|2 महिने|5 महिने ; 1 वर्ष|2 वर्षे|5 वर्षे
    दिवस|3 दिवस ; आठवडा|3 आठवडे ; महिना|3 महिने ; वर्ष|3 वर्षे
  ms
    hari|3 hari ; minggu|3 minggu ; bulan|3 bulan ; tahun|3 tahun
    1 hari|2 hari|5 hari ; 1 minggu|2 minggu|5 minggu ; 1 bulan|2 bulan|5 bulan ; 1 tahun|2 tahun|5 tahun
    hari|3 hari ; mgu|3 mgu ; bln|3 bln ; thn|3 thn
  nl-NL
    dag|3 dagen ; week|3 weken ; maand|3 maanden ; jaar|3 jaar
    1 dag|2 dagen|5 dagen ; 1 week|2 weken|5 weken ; 1 maand|2 maanden|5 maanden ; 1 jaar|2 jaar|5 jaar
    dag|3 dagen ; wk|3 wkn ; mnd|3 mnd ; jr|3 jr
  no
    dag|3 dager ; uke|3 uker ; måned|3 måneder ; år|3 år
    1 dag|2 dager|5 dager ; 1 uke|2 uker|5 uker ; 1 måned|2 måneder|5 måneder ; 1 år|2 år|5 år
    dag|3 dager ; uke|3 uker ; md.|3 md. ; år|3 år
  or-IN
    ଦିନ|3 ଦିନ ; ସପ୍ତାହ|3 ସପ୍ତାହ ; ମାସ|3 ମାସ ; ବର୍ଷ|3 ବର୍ଷ
    1 ଦିନ|2 ଦିନ|5 ଦିନ ; 1 ସପ୍ତାହ|2 ସପ୍ତାହ|5 ସପ୍ତାହ ; 1 ମାସ|2 ମାସ|5 ମାସ ; 1 ବର୍ଷ|2 ବର୍ଷ|5 ବର୍ଷ
    ଦିନ|3 ଦିନ ; ସପ୍ତାହ|3 ସପ୍ତାହ ; ମାସ|3 ମାସ ; ବର୍ଷ|3 ବର୍ଷ
  pa-IN
    ਦਿਨ|3 ਦਿਨ ; ਹਫ਼ਤਾ|3 ਹਫ਼ਤੇ ; ਮਹੀਨਾ|3 ਮਹੀਨੇ ; ਸਾਲ|3 ਸਾਲ
    1 ਦਿਨ|2 ਦਿਨ|5 ਦਿਨ ; 1 ਹਫ਼ਤਾ|2 ਹਫ਼ਤੇ|5 ਹਫ਼ਤੇ ; 1 ਮਹੀਨਾ|2 ਮਹੀਨੇ|5 ਮਹੀਨੇ ; 1 ਸਾਲ|2 ਸਾਲ|5 ਸਾਲ
    ਦਿਨ|3 ਦਿਨ ; ਹਫ਼ਤਾ|3 ਹਫ਼ਤੇ ; ਮਹੀਨਾ|3 ਮਹੀਨੇ ; ਸਾਲ|3 ਸਾਲ
  pl
    dzień|3 dni ; tydzień|3 tygodnie ; miesiąc|3 miesiące ; rok|3 lata
    1 dzień|2 dni|5 dni ; 1 tydzień|2 tygodnie|5 tygodni ; 1 miesiąc|2 miesiące|5 miesięcy ; 1 rok|2 lata|5 lat
    dzień|3 dni ; tydz.|3 tyg. ; mies.|3 mies. ; rok|3 lata
  pt-BR
    dia|3 dias ; semana|3 semanas ; mês|3 meses ; ano|3 anos
    1 dia|2 dias|5 dias ; 1 semana|2 semanas|5 semanas ; 1 mês|2 meses|5 meses ; 1 ano|2 anos|5 anos
    dia|3 dias ; sem.|3 sem. ; mês|3 meses ; ano|3 anos
  pt-PT
    dia|3 dias ; semana|3 semanas ; mês|3 meses ; ano|3 anos
    1 dia|2 dias|5 dias ; 1 semana|2 semanas|5 semanas ; 1 mês|2 meses|5 meses ; 1 ano|2 anos|5 anos
    dia|3 dias ; sem.|3 sem. ; mês|3 meses ; ano|3 anos
  ro
    zi|3 zile ; săptămână|3 săptămâni ; lună|3 luni ; an|3 ani
    1 zi|2 zile|5 zile ; 1 săptămână|2 săptămâni|5 săptămâni ; 1 lună|2 luni|5 luni ; 1 an|2 ani|5 ani
    zi|3 zile ; săpt.|3 săpt. ; lună|3 luni ; an|3 ani
  ru
    день|3 дня ; неделя|3 недели ; месяц|3 месяца ; год|3 года
    1 день|2 дня|5 дней ; 1 неделя|2 недели|5 недель ; 1 месяц|2 месяца|5 месяцев ; 1 год|2 года|5 лет
    дн|3 дн ; нед|3 нед ; мес|3 мес ; год|3 года
  sk
    deň|3 dni ; týždeň|3 týždne ; mesiac|3 mesiace ; rok|3 roky
    1 deň|2 dni|5 dní ; 1 týždeň|2 týždne|5 týždňov ; 1 mesiac|2 mesiace|5 mesiacov ; 1 rok|2 roky|5 rokov
    deň|3 dni ; týž.|3 týž. ; mes.|3 mes. ; rok|3 roky
  sl-SI
    dan|3 dni ; teden|3 tedni ; mesec|3 meseci ; leto|3 leta
    1 dan|2 dneva|5 dni ; 1 teden|2 tedna|5 tednov ; 1 mesec|2 meseca|5 mesecev ; 1 leto|2 leti|5 let
    dan|3 dni ; teden|3 tedni ; mesec|3 meseci ; leto|3 leta
  sv
    dag|3 dagar ; vecka|3 veckor ; månad|3 månader ; år|3 år
    1 dag|2 dagar|5 dagar ; 1 vecka|2 veckor|5 veckor ; 1 månad|2 månader|5 månader ; 1 år|2 år|5 år
    dag|3 dagar ; vecka|3 veckor ; mån|3 mån ; år|3 år
  ta-IN
    நாள்|3 நாட்கள் ; வாரம்|3 வாரங்கள் ; மாதம்|3 மாதங்கள் ; ஆண்டு|3 ஆண்டுகள்
    1 நாள்|2 நாட்கள்|5 நாட்கள் ; 1 வாரம்|2 வாரங்கள்|5 வாரங்கள் ; 1 மாதம்|2 மாதங்கள்|5 மாதங்கள் ; 1 ஆண்டு|2 ஆண்டுகள்|5 ஆண்டுகள்
    நாள்|3 நாட்கள் ; வாரம்|3 வார. ; மாதம்|3 மாத. ; ஆண்டு|3 ஆண்டு.
  te-IN
    రోజు|3 రోజులు ; వారం|3 వారాలు ; నెల|3 నెలలు ; సంవత్సరం|3 సంవత్సరాలు
    1 రోజు|2 రోజులు|5 రోజులు ; 1 వారం|2 వారాలు|5 వారాలు ; 1 నెల|2 నెలలు|5 నెలలు ; 1 సంవత్సరం|2 సంవత్సరాలు|5 సంవత్సరాలు
    రోజు|3 రోజులు ; వారం|3 వారాలు ; నెల|3 నెలలు ; సంవత్సరం|3 సంవత్సరాలు
  th
    วัน|3 วัน ; สัปดาห์|3 สัปดาห์ ; เดือน|3 เดือน ; ปี|3 ปี
    1 วัน|2 วัน|5 วัน ; 1 สัปดาห์|2 สัปดาห์|5 สัปดาห์ ; 1 เดือน|2 เดือน|5 เดือน ; 1 ปี|2 ปี|5 ปี
    วัน|3 วัน ; สัปดาห์|3 สัปดาห์ ; เดือน|3 เดือน ; ปี|3 ปี
  tr
    gün|3 gün ; hafta|3 hafta ; ay|3 ay ; yıl|3 yıl
    1 gün|2 gün|5 gün ; 1 hafta|2 hafta|5 hafta ; 1 ay|2 ay|5 ay ; 1 yıl|2 yıl|5 yıl
    gün|3 gün ; hf.|3 hf. ; ay|3 ay ; yıl|3 yıl
  uk
    день|3 дні ; тиждень|3 тижні ; місяць|3 місяці ; рік|3 роки
    1 день|2 дні|5 днів ; 1 тиждень|2 тижні|5 тижнів ; 1 місяць|2 місяці|5 місяців ; 1 рік|2 роки|5 років
    дн.|3 дн. ; тиж.|3 тиж. ; міс.|3 міс. ; рік|3 роки
  ur-PK
    دن|3 دن ; ہفتہ|3 ہفتے ; مہینہ|3 مہینے ; سال|3 سال
    1 دن|2 دن|5 دن ; 1 ہفتہ|2 ہفتے|5 ہفتے ; 1 مہینہ|2 مہینے|5 مہینے ; 1 سال|2 سال|5 سال
    دن|3 دن ; ہفتہ|3 ہفتے ; مہینہ|3 مہینے ; سال|3 سال
  vi
    ngày|3 ngày ; tuần|3 tuần ; tháng|3 tháng ; năm|3 năm
    1 ngày|2 ngày|5 ngày ; 1 tuần|2 tuần|5 tuần ; 1 tháng|2 tháng|5 tháng ; 1 năm|2 năm|5 năm
    ngày|3 ngày ; tuần|3 tuần ; tháng|3 tháng ; năm|3 năm
  zh-Hans
    天|3天 ; 周|3周 ; 月|3个月 ; 年|3年
    1天|2天|5天 ; 1周|2周|5周 ; 1个月|2个月|5个月 ; 1年|2年|5年
    天|3天 ; 周|3周 ; 月|3个月 ; 年|3年
  zh-Hant
    天|3天 ; 週|3週 ; 月|3個月 ; 年|3年
    1天|2天|5天 ; 1週|2週|5週 ; 1個月|2個月|5個月 ; 1年|2年|5年
    天|3天 ; 週|3週 ; 月|3個月 ; 年|3年
  """

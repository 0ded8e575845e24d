/// What is free for a length: what is sold, or something else that the app or a shop gives.
extension Lexicon {
  /// The words for what a text calls free beside a length, where they name something else than what is sold: "shipping" of "30 days of free
  /// shipping", "recettes" of "7 jours de recettes gratuites".
  ///
  /// Nil where the app, its plan, access to it or a trial is free, or nothing is named: "7 days free". A name of the app is unknown here, and
  /// counts as something else.
  func whatElseIsFree(_ free: Range<Int>, for length: Range<Int>, in text: FoldedText) -> Range<Int>? {
    guard let first = text.scalars[free].first, isLetter(first) else { return nil }
    let word = text.scalars[free]
    // "Test" and "essai" name the trial themselves.
    if Lexicon.wordsOfTrials.contains(where: { $0.scalars.elementsEqual(word) && !FreeWords.isAttribute($0.scalars) }) {
      return nil
    }
    if let often = howOften(length, in: text) { return often }
    if let other = text.beside(free, in: FreeWords.others), !other.overlaps(length) { return other }
    if FreeWords.standsBehind.contains(language) { return nounBefore(free, length, in: text) }
    guard FreeWords.isAttribute(word) else { return nil }
    return nounBehind(free, length, in: text)
  }

  /// "Free support 7 days a week": such a length says how often.
  private func howOften(_ length: Range<Int>, in text: FoldedText) -> Range<Int>? {
    let behind = afterBlank(text, length.upperBound)
    let isRate = FreeWords.rates.contains(text.word(startingAt: length.upperBound))
    if let end = text.end(ofLongest: per, at: behind) ?? (isRate ? text.wordEnd(from: behind) : nil) {
      let next = afterBlank(text, end)
      if unit(in: text, at: next)?.0 == .week || isRate && next < text.count && isDigit(text.scalars[next]) {
        return length
      }
    }
    let weeks: [UInt32] = [0x9031, 0x5468, 0x79AE, 0xC8FC]
    guard length.lowerBound > 0 else { return nil }
    let before = text.scalars[length.lowerBound - 1] == 0x20 ? length.lowerBound - 2 : length.lowerBound - 1
    guard before >= 0, weeks.contains(text.scalars[before]) else { return nil }
    return before..<length.upperBound
  }

  /// The noun behind an adjective: "free shipping", "kostenloser Versand", "無料壁紙".
  private func nounBehind(_ free: Range<Int>, _ length: Range<Int>, in text: FoldedText) -> Range<Int>? {
    var start = afterBlank(text, free.upperBound)
    var limit = text.count
    if length.lowerBound >= free.upperBound {
      if start < length.lowerBound {
        limit = length.lowerBound
      } else {
        // "Free 7-day course".
        guard FreeWords.compounding.contains(language) else { return nil }
        start = afterBlank(text, length.upperBound)
      }
    } else if length.upperBound > free.upperBound {
      // "3 free days".
      return nil
    } else if language == "en", let goal = goal(length.upperBound..<free.lowerBound, in: text) {
      return goal
    }
    guard start < limit, isLetter(text.scalars[start]) else { return nil }
    if hasBorders(text.scalars[start]) {
      // "Pain free in 7 days": by then, and not for so long.
      if language == "en", limit == length.lowerBound, text.string(start..<limit) == "in " { return free }
      return words(from: start, until: limit, isVerb: isVerb, in: text)
    }
    return signs(from: start, until: limit, isSetApart: start > free.upperBound, in: text)
  }

  /// "7 days to be free": what one gets there by.
  private func goal(_ gap: Range<Int>, in text: FoldedText) -> Range<Int>? {
    let words = text.words(in: gap)
    guard let first = words.first, let last = words.last, text.string(first) == "to" else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// In German, what stands behind "gratis" may be a verb: "7 Tage gratis lernen".
  private func isVerb(_ word: String) -> Bool {
    language == "de" && word.count > 4 && ["en", "ern", "eln"].contains { word.hasSuffix($0) }
  }

  /// The words from an index on that are a noun; nil where they go on otherwise, or one of the first three of them is what is sold.
  private func words(
    from start: Int, until limit: Int, isVerb: (String) -> Bool, in text: FoldedText
  ) -> Range<Int>? {
    var index = start
    var end = start
    for place in 0..<3 {
      let wordEnd = min(limit, text.wordEnd(from: index))
      guard index < wordEnd else { break }
      let word = text.string(index..<wordEnd)
      if FreeWords.goesOn.contains(word) || isVerb(word) || text.end(ofLongest: parting, at: index) != nil {
        if place == 0 { return nil }
        break
      }
      if text.end(ofLongest: FreeWords.sold, at: index) != nil { return nil }
      if place == 0, text.end(ofLongest: FreeWords.kinds, at: index) != nil { return nil }
      if unit(in: text, at: index) != nil, place == 0 { return nil }
      end = wordEnd
      index = wordEnd
      guard index < limit, text.scalars[index] == 0x20 else { break }
      index += 1
      guard index < limit, isLetter(text.scalars[index]) else { break }
    }
    return start < end ? start..<end : nil
  }

  /// The same in scripts without borders between words.
  private func signs(from start: Int, until limit: Int, isSetApart: Bool, in text: FoldedText) -> Range<Int>? {
    // "14日間無料 今すぐ始める": where words are not set apart, what is goes on otherwise.
    guard !isSetApart || (0xAC00...0xD7A3).contains(text.scalars[start]) else { return nil }
    var start = start
    // "無料の壁紙", "免费的壁纸": a noun follows.
    if [0x306E, 0x7684].contains(text.scalars[start]) { start += 1 }
    var end = start
    while end < limit, end - start < 8, isLetter(text.scalars[end]), !(0x3041...0x309F).contains(text.scalars[end]) {
      end += 1
    }
    guard start < end else { return nil }
    if !isSetApart, let particle = text.end(ofLongest: FreeWords.particles, at: start),
      particle >= text.count || !isLetter(text.scalars[particle])
    {
      return nil
    }
    for index in start..<end where text.end(ofLongest: FreeWords.sold, at: index) != nil { return nil }
    if unit(in: text, at: start) != nil || text.end(ofLongest: parting, at: start) != nil { return nil }
    return start..<end
  }

  /// The noun before an adjective: "recettes gratuites", "resep gratis".
  private func nounBefore(_ free: Range<Int>, _ length: Range<Int>, in text: FoldedText) -> Range<Int>? {
    let word = text.scalars[free]
    let isInflected = FreeWords.inflected.contains { $0.scalars.elementsEqual(word) }
    guard isInflected || FreeWords.invariable.contains(where: { $0.scalars.elementsEqual(word) }) else { return nil }
    var start = free.lowerBound
    let isBehindLength = length.upperBound <= free.lowerBound
    // "Prueba Fitly gratis 7 días", "aprende inglés gratis": an invariable word says of what is done that it costs nothing. "Pronóstico gratis de 7
    // días" is one of so many days.
    let isOfLength =
      !isBehindLength && length.lowerBound > free.upperBound
      && FreeWords.ofLength.contains(text.string(free.upperBound..<length.lowerBound))
    guard isBehindLength || isInflected || isOfLength, start > 0 else { return nil }
    let first = isBehindLength ? length.upperBound : 0
    while start > first, free.lowerBound - start < 40 {
      let before = text.scalars[start - 1]
      guard before == 0x20 || before == 0x27 || isLetter(before) else { break }
      start -= 1
    }
    if !hasBorders(text.scalars[free.lowerBound]) {
      while start < free.lowerBound, text.scalars[start] == 0x20 { start += 1 }
      guard start < free.lowerBound, isBehindLength,
        !(start..<free.lowerBound).contains(where: { text.end(ofLongest: FreeWords.sold, at: $0) != nil })
      else { return nil }
      return start..<free.lowerBound
    }
    let words = Array(text.words(in: start..<free.lowerBound).suffix(3))
    let isOfSold = words.contains { range in
      let word = text.string(range)
      return FreeWords.degrees.contains { word.hasSuffix($0) } || FreeWords.links.contains(word)
        || text.end(ofLongest: FreeWords.sold, at: range.lowerBound) != nil
        || text.end(ofLongest: FreeWords.kinds, at: range.lowerBound) != nil
        || unit(in: text, at: range.lowerBound) != nil
    }
    guard !isOfSold, let noun = words.last, !FreeWords.prepositions.contains(text.string(noun)) else { return nil }
    return noun
  }
}

extension FoldedText {
  /// The index behind the letters from an index on.
  func wordEnd(from index: Int) -> Int {
    var end = index
    while end < count, isLetter(scalars[end]) { end += 1 }
    return end
  }

  /// The phrase of a list that stands right before or behind a range.
  fileprivate func beside(_ range: Range<Int>, in phrases: PhraseList) -> Range<Int>? {
    ranges(of: phrases).first {
      let gap =
        $0.upperBound <= range.lowerBound
        ? $0.upperBound..<range.lowerBound : range.upperBound..<max(range.upperBound, $0.lowerBound)
      return !$0.overlaps(range) && gap.allSatisfy { scalars[$0] == 0x20 }
    }
  }
}

/// The words around "free", of all languages where each is harmless in the others.
private enum FreeWords {
  /// Languages whose adjectives stand behind their nouns.
  static let standsBehind: Set<String> = ["fr", "es", "it", "pt", "ca", "ro", "ar", "he", "id", "ms", "vi", "th"]

  /// Languages in which a length between an adjective and its noun makes a word with the noun: "kostenloser 7-Tage-Kurs".
  static let compounding: Set<String> = ["en", "de", "nl", "sv", "da", "no", "ru", "uk", "pl"]

  /// What may be an attribute of a noun behind it; the other words for "free" say of what is done that it costs nothing.
  static func isAttribute(_ word: some Sequence<UInt32>) -> Bool {
    attributes.contains { $0.scalars.elementsEqual(word) }
  }

  private static let attributes = FoldedText.PhraseList(
    """
    free|complimentary|kostenlose|kostenloser|kostenlosen|kostenloses|kostenlosem|kostenfreie|kostenfreier|kostenfreien|\
    kostenfreies|gratis|kostnadsfri|ilmainen|ilmaisen|ilmaista|maksuton|darmowy|darmowa|darmowe|darmowych|bezpłatny|\
    bezpłatna|bezpłatne|bezpłatnych|bezpłatnym|bezpłatnego|bezplatna|bezplatny|besplatna|besplatni|besplatnih|\
    besplatnog|besplatne|brezplačni|brezplačna|brezplačen|brezplačnih|brezplačnem|бесплатный|бесплатная|бесплатную|\
    бесплатных|бесплатные|бесплатного|бесплатной|безкоштовний|безкоштовна|безкоштовних|безкоштовного|безкоштовної|\
    δωρεάν|ingyenes|ücretsiz|bedava|मुफ़्त|मुफ्त|निःशुल्क|फ़्री|फ्री|বিনামূল্যের|ফ্রি|મફત|ફ્રી|નિઃશુલ્ક|ಉಚಿತ|ಫ್ರೀ|സൗജന്യ|ഫ്രീ|मोफत|विनामूल्य|\
    ମାଗଣା|ଫ୍ରି|ਮੁਫ਼ਤ|ਫ੍ਰੀ|இலவச|ఉచిత|ఫ్రీ|مفت|無料|免费|免費|무료|공짜
    """)

  static let inflected = FoldedText.PhraseList(
    """
    gratuit|gratuits|gratuite|gratuites|offert|offerts|offerte|offertes|gratuito|gratuitos|gratuita|gratuitas|gratuiti|\
    regaladas|regalados|مجاني|مجانية|المجانية|المجاني|مجانيين|مجانيان
    """)

  static let invariable = FoldedText.PhraseList("gratis|percuma|miễn phí|mien phi|ฟรี|חינם|de franc")

  /// Words that go on otherwise than with a noun: prepositions, conjunctions, verbs.
  static let goesOn: Set<String> = folded(
    """
    with|when|if|on|for|to|and|or|in|as|by|at|from|while|once|upon|until|through|via|including|included|is|are|today|now|\
    every|each|per|no|without|just|only|here|using|we|you|lang|dazu|mit|für|bei|und|oder|im|am|an|ab|zum|zur|auf|als|wenn|\
    ohne|heute|jetzt|sofort|met|voor|bij|en|of|op|om|zonder|wanneer|dan|lezen|luisteren|leren|trainen|kijken|sporten|\
    mediteren|ontdekken|genieten|streamen|spelen|bekijken|med|för|vid|och|eller|i|på|om|utan|när|lyssna|läsa|träna|\
    spela|titta|lära|ved|og|uden|uten|når|lyt|læs|træn|lytte|lese|trene|z|na|dla|w|od|przy|bez|s|pro|a|v|při|k|uz|za|u|ob|\
    с|для|и|при|в|без|на|з|та|і|με|για|και|στο|στη|σε|χωρίς|όταν|és|az|ile|ve|veya|için|olarak|boyunca|olsun|\
    में|और|के|साथ|है|हैं|पाएं|पाएँ|मिले|मिलेगा|पाओ|सीखें|सुनें|देखें|करें|میں|اور|کے|ہے|حاصل|پائیں|سیکھیں|মধ্যে|এবং|পান|নিন|\
    અને|માં|મેળવો|मध्ये|आणि|मिळवा|शिका|ਵਿੱਚ|ਅਤੇ|ਪਾਓ|ਲਈ|மற்றும்|பெறுங்கள்|மட்டும்|మరియు|పొందండి|ಮತ್ತು|ಪಡೆಯಿರಿ|കൂടാതെ|നേടൂ|ପାଆନ୍ତୁ|ଓ
    """)

  /// Particles that follow a word for "free" in Korean.
  static let particles = FoldedText.PhraseList(
    "로|입니다|예요|이에요|이며|이고|가|는|은|를|만|인|임|다|니까|라서|이라|이니")

  /// What is sold, and what is done with it.
  static let sold = FoldedText.PhraseList(
    """
    access|app|pro|premium|plus|vip|gold|ultra|trial|trials|subscription|subscriptions|membership|use|usage|try|unlimited|\
    full|everything|all|features|streaming|reading|listening|learning|watching|playing|browsing|editing|preview|tryout|test|tests|testen|testphase*|testzeitraum*|testversion*|testabo*|upgrade|\
    zugang*|zugriff*|abonnement*|mitgliedschaft*|nutzung|nutzen|unbegrenzt*|uneingeschränkt*|voll*|alle|alles|\
    probe*|schnupper*|zeitraum|vorteile|inhalte|funktionen|\
    toegang|gebruik*|proberen|uitproberen|onbeperkt*|volledig*|lidmaatschap|proef*|\
    tillgång|adgang*|tilgang*|användning|använda|bruk*|brug*|prova|prov*|prøv*|medlemskap|medlemskab|obegränsad*|ubegrænset|\
    ubegrenset|allt|alt|käyttö*|pääsy*|kokeilu*|jäsenyys|tilaus*|rajoittama*|\
    dostęp*|okres*|próbn*|subskrypcj*|korzystan*|wersj*|nieograniczon*|pełn*|wszystk*|přístup*|zkušební*|zkouš*|období|\
    předplatn*|používá*|verz*|prístup*|skúšobn*|obdobi*|predplatn*|pristup*|probn*|razdoblj*|pretplat*|korištenj*|\
    dostop*|preizkus*|poskusn*|naročnin*|uporab*|доступ*|пробн*|период*|подписк*|верси*|использован*|пользован*|\
    неограниченн*|полн*|премиум*|тест*|все|всё|період*|підписк*|версі*|користуван*|необмежен*|преміум*|усе|\
    πρόσβαση|δοκιμ*|συνδρομή|χρήση|απεριόριστ*|πλήρη*|έκδοση|περίοδος|όλα|hozzáférés*|próba*|előfizetés*|használ*|\
    korlátlan*|teljes*|időszak*|verzió*|erişim*|deneme*|dene|deneyin|denemek|abone*|üyelik*|kullan*|sınırsız*|tam|sürüm*|\
    dinle*|izle*|oku|okuyun|öğren*|oyna*|başla*|yararlan*|keşfet*|eriş*|üye*|alın|\
    एक्सेस*|ट्रायल*|इस्तेमाल*|उपयोग*|सदस्यता*|प्रीमियम*|प्लान*|ऐप*|परीक्षण*|आज़मा*|अनलिमिटेड|सब्सक्रिप्शन*|सब|पूरा|असीमित|\
    অ্যাক্সেস*|ব্যবহার*|সাবস্ক্রিপশন*|প্রিমিয়াম*|প্ল্যান*|ট্রায়াল*|পরীক্ষা*|આઍક્સેસ|ઍક્સેસ*|એક્સેસ*|ઉપયોગ*|સબ્સ્ક્રિપ્શન*|પ્રીમિયમ*|ટ્રાયલ*|અજમા*|\
    ಪ್ರವೇಶ*|ಬಳಕೆ*|ಬಳಸಿ*|ಪ್ರೀಮಿಯಂ*|ಚಂದಾದಾರಿಕೆ*|ಟ್ರಯಲ್*|ಪ್ರಯೋಗ*|ಪ್ರಯತ್ನ*|ആക്സസ്*|ഉപയോഗ*|പ്രീമിയം*|ട്രയൽ*|പരീക്ഷണ*|സബ്സ്ക്രിപ്ഷൻ*|\
    अॅक्सेस*|वापर*|चाचणी*|ଆକ୍ସେସ*|ବ୍ୟବହାର*|ପ୍ରିମିୟମ*|ଟ୍ରାଏଲ*|ପରୀକ୍ଷା*|ਐਕਸੈਸ*|ਵਰਤੋ*|ਪ੍ਰੀਮੀਅਮ*|ਟ੍ਰਾਇਲ*|ਅਜ਼ਮਾ*|\
    அணுகல்*|பயன்பாடு*|பயன்படுத்*|பிரீமியம்*|சந்தா*|சோதனை*|ட்ரையல்*|யாக்சஸ்|యాక్సెస్*|వినియోగ*|ఉపయోగ*|ప్రీమియం*|ట్రయల్*|సబ్స్క్రిప్షన్*|\
    رسائی|استعمال|پریمیم|سبسکرپشن|ٹرائل|آزمائش*|پلان|رکنیت|\
    アクセス|利用|使用|使い放題|体験|試用|お試し|トライアル|プラン|プレミアム|プロ|会員|版|期間|キャンペーン|特典|登録|サブスク|視聴|開放|解放|オファー|読み放題|見放題|聴き放題|\
    使|用|体验|體驗|试|試|享|会员|會員|高级|高級|专业|專業|解锁|解鎖|开通|開通|订阅|訂閱|访问|無限|无限|全部|所有|期|听|聽|看|学|學|玩|领|領|获|獲|送|赠|权益|畅|\
    체험|이용|사용|구독|평가판|액세스|기간|혜택|버전|플랜|시청|청취|학습|수강|멤버십|프리미엄|프로|제공|시작|시험|무제한|전체|모든|앱|오퍼|구매|동안|\
    accès|abonnement|essai*|adhésion|formule|utilisation|fonction*|contenu*|tout|tous|toute|toutes|offre|illimité*|mois|\
    acceso|suscripción|prueba*|versión|uso|membresía|todo|todos|toda|todas|período|periodo|ilimitad*|oferta|contenido|\
    accesso|abbonamento|prova*|versione|piano|utilizzo|tutto|tutti|tutte|illimitat*|contenuti|\
    acesso|assinatura|teste*|versão|plano|avaliação|período|tudo|tota|tot|accés|subscripció|ús|\
    acces|abonament|prob*|încerc*|versiune|perioad*|totul|toate|utilizare|\
    وصول|الوصول|اشتراك*|الاشتراك*|تجرب*|التجرب*|استخدام*|الاستخدام*|فترة|الفترة|بريميوم|نسخة|النسخة|خطة|الخطة|كل|جميع|شهر|اسبوع|عرض|العرض|\
    גישה|מנוי|ניסיון|נסיון|שימוש|פרימיום|תקופ*|הכל|הכול|גרסה|גרסת|מסלול|חודש|שבוע|\
    akses|langganan|berlangganan|uji|coba|cuba|percobaan|percubaan|pakai|memakai|menggunakan|penggunaan|guna|belajar|nonton|\
    menonton|baca|bermain|semua|versi|paket|pelan|langganan|keanggotaan|keahlian|\
    truy cập|dùng|sử dụng|trải nghiệm|học|nghe|xem|gói|thử|tất cả|bản|quyền|hội viên|\
    ใช้|ทดลอง|เข้าถึง|พรีเมียม|โปร|แพ็กเกจ|สมาชิก|แอป|ทั้งหมด|เล่น|ดู|ฟัง|เรียน|อ่าน|ได้
    """)

  /// What is sold where nothing says of what kind: "meal plan" and "parking pass" are none of ours.
  static let kinds = FoldedText.PhraseList("plan|plans|version|offer|period|pass|content|phase|abo|abos")

  /// What others give for nothing, wherever it stands beside the word.
  static let others = FoldedText.PhraseList(
    """
    shipping|delivery|parking|returns|postage|versand*|lieferung*|rückversand|livraison|expédition|frais de port|retours|\
    stationnement|envío|envíos|entrega|entregas|devoluciones|aparcamiento|spedizione|consegna|resi|parcheggio|frete|\
    estacionamento|enviament|verzending|bezorging|frakt|leverans|levering|parkering|toimitus|dostawa|dostawy|wysyłka|\
    doprava|dopravu|dostava|доставка|доставки|доставку|парковка|αποστολή|παράδοση|szállítás|kargo|teslimat|livrare|livrarea|\
    توصيل|شحن|الشحن|التوصيل|משלוח|משלוחים|ongkir|pengiriman|penghantaran|vận chuyển|giao hàng|ส่ง|จัดส่ง|डिलीवरी|शिपिंग|\
    送料|配送|配送料|運費|运费|包邮|배송|배송비|주차
    """)

  /// Endings of adverbs that say how much: "totalmente", "entièrement".
  static let degrees = ["mente", "ment"]
  /// Verbs and adverbs between what is free and the word for it.
  static let links: Set<String> = folded(
    """
    est|sont|es|son|sono|è|são|sera|seront|será|serán|sarà|serão|tout|sepenuhnya|benar|adalah|hoàn|toàn|là|تماما|بالكامل|\
    לגמרי|הם|היא|היו|c|vous|nous|ti|te|vi|este|sunt|són|100|premiers|premières|primeros|primeras|primi|primeiros|primele|pertama|đầu|tiên|\
    ראשונים|הראשונים|الأولى|الأول|ya|già|déjà
    """)
  static let prepositions: Set<String> = folded(
    "de|d|di|du|des|del|della|da|do|à|a|en|in|em|por|pour|per|para|și|y|e|et|untuk|dari|của|với|ב|ל|من|في|مع")
  /// Between a noun's adjective and its length.
  static let ofLength: Set<String> = [" de ", " a ", " di ", " da "]
  /// What follows a length that says how often: "7 jours sur 7", "7 Tage die Woche".
  static let rates: Set<String> = folded("sur|su|die|w|in|de|von|av|om")

  private static func folded(_ words: String) -> Set<String> {
    Set(
      words.split(separator: "|").map {
        let text = FoldedText(String($0))
        return text.string(0..<text.count)
      })
  }
}

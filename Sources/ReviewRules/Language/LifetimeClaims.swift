/// What a word such as "lifetime" is said of. Of several languages: each word is harmless in the others.
extension SaidText {
  /// Whether what is paid once is paid so often again: "pay once a year", "연 1회 결제", "paiement unique, chaque année".
  func isRepeated(_ claim: Range<Int>) -> Bool {
    guard folded.holds(LifetimeWords.payments, in: claim) else { return false }
    if isBehindYear(claim.lowerBound) { return true }
    for (lexicon, named) in zip(lexicons, periods) {
      for (_, range) in named where !range.overlaps(claim) {
        if range.upperBound <= claim.lowerBound {
          if folded.scalars[range.upperBound..<claim.lowerBound].allSatisfy({ $0 == 0x20 }) { return true }
        } else if isBeside(claim.upperBound..<range.lowerBound, range, lexicon) {
          return true
        }
      }
    }
    return false
  }

  /// Whether nothing but a word for "each" lies between a payment and a period; behind a comma the period ends what is said.
  private func isBeside(_ gap: Range<Int>, _ period: Range<Int>, _ lexicon: Lexicon) -> Bool {
    guard gap.count <= 40 else { return false }
    var hasComma = false
    var index = gap.lowerBound
    var isEach = false
    while index < gap.upperBound {
      let scalar = folded.scalars[index]
      if scalar == 0x2C || scalar == 0x28 {
        if scalar == 0x2C, hasComma { return false }
        hasComma = hasComma || scalar == 0x2C
        index += 1
      } else if scalar == 0x20 {
        index += 1
      } else if let amount = amounts.first(where: { $0.range.contains(index) }),
        amount.range.upperBound <= gap.upperBound
      {
        index = amount.range.upperBound
      } else if let end = folded.end(ofLongest: lexicon.per, at: index), end <= gap.upperBound {
        isEach = true
        index = end
      } else if let end = folded.end(ofLongest: LifetimeWords.times, at: index), end <= gap.upperBound {
        index = end
      } else {
        return false
      }
    }
    guard hasComma else { return true }
    // A list says "a", as in "a year", as part of the period.
    let isOne = lexicon.ones.contains { folded.stands($0.scalars, at: period.lowerBound) }
    return (isEach || isOne) && folded.isEndOfSaid(period.upperBound)
  }

  /// "每年一次付费", "1년에 한 번 결제": units that stand right before, in scripts that set no words apart.
  private func isBehindYear(_ start: Int) -> Bool {
    var index = start - 1
    while index >= 0, [0x20, 0xC5D0, 0x306B].contains(folded.scalars[index]) { index -= 1 }
    return index >= 0 && LifetimeWords.units.contains(folded.scalars[index])
  }

  /// Whether a sentence says a word of something else than the plan and the payment: "data is deleted forever", "without a subscription, exports
  /// carry a watermark". Alone or beside a word for what is sold, it is said of that.
  func isOfElse(_ claim: Range<Int>) -> Bool {
    if folded.holds(LifetimeWords.payments, in: claim) { return false }
    return namesSubscription(in: claim) ? isCondition(claim) : isOfContents(claim)
  }

  /// Whether a range names a subscription, in any form of the word.
  func namesSubscription(in range: Range<Int>) -> Bool {
    folded.holds(LifetimeWords.subscription, in: range)
      || lexicons.contains { folded.holds($0.phrases(.subscription), in: range) }
  }

  /// "Forever", of what people make and of what is done with it.
  private func isOfContents(_ claim: Range<Int>) -> Bool {
    if folded.holds(LifetimeWords.contents, in: sentence(around: claim)) { return true }
    let clause = clause(around: claim)
    let others = folded.wordCount(in: clause) - folded.wordCount(in: claim)
    return others > 2 && !isOfSold(clause)
  }

  /// "Without a subscription", of what there is for those who do not buy one.
  private func isCondition(_ claim: Range<Int>) -> Bool {
    let sentence = sentence(around: claim)
    if folded.holds(LifetimeWords.basics, in: sentence) { return true }
    // "If you have no subscription, ads are shown."
    let clause = clause(around: claim)
    let isIf =
      folded.words(in: clause).first.map { folded.end(ofLongest: LifetimeWords.ifs, at: $0.lowerBound) != nil } ?? false
    if isIf || folded.holds(LifetimeWords.ifsBehind, in: claim.upperBound..<clause.upperBound) { return true }
    let before = folded.wordCount(in: sentence.lowerBound..<claim.lowerBound)
    let behind = claim.upperBound..<sentence.upperBound
    guard folded.holds(LifetimeWords.without, in: claim) else {
      // "No subscription is needed for reading", but not "for $9.99".
      return folded.words(in: clause).contains { !$0.overlaps(claim) && isPurpose($0) }
    }
    if before == 0 {
      // "Without a subscription, without ads": a list of what there is not.
      let isList = lexicons.contains { lexicon in
        folded.words(in: behind).prefix(2).contains {
          folded.end(ofLongest: lexicon.negations, at: $0.lowerBound) != nil
        }
      }
      return !isList && folded.wordCount(in: behind) > 2
    }
    return before + folded.wordCount(in: behind) > 2 && !isOfSold(sentence)
  }

  private func isPurpose(_ word: Range<Int>) -> Bool {
    guard folded.end(ofLongest: LifetimeWords.purposes, at: word.lowerBound) == word.upperBound else { return false }
    let next = word.upperBound + 1
    return next < folded.count && (isLetter(folded.scalars[next])) && !isOfSold(next..<min(folded.count, next + 24))
  }

  private func isOfSold(_ range: Range<Int>) -> Bool {
    folded.holds(LifetimeWords.sold, in: range)
      || lexicons.contains { folded.holds($0.phrases(.obligation), in: range) }
      || amounts.contains { $0.range.overlaps(range) }
  }
}

private enum LifetimeWords {
  static let payments = FoldedText.PhraseList(
    """
    pay|payment|purchase|zahl*|bezahl*|kauf*|einmal*|einmaliger kauf|achat|paiement|payez|payer|seule fois|pago|paga|pagas|\
    compra|pagamento|pague|paghi|acquisto|una tantum|mensalidade|aankoop|betal*|kopen|zakup*|opłat*|płatn*|zapłać|\
    płacisz|покупк*|платеж|платёж|оплат*|заплат*|платит*|сплат*|köp*|engångs*|engangs*|ödeme*|satın alma|tek seferlik|öde|ödeyin|\
    kupnj*|plaćanj*|uplat*|plat*|nákup*|platb*|zaplat*|zaplať*|jednorázov*|jednorazov*|enkrat*|plač*|osto|kertaosto*|maksu|kertamaksu*|\
    maksa|fizet*|vásárl*|díj|plată|achiziți*|plătești|plătiți|pembelian|pembayaran|bayar*|beli|bayaran|mua|trả|thanh toán|αγορά|\
    πληρω*|πλήρωσε|εφάπαξ|רכישה|תשלום|שלמו|משלמים|شراء|ادفع|الدفع|دفع|دفعة|भुगतान|ख़रीद*|खरीद*|पेमेंट|पैसे|खरेदी|কেনাকাটা|পেমেন্ট|\
    অর্থপ্রদান|কিনুন|ખરીદી|ચુકવણી|ચૂકવો|வாங்*|கட்டணம்|பணம்|కొనుగోలు|చెల్లింపు|చెల్లించండి|ಖರೀದಿ|ಪಾವತಿ*|വാങ്ങൽ|പേയ്‌മെന്റ്|പണമടയ്ക്ക*|କ୍ରୟ|\
    ଦେୟ|ପେମେଣ୍ଟ|ਖਰੀਦ|ਭੁਗਤਾਨ|خریداری|ادائیگی|ادا|ซื้อ|จ่าย|ชำระ|支払|払い|購入|買い切|買切|料金|결제|구매|구입|付费|付費|付清|购买|購買|买断|買斷
    """)
  /// Words for "times" between a payment and its period: "раз в год".
  static let times: FoldedText.PhraseList = [
    "раз", "once", "raz", "time", "fois", "vez", "volta", "keer", "gang", "for", "fur", "pour", "por", "per", "voor",
    "za", "na", "за", "на", "på", "of", "de", "di", "von",
  ]
  /// 年月週周年년연월주
  static let units: Set<UInt32> = [0x5E74, 0x6708, 0x9031, 0x5468, 0xB144, 0xC5F0, 0xC6D4, 0xC8FC]
  /// Forms beside those of the lists.
  static let subscription = FoldedText.PhraseList(
    "subscri*|suscri*|abo|abonn*|abonam*|abonel*|assinatura*|prenumerat*|subskr*|подпис*|підпис*|předpl*|predpl*|pretplat*|naročn*|"
      + "előfizet*|συνδρομ*|langganan|tilau*|اشتراك*|订阅|訂閱|サブスク|구독|सब्सक्र*")
  /// What an app keeps for people, and that it is no longer kept.
  static let contents = FoldedText.PhraseList(
    """
    data|deleted|delete|deletes|lost|gone|daten|gelöscht*|verloren|données|perdu*|datos|eliminad*|borrad*|pierd*|dados|\
    apagad*|excluíd*|perdid*|dati|cancellat*|persi|perse|gegevens|gewist|dane|danych|usuwan*|usunięt*|tracisz|данные|\
    данных|удаля*|потеря*|утрач*|дані|даних|видаля*|veri|veriler*|verileriniz*|silin*|silecek*|kaybol*|uppgifter|raderas|\
    raderad*|slettes|slettet|dataene|tiedot|tietosi|poistet*|smazán*|smaž*|izbris*|obriš*|törlőd*|törölj*|adat*|șters*|\
    δεδομέν*|διαγράφ*|נתונים|הנתונים|נמחק*|יימחק*|بيانات*|البيانات|تحذف|يحذف|الحذف|dihapus|dipadam|dữ liệu|ข้อมูล|डेटा|\
    ডেটা|データ|削除|消去|데이터|삭제|数据|數據|資料|资料|删除|刪除|清除
    """)
  /// What there is without buying.
  static let basics = FoldedText.PhraseList(
    "basic|basics|basis*|grundfunktion*|basisfunktion*|grundlegend*|fonctions de base|outils de base|básic*|funzioni base|"
      + "strumenti base|podstaw*|базов*|основн*|temel|grundläggande|basfunktion*|الأساسية|基本|基础|基礎|기본|무료 버전|základn*|osnovn*|"
      + "de bază|βασικ*|asas|dasar|cơ bản|พื้นฐาน|बुनियादी")
  static let ifs = FoldedText.PhraseList(
    "if|wenn|falls|si|als|jeśli|jeżeli|если|om|hvis|jos|pokud|ak|ako|če|dacă|αν|εάν|אם|якщо|إذا|jika|nếu|หาก|ถ้า|अगर|यदि|se você|"
      + "se non|se hai|se não")
  static let ifsBehind: FoldedText.PhraseList = ["하면", "으면", "경우", "場合"]
  static let without = FoldedText.PhraseList(
    "nélkül|aboneliksiz|olmadan|बिना|ছাড়া|વગર|ਬਿਨਾਂ|இல்லாமல்|లేకుండా|ಇಲ್ಲದೆ|ഇല്ലാതെ|ବିନା|بغیر|without|ohne|sans|sin|senza|sem|zonder|bez|без|utan|uden|uten|ilman|sense|χωρίς|ללא|בלי|fără|brez|tanpa|بدون|دون|بلا|không"
  )
  static let purposes = FoldedText.PhraseList(
    "for|für|zum|zur|pour|para|per|voor|om|do|dla|для|för|til|for|til|για|pentru|za|na|pro")
  /// What is sold, and how one comes by it.
  static let sold = FoldedText.PhraseList(
    """
    ads|werbung|werbefrei|pub|pubs|publicité*|anuncios|publicidad|pubblicità|advertenties|reclame|reklam*|реклам*|\
    annonser|إعلانات|広告|광고|广告|廣告|access|pro|premium|plus|plan|membership|license|licence|unlock*|upgrade*|version|feature*|full|unlimited|everything|\
    zugang*|zugriff*|lizenz*|mitgliedschaft*|freischalt*|freigeschaltet|vollversion|funktionen|alles|accès|licence|\
    débloqu*|fonctionnalit*|acceso|licencia|desbloqu*|funciones|acesso|licença|recursos|accesso|licenza|sblocc*|\
    funzionalit*|toegang|licentie|ontgrendel*|functies|dostęp*|licencj*|odblok*|funkcj*|доступ*|лицензи*|разблок*|\
    открой*|функци*|ліценз*|розблок*|erişim*|lisans*|kilidi|özellik*|tillgång|licens|lås upp|funktioner|adgang|tilgang|\
    lisens|käyttöoikeu*|lisenssi*|přístup*|prístup*|pristup*|dostop*|hozzáférés*|acces|acces|πρόσβαση|גישה|akses|\
    truy cập|เข้าถึง|الوصول|وصول|ترخيص|एक्सेस|アクセス|ライセンス|利用|使い|使える|プラン|プロ|機能|全機能|이용|액세스|라이선스|플랜|기능|访问|訪問|会员|會員|使用|解锁|解鎖|功能|畅享
    """)
}

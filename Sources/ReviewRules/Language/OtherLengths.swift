import Locales

/// Lengths beside words for trials that are the length of something else.
extension Lexicon {
  /// Whether a length is none that something lasts, by the words behind it: "2日前", "24시간 전", "2 gün önce" are times before something, and
  /// "1日3回" is how often.
  func isPoint(_ length: Range<Int>, in text: FoldedText) -> Bool {
    let index = afterBlank(text, length.upperBound)
    guard index < text.count else { return false }
    let next = index + 1 < text.count ? text.scalars[index + 1] : 0
    switch text.scalars[index] {
    case 0x524D: return !LengthWords.beganByBefore.contains(next)
    case 0x4E4B, 0x4EE5: return next == 0x524D
    case 0xC804: return !isLetter(next) || LengthWords.behindKoreanBefore.contains(next)
    case 0x30...0x39: return isRate(length, number: index, in: text)
    default:
      return text.end(ofLongest: language == "tr" ? LengthWords.turkishBefores : LengthWords.befores, at: index) != nil
    }
  }

  /// "1日3回", "하루 1개": so often, or so many, in each.
  private func isRate(_ length: Range<Int>, number: Int, in text: FoldedText) -> Bool {
    guard let last = text.scalars[length].last, !hasBorders(last) else { return false }
    let end = text.numberEnd(from: number)
    let behind = afterBlank(text, end)
    return behind < text.count && LengthWords.counters.contains(text.scalars[behind])
  }

  /// Whether a length is the time in which one has to cancel: "cancel within the first 6 days and pay nothing", "6天内取消则免费".
  func isDeadline(_ length: Range<Int>, in text: FoldedText) -> Bool {
    if let end = text.end(ofLongest: LengthWords.withinBehind, at: afterBlank(text, length.upperBound)) {
      return text.holds(LengthWords.cancel, in: end..<min(text.count, end + 4))
    }
    let words = text.words(in: max(0, length.lowerBound - 30)..<length.lowerBound).suffix(3)
    guard words.contains(where: { text.end(ofLongest: LengthWords.within, at: $0.lowerBound) != nil }) else {
      return false
    }
    return text.holds(phrases(.cancel), in: text.sentence(around: length))
  }

  /// Whether what lies between a word for trials and a length makes it another one's: "トライアル開始から5日後", "the free version keeps 3 days
  /// of history", "devolução grátis em 30 dias".
  func isParted(_ word: Range<Int>, from length: Range<Int>, in text: FoldedText) -> Bool {
    let isBehind = word.upperBound <= length.lowerBound
    let gap =
      isBehind
      ? word.upperBound..<length.lowerBound : min(length.upperBound, word.lowerBound)..<word.lowerBound
    if text.holds(LengthWords.ends, in: gap) { return true }
    if text.holds(LengthWords.starts, in: gap),
      text.end(ofLongest: LengthWords.afters, at: afterBlank(text, length.upperBound)) != nil
    {
      return true
    }
    if isBehind, let times = LengthWords.by[language], text.words(in: gap).count == 1, text.holds(times, in: gap) {
      return true
    }
    return isOfLevel(word, length, gap, in: text)
  }

  /// Whether "free" is an attribute of a level of service, and the length what that has: "無料プランでは3日", "la version gratuite garde 3 jours".
  private func isOfLevel(_ free: Range<Int>, _ length: Range<Int>, _ gap: Range<Int>, in text: FoldedText) -> Bool {
    let behind = text.end(ofLongest: LengthWords.levels, at: afterBlank(text, free.upperBound))
    // Arabic writes an article as part of the word.
    var start = free.lowerBound
    while start > 0, free.lowerBound - start < 4, isLetter(text.scalars[start - 1]) { start -= 1 }
    let before = text.words(in: max(0, start - 24)..<start).last.map {
      LengthWords.adjectivesBehind.contains(language)
        && text.end(ofLongest: LengthWords.levels, at: $0.lowerBound) != nil
    }
    guard behind != nil || before ?? false else { return false }
    guard length.lowerBound >= free.upperBound else {
      // "3 Tage in der kostenlosen Version", but "7 days of the free version".
      return text.words(in: gap).first.map { LengthWords.inside.contains(text.string($0)) } ?? false
    }
    let rest = min(behind ?? free.upperBound, length.lowerBound)..<length.lowerBound
    if let last = text.words(in: rest).last { return !LengthWords.lasting.contains(text.string(last)) }
    let first = afterBlank(text, rest.lowerBound)
    guard first < rest.upperBound, isLetter(text.scalars[first]) else {
      // Where the verb is last, what the level has stands before it: "Ücretsiz sürüm 3 günlük geçmişi saklar".
      return behind != nil && language == "tr"
        && text.words(in: length.upperBound..<text.sentence(around: length).upperBound).count > 1
    }
    if (0x4E00...0x9FFF).contains(text.scalars[first]) { return !text.holds(LengthWords.use, in: rest) }
    return text.end(ofLongest: LengthWords.topics, at: first) != nil
  }
}

/// Words around lengths. Of several languages, where each is harmless in the others.
private enum LengthWords {
  /// Signs that make another word of 前: 前払い, 前半, 前売り, 前回, 前往, 前端, 前沿, 前台.
  static let beganByBefore: Set<UInt32> = [
    0x6255, 0x534A, 0x58F2, 0x56DE, 0x5F80, 0x7AEF, 0x6CBF, 0x53F0, 0x6240,
  ]
  /// What follows "전" as a word of its own: 까지, 에, 부터, 의, 날. "전체" is another one.
  static let behindKoreanBefore: Set<UInt32> = [0xAE4C, 0xC5D0, 0xBD80, 0xC758, 0xB0A0]
  static let turkishBefores: FoldedText.PhraseList = ["önce", "öncesinde", "öncesine", "öncesi", "evvel", "kala"]
  static let befores: FoldedText.PhraseList = [
    "पहले", "पूर्व", "आधी", "আগে", "પહેલાં", "ਪਹਿਲਾਂ", "முன்", "முன்பு", "ముందు", "ಮೊದಲು", "മുമ്പ്", "ପୂର୍ବରୁ", "پہلے", "قبل",
    "이전", "előtt",
  ]
  static let afters: FoldedText.PhraseList = [
    "後", "以降", "后", "之后", "之後", "以后", "以後", "후", "이후", "뒤", "sonra", "बाद", "পরে", "પછી", "नंतर", "ਬਾਅਦ", "பிறகு", "తర్వాత",
    "ನಂತರ", "ശേഷം", "ପରେ", "بعد",
  ]
  static let ends = FoldedText.PhraseList(
    "残り|のこり|남은|남았|剩余|剩餘|还剩|還剩|kalan|終了|終わ|満了|期限|切れ|結束|结束|到期|截止|期满|期滿|종료|끝나|만료|bitmeden|bitiminden|bitişinden|bitmesine|bitimine|sona ermeden|dolmadan|"
      + "sonundan|समाप्त*|ख़त्म|खत्म|শেষ|પૂર*|संपण्या*|ਖਤਮ|முடி*|ముగి*|ಮುಗಿ*|അവസാന*|ختم")
  static let starts = FoldedText.PhraseList(
    "開始|始ま|登録|加入|申込|申し込|开始|启用|啟用|注册|註冊|시작|가입|başla*|शुरू|শুরু|શરૂ|सुरू|ਸ਼ੁਰੂ|தொடங்*|ప్రారంభ*|ಪ್ರಾರಂಭ*|ആരംഭ*|شروع")
  /// What parts "free" from the time in which, or by when, something is done for nothing; in other languages the same words mean so long.
  static let by: [String: FoldedText.PhraseList] = [
    "pt": ["em", "dentro"], "es": ["en", "dentro"], "ca": ["en"], "fr": ["en", "sous", "dans"], "it": ["in", "entro"],
    "de": ["in", "innerhalb", "binnen"], "nl": ["in", "binnen"], "en": ["in", "within"], "sv": ["inom"],
    "da": ["inden"], "no": ["innen"],
  ]
  /// Not those that mean "during" as well.
  static let within: FoldedText.PhraseList = [
    "within", "innerhalb", "binnen", "entro", "dentro", "sous", "inom", "inden", "innen", "unutar", "εντός", "תוך",
    "ภายใน",
  ]
  static let withinBehind: FoldedText.PhraseList = [
    "内", "內", "以内", "以內", "間以内", "之内", "之內", "이내", "안에", "içinde", "के अंदर", "के भीतर",
  ]
  static let cancel: FoldedText.PhraseList = ["取消", "退订", "退訂", "解約", "キャンセル", "해지", "취소", "iptal"]
  /// 回次번회枚本件個个张首篇曲개장건
  static let counters: Set<UInt32> = [
    0x56DE, 0x6B21, 0xBC88, 0xD68C, 0x679A, 0x672C, 0x4EF6, 0x500B, 0x4E2A, 0x5F20, 0x9996, 0x7BC7, 0x66F2, 0xAC1C,
    0xC7A5, 0xAC74,
  ]
  static let levels = FoldedText.PhraseList(
    "version|versions|versionen|plan|planen|tier|edition|app|account|level|variante|konto|kontot|stufe|forfait|formule|versión|"
      + "edición|cuenta|versão|edição|conta|plano|versione|piano|edizione|versie|editie|wersja|wersji|wersję|версия|версии|версію|"
      + "версія|версії|тариф|тарифе|план|плане|аккаунт|sürüm|sürümü|sürümde|planda|hesap|versio|versiossa|verze|verzia|verzija|"
      + "verzió|verzióban|csomag|versiune|versiunea|versió|έκδοση|גרסה|הגרסה|संस्करण|प्लान|versi|paket|phiên bản|gói|เวอร์ชัน|แพ็กเกจ|النسخة|نسخة|"
      + "الإصدار|الخطة|الباقة|プラン|版|バージョン|アカウント|버전|플랜|요금제|方案|套餐|账户|帐户|帳戶")
  static let inside: Set<String> = [
    "in", "with", "mit", "im", "dans", "avec", "en", "con", "nella", "com", "na", "no", "met", "i", "med", "w", "z",
    "в", "на", "у",
  ]
  static let lasting: Set<String> = [
    "for", "during", "fur", "wahrend", "pendant", "pour", "durant", "por", "durante", "para", "per", "voor",
    "gedurende", "i", "pa", "na", "przez", "на", "для", "протягом", "течение", "po", "pe", "pentru", "για", "untuk",
    "selama", "trong", "لمدة", "of", "first", "ersten", "premiers", "premieres", "primeros", "primeras", "primi",
    "prime", "primeiros", "primeiras", "eerste", "forsta", "første", "pierwsze", "первые", "перші", "los", "las", "les",
    "os", "as", "i", "le", "de", "die", "the",
  ]
  static let adjectivesBehind: Set<String> = [
    "fr", "es", "it", "pt", "ca", "ro", "ar", "he", "id", "ms", "vi", "th", "pl",
  ]
  static let use: FoldedText.PhraseList = ["可用", "可使用", "使用", "试用", "試用", "体验", "體驗", "用"]
  /// Particles that say what is spoken of.
  static let topics: FoldedText.PhraseList = [
    "は", "では", "だと", "でも", "なら", "の場合", "은", "는", "에서", "에는", "으로", "로는", "도", "의 경우",
  ]
}

extension Lexicon {
  /// Whether words beside a range take back what it says: "no free trial", "無料トライアルなし", "Family Sharing is not included".
  func isTakenBack(_ text: FoldedText, _ range: Range<Int>) -> Bool {
    isTakenBack(text, at: range.lowerBound) || Denials.stand(behind: range.upperBound, in: text)
      || text.ranges(of: negationsBehind).contains { negation in
        negation.lowerBound >= range.upperBound && isNear(text, range.upperBound..<negation.lowerBound)
      }
  }

  /// Whether one of the two words before an index is a "no" or "without"; articles and forms of "to be" are none of the two.
  func isTakenBack(_ text: FoldedText, at index: Int) -> Bool {
    text.ranges(of: negations).contains { negation in
      negation.upperBound <= index && isNear(text, negation.upperBound..<index) && !isMore(negation, in: text)
    }
  }

  /// Whether one of the two words before an index says that it never happens: "nothing renews". Of a trial the same words say nothing: "pay
  /// nothing during your trial".
  func isNever(_ text: FoldedText, at index: Int) -> Bool {
    text.ranges(of: Lexicon.nevers).contains { never in
      never.upperBound <= index && isNear(text, never.upperBound..<index)
    }
  }

  private static let nevers: FoldedText.PhraseList = [
    "never", "nothing", "nie", "niemals", "nichts", "jamais", "rien", "nunca", "nada", "mai", "niente", "nooit",
    "niets",
    "никогда", "ничего", "nigdy", "nic", "aldrig", "aldri", "asla", "hiçbir", "لا", "永不", "从不", "從不",
  ]

  /// "Not only a free trial" promises one, and "非常" is a "very".
  private func isMore(_ negation: Range<Int>, in text: FoldedText) -> Bool {
    text.end(ofLongest: Lexicon.only, at: afterBlank(text, negation.upperBound)) != nil
  }

  private static let only: FoldedText.PhraseList = [
    "only", "just", "nur", "seulement", "uniquement", "solo", "solamente", "soltanto", "só", "somente", "apenas",
    "alleen", "slechts", "bara", "endast", "kun", "bare", "tylko", "только", "лише", "тільки", "jen", "pouze", "len",
    "samo", "csak", "doar", "numai", "μόνο", "hanya", "chỉ", "仅", "僅", "只", "光", "但", "常",
  ]

  /// Whether nothing but one word lies in a gap, beside articles and the like; where words have no borders, a few letters.
  private func isNear(_ text: FoldedText, _ gap: Range<Int>) -> Bool {
    guard gap.count <= 26 else { return false }
    let between = text.scalars[gap]
    guard between.allSatisfy({ $0 == 0x20 || $0 == 0x27 || isLetter($0) }),
      between.count(where: { isLetter($0) && !hasBorders($0) }) <= 4
    else { return false }
    let words = text.words(in: gap).filter { !Lexicon.links.contains(text.string($0)) }
    return words.count <= 1 && words.allSatisfy { $0.count <= 10 }
  }

  /// What stands between a "no" and what it takes back without being of weight: "it is not a one-time payment", "pas d'essai". Of several
  /// languages, folded.
  private static let links: Set<String> = Set(
    [
      "a", "an", "the", "any", "is", "are", "be", "been", "it", "ein", "eine", "einen", "einem", "einer", "der", "die",
      "das", "den", "dem", "ist", "sind", "es", "un", "une", "de", "d", "le", "la", "les", "l", "du", "des", "est",
      "una",
      "uno", "el", "los", "las", "hay", "um", "uma", "o", "os", "as", "ha", "e", "il", "lo", "i", "gli", "een", "het",
      "er", "en", "ett", "et", "ar", "det", "som", "jest", "to", "это", "является", "je", "este", "egy", "ada",
      "عملية", "في",
    ].map { FoldedText($0).whole })
}

/// Whole predicates that deny what stands before them: "is not included", "されません", "되지 않습니다".
///
/// Of all languages, for each is harmless in the others. A bare "not" behind a word says too little: "renews automatically if not canceled".
enum Denials {
  /// Whether what ends at an index is denied by what follows.
  static func stand(behind index: Int, in text: FoldedText) -> Bool {
    // The rest of an inflected word.
    var index = index
    if index > 0, index < text.count, isLetter(text.scalars[index - 1]), hasBorders(text.scalars[index - 1]) {
      while index < text.count, isLetter(text.scalars[index]), hasBorders(text.scalars[index]) { index += 1 }
    }
    return beginsHere(index, in: text) || beginsBehindParticles(index, in: text) || beginsBehindWord(index, in: text)
  }

  private static func beginsHere(_ index: Int, in text: FoldedText) -> Bool {
    let start = index < text.count && text.scalars[index] == 0x20 ? index + 1 : index
    if let end = text.end(ofLongest: transitive, at: start) { return text.isEndOfSaid(end) }
    guard let end = text.end(ofLongest: predicates, at: start) else { return false }
    // "자동 갱신되지 않도록 하려면", "更新されない場合は": so that, and in case.
    let next = end < text.count && text.scalars[end] == 0x20 ? end + 1 : end
    return text.end(ofLongest: conditions, at: next) == nil
  }

  /// Behind one word, which an "is" may stand beside: "Het delen is nog niet mogelijk".
  private static func beginsBehindWord(_ index: Int, in text: FoldedText) -> Bool {
    var start = index
    for _ in 0..<2 {
      guard start < text.count, text.scalars[start] == 0x20 else { return false }
      let from = start + 1
      var end = from
      while end < text.count, isLetter(text.scalars[end]), hasBorders(text.scalars[end]) { end += 1 }
      guard end > from, end - from <= 12 else { return false }
      let word = text.string(from..<end)
      if parting.contains(word) { return false }
      start = end
      if beginsHere(start, in: text) { return true }
      guard copulas.contains(word) else { return false }
    }
    return false
  }

  /// Where words have no borders: behind particles, and behind what a product may be called.
  private static func beginsBehindParticles(_ index: Int, in text: FoldedText) -> Bool {
    var start = index
    for _ in 0..<3 {
      if start < text.count, text.scalars[start] == 0x20 { start += 1 }
      guard let end = text.end(ofLongest: particles, at: start) else { return false }
      start = end
      if beginsHere(start, in: text) { return true }
    }
    return false
  }

  private static let copulas: Set<String> = [
    "is", "are", "wird", "werden", "ist", "sind", "er", "ar", "jest", "est", "e",
  ]
  private static let parting: Set<String> = [
    "and", "but", "or", "if", "und", "aber", "oder", "wenn", "et", "mais", "ou", "si", "y", "pero", "o", "ma", "se",
    "of", "maar", "als", "och", "men", "om", "i", "a", "ale", "и", "но", "а", "ve", "ama", "و",
  ]

  /// What goes on with something else that is denied, where it goes on: "免费试用不含广告".
  private static let transitive = FoldedText.PhraseList(
    "不支持|不支援|不包含|不包括|不含|不提供|nie obejmuje|không bao gồm|tidak termasuk|doesn't include|does not include")

  private static let particles = FoldedText.PhraseList(
    """
    は|も|が|の|を|に|と|には|にも|では|での|へは|されることは|することは|されるものでは|するものでは|プラン|期間|特典|サービス|商品|\
    은|는|이|가|도|을|를|에|에는|에도|로|으로|권|권이|권은|판매|상품|기능|서비스|기간|이용|플랜|服务|服務|功能|期|版|制|型
    """)

  private static let conditions = FoldedText.PhraseList("場合|限り|かぎり|よう|と|なら|도록|게|으면|으려면|는 한|을 경우|는 경우")

  private static let predicates = FoldedText.PhraseList(
    """
    is not included|are not included|isn't included|not included|not part of|isn't part of|is not available|not available|\
    isn't available|unavailable|is not supported|not supported|isn't supported|is not offered|not offered|isn't offered|\
    is not possible|not possible|isn't possible|cannot be used|can't be used|does not apply|doesn't apply|\
    is not enabled|is disabled|is excluded|\
    nicht unterstützt|nicht enthalten|nicht inbegriffen|nicht verfügbar|nicht möglich|nicht vorgesehen|nicht angeboten|\
    nicht teil|findet nicht statt|gibt es nicht|entfällt|ausgeschlossen|\
    n'est pas inclus*|n'est pas comprise|n'est pas compris|n'est pas disponible|n'est pas pris*|n'est pas prévu*|\
    n'est pas compatible|n'est pas possible|n'est pas proposé*|n'est pas offert*|non inclus*|non compris*|non disponible|\
    non compatible|n'existe pas|ne s'applique pas|\
    no está inclui*|no están inclui*|no incluid*|no está disponible|no es compatible|no se incluye*|no se ofrece*|\
    no se admite*|no disponible|no existe|no es posible|no está permitid*|no se aplica|\
    não está inclu*|não incluí*|não está disponível|não é compatível|não é suportad*|não é oferecid*|não se aplica|\
    não disponível|indisponível|não é possível|não existe|não faz parte|\
    non è inclus*|non inclus*|non è compres*|non compres*|non è previst*|non previst*|non è disponibile|non disponibile|\
    non è supportat*|non è compatibile|non è possibile|non è offert*|non si applica|non fa parte|\
    niet inbegrepen|niet mogelijk|niet beschikbaar|niet ondersteund|niet van toepassing|niet aangeboden|niet inclusief|\
    ingår inte|ingår ej|stöds inte|stöds ej|är inte tillgänglig*|inte tillgänglig*|erbjuds inte|finns inte|finns ej|\
    gäller inte|går inte|är inte möjlig*|är inte inkludera*|inte inkludera*|\
    ikke inkluder*|ikke tilgjengelig*|ikke tilgængelig*|støttes ikke|understøttes ikke|tilbys ikke|tilbydes ikke|\
    indgår ikke|inngår ikke|finnes ikke|findes ikke|gjelder ikke|gælder ikke|ikke mulig|ikke muligt|\
    ei sisälly|ei ole käytettävissä|ei ole saatavilla|ei tueta|ei kuulu|ei ole mukana|ei ole mahdolli*|\
    nie jest dostępn*|nie jest obsługiwan*|nie jest uwzględ*|nie jest oferowan*|nie jest przewidzian*|nie jest możliw*|\
    niedostępn*|nie występuje|nie przysługuje|nie jest wliczon*|nie jest zawart*|\
    není k dispozici|není podporov*|není součástí|není zahrnut*|není dostupn*|není možn*|nie je k dispozícii|\
    nie je podporov*|nie je súčasťou|nie je zahrnut*|nie je dostupn*|nije dostupn*|nije podržan*|nije uključen*|\
    ni na voljo|ni podprt*|ni vključen*|\
    отсутств*|не предусмотрен*|не поддержива*|не включен*|не включён*|не входит|не входят|недоступ*|не доступ*|\
    не действ*|не гарантир*|не распростран*|не предоставля*|не предлага*|не происход*|не требуется|не требуются|не нужна|не нужен|не нужны|не выполня*|\
    отключен*|невозмож*|\
    відсутн*|не підтриму*|не входить|не передбач*|недоступн*|не включен*|не потрібн*|\
    nu este inclus*|nu este disponibil*|nu este acceptat*|indisponibil*|nem támogatott|nem elérhető|nincs benne|\
    nem jár|δεν περιλαμβάν*|δεν υποστηρίζ*|δεν διατίθ*|δεν προσφέρ*|δεν ισχύει|δεν είναι διαθέσιμ*|\
    no està inclòs*|no està inclos*|no està disponible|no inclòs*|\
    yoktur|yok|değil|değildir|desteklenmez|desteklenmiyor|desteklenmemektedir|dahil değil*|sunulmaz|sunulmuyor|\
    sunulmamaktadır|geçerli değil*|bulunmaz|bulunmuyor|bulunmamaktadır|yapılmaz|uygulanmaz|mevcut değil*|kullanılamaz|\
    tidak tersedia|tidak didukung|tidak disokong|tidak disertakan|tidak berlaku|tidak ditawarkan|\
    không khả dụng|không được hỗ trợ|không có sẵn|không áp dụng|ไม่รองรับ|ไม่รวม|ไม่มีให้|ไม่พร้อมใช้|\
    לא כלול*|אינו כלול*|אינה כלולה|לא נתמך*|לא נתמכת|אינו נתמך|אינה נתמכת|לא זמין|לא זמינה|אינו זמין|אינה זמינה|\
    غير متوفر*|غير متاح*|غير مشمول*|غير مضمن*|غير مدعوم*|غير ممكن*|غير مدرج*|لا تتوفر|لا يتوفر|لا تتاح|معطل|معطلة|\
    शामिल नहीं|उपलब्ध नहीं|समर्थित नहीं|शामिल नहीं है|\
    なし|不要|ありません|ございません|ではありません|ではございません|じゃありません|ではない|されません|しません|いたしません|\
    されない|しない|含まれません|含みません|含まれていません|対応していません|対応しておりません|非対応|未対応|対象外|\
    できません|利用できません|ご利用いただけません|提供していません|提供しておりません|提供されません|付きません|付いていません|\
    없음|없이|없어요|없습니다|없는|불가|불가능|아닙니다|아니에요|아니며|아님|아닌|이 아니|되지 않|하지 않|제공되지 않|지원되지 않|\
    지원하지 않|포함되지 않|제공하지 않|사용할 수 없|이용할 수 없|적용되지 않|\
    不可用|不适用|不適用|无法使用|無法使用|不会发生|不會發生|不存在|已关闭|已關閉
    """)
}

/// Words that suppose something, and so promise nothing. Of several languages: each is harmless in the others, so near to what it is about.
enum Suppositions {
  /// Of a trial that there may be, and of what is left of one: "any unused portion of a free trial, if offered".
  static let ofTrials = FoldedText.PhraseList(
    """
    if you have a|if you're on a|if you are on a|if you're in a|if you are in a|wenn du eine|falls du eine|wenn du ein|\
    falls du ein|si vous avez un|si tu as un|si tienes una|si tienes un|se hai una|se hai un|se você tem um|se tem um|\
    se tiver um|als je een|om du har en|jeśli masz|если у вас есть|if offered|where offered|if available|where available|if applicable|where applicable|unused portion*|unused part*|\
    any unused|sofern angeboten|falls angeboten|wenn angeboten|sofern verfügbar|falls verfügbar|nicht genutzt*|\
    ungenutzt*|nicht verwendet*|nicht verbraucht*|inutilisé*|non utilisé*|si elle est proposée|si elle est offerte|\
    si proposé*|le cas échéant|si disponible|si applicable|no utilizad*|no usad*|sin usar|sin utilizar|si se ofrece|\
    si se ofreciera|si procede|si corresponde|cuando corresponda|não utilizad*|não usad*|se oferecid*|se disponível|\
    quando aplicável|se aplicável|inutilizzat*|non utilizzat*|se offert*|se previst*|ove previst*|se disponibile|\
    ove applicabile|se applicabile|ongebruikt*|niet gebruikt*|indien aangeboden|indien van toepassing|\
    indien beschikbaar|niewykorzystan*|nieużyt*|jeśli jest oferowan*|jeżeli jest oferowan*|o ile jest oferowan*|\
    jeśli jest dostępn*|o ile jest dostępn*|неиспользованн*|если он предлагается|если предлагается|\
    если она предлагается|если предусмотрен*|если применимо|если доступен|при наличии|kullanılmayan|kullanılmamış|\
    sunulduğu durumlarda|sunuluyorsa|sunulursa|varsa|outnyttjad*|oanvänd*|om sådan erbjuds|om det erbjuds|\
    om en sådan erbjuds|om tillämpligt|i förekommande fall|ubrugt*|hvis den tilbydes|hvis det tilbydes|ubrukt*|\
    hvis det tilbys|hvis den tilbys|hvis tilbudt|käyttämätön|käyttämätt*|jos sellainen tarjotaan|jos tarjolla|\
    nevyužit*|pokud je nabízen*|je li nabízen*|ak je ponúkan*|ak sa ponúka|neiskorišten*|ako se nudi|ako je ponuđen*|\
    neizkoriščen*|če je na voljo|če je ponujen*|fel nem használt|ha van ilyen|amennyiben elérhető|neutilizat*|\
    dacă este oferit*|dacă se oferă|dacă este cazul|αχρησιμοποίητ*|μη χρησιμοποιημέν*|εφόσον προσφέρεται|\
    αν προσφέρεται|שלא נוצל|שלא נוצלה|לא מנוצל|אם מוצע|אם מוצעת|невикористан*|якщо він пропонується|якщо пропонується|\
    no utilitzad*|si s'ofereix|yang tidak digunakan|tidak terpakai|jika ditawarkan|jika tersedia|không sử dụng|\
    chưa sử dụng|nếu được cung cấp|nếu có|ที่ไม่ได้ใช้|หากมี|ถ้ามี|غير مستخدم*|غير المستخدم*|إن وجدت|إن وجد|إذا عرضت|\
    حيثما ينطبق|عند توفرها|अप्रयुक्त|इस्तेमाल न किया|उपयोग न किया|यदि उपलब्ध|अगर उपलब्ध|अव्यवहृत|अव्यवहारित|অব্যবহৃত|વણવપરાયેલ*|\
    न वापरलेल*|ਨਾ ਵਰਤੇ*|பயன்படுத்தாத|உபயோகிக்காத|ఉపయోగించని|ಬಳಸದ|ഉപയോഗിക്കാത്ത|غیر استعمال شدہ|未使用|提供される場合|提供されている場合|\
    該当する場合|ご利用にならなかった|使用されなかった|제공되는 경우|제공된 경우|제공하는 경우|해당되는 경우|해당하는 경우|사용하지 않은|미사용|如提供|如有提供|如果提供|若提供|若有提供|\
    如适用|如適用|未用完|未經使用
    """)

  /// Of somebody who has a subscription, and of a subscription that what is sold is not: "if you have a subscription", "unlike a subscription".
  static let ofSubscriptions = FoldedText.PhraseList(
    """
    if you have|if you've|if you already|if you are subscribed|if you're subscribed|already have|already subscribed|\
    already a subscriber|existing subscri*|current subscriber*|have an active|old subscription|previous subscription|\
    unlike|instead of|rather than|compared to|compared with|in contrast|switching from|abo hast|abonnement hast|\
    abo haben|abonnement haben|hast du|haben sie|abonniert hast|abonniert haben|bestehendes|bestehende|laufendes abo|\
    laufende abos|bereits ein|schon ein|anders als|im gegensatz|statt|anstatt|anstelle|si vous avez|si tu as|avez vous|\
    vous avez déjà|déjà abonné*|si vous êtes|si tu es|contrairement|au lieu|à la différence|plutôt qu'*|si tienes|\
    si tiene|si ya|ya tienes|ya tiene|tienes ya|si estás suscrit*|a diferencia|en lugar de|en vez de|se você tem|\
    se tem|se tens|se tiver|se você já|se já|já tem|já é assinante|se possui|diferente de|diferentemente|\
    ao contrário|em vez de|se hai|se avete|se sei|hai già|già abbonat*|a differenza|diversamente|invece di|als je een|\
    als je al|als je nog|als u een|als u al|heb je|heeft u|al een abonnement|anders dan|in tegenstelling|in plaats van|\
    jeśli masz|jeżeli masz|jeśli posiadasz|masz już|masz subskrypcj*|w przeciwieństwie|w odróżnieniu|zamiast|\
    если у вас|если у тебя|если вы уже|если вы подписаны|уже подписан*|уже есть|действующ* подписк*|в отличие|вместо|\
    om du har|om du redan|har du|redan prenumerant*|till skillnad|i stället för|istället för|hvis du har|hvis du allerede|\
    i modsætning|i motsetning|i stedet for|jos sinulla on|toisin kuin|sen sijaan|pokud máte|pokud máš|máte li|pokud již|\
    na rozdíl|místo|ak máte|ak máš|ak už|na rozdiel|namiesto|ako imate|ako imaš|ako već|za razliku|umjesto|če imate|\
    če imaš|če že|namesto|ha van|ha már|ellentétben|helyett|dacă aveți|dacă ai|dacă deja|spre deosebire|în loc de|\
    αν έχετε|εάν έχετε|αν έχεις|σε αντίθεση|αντί για|אם יש לך|אם יש לכם|בניגוד|במקום|якщо у вас|якщо ви вже|на відміну|\
    замість|si tens|si teniu|si ja|a diferència|en lloc de|aboneliğiniz varsa|aboneliğin varsa|aboneliğiniz var|\
    abone iseniz|aboneyseniz|zaten abone*|mevcut aboneli*|aksine|farklı olarak|yerine|jika anda memiliki|\
    jika anda sudah|jika anda punya|jika sudah|tidak seperti|berbeda dengan|jika anda mempunyai|berbeza dengan|\
    nếu bạn có|nếu bạn đã|nếu bạn đang|khác với|không như|thay vì|หากคุณมี|ถ้าคุณมี|หากคุณสมัคร|ต่างจาก|ไม่เหมือน|\
    إذا كان لديك|إن كان لديك|إذا كنت مشترك*|لديك اشتراك|على عكس|بعكس|بخلاف|خلافا*|بدلا من|अगर आपके पास|यदि आपके पास|\
    के विपरीत|की बजाय|के बजाय|আপনার যদি|যদি আপনার|જો તમારી પાસે|तुमच्याकडे|ਜੇ ਤੁਹਾਡੇ|உங்களிடம்|మీకు|ನಿಮ್ಮಲ್ಲಿ|നിങ്ങൾക്ക്|اگر آپ کے پاس|\
    利用中の|登録中の|加入中の|契約中の|購読中の|お持ちの|ご利用中|ご契約中|すでに登録|既に登録|と異なり|とは異なり|と違って|と違い|とは違い|ではなく|の代わりに|구독 중|구독하고 계|\
    구독하고 있|이미 구독|구독이 있|구독과 달리|구독 대신|구독과는|如已订阅|如已訂閱|如果已|若已订阅|若已訂閱|如果您已|如果你已|如您已|如你已|已有订阅|已有訂閱|如有订阅|如有訂閱|现有订阅|現有訂閱|\
    已订阅|已訂閱|订阅不同|訂閱不同|不同于订阅|不同於訂閱|不像订阅|不像訂閱|而非订阅|而非訂閱
    """)
}

extension SaidText {
  /// Whether a promise of a trial only supposes that there is one; with its length it is a promise.
  func isSupposed(_ claim: TrialClaim) -> Bool {
    guard claim.duration == nil, folded.contains(anyOf: Suppositions.ofTrials) else { return false }
    return folded.holds(Suppositions.ofTrials, in: sentence(around: claim.range))
  }

  /// Whether what renews is the subscription of those who have one, or another than what is sold.
  func isOfOtherSubscription(_ renewal: Range<Int>) -> Bool {
    guard folded.contains(anyOf: Suppositions.ofSubscriptions) else { return false }
    let sentence = sentenceWithQuestion(around: renewal)
    return folded.holds(Suppositions.ofSubscriptions, in: sentence) && namesSubscription(in: sentence)
  }
}

extension Topic {
  /// Lists of topics by language, written as those of the lexicons.
  static let lists: [Topic: [String: [FoldedText.Phrase]]] = written.mapValues { languages in
    languages.mapValues { words in words.split(separator: "|").compactMap { FoldedText.Phrase($0) } }
  }

  private static let written: [Topic: [String: String]] = [
    .commitment: [
      "en":
        "month commitment|months commitment|monthly commitment|year commitment|annual commitment|commitment of|12 payments",
      "de": "mindestlaufzeit*|monate bindung|monatiger bindung|monatige bindung|vertragslaufzeit*|12 zahlungen",
      "fr": "engagement de|engagement 12 mois|mois d'engagement|engagement annuel|12 paiements",
      "es": "compromiso de|permanencia de|meses de permanencia|12 pagos", "it": "impegno di|vincolo di|12 pagamenti",
      "pt": "compromisso de|fidelidade de|fidelizacao|12 pagamentos",
      "nl": "looptijd van|verplichting van|12 betalingen",
      "pl": "zobowiazanie|12 platnosci", "sv": "bindningstid*", "da": "binding*", "no": "bindingstid*",
      "ja": "12か月契約|12ヶ月契約|年間契約|回払い", "ko": "12개월 약정|약정", "zh": "12个月承诺|承诺期|12個月承諾|承諾期",
      "ru": "обязательств*|12 платежей",
      "tr": "taahhut*",
    ],
    .reminder: [
      "en": "remind|reminds|reminder|reminders|notify|notifies|notification|notifications|alert me",
      "de": "erinner*|benachrichtig*|hinweis*|bescheid", "fr": "rappel*|prevenir|previens|prevenez|notifi*|avertir",
      "es": "recuerda*|recordar*|recordatorio*|avisa*|avisar*|notific*", "it": "ricorda*|promemoria|avvisa*|notific*",
      "pt": "lembr*|avis*|notific*", "nl": "herinner*|waarschuw*|melding*", "pl": "przypom*|powiadom*",
      "sv": "pamin*|meddela*|avisera*", "da": "pamind*|giv mig besked", "no": "pamin*|varsl*|gi meg beskjed",
      "fi": "muistut*|ilmoit*", "cs": "pripomen*|pripomin*|upozorn*", "sk": "pripomen*|upozorn*",
      "hu": "emlekeztet*|ertesit*",
      "ro": "aminte*|reamint*|notific*", "tr": "hatirlat*|bildirim*", "ru": "напомн*|напомин*|уведом*",
      "uk": "нагада*|повідом*|сповіщ*", "el": "υπενθυμι*|ειδοποι*", "hr": "podsjet*|obavijest*", "ja": "リマインド|通知|お知らせ",
      "ko": "알림|알려", "zh": "提醒|通知", "ar": "ذكرني|تذكير|تنبيه|إشعار", "he": "הזכר|תזכורת|התראה", "hi": "याद|सूचित|सूचना",
      "th": "เตือน|แจ้ง", "vi": "nhắc|thông báo", "id": "ingatkan|pengingat|beri tahu",
      "ms": "ingatkan|peringatan|maklumkan",
      "ca": "recorda*|avisa*|notific*",
    ],
    .reward: [
      "en":
        "to unlock|and unlock|unlocks|to get pro|to get premium|and get|get pro|get premium|to earn|and earn|earn a|to receive|for a free|to continue|to use",
      "de": "um freizuschalten|freischalten|freizuschalten|und erhalte*|um zu erhalten|zu bekommen|bekomme*|erhalten",
      "fr": "debloque*|pour obtenir|et obtenez|recevez|gagnez",
      "es": "desbloque*|para obtener|y obten|consigue|recibe|gana",
      "it": "sblocca*|per ottenere|e ottieni|ricevi", "pt": "desbloque*|para obter|e obtenha|receba|ganhe",
      "nl": "ontgrendel*|en ontvang|krijg", "ja": "解除|アンロック|もらえ|獲得", "ko": "잠금 해제|받으", "zh": "解锁|解鎖|获得|獲得",
    ],
    .audience: [
      "en":
        "users|people|customers|downloads|members|subscribers|readers|players|learners|students|families|reviews|ratings|five star reviews|5 star reviews",
      "de": "nutzer|nutzern|nutzer*|menschen|kunden|downloads|mitglieder|bewertungen|leser*|spieler*|familien",
      "fr": "utilisateurs|utilisatrices|personnes|clients|telechargements|membres|avis|lecteurs|joueurs",
      "es": "usuarios|personas|clientes|descargas|miembros|resenas|valoraciones",
      "it": "utenti|persone|clienti|download|membri|recensioni",
      "pt": "usuarios|utilizadores|pessoas|clientes|downloads|avaliacoes",
      "nl": "gebruikers|mensen|klanten|downloads|leden|beoordelingen", "pl": "uzytkownikow|osob|klientow|pobran|opinii",
      "ru": "пользователей|человек|людей|скачиваний|отзывов", "tr": "kullanici*|kisi|indirme|yorum",
      "ja": "人|ユーザー|ダウンロード|レビュー",
      "ko": "명|사용자|다운로드|리뷰", "zh": "用户|使用者|人|次下载|次下載|评论|評論",
    ],
  ]
}

/// What may be tried beside what is sold: "free trial lessons", "ücretsiz deneme sınavları", "無料体験レッスン" promise no trial of the app.
enum TriedThings {
  /// Whether the noun of a trial word says that something else is tried: right behind the word, or before it where adjectives follow.
  static func stand(beside trial: Range<Int>, in text: FoldedText) -> Bool {
    var end = trial.upperBound
    // The rest of an inflected word.
    while end < text.count, isLetter(text.scalars[end]), hasBorders(text.scalars[end]),
      hasBorders(text.scalars[end - 1])
    {
      end += 1
    }
    if end < text.count, text.scalars[end] == 0x20 { end += 1 }
    if text.end(ofLongest: behind, at: end) != nil { return true }
    // "無料体験の授業", "免费体验的课程".
    if end < text.count, [0x306E, 0x7684].contains(text.scalars[end]), text.end(ofLongest: behind, at: end + 1) != nil {
      return true
    }
    guard let first = text.scalars[trial].first, hasBorders(first) else { return false }
    let word = text.word(endingAt: trial.lowerBound)
    return before.contains(word) || word.hasPrefix("ال") && before.contains(String(word.dropFirst(2)))
  }

  /// Of several languages: each is harmless in the others.
  private static let behind = FoldedText.PhraseList(
    """
    lesson|lessons|class|classes|session|sessions|course|courses|exam|exams|quiz|quizzes|question|questions|drive|drives|\
    workout|workouts|tutoring|appointment|appointments|match|matches|division|lawyer|balance|stunde|stunden|\
    sınav*|dersi|dersleri|ders|seansı|seansları|soru*|урок*|заняти*|экзамен*|тест|тесты|lekcj*|zajęci*|egzamin*|\
    レッスン|授業|講座|講義|クラス|セッション|イベント|教室|ツアー|模試|試験|問題|会に|会を|予約|\
    수업|레슨|강의|강좌|클래스|세션|시험|문제|학습관|행사|이벤트|课|課|听课|聽課|课程|課程|讲座|講座|班|活动|活動|考试|考試
    """)

  private static let before: Set<String> = Set(
    [
      "اختبارات", "اختبار", "امتحانات", "امتحان", "دروس", "درس", "حصص", "حصة", "جلسات", "جلسة", "دورات", "دورة",
      "cours", "lecon", "lecons", "seance", "seances", "clase", "clases", "aula", "aulas", "lezione", "lezioni",
      "leccion",
      "lecciones", "sesion", "sesiones", "sessao", "sessoes", "vol", "vols", "examen", "examenes",
    ].map { FoldedText($0).whole })
}

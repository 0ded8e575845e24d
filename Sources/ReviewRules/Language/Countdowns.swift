/// Time, or places, that a text says are left: "only 3 hours left", "noch 3 Stunden", "あと3時間".
struct Countdown: Hashable, Sendable {
  /// The scalars from the first word to the last.
  var range: Range<Int>
  /// Whether the words mean it by themselves: "the last 3 hours" may be those of a chart.
  var isPlain: Bool
}

extension FoldedText {
  /// The countdowns in a text, in reading order. Of several languages: each word is harmless in the others beside a number and its unit.
  var countdowns: [Countdown] {
    guard hasDigits else { return [] }
    var found: [Countdown] = []
    var index = 0
    while index < count {
      guard isDigit(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < count, isDigit(scalars[index]) { index += 1 }
      guard index - start <= 3, start == 0 || !isSeparator(scalars[start - 1]), let end = unitEnd(from: index) else {
        continue
      }
      if let countdown = countdown(start..<end) { found.append(countdown) }
    }
    return found
  }

  private func countdown(_ number: Range<Int>) -> Countdown? {
    for (phrases, isPlain) in [(FoldedText.leftBefore, true), (FoldedText.lastBefore, false)] {
      for range in ranges(of: phrases) where range.upperBound <= number.lowerBound {
        let gap = range.upperBound..<number.lowerBound
        guard scalars[gap].allSatisfy({ $0 == 0x20 }) else { continue }
        return Countdown(range: range.lowerBound..<number.upperBound, isPlain: isPlain)
      }
    }
    for range in ranges(of: FoldedText.leftBehind) where range.lowerBound >= number.upperBound {
      let gap = number.upperBound..<range.lowerBound
      guard scalars[gap].allSatisfy({ $0 == 0x20 }) else { continue }
      // "За 2 дня до конца": two days before the end.
      if word(endingAt: number.lowerBound) == "за" { continue }
      return Countdown(range: number.lowerBound..<range.upperBound, isPlain: true)
    }
    return nil
  }

  private func unitEnd(from index: Int) -> Int? {
    var start = index
    if start < count, scalars[start] == 0x20 { start += 1 }
    return end(ofLongest: FoldedText.counted, at: start)
  }

  /// How many days so many hours are, where they are whole days: "72 hours free".
  func wholeDays(ofHours number: Range<Int>) -> (days: Int, end: Int)? {
    guard number.count <= 3, let hours = Int(string(number)), hours > 0, hours % 24 == 0 else { return nil }
    var start = number.upperBound
    if start < count, scalars[start] == 0x20 { start += 1 }
    guard let end = end(ofLongest: FoldedText.hours, at: start) else { return nil }
    return (hours / 24, end)
  }

  private static let hours = PhraseList(
    """
    hour|hours|hrs|hr|stunde|stunden|std|heure|heures|hora|horas|ora|ore|uur|timmar|timmer|timer|tuntia|godzin*|hodin*|\
    час|часа|часов|годин*|saat|घंटे|घंटा|घंटों|小时|小時|時間|시간|ساعة|ساعات|שעות|ώρες|giờ|jam|ชั่วโมง
    """)
  /// What runs out: times and places.
  private static let counted =
    hours
    + PhraseList(
      """
      minute|minutes|min|mins|minuten|minuto|minutos|minuti|minuut|минут*|minut*|dakika|मिनट|分钟|分鐘|分|분|دقيقة|دقائق|\
      day|days|tag|tage|jour|jours|dia|dias|giorno|giorni|dag|dagen|dagar|dni|день|дня|дней|gun|दिन|天|日|일|ايام|يوم|\
      spot|spots|seat|seats|place|places|copies|platz|plätze|plazas|plaza|vagas|vaga|posti|posto|plekken|plek|мест|места|\
      miejsc|miejsca|kişilik|个名额|個名額|名额|名額|席|명|자리|مقاعد|مقعد|सीटें
      """)
  private static let leftBefore = PhraseList(
    """
    nur noch|plus que|il reste|il ne reste que|quedan|solo quedan|faltan|restam|só restam|faltam|mancano|mancano solo|\
    restano|restano solo|nog maar|nog slechts|あと|残り|のこり|仅剩|僅剩|只剩|还剩|還剩|倒计时|倒計時|倒数|倒數|最后|最後|باقي|بقي|\
    متبقي|يتبقى|осталось|остался|осталась|zostało|zostały|pozostało|pozostały|jeszcze tylko|zbývá|zbývají
    """)
  private static let lastBefore = PhraseList(
    """
    last|final|letzte|letzten|noch|dernieres|derniers|ultimas|últimos|ultime|ultimi|laatste|nog|son|последние|\
    ostatnie|आखिरी|अंतिम|마지막
    """)
  private static let leftBehind = PhraseList(
    """
    left|remaining|to go|übrig|verbleiben*|restantes|restants|restante|rimaste|rimasti|kvar|남음|남았|남아|남은|후 종료|후 마감|뒤 종료|뒤 마감|\
    बचे|बाकी|शेष|बचा|kaldı|kalan|içinde bitiyor|içinde sona eriyor|içinde bitecek|متبقية|باقية|متبقي|до конца|до кінця
    """)
}

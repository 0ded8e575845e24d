import Findings
import Locales
import Projects

/// A text of the catalog or of the store's page, read for what it says in its language.
struct SoldText {
  let value: String
  /// The whole text, as it stands in its file.
  let range: SourceRange
  let locale: LocaleID
  /// The words of the text's language; nil where there is no list.
  let own: Lexicon?
  /// Those and the English ones, which appear in texts of every language.
  let lexicons: [Lexicon]
  let whole: WholeText
  /// The text in its file without its quotes.
  private let inner: SourceRange
  private let appName: String

  init(_ text: Placed<String>, in locale: LocaleID, of project: Project) {
    value = text.value
    range = text.range
    self.locale = locale
    let language = locale.language
    let own = Lexicon.of(language)
    self.own = own
    lexicons = own.map { $0.language == "en" ? [$0] : [$0, .english] } ?? [.english]
    inner = text.range.withoutQuotes(in: project.files)
    appName = project.app.name
    // No text that the store takes has more than 4000 characters; what is longer is read at its beginning.
    let all = Array(text.value.utf8)
    let read = all.prefix(SoldText.most)
    let isWhole = read.count == all.count
    let end = isWhole ? inner.end : min(inner.end, inner.start &+ UInt32(clamping: read.count))
    let source = SourceRange(file: inner.file, start: inner.start, end: end)
    whole = WholeText(
      read, at: source, in: project.files, language: language, lexicons: lexicons)
  }

  /// The bytes that are read.
  static let most = WholeText.most

  var folded: FoldedText { whole.folded }

  /// The place in the file of a range of the text's bytes.
  ///
  /// The whole text, with its quotes, where escapes make finer places unknowable.
  func place(of bytes: Range<Int>) -> SourceRange {
    guard let place = whole.place(of: bytes), place != inner else { return range }
    return place
  }

  /// A range of the folded text as it stands in the file.
  func placed(_ range: Range<Int>) -> Placed<String> {
    let bytes = folded.bytes(of: range)
    return Placed(whole.text(of: bytes), at: place(of: bytes))
  }

  /// Where the text speaks of a topic, in reading order.
  func mentions(of topic: Topic) -> [Placed<String>] { ranges(of: topic).map { placed($0) } }

  /// The scalars of the folded text that speak of a topic, in reading order.
  func ranges(of topic: Topic) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for lexicon in lexicons {
      for range in lexicon.mentions(of: topic, in: folded) where !found.contains(where: { $0.overlaps(range) }) {
        found.append(range)
      }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Amounts of money with their currency.
  var amounts: [(amount: TypedAmount, text: Placed<String>)] {
    folded.amounts(in: whole.bytes[...], language: locale.language).map { ($0, placed($0.range)) }
  }

  /// Promises of a free trial; not what would do for a saving.
  var trialClaims: [(claim: TrialClaim, text: Placed<String>)] { trialClaims { _ in false } }

  /// Promises of a free trial.
  ///
  /// - Parameter isTrial: whether a length of months that would do for a saving is a trial.
  func trialClaims(_ isTrial: (Period) -> Bool) -> [(claim: TrialClaim, text: Placed<String>)] {
    var claims: [TrialClaim] = []
    for claim in whole.said.trialClaims where !claims.contains(where: { $0.range.overlaps(claim.range) }) {
      if let other = claim.other, !folded.names(FoldedText.Phrase(appName), in: other) { continue }
      if claim.mayBeSaving {
        guard claim.isPlain, let length = claim.duration?.period, isTrial(length) else { continue }
      }
      claims.append(claim)
    }
    return claims.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { ($0, placed($0.range)) }
  }

  /// Shares of a hundred: "50%", "٥٠٪".
  var percentages: [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    let scalars = folded.scalars
    while index < scalars.count {
      guard isDigit(scalars[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < scalars.count, isDigit(scalars[index]) || isSeparator(scalars[index]) { index += 1 }
      var end = index
      if end < scalars.count, scalars[end] == 0x20 { end += 1 }
      if end < scalars.count, scalars[end] == 0x25 || scalars[end] == 0x66A { found.append(start..<end + 1) }
    }
    return found
  }

  /// Words that say that something costs nothing; not "ad-free", and not "free up".
  var freeWords: [Range<Int>] {
    var found: [Range<Int>] = []
    for lexicon in lexicons {
      for range in folded.ranges(of: lexicon.freeOfCharge)
      where !lexicon.isTakenBack(folded, at: range.lowerBound) && !isAnotherFree(range)
        && !found.contains(where: { $0.overlaps(range) })
      {
        found.append(range)
      }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func isAnotherFree(_ range: Range<Int>) -> Bool {
    if folded.isBored(range) { return true }
    guard folded.scalars[range].elementsEqual("free".unicodeScalars.map(\.value)) else { return false }
    let bytes = folded.bytes(of: range)
    if bytes.lowerBound > 0, whole.bytes[bytes.lowerBound - 1] == UInt8(ascii: "-") { return true }
    if bytes.upperBound < whole.bytes.count, whole.bytes[bytes.upperBound] == UInt8(ascii: "-") { return true }
    return FreeOf.before.contains(folded.word(endingAt: range.lowerBound))
      || FreeOf.behind.contains(folded.word(startingAt: range.upperBound))
  }
}

extension FoldedText {
  /// Whether a name stands where a range begins, or ends where it does.
  func names(_ name: Phrase?, in range: Range<Int>) -> Bool {
    guard let name else { return false }
    return ranges(of: name).contains { $0.overlaps(range) }
  }

  /// Whether "free" at a range is about something else than what a trial costs: "gluten free", "free of sugar".
  func isFreeOf(_ range: Range<Int>) -> Bool {
    if isBored(range) { return true }
    guard scalars[range].elementsEqual("free".unicodeScalars.map(\.value)) else { return false }
    if ["of", "from", "range"].contains(word(startingAt: range.upperBound)) { return true }
    let before = word(endingAt: range.lowerBound)
    return FreeOf.before.contains(before) && !FreeOf.trials.contains(before)
  }

  /// Whether "무료" is the beginning of "무료하다", to be bored.
  fileprivate func isBored(_ range: Range<Int>) -> Bool {
    guard range.upperBound < count, scalars[range].elementsEqual([0xBB34, 0xB8CC]) else { return false }
    // 함 한 하 해 했 히
    return [0xD568, 0xD55C, 0xD558, 0xD574, 0xD588, 0xD788].contains(scalars[range.upperBound])
  }

  /// The word that ends at an index, or one blank before it.
  func word(endingAt index: Int) -> String {
    var end = index
    if end > 0, scalars[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, isLetter(scalars[start - 1]), end - start < 16 { start -= 1 }
    return string(start..<end)
  }

  /// The word that begins at an index, or one blank behind it.
  func word(startingAt index: Int) -> String {
    var start = index
    if start < count, scalars[start] == 0x20 { start += 1 }
    var end = start
    while end < count, isLetter(scalars[end]), end - start < 16 { end += 1 }
    return string(start..<end)
  }

  /// The whole of it, as it was folded.
  var whole: String { string(0..<count) }

  /// A range as it was folded.
  func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range].compactMap(Unicode.Scalar.init)))
  }
}

/// The company in which "free" is about something else than money.
private enum FreeOf {
  static let before: Set<String> = [
    "ad", "ads", "advert", "adverts", "advertisement", "advertisements", "advertising", "commercial", "commercials",
    "distraction", "distractions", "gluten", "sugar", "hands", "hand", "royalty", "stress", "clutter", "watermark",
    "watermarks", "worry", "interruption", "interruptions", "limit", "limits", "drm", "cruelty", "hassle", "pain",
    "risk", "smoke", "tax", "alcohol", "dairy", "error", "feel", "set", "break", "care", "toll", "duty", "fat", "fuss",
    "debt", "drug", "nut", "jargon", "popup", "popups", "spam", "yourself", "yourselves", "ourselves", "myself",
    "themselves",
    "itself", "himself", "herself", "born", "fever", "plastic", "caffeine", "nicotine", "lactose", "grain", "meat",
    "germ", "bug", "lint", "rent", "scot",
  ]
  /// Words of these that trials are praised with: "try it risk-free for 14 days".
  static let trials: Set<String> = ["risk", "hassle", "worry", "feel", "pain", "stress", "set"]
  static let behind: Set<String> = [
    "of", "from", "up", "your", "time", "form", "style", "fall", "kick", "kicks", "spirit", "space", "disk", "roam",
    "throw", "throws", "will", "agent", "agents", "speech", "range", "flow", "ride", "run", "hand", "diving", "fire",
    "climbing", "climb", "climbs", "climber", "climbers", "solo", "soloing", "diver", "divers", "dive", "running",
    "runner",
    "runners", "runs", "rider", "riders", "riding", "fighting", "verse", "weight", "weights", "flight", "thinking",
    "thinker", "thinkers", "spirits", "spirited", "standing", "swimming", "skating", "skiing", "motion", "jazz",
    "writing",
    "drawing", "kicker", "trade", "radicals", "radical", "energy", "birds", "hugs", "play", "living", "roaming",
  ]
}

extension Lexicon {
  /// Words of `free` that speak of trials, or of more than money.
  static let wordsOfTrials: Set<FoldedText.Phrase> = Set(
    [
      "test", "testen", "testabo", "essai", "d'essai", "di prova", "de prueba", "de teste", "de prova", "proef",
      "zkusebni", "пробний", "пробна", "uji coba", "deneme", "お試し", "トライアル", "试用", "試用", "체험",
      // Gifts may be what the app is about.
      "geschenkt", "en cadeau", "cadeau", "de regalo", "regaladas", "regalados", "de presente", "in regalo",
      "in omaggio",
      "в подарок", "w prezencie", "hediye", "هدية", "赠送", "贈送", "complimentary", "voor niets", "даром",
    ].compactMap { FoldedText.Phrase($0) })
}

extension SourceRange {
  /// What stands between the quotes of a text that a file writes in quotes; else the range itself.
  func withoutQuotes(in files: SourceFiles) -> SourceRange {
    let bytes = files.bytes(of: self)
    guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else { return self }
    return SourceRange(file: file, start: start + 1, end: end - 1)
  }
}

extension FoldedText {
  /// The text without the blanks around it; equal for texts that differ in case and accents only.
  var trimmed: ArraySlice<UInt32> {
    var slice = scalars[...]
    while slice.first == 0x20 { slice.removeFirst() }
    while slice.last == 0x20 { slice.removeLast() }
    return slice
  }

  /// Whether two texts say the same, letter for letter.
  func says(sameAs other: FoldedText) -> Bool { trimmed.elementsEqual(other.trimmed) }
}

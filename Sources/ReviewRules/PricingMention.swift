import Findings
import Foundation
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// A place where an element names something that a plan costs, or costs less: what prominence is compared of.
struct PricingMention: Sendable {
  enum Kind: String, Sendable {
    /// What is billed each period.
    case billed = "price"
    /// What a smaller unit of time comes to.
    case perUnit = "calculated price"
    case introPrice = "introductory price"
    case trial = "free trial"
    case savings = "saving"
    /// A price that is crossed out.
    case was = "crossed-out price"
    /// Nothing, as an amount or in words: "$0 due today".
    case zero = "zero price"
  }

  var kind: Kind
  /// An index in the catalog's products; nil: of the plan that the element belongs to, else the chosen one.
  var product: Int?
  /// What it is written with, where it is marked as strong.
  var isStrong: Bool
  var text: String
  /// Where it was typed, or the words that somebody set around an offer's datum; nil where it is another datum or in our own words.
  var range: SourceRange?
  /// Where it begins in the element's text.
  var offset: Int
}

extension JudgedSheet {
  /// What an element names of prices, in reading order.
  func pricing(of reading: ElementReading) -> [PlacedMention] {
    if let known = reading.pricing { return known }
    let element = reading.element
    let mentions = readPricing(reading)
    let placed =
      mentions.isEmpty
      ? []
      : mentions.sorted { $0.offset < $1.offset }
        .map { PlacedMention($0, in: element, prominence(of: $0, in: element)) }
    reading.pricing = placed
    return placed
  }

  private func readPricing(_ reading: ElementReading) -> [PricingMention] {
    let element = reading.element
    var mentions: [PricingMention] = []
    var offset = 0
    var strong: [Range<Int>] = []
    for run in element.runs where !run.marks.contains(.code) && offset < WholeText.most {
      let isStrong = run.marks.contains(.strong)
      let length = run.range.count
      if isStrong { strong.append(offset..<(offset + length)) }
      if case .fact(let fact, let product?, let place) = run.origin,
        let kind = kind(of: fact, product, place, run, in: element)
      {
        let around = kind == .trial || kind == .introPrice ? reading.words(around: run) : nil
        mentions.append(
          PricingMention(
            kind: kind, product: product, isStrong: isStrong, text: run.text, range: around, offset: offset))
      }
      offset += length
    }
    // Names and descriptions are the catalog's, and its rules look at what they promise.
    if element.role == .planName || element.role == .planDescription { return mentions }
    let whole = reading.text
    func add(_ kind: PricingMention.Kind, _ bytes: Range<Int>, at place: SourceRange?) {
      mentions.append(
        PricingMention(
          kind: kind, product: nil, isStrong: strong.contains { $0.overlaps(bytes) }, text: whole.text(of: bytes),
          range: place, offset: bytes.lowerBound))
    }
    for claim in claims(of: reading) {
      let bytes = whole.folded.bytes(of: claim.range)
      // "Try free for {{ product.offer_duration }}" is one promise: the words tell of it, the datum of whose it is.
      let place = whole.place(of: bytes)
      let told = mentions.indices.filter { index in
        let mention = mentions[index]
        guard mention.kind == .trial, mention.product != nil else { return false }
        if bytes.contains(mention.offset) { return true }
        // "Kostenlos testen: 1 Woche": the words stand beside the datum.
        guard let around = mention.range, let place, around.file == place.file else { return false }
        return around.start < place.end && place.start < around.end
      }
      let product = told.lazy.compactMap { mentions[$0].product }.first
      for index in told.reversed() { mentions.remove(at: index) }
      add(.trial, bytes, at: place)
      mentions[mentions.count - 1].product = product
    }
    // What stands in a text of data and our own words alone is no amount that somebody typed.
    for amount in whole.isTyped ? amounts(of: element) : [] {
      let own = whole.folded.bytes(of: amount.range)
      guard whole.place(of: own) != nil, let (kind, range) = kind(of: amount, in: element, whole.folded) else {
        continue
      }
      let bytes = whole.folded.bytes(of: range)
      add(kind, bytes, at: whole.place(of: bytes))
    }
    for claim in savingClaims(in: reading) where claim.range != nil {
      add(.savings, claim.bytes, at: claim.range)
    }
    for range in whole.said.mentionRanges(of: .nothingDue) {
      let bytes = whole.folded.bytes(of: range)
      if let place = whole.place(of: bytes) { add(.zero, bytes, at: place) }
    }
    return mentions
  }

  private func kind(
    of fact: Fact, _ product: Int, _ place: SourceRange?, _ run: Run, in element: Element
  ) -> PricingMention.Kind? {
    switch fact {
    case .price, .pricePerPeriod: return element.role == .wasPrice ? .was : .billed
    case .perUnitPrice:
      // A month of a monthly plan is what is billed.
      let price = sheet.figures.first { $0.product == product }?.priceText
      if let price, run.bytes.elementsEqual(price.utf8) { return .billed }
      return element.role == .wasPrice ? .was : .perUnit
    case .introPrice, .introDuration:
      guard project.catalog.products.indices.contains(product) else { return nil }
      let offers = project.catalog.products[product].offers
      let isFree = offers.contains {
        $0.mode.value == .free && ($0.mode.range == place || $0.period.range == place)
      }
      return isFree ? .trial : fact == .introPrice ? .introPrice : nil
    case .savingsPercent, .savingsAmount, .monthsFree: return .savings
    default: return nil
    }
  }

  /// What an amount in an element's text is, and the scalars that say so.
  private func kind(
    of amount: TypedAmount, in element: Element, _ text: FoldedText
  ) -> (PricingMention.Kind, Range<Int>)? {
    if element.role == .wasPrice { return (.was, amount.range) }
    guard let value = amount.value else { return nil }
    if value == 0 { return (.zero, amount.range) }
    let plans = element.plan.map { $0..<($0 + 1) } ?? sheet.figures.indices
    let isBilled = plans.contains { plan in
      sheet.figures.indices.contains(plan) && sheet.figures[plan].price?.money.value.amount == value
    }
    if isBilled { return (.billed, amount.range) }
    guard let plan = element.plan, sheet.figures.indices.contains(plan), let period = sheet.figures[plan].period,
      let unit = unitPrice(of: amount, in: text), period != Period(1, unit.unit)
    else { return nil }
    return (.perUnit, unit.range)
  }

  /// The unit of time that an amount is said to be for.
  private func unitPrice(of amount: TypedAmount, in text: FoldedText) -> TypedUnitPrice? {
    lexicons.lazy.compactMap { $0.unitPrice(of: amount, in: text) }.first
  }

  /// The amounts in an element's whole text, each with the unit of time that it is said to be for.
  func unitPrices(in element: Element) -> [(amount: TypedAmount, unit: TypedUnitPrice?)] {
    let text = text(of: element).folded
    return amounts(of: element).map { ($0, unitPrice(of: $0, in: text)) }
  }
}

extension ElementReading {
  /// The words that somebody typed right before a datum, else right behind it; nil where there are none.
  fileprivate func words(around run: Run) -> SourceRange? {
    guard text.isTyped else { return nil }
    var before: SourceRange?
    var isBehind = false
    for other in element.runs {
      if other.range == run.range {
        if before != nil { return before }
        isBehind = true
        continue
      }
      guard case .literal(let range) = other.origin else {
        if isBehind { return nil }
        before = nil
        continue
      }
      if isBehind { return range }
      before = range
    }
    return nil
  }
}

/// A saving that was typed, in its place.
struct PlacedSaving: Sendable {
  var claim: SavingClaim
  var text: String
  var bytes: Range<Int>
  var range: SourceRange?
}

extension JudgedSheet {
  /// The savings that somebody typed into an element.
  ///
  /// A percentage counts where a minus or a word of saving says that it is one, or where a plan's badge or detail says nothing else. In benefits
  /// and running text percentages are about what the app does.
  func savingClaims(in reading: ElementReading) -> [PlacedSaving] {
    // What is our own words and data claims nothing.
    guard reading.text.isTyped else { return [] }
    if let known = reading.savings { return known }
    let claims = readSavingClaims(reading)
    reading.savings = claims
    return claims
  }

  private func readSavingClaims(_ reading: ElementReading) -> [PlacedSaving] {
    let (element, whole) = (reading.element, reading.text)
    let isOfPlan = element.role.isOfPlan
    let isHead: Bool
    switch element.role {
    case .headline, .subtitle, .caption, .cta, .ctaDetail, .disclosure, .countdown: isHead = true
    case .benefit: isHead = namesPlan(element) || saysSavingOnly(element)
    default: isHead = false
    }
    guard isOfPlan || isHead, element.role != .planName, element.role != .planDescription else { return [] }
    let percentages = whole.said.percentages
    var claims: [SavingClaim] = []
    if !percentages.isEmpty {
      let saves = !mentions(of: .saving, in: element).isEmpty
      for percentage in percentages
      where percentage.value > 0 && percentage.value < 100 && !whole.folded.isOfSomethingElse(percentage.range)
        && (isOfPlan || !savesOther(than: percentage.range, in: element))
      {
        let compared = saves ? nil : whole.folded.isCompared(percentage.range)
        let isCompared =
          compared.map { isNothingElse($0, whole.folded) || speaksOfPrices(element, isOfWords: false) } ?? false
        guard
          saves || percentage.isMinus || isCompared
            || (isOfPlan && (!knows(.saving) || isNothingElse(percentage.range, whole.folded)))
            || (element.role == .badge && isNearlyNothingElse(percentage.range, whole.folded))
        else { continue }
        claims.append(
          SavingClaim(amount: .percent(percentage.value), range: percentage.range, isMinus: percentage.isMinus))
      }
    }
    let inWords = whole.said.savingsInWords
    if !inWords.isEmpty, isOfPlan || speaksOfPrices(element) {
      for claim in inWords where !claims.contains(where: { $0.range.overlaps(claim.range) }) { claims.append(claim) }
    }
    let months = whole.said.monthsFree
    let trials = months.isEmpty ? [] : self.claims(of: reading)
    for claim in months
    where !claims.contains(where: { $0.range.overlaps(claim.range) })
      && !trials.contains(where: { $0.range.overlaps(claim.range) })
    {
      claims.append(claim)
    }
    return claims.compactMap { claim in
      let bytes = whole.folded.bytes(of: claim.range)
      guard let place = whole.place(of: bytes), isTyped(bytes, of: element) else { return nil }
      return PlacedSaving(claim: claim, text: whole.text(of: bytes), bytes: bytes, range: place)
    }
  }

  /// Whether a benefit speaks of the plans themselves: "Save 50% with the yearly plan".
  private func namesPlan(_ element: Element) -> Bool {
    let whole = text(of: element)
    return whole.folded.contains(anyOf: JudgedSheet.plans)
      && whole.said.periods.contains { !$0.isEmpty }
  }

  private static let plans: FoldedText.PhraseList = [
    "plan", "plans", "subscription", "membership", "tarif", "abo", "jahresabo", "abonnement", "abonnements", "forfait",
    "forfaits", "suscripcion", "suscripciones", "planes", "assinatura", "plano", "planos", "abbonamento", "piano",
    "подписка", "подписке", "подпиской", "план", "планом", "プラン", "套餐", "订阅", "訂閱", "요금제", "구독",
  ]

  /// Whether a benefit says nothing but that something is saved, and for how long: "Save 90%", "90% off yearly".
  private func saysSavingOnly(_ element: Element) -> Bool {
    let text = text(of: element).said
    let folded = text.folded
    guard folded.count <= 60 else { return false }
    let percentages = text.percentages
    guard !percentages.isEmpty else { return false }
    let said =
      percentages.map(\.range)
      + lexicons.flatMap { $0.mentions(of: .saving, in: folded) + $0.periods(in: folded).map(\.range) }
    return folded.scalars.indices.allSatisfy { index in
      !isLetter(folded.scalars[index]) || said.contains { $0.contains(index) }
        || folded.words(in: 0..<folded.count).contains {
          $0.contains(index) && JudgedSheet.joining.contains(folded.string($0))
        }
    }
  }

  /// Words that join the others. Of several languages: a benefit of nothing else says nothing of what the app does.
  private static let joining: Set<String> = [
    "a", "an", "the", "with", "on", "in", "up", "to", "by", "for", "when", "you", "pay", "per", "and", "now", "today",
    "mit", "bei", "im", "in", "bis", "zu", "pro", "du", "avec", "par", "le", "la", "l'", "en", "jusqu'a", "a", "un",
    "con", "el", "al", "hasta", "por", "com", "o", "no", "na", "ate", "il", "fino", "met", "op", "tot", "je", "de",
  ]

  /// Whether a text says nothing beside what stands in a range.
  private func isNothingElse(_ range: Range<Int>, _ text: FoldedText) -> Bool {
    text.scalars.indices.allSatisfy {
      range.contains($0) || !(isLetter(text.scalars[$0]) || isDigit(text.scalars[$0]))
    }
  }

  /// Whether a text says no more than one short word beside what stands in a range: a badge "-50% now" in any language.
  private func isNearlyNothingElse(_ range: Range<Int>, _ text: FoldedText) -> Bool {
    let words = text.words(in: 0..<text.count).count
    let signs = text.scalars.count { isLetter($0) && !hasBorders($0) }
    return words + (signs + 2) / 3 <= 1
  }

  /// Whether an element is about what the paywall sells, and not about what the app is for: it names a price, a plan, a purchase or a hurry, or is
  /// too short to mean anything else.
  ///
  /// - Parameter isOfWords: whether a price is spoken of by the words themselves, "half price", so that a short text can be about nothing else.
  private func speaksOfPrices(_ element: Element, isOfWords: Bool = true) -> Bool {
    switch element.role {
    case .cta, .ctaDetail, .disclosure, .countdown: return true
    case .benefit where isOfWords: return true
    default: break
    }
    let text = text(of: element).said
    let folded = text.folded
    // "Now at half price": a word for a sign where words are not set apart.
    let signs = folded.scalars.count { isLetter($0) && !hasBorders($0) }
    if isOfWords, folded.words(in: 0..<folded.count).count + (signs + 1) / 2 <= 3 { return true }
    if element.runs.contains(where: { if case .fact = $0.origin { true } else { false } }) { return true }
    return folded.contains(anyOf: JudgedSheet.paying)
      || [Topic.purchase, .subscription, .urgency, .bestValue, .saving].contains {
        !text.mentionRanges(of: $0).isEmpty
      }
      || text.periods.contains { !$0.isEmpty }
  }

  /// Whether less of something else than money is spoken of beside a percentage: "50% time saved". "Limited time" is no such thing.
  private func savesOther(than percentage: Range<Int>, in element: Element) -> Bool {
    let text = text(of: element).said
    let folded = text.folded
    if folded.contains(anyOf: JudgedSheet.paying) { return false }
    let hurries = text.mentionRanges(of: .urgency)
    return folded.ranges(of: JudgedSheet.spared).contains { range in
      let before = folded.word(endingAt: range.lowerBound)
      return (folded.wordsBetween(range, percentage) ?? 9) <= 3 && !hurries.contains { $0.overlaps(range) }
        && !["limited", "this", "first", "one", "short", "any", "every", "each"].contains(before)
        && !(range.lowerBound > 0 && isDigit(folded.scalars[range.lowerBound - 1]))
    }
  }

  private static let spared = FoldedText.PhraseList(
    """
    time|zeit|temps|tiempo|tempo|tijd|tid|時間|时间|時間|시간|الوقت|وقت|времени|время|czasu|czas|zaman*|vakit|समय|battery|akku|\
    batterie|bateria|batterij|電池|バッテリー|电池|電量|省电|배터리|البطارية|батаре*|baterii|बैटरी|space|storage|speicher*|platz|espace|\
    espacio|espaço|spazio|ruimte|容量|空间|空間|공간|места|miejsca|energy|energie|energía|energia|strom|water|wasser|eau|agua|\
    acqua|sugar|zucker|sucre|azúcar|açúcar|zucchero|suiker|сахар*|cukru|stress|stres*|estrés|estresse|стресс*|तनाव|effort|\
    noise|lärm|fuel|benzin|calories|kalorien|calorías|calorie|screen time|paper|papier|papel|carta
    """)

  /// Words for paying and for plans. Of several languages: each is harmless in the others.
  private static let paying: FoldedText.PhraseList = [
    "pay", "price", "prices", "plan", "plans", "zahlen", "zahle", "preis", "preise", "payez", "prix", "paga", "precio",
    "precios", "pague", "preco", "precos", "paghi", "prezzo", "prezzi", "betaal", "prijs", "prijzen", "tarif", "тариф*",
    "цен*", "платите", "cena", "ceny", "zaplac*", "fiyat*", "ode", "कीमत", "दाम", "سعر", "السعر", "料金", "価格", "价格",
    "會員", "会员", "가격", "요금",
  ]

  /// Whether none of a part of an element's text is a datum.
  private func isTyped(_ bytes: Range<Int>, of element: Element) -> Bool {
    var offset = 0
    for run in element.runs where !run.marks.contains(.code) {
      let own = offset..<(offset + run.bytes.count)
      offset = own.upperBound
      guard own.overlaps(bytes) else { continue }
      if case .fact = run.origin { return false }
    }
    return true
  }
}

import CommonMark
import Findings
import Locales
import Projects
import StoreCatalog
import Words

/// What a text speaks of: the plan and offer that its variables mean, and the situation.
struct Speech: Hashable {
  /// An index among the paywall's plans; nil where there is none to speak of.
  var plan: Int?
  /// An index among the product's offers; nil where none is shown.
  var offer: Int?
  var situation: Situation
}

extension Composer {
  // MARK: Facts

  mutating func fact(
    _ fact: Fact, _ text: String, of plan: Int?, at range: SourceRange? = nil, marks: RunMarks = [],
    link: RunLink? = nil
  ) {
    let product = plan.map { paywall.plans[$0].product }
    draft.run(text, .fact(fact, product: product, at: range), marks: marks, link: link)
  }

  mutating func price(of plan: Int, marks: RunMarks = []) {
    let (text, place) = (draft.figures[plan].priceText, draft.figures[plan].price?.money.range)
    fact(.price, text, of: plan, at: place, marks: marks.union(.isolated))
  }

  /// The price with its period; of a one-time product the price alone.
  ///
  /// - Parameter isWithinOurs: whether it is part of a sentence of our own words.
  mutating func pricePerPeriod(
    of plan: Int, use: DurationUse = .per, marks: RunMarks = [], amountMarks: RunMarks = [], isWithinOurs: Bool = false
  ) {
    guard let period = draft.figures[plan].period, draft.figures[plan].price != nil else {
      return price(of: plan, marks: marks.union(amountMarks))
    }
    for segment in system.segments(.pricePer) {
      switch segment {
      case .text(let text): draft.run(text, .system(.pricePer), marks: marks.union(.isolated))
      case .slot(.price): price(of: plan, marks: marks.union(amountMarks))
      case .slot(.period):
        fact(
          .period, duration(use, period, isWithinOurs: isWithinOurs), of: plan, at: product(of: plan).period?.range,
          marks: marks.union(.isolated))
      case .slot: break
      }
    }
  }

  /// What a commitment bills each month: "$4.99/month".
  mutating func charge(_ monthly: Price, of plan: Int) {
    guard let month = Period(1, .month) else { return }
    for segment in system.segments(.pricePer) {
      switch segment {
      case .text(let text): draft.run(text, .system(.pricePer), marks: .isolated)
      case .slot(.price):
        fact(
          .commitmentPrice, text(monthly.money.value), of: plan, at: monthly.money.range, marks: [.strong, .isolated])
      case .slot(.period):
        draft.run(
          duration(.per, month, isWithinOurs: true), .system(SystemWord.duration(.per, .month)), marks: .isolated)
      case .slot: break
      }
    }
  }

  // MARK: Our own words

  mutating func system(_ word: SystemWord, marks: RunMarks = []) {
    draft.run(system[word], .system(word), marks: marks)
  }

  mutating func system(_ word: SystemWord, count: Int? = nil, slots: (inout Composer, Slot) -> Void) {
    for segment in system.segments(word, count: count) {
      switch segment {
      case .text(let text): draft.run(text, .system(word))
      case .slot(let slot): slots(&self, slot)
      }
    }
  }

  /// An offer in words: "1 week free, then $39.99/year".
  mutating func sentence(of offer: Offer, for plan: Int, amountMarks: RunMarks = []) {
    let word: SystemWord
    let use: DurationUse
    switch offer.mode.value {
    case .free: (word, use) = (.offerFree, .free)
    case .payUpFront: (word, use) = (.offerUpFront, .forFirst)
    case .payAsYouGo: (word, use) = (.offerAsYouGo, .for)
    }
    fill(word, use, offer: offer, plan: plan, amountMarks: amountMarks)
  }

  /// An offer without what follows it: "First 3 months at $1.99/month."
  mutating func first(of offer: Offer, for plan: Int) {
    switch offer.mode.value {
    case .free: fact(.introDuration, duration(.free, offer.duration), of: plan, at: offer.period.range)
    case .payUpFront: fill(.firstUpFront, .first, offer: offer, plan: plan)
    case .payAsYouGo: fill(.firstAsYouGo, .first, offer: offer, plan: plan)
    }
  }

  mutating func fill(_ word: SystemWord, _ use: DurationUse, offer: Offer, plan: Int, amountMarks: RunMarks = []) {
    system(word) { composer, slot in
      switch slot {
      case .duration:
        composer.fact(.introDuration, composer.duration(use, offer.duration), of: plan, at: offer.period.range)
      case .offerPrice: composer.offerPrice(offer, of: plan)
      case .offerPricePerPeriod: composer.offerPricePerPeriod(offer, of: plan)
      case .pricePerPeriod: composer.pricePerPeriod(of: plan, amountMarks: amountMarks, isWithinOurs: true)
      default: break
      }
    }
  }

  mutating func offerPrice(_ offer: Offer, of plan: Int) {
    if offer.mode.value == .free {
      fact(.introPrice, system[.free], of: plan, at: offer.mode.range)
    } else if let price = offer.price(in: market.storefront, on: project.today) {
      fact(.introPrice, text(price.money.value), of: plan, at: price.money.range, marks: .isolated)
    }
  }

  private mutating func offerPricePerPeriod(_ offer: Offer, of plan: Int) {
    for segment in system.segments(.pricePer) {
      switch segment {
      case .text(let text): draft.run(text, .system(.pricePer), marks: .isolated)
      case .slot(.price): offerPrice(offer, of: plan)
      case .slot(.period):
        let word = SystemWord.duration(.per, offer.period.value.unit)
        draft.run(duration(.per, offer.period.value, isWithinOurs: true), .system(word), marks: .isolated)
      case .slot: break
      }
    }
  }

  // MARK: Texts of the project

  mutating func write(_ text: FieldWords.FieldText, _ speech: Speech) {
    switch text {
    case .copy(let phrase): write(phrase, speech)
    case .string(let match, let arguments):
      let values = arguments.map { $0.flatMap { count(of: $0, speech) } }
      let rules = PluralRules(market.locale)
      let phrase = match.string.phrase { index in
        values.indices.contains(index) ? values[index].map { rules.category(of: $0) } : nil
      }
      write(phrase, arguments: arguments, speech)
    }
  }

  mutating func write(_ phrase: Phrase, arguments: [Variable?] = [], _ speech: Speech) {
    for segment in phrase.segments {
      let marks = RunMarks(segment.marks)
      let link = segment.marks.link.map { resolved($0.destination) }
      switch segment.content {
      case .literal(let text): draft.run(text, .literal(segment.range), marks: marks, link: link)
      case .variable(let name): variable(name, at: segment.range, marks: marks, link: link, speech)
      case .argument(let index, let specifier):
        if arguments.indices.contains(index), let argument = arguments[index] {
          variable(argument, at: segment.range, marks: marks, link: link, speech)
        } else {
          // What a customer would see is the hole itself; a rule finds it.
          draft.run("%\(specifier)", .literal(segment.range), marks: marks, link: link)
        }
      }
    }
  }

  /// Where a link of the copy goes: what the paywall says for the names it knows, else as written.
  private func resolved(_ destination: String) -> RunLink {
    guard let target = RunLink.Target(rawValue: destination.lowercased()) else {
      return RunLink(destination: destination)
    }
    let address: String =
      switch target {
      case .terms: termsAddress ?? ""
      case .privacy: privacyAddress ?? ""
      case .manage: "https://apps.apple.com/account/subscriptions"
      case .restore: ""
      }
    return RunLink(destination: address, target: target)
  }
}

extension RunMarks {
  init(_ marks: TextMarks) {
    self = []
    if marks.isStrong { insert(.strong) }
    if marks.isEmphasized { insert(.emphasis) }
    if marks.isCode { insert(.code) }
  }
}

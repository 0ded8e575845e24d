import Findings
import Locales
import Looks
import Projects
import StoreCatalog
import Words

extension Composer {
  /// Composes one screen, in reading order.
  mutating func screen(_ view: Screen.View, _ situation: Situation, at address: String, isJudged: Bool) {
    let plans = shownPlans(view, situation)
    let selected = plans.first { $0.isSelected }
    let speech = Speech(plan: selected?.plan ?? selectedPlan(view), offer: selected?.offer, situation: situation)
    listed.removeAll(keepingCapacity: true)
    header(view, speech)
    policies(speech)
    if project.isWithoutPlans(situation, of: paywall) {
      switch situation {
      case .loading: list(part(.loading, .loading, speech, system: .loading))
      case .failed: failure(speech)
      default: list(part(.empty, .empty, speech, system: .empty))
      }
      list(callToAction(speech, isOff: true))
    } else {
      for plan in plans { planElements(plan, situation) }
      for plan in plans { captionElements(plan, situation) }
      disclosure(plans, speech)
      if draft.look.controlStyle != .buttons { for plan in plans { callToAction(plan, situation) } }
    }
    tierLinks(view)
    storeButtons(speech)
    status(speech)
    if draft.look.controlStyle == .custom, !paywall.elements.isEmpty { putInDeclaredOrder(plans, situation) }
    draft.screen(view, situation, address: address, isJudged: isJudged, elements: listed, plans: plans)
  }

  /// Puts an element on the screen, behind those that are there.
  mutating func list(_ element: UInt32?) { if let element { listed.append(element) } }

  // MARK: Plans

  private func shownPlans(_ view: Screen.View, _ situation: Situation) -> [ShownPlan] {
    if project.isWithoutPlans(situation, of: paywall) { return [] }
    let current = project.currentPlan(in: situation, of: paywall)
    let selected = current.flatMap { isShown($0, in: view) ? $0 : nil } ?? selectedPlan(view)
    return paywall.plans.indices.filter { isShown($0, in: view) }.map { plan in
      ShownPlan(
        plan: plan, isSelected: plan == selected, isCurrent: plan == current, offer: shownOffer(plan, situation))
    }
  }

  private func isShown(_ plan: Int, in view: Screen.View) -> Bool {
    guard case .tier(let tier) = view else { return true }
    return paywall.plans[plan].tier == tier
  }

  private func selectedPlan(_ view: Screen.View) -> Int? {
    if paywall.plans.indices.contains(paywall.selected), isShown(paywall.selected, in: view) { return paywall.selected }
    return paywall.plans.indices.first { isShown($0, in: view) }
  }

  /// The offer that a customer is shown: an introductory one on the first visit, a win-back one after a lapse. One whose price is not known here is not
  /// shown, for no price is invented; neither is one after which nobody knows what is due.
  private func shownOffer(_ plan: Int, _ situation: Situation) -> Int? {
    guard draft.figures[plan].price != nil else { return nil }
    let kind: Offer.Kind
    switch situation {
    case .new: kind = .introductory
    case .lapsed: kind = .winBack
    default: return nil
    }
    let offers = product(of: plan).offers
    return offers.indices.first { index in
      let offer = offers[index]
      return offer.kind == kind && !offer.isForCommitment && offer.isMade(in: market.storefront, on: project.today)
        && (offer.mode.value == .free || offer.price(in: market.storefront, on: project.today) != nil)
    }
  }

  private mutating func planElements(_ shown: ShownPlan, _ situation: Situation) {
    let plan = shown.plan
    let speech = Speech(plan: plan, offer: shown.offer, situation: situation)
    let offer = shown.offer.map { product(of: plan).offers[$0] }
    let asDevice = paywall.looks == .device && !draft.look.controlStyle.isOwn
    if shown.isCurrent {
      list(make(Part(role: .badge, plan: plan, form: .word(.yourPlan))) { $0.system(.yourPlan) })
    } else {
      list(field(.badge, as: .badge, speech))
    }
    list(
      make(Part(role: .planName, plan: plan)) { composer in
        let figures = composer.draft.figures[plan]
        composer.fact(.productName, figures.name, of: plan, at: figures.nameRange, marks: .isolated)
      })
    if says(.price) {
      list(field(.price, as: .price, speech))
    } else {
      // A tile has room for the price alone; the caption says the offer.
      let isSentence = asDevice && offer != nil && draft.look.controlStyle != .compactPicker
      list(
        make(Part(role: .price, plan: plan, offer: isSentence ? shown.offer : nil)) { composer in
          let isRenewing = composer.draft.figures[plan].period != nil
          if let offer, isSentence {
            composer.sentence(of: offer, for: plan)
          } else {
            composer.pricePerPeriod(of: plan, amountMarks: asDevice ? [] : .strong)
            if !isRenewing, composer.product(of: plan).kind == .nonConsumable {
              composer.draft.run(" · ", .system(.oneTimePurchase))
              composer.system(.oneTimePurchase)
            }
          }
        })
    }
    if let offer {
      list(offerLine(offer, shown, speech, isInPriceLine: asDevice && !says(.price)))
    }
    list(commitment(plan))
    list(field(.priceDetail, as: .priceDetail, speech))
    if draft.look.controlStyle != .compactPicker, draft.look.controlStyle != .list, draft.look.controlStyle != .buttons
    {
      list(
        make(Part(role: .planDescription, plan: plan)) { composer in
          let figures = composer.draft.figures[plan]
          composer.fact(
            .productDescription, figures.description ?? "", of: plan, at: figures.descriptionRange)
        })
    }
  }

  /// What a plan says of the offer that is shown. A text that the project wrote for trials says nothing of offers that are paid.
  private mutating func offerLine(
    _ offer: Offer, _ shown: ShownPlan, _ speech: Speech, isInPriceLine: Bool
  ) -> UInt32? {
    let isFree = offer.mode.value == .free
    let role: Role = isFree ? .trial : .introPrice
    if let words = fields[CopyField.trial.place], isFree || words.ofOffers != nil {
      return field(.trial, as: role, speech)
    }
    if isInPriceLine || draft.look.controlStyle == .compactPicker { return nil }
    return make(Part(role: role, plan: shown.plan, offer: shown.offer)) { $0.sentence(of: offer, for: shown.plan) }
  }

  /// A 12-month commitment: what is billed each month, what that comes to, and that it renews for as long. It is not sold in every storefront, and
  /// is shown only where its prices are known. That one can cancel at any time is never said: the payments go on.
  private mutating func commitment(_ plan: Int) -> UInt32? {
    guard let commitment = product(of: plan).commitment, Commitment.isSold(in: market.storefront),
      let total = commitment.total.holding(in: market.storefront, on: project.today)
    else { return nil }
    let monthly = commitment.monthly.holding(in: market.storefront, on: project.today)
    return make(Part(role: .commitmentTotal, plan: plan)) { composer in
      if let monthly {
        composer.charge(monthly, of: plan)
        composer.draft.run(" · ", .system(.commitmentPayments))
      }
      composer.system(.commitmentPayments, count: 12) { composer, slot in
        switch slot {
        case .count: composer.fact(.commitmentMonths, composer.numbers.number(12), of: plan, at: commitment.range)
        case .total:
          let text = composer.text(total.money.value)
          composer.fact(.commitmentTotal, text, of: plan, at: total.money.range, marks: [.strong, .isolated])
        default: break
        }
      }
      composer.draft.run(" · ", .system(.commitmentRenewal))
      composer.system(.commitmentRenewal, count: 12) { composer, slot in
        if slot == .count {
          composer.fact(.commitmentMonths, composer.numbers.number(12), of: plan, at: commitment.range)
        }
      }
    }
  }

  // MARK: Making elements

  /// The element of a part, made at its first use.
  mutating func make(
    _ part: Part, destination: String? = nil, isOff: Bool = false, mayBeEmpty: Bool = false,
    _ write: (inout Composer) -> Void
  ) -> UInt32? {
    if let known = made.element(of: part) { return known }
    let start = draft.nextRun
    write(&self)
    // A headline may name the chosen plan's price; it is still no part of the plan.
    let isOfPlan = part.role.isOfPlan || part.role.isOncePerPlan
    let element = draft.element(
      part.role, plan: isOfPlan ? part.plan : nil, since: start, destination: destination, isOff: isOff,
      mayBeEmpty: mayBeEmpty)
    made.add(element, of: part)
    return element
  }

  /// The element of a field of the copy; nil where the project says nothing there.
  mutating func field(
    _ field: CopyField, as role: Role, _ speech: Speech, destination: String? = nil, isOff: Bool = false
  ) -> UInt32? {
    guard let form = form(of: field, speech) else { return nil }
    let part = Part(
      role: role, plan: speech.plan, offer: speech.offer, form: .field(field, form.index, isOff: isOff),
      situation: form.needsSituation ? speech.situation : nil)
    return make(part, destination: destination, isOff: isOff) { $0.write(form.text, speech) }
  }

  /// A field's text, else our own word.
  mutating func part(
    _ role: Role, _ name: CopyField, _ speech: Speech, system word: SystemWord, destination: String? = nil
  ) -> UInt32? {
    if form(of: name, speech) != nil {
      return field(name, as: role, speech, destination: destination)
    }
    return make(Part(role: role, form: .word(word)), destination: destination) { $0.system(word) }
  }

  /// Whether the project says something in a field, in whichever form.
  func says(_ field: CopyField) -> Bool { fields[field.place] != nil }

  /// The form of a field that fits best; nil where the project says nothing there.
  func form(of field: CopyField, _ speech: Speech) -> FormNeeds? {
    guard let field = fields[field.place] else { return nil }
    if field.isPlain { return field.forms.first }
    // The most specific first.
    if let plan = speech.plan, let own = field.ofPlans[plan] { return own }
    let situation = speech.situation
    if let own = field.form(of: situation, { project.formKeys(of: situation, in: paywall) }) { return own }
    if let plan = speech.plan, let offer = speech.offer {
      let isFree = product(of: plan).offers[offer].mode.value == .free
      if let own = isFree ? field.ofTrials : field.ofOffers { return own }
    }
    return field.ofAll
  }
}

extension Role {
  /// Whether each plan has an element of the role outside its row: that of the chosen plan is shown.
  fileprivate var isOncePerPlan: Bool {
    switch self {
    case .caption, .disclosure, .cta, .ctaDetail: true
    default: false
    }
  }
}

extension FieldWords.FieldText {
  /// The variables that the text asks for.
  var variables: [Variable] {
    switch self {
    case .copy(let phrase): phrase.variables.map(\.value)
    case .string(_, let arguments): arguments.compactMap(\.self)
    }
  }
}

extension Variable {
  /// Whether its value differs from plan to plan.
  var isOfPlan: Bool { self != .appName && self != .groupName && !needsSubscription }
}

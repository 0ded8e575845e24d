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
    var elements: [UInt32?] = []
    elements.reserveCapacity(64)
    elements += header(view, speech)
    if project.isWithoutPlans(situation, of: paywall) {
      elements += policies(speech)
      switch situation {
      case .loading: elements.append(part(.loading, .loading, speech, system: .loading))
      case .failed: elements += failure(speech)
      default: elements.append(part(.empty, .empty, speech, system: .empty))
      }
      elements += [callToAction(speech, isOff: true)]
    } else {
      elements += policies(speech)
      for plan in plans { elements += planElements(plan, situation) }
      for plan in plans { elements += captionElements(plan, situation) }
      elements += disclosure(plans, speech)
      if draft.look.controlStyle != .buttons { for plan in plans { elements += callToAction(plan, situation) } }
    }
    elements += tierLinks(view)
    elements += storeButtons(speech)
    elements += status(speech)
    draft.screen(
      view, situation, address: address, isJudged: isJudged, elements: declaredOrder(elements, plans, situation),
      plans: plans)
  }

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

  private mutating func planElements(_ shown: ShownPlan, _ situation: Situation) -> [UInt32?] {
    let plan = shown.plan
    let speech = Speech(plan: plan, offer: shown.offer, situation: situation)
    let offer = shown.offer.map { product(of: plan).offers[$0] }
    let asDevice = paywall.looks == .device && !draft.look.controlStyle.isOwn
    var elements: [UInt32?] = []
    elements.reserveCapacity(8)
    if shown.isCurrent {
      elements.append(make(Part(role: .badge, plan: plan, form: .named("current"))) { $0.system(.yourPlan) })
    } else {
      elements.append(field(.badge, as: .badge, speech))
    }
    elements.append(
      make(Part(role: .planName, plan: plan)) { composer in
        let figures = composer.draft.figures[plan]
        composer.fact(.productName, figures.name, of: plan, at: figures.nameRange, marks: .isolated)
      })
    if says(.price) {
      elements.append(field(.price, as: .price, speech))
    } else {
      // A tile has room for the price alone; the caption says the offer.
      let isSentence = asDevice && offer != nil && draft.look.controlStyle != .compactPicker
      elements.append(
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
      elements.append(offerLine(offer, shown, speech, isInPriceLine: asDevice && words.fields[.price] == nil))
    }
    elements.append(commitment(plan))
    elements.append(field(.priceDetail, as: .priceDetail, speech))
    if draft.look.controlStyle != .compactPicker, draft.look.controlStyle != .list, draft.look.controlStyle != .buttons
    {
      elements.append(
        make(Part(role: .planDescription, plan: plan)) { composer in
          let figures = composer.draft.figures[plan]
          composer.fact(
            .productDescription, figures.description ?? "", of: plan, at: figures.descriptionRange)
        })
    }
    return elements
  }

  /// What a plan says of the offer that is shown. A text that the project wrote for trials says nothing of offers that are paid.
  private mutating func offerLine(
    _ offer: Offer, _ shown: ShownPlan, _ speech: Speech, isInPriceLine: Bool
  ) -> UInt32? {
    let isFree = offer.mode.value == .free
    let role: Role = isFree ? .trial : .introPrice
    if let words = words.fields[.trial], isFree || words.forms.contains(where: { $0.key == FieldText.offerKey }) {
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
    if let known = made[part] { return known }
    let start = draft.nextRun
    write(&self)
    // A headline may name the chosen plan's price; it is still no part of the plan.
    let isOfPlan = part.role.isOfPlan || part.role.isOncePerPlan
    let element = draft.element(
      part.role, plan: isOfPlan ? part.plan : nil, since: start, destination: destination, isOff: isOff,
      mayBeEmpty: mayBeEmpty)
    made[part] = .some(element)
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
    return make(Part(role: role, form: .named("system")), destination: destination) { $0.system(word) }
  }

  /// Whether the project says something in a field, in whichever form.
  func says(_ field: CopyField) -> Bool { words.fields.index(forKey: field) != nil }

  /// The form of a field that fits best; nil where the project says nothing there.
  mutating func form(of field: CopyField, _ speech: Speech) -> FormNeeds? {
    if words.fields.isEmpty { return nil }
    let forms = forms(of: field)
    // Most fields say one thing to everybody.
    if forms.count <= 1, forms.first?.key ?? FieldWords.defaultKey == FieldWords.defaultKey { return forms.first }
    func form(_ keys: [String]) -> FormNeeds? {
      for key in keys { if let form = forms.first(where: { $0.key == key }) { return form } }
      return nil
    }
    // The most specific first.
    if let plan = speech.plan, let own = form(planKeys(plan)) { return own }
    if let own = form(situationKeys(speech.situation)) { return own }
    if let plan = speech.plan, let offer = speech.offer {
      let isFree = product(of: plan).offers[offer].mode.value == .free
      if let own = form(isFree ? [FieldText.trialKey, FieldText.offerKey] : [FieldText.offerKey]) { return own }
    }
    return form([FieldWords.defaultKey])
  }

  mutating func forms(of field: CopyField) -> [FormNeeds] {
    if let known = knownForms[field.place] { return known }
    let forms = (words.fields[field]?.forms ?? []).enumerated().map { FormNeeds($1, at: $0) }
    knownForms[field.place] = forms
    return forms
  }

  /// The keys of forms that name a plan, the most specific first.
  private mutating func planKeys(_ plan: Int) -> [String] {
    if let known = knownPlanKeys[plan] { return known }
    let tier = paywall.tiers[paywall.plans[plan].tier]
    let keys = [product(of: plan).id.value, tier.name?.value, tier.slug].compactMap(\.self)
    knownPlanKeys[plan] = keys
    return keys
  }

  private mutating func situationKeys(_ situation: Situation) -> [String] {
    if let known = knownSituationKeys, known.situation == situation { return known.keys }
    let keys = project.formKeys(of: situation, in: paywall)
    knownSituationKeys = (situation, keys)
    return keys
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

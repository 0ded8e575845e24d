import Findings
import Locales
import Looks
import Projects
import StoreCatalog
import Words

/// What is said where a customer buys: the caption, the disclosure, and the button with its detail.
extension Composer {
  mutating func captionElements(_ shown: ShownPlan, _ situation: Situation) {
    let speech = Speech(plan: shown.plan, offer: shown.offer, situation: situation)
    if says(.caption) { return list(field(.caption, as: .caption, speech)) }
    guard paywall.buttonLabel != .multiline, !draft.look.controlStyle.isOwn, !shown.isCurrent,
      draft.look.controlStyle != .buttons
    else { return }
    list(renewalTerms(as: .caption, shown))
  }

  /// The renewal, price first: what the customer pays stands before what is free.
  private mutating func renewalTerms(as role: Role, _ shown: ShownPlan) -> UInt32? {
    let plan = shown.plan
    guard draft.figures[plan].period != nil, draft.figures[plan].price != nil else { return nil }
    return make(Part(role: role, plan: plan, offer: shown.offer, form: .word(.renewal))) { composer in
      let offer = shown.offer.map { composer.product(of: plan).offers[$0] }
      if let offer, offer.mode.value == .free {
        composer.fill(.captionFree, .afterFree, offer: offer, plan: plan)
        composer.draft.run(composer.sentenceSpace, .system(.renewalShort))
        composer.system(.renewalShort)
        return
      }
      composer.system(.renewal) { composer, slot in
        if slot == .pricePerPeriod { composer.pricePerPeriod(of: plan, isWithinOurs: true) }
      }
      if let offer {
        composer.draft.run(composer.sentenceSpace, .system(.renewal))
        composer.first(of: offer, for: plan)
      }
    }
  }

  /// What stands between two sentences: nothing in the languages whose full stop is as wide as a letter.
  private var sentenceSpace: String { ["ja", "zh", "yue"].contains(system.wordsLocale.language) ? "" : " " }

  mutating func disclosure(_ plans: [ShownPlan], _ speech: Speech) {
    guard let forms = fields[CopyField.disclosure.place]?.forms else {
      // Buttons have no caption to say when they renew.
      if draft.look.controlStyle == .buttons { for plan in plans { list(renewalTerms(as: .disclosure, plan)) } }
      return
    }
    let isPerPlan = forms.count > 1 || forms.contains { $0.isOfPlan }
    guard isPerPlan else {
      return list(field(.disclosure, as: .disclosure, Speech(situation: speech.situation)))
    }
    for plan in plans {
      let speech = Speech(plan: plan.plan, offer: plan.offer, situation: speech.situation)
      list(field(.disclosure, as: .disclosure, speech))
    }
  }

  mutating func callToAction(_ shown: ShownPlan, _ situation: Situation) {
    let speech = Speech(plan: shown.plan, offer: shown.offer, situation: situation)
    if says(.cta) {
      list(field(.cta, as: .cta, speech, isOff: shown.isCurrent))
    } else {
      list(defaultAction(shown, situation))
    }
    if says(.ctaDetail) {
      list(field(.ctaDetail, as: .ctaDetail, speech))
    } else if paywall.buttonLabel == .multiline, !shown.isCurrent {
      list(renewalTerms(as: .ctaDetail, shown))
    }
  }

  /// Notes words for a button that the style does not draw: its plans are the buttons. Those of the project's own language are told of.
  mutating func noteUnshownButtons() {
    let isTold = market.locale == project.sourceLocale || !project.locales.contains(project.sourceLocale)
    guard isTold, draft.look.controlStyle == .buttons, !paywall.plans.isEmpty else { return }
    for field in [CopyField.cta, .ctaDetail] {
      guard let words = words.fields[field] else { continue }
      draft.findings.append(
        Finding(
          rule: "copy-not-shown", kind: .input, severity: .note,
          "'\(field.rawValue)' is not shown beside plans in style 'buttons': each plan is a button of its own",
          help: "choose a control-style with a button below the plans, or write it in 'caption'", at: words.range,
          paywall: paywall.name, locales: [market.locale.identifier]))
    }
  }

  private mutating func defaultAction(_ shown: ShownPlan, _ situation: Situation) -> UInt32? {
    let plan = shown.plan
    let current = project.currentPlan(in: situation, of: paywall)
    let isFree = shown.offer.map { product(of: plan).offers[$0].mode.value == .free } ?? false
    let asDevice = paywall.looks == .device && !draft.look.controlStyle.isOwn
    // Whichever other plan the customer has, the button says the same: that this one is higher, or that it is not.
    let change: SystemWord? = current.flatMap { current in
      guard current != plan else { return nil }
      let isUpgrade = product(of: plan).level?.value ?? 0 < product(of: current).level?.value ?? 0
      return isUpgrade ? .upgradeTo : .changeTo
    }
    let form: Part.Form? =
      current == plan
      ? .word(.yourPlan) : change.map { .word($0) } ?? (isFree && asDevice ? .word(.tryFree) : nil)
    return make(Part(role: .cta, plan: plan, form: form), isOff: shown.isCurrent) { composer in
      if let change {
        composer.system(change) { composer, slot in
          let figures = composer.draft.figures[plan]
          if slot == .name {
            composer.fact(.productName, figures.name, of: plan, at: figures.nameRange, marks: .isolated)
          }
        }
        return
      }
      switch composer.paywall.buttonLabel {
      case .price: composer.pricePerPeriod(of: plan)
      case .displayName:
        let figures = composer.draft.figures[plan]
        composer.fact(.productName, figures.name, of: plan, at: figures.nameRange, marks: .isolated)
      default:
        composer.system(isFree && asDevice ? .tryFree : composer.buyingWord(of: plan))
      }
    }
  }

  /// What a button says that buys a plan.
  private func buyingWord(of plan: Int) -> SystemWord { product(of: plan).isSubscription ? .subscribe : .buy }

  /// The button where there is no plan to choose. A text that names a price has nothing to say before there is one.
  mutating func callToAction(_ speech: Speech, isOff: Bool) -> UInt32? {
    let word = speech.plan.map { buyingWord(of: $0) } ?? .subscribe
    let speech = Speech(plan: nil, offer: nil, situation: speech.situation)
    if let form = form(of: .cta, speech), !form.isOfPlan,
      let element = field(.cta, as: .cta, speech, isOff: isOff)
    {
      return element
    }
    return make(Part(role: .cta, form: .word(word)), isOff: isOff) { $0.system(word) }
  }
}

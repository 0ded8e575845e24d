import Findings
import Locales
import Looks
import Projects
import StoreCatalog
import Words

/// What stands around the plans: the header, the links, the store's buttons, the status area.
extension Composer {
  // MARK: Header

  mutating func header(_ view: Screen.View, _ speech: Speech) {
    if paywall.buttons[.close]?.value != .hidden {
      list(part(.close, .close, speech, system: paywall.presentation == .push ? .back : .close))
    }
    if paywall.appearance.icon != nil || (!paywall.isDeclared && project.app.icon != nil) {
      list(make(Part(role: .icon), mayBeEmpty: true) { _ in })
    }
    if says(.headline) {
      list(field(.headline, as: .headline, speech))
    } else {
      list(
        make(Part(role: .headline)) { composer in
          if let name = composer.project.groupName(of: composer.paywall, in: composer.market.locale) {
            composer.fact(.groupName, name.value, of: nil, at: name.range, marks: .isolated)
          } else {
            composer.fact(.appName, composer.project.app.name, of: nil, marks: .isolated)
          }
        })
    }
    list(field(.subtitle, as: .subtitle, speech))
    list(field(.body, as: .body, speech))
    texts(speech)
    if paywall.tierLayout == .tabs, paywall.tiers.count > 1 {
      for tier in paywall.tiers.indices { list(tierLink(tier, as: .tierTab)) }
    }
  }

  /// The body and the benefits.
  private mutating func texts(_ speech: Speech) {
    if let fixedTexts {
      listed += fixedTexts
      return
    }
    let start = listed.count
    for (index, block) in words.body.enumerated() {
      list(text(block.phrase, as: .body, number: index, speech))
    }
    for (index, benefit) in words.benefits.enumerated() {
      list(text(benefit, as: .benefit, number: index, speech))
    }
    let isFixed =
      words.body.allSatisfy { $0.phrase.variables.isEmpty } && words.benefits.allSatisfy { $0.variables.isEmpty }
    if isFixed { fixedTexts = Array(listed[start...]) }
  }

  private mutating func text(_ phrase: Phrase, as role: Role, number: Int, _ speech: Speech) -> UInt32? {
    let isFixed = phrase.variables.isEmpty
    let part = Part(
      role: role, plan: isFixed ? nil : speech.plan, offer: isFixed ? nil : speech.offer, form: .number(number),
      situation: isFixed ? nil : speech.situation)
    return make(part) { $0.write(phrase, speech) }
  }

  // MARK: Links

  mutating func policies(_ speech: Speech) {
    switch paywall.buttons[.policies]?.value ?? .automatic {
    case .hidden: break
    case .automatic where paywall.policies.terms == nil && paywall.policies.privacy == nil: break
    case .automatic, .visible:
      list(part(.termsLink, .terms, speech, system: .terms, destination: termsAddress))
      list(part(.privacyLink, .privacy, speech, system: .privacy, destination: privacyAddress))
    }
  }

  private mutating func tierLink(_ tier: Int, as role: Role) -> UInt32? {
    let address = "\(paywall.slug)/\(market.slug)/\(paywall.tiers[tier].slug)"
    return make(Part(role: role, form: .number(tier)), destination: address) { composer in
      if let name = composer.project.name(of: composer.paywall.tiers[tier], in: composer.market.locale) {
        composer.fact(.tierName, name.value, of: nil, at: name.range, marks: .isolated)
      }
    }
  }

  mutating func tierLinks(_ view: Screen.View) {
    guard paywall.tierLayout == .links, paywall.tiers.count > 1, case .tier(let shown) = view else { return }
    for tier in paywall.tiers.indices where tier != shown { list(tierLink(tier, as: .tierLink)) }
  }

  // MARK: The store's buttons

  mutating func storeButtons(_ speech: Speech) {
    for button in shownButtons { list(part(button.role, button.field, speech, system: button.word)) }
    if says(.manage) {
      list(
        field(.manage, as: .manageLink, speech, destination: "https://apps.apple.com/account/subscriptions"))
    }
  }

  // MARK: States

  mutating func failure(_ speech: Speech) {
    let isOwn = fields[CopyField.failed.place]?.ofAll != nil
    list(part(.error, .failed, speech, system: .failed))
    if !isOwn { list(make(Part(role: .message, form: .word(.failedHelp))) { $0.system(.failedHelp) }) }
    list(part(.retry, .retry, speech, system: .retry))
  }

  /// The app's status area, where the copy has one, and what a declared situation says of itself.
  mutating func status(_ speech: Speech) {
    if project.isWithoutPlans(speech.situation, of: paywall) { return }
    switch speech.situation {
    case .new, .trialUsed:
      // Whoever has nothing yet is asked to subscribe; there is nothing else to tell.
      return list(field(.entrySubscribe, as: .entry, speech))
    case .lapsed, .subscribed, .declared, .loading, .failed: break
    }
    let current = project.currentPlan(in: speech.situation, of: paywall)
    let own = Speech(plan: current ?? speech.plan, offer: nil, situation: speech.situation)
    if current != nil || !asksForSubscription(.statusCurrent) {
      list(field(.statusCurrent, as: .statusCurrent, own))
    }
    if current != nil { list(field(.statusRenewal, as: .statusRenewal, own)) }
    if case .declared(let index) = speech.situation { list(message(paywall.situations[index])) }
    let entry: CopyField = current == nil ? .entrySubscribe : .entryManage
    let isArea = says(.entrySubscribe) || says(.entryManage) || says(.statusCurrent)
    if says(entry) {
      list(field(entry, as: .entry, own))
    } else if isArea, says(.entrySubscribe) {
      list(field(.entrySubscribe, as: .entry, own))
    }
  }

  private func asksForSubscription(_ field: CopyField) -> Bool {
    fields[field.place]?.ofAll?.needsSituation ?? false
  }

  private mutating func message(_ situation: DeclaredSituation) -> UInt32? {
    let word: SystemWord
    switch (situation.billing, situation.state) {
    case (.gracePeriod, _): word = .gracePeriod
    case (.retry, _): word = .billingRetry
    case (.good, .waitingForApproval): word = .waitingForApproval
    case (.good, .refunded): word = .refunded
    case (.good, .nothingToSell), (.good, nil): return nil
    }
    return make(Part(role: .message, form: .word(word))) { composer in
      composer.system(word) { composer, slot in
        if slot == .name {
          let name = composer.project.groupName(of: composer.paywall, in: composer.market.locale)
          composer.fact(
            .groupName, name?.value ?? composer.project.app.name, of: nil, at: name?.range, marks: .isolated)
        }
      }
    }
  }

  // MARK: Declared elements

  /// Puts the elements in the order in which a `custom` paywall declares them; those it does not declare are not on it.
  mutating func putInDeclaredOrder(_ shown: [ShownPlan], _ situation: Situation) {
    let made = listed
    var ordered: [UInt32] = []
    var hasPlans = false
    let ofPlans = paywall.elements.enumerated().filter { Role.ofPlans.contains($0.element.role) }
    for (index, declared) in paywall.elements.enumerated() {
      if Role.ofPlans.contains(declared.role) {
        if hasPlans { continue }
        hasPlans = true
        var plans: [Int] = []
        for plan in made.compactMap({ draft.plan(of: $0) }) where !plans.contains(plan) { plans.append(plan) }
        for plan in plans {
          for (index, declared) in ofPlans {
            if let text = declared.texts[market.locale] {
              let offer = shown.first { $0.plan == plan }?.offer
              let part = Part(
                role: declared.role, plan: plan, offer: offer, form: .element(index),
                situation: text.variables.contains(where: \.needsSubscription) ? situation : nil)
              let element = make(part) { $0.write(text, Speech(plan: plan, offer: offer, situation: situation)) }
              if let element { ordered.append(draft.restyled(element, as: index)) }
              continue
            }
            for element in made where draft.plan(of: element) == plan && draft.role(of: element) == declared.role {
              ordered.append(draft.restyled(element, as: index))
            }
          }
        }
      } else if let text = declared.texts[market.locale] {
        let plan = paywall.plans.indices.contains(paywall.selected) ? paywall.selected : nil
        let element = make(Part(role: declared.role, plan: nil, form: .element(index))) {
          $0.write(text, Speech(plan: plan, offer: nil, situation: .new))
        }
        if let element { ordered.append(draft.restyled(element, as: index)) }
      } else {
        for element in made where draft.role(of: element) == declared.role {
          ordered.append(draft.restyled(element, as: index))
        }
      }
    }
    listed = ordered
  }
}

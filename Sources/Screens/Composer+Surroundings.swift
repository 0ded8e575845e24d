import Findings
import Locales
import Looks
import Projects
import StoreCatalog
import Words

/// What stands around the plans: the header, the links, the store's buttons, the status area.
extension Composer {
  // MARK: Header

  mutating func header(_ view: Screen.View, _ speech: Speech) -> [UInt32?] {
    var elements: [UInt32?] = []
    elements.reserveCapacity(32)
    if paywall.buttons[.close]?.value != .hidden {
      elements.append(part(.close, .close, speech, system: paywall.presentation == .push ? .back : .close))
    }
    if paywall.appearance.icon != nil || (!paywall.isDeclared && project.app.icon != nil) {
      elements.append(make(Part(role: .icon), mayBeEmpty: true) { _ in })
    }
    if says(.headline) {
      elements.append(field(.headline, as: .headline, speech))
    } else {
      elements.append(
        make(Part(role: .headline)) { composer in
          if let name = composer.project.groupName(of: composer.paywall, in: composer.market.locale) {
            composer.fact(.groupName, name.value, of: nil, at: name.range, marks: .isolated)
          } else {
            composer.fact(.appName, composer.project.app.name, of: nil, marks: .isolated)
          }
        })
    }
    elements.append(field(.subtitle, as: .subtitle, speech))
    elements.append(field(.body, as: .body, speech))
    elements += texts(speech)
    if paywall.tierLayout == .tabs, paywall.tiers.count > 1 {
      for tier in paywall.tiers.indices { elements.append(tierLink(tier, as: .tierTab)) }
    }
    return elements
  }

  /// The body and the benefits.
  private mutating func texts(_ speech: Speech) -> [UInt32?] {
    if let fixedTexts { return fixedTexts }
    var elements: [UInt32?] = []
    for (index, block) in words.body.enumerated() {
      elements.append(text(block.phrase, as: .body, number: index, speech))
    }
    for (index, benefit) in words.benefits.enumerated() {
      elements.append(text(benefit, as: .benefit, number: index, speech))
    }
    let isFixed =
      words.body.allSatisfy { $0.phrase.variables.isEmpty } && words.benefits.allSatisfy { $0.variables.isEmpty }
    if isFixed { fixedTexts = elements }
    return elements
  }

  private mutating func text(_ phrase: Phrase, as role: Role, number: Int, _ speech: Speech) -> UInt32? {
    let isFixed = phrase.variables.isEmpty
    let part = Part(
      role: role, plan: isFixed ? nil : speech.plan, offer: isFixed ? nil : speech.offer, form: .number(number),
      situation: isFixed ? nil : speech.situation)
    return make(part) { $0.write(phrase, speech) }
  }

  // MARK: Links

  mutating func policies(_ speech: Speech) -> [UInt32?] {
    switch paywall.buttons[.policies]?.value ?? .automatic {
    case .hidden: return []
    case .automatic where paywall.policies.terms == nil && paywall.policies.privacy == nil: return []
    case .automatic, .visible:
      return [
        part(.termsLink, .terms, speech, system: .terms, destination: termsAddress),
        part(.privacyLink, .privacy, speech, system: .privacy, destination: privacyAddress),
      ]
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

  mutating func tierLinks(_ view: Screen.View) -> [UInt32?] {
    guard paywall.tierLayout == .links, paywall.tiers.count > 1, case .tier(let shown) = view else { return [] }
    return paywall.tiers.indices.filter { $0 != shown }.map { tierLink($0, as: .tierLink) }
  }

  // MARK: The store's buttons

  mutating func storeButtons(_ speech: Speech) -> [UInt32?] {
    var elements: [UInt32?] = []
    // Apple's view shows these only where the app asks for them.
    let buttons: [(Paywall.StoreButton, Role, CopyField, SystemWord)] = [
      (.restore, .restore, .restore, .restore), (.redeem, .redeem, .redeem, .redeem),
      (.signIn, .signIn, .signIn, .signIn),
    ]
    for (button, role, name, word) in buttons where paywall.buttons[button]?.value == .visible {
      elements.append(part(role, name, speech, system: word))
    }
    if says(.manage) {
      elements.append(
        field(.manage, as: .manageLink, speech, destination: "https://apps.apple.com/account/subscriptions"))
    }
    return elements
  }

  // MARK: States

  mutating func failure(_ speech: Speech) -> [UInt32?] {
    let isOwn = words.fields[.failed]?.form([FieldWords.defaultKey]) != nil
    return [
      part(.error, .failed, speech, system: .failed),
      isOwn ? nil : make(Part(role: .message, form: .named("failed"))) { $0.system(.failedHelp) },
      part(.retry, .retry, speech, system: .retry),
    ]
  }

  /// The app's status area, where the copy has one, and what a declared situation says of itself.
  mutating func status(_ speech: Speech) -> [UInt32?] {
    if project.isWithoutPlans(speech.situation, of: paywall) { return [] }
    switch speech.situation {
    case .new, .trialUsed:
      // Whoever has nothing yet is asked to subscribe; there is nothing else to tell.
      return !says(.entrySubscribe) ? [] : [field(.entrySubscribe, as: .entry, speech)]
    case .lapsed, .subscribed, .declared, .loading, .failed: break
    }
    let current = project.currentPlan(in: speech.situation, of: paywall)
    let own = Speech(plan: current ?? speech.plan, offer: nil, situation: speech.situation)
    var elements: [UInt32?] = []
    if current != nil || !asksForSubscription(.statusCurrent) {
      elements.append(field(.statusCurrent, as: .statusCurrent, own))
    }
    if current != nil { elements.append(field(.statusRenewal, as: .statusRenewal, own)) }
    if case .declared(let index) = speech.situation { elements.append(message(paywall.situations[index])) }
    let entry: CopyField = current == nil ? .entrySubscribe : .entryManage
    let isArea = [CopyField.entrySubscribe, .entryManage, .statusCurrent].contains { says($0) }
    if says(entry) {
      elements.append(field(entry, as: .entry, own))
    } else if isArea, says(.entrySubscribe) {
      elements.append(field(.entrySubscribe, as: .entry, own))
    }
    return elements
  }

  private func asksForSubscription(_ field: CopyField) -> Bool {
    words.fields[field]?.form([FieldWords.defaultKey])?.text.variables.contains { $0.needsSubscription } ?? false
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
    return make(Part(role: .message, form: .named(word.rawValue))) { composer in
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

  /// The elements in the order in which a `custom` paywall declares them; those it does not declare are not on it.
  mutating func declaredOrder(_ elements: [UInt32?], _ shown: [ShownPlan], _ situation: Situation) -> [UInt32] {
    let made = elements.compactMap { $0 }
    guard draft.look.controlStyle == .custom, !paywall.elements.isEmpty else { return made }
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
    return ordered
  }
}

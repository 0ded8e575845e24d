import Findings
import Locales
import Projects
import StoreCatalog

/// What reviewers are told: made of the paywall's facts, in English. What no file says stands in brackets.
extension KitWriter {
  func section(_ paywall: Paywall, number: Int) -> ReviewKit.Section {
    var notes = ReviewKit.Field("Notes", self.notes(on: paywall), limit: limit(.reviewNotes))
    if notes.severity == nil, notes.value?.contains("[") == true {
      notes.note = "What stands in brackets is for you to say: no file does."
    }
    var fields = [notes]
    if let listed = project.listing?.reviewNotes {
      fields.append(ReviewKit.Field("In the store listing", listed.value, limit: limit(.reviewNotes)))
    }
    return ReviewKit.Section(
      kind: .notes, anchor: "notes-\(number)",
      title: project.paywalls.count == 1 ? "Review notes" : "Review notes: \(paywall.name)",
      note: "Written from the paywall’s facts", blocks: [ReviewKit.Block(fields: fields)])
  }

  func notes(on paywall: Paywall) -> String {
    [way(to: paywall), sold(on: paywall), offers(on: paywall), steps(on: paywall), links(on: paywall)]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func way(to paywall: Paywall) -> String {
    let comes =
      switch paywall.presentation {
      case .sheet: "a sheet"
      case .fullScreen: "a full-screen cover"
      case .push: "a screen of its own"
      }
    return paywall.isHardPaywall
      ? "How to reach the paywall: open the app. It comes up as \(comes), and the app cannot be used without a purchase."
      : "How to reach the paywall: [say where in the app, for example: Settings, then Upgrade]. It comes up as \(comes)."
  }

  private func sold(on paywall: Paywall) -> String {
    let products = project.products(of: paywall)
    guard !products.isEmpty else { return "" }
    let texts = products.map { product in
      let name = name(product)
      guard let price = product.price(in: own, on: project.today) else { return name }
      guard let period = product.period, product.kind == .autoRenewable else { return "\(name) at \(text(price))" }
      return "\(name) at \(text(price)) \(each(period.value))"
    }
    let renewing = products.count { $0.kind == .autoRenewable }
    let renewal =
      renewing == 0
      ? ""
      : renewing == products.count
        ? " Subscriptions renew until canceled." : " The subscriptions among them renew until canceled."
    return "What is sold (prices of \(own.englishName)): \(listing(texts)).\(renewal)"
  }

  private func offers(on paywall: Paywall) -> String {
    let lines = project.products(of: paywall).flatMap { product in
      product.offers.filter { $0.kind == .introductory && $0.isMade(in: own, on: project.today) }.map { offer in
        let after = product.price(in: own, on: project.today).map { text($0) }
        let period = product.period.map { " " + each($0.value) } ?? ""
        let then = after.map { ", then \($0)\(period) unless canceled before" } ?? ""
        return "\(words(of: offer)) on \(name(product)), once per customer and subscription group\(then)"
      }
    }
    return lines.isEmpty ? "" : "Introductory offers: \(lines.joined(separator: "; "))."
  }

  private func steps(on paywall: Paywall) -> String {
    let products = project.products(of: paywall)
    guard let first = products.indices.contains(paywall.selected) ? products[paywall.selected] : products.first else {
      return ""
    }
    var steps = ["sign in with a Sandbox account that never bought here", "open the paywall"]
    if paywall.requiresAccount?.value == true {
      steps.insert("sign in to the app with [the account that you give in App Review’s sign-in fields]", at: 1)
    }
    steps += ["choose \(name(first))", "confirm the purchase in the system’s sheet"]
    let restores = paywall.buttons[.restore]?.value == .visible
    return "To test: \(listing(steps))." + (restores ? " Purchases are restored by the button on the same screen." : "")
  }

  private func links(on paywall: Paywall) -> String {
    let links = [
      paywall.policies.terms.map { "terms of use \($0.value)" },
      paywall.policies.privacy.map { "privacy policy \($0.value)" },
    ].compactMap(\.self)
    return links.isEmpty ? "" : "Linked from the paywall: \(listing(links))."
  }

  // MARK: Words

  private func name(_ product: Product) -> String { project.name(of: product, in: english).value }

  /// "a month", "every 3 months".
  private func each(_ period: Period) -> String {
    period.count == 1 ? "a \(period.unit.rawValue)" : "every \(periods.withUnit(period))"
  }

  /// "1 week free", "$1.99 a month for 3 months".
  private func words(of offer: Offer) -> String {
    let length = periods.withUnit(offer.duration)
    let price = offer.price(in: own, on: project.today).map { text($0) } ?? "a price that no file says"
    return switch offer.mode.value {
    case .free: "\(length) free"
    case .payUpFront: "\(price) for the first \(length), paid at once"
    case .payAsYouGo: "\(price) \(each(offer.period.value)) for \(length)"
    }
  }

  func offer(offer: Offer, of product: Product) -> ReviewKit.Field {
    let label =
      switch offer.kind {
      case .introductory: "Introductory offer"
      case .promotional: "Promotional offer"
      case .winBack: "Win-back offer"
      case .code: "Offer codes"
      }
    let places = offer.territories.map { counting($0.count, "storefront") } ?? "all storefronts"
    let end = offer.until.map { "until \($0.words)" } ?? "no end date"
    let parts = [offer.id?.value, places, offer.from.map { "from \($0.words)" }, end]
    return ReviewKit.Field(
      label: label, value: words(of: offer).uppercasedFirst, note: parts.compactMap(\.self).joined(separator: ", "))
  }
}

import Findings
import Locales
import Projects
import ReviewRules
import StoreCatalog

/// The products and groups of two projects, compared by their ids.
struct ProductComparison {
  private let old: Project
  private let new: Project
  private let formats = PriceFormats()
  private let periods = PeriodText(Storefront.unitedStates.homeLocale)

  init(_ old: Project, _ new: Project) {
    self.old = old
    self.new = new
  }

  var subjects: [Changes.Subject] {
    let before = Dictionary(old.catalog.products.map { ($0.id.value, $0) }) { first, _ in first }
    let after = Dictionary(new.catalog.products.map { ($0.id.value, $0) }) { first, _ in first }
    var subjects: [Changes.Subject] = []
    var seen: Set<String> = []
    for product in new.catalog.products where seen.insert(product.id.value).inserted {
      guard let was = before[product.id.value] else {
        subjects.append(subject(product, of: new, .added, facts(of: product, in: new)))
        continue
      }
      let changes = self.changes(was, product)
      if !changes.isEmpty { subjects.append(subject(product, of: new, .changed, changes)) }
    }
    for product in old.catalog.products where after[product.id.value] == nil && seen.insert(product.id.value).inserted {
      var gone = subject(product, of: old, .removed, [])
      gone.notes = [
        Changes.Note(
          rule: "product-removed",
          text: "it can no longer be bought; once deleted in App Store Connect, its id cannot be used again")
      ]
      subjects.append(gone)
    }
    return subjects + groups
  }

  private func subject(
    _ product: Product, of project: Project, _ fate: Changes.Subject.Fate, _ changes: [Changes.Change]
  ) -> Changes.Subject {
    let name = project.name(of: product, in: project.sourceLocale).value
    return Changes.Subject(kind: .product, id: product.id.value, name: name, fate: fate, changes: changes)
  }

  /// What is said of a product that is new: what it costs, for how long.
  private func facts(of product: Product, in project: Project) -> [Changes.Change] {
    var nothing = product
    nothing.prices = []
    nothing.period = nil
    return prices(nothing, product) + period(nothing, product)
  }

  private func changes(_ was: Product, _ now: Product) -> [Changes.Change] {
    var changes = prices(was, now) + scheduled(was, now) + commitment(was, now) + period(was, now) + offers(was, now)
    changes += texts(was.names, now.names, .name) + texts(was.descriptions, now.descriptions, .description)
    changes += change(.kind, was.kind.rawValue, now.kind.rawValue)
    if let before = was.level?.value, let after = now.level?.value, before != after {
      changes += change(.level, "\(before)", "\(after)")
    }
    changes += familySharing(was, now)
    if let before = was.availability?.storefronts, let after = now.availability?.storefronts, before != after {
      let gone = before.subtracting(after).sorted().map(\.code)
      let added = after.subtracting(before).sorted().map(\.code)
      changes.append(
        Changes.Change(
          aspect: .availability, old: gone.isEmpty ? nil : gone.joined(separator: ", "),
          new: added.isEmpty ? nil : added.joined(separator: ", ")))
    }
    return changes
  }

  private func change(_ aspect: Changes.Change.Aspect, _ old: String?, _ new: String?) -> [Changes.Change] {
    old == new ? [] : [Changes.Change(aspect: aspect, old: old, new: new)]
  }

  private func texts(
    _ old: [LocaleID: Placed<String>], _ new: [LocaleID: Placed<String>], _ aspect: Changes.Change.Aspect
  ) -> [Changes.Change] {
    Set(old.keys).union(new.keys).sorted().compactMap { locale in
      let (before, after) = (old[locale]?.value, new[locale]?.value)
      guard before != after else { return nil }
      return Changes.Change(aspect: aspect, locale: locale.identifier, old: before, new: after)
    }
  }

  // MARK: Money

  private func text(_ money: Money, in storefront: Storefront) -> String {
    formats.text(money, in: storefront.homeLocale)
  }

  private func prices(_ was: Product, _ now: Product) -> [Changes.Change] {
    storefronts(was.prices + now.prices).compactMap { storefront in
      let before = was.price(in: storefront, on: old.today)?.money.value
      let after = now.price(in: storefront, on: new.today)?.money.value
      guard before != after else { return nil }
      var change = Changes.Change(
        aspect: .price, storefront: storefront.code, old: before.map { text($0, in: storefront) },
        new: after.map { text($0, in: storefront) })
      if let before, let after {
        change.isRise = after.amount > before.amount
        if let note = consent(before, after, now) { change.notes = [note] }
      }
      return change
    }
  }

  /// Prices that hold from a later day on: those that were not announced before, and those that were taken back.
  private func scheduled(_ was: Product, _ now: Product) -> [Changes.Change] {
    struct Plan: Hashable {
      var day: Day
      var money: Money
    }
    func plans(_ product: Product, _ storefront: Storefront, after today: Day) -> [Plan] {
      let ahead = product.prices.filter { $0.storefront == storefront }
        .compactMap { price in
          price.from.flatMap { from in from > today ? Plan(day: from, money: price.money.value) : nil }
        }
      return Set(ahead).sorted { ($0.day, $0.money.digits) < ($1.day, $1.money.digits) }
    }
    return storefronts(was.prices + now.prices).flatMap { storefront in
      let before = plans(was, storefront, after: old.today)
      let after = plans(now, storefront, after: new.today)
      func words(_ plan: Plan) -> String { "\(text(plan.money, in: storefront)) from \(plan.day)" }
      let gone = before.filter { !after.contains($0) }.map { plan in
        Changes.Change(aspect: .scheduledPrice, storefront: storefront.code, old: words(plan))
      }
      let added = after.filter { !before.contains($0) }.map { plan in
        var change = Changes.Change(aspect: .scheduledPrice, storefront: storefront.code, new: words(plan))
        let current = now.price(in: storefront, on: new.today)?.money.value
        if let current, let note = consent(current, plan.money, now) { change.notes = [note] }
        return change
      }
      return gone + added
    }
  }

  private func commitment(_ was: Product, _ now: Product) -> [Changes.Change] {
    let all = (was.commitment?.monthly ?? []) + (now.commitment?.monthly ?? [])
    let changes: [Changes.Change] = storefronts(all).compactMap { storefront in
      let before = was.commitment?.monthly.holding(in: storefront, on: old.today)?.money.value
      let after = now.commitment?.monthly.holding(in: storefront, on: new.today)?.money.value
      guard before != after else { return nil }
      func words(_ money: Money?) -> String? { money.map { text($0, in: storefront) + " a month for 12 months" } }
      return Changes.Change(aspect: .commitment, storefront: storefront.code, old: words(before), new: words(after))
    }
    return changes
  }

  private func storefronts(_ prices: [Price]) -> [Storefront] { Set(prices.map(\.storefront)).sorted() }

  private func consent(_ before: Money, _ after: Money, _ product: Product) -> Changes.Note? {
    PriceIncrease(from: before, to: after, of: product).map {
      Changes.Note(rule: "price-increase-consent", text: $0.sentence)
    }
  }

  // MARK: Terms

  private func period(_ was: Product, _ now: Product) -> [Changes.Change] {
    change(
      .period, was.period.map { periods.withUnit($0.value) }, now.period.map { periods.withUnit($0.value) })
  }

  private func familySharing(_ was: Product, _ now: Product) -> [Changes.Change] {
    let (before, after) = (was.isFamilyShareable?.value ?? false, now.isFamilyShareable?.value ?? false)
    guard before != after else { return [] }
    var change = Changes.Change(aspect: .familySharing, old: before ? "on" : "off", new: after ? "on" : "off")
    // The rule of this name objects to switching it off only; that switching it on cannot be undone is another note.
    change.notes = [
      after
        ? Changes.Note(rule: "family-sharing-stays-on", text: "Family Sharing cannot be switched off again")
        : Changes.Note(
          rule: "family-sharing-irreversible", text: "Family Sharing cannot be switched off once it is on")
    ]
    return [change]
  }

  private func offers(_ was: Product, _ now: Product) -> [Changes.Change] {
    struct Key: Hashable, Comparable {
      var kind: Int
      var id: String
      var isForCommitment: Bool

      init(_ offer: Offer) {
        kind = Offer.Kind.allCases.firstIndex(of: offer.kind) ?? 0
        id = offer.id?.value ?? ""
        isForCommitment = offer.isForCommitment
      }

      static func < (a: Key, b: Key) -> Bool {
        (a.kind, a.id, a.isForCommitment ? 1 : 0) < (b.kind, b.id, b.isForCommitment ? 1 : 0)
      }
      var words: String {
        Offer.Kind.allCases[kind].rawValue + (id.isEmpty ? "" : " \(id)") + (isForCommitment ? " with commitment" : "")
      }
    }
    let before = Dictionary(grouping: was.offers, by: Key.init)
    let after = Dictionary(grouping: now.offers, by: Key.init)
    let storefronts = storefronts(was.prices + now.prices)
    return Set(before.keys).union(after.keys).sorted().flatMap { key -> [Changes.Change] in
      func words(_ offers: [Offer]?, _ storefront: Storefront, _ today: Day) -> String? {
        let made = (offers ?? []).filter { $0.isMade(in: storefront, on: today) }
        return made.isEmpty ? nil : made.map { self.words($0, in: storefront, on: today) }.joined(separator: "; ")
      }
      let pairs = storefronts.map { storefront in
        (storefront, words(before[key], storefront, old.today), words(after[key], storefront, new.today))
      }
      let differing = pairs.filter { $0.1 != $0.2 }
      guard let first = differing.first else { return [] }
      // The same everywhere is said once.
      if differing.count == pairs.count, differing.allSatisfy({ $0.1 == first.1 && $0.2 == first.2 }) {
        return [Changes.Change(aspect: .offer, detail: key.words, old: first.1, new: first.2)]
      }
      return differing.map {
        Changes.Change(aspect: .offer, storefront: $0.0.code, detail: key.words, old: $0.1, new: $0.2)
      }
    }
  }

  /// `1 week free`, `$1.99 every month for 3 months`, `$4.99 for 3 months, paid at once`.
  private func words(_ offer: Offer, in storefront: Storefront, on today: Day) -> String {
    let duration = periods.withUnit(offer.duration)
    let price =
      offer.price(in: storefront, on: today).map { text($0.money.value, in: storefront) } ?? "an unknown price"
    return switch offer.mode.value {
    case .free: "\(duration) free"
    case .payUpFront: "\(price) for \(duration), paid at once"
    case .payAsYouGo: "\(price) every \(periods.bare(offer.period.value)) for \(duration)"
    }
  }

  // MARK: Groups

  private var groups: [Changes.Subject] {
    let before = Dictionary(old.catalog.groups.map { ($0.id.value, $0) }) { first, _ in first }
    return new.catalog.groups.compactMap { group in
      guard let was = before[group.id.value] else { return nil }
      let changes = texts(was.names, group.names, .name)
      guard !changes.isEmpty else { return nil }
      return Changes.Subject(
        kind: .group, id: group.id.value, name: group.name.value, fate: .changed, changes: changes)
    }
  }
}

import Findings
import Locales
import Looks
import Mustache
import Projects
import Reports
import Screens
import StoreCatalog

extension SharedPages {
  func prices() -> Model {
    let project = site.project
    var columns: [(product: Int, tier: String?)] = []
    for paywall in project.paywalls {
      for plan in paywall.plans where !columns.contains(where: { $0.product == plan.product }) {
        columns.append(
          (plan.product, paywall.tiers.count > 1 ? project.title(ofTier: plan.tier, in: paywall) : nil))
      }
    }
    if columns.isEmpty { columns = project.catalog.products.indices.map { ($0, nil) } }
    let own = project.catalog.storefront?.value ?? .unitedStates
    let wanted = Set(site.plan.paywalls.flatMap { $0.markets.map { $0.wanted ?? $0.storefront } })
    var known = wanted
    for column in columns {
      for price in project.catalog.products[column.product].prices { known.insert(price.storefront) }
    }
    let rows = known.sorted { a, b in
      if (a == own) != (b == own) { return a == own }
      return a.englishName < b.englishName
    }
    let missing = wanted.reduce(0) { count, storefront in
      count + columns.count { project.catalog.products[$0.product].price(in: storefront, on: project.today) == nil }
    }
    let heading =
      counting(rows.count, "storefront") + (missing > 0 ? ", \(counting(missing, "price")) missing" : "")
    let head = Site.Head(
      kind: "prices", place: .prices, depth: 1, address: "prices/", heading: heading,
      lead:
        "Every price names where it comes from. Nothing is converted: where no price is known, pages show the price of \(own.englishName) and say so.",
      facts: ["As of \(project.today.words)"])
    let formats = site.prices
    return site.page(head) { model in
      let products = model.list { list in
        for column in columns {
          let value = list.object {
            $0.set(
              .name,
              text: visible(project.name(of: project.catalog.products[column.product], in: project.sourceLocale).value))
            $0.set(.tier, text: column.tier.map { visible($0) })
          }
          list.append(value)
        }
      }
      model.set(.products, products)
      let storefronts = model.list { list in
        for storefront in rows {
          let row = row(
            storefront, own: own, columns.map(\.product), isWanted: wanted.contains(storefront), formats, in: &list)
          list.append(row)
        }
      }
      model.set(.storefronts, storefronts)
      setConflicts(&model)
      setDerived(&model)
    }
  }

  private func row(
    _ storefront: Storefront, own: Storefront, _ products: [Int], isWanted: Bool, _ formats: PriceFormats,
    in model: inout ModelBuilder
  ) -> ModelReference {
    let project = site.project
    let prices = products.map { project.catalog.products[$0].price(in: storefront, on: project.today) }
    var sources: [String] = []
    var starts: [String] = []
    for price in prices.compactMap({ $0 }) {
      if !sources.contains(price.source.word) { sources.append(price.source.word) }
      let start = price.from.map { "since \($0.words)" } ?? "no date"
      if !starts.contains(start) { starts.append(start) }
    }
    let amounts = model.list { list in
      for (price, product) in zip(prices, products) {
        let instead = project.catalog.products[product].price(in: own, on: project.today)
        let amount = list.object {
          if let price {
            $0.set(.text, text: formats.text(price.money.value, in: storefront.homeLocale))
            $0.set(.plain, text: price.money.value.digits)
            $0.set(.place, text: site.places.text(price.money.range))
          } else {
            $0.set(.text, .absent)
            let shown = instead.map { formats.text($0.money.value, in: own.homeLocale) + " is shown" }
            $0.set(.plain, text: isWanted ? shown ?? "" : "")
            $0.set(.place, .absent)
          }
          $0.set(.lang, text: storefront.homeLocale.identifier)
        }
        list.append(amount)
      }
    }
    return model.object {
      $0.set(.name, text: storefront.englishName)
      $0.set(.currency, text: storefront.currency.code + (storefront == own ? ", the catalog’s own" : ""))
      $0.set(.source, text: sources.isEmpty ? "none" : sources.joined(separator: ", "))
      $0.set(.since, text: starts.joined(separator: ", "))
      $0.set(.amounts, amounts)
    }
  }

  /// What sources say differently: the finding's place lost, the related one counts.
  private func setConflicts(_ model: inout ModelBuilder) {
    let drifts = site.findings.open.filter { $0.finding.rule == "storekit-asc-drift" }
    model.set(.hasConflicts, flag: !drifts.isEmpty)
    let list = model.list { list in
      for item in drifts {
        let better = item.finding.related.first?.at
        let value = list.object {
          $0.set(.title, text: visible(item.finding.message))
          $0.set(.shown, text: better.map { quoted($0) } ?? "")
          $0.set(.place, text: better.map { site.places.text($0) })
          $0.set(.other, text: quoted(item.finding.at))
          $0.set(.otherPlace, text: item.place)
        }
        list.append(value)
      }
    }
    model.set(.conflicts, list)
  }

  private func quoted(_ range: SourceRange) -> String {
    let text = site.places.quote(range)?.marked ?? ""
    return text.utf8.count > 80 ? "" : text
  }

  private func setDerived(_ model: inout ModelBuilder) {
    struct Key: Hashable {
      var product: Int
      var storefront: Storefront
      var figure: String
    }
    struct Row {
      var key: Key
      var figure: ShownFigure
      var roles: Set<Role>
    }
    var rows: [Row] = []
    var numbers: [Key: Int] = [:]
    for sheet in sheets {
      let storefront = sheet.market.storefront
      let used = SharedPages.usedFigures(on: sheet)
      let units = Set(used.keys.filter { $0.fact == .perUnitPrice }.map(\.text))
      for figures in sheet.figures {
        for figure in figures.derived where isTelling(figure, of: figures, units.contains(figure.text)) {
          let key = Key(product: figures.product, storefront: storefront, figure: figure.words)
          let roles = used[UsedFigure(product: figures.product, fact: figure.fact, text: figure.text)] ?? []
          if let known = numbers[key] {
            rows[known].roles.formUnion(roles)
          } else {
            numbers[key] = rows.count
            rows.append(Row(key: key, figure: figure, roles: roles))
          }
        }
      }
    }
    let words = Role.allCases.map { (role: $0, word: $0.word.lowercasedFirst) }
    var names: [Int: String] = [:]
    for row in rows where names[row.key.product] == nil {
      let product = site.project.catalog.products[row.key.product]
      names[row.key.product] = visible(site.project.name(of: product, in: site.project.sourceLocale).value)
    }
    let list = model.list { list in
      for row in rows {
        let roles = row.roles.isEmpty ? [] : words.filter { row.roles.contains($0.role) }.map(\.word)
        let parts = row.figure.fraction.split(separator: "/").map(String.init)
        let value = list.object {
          $0.set(.plan, text: names[row.key.product] ?? "")
          $0.set(.storefront, text: row.key.storefront.englishName)
          $0.set(.figure, text: row.figure.words)
          $0.set(.fraction, text: row.figure.fraction)
          $0.set(.numerator, text: parts.first ?? "")
          $0.set(.denominator, text: parts.count == 2 ? parts[1] : nil)
          $0.set(.exact, text: decimalDigits(ofFraction: row.figure.fraction))
          $0.set(.rule, text: row.figure.rule)
          $0.set(.text, text: (row.figure.isApproximate ? "≈ " : "") + row.figure.text)
          $0.set(.uses, text: roles.isEmpty ? "nowhere" : roles.joined(separator: ", "))
        }
        list.append(value)
      }
    }
    model.set(.hasDerived, flag: !rows.isEmpty)
    model.set(.derived, list)
  }

  /// Prices per month and year are compared everywhere; those of shorter units are listed where a screen shows them.
  private func isTelling(_ figure: ShownFigure, of plan: PlanFigures, _ isUsed: Bool) -> Bool {
    guard figure.fact == .perUnitPrice, let unit = figure.unit, let period = plan.period else { return true }
    if period.unit == unit, period.count == 1 { return false }
    return (unit == .month && period.whole(.month) > 0) || isUsed
  }

  /// A figure as a screen says it.
  private struct UsedFigure: Hashable {
    var product: Int
    var fact: Fact
    var text: String
  }

  /// The computed figures that a sheet's screens show, and in what.
  private static func usedFigures(on sheet: Sheet) -> [UsedFigure: Set<Role>] {
    var used: [UsedFigure: Set<Role>] = [:]
    // By the number of the element.
    var isSeen: [Bool] = []
    for screen in sheet.screens {
      for element in screen.elements {
        while element.id >= isSeen.count { isSeen.append(false) }
        if isSeen[element.id] { continue }
        isSeen[element.id] = true
        for run in element.runs {
          guard case .fact(let fact, let product?, _) = run.origin, fact.isDerived else { continue }
          used[UsedFigure(product: product, fact: fact, text: run.text), default: []].insert(element.role)
        }
      }
    }
    return used
  }
}

extension Fact {
  /// Whether it is computed from prices.
  fileprivate var isDerived: Bool {
    switch self {
    case .perUnitPrice, .savingsPercent, .savingsAmount, .monthsFree: true
    default: false
    }
  }
}

/// A fraction, `4999/1200`, in decimal digits as English writes them: `4.16583…`; nil where it is no fraction of whole numbers.
func decimalDigits(ofFraction fraction: String) -> String? {
  let parts = fraction.split(separator: "/", omittingEmptySubsequences: true)
  guard parts.count == 2 else { return nil }
  if let over = Int(parts[0]), let under = Int(parts[1]), under.magnitude < UInt.max / 10 {
    return under > 0 ? decimalDigits(over.magnitude, under.magnitude, isNegative: over < 0) : nil
  }
  guard let over = Int128(parts[0]), over != Int128.min, let under = Int128(parts[1]), under > 0 else { return nil }
  return decimalDigits(over.magnitude, under.magnitude, isNegative: over < 0)
}

private func decimalDigits<Number: UnsignedInteger & FixedWidthInteger>(
  _ over: Number, _ under: Number, isNegative: Bool
) -> String {
  let shown = 5
  var rest = over % under
  var digits = ""
  for _ in 0..<shown where rest > 0 && rest < Number.max / 10 {
    digits += String(rest * 10 / under)
    rest = rest * 10 % under
  }
  let whole = (isNegative ? "−" : "") + String(over / under)
  return whole + (digits.isEmpty ? "" : "." + digits) + (rest > 0 ? "…" : "")
}

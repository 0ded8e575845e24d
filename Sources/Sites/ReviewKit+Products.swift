import Findings
import Locales
import Projects
import StoreCatalog

extension ReviewKit {
  /// - Parameters:
  ///   - prices: a cache of price formats.
  ///   - wanted: the storefronts that the site shows.
  init(of project: Project, prices: PriceFormats, wanted: Set<Storefront>) {
    var writer = KitWriter(project: project, prices: prices, wanted: wanted)
    let catalog = project.catalog
    var sections = catalog.groups.enumerated().map { writer.section($1, number: $0 + 1) }
    var order: [Int] = []
    for group in catalog.groups {
      let own = catalog.products.indices.filter { catalog.products[$0].group == group.id.value }
      order += own.sorted { a, b in
        (catalog.products[a].level?.value ?? .max, a) < (catalog.products[b].level?.value ?? .max, b)
      }
    }
    let grouped = Set(order)
    order += catalog.products.indices.filter { !grouped.contains($0) }
    sections += order.enumerated().map { writer.section(catalog.products[$1], number: $0 + 1) }
    sections += project.paywalls.enumerated().map { writer.section($1, number: $0 + 1) }
    self.init(sections: sections)
  }
}

/// Writes the sections of a review kit.
struct KitWriter {
  let project: Project
  let prices: PriceFormats
  let wanted: Set<Storefront>
  /// Reviewers read English.
  let english: LocaleID
  let periods: PeriodText
  /// By the locales that a product has texts in: those and what the project lacks there, sorted by their names.
  private var listed: [Set<LocaleID>: [(locale: LocaleID, name: String)]] = [:]

  init(project: Project, prices: PriceFormats, wanted: Set<Storefront>) {
    self.project = project
    self.prices = prices
    self.wanted = wanted
    english = LocaleID("en-US") ?? project.sourceLocale
    periods = PeriodText(english)
  }

  /// The storefront that the catalog's own prices hold in.
  var own: Storefront { project.catalog.storefront?.value ?? .unitedStates }

  mutating func section(_ group: SubscriptionGroup, number: Int) -> ReviewKit.Section {
    let count = project.catalog.products.count { $0.group == group.id.value }
    let reference = ReviewKit.Field(
      "Reference name", group.name.value.isEmpty ? nil : group.name.value, limit: limit(.referenceName),
      absence: (.error, "No reference name."))
    return ReviewKit.Section(
      kind: .group, anchor: "group-\(number)", title: group.name.value,
      note: "Subscription group of \(counting(count, "product"))",
      blocks: [
        ReviewKit.Block(fields: [reference]),
        texts("Display name", group.names, .groupDisplayName, among: [], noun: "name"),
      ])
  }

  mutating func section(_ product: Product, number: Int) -> ReviewKit.Section {
    let group = product.group.flatMap { project.catalog.group($0) }
    var fields = [
      ReviewKit.Field(
        "Reference name", product.referenceName?.value, limit: limit(.referenceName),
        absence: (.error, "No reference name.")),
      ReviewKit.Field("Product ID", product.id.value, limit: limit(.productID), isCode: true),
    ]
    if let group { fields.append(ReviewKit.Field(label: "Subscription group", value: group.name.value)) }
    if let level = product.level { fields.append(ReviewKit.Field(label: "Level", value: String(level.value))) }
    if let period = product.period {
      fields.append(ReviewKit.Field(label: "Duration", value: periods.withUnit(period.value)))
    }
    if let shares = product.isFamilyShareable {
      fields.append(ReviewKit.Field(label: "Family Sharing", value: shares.value ? "On" : "Off"))
    }
    if let commitment = product.commitment {
      fields.append(
        ReviewKit.Field(
          label: "12-month commitment", value: commitment.monthly.holding(in: own, on: project.today).map { text($0) },
          note: "a month, for 12 months"))
    }
    fields += product.offers.map { offer(offer: $0, of: product) }
    fields.append(screenshot(of: product))
    let locales = Set(product.localizations.keys).union(product.names.keys).union(product.descriptions.keys)
    return ReviewKit.Section(
      kind: .product, anchor: "product-\(number)", title: project.name(of: product, in: project.sourceLocale).value,
      note: kind(of: product, in: group),
      blocks: [
        ReviewKit.Block(fields: fields), priceBlock(product),
        texts("Display name", product.names, .displayName, among: locales, noun: "name"),
        texts(
          "Description", product.descriptions, .productDescription, among: locales,
          noun: "description"),
      ])
  }

  // MARK: Parts

  func limit(_ limit: Limit) -> Limit.Fact { project.rules.limit(limit) }

  private func kind(of product: Product, in group: SubscriptionGroup?) -> String {
    switch product.kind {
    case .autoRenewable:
      "Auto-renewable subscription" + (product.level.map { ", level \($0.value)" } ?? "")
        + (group.map { " of group \($0.name.value)" } ?? "")
    case .nonRenewing: "Non-renewing subscription"
    case .nonConsumable: "Non-consumable"
    case .consumable: "Consumable"
    }
  }

  private func screenshot(of product: Product) -> ReviewKit.Field {
    switch product.hasReviewScreenshot {
    case true?: ReviewKit.Field(label: "Review screenshot", value: nil, note: "Uploaded")
    case false?:
      ReviewKit.Field(
        label: "Review screenshot", value: nil, severity: .error,
        message: "None yet. Take it on a device, on the screen that sells this product.")
    case nil:
      ReviewKit.Field(
        label: "Review screenshot", value: nil,
        note: "No file says whether there is one. Take it on a device, on the screen that sells this product.")
    }
  }

  private func priceBlock(_ product: Product) -> ReviewKit.Block {
    let known = Set(product.prices.map(\.storefront))
    let shown = wanted.union([own]).sorted { a, b in
      (a == own) != (b == own) ? a == own : a.englishName < b.englishName
    }
    let further = known.subtracting(shown).count
    let fields = shown.map { storefront in
      guard let price = product.price(in: storefront, on: project.today) else {
        return ReviewKit.Field(
          label: storefront.englishName, value: nil, severity: .warning,
          message: "No price is known for \(storefront.englishName).")
      }
      let start = price.from.map { "since \($0.words)" }
      let source = price.source.word.lowercasedFirst
      let note = [
        storefront == own ? "the catalog’s own" : nil, price.source == .appStoreConnect ? nil : source, start,
      ]
      return ReviewKit.Field(
        label: storefront.englishName, value: text(price), locale: storefront.homeLocale,
        note: note.compactMap(\.self).joined(separator: ", "))
    }
    return ReviewKit.Block(
      title: "Price", note: further == 0 ? "" : "\(counting(further, "further storefront")) on the page of prices",
      fields: fields)
  }

  /// A text in each language that the product or the project has.
  private mutating func texts(
    _ title: String, _ texts: [LocaleID: Placed<String>], _ kind: Limit, among entries: Set<LocaleID>,
    noun: String
  ) -> ReviewKit.Block {
    let limit = limit(kind)
    var block = ReviewKit.Block(title: title, note: limit.words, fields: [])
    if texts.isEmpty {
      block.fields = [
        ReviewKit.Field(
          language(project.sourceLocale), nil, limit: limit,
          absence: (.error, "No \(noun) in any language."))
      ]
      return block
    }
    for (locale, name) in locales(with: entries.union(texts.keys)) {
      block.fields.append(
        ReviewKit.Field(
          name, texts[locale]?.value, limit: limit, locale: locale,
          absence: (.warning, "No \(name) \(noun). Customers read one in another language.")))
    }
    return block
  }

  private mutating func locales(with declared: Set<LocaleID>) -> [(locale: LocaleID, name: String)] {
    if let known = listed[declared] { return known }
    let lacking = project.locales.filter { $0.matches(in: declared).isEmpty }
    let all = declared.union(lacking).map { (locale: $0, name: language($0)) }
      .sorted { ($0.name, $0.locale) < ($1.name, $1.locale) }
    listed[declared] = all
    return all
  }

  private func language(_ locale: LocaleID) -> String { locale.englishName }

  func text(_ price: Price) -> String { prices.text(price.money.value, in: price.storefront.homeLocale) }
}

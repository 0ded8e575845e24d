import Findings
import Locales
import Looks
import SourceFormats
import StoreCatalog
import Words

/// Makes paywalls of the configuration's objects, or of a catalog's groups where nothing is declared.
struct PaywallReader {
  let catalog: Catalog
  let strings: [StringTable]
  let copy: [NamedCopy]
  let locales: [LocaleID]
  let sourceLocale: LocaleID
  let today: Day
  /// Whether a table of strings could not be read.
  var hasUnreadStrings = false
  var findings: [Finding] = []
  var missing: [MissingText] = []
  /// The names of all paywalls, those included that are not wanted.
  private(set) var names: [String] = []
  /// The names of symbols that paywalls want drawn.
  private(set) var symbols: [Placed<String>] = []

  init(
    catalog: Catalog, strings: [StringTable], copy: [NamedCopy], locales: [LocaleID], sourceLocale: LocaleID, today: Day
  ) {
    self.catalog = catalog
    self.strings = strings
    self.copy = copy
    self.locales = locales
    self.sourceLocale = sourceLocale
    self.today = today
  }

  static let keys = [
    "group", "products", "control-style", "tier-layout", "tiers", "order", "selected", "button-label", "buttons",
    "presentation", "hard-paywall", "close-delay", "on-dismiss", "account-required", "policies", "appearance", "text",
    "elements", "situations",
  ]
  static let policyKeys = ["terms", "privacy"]
  static let situationKeys = ["current", "renews", "billing", "state"]

  /// - Parameter only: the names of the paywalls that are wanted; empty: all.
  mutating func read(_ configuration: Configuration, file: FileID?, only: [String]) -> [Paywall] {
    var paywalls =
      configuration.paywalls.isEmpty
      ? found() : configuration.paywalls.enumerated().compactMap { declared($1.name, $1.node, number: $0 + 1) }
    noteClashes(paywalls)
    noteUnknownSuccessors(paywalls, declared: configuration.paywalls.map(\.name.value))
    noteOrphans(paywalls, isDeclared: !configuration.paywalls.isEmpty)
    names = paywalls.map(\.name)
    if !only.isEmpty { paywalls = paywalls.filter { only.contains($0.name) } }
    return paywalls
  }

  // MARK: Declared

  private mutating func declared(_ name: Placed<String>, _ node: Node, number: Int) -> Paywall? {
    var fields = Fields(node, keys: PaywallReader.keys, of: "paywall '\(name.value)'")
    let plans = PaywallPlans(&fields, declaredAt: name.range, in: catalog, on: today, sourceName: sourceName)
    var paywall = Paywall(name: name.value, range: name.range, isDeclared: true, plans: plans, in: catalog)
    paywall.slug = slug(name.value)
    if paywall.slug.isEmpty { paywall.slug = "paywall-\(number)" }
    if PaywallReader.reserved.contains(paywall.slug) {
      findings.append(
        .input(
          "address-clash", "Paywall '\(name.value)' has the address of one of the site's own pages",
          help: "give it another name", at: name.range))
      return nil
    }
    paywall.controlStyle = fields.choice("control-style")?.value ?? .automatic
    paywall.tierLayout = fields.choice("tier-layout")?.value ?? .flat
    if paywall.tierLayout != .flat, paywall.tiers.count > 1, paywall.tiers.contains(where: { $0.name == nil }) {
      findings.append(
        .input(
          "tier-without-name", "Tiers of '\(name.value)' have no names for their \(paywall.tierLayout.rawValue)",
          help: "declare them: tiers: { Family: [id, id], Individual: [id, id] }", at: name.range))
    }
    paywall.buttonLabel = fields.choice("button-label")?.value ?? .automatic
    paywall.presentation = fields.choice("presentation")?.value ?? .sheet
    paywall.isHardPaywall = fields.bool("hard-paywall") ?? false
    paywall.closeDelay = fields.integer("close-delay", in: 0...3600)
    paywall.onDismiss = fields.text("on-dismiss")
    paywall.requiresAccount = fields.placedBool("account-required")
    readButtons(&fields, into: &paywall)
    readPolicies(&fields, into: &paywall)
    for key in fields.unknown { paywall.unread.formUnion(Paywall.roles(meantBy: key)) }
    var appearance = AppearanceReader(fields.value("appearance"))
    (paywall.looks, paywall.appearance) = appearance.read(catalog: catalog)
    paywall.colorRanges = appearance.ranges
    symbols += appearance.symbols
    readSituations(&fields, into: &paywall)
    var words = WordsReader(
      paywall: paywall, strings: strings, copy: copy.filter { $0.paywall == name.value }, locales: locales,
      sourceLocale: sourceLocale, catalog: catalog)
    words.hasUnreadStrings = hasUnreadStrings
    words.read(text: fields.value("text"))
    paywall.words = words.words
    let tiers = fields.value("tiers")
    paywall.unknownKeys = words.unknownKeys
    paywall.elements = words.elements(of: fields.value("elements"))
    paywall.unread.formUnion(words.unreadRoles)
    // Names of tiers may be keys, which are looked up when a screen is composed.
    paywall.restsOnUnreadStrings = words.restsOnUnreadStrings || hasUnreadStrings && tiers != nil
    missing += words.missing
    findings += fields.findings + plans.findings + appearance.findings + words.findings
    return paywall
  }

  /// The first parts of the site's own addresses.
  static let reserved: Set<String> = [
    "assets", "prices", "handoff", "localization", "review-kit", "changes", "report", "styles", "rules", "index",
  ]

  private func sourceName(_ name: String) -> String {
    for table in strings {
      if let match = table.resolve(name, in: sourceLocale), let plain = match.string.plain { return plain.text.value }
    }
    return name
  }

  private mutating func readButtons(_ fields: inout Fields, into paywall: inout Paywall) {
    var buttons = Fields(
      fields.value("buttons"), keys: Paywall.StoreButton.allCases.map(\.rawValue), of: "'buttons'")
    for button in Paywall.StoreButton.allCases {
      if let visibility: Placed<Paywall.Visibility> = buttons.choice(button.rawValue) {
        paywall.buttons[button] = visibility
      } else if buttons.value(button.rawValue) != nil {
        paywall.unread.formUnion(button.roles)
      }
    }
    if let node = fields.value("buttons"), node.kind != .object {
      paywall.unread.formUnion(Paywall.StoreButton.allCases.flatMap(\.roles))
    }
    for key in buttons.unknown {
      let meant = nearestName(to: key, among: Paywall.StoreButton.allCases.map(\.rawValue))
      let near = meant.flatMap { Paywall.StoreButton(rawValue: $0) }
      paywall.unread.formUnion((near.map { [$0] } ?? Paywall.StoreButton.allCases).flatMap(\.roles))
    }
    findings += buttons.findings
  }

  private mutating func readPolicies(_ fields: inout Fields, into paywall: inout Paywall) {
    var policies = Fields(fields.value("policies"), keys: PaywallReader.policyKeys, of: "'policies'")
    paywall.policies = Paywall.Policies(terms: policies.text("terms"), privacy: policies.text("privacy"))
    if paywall.policies.terms == nil, policies.value("terms") != nil { paywall.unread.insert(.termsLink) }
    if paywall.policies.privacy == nil, policies.value("privacy") != nil { paywall.unread.insert(.privacyLink) }
    if let node = fields.value("policies"), node.kind != .object {
      paywall.unread.formUnion(Paywall.StoreButton.policies.roles)
    }
    for key in policies.unknown {
      switch nearestName(to: key, among: PaywallReader.policyKeys) {
      case "terms": paywall.unread.insert(.termsLink)
      case "privacy": paywall.unread.insert(.privacyLink)
      default: paywall.unread.formUnion(Paywall.StoreButton.policies.roles)
      }
    }
    findings += policies.findings
  }

  private mutating func readSituations(_ fields: inout Fields, into paywall: inout Paywall) {
    // Those that every paywall has, whoever looks at it: what has one of their names would be one of them.
    var slugs: Set<String> = ["new", "trial-used", "lapsed", "loading", "failed"]
    for (plan, slug) in zip(paywall.plans, paywall.planSlugs)
    where catalog.products[plan.product].kind == .autoRenewable {
      slugs.insert("subscribed-\(slug)")
    }
    for member in fields.named("situations") {
      let name = Placed(member.key, at: member.keyRange)
      var values = Fields(
        member.value, keys: PaywallReader.situationKeys, of: "situation '\(name.value)'")
      let own = slug(name.value)
      let situation = DeclaredSituation(
        name: name, slug: own.isEmpty ? "situation-\(paywall.situations.count + 1)" : own,
        current: plan("current", &values, in: paywall),
        renews: plan("renews", &values, in: paywall), billing: values.choice("billing")?.value ?? .good,
        state: values.choice("state")?.value)
      findings += values.findings
      if !slugs.insert(situation.slug).inserted {
        findings.append(
          .input(
            "address-clash", "Situation '\(name.value)' has the address of another situation",
            help: "give one of them another name", at: name.range))
        continue
      }
      paywall.situations.append(situation)
    }
  }

  private mutating func plan(_ key: String, _ values: inout Fields, in paywall: Paywall) -> Int? {
    guard let id = values.text(key) else { return nil }
    if let index = paywall.plans.firstIndex(where: { catalog.products[$0.product].id.value == id.value }) {
      return index
    }
    let known = paywall.plans.map { catalog.products[$0.product].id.value }
    findings.append(
      .input(
        "unknown-product", "'\(id.value)' is not on this paywall", help: .suggestion(for: id.value, among: known),
        at: id.range))
    return nil
  }

  // MARK: Found

  /// One paywall per group, in Apple's default style; for a catalog without groups, one of its other products.
  private mutating func found() -> [Paywall] {
    var paywalls: [Paywall] = []
    var slugs = PaywallReader.reserved
    for group in catalog.groups {
      let plans = PaywallPlans(of: group, in: catalog, on: today)
      if plans.plans.isEmpty { continue }
      paywalls.append(found(group.name.value, at: group.name.range, plans, &slugs))
    }
    let others = catalog.products.contains { $0.group == nil }
    if paywalls.isEmpty, others {
      let plans = PaywallPlans(oneTimeProductsOf: catalog)
      let first = catalog.products.first { $0.group == nil }
      paywalls.append(found("products", at: first?.id.range ?? .start(of: FileID(index: 0)), plans, &slugs))
    }
    return paywalls
  }

  private mutating func found(
    _ name: String, at range: SourceRange, _ plans: PaywallPlans, _ slugs: inout Set<String>
  ) -> Paywall {
    var own = slug(name)
    if own.isEmpty { own = "paywall" }
    var unique = own
    var number = 2
    while !slugs.insert(unique).inserted {
      unique = "\(own)-\(number)"
      number += 1
    }
    var paywall = Paywall(name: unique, range: range, isDeclared: false, plans: plans, in: catalog)
    paywall.slug = unique
    var words = WordsReader(
      paywall: paywall, strings: strings, copy: copy.filter { $0.paywall == unique || catalog.groups.count == 1 },
      locales: locales, sourceLocale: sourceLocale, catalog: catalog)
    words.read(text: nil)
    paywall.words = words.words
    missing += words.missing
    findings += plans.findings + words.findings
    return paywall
  }

  // MARK: Clashes

  private mutating func noteClashes(_ paywalls: [Paywall]) {
    var first: [String: Paywall] = [:]
    for paywall in paywalls {
      if let other = first[paywall.slug] {
        findings.append(
          .input(
            "address-clash", "Paywalls '\(other.name)' and '\(paywall.name)' would both be at '\(paywall.slug)'",
            at: paywall.range, related: [Finding.Related("The other one", at: other.range)]))
      } else {
        first[paywall.slug] = paywall
      }
    }
  }

  /// What comes up where a paywall is closed has to be declared.
  private mutating func noteUnknownSuccessors(_ paywalls: [Paywall], declared: [String]) {
    for next in paywalls.compactMap(\.onDismiss) where !declared.contains(next.value) {
      findings.append(
        .input(
          "unknown-paywall", "'\(next.value)' is no paywall of the configuration",
          help: .suggestion(for: next.value, among: declared), at: next.range))
    }
  }

  /// Copy for a paywall that nobody declares is read by nobody.
  private mutating func noteOrphans(_ paywalls: [Paywall], isDeclared: Bool) {
    let known = Set(paywalls.map(\.name))
    var noted: Set<String> = []
    for copy in copy where isDeclared && !known.contains(copy.paywall) && noted.insert(copy.paywall).inserted {
      findings.append(
        .input(
          "unknown-paywall", "'\(copy.paywall)' is no paywall of the configuration",
          help: .suggestion(for: copy.paywall, among: known), at: .start(of: copy.file), severity: .warning))
    }
  }
}

extension Paywall.StoreButton {
  /// The roles of the elements that the button is drawn as.
  var roles: [Role] {
    switch self {
    case .restore: [.restore]
    case .redeem: [.redeem]
    case .close: [.close]
    case .signIn: [.signIn]
    case .policies: [.termsLink, .privacyLink]
    }
  }
}

extension Paywall {
  /// The roles of what a paywall's unknown key would have declared, as far as it looks like one that is known.
  static func roles(meantBy key: String) -> [Role] {
    switch nearestName(to: key, among: PaywallReader.keys) {
    case "buttons": StoreButton.allCases.flatMap(\.roles)
    case "policies": StoreButton.policies.roles
    case "elements": Role.allCases
    default: []
    }
  }

  /// A paywall with nothing said about it but its plans.
  init(name: String, range: SourceRange, isDeclared: Bool, plans: PaywallPlans, in catalog: Catalog) {
    self.init(
      name: name, slug: name, range: range, isDeclared: isDeclared, plans: plans.plans,
      planSlugs: catalog.slugs(of: plans.plans), tiers: plans.tiers, group: plans.group, controlStyle: .automatic,
      tierLayout: .flat, selected: plans.selected, selectedRange: plans.selectedRange, buttonLabel: .automatic,
      buttons: [:], presentation: .sheet, isHardPaywall: false, closeDelay: nil, onDismiss: nil, requiresAccount: nil,
      policies: Policies(), looks: .device,
      appearance: Appearance(), words: [:], situations: [], elements: [])
  }
}

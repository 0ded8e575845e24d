import Looks
import Projects
import Screens
import StoreCatalog

/// The paywall as an app would write it with StoreKit's views: what a designer hands to the developer beside the picture.
///
/// It holds only what `SubscriptionStoreView` and its modifiers can say (iOS 17.4 and 18); what they cannot (an order of plans, the words of a
/// button) stands in a comment at its place. Nil for a paywall without a subscription, which those views do not show.
///
/// - Parameter screen: of this paywall, whose texts it holds.
public func swiftUISnippet(of paywall: Paywall, in project: Project, showing screen: Screen) -> String? {
  SwiftUIView(of: paywall, in: project)?.code(showing: screen)
}

/// The same for whatever screen: what depends on no words is written once.
public struct SwiftUIView: Sendable {
  private let paywall: Paywall
  /// The code, and between its parts what depends on a screen's words.
  private let parts: [Part]
  private let end: String

  fileprivate struct Part: Sendable {
    /// What stands before the words.
    var text: String
    var words: Words
    /// How deep they stand.
    var depth: Int
  }

  fileprivate enum Words: Sendable {
    case header, unsaid
  }

  /// Nil for a paywall without a subscription.
  public init?(of paywall: Paywall, in project: Project) {
    let products = project.products(of: paywall)
    guard products.contains(where: { $0.kind == .autoRenewable }) else { return nil }
    var snippet = Snippet()
    let name = typeName(of: paywall.slug) + "Paywall"
    snippet.line("import StoreKit")
    snippet.line("import SwiftUI")
    snippet.line("")
    if paywall.controlStyle.isOwn {
      snippet.line(
        "// The app draws its plans itself (\(paywall.controlStyle.rawValue)), and that drawing is not here: this view draws Apple's plans."
      )
      snippet.line("// Measures are in tokens.json; names and prices are Product.displayName and Product.displayPrice.")
    }
    snippet.line("struct \(name): View {")
    snippet.indented { snippet in
      snippet.line("var body: some View {")
      snippet.indented { snippet in
        snippet.limits(of: paywall, products)
        snippet.store(of: paywall, products, in: project)
        snippet.indented { $0.modifiers(of: paywall) }
      }
      snippet.line("}")
    }
    snippet.line("}")
    self.paywall = paywall
    parts = snippet.parts
    end = snippet.text
  }

  /// - Parameter screen: of the paywall, whose texts it holds.
  public func code(showing screen: Screen) -> String {
    var code = ""
    for part in parts {
      code += part.text
      var snippet = Snippet(depth: part.depth)
      switch part.words {
      case .header: snippet.header(of: paywall, screen)
      case .unsaid: snippet.unsaid(screen)
      }
      code += snippet.text
    }
    return code + end
  }
}

private struct Snippet {
  private(set) var text = ""
  private(set) var parts: [SwiftUIView.Part] = []
  private var depth: Int

  init(depth: Int = 0) { self.depth = depth }

  mutating func line(_ line: String) {
    if !line.isEmpty {
      for _ in 0..<depth { text += "  " }
      text += line
    }
    text += "\n"
  }

  mutating func indented(_ body: (inout Snippet) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Leaves a place for what depends on a screen's words.
  private mutating func leave(_ words: SwiftUIView.Words) {
    parts.append(SwiftUIView.Part(text: text, words: words, depth: depth))
    text = ""
  }

  /// What is declared of the plans and Apple's view does not let an app say.
  mutating func limits(of paywall: Paywall, _ products: [Product]) {
    let plans = products.filter { $0.kind == .autoRenewable }
    let levels = plans.map { $0.level?.value ?? .max }
    if levels != levels.sorted() {
      line("// Apple's view orders plans itself: the paywall's order is \(listed(plans.map(\.id.value))).")
    }
    if paywall.selectedRange != nil, products.indices.contains(paywall.selected) {
      line(
        "// Apple's view chooses the plan at first itself: the paywall chooses \(quoted(products[paywall.selected].id.value))."
      )
    }
    let others = products.filter { $0.kind != .autoRenewable }.map(\.id.value)
    if !others.isEmpty {
      line("// Apple's view shows subscriptions only: a ProductView beside it sells \(listed(others)).")
    }
  }

  mutating func store(of paywall: Paywall, _ products: [Product], in project: Project) {
    let ids = products.filter { $0.kind == .autoRenewable }.map(\.id.value)
    let wholeGroup = paywall.group.flatMap { group in
      project.catalog.groups.first { $0.id.value == group }.map { _ in group }
    }
    let isWhole =
      wholeGroup.map { group in
        Set(project.catalog.products.filter { $0.group == group }.map(\.id.value)) == Set(ids)
      } ?? false
    if paywall.tierLayout != .flat, paywall.tiers.count > 1 {
      line("SubscriptionStoreView(productIDs: [\(ids.map(quoted).joined(separator: ", "))]) {")
      indented { snippet in
        snippet.line("SubscriptionOptionGroupSet { product in")
        snippet.indented { $0.line("product.subscription?.groupLevel") }
        snippet.line("} label: { level in")
        snippet.indented { $0.tierNames(of: paywall, products) }
        snippet.line("} marketingContent: { _ in")
        snippet.indented { $0.leave(.header) }
        snippet.line("}")
      }
      line("}")
      return
    }
    let target =
      isWhole ? "groupID: \(quoted(wholeGroup ?? ""))" : "productIDs: [\(ids.map(quoted).joined(separator: ", "))]"
    line("SubscriptionStoreView(\(target)) {")
    indented { $0.leave(.header) }
    line("}")
  }

  mutating func tierNames(of paywall: Paywall, _ products: [Product]) {
    line("switch level {")
    var seen: Set<Int> = []
    for (plan, product) in zip(paywall.plans, products) {
      guard let level = product.level?.value, seen.insert(level).inserted,
        paywall.tiers.indices.contains(plan.tier)
      else { continue }
      let tier = paywall.tiers[plan.tier]
      line("case \(level): Text(\(quoted(tier.name?.value ?? tier.slug)))")
    }
    line("default: Text(verbatim: \"\")")
    line("}")
  }

  mutating func header(of paywall: Paywall, _ screen: Screen) {
    let texts = screen.elements.filter { element in
      switch element.role {
      case .headline, .subtitle, .body, .benefit: true
      default: false
      }
    }
    line("VStack(spacing: 8) {")
    indented { snippet in
      if let icon = paywall.appearance.icon {
        var image = "Image(systemName: \(quoted(icon.name))).font(.system(size: \(whole(icon.size ?? Look.iconSize))))"
        if let color = icon.color { image += ".foregroundStyle(\(swiftUI(color)))" }
        snippet.line(image)
      }
      var rest = texts[...]
      while let element = rest.first {
        let benefits = rest.prefix { $0.role == .benefit }
        if benefits.isEmpty {
          snippet.warn(of: element)
          snippet.line(swiftUI(element) + (element.role == .headline ? ".font(.largeTitle.bold())" : ""))
          rest = rest.dropFirst()
        } else {
          snippet.benefits(benefits)
          rest = rest.dropFirst(benefits.count)
        }
      }
      if texts.isEmpty, paywall.appearance.icon == nil { snippet.line("EmptyView()") }
    }
    line("}")
    line(".multilineTextAlignment(.center)")
    if let background = paywall.appearance.background {
      line(".containerBackground(\(swiftUI(background)), for: .subscriptionStoreFullHeight)")
    }
  }

  private mutating func benefits(_ benefits: ArraySlice<Element>) {
    line("VStack(alignment: .leading, spacing: 8) {")
    indented { snippet in
      for benefit in benefits {
        snippet.warn(of: benefit)
        snippet.line("Label { \(swiftUI(benefit)) } icon: { Image(systemName: \"checkmark\") }")
      }
    }
    line("}")
    line(".multilineTextAlignment(.leading)")
  }

  /// A figure of a product that is written out is wrong in every other storefront.
  private mutating func warn(of element: Element) {
    let isOfProduct = element.runs.contains { run in
      guard case .fact(_, let product, _) = run.origin else { return false }
      return product != nil
    }
    if isOfProduct {
      line("// Holds a product's figures as they are in one storefront: take them from Product instead.")
    }
  }

  /// The texts of the copy that Apple's view has words of its own for, or no place.
  mutating func unsaid(_ screen: Screen) {
    let roles: [Role] = [
      .ctaDetail, .caption, .trial, .priceDetail, .badge, .disclosure, .toggle, .countdown, .testimonial,
    ]
    var typed: [(role: Role, text: String)] = []
    for element in screen.elements where element.role == .cta || roles.contains(element.role) {
      let isTyped = element.runs.contains { run in
        guard case .literal = run.origin else { return false }
        return true
      }
      guard isTyped else { continue }
      let (role, text) = (element.role, element.text)
      if !typed.contains(where: { $0.role == role && $0.text == text }) { typed.append((role, text)) }
    }
    func texts(_ role: Role) -> String? {
      let texts = typed.filter { $0.role == role }.map(\.text)
      return texts.isEmpty ? nil : listed(texts)
    }
    if let texts = texts(.cta) { line("// The button's words are Apple's: the paywall's cta says \(texts).") }
    for role in roles {
      if let texts = texts(role) { line("// Apple's view has no place for the paywall's \(role.rawValue): \(texts).") }
    }
  }

  mutating func modifiers(of paywall: Paywall) {
    if paywall.tierLayout != .flat, paywall.tiers.count > 1 {
      line(".subscriptionStoreOptionGroupStyle(.\(paywall.tierLayout.rawValue))")
    }
    if let style = paywall.controlStyle.swiftUI {
      line(".subscriptionStoreControlStyle(.\(style))")
    }
    leave(.unsaid)
    if let label = paywall.buttonLabel.swiftUI { line(".subscriptionStoreButtonLabel(.\(label))") }
    for button in Paywall.StoreButton.allCases {
      guard let visibility = paywall.buttons[button]?.value, visibility != .automatic else { continue }
      line(".storeButton(.\(visibility.rawValue), for: .\(button.swiftUI))")
    }
    for (url, policy) in [(paywall.policies.terms, "termsOfService"), (paywall.policies.privacy, "privacyPolicy")] {
      guard let url else { continue }
      line(".subscriptionStorePolicyDestination(url: URL(string: \(quoted(url.value)))!, for: .\(policy))")
    }
    if let tint = paywall.appearance.tint { line(".tint(\(swiftUI(tint)))") }
    if let tint = paywall.appearance.policyTint {
      line(".subscriptionStorePolicyForegroundStyle(\(swiftUI(tint)))")
    }
    let icons = paywall.appearance.planIcons
    if !icons.isEmpty {
      line(".subscriptionStoreControlIcon { product, _ in")
      indented { snippet in
        snippet.line("switch product.id {")
        for plan in icons {
          var image = "Image(systemName: \(quoted(plan.icon.name)))"
          if let color = plan.icon.color { image += ".foregroundStyle(\(swiftUI(color)))" }
          snippet.line("case \(quoted(plan.product)): \(image)")
        }
        snippet.line("default: EmptyView()")
        snippet.line("}")
      }
      line("}")
    }
  }
}

extension ControlStyle {
  /// The name of StoreKit's style; nil where the app draws its own, or the style need not be said.
  fileprivate var swiftUI: String? {
    switch self {
    case .automatic, .list, .custom: nil
    case .buttons: "buttons"
    case .picker: "picker"
    case .prominentPicker: "prominentPicker"
    case .compactPicker: "compactPicker"
    case .pagedPicker: "pagedPicker"
    case .pagedProminentPicker: "pagedProminentPicker"
    }
  }
}

extension Paywall.ButtonLabel {
  fileprivate var swiftUI: String? {
    switch self {
    case .automatic: nil
    case .action: "action"
    case .displayName: "displayName"
    case .price: "price"
    case .singleLine: "singleLine"
    case .multiline: "multiline"
    }
  }
}

extension Paywall.StoreButton {
  fileprivate var swiftUI: String {
    switch self {
    case .restore: "restorePurchases"
    case .redeem: "redeemCode"
    case .close: "cancellation"
    case .policies: "policies"
    case .signIn: "signIn"
    }
  }
}

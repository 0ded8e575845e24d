import Looks
import Projects
import StoreCatalog

/// The paywall as an app would write it with StoreKit's views: what a designer hands to the developer beside the picture.
///
/// It holds only what `SubscriptionStoreView` and its modifiers can say (iOS 17.4 and 18); what they cannot (an order of plans, a word of the copy for
/// each situation) stands in a comment. Nil for a paywall without a subscription, which those views do not show.
///
/// - Parameters:
///   - headline: of the locale whose page it stands on; empty: none.
///   - subtitle: the same.
public func swiftUISnippet(of paywall: Paywall, in project: Project, headline: String, subtitle: String) -> String? {
  let products = project.products(of: paywall)
  guard products.contains(where: { $0.kind == .autoRenewable }) else { return nil }
  var snippet = Snippet()
  let name = typeName(of: paywall.slug) + "Paywall"
  snippet.line("import StoreKit")
  snippet.line("import SwiftUI")
  snippet.line("")
  snippet.line("struct \(name): View {")
  snippet.indented { snippet in
    snippet.line("var body: some View {")
    snippet.indented { snippet in
      snippet.store(of: paywall, products, in: project, headline: headline, subtitle: subtitle)
      snippet.indented { $0.modifiers(of: paywall) }
    }
    snippet.line("}")
  }
  snippet.line("}")
  return snippet.text
}

private struct Snippet {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String) {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  mutating func indented(_ body: (inout Snippet) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func store(
    of paywall: Paywall, _ products: [Product], in project: Project, headline: String, subtitle: String
  ) {
    let ids = products.map(\.id.value)
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
        snippet.indented { $0.header(of: paywall, headline: headline, subtitle: subtitle) }
        snippet.line("}")
      }
      line("}")
      return
    }
    let target =
      isWhole ? "groupID: \(quoted(wholeGroup ?? ""))" : "productIDs: [\(ids.map(quoted).joined(separator: ", "))]"
    line("SubscriptionStoreView(\(target)) {")
    indented { $0.header(of: paywall, headline: headline, subtitle: subtitle) }
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

  mutating func header(of paywall: Paywall, headline: String, subtitle: String) {
    line("VStack(spacing: 8) {")
    indented { snippet in
      if let icon = paywall.appearance.icon {
        var image = "Image(systemName: \(quoted(icon.name))).font(.system(size: \(whole(icon.size ?? Look.iconSize))))"
        if let color = icon.color { image += ".foregroundStyle(\(swiftUI(color)))" }
        snippet.line(image)
      }
      if !headline.isEmpty { snippet.line("Text(\(quoted(headline))).font(.largeTitle.bold())") }
      if !subtitle.isEmpty { snippet.line("Text(\(quoted(subtitle)))") }
      if headline.isEmpty, subtitle.isEmpty, paywall.appearance.icon == nil { snippet.line("EmptyView()") }
    }
    line("}")
    line(".multilineTextAlignment(.center)")
    if let background = paywall.appearance.background {
      line(".containerBackground(\(swiftUI(background)), for: .subscriptionStoreFullHeight)")
    }
  }

  mutating func modifiers(of paywall: Paywall) {
    if paywall.tierLayout != .flat, paywall.tiers.count > 1 {
      line(".subscriptionStoreOptionGroupStyle(.\(paywall.tierLayout.rawValue))")
    }
    if let style = paywall.controlStyle.swiftUI {
      line(".subscriptionStoreControlStyle(.\(style))")
    } else if paywall.controlStyle.isOwn {
      line("// The app draws its own plans: build them from Product.displayName and Product.displayPrice.")
    }
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

private func swiftUI(_ inks: Appearance.Inks) -> String {
  switch inks.light {
  case .named(let color): "Color.\(color.rawValue)"
  case .exact(let color):
    "Color(red: \(color.red) / 255.0, green: \(color.green) / 255.0, blue: \(color.blue) / 255.0)"
  }
}

private func whole(_ value: Double) -> String { String(Int(max(0, min(10_000, value.rounded())))) }

/// A text as a literal of Swift.
private func quoted(_ text: String) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case "\n": literal += "\\n"
    case "\r": literal += "\\r"
    case "\t": literal += "\\t"
    default:
      if scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format {
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
  }
  return literal + "\""
}

/// `plus-tabs` → `PlusTabs`.
private func typeName(of slug: String) -> String {
  let name = slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return name.first?.isLetter == true ? name : "The" + name
}

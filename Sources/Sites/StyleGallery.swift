import Looks
import Projects
import Screens

/// One paywall in every control style and both looks, for the page that shows them side by side.
///
/// It is a project of its own: the same catalog and words, and a paywall for each style and look.
struct StyleGallery: Sendable {
  let project: Project
  let plan: SitePlan
  /// The paywall that is shown, as its project has it.
  let paywall: Paywall
  let market: Market
  /// The styles in the order of the page. Each has a paywall in `project` for each of `LooksSet.allCases`, in this order.
  let styles: [ControlStyle]

  /// Nil where no paywall has plans to show.
  ///
  /// It is the first paywall, in the language that the app is written in.
  init?(_ project: Project, _ plan: SitePlan) {
    guard let pages = plan.paywalls.first(where: { !project.paywalls[$0.paywall].plans.isEmpty && !$0.markets.isEmpty })
    else { return nil }
    paywall = project.paywalls[pages.paywall]
    market =
      pages.markets.first { $0.isMain && $0.locale == project.sourceLocale }
      ?? pages.markets.first { $0.isMain } ?? pages.markets[0]
    let isCustom = !paywall.elements.isEmpty
    styles = ControlStyle.allCases.filter { $0 != .automatic && ($0 != .custom || isCustom) }
    var variants = project
    variants.locales = [market.locale]
    variants.paywalls = styles.flatMap { [paywall] style in
      LooksSet.allCases.map { looks in
        var variant = paywall
        variant.slug = StyleGallery.name(style, looks)
        variant.controlStyle = style
        variant.looks = looks
        // All plans at once: tabs and links would lead to pages that this page does not have.
        variant.tierLayout = .flat
        variant.situations = []
        return variant
      }
    }
    self.plan = SitePlan(variants)
    self.project = variants
  }

  static func name(_ style: ControlStyle, _ looks: LooksSet) -> String { "styles-\(style.rawValue)-\(looks.rawValue)" }

  /// The page of the screen alone, below the root.
  static func path(_ style: ControlStyle, _ looks: LooksSet) -> String {
    "styles/\(style.rawValue)-\(looks.rawValue).html"
  }

  var paths: [String] { styles.flatMap { style in LooksSet.allCases.map { StyleGallery.path(style, $0) } } }
}

extension ControlStyle {
  /// What a reader sees in it, in a sentence.
  var sentence: String {
    switch self {
    case .automatic: "A picker, or a button where there is one plan."
    case .buttons: "Every plan is a button of its own; nothing is chosen first."
    case .picker: "One row for each plan, with a mark on the chosen one."
    case .prominentPicker: "Rows as cards; the chosen one has a ring."
    case .compactPicker: "Small tiles side by side."
    case .pagedPicker: "One plan at a time, to be swiped."
    case .pagedProminentPicker: "One plan at a time, on a card with a ring."
    case .list: "Rows of a plain list, as apps draw them themselves."
    case .custom: "The elements that the paywall declares, in their order."
    }
  }
}

import Findings
import Locales
import Projects

/// Who meets what was found in the catalog or in a table of strings, where the finding names no screen.
struct FindingReaders {
  private let project: Project
  private let spoken: [String]
  /// By product, the locales whose words are read, and by whom.
  private var read: [String: [String: [String]]] = [:]
  /// By product: its index in the catalog, and the paywalls that sell it.
  private lazy var sold = sellersByProduct()

  init(_ project: Project) {
    self.project = project
    spoken = project.spokenLocales.map(\.identifier)
  }

  /// The paywalls that sell the product a finding is about, by their indices.
  mutating func sellers(of finding: Finding) -> [Int] {
    finding.product.flatMap { sold[$0]?.paywalls } ?? []
  }

  /// The project's locales that a finding is about, in its own order; those that it names itself where it is about none of the project's.
  mutating func locales(of finding: Finding) -> [String] {
    guard finding.screens.isEmpty, !finding.locales.isEmpty else { return finding.locales }
    // Words that are not there are read by nobody: what one language lacks is its own.
    let isLack = finding.isAbsence || finding.rule == "missing-translation" || finding.rule == "locale-coverage-gap"
    let product = isLack ? nil : finding.product
    var found: [String] = []
    for locale in finding.locales {
      let own = spoken.contains(locale) ? [locale] : others(reading: locale)
      for reader in own + (product.flatMap { readers(ofProduct: $0)[locale] } ?? [])
      where !found.contains(reader) {
        found.append(reader)
      }
    }
    return found.isEmpty ? finding.locales : found
  }

  /// The locales of the project that fall back on one that is none of its own.
  private func others(reading locale: String) -> [String] {
    project.spokenLocales.filter { own in own.fallbacks.contains { $0.identifier == locale } }.map(\.identifier)
  }

  /// Who reads the words that the catalog has for a product, by the locale of the words.
  private mutating func readers(ofProduct id: String) -> [String: [String]] {
    if let known = read[id] { return known }
    var readers: [String: [String]] = [:]
    if let index = sold[id]?.product {
      let words = project.catalog.products[index].localizations.keys
      let source = project.sourceLocale.bestMatch(in: words)
      for locale in project.spokenLocales {
        guard let own = locale.bestMatch(in: words) ?? source else { continue }
        readers[own.identifier, default: []].append(locale.identifier)
      }
    }
    read[id] = readers
    return readers
  }

  private func sellersByProduct() -> [String: (product: Int, paywalls: [Int])] {
    var sellers: [String: (product: Int, paywalls: [Int])] = [:]
    for (paywall, declared) in project.paywalls.enumerated() {
      for plan in declared.plans where project.catalog.products.indices.contains(plan.product) {
        let id = project.catalog.products[plan.product].id.value
        if sellers[id]?.paywalls.last != paywall { sellers[id, default: (plan.product, [])].paywalls.append(paywall) }
      }
    }
    return sellers
  }
}

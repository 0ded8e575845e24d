import Looks
import Projects
import Screens

/// What the screens of a sheet say, so that it can be compared with what they said.
///
/// A datum in a text counts as the datum that it is, not as its present value: where a price changes, the sentence around it has not.
struct SpokenWords {
  struct Place: Hashable {
    var role: Role
    /// The product's id; nil for the whole screen.
    var product: String?
  }

  struct Text: Hashable {
    var shown: String
    /// The text with the names of its data in their place.
    var pattern: String
    var isTyped: Bool

    static func == (a: Text, b: Text) -> Bool { a.pattern == b.pattern }
    func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
  }

  struct Difference: Hashable {
    var role: Role
    var product: String?
    var old: String?
    var new: String?
    /// Whether somebody wrote it, on either side; else it is the system's words.
    var isTyped: Bool

    var withoutText: Difference {
      Difference(role: role, product: product, old: old.map { _ in "" }, new: new.map { _ in "" }, isTyped: isTyped)
    }

    /// Whether it speaks of what a plan costs, or of how it can be had.
    var isAboutTerms: Bool {
      switch role {
      case .restore, .redeem, .close, .signIn, .termsLink, .privacyLink, .manageLink, .externalLink: false
      default: true
      }
    }
  }

  /// The screens that customers meet: their texts in reading order, by the way from the paywall to the screen (empty for a new customer).
  private var screens: [(name: String, texts: [Place: [Text]], order: [Place])] = []

  init(_ sheet: Sheet, of project: Project) {
    let paywall = project.paywalls[sheet.paywall]
    let products = project.products(of: paywall).map(\.id.value)
    var known: [Int: Text] = [:]
    for screen in sheet.screens where screen.isJudged {
      var texts: [Place: [Text]] = [:]
      var order: [Place] = []
      for element in screen.elements {
        let text = known[element.id] ?? SpokenWords.text(of: element, in: project)
        known[element.id] = text
        guard !text.pattern.isEmpty else { continue }
        let product = element.plan.flatMap { products.indices.contains($0) ? products[$0] : nil }
        let place = Place(role: element.role, product: product)
        if texts[place] == nil { order.append(place) }
        texts[place, default: []].append(text)
      }
      let name = screen.address.split(separator: "/").dropFirst(2).joined(separator: "/")
      screens.append((name, texts, order))
    }
  }

  private static func text(of element: Element, in project: Project) -> Text {
    var pattern = ""
    var isTyped = false
    for run in element.runs {
      switch run.origin {
      case .literal:
        isTyped = true
        pattern += run.text
      case .system: pattern += run.text
      case .fact(let fact, let product, _):
        let id = product.flatMap { project.catalog.products.indices.contains($0) ? project.catalog.products[$0] : nil }
        pattern += "\u{0}\(fact.rawValue) \(id?.id.value ?? "")\u{0}"
      }
    }
    return Text(shown: element.text, pattern: pattern, isTyped: isTyped)
  }

  /// What differs, each once, with the situations it is met in; none named where it is met by new customers. Only screens that both have are
  /// compared, and plans that both offer.
  static func differences(
    _ old: SpokenWords, _ new: SpokenWords, products: Set<String>
  ) -> [(difference: Difference, situations: [String])] {
    var found: [(difference: Difference, situations: [String])] = []
    var indices: [Difference: Int] = [:]
    let past = Dictionary(old.screens.map { ($0.name, $0) }) { first, _ in first }
    for screen in new.screens {
      guard let was = past[screen.name] else { continue }
      let places = screen.order + was.order.filter { screen.texts[$0] == nil }
      for place in places where place.product.map(products.contains) ?? true {
        for difference in differences(was.texts[place] ?? [], screen.texts[place] ?? [], at: place) {
          let index = indices[difference] ?? found.count
          if index == found.count { found.append((difference, [])) }
          indices[difference] = index
          found[index].situations.append(screen.name)
        }
      }
    }
    return found.map { difference, names in
      (difference, names.contains("") ? [] : names.map { $0.replacing("situations/", with: "") })
    }
  }

  /// What is equal on both sides is left out, wherever it stands; the rest is paired in order.
  private static func differences(_ old: [Text], _ new: [Text], at place: Place) -> [Difference] {
    if old == new { return [] }
    var spare: [Text: Int] = [:]
    for text in new { spare[text, default: 0] += 1 }
    var gone: [Text] = []
    for text in old {
      if let count = spare[text], count > 0 { spare[text] = count - 1 } else { gone.append(text) }
    }
    var added: [Text] = []
    for text in new.reversed() {
      if let count = spare[text], count > 0 {
        spare[text] = count - 1
        added.append(text)
      }
    }
    added.reverse()
    return (0..<max(gone.count, added.count)).map { index in
      let was = index < gone.count ? gone[index] : nil
      let now = index < added.count ? added[index] : nil
      return Difference(
        role: place.role, product: place.product, old: was?.shown, new: now?.shown,
        isTyped: was?.isTyped ?? false || now?.isTyped ?? false)
    }
  }
}

import Findings
import Handoff
import Looks
import Mustache
import Projects
import Reports
import Screens

/// What the designer's pages of a paywall have in common: all that depends on its look alone, in whatever language, and is made once.
struct HandoffLook {
  /// Elements that are drawn alike.
  struct Kind: Hashable {
    var role: Role
    var isOff: Bool
    /// The declared element of a `custom` paywall whose style they have.
    var declared: Int?

    init(_ element: Element) {
      role = element.role
      isOff = element.isOff
      declared = element.declared
    }
  }

  /// How elements of a kind are drawn, in words.
  struct Drawn {
    var size, weight, largest, token, css: String
    var colors: [(title: String, hex: String, ratio: String)]
  }

  /// A line of the table of tokens that may be used on a page.
  struct Token {
    var name: String
    var value = ""
    var light: String?
    var dark: String?
  }

  let paywall: Int
  let pages: SitePlan.PaywallPages
  let addresses: SitePlan.Addresses
  let variables: FigmaVariables
  /// The titles of what the paywall shows, by slot.
  let slotTitles: [String]
  /// By slot: one for each of the page's frames for Figma.
  let framed: [Int]
  /// The languages' names by their identifiers.
  let languages: [String: String]
  /// The same page in each market: what its language is called, and where it is.
  let choices: [(market: Market, title: String, href: String)]
  let colors: [(color: ColorToken, token: Token)]
  let measures: [Token]
  private let types: [Role: Token]
  private let look: Look
  private let elements: [CustomElement]
  private var drawn: [Kind: Drawn] = [:]

  init?(_ site: Site, paywall: Int) {
    guard site.plan.paywalls.indices.contains(paywall) else { return nil }
    let pages = site.plan.paywalls[paywall]
    if site.plan.isClashing(pages) { return nil }
    self.paywall = paywall
    self.pages = pages
    addresses = SitePlan.Addresses(of: pages, in: site.plan)
    let declared = site.project.paywalls[paywall]
    let look = declared.look
    self.look = look
    elements = declared.elements
    variables = FigmaVariables(of: look, named: declared.name)
    slotTitles = site.slotTitles[paywall].map { visible($0) }
    // What new customers see, and of each further kind of situation the first.
    var kinds: Set<Situation.Kind> = []
    framed = pages.slots.indices.filter { index in
      let slot = pages.slots[index]
      return !slot.isClashing && (slot.situation == .new || kinds.insert(slot.situation.kind).inserted)
    }
    let languages = Dictionary(
      site.languages.map { ($0.locale.identifier, $0.name) }, uniquingKeysWith: { first, _ in first })
    self.languages = languages
    choices = pages.markets.map { market in
      (
        market, (languages[market.locale.identifier] ?? market.locale.englishName).withoutControls,
        "../\(market.slug.percentEncodedPath)/index.html".withoutControls
      )
    }
    colors = ColorToken.allCases.map { color in
      (
        color,
        Token(
          name: "color.\(color.rawValue)", light: look.color(color, in: .light).hex,
          dark: look.color(color, in: .dark).hex)
      )
    }
    types = Dictionary(
      uniqueKeysWithValues: Role.allCases.map { role in
        let style = look.style(for: role)
        let value = "\(points(style.size)) / \(points(style.lineHeight)) pt, \(style.weight)"
        return (role, Token(name: "type.\(role.rawValue)", value: value))
      })
    measures = Measure.allCases.map { measure in
      Token(name: "space.\(measure.rawValue)", value: "\(points(measure.value(in: look.controlStyle))) pt")
    }
  }

  /// How elements of a kind are drawn.
  mutating func drawn(_ kind: Kind) -> Drawn {
    if let known = drawn[kind] { return known }
    let declared = kind.declared ?? elements.firstIndex { $0.role == kind.role }
    let own = look.controlStyle == .custom ? declared : nil
    func style(_ scheme: Scheme = .light, at size: TextSize = .large) -> RoleStyle {
      look.style(for: kind.role, in: scheme, at: size, isOff: kind.isOff, element: own)
    }
    let (usual, largest) = (style(), style(at: .ax5))
    let name = kind.role.rawValue
    let values = Drawn(
      size: "\(points(usual.size)) / \(points(usual.lineHeight)) pt", weight: String(usual.weight),
      largest: "\(points(largest.size)) / \(points(largest.lineHeight)) pt",
      token: "\(pages.slug).type.large.\(name)", css: "font: var(--\(name)-font); color: var(--\(name)-color);",
      colors: Scheme.allCases.map { scheme in
        let style = style(scheme)
        return (scheme.rawValue.uppercasedFirst, style.color.hex, "\(oneDigit(style.contrast)) : 1")
      })
    drawn[kind] = values
    return values
  }

  /// The type token of a role.
  func type(of role: Role) -> Token { types[role] ?? Token(name: "type.\(role.rawValue)") }

  /// Whether a role is drawn in a color, or on it.
  func uses(_ role: Role, _ color: ColorToken) -> Bool {
    let token = look.token(for: role)
    return token.color == color || token.ground == color
  }
}

/// A measure with at most one digit behind the point.
func points(_ value: Double) -> String {
  let tenths = Int((max(-1e6, min(1e6, value)) * 10).rounded())
  let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  return (tenths < 0 ? "-" : "") + (rest == 0 ? "\(whole)" : "\(whole).\(rest)")
}

extension ModelText {
  /// Appends a measure as `points` writes it.
  mutating func append(points value: Double) {
    let tenths = Int((max(-1e6, min(1e6, value)) * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    if tenths < 0 { append("-") }
    append(Int(whole))
    if rest == 0 { return }
    append(".")
    append(Int(rest))
  }
}

/// A ratio, never rounded up: what is said to be reached is reached.
private func oneDigit(_ value: Double) -> String {
  let tenths = Int((max(0, min(100, value)) * 10).rounded(.down))
  return "\(tenths / 10).\(tenths % 10)"
}

import Findings
import Handoff
import Looks
import Mustache
import Projects
import Reports
import Screens

/// What the designer's pages of a paywall have in common: all that depends on its look alone, in whatever language, and is made once.
///
/// It does not change. A class, for it holds much, and each of the pages holds it.
final class HandoffLook: Sendable {
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

  /// A line of the table of tokens that may be used on a page.
  struct Token: Sendable {
    var name: String
    var value = ""
    var light: String?
    var dark: String?
  }

  let pages: SitePlan.PaywallPages
  let addresses: SitePlan.Addresses
  let figma: FigmaFiles
  /// The titles of what the paywall shows, by slot.
  let slotTitles: [String]
  /// By slot: one for each of the page's frames for Figma.
  let framed: [Int]
  /// The languages' names by their identifiers.
  let languages: [String: String]
  /// The same page in each market: what its language is called, and where it is.
  let choices: [(market: Market, title: String, href: String)]
  private let colors: [(color: ColorToken, token: Token)]
  private let measures: [Token]
  private let types: [Role: Token]
  /// Nil for a paywall without a subscription.
  let view: SwiftUIView?
  private let look: Look
  private let elements: [CustomElement]

  init(_ site: Site, of pages: SitePlan.PaywallPages, _ addresses: SitePlan.Addresses) {
    let paywall = pages.paywall
    self.pages = pages
    self.addresses = addresses
    let declared = site.project.paywalls[paywall]
    view = SwiftUIView(of: declared, in: site.project)
    let look = declared.look
    self.look = look
    elements = declared.elements
    figma = FigmaFiles(
      look: look, presentation: declared.presentation, variables: FigmaVariables(of: look, named: declared.name))
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
  func drawn(_ kind: Kind, in model: inout ModelBuilder) -> ModelReference {
    let declared = kind.declared ?? elements.firstIndex { $0.role == kind.role }
    let own = look.controlStyle == .custom ? declared : nil
    func style(_ scheme: Scheme = .light, at size: TextSize = .large) -> RoleStyle {
      look.style(for: kind.role, in: scheme, at: size, isOff: kind.isOff, element: own)
    }
    let (usual, largest) = (style(), style(at: .ax5))
    let name = kind.role.rawValue
    let colors = model.list { list in
      for scheme in Scheme.allCases {
        let style = style(scheme)
        let value = list.object {
          $0.set(.title, text: scheme.rawValue.uppercasedFirst)
          $0.set(.hex, text: style.color.hex)
          $0.set(.ratio, text: "\(oneDigit(style.contrast)) : 1")
        }
        list.append(value)
      }
    }
    return model.object {
      $0.set(.role, text: name)
      $0.set(.size, text: "\(points(usual.size)) / \(points(usual.lineHeight)) pt")
      $0.set(.weight, text: String(usual.weight))
      $0.set(.largest, text: "\(points(largest.size)) / \(points(largest.lineHeight)) pt")
      $0.set(.token, text: "\(pages.slug).type.large.\(name)")
      $0.set(.css, text: "font: var(--\(name)-font); color: var(--\(name)-color);")
      $0.set(.colors, colors)
    }
  }

  /// The tokens that elements of some roles use.
  func tokens(of roles: [Role], in model: inout ModelBuilder) -> ModelReference {
    model.list { list in
      func add(_ token: Token, _ users: [Role]) {
        let value = list.object {
          $0.set(.name, text: token.name)
          $0.set(.value, text: token.value)
          $0.set(.light, text: token.light)
          $0.set(.dark, text: token.dark)
          $0.set(.note, text: users.map(\.rawValue).joined(separator: ", "))
        }
        list.append(value)
      }
      for (color, token) in colors {
        let users = roles.filter { uses($0, color) }
        if !users.isEmpty { add(token, users) }
      }
      for role in roles { add(type(of: role), [role]) }
      for measure in measures { add(measure, []) }
    }
  }

  /// The type token of a role.
  private func type(of role: Role) -> Token { types[role] ?? Token(name: "type.\(role.rawValue)") }

  /// Whether a role is drawn in a color, or on it.
  private func uses(_ role: Role, _ color: ColorToken) -> Bool {
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

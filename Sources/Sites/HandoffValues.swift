import Looks
import Mustache
import Projects
import Screens

/// What the designer's pages of a paywall have in common, as values of the model that all its pages are drawn from.
struct HandoffValues {
  let look: HandoffLook
  let assets: ModelReference
  let navigation: ModelReference
  let files: ModelReference
  /// The same page in each market, as another page and as this one leads to it.
  let languages: [(other: ModelReference, current: ModelReference)]
  /// What every situation's item is laid over, by slot.
  let situations: [ModelReference]
  let words: OriginWords
  /// Of rooms that most texts have alike.
  let longest, fits: ModelReference
  private let roles: [Role: ModelReference]
  /// How elements are drawn, by their kind; what is not met before is added for a sheet.
  private var drawn: [(kind: HandoffLook.Kind, value: ModelReference)] = []
  /// The tokens that some roles use.
  private var tokens: (roles: [Role], list: ModelReference)?

  /// The words for where a piece of text is from.
  struct OriginWords {
    let typed, fact, system: ModelReference

    init(in model: inout ModelBuilder) {
      typed = model.text("typed")
      fact = model.text("fact")
      system = model.text("system")
    }
  }

  /// How many folders deep the pages lie.
  static let depth = 3

  /// - Parameter sheet: one of the paywall's. What is drawn on it will mostly be on the others, too.
  init(_ site: Site, _ look: HandoffLook, like sheet: Sheet, in model: inout ModelBuilder) {
    self.look = look
    let root = SitePlan.root(depth: HandoffValues.depth)
    assets = site.assets(root: root, look: site.assets.looks[look.pages.paywall], in: &model)
    navigation = site.navigation(.handoff, root: root, in: &model)
    files = model.list { list in
      for file in HandoffValues.files {
        let link = list.object {
          $0.set(.title, text: file.title)
          $0.set(.href, text: file.href)
        }
        list.append(link)
      }
    }
    var languages: [(other: ModelReference, current: ModelReference)] = []
    for choice in look.choices {
      let other = model.object {
        $0.set(.title, text: choice.title)
        $0.set(.href, text: choice.href)
        $0.set(.current, flag: false)
      }
      model.beginObject(like: other)
      model.set(.current, flag: true)
      languages.append((other, model.end()))
    }
    self.languages = languages
    var situations: [ModelReference] = []
    for (slot, title) in look.slotTitles.enumerated() {
      let situation = model.object {
        $0.set(.title, text: title)
        $0.set(.isReference, flag: slot == look.pages.mainSlot)
        $0.set(.isSame, flag: false)
        $0.set(.replaced, .absent)
        $0.set(.added, .absent)
        $0.set(.gone, .absent)
      }
      situations.append(situation)
    }
    self.situations = situations
    words = OriginWords(in: &model)
    longest = model.text("the longest")
    fits = model.text("fits")
    var roles: [Role: ModelReference] = [:]
    for role in Role.allCases { roles[role] = model.text(role.rawValue) }
    self.roles = roles
    let screens = sheet.screens
    guard screens.indices.contains(look.pages.mainSlot) else { return }
    let elements = HandoffOutline(of: screens[look.pages.mainSlot]).elements
    for element in elements { _ = drawn(element, in: &model) }
    _ = tokens(of: elements, in: &model)
  }

  private static let files = [
    ("Tokens, JSON", "../../tokens.json"), ("Strings, CSV", "../../copy.csv"), ("Strings, JSON", "../../copy.json"),
    ("Strings, .xcstrings", "../../copy.xcstrings"), ("Figma, JSON", "figma.json"),
  ].map { (title: $0.0, href: $0.1) }

  func name(of role: Role) -> ModelReference { roles[role] ?? .absent }

  /// How an element is drawn, and all that are drawn alike.
  mutating func drawn(_ element: Element, in model: inout ModelBuilder) -> ModelReference {
    let kind = HandoffLook.Kind(element)
    for known in drawn where known.kind == kind { return known.value }
    let value = look.drawn(kind, in: &model)
    drawn.append((kind, value))
    return value
  }

  /// The tokens that a screen's elements use.
  mutating func tokens(of elements: [Element], in model: inout ModelBuilder) -> ModelReference {
    var roles: [Role] = []
    for element in elements where !roles.contains(element.role) { roles.append(element.role) }
    if let tokens, tokens.roles == roles { return tokens.list }
    let list = look.tokens(of: roles, in: &model)
    tokens = (roles, list)
    return list
  }
}

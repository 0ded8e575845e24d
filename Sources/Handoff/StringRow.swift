import Findings
import Looks
import Projects
import Screens
import StoreCatalog
import Words

/// A text of a paywall in one locale, with the room it has: what designers and translators go through line by line.
public struct StringRow: Hashable, Sendable {
  /// Where on the paywall a text stands: the same text in another locale has the same slot.
  public struct Slot: Hashable, Sendable {
    /// Among the screens of a sheet: the first that shows it.
    public var screen: Int
    public var role: Role
    /// The index among the paywall's plans; nil for what belongs to no plan.
    public var plan: Int?
    /// Among the texts of this role and plan on the screen, from 0.
    public var number: Int
  }

  public var paywall: String
  public var locale: String
  public var storefront: String
  public var slot: Slot
  /// The number of the first element that shows it.
  public var element: Int
  /// The situation of the first screen that shows it, as addresses name it.
  public var situation: String
  /// The product id of the plan; nil for what belongs to no plan.
  public var product: String?
  /// As customers read it.
  public var text: String
  /// Where it is typed or declared; nil for our own words.
  public var place: SourceRange?
  /// Whether all its words are ours or the system's.
  public var isSystem: Bool
  /// In characters, as people count.
  public var characters: Int
  /// The estimated width on one line, in points.
  public var width: Double
  /// The estimated width of the widest piece that no line may end within, mostly a word, in points.
  public var widestWord: Double
  /// Whether that piece has no room on one line, before it was rounded.
  private var breaksWord: Bool
  /// The width that the element has on the small phone, in points.
  public var room: Double
  /// The estimated number of lines.
  public var lines: Int
  /// How many lines it is made for; nil: as many as it takes.
  public var allowedLines: Int? { slot.role.flows ? nil : 1 }
  /// The locale in which this text is widest, and how wide it is there.
  public var longest: Widest

  /// How wide a text is in the locale where it is widest.
  public struct Widest: Hashable, Sendable {
    public var locale: String
    /// In points.
    public var width: Double
  }

  init(
    paywall: String, locale: String, storefront: String, slot: Slot, element: Int, situation: String, product: String?,
    text: String, place: SourceRange?, isSystem: Bool, style: RoleStyle, room: Double
  ) {
    self.paywall = paywall
    self.locale = locale
    self.storefront = storefront
    self.slot = slot
    self.element = element
    self.situation = situation
    self.product = product
    self.text = text
    self.place = place
    self.isSystem = isSystem
    characters = text.characterCount
    let drawn = TextWidth(of: text, size: style.size, weight: style.weight, slot: room)
    width = drawn.points.rounded(.up)
    widestWord = drawn.widestPiece.rounded(.up)
    breaksWord = drawn.widestPiece > room
    lines = drawn.lines
    self.room = room
    longest = Widest(locale: locale, width: width)
  }

  /// What a designer has to know of the room it has. The order is from the best to the worst.
  public enum Fit: Hashable, Comparable, Sendable {
    /// It takes no more lines than it is made for, and every line ends between words.
    case fits
    /// It takes more lines than it is made for.
    case wraps(lines: Int)
    /// A word is wider than the line, and goes on in the next.
    case breaksWord
  }

  public var fit: Fit {
    if breaksWord { return .breaksWord }
    guard let allowedLines, lines > allowedLines else { return .fits }
    return .wraps(lines: lines)
  }
}

extension Role {
  /// Whether its texts are made for as many lines as they take.
  fileprivate var flows: Bool {
    switch self {
    case .headline, .subtitle, .body, .benefit, .caption, .disclosure, .testimonial, .message, .planDescription, .trial,
      .introPrice, .commitmentTotal, .loading, .error, .empty, .statusCurrent, .statusRenewal:
      true
    default: false
    }
  }
}

/// The texts of a paywall in each of the markets it is composed for: each text once, on the first screen that shows it, in reading order.
///
/// - Parameter sheets: those of one paywall, in the order of its markets.
public func stringRows(of sheets: [Sheet], in project: Project) -> [[StringRow]] {
  var rows = sheets.map { rowsOfSheet($0, in: project) }
  var longest: [StringRow.Slot: StringRow.Widest] = [:]
  for row in rows.joined() where row.width > longest[row.slot]?.width ?? -1 {
    longest[row.slot] = row.longest
  }
  for sheet in rows.indices {
    for row in rows[sheet].indices {
      if let widest = longest[rows[sheet][row].slot] { rows[sheet][row].longest = widest }
    }
  }
  return rows
}

private func rowsOfSheet(_ sheet: Sheet, in project: Project) -> [StringRow] {
  guard project.paywalls.indices.contains(sheet.paywall) else { return [] }
  let paywall = project.paywalls[sheet.paywall]
  let (locale, storefront) = (sheet.market.locale.identifier, sheet.market.storefront.code)
  var rows: [StringRow] = []
  var kinds = ElementKinds(count: sheet.elementCount)
  for (number, screen) in sheet.screens.enumerated() where screen.isJudged {
    kinds.beginScreen()
    let planCount = screen.plans.count
    let situation = project.slug(of: screen.situation, in: paywall)
    for element in screen.elements {
      // What another screen shows as well is no new text.
      guard let (kind, own) = kinds.count(element) else { continue }
      let (role, plan, text) = (element.role, element.plan, element.text)
      guard !text.isEmpty, kinds.note(text, of: kind) else { continue }
      let product = plan.flatMap { plan -> String? in
        guard sheet.figures.indices.contains(plan) else { return nil }
        let index = sheet.figures[plan].product
        return project.catalog.products.indices.contains(index) ? project.catalog.products[index].id.value : nil
      }
      rows.append(
        StringRow(
          paywall: paywall.name, locale: locale, storefront: storefront,
          slot: StringRow.Slot(screen: number, role: role, plan: plan, number: own), element: element.id,
          situation: situation, product: product, text: text, place: element.place, isSystem: element.isSystem,
          style: element.style, room: Room.width(of: role, in: sheet.look.controlStyle, planCount: planCount)))
    }
  }
  return rows
}

/// The elements of a sheet by role and plan, counted on each screen.
private struct ElementKinds {
  private struct Kind: Hashable {
    var role: Role
    var plan: Int?
  }

  private struct Text: Hashable {
    /// By its number.
    var kind: Int
    var text: String
  }

  private var numbers: [Kind: Int] = [:]
  /// The number of an element's kind, by the element's number; -1 for elements that were not met yet.
  private var known: [Int]
  /// How many elements of each kind the current screen has shown so far.
  private var counts: [Int] = []
  /// The texts of each kind.
  private var texts: Set<Text>

  init(count: Int) {
    known = Array(repeating: -1, count: count)
    texts = Set(minimumCapacity: count)
  }

  mutating func beginScreen() {
    for kind in counts.indices { counts[kind] = 0 }
  }

  /// Keeps a text of a kind; false where it was kept before.
  mutating func note(_ text: String, of kind: Int) -> Bool { texts.insert(Text(kind: kind, text: text)).inserted }

  /// An element's kind, and how many of its kind stand before it on the screen; nil for an element that was met before.
  mutating func count(_ element: Element) -> (kind: Int, before: Int)? {
    let id = element.id
    if known[id] >= 0 {
      counts[known[id]] += 1
      return nil
    }
    let kind = numbers[Kind(role: element.role, plan: element.plan)] ?? counts.count
    if kind == counts.count {
      numbers[Kind(role: element.role, plan: element.plan)] = kind
      counts.append(0)
    }
    known[id] = kind
    counts[kind] += 1
    return (kind, counts[kind] - 1)
  }
}

extension String {
  /// Its length as people count. What is in letters that never join others has a character a scalar, and that is known without taking it apart.
  fileprivate var characterCount: Int {
    let scalars = utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var scalars = 0
      for byte in bytes {
        switch byte {
        case 0x80...0xBF: continue
        // ASCII without controls; U+0080 to U+02FF, U+0380 to U+047F, U+4000 to U+9FFF.
        case 0x20..<0x7F, 0xC2...0xCB, 0xCE...0xD1, 0xE4...0xE9: scalars += 1
        default: return nil
        }
      }
      return scalars
    }
    return scalars.flatMap(\.self) ?? count
  }
}

extension Element {
  /// Where the text is typed; where nothing is typed, the place of the first datum.
  fileprivate var place: SourceRange? {
    var datum: SourceRange?
    for run in runs {
      switch run.origin {
      case .literal(let range): return range
      case .fact(_, _, let range): datum = datum ?? range
      case .system: continue
      }
    }
    return datum
  }

  fileprivate var isSystem: Bool {
    !runs.isEmpty
      && runs.allSatisfy { run in
        if case .system = run.origin { return true }
        return false
      }
  }
}

/// The width that an element has on the small phone.
enum Room {
  /// The narrowest phone that is still sold: 375 points.
  static let phone = 375.0

  static func width(of role: Role, in style: ControlStyle, planCount: Int) -> Double {
    let margin = Measure.margin.value(in: style)
    let content = phone - 2 * margin
    let inline = Measure.rowInline.value(in: style)
    let mark = Measure.mark.value(in: style) + Measure.gap.value(in: style)
    guard role.isOfPlan else {
      switch role {
      case .cta, .ctaDetail: return content - 2 * margin
      case .caption, .disclosure: return content - 16
      case .subtitle, .body: return content - 2 * margin
      case .statusCurrent, .statusRenewal, .entry: return content - 32
      case .termsLink, .privacyLink: return (content - 24) / 2
      default: return content
      }
    }
    switch style {
    case .compactPicker:
      let shown = Double(min(max(planCount, 1), 3))
      return (content - (shown - 1) * Measure.gap.value(in: style)) / shown - 2 * inline
    case .buttons: return content - 2 * inline
    case .pagedPicker, .pagedProminentPicker: return content - 24 - 2 * inline
    case .list:
      let whole = content - 2 * inline - mark
      return role == .planName ? whole * 0.6 : role == .price || role == .period ? whole * 0.4 : whole
    default:
      return role == .planDescription ? content - 2 * inline : content - 2 * inline - mark
    }
  }
}

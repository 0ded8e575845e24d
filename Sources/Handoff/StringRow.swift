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

  /// What makes two texts one.
  struct Shown: Hashable {
    var role: Role
    var plan: Int?
    var text: String
  }

  public var paywall: String
  public var locale: String
  public var storefront: String
  public var slot: Slot
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
  public var allowedLines: Int? { StringRow.flowing.contains(slot.role) ? nil : 1 }
  /// The locale in which this text is widest, and how wide it is there.
  public var longest: Widest

  /// How wide a text is in the locale where it is widest.
  public struct Widest: Hashable, Sendable {
    public var locale: String
    /// In points.
    public var width: Double
  }

  init(
    paywall: String, locale: String, storefront: String, slot: Slot, situation: String, product: String?, text: String,
    place: SourceRange?, isSystem: Bool, style: RoleStyle, room: Double
  ) {
    self.paywall = paywall
    self.locale = locale
    self.storefront = storefront
    self.slot = slot
    self.situation = situation
    self.product = product
    self.text = text
    self.place = place
    self.isSystem = isSystem
    characters = text.count
    width = TextWidth.points(of: text, size: style.size, weight: style.weight).rounded(.up)
    let piece = TextWidth.widestPiece(of: text, size: style.size, weight: style.weight)
    widestWord = piece.rounded(.up)
    breaksWord = piece > room
    self.room = room
    lines = TextWidth.lines(of: text, size: style.size, weight: style.weight, slot: room)
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

  /// Texts that are made for as many lines as they take.
  private static let flowing: Set<Role> = [
    .headline, .subtitle, .body, .benefit, .caption, .disclosure, .testimonial, .message, .planDescription, .trial,
    .introPrice, .commitmentTotal, .loading, .error, .empty, .statusCurrent, .statusRenewal,
  ]
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
  var rows: [StringRow] = []
  var seen: Set<StringRow.Shown> = []
  // By the elements' numbers: what another screen shows as well is no new text.
  var read: [Bool] = []
  for (number, screen) in sheet.screens.enumerated() where screen.isJudged {
    var counts: [StringRow.Slot: Int] = [:]
    for element in screen.elements {
      var slot = StringRow.Slot(screen: number, role: element.role, plan: element.plan, number: 0)
      let own = counts[slot, default: 0]
      counts[slot] = own + 1
      slot.number = own
      if read.indices.contains(element.id), read[element.id] { continue }
      if element.id >= read.count { read += Array(repeating: false, count: element.id + 1 - read.count) }
      read[element.id] = true
      let text = element.text
      let shown = StringRow.Shown(role: element.role, plan: element.plan, text: text)
      guard !text.isEmpty, seen.insert(shown).inserted else { continue }
      let product = element.plan.flatMap { plan -> String? in
        guard sheet.figures.indices.contains(plan) else { return nil }
        let index = sheet.figures[plan].product
        return project.catalog.products.indices.contains(index) ? project.catalog.products[index].id.value : nil
      }
      rows.append(
        StringRow(
          paywall: paywall.name, locale: sheet.market.locale.identifier, storefront: sheet.market.storefront.code,
          slot: slot, situation: project.slug(of: screen.situation, in: paywall), product: product, text: text,
          place: element.place, isSystem: element.isSystem, style: element.style,
          room: Room.width(of: element.role, in: sheet.look.controlStyle, planCount: screen.plans.count)))
    }
  }
  return rows
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
    guard Role.ofPlans.contains(role) else {
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

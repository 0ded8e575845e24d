import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// The contrast of a text with what is behind it, in both schemes.
struct Contrast: Hashable, Sendable {
  var light: Double
  var dark: Double
}

/// How much a text stands out.
struct Prominence: Sendable {
  /// In points.
  var size: Double
  /// 100 to 900; nil where nothing says it.
  var weight: Int?
  /// Nil where nothing says it.
  var contrast: Contrast?

  /// How another text outranks this one, in words; nil where it does not.
  func isOutranked(by other: Prominence) -> (fault: Fault, words: String)? {
    if other.size > size {
      return (.smaller, "\(Prominence.points(other.size)) against \(Prominence.points(size))")
    }
    var words: [String] = []
    if let weight, let others = other.weight, others > weight { words.append("weight \(others) against \(weight)") }
    if let own = contrast, let others = other.contrast {
      // Above 7 : 1 nobody tells two texts apart by how dark they are.
      if own.light < 7, others.light > own.light {
        words.append("contrast \(others.light.ratio) against \(own.light.ratio)")
      } else if own.dark < 7, others.dark > own.dark {
        words.append("contrast \(others.dark.ratio) against \(own.dark.ratio) in dark mode")
      }
    }
    if other.size == size {
      let equal = "both \(Prominence.points(size))"
      return words.isEmpty ? (.equal, equal) : (.smaller, ([equal] + words).joined(separator: ", "))
    }
    return words.isEmpty ? nil : (.weaker, words.joined(separator: ", "))
  }

  enum Fault: Sendable { case smaller, equal, weaker }

  static func points(_ size: Double) -> String {
    size == size.rounded() && size.magnitude < 1_000_000 ? "\(Int(size)) pt" : "\(size) pt"
  }
}

extension Double {
  /// A contrast for people: `4.5:1`, cut down.
  var ratio: String {
    let tenths = Int((Swift.min(self, 21) * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10):1"
  }
}

/// A mention in its element, and how it stands out there: the same on every screen that shows the element.
final class PlacedMention {
  let mention: PricingMention
  let element: Element
  let prominence: Prominence

  init(_ mention: PricingMention, in element: Element, _ prominence: Prominence) {
    self.mention = mention
    self.element = element
    self.prominence = prominence
  }
}

/// A mention on a screen.
struct StandingMention {
  let placed: PlacedMention
  /// Of the element, in the screen's reading order.
  let position: Int

  var mention: PricingMention { placed.mention }
  var element: Element { placed.element }
  var prominence: Prominence { placed.prominence }

  /// Whether another one is larger, else heavier, else stands before it.
  fileprivate func isLess(than other: StandingMention) -> Bool {
    let (own, others) = (prominence, other.prominence)
    return (own.size, own.weight ?? 0, -position) < (others.size, others.weight ?? 0, -other.position)
  }
}

extension JudgedSheet {
  func contrast(of element: Element) -> Contrast {
    if let known = contrasts[element.styleNumber] { return known }
    let contrast = Contrast(light: element.style(in: .light).contrast, dark: element.style(in: .dark).contrast)
    contrasts[element.styleNumber] = contrast
    return contrast
  }

  /// How a mention stands out. Of what an app draws itself nothing is known but what it says.
  func prominence(of mention: PricingMention, in element: Element) -> Prominence {
    let style = element.style
    let own = element.declared.flatMap { paywall.elements.indices.contains($0) ? paywall.elements[$0].style : nil }
    let isKnown = paywall.isAppleLayout
    var weight = isKnown || own?.weight != nil ? style.weight : nil
    if mention.isStrong, let known = weight { weight = max(known, 600) }
    return Prominence(
      size: style.size, weight: weight, contrast: isKnown || own?.color != nil ? contrast(of: element) : nil)
  }
}

extension JudgedScreen {
  func readPriced() -> [(position: Int, plan: Int?, mentions: [PlacedMention])] {
    readings.enumerated().compactMap { position, reading in
      let mentions = judged.pricing(of: reading)
      return mentions.isEmpty ? nil : (position, reading.element.plan, mentions)
    }
  }

  /// What is named of a plan's prices while it is chosen, in reading order: in its own elements, and where it is the chosen one in those of the
  /// whole screen too.
  func pricing(of shown: ShownPlan) -> [StandingMention] {
    guard pricings.indices.contains(shown.plan) else { return [] }
    if let known = pricings[shown.plan] { return known }
    let mentions = readPricing(of: shown)
    pricings[shown.plan] = mentions
    return mentions
  }

  private func readPricing(of shown: ShownPlan) -> [StandingMention] {
    guard let product = judged.productIndex(ofPlan: shown.plan) else { return [] }
    let isChosen = shown.plan == selected?.plan
    var found: [StandingMention] = []
    for (position, plan, mentions) in priced where plan ?? shown.plan == shown.plan {
      for placed in mentions {
        guard placed.mention.product.map({ $0 == product }) ?? (plan != nil || isChosen) else { continue }
        found.append(StandingMention(placed: placed, position: position))
      }
    }
    return found
  }

  /// Of the places where a plan's billed amount stands, the one that stands out most; nil where there is none.
  static func billed(in mentions: [StandingMention]) -> StandingMention? {
    var most: StandingMention?
    for standing in mentions where standing.mention.kind == .billed {
      if let known = most, !known.isLess(than: standing) { continue }
      most = standing
    }
    return most
  }

  /// The place of what is wrong with how a mention looks or where it stands: the element that a `custom` paywall declares, else what was typed, else
  /// the paywall.
  func place(of standing: StandingMention) -> SourceRange {
    if let declared = standing.element.declared, paywall.elements.indices.contains(declared) {
      return paywall.elements[declared].range
    }
    return standing.mention.range ?? paywall.range
  }
}

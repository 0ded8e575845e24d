import Findings
import Screens
import StoreCatalog

/// A number that a datum gave, `{{ product.offer_count }}`, with a unit behind it that somebody typed and that is not the offer's.
struct Miscount {
  /// The number with its unit.
  var text: String
  /// Where the unit was typed.
  var range: SourceRange
  var offer: Offer
  /// The plan on the paywall that makes the offer.
  var plan: Int
}

extension JudgedScreen {
  /// Where an element counts an offer in a unit that makes another length of it.
  ///
  /// - Parameter product: the index in the catalog of the only product that is asked for; nil: of any.
  func miscounts(in reading: ElementReading, of product: Int? = nil) -> [Miscount] {
    guard reading.stated.contains(where: { $0.statement.contains(.offerLength) }) else { return [] }
    var found: [Miscount] = []
    for run in reading.element.runs {
      guard case .fact(.introCount, let own?, let place?) = run.origin, product == nil || own == product,
        project.catalog.products.indices.contains(own),
        let offer = project.catalog.products[own].offers.first(where: { $0.range == place }),
        let plan = plans.first(where: { judged.productIndex(ofPlan: $0.plan) == own })?.plan
      else { continue }
      let (whole, folded) = (reading.text, reading.text.folded)
      for lexicon in judged.lexicons {
        for mention in lexicon.durations(in: folded) where mention.period != offer.duration {
          let bytes = folded.bytes(of: mention.range)
          let number = bytes.lowerBound..<min(bytes.lowerBound + 1, bytes.upperBound)
          guard whole.place(of: number) == nil, whole.origin(of: number) == place, let range = whole.place(of: bytes),
            !found.contains(where: { $0.range == range })
          else { continue }
          found.append(Miscount(text: whole.text(of: bytes), range: range, offer: offer, plan: plan))
        }
      }
    }
    return found
  }
}

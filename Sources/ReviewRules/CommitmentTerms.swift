import Findings
import Locales
import Screens
import StoreCatalog

/// What a screen says of a plan's 12-month commitment.
struct CommitmentTerms {
  /// The elements that speak of it, by their position on the screen.
  private(set) var positions: [Int] = []
  private var saysPrice = false
  private var saysTotal = false
  private var saysCount = false
  /// Where the commitment is declared.
  let place: SourceRange?

  /// Nil where the plan has none, or where nothing on the screen speaks of it by data.
  init?(of shown: ShownPlan, _ judged: JudgedScreen) {
    guard let product = judged.judged.productIndex(ofPlan: shown.plan),
      let commitment = judged.judged.product(ofPlan: shown.plan)?.commitment
    else { return nil }
    place = commitment.range
    for (position, element) in judged.elements.enumerated() where element.plan == nil || element.plan == shown.plan {
      var isOfIt = false
      for run in element.runs {
        guard case .fact(let fact, product, _) = run.origin else { continue }
        switch fact {
        case .commitmentPrice: saysPrice = true
        case .commitmentTotal: saysTotal = true
        case .commitmentMonths: saysCount = true
        default: continue
        }
        isOfIt = true
      }
      guard isOfIt else { continue }
      positions.append(position)
      if !saysCount { saysCount = CommitmentTerms.saysTwelve(element, judged) }
    }
    if positions.isEmpty { return nil }
  }

  /// A typed "12", or a year by another name.
  private static func saysTwelve(_ element: Element, _ judged: JudgedScreen) -> Bool {
    let folded = judged.text(of: element).folded
    if let twelve = Period(12, .month),
      judged.judged.lexicons.contains(where: { $0.durations(in: folded).contains { $0.period == twelve } })
    {
      return true
    }
    return folded.contains(amount: FoldedText("12"))
  }

  /// What is not said, for messages.
  var missing: [String] {
    var parts: [String] = []
    if !saysPrice { parts.append("what is billed each month") }
    if !saysCount { parts.append("that there are 12 payments") }
    if !saysTotal { parts.append("what they come to") }
    return parts
  }
}

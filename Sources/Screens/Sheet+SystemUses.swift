import Projects
import Words

extension Sheet {
  /// Our own words on the screens, each in the first role that it has. The lengths of time that CLDR names are none.
  public var systemUses: [TruthTable.SystemUse] {
    var isSeen = Array(repeating: false, count: elements.count)
    var seen: Set<SystemWord> = []
    var uses: [TruthTable.SystemUse] = []
    for screen in screens {
      for element in screen.elements where !isSeen[element.id] {
        isSeen[element.id] = true
        for run in element.runs {
          guard case .system(let word) = run.origin, seen.insert(word).inserted, !word.isDuration else { continue }
          // What joins a price to its period stands in many roles.
          let role = word == .pricePer ? .price : element.role
          uses.append(TruthTable.SystemUse(paywall: paywall, role: role, word: word))
        }
      }
    }
    return uses
  }
}

extension SystemWord {
  fileprivate var isDuration: Bool { rawValue.hasPrefix("duration.") }
}

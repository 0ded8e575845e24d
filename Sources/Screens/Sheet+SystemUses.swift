import Projects
import Words

extension Sheet {
  /// Our own words on the screens, each in the first role that it has. The lengths of time that CLDR names are none.
  public var systemUses: [TruthTable.SystemUse] {
    var isSeen = Array(repeating: false, count: elements.count)
    var isKnown = Array(repeating: false, count: SystemWord.allCases.count)
    var uses: [TruthTable.SystemUse] = []
    for element in order.lazy.map({ Int($0) }) where !isSeen[element] {
      isSeen[element] = true
      for run in Int(elements[element].runStart)..<Int(elements[element].runEnd) {
        guard case .system(let word) = runs[run].origin, !isKnown[word.place] else { continue }
        isKnown[word.place] = true
        if word.isDuration { continue }
        // What joins a price to its period stands in many roles.
        uses.append(
          TruthTable.SystemUse(paywall: paywall, role: word == .pricePer ? .price : elements[element].role, word: word))
      }
    }
    return uses
  }
}

extension SystemWord {
  fileprivate var isDuration: Bool { rawValue.hasPrefix("duration.") }
}

import Findings
import Locales
import Projects
import StoreCatalog

/// Plans of one service that differ in period, with what each costs at home.
struct PriceLadder {
  struct Step {
    var product: Product
    var subject: Violation.Subject
    var period: Period
    var price: Placed<Money>

    var perPeriod: PeriodPrice { PeriodPrice(price.value, per: period) }
  }

  /// The shortest period first; all in one currency.
  let steps: [Step]
  /// The cheapest step of each period, the shortest first. The store has six periods; of more than a few, the rest is left out.
  let cheapest: [Step]

  private init(_ all: [Step]) {
    let currency = all.first?.price.value.currency
    let steps = all.filter { $0.price.value.currency == currency }.sorted {
      $0.period.whole(.day) < $1.period.whole(.day)
    }
    var cheapest: [Step] = []
    for step in steps {
      if let last = cheapest.last, last.period == step.period {
        if step.price.value.amount < last.price.value.amount { cheapest[cheapest.count - 1] = step }
      } else if cheapest.count < 16 {
        cheapest.append(step)
      }
    }
    self.steps = steps
    self.cheapest = cheapest
  }

  /// The ladders of a project: the subscriptions of each group and level, in the home storefront.
  ///
  /// - Parameter byName: whether plans that are called differently are different services, though they share a level with two plans of one period.
  static func all(of project: Project, byName: Bool = false) -> [PriceLadder] {
    struct Key: Hashable {
      var group: String
      var level: Int?
      /// What the reference name says beside the period, where the level says nothing, or two plans of it last as long: "Family" of "Family Yearly".
      var service: Set<String>?
    }
    var order: [Key] = []
    var steps: [Key: [Step]] = [:]
    // Where each level holds one plan, and no two of them last as long, levels only order the plans.
    let declarations = project.declarations
    var counts: [Key: Int] = [:]
    var periods: [String: [Period]] = [:]
    var levels: [Key: [Period]] = [:]
    for (product, _) in declarations {
      guard let group = product.group else { continue }
      counts[Key(group: group, level: product.level?.value), default: 0] += 1
      if let period = product.period?.value {
        periods[group, default: []].append(period)
        levels[Key(group: group, level: product.level?.value), default: []].append(period)
      }
    }
    var shared: Set<String> = []
    for (key, count) in counts where count > 1 { shared.insert(key.group) }
    let ordered = Set(periods.filter { Set($0.value).count == $0.value.count }.keys).subtracting(shared)
    // Plans of a level that all last differently are those of one service, whatever they are called.
    let isMixed = levels.mapValues { Set($0).count < $0.count }
    let lexicons = Lexicon.ofNames(in: project)
    for (product, subject) in declarations where product.kind == .autoRenewable {
      guard let group = product.group, let period = product.period?.value, let price = project.price(of: product)?.money
      else { continue }
      let isOrdered = ordered.contains(group)
      let key = Key(
        group: group, level: isOrdered ? nil : product.level?.value,
        service: isOrdered || byName && isMixed[Key(group: group, level: product.level?.value)] == true
          ? product.referenceName.map { serviceWords($0.value, lexicons) } : nil)
      if steps[key] == nil { order.append(key) }
      steps[key, default: []].append(Step(product: product, subject: subject, period: period, price: price))
    }
    return order.map { PriceLadder(steps[$0] ?? []) }
  }

  /// The words of a name that are not about its period, its offer or its being a plan.
  private static func serviceWords(_ name: String, _ lexicons: [Lexicon]) -> Set<String> {
    let text = FoldedText(name)
    var ranges: [Range<Int>] = []
    for lexicon in lexicons {
      let lists =
        [lexicon.trial, lexicon.free, lexicon.negations, lexicon.phrases(.subscription)] + lexicon.units.all
      ranges += lexicon.periods(in: text).map { $0.range } + lists.flatMap { text.ranges(of: $0) }
    }
    var words: Set<String> = []
    var word = ""
    for index in 0...text.count {
      if index < text.count, isLetter(text.scalars[index]), !ranges.contains(where: { $0.contains(index) }),
        let scalar = Unicode.Scalar(text.scalars[index])
      {
        word.unicodeScalars.append(scalar)
      } else {
        if !word.isEmpty, !["plan", "sub", "with", "w", "best", "value"].contains(word) { words.insert(word) }
        word = ""
      }
    }
    return words
  }
}

extension Lexicon {
  /// The words of the languages that names which no customer sees may be in: English, and those of the project.
  fileprivate static func ofNames(in project: Project) -> [Lexicon] {
    var languages = ["en", project.sourceLocale.language]
    languages += project.locales.map(\.language)
    var known: Set<String> = []
    return languages.filter { known.insert($0).inserted }.compactMap { Lexicon.of($0) }
  }
}

extension Changes {
  /// So much is said in a headline.
  private static let headlineLimit = 3

  /// What changes, as customers would say it: `Four prices go up, 1 week free becomes 3 days free`. Without full stop.
  public var headline: String {
    if isEmpty { return isComplete ? "Nothing that customers see changes" : "Nothing changes in what was compared" }
    let all = Changes.wholeParts(whole) + changedParts
    let shown = all.prefix(Changes.headlineLimit).joined(separator: ", ")
    return shown.prefix(1).uppercased() + shown.dropFirst() + (all.count > Changes.headlineLimit ? " and more" : "")
  }

  private static func wholeParts(_ subjects: [Subject]) -> [String] {
    [Subject.Fate.added, .removed].flatMap { fate in
      [Subject.Kind.product, .group, .paywall].compactMap { kind in
        part(
          subjects.count { $0.fate == fate && $0.kind == kind }, kind.rawValue, fate == .added ? "is new" : "is gone",
          fate == .added ? "are new" : "are gone")
      }
    }
  }

  private var changedParts: [String] {
    let changes = subjects.filter { $0.fate == .changed }.flatMap(\.changes)
    func count(_ aspect: Change.Aspect) -> Int { changes.count { $0.aspect == aspect } }
    let prices = changes.filter { $0.aspect == .price }
    var parts: [String?] = [
      Changes.part(prices.count { $0.isRise == true }, "price", "goes up", "go up"),
      Changes.part(prices.count { $0.isRise == false }, "price", "goes down", "go down"),
      Changes.part(prices.count { $0.old == nil }, "price", "is new", "are new"),
      Changes.part(prices.count { $0.new == nil }, "price", "is gone", "are gone"),
      Changes.part(count(.scheduledPrice), "scheduled price", "changes", "change"),
      Changes.part(
        count(.commitment), "price with a commitment", "changes", "change", many: "prices with a commitment"),
      Changes.offers(changes.filter { $0.aspect == .offer }),
    ]
    let others: [(Change.Aspect, String)] = [
      (.name, "name"), (.description, "description"), (.words, "text"), (.link, "link"), (.plan, "plan"),
      (.period, "period"), (.language, "language"),
    ]
    parts += others.map { Changes.part(count($0.0), $0.1, "changes", "change") }
    if count(.order) > 0 { parts.append("plans change their order") }
    if count(.selected) > 0 { parts.append("another plan is chosen at first") }
    if count(.familySharing) > 0 { parts.append("Family Sharing changes") }
    if count(.availability) > 0 { parts.append("what is sold where changes") }
    parts += [
      Changes.part(count(.level), "level", "changes", "change"),
      Changes.part(count(.kind), "kind", "changes", "change"),
    ]
    return parts.compactMap { $0 }
  }

  /// One offer is told in its own words, several are counted.
  private static func offers(_ changes: [Change]) -> String? {
    struct Step: Hashable {
      var old, new: String?
    }
    let steps = Set(changes.map { Step(old: $0.old, new: $0.new) })
    guard let step = steps.first else { return nil }
    guard steps.count == 1 else { return part(changes.count, "offer", "changes", "change") }
    switch (step.old, step.new) {
    case (let old?, let new?): return "\(visible(old)) becomes \(visible(new))"
    case (nil, let new?): return "\(visible(new)) is offered"
    case (let old?, nil): return "\(visible(old)) is no longer offered"
    case (nil, nil): return nil
    }
  }

  private static func part(_ number: Int, _ noun: String, _ one: String, _ several: String, many: String? = nil)
    -> String?
  {
    guard number > 0 else { return nil }
    return number == 1 ? "one \(noun) \(one)" : "\(spelling(number)) \(many ?? noun + "s") \(several)"
  }

  /// What does not change, as a sentence; nil where not all could be compared, or nothing was left as it was.
  public var unchanged: String? {
    guard isComplete else { return nil }
    let changed = Set(subjects.flatMap { $0.changes.map(\.aspect) })
    let all: [(String, Set<Change.Aspect>)] = [
      ("prices", [.price, .scheduledPrice, .commitment]), ("offers", [.offer]), ("periods", [.period]),
      ("names", [.name]), ("descriptions", [.description]), ("wording", [.words]), ("links", [.link]),
      ("order", [.order, .selected]), ("Family Sharing", [.familySharing]), ("levels", [.level]),
      ("languages", [.language]),
    ]
    // A product that comes or goes takes its place among the others.
    let kept = all.filter { changed.isDisjoint(with: $0.1) && (whole.isEmpty || $0.0 != "order") }.map { $0.0 }
    guard let first = kept.first, !isEmpty else { return nil }
    let listed = kept.count == 1 ? first : kept.dropLast().joined(separator: ", ") + " and " + (kept.last ?? "")
    return listed.prefix(1).uppercased() + listed.dropFirst() + "."
  }
}

/// Small numbers as words: "two", "14".
public func spelling(_ number: Int) -> String {
  let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
  return words.indices.contains(number) ? words[number] : String(number)
}

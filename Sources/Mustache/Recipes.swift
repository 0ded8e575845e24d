/// The recipes that were written, in flat memory that `free()` gives back.
struct Recipes {
  /// By section and what values are laid over: no place for those that were met once, else the recipe's index and 1. Where there can be no recipe, 2.
  /// Of what only one model has, and of what several have.
  private var own = PartTable(capacity: 256)
  private var shared = PartTable(capacity: 256)
  /// How many of the model's values others have, too.
  private var sharedCount: UInt32 = 0
  private var recipes = RawStack<Recipe>(capacity: 64)
  private(set) var steps = RawStack<Recipe.Step>(capacity: 256)
  private var bytes = ByteSink()

  enum State {
    case unseen
    /// Met once: a recipe is written for what comes again.
    case seen
    case written(Int)
    case hopeless
  }

  func free() {
    own.free()
    shared.free()
    recipes.free()
    steps.free()
    bytes.free()
  }

  /// So many steps are kept, those of earlier models among them.
  private static let limit = 100_000

  /// Forgets all but the recipes for values of what a model has in common with the one before.
  mutating func turn(sharing count: UInt32, isAsBefore: Bool) {
    own.clear()
    if isAsBefore, steps.count < Recipes.limit { return }
    shared.clear()
    sharedCount = count
    recipes.cut(to: 0)
    steps.cut(to: 0)
    bytes.clear()
  }

  subscript(index: Int) -> Recipe { recipes[index] }

  @inline(__always)
  func state(of section: Int, _ base: UInt32) -> State {
    let section = UInt32(truncatingIfNeeded: section)
    guard let place = base < sharedCount ? shared.place(of: section, base) : own.place(of: section, base) else {
      return .unseen
    }
    return place.count == 1 ? .written(Int(place.start)) : place.count == 0 ? .seen : .hopeless
  }

  mutating func see(_ section: Int, _ base: UInt32) { keep(section, base, 0..<0) }

  mutating func giveUp(_ section: Int, _ base: UInt32) { keep(section, base, 0..<2) }

  mutating func write(_ section: Int, _ base: UInt32, from first: Int, asking asked: SIMD4<UInt64>) {
    keep(section, base, recipes.count..<recipes.count + 1)
    recipes.push(Recipe(first: first, end: steps.count, asked: asked))
  }

  private mutating func keep(_ section: Int, _ base: UInt32, _ place: Range<Int>) {
    let section = UInt32(truncatingIfNeeded: section)
    if base < sharedCount {
      shared.keep(section, base, from: place.lowerBound, to: place.upperBound)
    } else {
      own.keep(section, base, from: place.lowerBound, to: place.upperBound)
    }
  }

  mutating func add(node: Int, calls: Int) {
    steps.push(Recipe.Step(start: UInt32(truncatingIfNeeded: node), count: 0, calls: calls))
  }

  mutating func add(_ printed: Slice<UnsafeBufferPointer<UInt8>>) {
    guard !printed.isEmpty, let start = UInt32(exactly: bytes.count), let count = UInt32(exactly: printed.count) else {
      return
    }
    bytes.append(contentsOf: printed)
    steps.push(Recipe.Step(start: start, count: count, calls: 0))
  }

  @inline(__always)
  func bytes(of step: Recipe.Step) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes.bytes[Int(step.start)..<Int(step.start) + Int(step.count)])
  }
}

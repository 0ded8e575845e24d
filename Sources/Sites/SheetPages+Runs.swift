import Findings
import Looks
import Mustache
import Reports
import Screens
import Words

extension SheetPages {
  /// The runs of an element. What spans several runs (a link, strong text, a part with a direction of its own) opens in the first and closes in
  /// the last of them.
  ///
  /// - Parameters:
  ///   - role: the element's.
  ///   - part: only these, as a part of a line that has their marks already.
  mutating func runs(of runs: ElementRuns, as role: Role, part: Range<Int>? = nil) -> ModelReference {
    let isPart = part != nil
    let isTurned = direction == .rightToLeft
    let isForeign = isTurned && !isPart && runs.isForeign
    let marked = isPart || !site.options.hasMarkdown ? nil : runs.markdown(as: role) { safeLink($0) }
    let isMixed = isTurned && !isForeign
    let lastWords = runs.lastWords
    model.beginList()
    let indices = part ?? runs.startIndex..<runs.endIndex
    func neighbor(_ index: Int) -> Run? { index >= runs.startIndex && index < runs.endIndex ? runs[index] : nil }
    var (previous, following) = (neighbor(indices.lowerBound - 1), neighbor(indices.lowerBound))
    for index in indices {
      guard let run = following else { break }
      let next = neighbor(index + 1)
      defer { (previous, following) = (run, next) }
      let (marks, link) = (run.marks, run.link)
      let href = link.flatMap { safeLink($0.destination) }
      var kind: RunKind =
        switch run.origin {
        case .literal: .typed
        case .fact: .fact
        case .system: .system
        }
      if href != nil {
        if previous?.link != link { kind.insert(.opensLink) }
        if next?.link != link { kind.insert(.closesLink) }
      }
      let isIsolated = !isPart && run.isIsolated(isMixed)
      if isIsolated {
        if previous.map({ $0.isIsolated(isMixed) && $0.link == link }) != true { kind.insert(.opensIsolate) }
        if next.map({ $0.isIsolated(isMixed) && $0.link == link }) != true { kind.insert(.closesIsolate) }
      }
      if isForeign {
        if previous == nil { kind.insert(.opensForeign) }
        if next == nil { kind.insert(.closesForeign) }
      }
      // Words that were typed are no period of an amount.
      if !kind.contains(.typed) {
        let period = runs.period(at: index)
        if period.opens { kind.insert(.opensPeriod) }
        if period.closes { kind.insert(.closesPeriod) }
      }
      if runs.isBreak(at: index, lastWords: lastWords) {
        kind.insert(.breaks)
      } else {
        if marks.contains(.strong), !isPart { kind.insert(.strong) }
        if marks.contains(.emphasis) { kind.insert(.emphasis) }
        if marks.contains(.code) { kind.insert(.code) }
      }
      // What is marked in Markdown is written as a whole.
      let markdown = marked?[index - runs.startIndex]
      if isMixed, !isPart, !isIsolated, markdown == nil, kind.contains(.typed) {
        for part in stretches(of: run.range, around: latinNames(run.bytes)) {
          append(part.range, kind.of(part, in: run.range), href, nil)
        }
      } else {
        append(run.range, kind, href, markdown)
      }
    }
    return model.end()
  }

  private mutating func append(_ text: Range<Int>, _ kind: RunKind, _ href: String?, _ markdown: String?) {
    var kind = kind
    if href == nil, kind.isDisjoint(with: .drawn) { kind.insert(.plain) }
    let base = value(of: kind)
    let markup = markdown.map { model.markup($0) }
    model.beginObject(like: base)
    if let markup { model.set(.markdown, markup) }
    if let href { model.set(.href, text: href) }
    model.set(.text, text: shared.text[text])
    model.append(model.end())
  }

  /// What all runs of a kind have in common.
  private mutating func value(of kind: RunKind) -> ModelReference {
    for known in shared.runKinds where known.kind == kind { return known.value }
    model.beginObject()
    // All of them, also those that do not hold: a name that is missing would be looked for in everything around.
    for (bit, name) in RunKind.names.enumerated() { model.set(name, flag: kind.rawValue & 1 << bit != 0) }
    for name in [Name.href, .markdown] { model.set(name, .absent) }
    let value = model.end()
    shared.runKinds.append((kind, value))
    return value
  }

  // MARK: The screen as text

  /// The element in the table of the screen as text.
  mutating func row(_ element: Element, runs: ModelReference) -> ModelReference {
    seen.lines.removeAll(keepingCapacity: true)
    seen.names.removeAll(keepingCapacity: true)
    model.beginList()
    for run in element.runs {
      let origin = run.origin
      if let line = origin.range.flatMap({ site.places.line($0) }) {
        // Of the pieces of one line, the first says where it is.
        let number = (file: line.file, line: line.position.line)
        if seen.lines.contains(where: { $0 == number }) { continue }
        seen.lines.append(number)
        let text = model.store { line.append(to: &$0) }
        model.append(model.text(text))
      } else if let name = OriginName(origin) {
        if seen.names.contains(name) { continue }
        seen.names.append(name)
        model.append(text(of: name))
      }
    }
    let list = model.end()
    let base = value(of: RowKind(role: element.role, plan: element.plan))
    model.beginObject(like: base)
    model.set(.runs, runs)
    model.set(.places, list)
    return model.end()
  }

  private mutating func value(of kind: RowKind) -> ModelReference {
    for known in shared.rowKinds where known.kind == kind { return known.value }
    let label = label(of: kind.role, kind.plan)
    model.beginObject()
    model.set(.label, label)
    model.set(.lang, shared.lang)
    model.set(.dir, direction == .leftToRight ? .absent : shared.dir)
    let value = model.end()
    shared.rowKinds.append((kind, value))
    return value
  }

  private mutating func text(of name: OriginName) -> ModelReference {
    for known in shared.originNames where known.name == name { return known.value }
    let value = model.text(name.words)
    shared.originNames.append((name, value))
    return value
  }

  /// What an element is called: by its role, and the plan it is of.
  private func label(of role: Role, _ plan: Int?) -> ModelReference {
    let names = shared.labels[role] ?? []
    let index = (plan ?? -1) + 1
    return names.indices.contains(index) ? names[index] : .absent
  }

  mutating func shareLabels() {
    let plans = paywall.plans.indices.map { ", " + visible(site.project.planName($0, of: paywall)) }
    for role in Role.allCases {
      shared.labels[role] = ([""] + plans).map { model.text(role.word + $0) }
    }
  }
}

/// Where a run's words come from, and what opens and closes with it.
struct RunKind: OptionSet {
  let rawValue: UInt32

  static let typed = RunKind(rawValue: 1 << 0)
  static let fact = RunKind(rawValue: 1 << 1)
  static let system = RunKind(rawValue: 1 << 2)
  static let opensPeriod = RunKind(rawValue: 1 << 3)
  static let closesPeriod = RunKind(rawValue: 1 << 4)
  static let opensLink = RunKind(rawValue: 1 << 5)
  static let closesLink = RunKind(rawValue: 1 << 6)
  static let opensIsolate = RunKind(rawValue: 1 << 7)
  static let closesIsolate = RunKind(rawValue: 1 << 8)
  /// The whole element is in words of the other direction.
  static let opensForeign = RunKind(rawValue: 1 << 9)
  static let closesForeign = RunKind(rawValue: 1 << 10)
  static let strong = RunKind(rawValue: 1 << 11)
  static let emphasis = RunKind(rawValue: 1 << 12)
  static let code = RunKind(rawValue: 1 << 13)
  /// A line break that shows.
  static let breaks = RunKind(rawValue: 1 << 14)
  /// Nothing but its words is drawn.
  static let plain = RunKind(rawValue: 1 << 15)

  /// What makes a run that is no link more than its words.
  static let drawn: RunKind = [
    .opensIsolate, .closesIsolate, .opensForeign, .closesForeign, .opensPeriod, .closesPeriod, .strong, .emphasis,
    .code, .breaks,
  ]

  private static let opening: RunKind = [.opensPeriod, .opensLink]
  private static let closing: RunKind = [.closesPeriod, .closesLink]

  /// What a stretch of a run has of it: what opens stands before the first, what closes behind the last, and a name has a direction of its own.
  func of(_ part: (range: Range<Int>, isName: Bool), in whole: Range<Int>) -> RunKind {
    var kind = self
    if part.range.lowerBound > whole.lowerBound { kind.subtract(Self.opening) }
    if part.range.upperBound < whole.upperBound { kind.subtract(Self.closing) }
    if part.isName { kind.formUnion([.opensIsolate, .closesIsolate]) }
    return kind
  }

  /// The names that templates know the bits by, in their order.
  static let names: [Name] = [
    .typed, .fact, .system, .opensPeriod, .closesPeriod, .opensLink, .closesLink, .opensIsolate, .closesIsolate,
    .opensForeign, .closesForeign, .strong, .emphasis, .code, .breaks, .plain,
  ]
}

/// What stands for the place of words that have none.
enum OriginName: Hashable {
  case fact(Fact)
  case system(SystemWord)

  /// Nil for what was typed, which has a place.
  init?(_ origin: Origin) {
    switch origin {
    case .literal: return nil
    case .fact(let fact, _, _): self = .fact(fact)
    case .system(let word): self = .system(word)
    }
  }

  var words: String {
    switch self {
    case .fact(let fact): fact.rawValue
    case .system(let word): "system: \(word.rawValue)"
    }
  }
}

extension ElementRuns {
  /// Whether the period of an amount begins or ends with a run: "/month" after "$4.99".
  fileprivate func period(at index: Int) -> (opens: Bool, closes: Bool) {
    func isOpening(_ index: Int) -> Bool {
      index > startIndex && index < endIndex && self[index].isStroke && self[index - 1].isPrice
    }
    func isPeriod(_ index: Int) -> Bool {
      guard index < endIndex, case .fact(.period, _, _) = self[index].origin else { return false }
      return true
    }
    if isOpening(index) { return (true, !isPeriod(index + 1)) }
    return (false, isPeriod(index) && isOpening(index - 1))
  }
}

extension Run {
  /// A stroke of ours, as it joins an amount and its period.
  fileprivate var isStroke: Bool {
    guard case .system = origin, let first = bytes.first else { return false }
    return first == UInt8(ascii: "/")
  }

  fileprivate var isPrice: Bool {
    guard case .fact(let fact, _, _) = origin else { return false }
    return switch fact {
    case .price, .introPrice, .perUnitPrice, .commitmentPrice: true
    default: false
    }
  }

  /// Whether a run has a direction of its own. Where words of another direction stand on a screen that runs from right to left, they have one
  /// too: "PhotoEditor+" must not turn into "+PhotoEditor".
  fileprivate func isIsolated(_ isTurned: Bool) -> Bool {
    if marks.contains(.isolated) { return true }
    guard isTurned, case .literal = origin else { return false }
    return direction == .leftToRight
  }

  /// Which way all letters of the text run; nil where it has none, or of both.
  fileprivate var direction: LetterDirection? {
    var found: LetterDirection?
    for scalar in Substring(decoding: bytes, as: UTF8.self).unicodeScalars {
      guard let own = LetterDirection(of: scalar) else { continue }
      if let found, found != own { return nil }
      found = own
    }
    return found
  }
}

extension ElementRuns {
  /// Whether an element of a screen that runs from right to left is all in words that run the other way, such as a text that stands in for its
  /// translation. What stands between the words, and the stop at their end, belong to them.
  fileprivate var isForeign: Bool {
    var hasWords = false
    for run in self {
      if case .system = run.origin { return false }
      switch run.direction {
      case .leftToRight: if !run.marks.contains(.isolated) { hasWords = true }
      case .rightToLeft: return false
      case nil: if run.bytes.contains(where: { $0 >= 0xD6 }), run.hasRightToLeft { return false }
      }
    }
    return hasWords
  }
}

extension Run {
  fileprivate var hasRightToLeft: Bool {
    Substring(decoding: bytes, as: UTF8.self).unicodeScalars.contains { LetterDirection(of: $0) == .rightToLeft }
  }
}

/// Which way letters run.
private enum LetterDirection {
  case leftToRight, rightToLeft

  /// Nil for what runs as its neighbors do: digits, punctuation, space.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      // Arabic digits and punctuation are among them; they make no text of Latin words one of both directions.
      guard scalar.properties.isAlphabetic else { return nil }
      self = .rightToLeft
    default:
      guard scalar.properties.isAlphabetic else { return nil }
      self = .leftToRight
    }
  }
}

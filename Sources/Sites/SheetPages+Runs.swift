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
    model.beginList()
    for index in part ?? runs.startIndex..<runs.endIndex {
      let run = runs[index]
      let previous = index > runs.startIndex ? runs[index - 1] : nil
      let next = index + 1 < runs.endIndex ? runs[index + 1] : nil
      let marks = run.marks
      let link = run.link
      let href = link.flatMap { safeLink($0.destination) }
      let isMixed = isTurned && !isForeign
      let isolated = !isPart && run.isIsolated(isMixed)
      let opensIsolate = isolated && previous.map { $0.isIsolated(isMixed) && $0.link == link } != true
      let closesIsolate = isolated && next.map { $0.isIsolated(isMixed) && $0.link == link } != true
      let opensForeign = isForeign && previous == nil
      let closesForeign = isForeign && next == nil
      let period = runs.period(at: index)
      let breaks = runs.isBreak(at: index)
      let (isStrong, isEmphasized) = (
        !isPart && !breaks && marks.contains(.strong), !breaks && marks.contains(.emphasis)
      )
      let isCode = !breaks && marks.contains(.code)
      // All of them, also those that do not hold: a name that is missing would be looked for in everything around.
      model.beginObject()
      switch run.origin {
      case .literal: setOrigin(typed: true)
      case .fact: setOrigin(fact: true)
      case .system: setOrigin(system: true)
      }
      model.set(.markdown, marked?[index - runs.startIndex].map { model.markup($0) } ?? .absent)
      model.set(.opensPeriod, flag: period.opens)
      model.set(.closesPeriod, flag: period.closes)
      model.set(.href, text: href)
      model.set(.opensLink, flag: href != nil && previous?.link != link)
      model.set(.closesLink, flag: href != nil && next?.link != link)
      model.set(.opensIsolate, flag: opensIsolate)
      model.set(.closesIsolate, flag: closesIsolate)
      model.set(.opensForeign, flag: opensForeign)
      model.set(.closesForeign, flag: closesForeign)
      model.set(.strong, flag: isStrong)
      model.set(.emphasis, flag: isEmphasized)
      model.set(.code, flag: isCode)
      model.set(.breaks, flag: breaks)
      model.set(
        .plain,
        flag: href == nil && !opensIsolate && !closesIsolate && !opensForeign && !closesForeign && !period.opens
          && !period.closes && !isStrong && !isEmphasized && !isCode && !breaks)
      model.set(.text, text: shared.text[run.range])
      model.append(model.end())
    }
    return model.end()
  }

  private mutating func setOrigin(typed: Bool = false, fact: Bool = false, system: Bool = false) {
    model.set(.typed, flag: typed)
    model.set(.fact, flag: fact)
    model.set(.system, flag: system)
  }

  // MARK: The screen as text

  /// The element in the table of the screen as text.
  mutating func row(_ element: Element, runs: ModelReference) -> ModelReference {
    var places: [ModelReference] = []
    var lines: [SourcePlaces.Line] = []
    for run in element.runs {
      let origin = run.origin
      if let line = origin.range.flatMap({ site.places.line($0) }) {
        // Of the pieces of one line, the first says where it is.
        if lines.contains(where: line.isSame) { continue }
        lines.append(line)
        let text = model.store { line.append(to: &$0) }
        places.append(model.text(text))
      } else if let name = OriginName(origin) {
        let value = text(of: name)
        if !places.contains(value) { places.append(value) }
      }
    }
    let list = model.list(places)
    let label = label(of: element.role, element.plan)
    model.beginObject()
    model.set(.label, label)
    model.set(.lang, shared.lang)
    model.set(.dir, direction == .leftToRight ? .absent : shared.dir)
    model.set(.runs, runs)
    model.set(.places, list)
    return model.end()
  }

  private mutating func text(of name: OriginName) -> ModelReference {
    if let known = shared.originNames[name] { return known }
    let value = model.text(name.words)
    shared.originNames[name] = value
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

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
  /// - Parameter part: only these, as a part of a line that has their marks already.
  mutating func runs(of runs: ElementRuns, part: Range<Int>? = nil) -> ModelReference {
    let isPart = part != nil
    let isTurned = direction == .rightToLeft
    model.beginList()
    for index in part ?? runs.startIndex..<runs.endIndex {
      let run = runs[index]
      let previous = index > runs.startIndex ? runs[index - 1] : nil
      let next = index + 1 < runs.endIndex ? runs[index + 1] : nil
      let marks = run.marks
      let link = run.link
      let href = link.flatMap { safeLink($0.destination) }
      let isolated = !isPart && run.isIsolated(isTurned)
      let opensIsolate = isolated && previous.map { $0.isIsolated(isTurned) && $0.link == link } != true
      let closesIsolate = isolated && next.map { $0.isIsolated(isTurned) && $0.link == link } != true
      let bold = isPart ? (opens: false, closes: false) : runs.markdownMark(.strong, at: index)
      let italic = runs.markdownMark(.emphasis, at: index)
      let period = runs.period(at: index)
      let (isStrong, isEmphasized) = (!isPart && marks.contains(.strong), marks.contains(.emphasis))
      let names = isTurned && !isPart && !isolated && run.isTyped ? latinNames(run.bytes) : []
      for (stretch, part) in stretches(of: run.range, around: names).enumerated() {
        let (isFirst, isLast) = (stretch == 0, part.range.upperBound == run.range.upperBound)
        // All of them, also those that do not hold: a name that is missing would be looked for in everything around.
        model.beginObject()
        switch run.origin {
        case .literal: setOrigin(typed: true)
        case .fact: setOrigin(fact: true)
        case .system: setOrigin(system: true)
        }
        model.set(.opensBold, flag: isFirst && bold.opens)
        model.set(.closesBold, flag: isLast && bold.closes)
        model.set(.opensItalic, flag: isFirst && italic.opens)
        model.set(.closesItalic, flag: isLast && italic.closes)
        model.set(.opensPeriod, flag: isFirst && period.opens)
        model.set(.closesPeriod, flag: isLast && period.closes)
        model.set(.href, text: href)
        model.set(.opensLink, flag: isFirst && href != nil && previous?.link != link)
        model.set(.closesLink, flag: isLast && href != nil && next?.link != link)
        model.set(.opensIsolate, flag: opensIsolate || part.isName)
        model.set(.closesIsolate, flag: closesIsolate || part.isName)
        model.set(.strong, flag: isStrong)
        model.set(.emphasis, flag: isEmphasized)
        model.set(
          .plain,
          flag: href == nil && !opensIsolate && !closesIsolate && !period.opens && !period.closes && !isStrong
            && !isEmphasized && !part.isName)
        model.set(.text, text: shared.text[part.range])
        model.append(model.end())
      }
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

  /// Whether marked text begins or ends with a run, in Markdown. Asterisks mark text only where they stand at the edge of a word: elsewhere the mark is
  /// left out, for readers would see the asterisks.
  fileprivate func markdownMark(_ mark: RunMarks, at index: Int) -> (opens: Bool, closes: Bool) {
    guard self[index].marks.contains(mark) else { return (false, false) }
    var first = index
    while first > startIndex, self[first - 1].marks.contains(mark) { first -= 1 }
    var last = index
    while last + 1 < endIndex, self[last + 1].marks.contains(mark) { last += 1 }
    // A link that begins or ends within the marked text would stand across it.
    let isWhole = (first...last).allSatisfy { self[$0].link == self[first].link }
    let before = first > startIndex ? self[first - 1].bytes.last : nil
    let after = last + 1 < endIndex ? self[last + 1].bytes.first : nil
    guard isWhole, isEdge(before), isEdge(after), let inner = self[first].bytes.first, let end = self[last].bytes.last,
      !isSpace(inner), !isSpace(end)
    else { return (false, false) }
    return (index == first, index == last)
  }

  /// Nothing, white space or ASCII punctuation.
  private func isEdge(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return isSpace(byte)
      || (byte < 0x7F && byte > 0x20
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20))
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
}

extension Run {
  /// A stroke of ours, as it joins an amount and its period.
  fileprivate var isStroke: Bool {
    guard case .system = origin, let first = bytes.first else { return false }
    return first == UInt8(ascii: "/")
  }

  fileprivate var isTyped: Bool {
    if case .literal = origin { return true }
    return false
  }

  fileprivate var isPrice: Bool {
    guard case .fact(let fact, _, _) = origin else { return false }
    return switch fact {
    case .price, .introPrice, .perUnitPrice, .commitmentPrice: true
    default: false
    }
  }

  /// Whether a run has a direction of its own. On a screen that runs from right to left, Latin words have one too: "PhotoEditor+" must not turn into
  /// "+PhotoEditor".
  fileprivate func isIsolated(_ isTurned: Bool) -> Bool {
    if marks.contains(.isolated) { return true }
    guard isTurned, case .literal = origin else { return false }
    var hasLatin = false
    for byte in bytes {
      // Every script that runs from right to left begins above U+0590, so its letters begin with one of these bytes or a later one.
      if byte >= 0xD6 { return false }
      if (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") { hasLatin = true }
    }
    return hasLatin
  }
}

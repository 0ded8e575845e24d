import Findings
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
    model.beginList()
    for index in part ?? runs.startIndex..<runs.endIndex {
      let run = runs[index]
      let previous = index > runs.startIndex ? runs[index - 1] : nil
      let next = index + 1 < runs.endIndex ? runs[index + 1] : nil
      let marks = run.marks
      let link = run.link.flatMap { link in safeLink(link.destination).map { (link, $0) } }
      let isolated = !isPart && isIsolated(run)
      let bold = isPart ? (false, false) : markdownMark(.strong, in: runs, at: index)
      let italic = markdownMark(.emphasis, in: runs, at: index)
      // All of them, also those that do not hold: a name that is missing would be looked for in everything around.
      model.beginObject()
      switch run.origin {
      case .literal: setOrigin(fact: false, system: false)
      case .fact: setOrigin(fact: true, system: false)
      case .system: setOrigin(fact: false, system: true)
      }
      model.set(.opensBold, flag: bold.0)
      model.set(.closesBold, flag: bold.1)
      model.set(.opensItalic, flag: italic.opens)
      model.set(.closesItalic, flag: italic.closes)
      let period = period(in: runs, at: index)
      model.set(.opensPeriod, flag: period.opens)
      model.set(.closesPeriod, flag: period.closes)
      model.set(.href, text: link?.1)
      model.set(.opensLink, flag: link != nil && previous?.link != link?.0)
      model.set(.closesLink, flag: link != nil && next?.link != link?.0)
      model.set(
        .opensIsolate, flag: isolated && previous.map { isIsolated($0) && $0.link == run.link } != true)
      model.set(.closesIsolate, flag: isolated && next.map { isIsolated($0) && $0.link == run.link } != true)
      model.set(.strong, flag: !isPart && marks.contains(.strong))
      model.set(.emphasis, flag: marks.contains(.emphasis))
      model.set(.text, text: model.store { $0.append(contentsOf: run.bytes) })
      model.append(model.end())
    }
    return model.end()
  }

  /// Whether the period of an amount begins or ends with a run: "/month" after "$4.99".
  private func period(in runs: ElementRuns, at index: Int) -> (opens: Bool, closes: Bool) {
    func isOpening(_ index: Int) -> Bool {
      index > runs.startIndex && index < runs.endIndex && runs[index].isStroke && isPrice(runs[index - 1])
    }
    func isPeriod(_ index: Int) -> Bool {
      guard index < runs.endIndex, case .fact(.period, _, _) = runs[index].origin else { return false }
      return true
    }
    if isOpening(index) { return (true, !isPeriod(index + 1)) }
    return (false, isPeriod(index) && isOpening(index - 1))
  }

  private func isPrice(_ run: Run) -> Bool {
    guard case .fact(let fact, _, _) = run.origin else { return false }
    return [.price, .introPrice, .perUnitPrice, .commitmentPrice].contains(fact)
  }

  private mutating func setOrigin(fact: Bool, system: Bool) {
    model.set(.fact, flag: fact)
    model.set(.system, flag: system)
  }

  /// Whether a run has a direction of its own. On a screen that runs from right to left, Latin words have one too: "PhotoEditor+" must not turn into
  /// "+PhotoEditor".
  private func isIsolated(_ run: Run) -> Bool {
    if run.marks.contains(.isolated) { return true }
    guard direction == "rtl", case .literal = run.origin else { return false }
    var hasLatin = false
    for byte in run.bytes {
      // Every script that runs from right to left begins above U+0590, so its letters begin with one of these bytes or a later one.
      if byte >= 0xD6 { return false }
      if (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z") { hasLatin = true }
    }
    return hasLatin
  }

  /// Whether marked text begins or ends with a run, in Markdown. Asterisks mark text only where they stand at the edge of a word: elsewhere the mark is
  /// left out, for readers would see the asterisks.
  private func markdownMark(_ mark: RunMarks, in runs: ElementRuns, at index: Int) -> (opens: Bool, closes: Bool) {
    guard runs[index].marks.contains(mark) else { return (false, false) }
    var first = index
    while first > runs.startIndex, runs[first - 1].marks.contains(mark) { first -= 1 }
    var last = index
    while last + 1 < runs.endIndex, runs[last + 1].marks.contains(mark) { last += 1 }
    // A link that begins or ends within the marked text would stand across it.
    let isWhole = (first...last).allSatisfy { runs[$0].link == runs[first].link }
    let before = first > runs.startIndex ? runs[first - 1].bytes.last : nil
    let after = last + 1 < runs.endIndex ? runs[last + 1].bytes.first : nil
    guard isWhole, isEdge(before), isEdge(after), let inner = runs[first].bytes.first, let end = runs[last].bytes.last,
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

  /// The element in the table of the screen as text.
  mutating func row(_ element: Element, runs: ModelReference) -> ModelReference {
    var places: [String] = []
    var lines: [SourcePlaces.Line] = []
    for run in element.runs {
      let origin = run.origin
      if let line = origin.range.flatMap({ site.places.line($0) }) {
        // Of the pieces of one line, the first says where it is.
        if lines.contains(where: line.isSame) { continue }
        lines.append(line)
        places.append("\(line.text):\(line.position.column)")
      } else if let name = origin.name, !places.contains(name) {
        places.append(name)
      }
    }
    let list = model.texts(places)
    model.beginObject()
    let label = element.role.word
    model.set(
      .label, text: element.plan.map { "\(label), \(visible(site.project.planName($0, of: paywall)))" } ?? label)
    model.set(.runs, runs)
    model.set(.places, list)
    return model.end()
  }
}

extension Run {
  /// A stroke of ours, as it joins an amount and its period.
  fileprivate var isStroke: Bool {
    guard case .system = origin, let first = bytes.first else { return false }
    return first == UInt8(ascii: "/")
  }
}

extension Origin {
  /// What stands for the place where there is none.
  fileprivate var name: String? {
    switch self {
    case .literal: nil
    case .fact(let fact, _, _): fact.rawValue
    case .system(let word): "system: \(word.rawValue)"
    }
  }
}

import Findings
import Mustache
import Reports
import Screens
import Words

extension SheetPages {
  /// The runs of an element. What spans several runs (a link, strong text, a part with a direction of its own) opens in the first and closes in
  /// the last of them.
  mutating func runs(of runs: ElementRuns) -> ModelReference {
    model.beginList()
    for index in runs.indices {
      let run = runs[index]
      let previous = index > runs.startIndex ? runs[index - 1] : nil
      let next = index + 1 < runs.endIndex ? runs[index + 1] : nil
      let marks = run.marks
      model.beginObject()
      model.set(.text, text: model.store { $0.append(contentsOf: run.bytes) })
      if marks.contains(.strong) { model.set(.strong, flag: true) }
      if marks.contains(.emphasis) { model.set(.emphasis, flag: true) }
      switch run.origin {
      case .literal: break
      case .fact: model.set(.fact, flag: true)
      case .system: model.set(.system, flag: true)
      }
      if marks.contains(.isolated) {
        if previous?.isIsolated(with: run) != true { model.set(.opensIsolate, flag: true) }
        if next?.isIsolated(with: run) != true { model.set(.closesIsolate, flag: true) }
      }
      if let link = run.link, let href = safeLink(link.destination) {
        model.set(.href, text: href)
        if previous?.link != link { model.set(.opensLink, flag: true) }
        if next?.link != link { model.set(.closesLink, flag: true) }
      }
      setMarkdownMarks(runs, at: index)
      model.append(model.end())
    }
    return model.end()
  }

  /// Asterisks mark text only where they stand at the edge of a word: elsewhere the mark is left out, for readers would see the asterisks.
  private mutating func setMarkdownMarks(_ runs: ElementRuns, at index: Int) {
    for (mark, opens, closes) in [
      (RunMarks.strong, Name.opensBold, Name.closesBold), (.emphasis, .opensItalic, .closesItalic),
    ] where runs[index].marks.contains(mark) {
      var first = index
      while first > runs.startIndex, runs[first - 1].marks.contains(mark) { first -= 1 }
      var last = index
      while last + 1 < runs.endIndex, runs[last + 1].marks.contains(mark) { last += 1 }
      // A link that begins or ends within the marked text would stand across it.
      let isWhole = (first...last).allSatisfy { runs[$0].link == runs[first].link }
      let before = first > runs.startIndex ? runs[first - 1].bytes.last : nil
      let after = last + 1 < runs.endIndex ? runs[last + 1].bytes.first : nil
      guard isWhole, isEdge(before), isEdge(after), let inner = runs[first].bytes.first,
        let end = runs[last].bytes.last, !isSpace(inner), !isSpace(end)
      else { continue }
      if index == first { model.set(opens, flag: true) }
      if index == last { model.set(closes, flag: true) }
    }
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
    for run in element.runs {
      let place: String
      switch run.origin {
      case .literal(let range): place = site.places.text(range)
      case .fact(let fact, _, let range): place = range.map { site.places.text($0) } ?? fact.rawValue
      case .system(let word): place = "system: \(word.rawValue)"
      }
      if !places.contains(place) { places.append(place) }
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
  /// Whether both stand in one part with a direction of its own. A link's edge ends such a part.
  fileprivate func isIsolated(with other: Run) -> Bool {
    marks.contains(.isolated) && other.marks.contains(.isolated) && link == other.link
  }
}

import Findings
import Looks
import Mustache
import Projects
import Reports
import Screens

extension SheetPages {
  /// What was found on one screen.
  struct OnScreen {
    /// One for each element that a finding points at.
    var pins: [Pin] = []
    /// Of each finding that points at an element, in order: the number of that element's pin.
    var places: [Int] = []
    /// Findings with a place on the screen, and those about it that have none; in the order of their numbers.
    var findings: [Numbered] = []
    var missing: [Numbered] = []
  }

  struct Numbered {
    /// The index among the site's open findings.
    var finding: Int
    var number: Int
  }

  /// The findings of the current screen, numbered in reading order; first those that point at an element, then the others, then what is missing.
  mutating func screenFindings(_ screen: Screen) -> OnScreen {
    let all = site.findings.of(screenNumber)
    guard !all.isEmpty else { return OnScreen() }
    let elements = Array(screen.elements)
    var pointing: [(position: Int, finding: Int)] = []
    var others: [Int] = []
    var absent: [Int] = []
    for index in all.map({ Int($0) }) {
      let finding = site.findings.open[index].finding
      if let position = position(of: finding, among: elements) {
        pointing.append((position, index))
      } else if finding.isAbsence {
        absent.append(index)
      } else {
        others.append(index)
      }
    }
    pointing.sort { ($0.position, $0.finding) < ($1.position, $1.finding) }
    var found = OnScreen()
    var last: Int?
    for (position, index) in pointing {
      let number = found.findings.count + 1
      found.findings.append(Numbered(finding: index, number: number))
      // An element has one mark, however many findings point at it.
      if position != last {
        found.pins.append(
          Pin(
            element: elements[position].id, number: number, severity: site.findings.open[index].finding.severity,
            anchor: .absent))
      }
      last = position
      found.places.append(found.pins.last?.number ?? number)
    }
    for index in others { found.findings.append(Numbered(finding: index, number: found.findings.count + 1)) }
    for (offset, index) in absent.enumerated() {
      found.missing.append(Numbered(finding: index, number: found.findings.count + offset + 1))
    }
    return found
  }

  /// The position of the element that a finding points at: the first that has a run from there, of the finding's product where it names one.
  private func position(of finding: Finding, among elements: [Element]) -> Int? {
    let plan = finding.product.flatMap { id in
      paywall.plans.firstIndex { site.project.catalog.products[$0.product].id.value == id }
    }
    var first: Int?
    for (position, element) in elements.enumerated() {
      guard element.runs.contains(where: { $0.origin.range?.touches(finding.at) == true }) else { continue }
      if plan == nil || element.plan == plan { return position }
      if first == nil { first = position }
    }
    if first != nil || finding.isAbsence { return first }
    return plan.flatMap { place(of: finding, inPlan: $0, among: elements) }
  }

  /// Where a plan shows what a finding speaks of that has no place in a file of words: the text that it quotes, else the price that it is about, else
  /// the plan's name.
  private func place(of finding: Finding, inPlan plan: Int, among elements: [Element]) -> Int? {
    let own = elements.indices.filter { elements[$0].plan == plan && elements[$0].role.isOfPlan }
    for (index, quoted) in finding.message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    where index % 2 == 1 && !quoted.isEmpty {
      let place = own.first { elements[$0].role != .planName && elements[$0].text.contains(quoted) }
      if let place { return place }
    }
    let role: Role = finding.message.contains("price") || finding.message.contains("cost") ? .price : .planName
    return own.first { elements[$0].role == role } ?? own.first { elements[$0].role == .planName }
  }

  /// Sets the findings of a page.
  mutating func setFindings(_ found: OnScreen) {
    model.set(.isClean, flag: found.findings.isEmpty && found.missing.isEmpty)
    model.beginList()
    for (item, place) in zip(found.findings, found.places) {
      let (number, at) = (number(item.number), number(place))
      model.beginObject()
      model.set(.pin, number)
      model.set(.at, at)
      model.set(.severity, shared.severities[site.findings.open[item.finding].finding.severity.index])
      model.append(model.end())
    }
    model.set(.pins, model.end())
    setFindings(.findings, found.findings)
    setFindings(.missing, found.missing)
    model.set(.hasMissing, flag: !found.missing.isEmpty)
    let counts = countList(counts(found.findings))
    model.set(.counts, counts)
    guard !found.missing.isEmpty else {
      model.set(.missingCounts, shared.noItems)
      return
    }
    let missing = countList(self.counts(found.missing))
    model.beginList()
    model.beginObject()
    model.set(.counts, missing)
    model.append(model.end())
    model.set(.missingCounts, model.end())
  }

  private func counts(_ findings: [Numbered]) -> SeverityCounts {
    var counts = SeverityCounts()
    for item in findings { counts[site.findings.open[item.finding].finding.severity] += 1 }
    return counts
  }

  private mutating func setFindings(_ name: Name, _ findings: [Numbered]) {
    guard !findings.isEmpty else {
      model.set(name, shared.noItems)
      return
    }
    model.beginList()
    for item in findings {
      let severity = site.findings.open[item.finding].finding.severity
      let values = values(ofFinding: item.finding)
      let number = number(item.number)
      let root = shared.depths[depth]?.root ?? []
      let fingerprint = site.findings.open[item.finding].fingerprint
      let href = model.store { text in
        text.append(root)
        text.append("report/index.html#")
        text.append(fingerprint)
      }
      model.beginObject()
      model.set(.pin, number)
      model.set(.severity, shared.severities[severity.index])
      model.set(.label, shared.severityWords[severity.index])
      model.set(.title, values.title)
      model.set(.help, values.help)
      model.set(.helpMarkdown, values.helpMarkdown)
      model.set(.place, values.place)
      model.set(.rule, values.rule)
      model.set(.anchor, values.anchor)
      model.set(.href, text: href)
      model.append(model.end())
    }
    model.set(name, model.end())
  }

  /// The texts of a finding, stored at its first use.
  private mutating func values(ofFinding index: Int) -> FindingValues {
    if let known = shared.findings[index] { return known }
    let item = site.findings.open[index]
    let values = FindingValues(
      title: model.text(visible(item.finding.message)),
      help: item.finding.help.isEmpty ? .absent : model.text(visible(item.finding.help).uppercasedFirst),
      helpMarkdown: item.finding.help.isEmpty
        ? .absent : model.markup(markdownProse(item.finding.help, isCapitalized: true)),
      place: model.text(item.place), rule: model.text(item.finding.rule), anchor: model.text(item.fingerprint))
    shared.findings[index] = values
    return values
  }
}

extension SourceRange {
  /// Whether two places have a byte in common, or are one and the same.
  func touches(_ other: SourceRange) -> Bool {
    file == other.file && (start < other.end && other.start < end || self == other)
  }
}

import Findings
import Looks
import Mustache
import Screens

extension Theme {
  /// What a page made with a project's own templates leaves out: the prices and periods that its screen shows. Nobody may sell without them.
  ///
  /// Two plans at one price have it twice on their screen, so it must be twice on the page; what other elements say again must be there once.
  func lacks(of screen: Screen, made template: TemplateID, in page: [UInt8]) -> Finding? {
    guard let own = blamed[template] else { return nil }
    let escaping = library.escaping(of: template)
    var texts: [String] = []
    var needed: [String: Int] = [:]
    var plansWith: [String: Set<Int>] = [:]
    for element in screen.elements {
      for run in element.runs where run.isFact(.price) || run.isFact(.period) {
        let text = run.text
        if needed[text] == nil {
          texts.append(text)
          needed[text] = 1
        }
        guard let plan = element.plan, Role.ofPlans.contains(element.role) else { continue }
        plansWith[text, default: []].insert(plan)
        needed[text] = max(needed[text] ?? 1, plansWith[text]?.count ?? 1)
      }
    }
    let lacking = texts.filter { text in
      page.count(of: Array(escaping.escape(text).utf8), upTo: needed[text] ?? 1) < needed[text] ?? 1
    }
    guard !lacking.isEmpty else { return nil }
    return Finding(
      rule: "page-lacks-price", kind: .input, severity: .error, "Pages leave out \(Theme.list(lacking))",
      help: "print the lines of every plan: a screen that hides its price cannot be judged by its page",
      at: .start(of: own.file), locales: [screen.sheet.market.locale.identifier], screens: [screen.address])
  }

  /// By page, the own template that most likely drops what is missing from it: the one nearest to the price among those it is made with.
  static func blamed(_ own: [OwnTemplate], in library: TemplateLibrary) -> [TemplateID: OwnTemplate] {
    let order = ["plan", "plans", "phone", "preview", "screen", "runs"]
    if own.isEmpty { return [:] }
    var blamed: [TemplateID: OwnTemplate] = [:]
    for page in PageShape.all {
      guard let template = library.template(named: page.template, escaping: page.escaping) else { continue }
      let parts = library.templates(reachableFrom: template)
      let involved = own.filter { own in
        own.escaping == page.escaping
          && library.template(named: own.name, escaping: own.escaping).map(parts.contains) ?? false
      }
      blamed[template] = involved.min {
        (order.firstIndex(of: $0.name) ?? .max) < (order.firstIndex(of: $1.name) ?? .max)
      }
    }
    return blamed
  }

  static func list(_ texts: [String]) -> String {
    let shown = texts.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return texts.count > 4 ? "\(shown) and \(texts.count - 4) more" : shown
  }

  /// The same for all pages of a build: one finding a template, with all the screens that it spoils, in the order of their addresses.
  public static func merged(_ findings: [Finding]) -> [Finding] {
    var merged: [SourceRange: Finding] = [:]
    for finding in findings.sorted(by: { ($0.screens.first ?? "") < ($1.screens.first ?? "") }) {
      guard var known = merged[finding.at] else {
        merged[finding.at] = finding
        continue
      }
      if known.screens.last != finding.screens.last { known.screens += finding.screens }
      for locale in finding.locales where !known.locales.contains(locale) { known.locales.append(locale) }
      merged[finding.at] = known
    }
    return merged.values.sorted { $0.at.file < $1.at.file }.map { finding in
      var finding = finding
      finding.locales.sort()
      return finding
    }
  }
}

extension [UInt8] {
  /// How often a text stands in these bytes on its own: `9,99` is not in `39,99`, nor `year` in `yearly`.
  ///
  /// - Parameter limit: counting stops there.
  func count(of other: [UInt8], upTo limit: Int) -> Int {
    guard let first = other.first, let last = other.last, other.count <= count else { return other.isEmpty ? limit : 0 }
    return withUnsafeBufferPointer { bytes in
      other.withUnsafeBufferPointer { wanted in
        var found = 0
        var index = 0
        while index <= bytes.count - wanted.count, found < limit {
          guard bytes[index] == first, bytes[index..<index + wanted.count].elementsEqual(wanted) else {
            index += 1
            continue
          }
          let end = index + wanted.count
          let isWhole =
            !(index > 0 && continues(bytes[index - 1], first)) && !(end < bytes.count && continues(last, bytes[end]))
          if isWhole { found += 1 }
          index = isWhole ? end : index + 1
        }
        return found
      }
    }
  }
}

/// Whether two bytes side by side belong to one number or one word.
private func continues(_ a: UInt8, _ b: UInt8) -> Bool {
  func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  return isDigit(a) && isDigit(b) || isLetter(a) && isLetter(b)
}

import Findings
import Foundation
import Mustache
import Reports
import ReviewRules

extension Site {
  static func path(ofRule rule: String) -> String { "rules/\(rule).html" }

  /// The ids of the rules that found anything, sorted: those that the report leads to, and that have pages.
  var ruledFindings: [String] {
    Set((findings.open + findings.suppressed).map(\.finding.rule)).filter { Registry.rule($0) != nil }.sorted()
  }
}

extension SharedPages {
  func renderRules(_ emit: Site.Emit) {
    for id in site.ruledFindings {
      guard let model = rule(id) else { continue }
      site.render(site.theme.entries.rule, model, to: Site.path(ofRule: id), emit)
    }
  }

  func rule(_ id: String) -> Model? {
    guard let rule = Registry.rule(id), let text = rule.explanation else { return nil }
    let head = Site.Head(
      kind: "rule", place: .report, depth: 1, address: Site.path(ofRule: id), heading: text.title,
      lead: Prose(text.summary).plain, facts: [id, rule.severity.word, rule.basis.words(guideline: rule.guideline)])
    return site.page(head) { model in
      var sections = [("Why", Prose(text.why)), ("How to fix", Prose(text.fix)), ("Source", Prose(text.source))]
      let rejections = Rejection.known(ofRule: id)
      if !rejections.isEmpty { sections.append(("Known rejections", Prose(rejections))) }
      let list = model.list { list in
        for (title, prose) in sections {
          let lines = list.list { list in
            for line in prose.lines { list.append(list.line(line)) }
          }
          let value = list.object {
            $0.set(.title, text: title)
            $0.set(.lines, lines)
          }
          list.append(value)
        }
      }
      model.set(.sections, list)
      let examples = text.bad.map { ("Bad", $0) } + text.good.map { ("Good", $0) }
      let groups = model.list { list in
        for (title, example) in examples {
          for file in example.files {
            let code = MarkedCode(file.text)
            let pieces = list.list { list in
              for piece in code.pieces {
                let value = list.object {
                  $0.set(.text, text: piece.text)
                  $0.set(.isChanged, flag: piece.isMarked)
                }
                list.append(value)
              }
            }
            let value = list.object {
              $0.set(.title, text: title)
              $0.set(.place, text: file.path)
              $0.set(.text, text: code.text)
              $0.set(.pieces, pieces)
            }
            list.append(value)
          }
        }
      }
      model.set(.groups, groups)
      let open = site.findings.open.filter { $0.finding.rule == id }
      let findings = model.list { list in
        for finding in open { list.append(item(finding, in: &list)) }
      }
      model.set(.hasFindings, flag: !open.isEmpty)
      model.set(.findings, findings)
    }
  }
}

extension ModelBuilder {
  fileprivate mutating func line(_ pieces: [Prose.Piece]) -> ModelReference {
    let parts = list { list in
      for piece in pieces {
        let value = list.object {
          $0.set(.text, text: piece.text)
          $0.set(.code, flag: piece.isCode)
          $0.set(.href, text: piece.address)
        }
        list.append(value)
      }
    }
    return object { $0.set(.parts, parts) }
  }
}

/// A file of an example without the marks around what the rule finds, so that it can be copied as it is.
struct MarkedCode {
  struct Piece: Hashable {
    var text: String
    var isMarked: Bool
  }

  private(set) var pieces: [Piece] = []

  var text: String { pieces.map(\.text).joined() }

  init(_ marked: String) {
    var isMarked = false
    var text = ""
    for scalar in marked.unicodeScalars {
      if scalar == "«" || scalar == "»" {
        if !text.isEmpty { pieces.append(Piece(text: text, isMarked: isMarked)) }
        text = ""
        isMarked = scalar == "«"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    while text.hasSuffix("\n") { text.removeLast() }
    if !text.isEmpty { pieces.append(Piece(text: text, isMarked: isMarked)) }
  }
}

/// Paragraphs of a rule's text, as pieces: as much of Markdown as the rules' own texts use.
private struct Prose {
  struct Piece {
    var text: String
    var isCode = false
    var address: String?
  }

  var lines: [[Piece]] = []

  var plain: String { lines.map { $0.map(\.text).joined() }.joined(separator: " ") }

  init(_ markdown: String) {
    var paragraph = ""
    func pieces(_ text: String) -> [[Piece]] { text.isEmpty ? [] : [Prose.pieces(of: text)] }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmingCharacters(in: .whitespaces)
      let isItem = text.hasPrefix("* ") || text.hasPrefix("- ")
      if text.isEmpty || text.hasPrefix("```") || isItem {
        lines += pieces(paragraph)
        paragraph = ""
      }
      if text.isEmpty || text.hasPrefix("```") { continue }
      paragraph += (paragraph.isEmpty ? "" : " ") + (isItem ? "• " + text.dropFirst(2) : text)
    }
    lines += pieces(paragraph)
  }

  init(_ rejections: [Rejection]) {
    lines = rejections.map { rejection in
      [Piece(text: rejection.sentence + " ")]
        + rejection.sources.enumerated().flatMap { index, source in
          (index == 0 ? [] : [Piece(text: ", ")]) + [Piece(text: source, address: source)]
        }
    }
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        pieces.append(Piece(text: String(part), isCode: true))
        continue
      }
      var rest = part[...]
      while let start = rest.range(of: "<http"), let end = rest[start.upperBound...].firstIndex(of: ">") {
        pieces.append(Piece(text: String(rest[..<start.lowerBound])))
        let address = String(rest[rest.index(after: start.lowerBound)..<end])
        pieces.append(Piece(text: address, address: address))
        rest = rest[rest.index(after: end)...]
      }
      pieces.append(Piece(text: String(rest).replacing("**", with: "")))
    }
    return pieces.filter { !$0.text.isEmpty }
  }
}

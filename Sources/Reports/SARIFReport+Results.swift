import Findings
import ReviewRules

extension JSONWriter {
  mutating func result(_ item: ReportedFinding, in run: SARIFRun, _ places: Places) {
    let finding = item.finding
    guard let (range, elsewhere) = places.received(finding.at) else { return }
    var message = elsewhere.isEmpty ? "" : "\(elsewhere): "
    message += visible(finding.message)
    if !finding.help.isEmpty { message += "\n" + visible(finding.help) }
    let (near, far) = (
      finding.related.filter { places.isInside($0.at) }, finding.related.filter { !places.isInside($0.at) }
    )
    for related in far { message += "\n\(places.text(of: related.at)): \(visible(related.message))" }
    object { writer in
      writer.key("ruleId")
      writer.string(finding.rule)
      if let index = run.index(of: finding.rule) {
        writer.key("ruleIndex")
        writer.number(index)
      }
      writer.key("level")
      writer.string(finding.severity.rawValue)
      writer.key("message")
      writer.text(withoutLinks(message))
      writer.key("locations")
      writer.array { writer in
        writer.object { writer in
          writer.physicalLocation(range, places)
          writer.logicalLocations(finding)
        }
      }
      if !near.isEmpty {
        writer.key("relatedLocations")
        writer.array { writer in
          for (number, related) in near.prefix(100).enumerated() {
            writer.object { writer in
              writer.key("id")
              writer.number(number + 1)
              writer.physicalLocation(related.at, places)
              writer.key("message")
              writer.text(withoutLinks(visible(related.message)))
            }
          }
        }
      }
      writer.key("partialFingerprints")
      writer.object(inline: true) { writer in
        if let hash = places.lineHash(of: range) {
          writer.key("primaryLocationLineHash")
          writer.string(hash)
        }
        writer.key("paywallgenFinding/v1")
        writer.string(item.fingerprint)
      }
      if let guideline = item.judged.guideline, run.guidelines.contains(guideline) {
        writer.key("taxa")
        writer.array(inline: true) { $0.taxon(guideline, in: run) }
      }
      if let reason = item.judged.suppression {
        writer.key("suppressions")
        writer.array { writer in
          writer.object(inline: true) { writer in
            writer.key("kind")
            writer.string("external")
            writer.key("status")
            writer.string("accepted")
            writer.key("justification")
            writer.string(reason.isEmpty ? "accepted" : visible(reason))
          }
        }
      }
      writer.key("properties")
      writer.properties(of: item)
    }
  }

  private mutating func physicalLocation(_ range: SourceRange, _ places: Places) {
    let (start, end) = places.utf16(of: range)
    key("physicalLocation")
    object { writer in
      writer.key("artifactLocation")
      writer.object(inline: true) { writer in
        writer.key("uri")
        writer.string(relativeURI(places.path(of: range)))
        writer.key("uriBaseId")
        writer.string("%SRCROOT%")
      }
      writer.key("region")
      writer.object(inline: true) { writer in
        writer.key("startLine")
        writer.number(start.line)
        writer.key("startColumn")
        writer.number(start.column)
        writer.key("endLine")
        writer.number(end.line)
        writer.key("endColumn")
        writer.number(end.column)
      }
    }
  }

  /// Whom a finding is about: a paywall, a product.
  private mutating func logicalLocations(_ finding: Finding) {
    let names: [(kind: String, name: String?)] = [("paywall", finding.paywall), ("product", finding.product)]
    guard names.contains(where: { $0.name != nil }) else { return }
    key("logicalLocations")
    array { writer in
      for case (let kind, let name?) in names {
        writer.object(inline: true) { writer in
          writer.key("name")
          writer.string(visible(name))
          writer.key("kind")
          writer.string(kind)
        }
      }
    }
  }

  private mutating func properties(of item: ReportedFinding) {
    let finding = item.finding
    object(inline: true) { writer in
      writer.key("kind")
      writer.string(finding.kind.rawValue)
      if let basis = item.judged.basis {
        writer.key("basis")
        writer.string(basis.rawValue)
      }
      writer.key("locales")
      writer.strings(finding.locales)
      writer.key("storefronts")
      writer.strings(finding.storefronts)
      writer.key("screens")
      // One finding may be on thousands of screens, and the document is to stay small.
      writer.strings(Array(finding.screens.prefix(20)))
    }
  }
}

/// Text in which nothing is a link: in a message, `[text](target)` would be one.
private func withoutLinks(_ text: String) -> String {
  let bytes = text.utf8
  guard zip(bytes, bytes.dropFirst()).contains(where: { $0 == UInt8(ascii: "]") && $1 == UInt8(ascii: "(") }) else {
    return text
  }
  return replacingScalars(in: text) { ["\\", "[", "]"].contains($0) ? "\\\($0)" : nil }
}

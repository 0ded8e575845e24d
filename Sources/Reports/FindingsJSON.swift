import Findings
import ReviewRules

extension Report {
  /// The findings as JSON, by `Schemas/findings.schema.json`.
  public func json() -> [UInt8] {
    let places = Places(self)
    var fingerprints = Fingerprints(places)
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schemaVersion")
      writer.number(1)
      writer.key("tool")
      writer.object(inline: true) { writer in
        writer.key("name")
        writer.string("paywallgen")
        writer.key("version")
        writer.string(version)
      }
      writer.key("today")
      writer.string(today.description)
      writer.key("findings")
      writer.array { writer in
        for judged in judgement.findings {
          let fingerprint = fingerprints.next(judged.finding)
          writer.finding(judged, places, fingerprint: fingerprint)
        }
      }
      writer.key("notChecked")
      writer.array { writer in
        for entry in judgement.notChecked {
          writer.object(inline: true) { writer in
            writer.key("rule")
            writer.string(entry.rule)
            writer.key("reason")
            writer.string(entry.reason)
          }
        }
      }
      writer.key("summary")
      writer.summary(FindingCounts(judgement.findings), screens: judgement.screenCount)
    }
    return writer.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func finding(_ judged: JudgedFinding, _ places: Places, fingerprint: String) {
    let finding = judged.finding
    object { writer in
      writer.key("rule")
      writer.string(finding.rule)
      writer.key("kind")
      writer.string(finding.kind.rawValue)
      writer.key("severity")
      writer.string(finding.severity.rawValue)
      writer.key("basis")
      writer.string(judged.basis?.rawValue)
      writer.key("guideline")
      writer.string(judged.guideline)
      writer.key("message")
      writer.string(finding.message)
      writer.key("help")
      writer.string(finding.help)
      writer.key("location")
      writer.location(finding.at, places)
      writer.key("related")
      writer.array { writer in
        for related in finding.related {
          writer.object(inline: true) { writer in
            writer.key("message")
            writer.string(related.message)
            writer.key("location")
            writer.location(related.at, places)
          }
        }
      }
      writer.key("paywall")
      writer.string(finding.paywall)
      writer.key("product")
      writer.string(finding.product)
      writer.key("locales")
      writer.strings(finding.locales)
      writer.key("storefronts")
      writer.strings(finding.storefronts)
      writer.key("screens")
      writer.strings(finding.screens)
      writer.key("fingerprint")
      writer.string(fingerprint)
      writer.key("suppressed")
      writer.string(judged.suppression)
    }
  }

  fileprivate mutating func location(_ range: SourceRange, _ places: Places) {
    let (start, end) = (places.start(of: range), places.end(of: range))
    object(inline: true) { writer in
      writer.key("file")
      writer.string(places.path(of: range))
      writer.key("line")
      writer.number(start.line)
      writer.key("column")
      writer.number(start.column)
      writer.key("endLine")
      writer.number(end.line)
      writer.key("endColumn")
      writer.number(end.column)
    }
  }

  fileprivate mutating func summary(_ counts: FindingCounts, screens: Int) {
    object(inline: true) { writer in
      writer.key("errors")
      writer.number(counts.errors)
      writer.key("warnings")
      writer.number(counts.warnings)
      writer.key("notes")
      writer.number(counts.notes)
      writer.key("suppressed")
      writer.number(counts.suppressed)
      writer.key("screens")
      writer.number(screens)
    }
  }
}

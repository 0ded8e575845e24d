import ReviewRules

extension Explanation {
  public func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schemaVersion")
      writer.number(1)
      writer.key("guideline")
      writer.string(guideline)
      writer.key("rules")
      writer.array { writer in for rule in rules { writer.rule(rule, here?[rule.id]) } }
      writer.key("rejections")
      writer.array { writer in for rejection in rejections { writer.rejection(rejection) } }
    }
    return writer.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func rule(_ rule: any Rule.Type, _ here: RuleOutcome?) {
    object { writer in
      writer.key("id")
      writer.string(rule.id)
      writer.key("severity")
      writer.string(rule.severity.rawValue)
      writer.key("basis")
      writer.string(rule.basis.rawValue)
      writer.key("guideline")
      writer.string(rule.guideline)
      writer.key("since")
      writer.number(rule.since)
      writer.key("needs")
      writer.strings(rule.needs.map(\.rawValue).sorted())
      if let text = rule.explanation {
        writer.key("title")
        writer.string(text.title)
        writer.key("summary")
        writer.string(text.summary)
        writer.key("why")
        writer.string(text.why)
        writer.key("source")
        writer.string(text.source)
        writer.key("bad")
        writer.strings(text.bad.map(\.text))
        writer.key("good")
        writer.strings(text.good.map(\.text))
        writer.key("fix")
        writer.string(text.fix)
      }
      writer.key("here")
      if let here { writer.outcome(here) } else { writer.null() }
    }
  }

  private mutating func outcome(_ outcome: RuleOutcome) {
    object { writer in
      writer.key("ran")
      writer.bool(outcome.ran)
      writer.key("errors")
      writer.number(outcome.counts.errors)
      writer.key("warnings")
      writer.number(outcome.counts.warnings)
      writer.key("notes")
      writer.number(outcome.counts.notes)
      writer.key("suppressed")
      writer.number(outcome.counts.suppressed)
      writer.key("notChecked")
      writer.strings(outcome.notChecked)
      writer.key("findings")
      writer.array { writer in
        for finding in outcome.findings {
          writer.object(inline: true) { writer in
            writer.key("severity")
            writer.string(finding.severity.rawValue)
            writer.key("message")
            writer.string(finding.message)
            writer.key("place")
            writer.string(finding.place)
          }
        }
      }
    }
  }

  fileprivate mutating func rejection(_ rejection: Rejection) {
    object { writer in
      writer.key("guideline")
      writer.string(rejection.guideline)
      writer.key("date")
      writer.string(rejection.date)
      writer.key("trigger")
      writer.string(rejection.trigger)
      writer.key("remedy")
      writer.string(rejection.remedy)
      writer.key("sources")
      writer.strings(rejection.sources)
      writer.key("rules")
      writer.strings(rejection.rules)
    }
  }
}

import Findings
import ReviewRules

extension JSONWriter {
  /// A message: an object with its text.
  mutating func text(_ text: String, markdown: String? = nil) {
    object(inline: true) { writer in
      writer.key("text")
      writer.string(text)
      if let markdown {
        writer.key("markdown")
        writer.string(markdown)
      }
    }
  }

  mutating func tool(_ run: SARIFRun, version: String) {
    object { writer in
      writer.key("driver")
      writer.object { writer in
        writer.key("name")
        writer.string("paywallgen")
        writer.key("version")
        writer.string(version)
        writer.key("semanticVersion")
        writer.string(version)
        if !run.guidelines.isEmpty {
          writer.key("supportedTaxonomies")
          writer.array(inline: true) { $0.taxonomyReference() }
        }
        writer.key("notifications")
        writer.array { writer in
          for notification in SARIFRun.notifications {
            writer.object(inline: true) { writer in
              writer.key("id")
              writer.string(notification.id.description)
              writer.key("shortDescription")
              writer.text(notification.text.description)
            }
          }
        }
        writer.key("rules")
        writer.array { writer in for rule in run.rules { writer.rule(rule, in: run) } }
      }
    }
  }

  private mutating func rule(_ rule: RuleDescription, in run: SARIFRun) {
    object { writer in
      writer.key("id")
      writer.string(rule.id)
      writer.key("name")
      writer.string(String(rule.name.prefix(255)))
      writer.key("shortDescription")
      writer.text(shortened(rule.title))
      writer.key("fullDescription")
      writer.text(shortened(rule.summary))
      writer.key("help")
      writer.text(rule.help, markdown: rule.markdown)
      if let address = rule.address {
        writer.key("helpUri")
        writer.string(address)
      }
      writer.key("defaultConfiguration")
      writer.object(inline: true) { writer in
        writer.key("level")
        writer.string(rule.severity.rawValue)
      }
      if let guideline = rule.guideline {
        writer.key("relationships")
        writer.array { writer in
          writer.object(inline: true) { writer in
            writer.key("target")
            writer.taxon(guideline, in: run)
            writer.key("kinds")
            writer.strings(["relevant"])
          }
        }
      }
      writer.key("properties")
      writer.object(inline: true) { writer in
        writer.key("precision")
        writer.string(rule.precision)
        writer.key("problem.severity")
        writer.string(rule.severity == .note ? "recommendation" : rule.severity.rawValue)
        writer.key("tags")
        writer.strings(rule.tags)
      }
    }
  }

  /// App Review's guidelines, as far as rules rest on them: results are classified by their sections.
  mutating func taxonomy(_ run: SARIFRun) {
    object { writer in
      writer.key("name")
      writer.string("App Review Guidelines")
      writer.key("organization")
      writer.string("Apple")
      writer.key("informationUri")
      writer.string("https://developer.apple.com/app-store/review/guidelines/")
      writer.key("shortDescription")
      writer.text("What Apple asks of apps in the App Store")
      writer.key("taxa")
      writer.array { writer in
        for guideline in run.guidelines {
          writer.object(inline: true) { writer in
            writer.key("id")
            writer.string(guideline)
          }
        }
      }
    }
  }

  private mutating func taxonomyReference() {
    object(inline: true) { writer in
      writer.key("name")
      writer.string("App Review Guidelines")
      writer.key("index")
      writer.number(0)
    }
  }

  mutating func taxon(_ guideline: String, in run: SARIFRun) {
    object(inline: true) { writer in
      writer.key("id")
      writer.string(guideline)
      if let index = run.guidelines.firstIndex(of: guideline) {
        writer.key("index")
        writer.number(index)
      }
      writer.key("toolComponent")
      writer.taxonomyReference()
    }
  }

  /// Whether all could be done, and what could not.
  mutating func invocation(_ run: SARIFRun, _ places: Places) {
    object { writer in
      writer.key("executionSuccessful")
      writer.bool(run.isComplete)
      writer.key("toolExecutionNotifications")
      writer.array { writer in
        for entry in run.notChecked {
          writer.notification("not-checked", level: .note, "Not checked: \(visible(entry.reason))", entry.rule, run)
        }
        for item in run.homeless {
          let place = places.text(of: item.finding.at)
          let message = "\(place): \(item.finding.sentence)"
          writer.notification("no-place", level: item.finding.severity, message, item.finding.rule, run)
        }
        if run.leftOut > 0 {
          writer.notification("left-out", level: .warning, counted(run.leftOut, "finding") + " left out", nil, run)
        }
      }
    }
  }

  private mutating func notification(
    _ id: String, level: Severity, _ message: String, _ rule: String?, _ run: SARIFRun
  ) {
    object(inline: true) { writer in
      writer.key("descriptor")
      writer.object(inline: true) { writer in
        writer.key("id")
        writer.string(id)
      }
      if let rule {
        writer.key("associatedRule")
        writer.object(inline: true) { writer in
          writer.key("id")
          writer.string(rule)
          if let index = run.index(of: rule) {
            writer.key("index")
            writer.number(index)
          }
        }
      }
      writer.key("level")
      writer.string(level.rawValue)
      writer.key("message")
      writer.text(message)
    }
  }
}

/// At most 1,024 characters, as GitHub takes of a description.
private func shortened(_ text: String) -> String {
  guard text.utf16.count > 1_024 else { return text }
  var short = String(text.unicodeScalars.prefix(500))
  if let end = short.lastIndex(of: " ") { short = String(short[..<end]) }
  return short + " …"
}

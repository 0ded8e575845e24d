import Findings
import Locales
import Mustache
import Projects
import Reports

extension SharedPages {
  func reviewKit() -> ReviewKit {
    let wanted = Set(site.plan.paywalls.flatMap { $0.markets.map { $0.wanted ?? $0.storefront } })
    return ReviewKit(of: site.project, prices: site.prices, wanted: wanted)
  }

  func renderReviewKit(_ emit: Site.Emit) {
    let kit = reviewKit()
    site.render(site.theme.entries.reviewKit, page(of: kit), to: "review-kit/index.html", emit)
    kit.json().withUnsafeBytes { emit("review-kit/review-kit.json", $0) }
  }

  private func page(of kit: ReviewKit) -> Model {
    let open = kit.openCount
    let head = Site.Head(
      kind: "review-kit", place: .reviewKit, depth: 1, address: "review-kit/",
      heading: open == 0
        ? "Ready for App Store Connect" : "Ready for App Store Connect, but for \(counting(open, "field"))",
      lead: "In the order of its forms. Select a field to take its whole text, or copy it with the button beside it.",
      facts: ["As of \(site.project.today.words)", "Limits as read in \(Limit.displayName.fact.read)"])
    return site.page(head) { model in
      let groups = model.list { list in
        for kind in ReviewKit.Section.Kind.allCases {
          let own = kit.sections.filter { $0.kind == kind }
          guard !own.isEmpty else { continue }
          let links = list.list { list in
            for section in own {
              let link = list.object {
                $0.set(.title, text: visible(section.title))
                $0.set(.href, text: "#\(section.anchor)")
                $0.set(.number, text: section.openCount == 0 ? nil : String(section.openCount))
              }
              list.append(link)
            }
          }
          let group = list.object {
            $0.set(.title, text: kind.title)
            $0.set(.links, links)
          }
          list.append(group)
        }
      }
      model.set(.groups, groups)
      let sections = model.list { list in
        for section in kit.sections {
          let value = self.section(section, in: &list)
          list.append(value)
        }
      }
      model.set(.sections, sections)
    }
  }

  private func section(_ section: ReviewKit.Section, in model: inout ModelBuilder) -> ModelReference {
    let blocks = model.list { list in
      for block in section.blocks {
        let fields = list.list { list in
          for field in block.fields {
            let value = self.field(field, in: &list)
            list.append(value)
          }
        }
        let value = list.object {
          $0.set(.title, text: block.title)
          $0.set(.note, text: block.note)
          $0.set(.fields, fields)
        }
        list.append(value)
      }
    }
    return model.object {
      $0.set(.anchor, text: section.anchor)
      $0.set(.title, text: visible(section.title))
      $0.set(.note, text: visible(section.note))
      $0.set(.blocks, blocks)
    }
  }

  private func field(_ field: ReviewKit.Field, in model: inout ModelBuilder) -> ModelReference {
    let most = max(field.measure?.limit.most ?? 1, 1)
    return model.object {
      $0.set(.label, text: field.label)
      $0.set(.value, text: field.value)
      $0.set(.lang, text: field.locale?.identifier)
      $0.set(.dir, text: field.locale.map { site.direction(of: $0).rawValue })
      $0.set(.note, text: field.note.isEmpty ? nil : visible(field.note))
      $0.set(.code, flag: field.isCode)
      $0.set(.characters, text: field.measure?.words)
      let filled = field.measure.map { min($0.length, most) * 100 / most }
      $0.set(.percent, text: filled.map { "\($0)%" })
      $0.set(.tick, text: field.measure.flatMap { $0.safe < most ? "\($0.safe * 100 / most)%" : nil })
      $0.set(.severity, text: field.severity?.rawValue)
      $0.set(.message, text: field.message.isEmpty ? nil : field.message)
    }
  }
}

extension ReviewKit.Section.Kind {
  /// The heading in the list of forms.
  fileprivate var title: String {
    switch self {
    case .group: "Subscription group"
    case .product: "Products"
    case .notes: "For the reviewer"
    }
  }
}

extension ReviewKit {
  /// The same for machines.
  func json() -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.key("schemaVersion")
      $0.number(1)
      $0.key("sections")
      $0.array { json in
        for section in sections {
          json.object { json in
            json.key("kind")
            json.string(section.kind.rawValue)
            json.key("title")
            json.string(section.title)
            json.key("fields")
            json.array { json in
              for block in section.blocks {
                for field in block.fields { json.object(inline: true) { field.write(in: block, to: &$0) } }
              }
            }
          }
        }
      }
    }
    return json.finished()
  }
}

extension ReviewKit.Field {
  fileprivate func write(in block: ReviewKit.Block, to json: inout JSONWriter) {
    json.key("field")
    json.string(block.title ?? label)
    if block.title != nil {
      json.key(measure == nil ? "storefront" : "locale")
      json.string(measure == nil ? label : locale?.identifier ?? label)
    }
    json.key("value")
    json.string(value)
    if let measure {
      json.key("length")
      json.number(measure.length)
      json.key("safe")
      json.number(measure.safe)
      json.key("most")
      json.number(measure.limit.most)
    }
    if let severity {
      json.key("severity")
      json.string(severity.rawValue)
      json.key("message")
      json.string(message)
    }
  }
}

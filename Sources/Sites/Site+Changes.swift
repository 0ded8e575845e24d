import Locales
import Mustache
import Reports

/// What a site says of the time before.
public struct SiteChanges: Sendable {
  /// What people call the time before: a branch, tag or commit.
  public var since: String
  public var changes: Changes

  public init(since: String, _ changes: Changes) {
    self.since = since
    self.changes = changes
  }
}

/// The kinds of changes, in the order in which customers feel them.
private enum ChangeGroup: CaseIterable {
  case prices, offers, names, words, rest

  init(_ aspect: Changes.Change.Aspect) {
    switch aspect {
    case .price, .scheduledPrice, .commitment: self = .prices
    case .offer: self = .offers
    case .name, .description: self = .names
    case .words, .link: self = .words
    case .period, .kind, .level, .familySharing, .availability, .plan, .order, .selected, .language: self = .rest
    }
  }

  var title: String {
    switch self {
    case .prices: "Prices"
    case .offers: "Offers"
    case .names: "Names and descriptions"
    case .words: "Words and links"
    case .rest: "Order, sharing and the rest"
    }
  }

  var noun: String {
    switch self {
    case .prices: "price"
    case .offers: "offer"
    case .names: "name"
    case .words: "text"
    case .rest: "other thing"
    }
  }
}

extension Site {
  /// The paths of the pages about changes; empty where the site says nothing of them.
  var changesPaths: [String] {
    options.changes == nil ? [] : ["index.html", "changes.json", "changes.md"].map { "changes/\($0)" }
  }

  func renderChanges(_ emit: Emit) {
    guard let changes = options.changes else { return }
    render(theme.entries.changes, page(of: changes), to: "changes/index.html", emit)
    let all = changes.changes
    all.json(from: changes.since, to: ".", today: project.today, version: report.version)
      .withUnsafeBytes { emit("changes/changes.json", $0) }
    all.markdown().withUnsafeBytes { emit("changes/changes.md", $0) }
  }

  private func page(of past: SiteChanges) -> Model {
    let changes = past.changes
    var rows: [ChangeGroup: [(subject: Changes.Subject, change: Changes.Change)]] = [:]
    for subject in changes.subjects {
      for change in subject.changes { rows[ChangeGroup(change.aspect), default: []].append((subject, change)) }
    }
    let whole = changes.subjects.filter { $0.fate != .changed }
    var parts = ChangeGroup.allCases.compactMap { group in rows[group].map { counting($0.count, group.noun) } }
    for fate in [Changes.Subject.Fate.added, .removed] {
      let count = whole.count { $0.fate == fate }
      if count > 0 { parts.append("\(count) \(fate.rawValue)") }
    }
    let head = Head(
      kind: "changes", place: .changes, depth: 1, address: "changes/",
      heading: parts.isEmpty ? "Nothing that customers see changes" : "What changes: \(listing(parts))",
      lead: changes.notes.isEmpty
        ? "" : "\(counting(changes.notes.count, "change")) should be looked at before: see the marked lines.",
      facts: ["Since \(visible(past.since))", "As of \(project.today.words)"], markdown: "changes.md")
    return page(head) { model in
      let sections = model.list { list in
        if !whole.isEmpty {
          let lines = list.list { list in
            for subject in whole {
              let row = self.row(
                subject.name, subject.kind.rawValue, before: subject.fate == .removed ? "sold until now" : nil,
                after: subject.fate.rawValue, locale: nil, subject.notes, in: &list)
              list.append(row)
            }
          }
          let section = self.section("New and gone", whole.count, lines, in: &list)
          list.append(section)
        }
        for group in ChangeGroup.allCases {
          guard let own = rows[group] else { continue }
          let lines = list.list { list in
            for (subject, change) in own {
              let isText = group == .words || group == .names
              let row = self.row(
                subject.name, self.whereabouts(of: change), before: change.old, after: change.new,
                locale: isText ? change.locale : nil, change.notes, in: &list)
              list.append(row)
            }
          }
          let section = self.section(group.title, own.count, lines, in: &list)
          list.append(section)
        }
      }
      model.set(.sections, sections)
    }
  }

  /// What of it changes, where and for whom.
  private func whereabouts(of change: Changes.Change) -> String {
    let storefront = change.storefront.map { Storefront($0)?.englishName ?? $0 }
    let language = change.locale.map { LocaleID($0).map { self.language($0) } ?? $0 }
    let shown = change.situations.count > 3 ? Array(change.situations.prefix(3)) + ["…"] : change.situations
    let parts = [change.title.uppercasedFirst, storefront, language, change.product].compactMap(\.self)
    return (parts + shown).joined(separator: ", ")
  }

  private func section(
    _ title: String, _ count: Int, _ rows: ModelReference, in model: inout ModelBuilder
  ) -> ModelReference {
    model.object {
      $0.set(.title, text: title)
      $0.set(.count, text: String(count))
      $0.set(.rows, rows)
    }
  }

  private func row(
    _ name: String, _ label: String, before: String?, after: String?, locale: String?, _ notes: [Changes.Note],
    in model: inout ModelBuilder
  ) -> ModelReference {
    let items = model.list { list in
      for note in notes {
        let item = list.object {
          $0.set(.text, text: visible(note.text))
          $0.set(.rule, text: note.rule)
        }
        list.append(item)
      }
    }
    let language = locale.flatMap { LocaleID($0) }
    return model.object {
      $0.set(.name, text: visible(name))
      $0.set(.label, text: visible(label))
      $0.set(.before, text: before)
      $0.set(.after, text: after)
      $0.set(.lang, text: language?.identifier)
      $0.set(.dir, text: language?.direction.rawValue)
      $0.set(.items, items)
    }
  }
}

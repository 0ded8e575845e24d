import Findings
import Locales
import Mustache
import Reports

/// What a site says of the time before.
public struct SiteChanges: Sendable {
  /// What people call the time before: a branch, tag or commit.
  public var since: String
  public var changes: Changes
  let mended, added: [Finding]

  /// What is pictured; nil where only words are told.
  let screens: ChangedScreens?

  /// - Parameters:
  ///   - old: what was, for the pictures, with its sheets.
  ///   - new: what is, as the site's own project and sheets.
  ///   - mended: what rules found before, and no longer find; `added`: what they did not find before.
  public init(
    since: String, from old: Changes.Side, to new: Changes.Side, mended: [Finding] = [], added: [Finding] = []
  ) {
    self.since = since
    self.mended = mended
    self.added = added
    changes = Changes(from: old, to: new)
    screens = ChangedScreens(from: old, to: new)
  }
}

extension Site {
  /// The paths of the pages about changes; empty where the site says nothing of them.
  var changesPaths: [String] {
    guard let changes = options.changes else { return [] }
    let pictures = changes.screens?.pairs.flatMap { [$0.old.path("before"), $0.new.path("after")] } ?? []
    return ["index.html", "changes.json", "changes.md"].map { "changes/\($0)" } + pictures
  }

  func renderChanges(_ emit: Emit) {
    guard let changes = options.changes else { return }
    render(theme.entries.changes, page(of: changes), to: "changes/index.html", emit)
    let all = changes.changes
    all.json(from: changes.since, to: ".", today: project.today, version: report.version)
      .withUnsafeBytes { emit("changes/changes.json", $0) }
    all.markdown(context(of: changes)).withUnsafeBytes { emit("changes/changes.md", $0) }
    guard let screens = changes.screens, !screens.pairs.isEmpty else { return }
    let earlier = of(screens)
    for pair in screens.pairs {
      earlier.render(pair.old, as: "before", severity: .error, emit)
      render(pair.new, as: "after", severity: .note, emit)
    }
  }

  /// What a comment says beside the changes. It is read elsewhere, so it leads somewhere only where the site's address is known.
  private func context(of past: SiteChanges) -> Changes.Context {
    var links: [(title: String, address: String)] = []
    if let baseURL {
      if let pair = past.screens?.pairs.first {
        links = [("Before", pair.old.path("before")), ("After", pair.new.path("after"))]
      }
      links.append(("All changes", "changes/"))
      links = links.map { ($0.title, baseURL + $0.address.percentEncodedPath) }
    }
    return Changes.Context(mended: past.mended, added: past.added, links: links)
  }

  /// One half of a pair of pictures: the screen alone, with what differs outlined.
  private func render(_ half: ChangedScreens.Half, as folder: String, severity: Severity, _ emit: Emit) {
    guard var pages = SheetPages(self, half.sheet) else { return }
    let pins = half.changed.enumerated().map { index, element in
      Pin(element: element, number: index + 1, severity: severity, anchor: .absent)
    }
    let title = "\(folder.uppercasedFirst): \(caption(of: half))"
    guard let model = pages.alone(slot: half.slot, title: title, depth: 3, pins: pins) else { return }
    render(theme.entries.screen, model, to: half.path(folder), emit)
  }

  private func caption(of half: ChangedScreens.Half) -> String {
    let pages = plan.paywalls[half.sheet.paywall]
    return [
      visible(project.paywalls[half.sheet.paywall].name), language(half.sheet.market.locale),
      slotTitles[half.sheet.paywall][min(half.slot, pages.slots.count - 1)],
    ].joined(separator: ", ")
  }

  private func page(of past: SiteChanges) -> Model {
    let changes = past.changes
    let whole = changes.whole
    let context = context(of: past)
    var lead: [String] = []
    if !changes.notes.isEmpty {
      lead.append("\(counting(changes.notes.count, "change")) should be looked at before: see the marked lines.")
    }
    if !context.summary.isEmpty {
      lead.append(
        "It "
          + listing(
            [
              past.mended.isEmpty ? nil : "mends \(counting(past.mended.count, "finding"))",
              past.added.isEmpty ? nil : "adds \(counting(past.added.count, "finding"))",
            ].compactMap { $0 }) + ".")
    }
    let head = Head(
      kind: "changes", place: .changes, depth: 1, address: "changes/", heading: changes.headline,
      lead: lead.joined(separator: " "), facts: ["Since \(visible(past.since))", "As of \(project.today.words)"],
      markdown: "changes.md")
    return page(head) { model in
      let sections = model.list { list in
        if !whole.isEmpty {
          let lines = list.list { list in
            for subject in whole {
              let row = self.row(
                subject.name, subject.kind.rawValue, before: subject.fate == .removed ? "sold until now" : nil,
                after: subject.fate.rawValue, isText: false, locale: nil, subject.notes, in: &list)
              list.append(row)
            }
          }
          let section = self.section("New and gone", whole.count, lines, in: &list)
          list.append(section)
        }
        for (group, own) in changes.groups {
          let lines = list.list { list in
            for (subject, change) in own {
              let isText = group == .words || group == .names
              let row = self.row(
                subject.name, self.whereabouts(of: change), before: change.old, after: change.new, isText: isText,
                locale: isText ? change.locale : nil, change.notes, in: &list)
              list.append(row)
            }
          }
          let section = self.section(group.title, own.count, lines, in: &list)
          list.append(section)
        }
      }
      model.set(.sections, sections)
      model.set(.comment, text: changes.isEmpty ? nil : String(decoding: changes.markdown(context), as: UTF8.self))
      let pairs = past.screens?.pairs ?? []
      let pictures = model.list { list in
        for pair in pairs {
          let picture = list.object {
            $0.set(.title, text: self.caption(of: pair.new))
            $0.set(.before, text: pair.old.path("before").percentEncodedPath)
            $0.set(.after, text: pair.new.path("after").percentEncodedPath)
            $0.set(.href, text: (pair.new.screen.address + "/index.html").percentEncodedPath)
          }
          list.append(picture)
        }
      }
      model.set(.hasPictures, flag: !pairs.isEmpty)
      model.set(.pictures, pictures)
      let more = past.screens?.more ?? 0
      model.set(
        .moreLabel,
        text: more == 0 ? nil : "\(spelling(more).uppercasedFirst) more \(more == 1 ? "looks" : "look") different, too."
      )
      setFindings(of: past, context, &model)
      model.set(.unchanged, text: changes.unchanged)
    }
  }

  /// So many findings are listed of those that are mended, and of those that are new.
  private static let changedFindingLimit = 50

  private func setFindings(of past: SiteChanges, _ context: Changes.Context, _ model: inout ModelBuilder) {
    model.set(.hasFindings, flag: !context.summary.isEmpty)
    model.set(.note, text: context.summary)
    let limit = Site.changedFindingLimit
    let all = past.mended.prefix(limit).map { ($0, true) } + past.added.prefix(limit).map { ($0, false) }
    let list = model.list { list in
      for (finding, isMended) in all {
        let open =
          isMended ? nil : findings.open.first { $0.finding.rule == finding.rule && $0.finding.at == finding.at }
        let value = list.object {
          $0.set(.severity, text: finding.severity.rawValue)
          $0.set(.label, text: isMended ? "Mended" : finding.severity.word)
          $0.set(.title, text: visible(finding.message))
          $0.set(.rule, text: finding.rule)
          $0.set(.gone, flag: isMended)
          $0.set(.address, text: open.map { "report/index.html#\($0.fingerprint)" } ?? "report/index.html")
        }
        list.append(value)
      }
    }
    model.set(.findings, list)
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
    _ name: String, _ label: String, before: String?, after: String?, isText: Bool, locale: String?,
    _ notes: [Changes.Note], in model: inout ModelBuilder
  ) -> ModelReference {
    // Of words, a reader wants to see which; an amount is new as a whole.
    let difference = isText ? before.flatMap { old in after.map { WordDifference(old, $0) } } : nil
    let old = pieces(difference?.old ?? before.map { [WordDifference.Piece(text: $0, isChanged: true)] }, in: &model)
    let new = pieces(difference?.new ?? after.map { [WordDifference.Piece(text: $0, isChanged: true)] }, in: &model)
    let items = model.list { list in
      for note in notes {
        let item = list.object {
          $0.set(.text, text: visible(note.text))
          $0.set(.rule, text: note.rule)
          $0.set(.label, text: note.rule == "price-increase-consent" ? "must agree" : note.rule)
        }
        list.append(item)
      }
    }
    let language = locale.flatMap { LocaleID($0) }
    return model.object {
      $0.set(.name, text: visible(name))
      $0.set(.label, text: visible(label))
      $0.set(.before, old)
      $0.set(.after, new)
      $0.set(.lang, text: language?.identifier)
      $0.set(.dir, text: language?.direction.rawValue)
      $0.set(.items, items)
    }
  }

  /// A text in pieces; absent where there is none.
  private func pieces(_ pieces: [WordDifference.Piece]?, in model: inout ModelBuilder) -> ModelReference {
    guard let pieces else { return .absent }
    let list = model.list { list in
      for piece in pieces {
        let value = list.object {
          $0.set(.text, text: piece.text)
          $0.set(.isChanged, flag: piece.isChanged)
        }
        list.append(value)
      }
    }
    return model.object { $0.set(.pieces, list) }
  }
}

import Locales
import Mustache
import Projects
import Reports
import Words

/// The page of what is said in one locale, text by text, each beside its source.
struct LanguagePage {
  let site: Site
  let table: TruthTable
  private let noText: String
  /// So many errors of one text are told.
  private static let errorLimit = 2
  /// Which way the locales run that texts are in.
  private let directions: [LocaleID: LocaleID.Direction]

  init(of site: Site, _ table: TruthTable) {
    self.site = site
    self.table = table
    noText = "no \(site.language(table.locale)) text"
    var locales: Set<LocaleID> = [table.locale]
    // Row by row they are mostly the same.
    var last: (source: LocaleID?, own: LocaleID?)
    table.forEachRow { row in
      if let source = row.source?.locale, source != last.source {
        locales.insert(source)
        last.source = source
      }
      if let own = row.own?.locale, own != last.own {
        locales.insert(own)
        last.own = own
      }
    }
    directions = Dictionary(uniqueKeysWithValues: locales.map { ($0, site.direction(of: $0)) })
  }

  /// The source's texts, which stand beside those of every language: the first values of the models of all pages, up to a mark.
  struct Originals {
    var mark: ModelMark
    var cells: [WrittenText: ModelReference]
    /// Of each row of the first page. Most pages have the same texts in the same order, so that a row need not be searched for.
    var rows: [Row]

    struct Row {
      var subject: TruthTable.Subject
      var form: String?
      var label: ModelReference
      var source: WrittenText?
      var original: ModelReference
    }
  }

  /// - Parameter originals: what the model begins with, of the page before; replaced where this page has them first.
  func model(
    in builder: consuming ModelBuilder = ModelBuilder(), after originals: inout Originals?
  ) -> Model {
    if originals == nil {
      let (cells, rows) = self.originals(in: &builder)
      if !cells.isEmpty { originals = Originals(mark: builder.mark, cells: cells, rows: rows) }
    }
    let known = originals
    let name = site.language(table.locale)
    let source = site.language(site.project.sourceLocale)
    let (ready, total) = (table.readyCount, table.rowCount)
    let heading =
      ready == total
      ? "\(name): all \(counting(total, "text")) are ready"
      : "\(name): \(ready) of \(counting(total, "text")) \(ready == 1 ? "is" : "are") ready"
    let region = table.locale.region == nil ? nil : Storefront.home(of: table.locale)?.englishName
    let head = Site.Head(
      kind: "localization", place: .localization, depth: 1, address: "localization/\(table.page)", heading: heading,
      lead: lead(source: source),
      facts: [
        "As of \(site.project.today.words)",
        [table.locale.identifier, region].compactMap { $0 }.joined(separator: ", "),
      ])
    return site.page(head, in: builder) { model in
      model.set(.language, text: name)
      model.set(.sourceLanguage, text: source)
      model.set(.lang, text: table.locale.identifier)
      model.set(.dir, text: direction(of: table.locale).rawValue)
      model.set(.hasOriginal, flag: !table.isSource)
      let languages = model.list { list in
        for other in site.tables {
          let value = list.object {
            $0.set(.title, text: site.language(other.locale))
            $0.set(.href, text: other.page)
            $0.set(.current, flag: other.locale == table.locale)
          }
          list.append(value)
        }
      }
      model.set(.languages, languages)
      model.set(.all, text: "All \(total)")
      model.set(.open, text: "Open \(total - ready)")
      model.set(.isClean, flag: ready == total)
      model.set(.data, text: "truth.json")
      let shared = Shared(self, known, in: &model)
      var number = 0
      let sections = model.list { list in
        for section in table.sections {
          let value = self.section(section, isAlone: table.sections.count == 1, shared, from: &number, in: &list)
          list.append(value)
        }
      }
      model.set(.sections, sections)
      model.set(.build, text: "paywallgen \(visible(site.report.version)), \(site.project.today.words)")
    }
  }

  private func lead(source: String) -> String {
    let names = table.sections.map { visible($0.paywall) }
    let whose = names.count > 3 ? "\(names.count) paywalls" : listing(names)
    if table.isSource {
      return "Every text that can reach a screen of \(whose). The other languages are translated from these."
    }
    var counts: [String: Int] = [:]
    table.forEachRow { row in
      guard let shown = row.instead ?? (row.states.contains(.sameAsSource) ? row.source : nil),
        shown.locale.language != table.locale.language || row.states.contains(.sameAsSource)
      else { return }
      counts[site.language(shown.locale), default: 0] += 1
    }
    let seen = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, number in
      "\(name) in \(spelling(number, "place"))"
    }
    return "Every text that can reach a screen of \(whose), beside its source."
      + (seen.isEmpty ? "" : " Customers would see \(listing(seen)).")
  }

  private func originals(
    in model: inout ModelBuilder
  ) -> (cells: [WrittenText: ModelReference], rows: [Originals.Row]) {
    let shared = Shared(self, nil, in: &model)
    var cells: [WrittenText: ModelReference] = [:]
    var rows: [Originals.Row] = []
    for section in table.sections {
      for group in section.groups {
        for row in group.rows {
          var original = ModelReference.absent
          if let text = row.source {
            original = cells[text] ?? cell(text, shared, in: &model)
            cells[text] = original
          }
          let label = model.text(label(of: row))
          rows.append(
            Originals.Row(
              subject: row.subject, form: row.form, label: label, source: row.source, original: original))
        }
      }
    }
    return (cells, rows)
  }

  private func label(of row: TruthTable.Row) -> String {
    visible(row.subject.words + (row.form.map { ", \($0)" } ?? ""))
  }

  private func direction(of locale: LocaleID) -> LocaleID.Direction { directions[locale] ?? locale.direction }

  /// What many rows have in common.
  private struct Shared {
    let nothing: ModelReference
    /// The states of a text with which all is well.
    let ready: ModelReference
    /// Those that texts are in, and the page's own.
    let locales: [LocaleID: Language]
    let own: Language
    let originals: Originals?

    struct Language {
      var lang, dir: ModelReference
      var direction: LocaleID.Direction

      init(_ locale: LocaleID, _ direction: LocaleID.Direction, in model: inout ModelBuilder) {
        lang = model.text(locale.identifier)
        dir = model.text(direction.rawValue)
        self.direction = direction
      }
    }

    init(_ page: LanguagePage, _ originals: Originals?, in model: inout ModelBuilder) {
      self.originals = originals
      nothing = model.text(page.noText.withoutControls)
      let state = model.object {
        $0.set(.text, text: "ready")
        $0.set(.kind, text: "plain")
        $0.set(.note, .absent)
      }
      ready = model.list([state])
      let own = page.table.locale
      self.own = Language(own, page.direction(of: own), in: &model)
      var locales: [LocaleID: Language] = [:]
      for (locale, direction) in page.directions { locales[locale] = Language(locale, direction, in: &model) }
      self.locales = locales
    }
  }

  private func section(
    _ section: TruthTable.Section, isAlone: Bool, _ shared: Shared, from number: inout Int,
    in model: inout ModelBuilder
  ) -> ModelReference {
    let groups = model.list { list in
      for group in section.groups {
        let rows = list.list { list in
          for row in group.rows {
            let value = self.row(row, number, shared, in: &list)
            list.append(value)
            number += 1
          }
        }
        let value = list.object {
          $0.set(.title, text: group.kind.words)
          $0.set(.rows, rows)
        }
        list.append(value)
      }
    }
    return model.object {
      $0.set(.name, text: isAlone ? nil : visible(section.paywall))
      $0.set(.groups, groups)
    }
  }

  /// - Parameter number: how many rows stand before it on the page.
  private func row(
    _ row: TruthTable.Row, _ number: Int, _ shared: Shared, in model: inout ModelBuilder
  ) -> ModelReference {
    let known = shared.originals.flatMap { $0.rows.indices.contains(number) ? $0.rows[number] : nil }
    let original: ModelReference
    if let known, known.source == row.source {
      original = known.original
    } else {
      original = row.source.map { shared.originals?.cells[$0] ?? cell($0, shared, in: &model) } ?? .absent
    }
    let label: ModelReference
    if let known, known.subject == row.subject, known.form == row.form {
      label = known.label
    } else {
      label = model.text(self.label(of: row))
    }
    let translation = row.own.map { cell($0, shared, in: &model) }
    let states = row.states.isEmpty ? shared.ready : self.states(row, in: &model)
    return model.object {
      $0.set(.label, label)
      $0.set(.place, text: place(of: row, in: &$0))
      $0.set(.original, original)
      $0.set(.translation, translation ?? .absent)
      $0.set(.nothing, shared.nothing)
      $0.set(.isOpen, flag: !row.isReady)
      $0.set(.states, states)
    }
  }

  private func place(of row: TruthTable.Row, in model: inout ModelBuilder) -> StoredBytes {
    model.store { text in
      if case .system(let word, _) = row.subject, row.own?.range == nil {
        text.append("system: ")
        text.append(word.rawValue)
      } else if let key = row.key {
        text.append(visible(key))
      } else if let range = (row.own ?? row.source ?? row.instead)?.range ?? row.place,
        let line = site.places.line(range)
      {
        line.appendLine(to: &text)
      }
    }
  }

  private func cell(_ text: WrittenText, _ shared: Shared, in model: inout ModelBuilder) -> ModelReference {
    let language = shared.locales[text.locale] ?? shared.own
    let direction = language.direction
    let lines = model.list { list in
      for form in text.forms {
        let runs = list.list { list in
          func add(_ text: String, isPlaceholder: Bool = false, isName: Bool = false) {
            let run = list.object {
              $0.set(.text, text: text)
              $0.set(.isPlaceholder, flag: isPlaceholder)
              $0.set(.isName, flag: isName)
            }
            list.append(run)
          }
          for piece in form.pieces {
            switch piece {
            case .words(let words):
              let shown = visible(words.inOneLine)
              guard direction == .rightToLeft, !form.isLeftToRight else {
                add(shown)
                continue
              }
              let text = Array(shown.utf8)
              for part in stretches(of: text.indices, around: latinNames(text)) {
                add(String(decoding: text[part.range], as: UTF8.self), isName: part.isName)
              }
            case .placeholder(let name): add(visible(name), isPlaceholder: true)
            }
          }
        }
        let line = list.object {
          $0.set(.label, text: form.category?.rawValue)
          $0.set(.runs, runs)
          $0.set(.isolated, flag: direction == .rightToLeft && form.isLeftToRight)
        }
        list.append(line)
      }
    }
    return model.object {
      $0.set(.lang, language.lang)
      $0.set(.dir, language.dir)
      $0.set(.lines, lines)
    }
  }

  private func states(_ row: TruthTable.Row, in model: inout ModelBuilder) -> ModelReference {
    let states = row.states.map { state in
      let note = note(on: state, of: row)
      return model.object {
        $0.set(.text, text: state == .placeholders && row.lost.isEmpty ? "placeholder added" : state.words(of: row))
        $0.set(.kind, text: state.kind)
        $0.set(.note, text: note.map { visible($0) })
      }
    }
    return model.list(states)
  }

  private func note(on state: TruthTable.State, of row: TruthTable.Row) -> String? {
    let seen = row.instead.map { "Customers see “\($0.plainText.prefix(80))”" }
    switch state {
    case .unknownKey:
      return (row.suggestion.map { "Did you mean “\($0)”? " } ?? "") + "No string table has the key"
    case .placeholders:
      let lost = row.lost.isEmpty ? nil : "\(listing(row.lost)) \(row.lost.count == 1 ? "is" : "are") missing"
      let added =
        row.added.isEmpty ? nil : "\(listing(row.added)) \(row.added.count == 1 ? "is" : "are") not in the source"
      return [lost, added].compactMap { $0 }.joined(separator: "; ")
    case .pluralForm: return "\(listing(row.missingForms.map(\.rawValue))): another form is shown"
    case .wrongScript: return "No \(site.language(table.locale)) letters"
    case .faulty:
      let rest = row.errors.count - LanguagePage.errorLimit
      return row.errors.prefix(LanguagePage.errorLimit).joined(separator: "; ") + (rest > 0 ? "; \(rest) more" : "")
    case .missing: return seen ?? "Nothing is shown"
    case .sameAsSource: return "Customers see \(site.language(site.project.sourceLocale))"
    case .needsReview: return "Not marked as translated"
    case .stale: return "No longer used by the app"
    case .unread: return "Its file could not be understood"
    case .unsaid: return seen
    case .sameAllowed: return row.source?.hasWords == false ? "nothing to translate" : "a name"
    case .systemWord:
      return site.project.systemWords[table.locale]?.isReviewed == false ? "Not yet read by a speaker" : nil
    }
  }
}

extension String {
  /// With its line ends as marks, for a line of a table.
  fileprivate var inOneLine: String {
    let hasLineEnd = utf8.withContiguousStorageIfAvailable { $0.contains(0x0A) } ?? utf8.contains(0x0A)
    return hasLineEnd ? replacing("\n", with: "↵") : self
  }
}

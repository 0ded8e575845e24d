import Locales
import Mustache
import Projects
import Reports

extension Site {
  var localizationPaths: [String] {
    ["localization/index.html", "localization/truth.json"]
      + project.spokenLocales.map { "localization/\($0.identifier).html" }
  }
}

extension SharedPages {
  func renderLocalization(_ emit: Site.Emit) {
    site.render(site.theme.entries.localization, localization(), to: "localization/index.html", emit)
    let truth = truthJSON(site.tables, of: site.project, in: site.report.folder)
    truth.withUnsafeBytes { emit("localization/truth.json", $0) }
  }

  func localization() -> Model {
    let tables = site.tables
    let ready = tables.count { $0.readyCount == $0.rowCount }
    let heading =
      ready == tables.count
      ? "\(tables.count == 1 ? "The one language is" : "All \(tables.count) languages are") ready"
      : "\(ready == 0 ? "None" : String(ready)) of \(counting(tables.count, "language")) \(ready == 1 ? "is" : "are") ready"
    let source = site.language(site.project.sourceLocale)
    let head = Site.Head(
      kind: "localization", place: .localization, depth: 1, address: "localization/", heading: heading,
      lead: tables.count == 1
        ? "One language. There is nothing to compare."
        : "Every text that can reach a screen, beside its source in \(source). A language is ready when nothing is missing, lost, wrong or still to be reviewed.",
      facts: ["As of \(site.project.today.words)"])
    return site.page(head) { model in
      let languages = model.list { list in
        for table in tables {
          let language = site.languages.first { $0.locale == table.locale }
          let states = list.list { list in for item in tally(table, in: &list) { list.append(item) } }
          let value = list.object {
            $0.set(.name, text: language?.name ?? table.locale.englishName)
            $0.set(.ownName, text: language?.ownName ?? "")
            $0.set(.locale, text: table.locale.identifier)
            $0.set(.lang, text: table.locale.identifier)
            $0.set(.href, text: table.page)
            $0.set(.ready, text: "\(table.readyCount) of \(table.rowCount)")
            $0.set(.note, text: table.isSource ? "the source" : nil)
            $0.set(.states, states)
            $0.set(.isClean, flag: table.readyCount == table.rowCount)
          }
          list.append(value)
        }
      }
      model.set(.languages, languages)
      model.set(.data, text: "truth.json")
    }
  }

  private func tally(_ table: TruthTable, in model: inout ModelBuilder) -> [ModelReference] {
    var counts: [TruthTable.State: Int] = [:]
    table.forEachRow { row in for state in row.states { counts[state, default: 0] += 1 } }
    return TruthTable.State.allCases.filter(\.isOpen).compactMap { state in
      guard let number = counts[state] else { return nil }
      return model.object {
        $0.set(.text, text: "\(number) \(state.words)")
        $0.set(.kind, text: state.kind)
        $0.set(.note, .absent)
      }
    }
  }
}

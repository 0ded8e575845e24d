import Foundation
import Locales
import Mustache
import Projects
import Reports
import Screens

/// One page a locale that holds everything it needs, to be mailed or kept.
///
/// Its style sheets are addresses that carry their content, so that the policy of the page can forbid everything else: it reads no other
/// file, runs nothing, and has no inline styles.
extension Site {
  static func path(ofSingleFile locale: LocaleID) -> String { "single/\(locale.identifier).html" }

  var singleFilePaths: [String] {
    options.hasSingleFiles ? project.locales.map { Site.path(ofSingleFile: $0) } : []
  }

  /// Renders the page of one locale with all its screens, and hands it out.
  ///
  /// - Parameters:
  ///   - language: the index among the project's locales.
  ///   - sheets: all sheets of the project.
  public func renderSingleFile(_ language: Int, _ sheets: [Sheet], emit: Emit) {
    guard options.hasSingleFiles, project.locales.indices.contains(language) else { return }
    let locale = project.locales[language]
    render(theme.entries.single, singleFile(locale, sheets), to: Site.path(ofSingleFile: locale), emit)
  }

  func singleFile(_ locale: LocaleID, _ sheets: [Sheet]) -> Model {
    let own = sheets.filter { $0.market.locale == locale }
    var parts: [[UInt8]] = []
    var count = 0
    var notices: [Notice] = []
    for sheet in own {
      guard let template = theme.entries.singlePart, var pages = SheetPages(self, sheet) else { continue }
      for notice in self.notices(of: sheet, areSystemWordsMarked: false)
      where !notices.contains(where: { $0 == notice }) {
        notices.append(notice)
      }
      let (part, screens) = pages.singlePart()
      var bytes: [UInt8] = []
      note(theme.library.render(template, roots: [model, part], into: &bytes))
      parts.append(bytes)
      count += screens
    }
    let title = visible(project.site.title ?? project.app.name)
    let head = Head(
      kind: "single", place: .overview, depth: 1, address: Site.path(ofSingleFile: locale),
      heading: "\(title) in \(self.language(locale))",
      lead: "\(counting(count, "screen")), as a customer meets them. Previews imitate \(imitates).",
      facts: ["As of \(project.today.words)"])
    return page(head) { model in
      let sheets = [assets.site?.bytes, assets.paywall?.bytes].compactMap { $0 } + looks(of: own)
      let links = model.texts(sheets.map { "data:text/css;base64," + Data($0).base64EncodedString() })
      model.set(.styleSheets, links)
      let told = model.notices(notices)
      model.set(.notices, told)
      model.beginList()
      for part in parts {
        let stored = model.store(part)
        model.append(model.markup(stored))
      }
      model.set(.parts, model.end())
    }
  }

  /// The looks of the paywalls on one page, each for its own part of it.
  private func looks(of sheets: [Sheet]) -> [[UInt8]] {
    var looks = Set(sheets.map(\.paywall)).sorted().map {
      project.styleSheet(of: project.paywalls[$0], selector: ".look-\($0 + 1) .phone")
    }
    if let icon = assets.icon, let type = Site.imageTypes[icon.path.split(separator: ".").last.map(String.init) ?? ""] {
      let data = Data(icon.bytes).base64EncodedString()
      looks.append(Array(".phone img.r-icon{content:url(\"data:\(type);base64,\(data)\")}".utf8))
    }
    return looks
  }

  private static let imageTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "svg": "image/svg+xml", "webp": "image/webp",
  ]
}

extension SheetPages {
  /// The screens of the sheet as a part of a page that holds them all, and how many they are.
  mutating func singlePart() -> (model: Model, count: Int) {
    isSingle = true
    depth = 1
    let storefront = sheet.market.wanted ?? sheet.market.storefront
    model.beginObject()
    model.set(.number, text: String(sheet.paywall + 1))
    model.set(.name, text: visible(paywall.name))
    model.set(.market, text: "\(storefront.englishName), \(storefront.currency.code)")
    var screens: [ModelReference] = []
    for (slot, screen) in sheet.screens.enumerated() where slot < pages.slots.count && !pages.slots[slot].isClashing {
      let number = site.plan.screen(pages, market: market, slot: slot)
      let drawn = phone(screen, pins: [], file: "")
      model.beginObject()
      model.set(.anchor, text: "s\(number)")
      model.set(.title, shared.slotTitles[slot])
      model.set(.screen, drawn)
      screens.append(model.end())
    }
    model.set(.screens, model.list(screens))
    let root = model.end()
    let count = screens.count
    return (ModelBuilder.take(&model).finish(root), count)
  }
}

import Looks
import Mustache
import Projects
import Reports
import Screens
import Words

/// What a preview and a device do not have in common, in sentences for readers.
let knownDifferences = [
  "Letters are those of the reader's own system: San Francisco where it is there. Boxes, sizes and gaps match; lines may break elsewhere.",
  "The frame grows with what is on it, and nothing floats. On a device the button stays at the foot and the rest scrolls below it; a dashed tick shows where the first screenful ends.",
  "Colors of text are a little darker (in the dark, lighter) than Apple's, so that all text has a contrast of 4.5 to 1. White on Apple's blue has 4.0.",
  "Symbols are drawings of our own, for Apple's are not ours to ship; a name without a drawing is a square. So is the frame: no island, no buttons.",
  "Looks 'clear' are no device's. They show the price on a line of its own and ahead of all else, as App Review asks of paywalls that apps draw themselves.",
  "The styles 'list' and 'custom' are drawn by apps: sizes and gaps are those of a plain list, where the paywall does not say its own.",
  "Words that the system supplies are our own versions, unless 'system-strings' brings those of your devices. They are marked in the text of every screen.",
  "Prices are written as the storefront writes them by CLDR, with Apple's known exceptions. Spaces may differ from a device's.",
  "Large text follows Apple's tables for 200% and 310%; steps between them are not shown.",
  "Nothing is bought, closed or restored. Choosing a plan works; transitions, materials and haptics do not exist.",
  "The shapes of iOS 26 are not imitated yet.",
]

extension SharedPages {
  func renderStyles(_ emit: Site.Emit) {
    site.render(site.theme.entries.styles, styles(), to: "styles/index.html", emit)
    guard let gallery = site.gallery else { return }
    let shown = site.of(gallery)
    for (index, sheet) in gallerySheets(gallery).enumerated() {
      guard let sheet, var pages = SheetPages(shown, sheet) else { continue }
      let (style, looks) = (
        gallery.styles[index / LooksSet.allCases.count], LooksSet.allCases[index % LooksSet.allCases.count]
      )
      guard let model = pages.alone(slot: 0, title: "\(style.rawValue), looks \(looks.rawValue)", depth: 1) else {
        continue
      }
      shown.render(site.theme.entries.screen, model, to: StyleGallery.path(style, looks), emit)
    }
  }

  /// The sheets of the gallery's paywalls, in their order; nil where a market is missing.
  private func gallerySheets(_ gallery: StyleGallery) -> [Sheet?] {
    gallery.plan.paywalls.indices.map { index in
      let markets = gallery.plan.paywalls[index].markets
      guard let market = markets.first(where: { $0 == gallery.market }) ?? markets.first else { return nil }
      return compose(
        gallery.project, paywall: index, market: market, formats: site.prices, locales: site.formats,
        isFirstOnly: true)
    }
  }

  func styles() -> Model {
    let gallery = site.gallery
    let name = gallery.map { visible($0.paywall.name) }
    let head = Site.Head(
      kind: "styles", place: .styles, depth: 1, address: "styles/",
      heading: name.map { "\($0) in every control style" } ?? "Control styles",
      lead:
        "Previews imitate \(site.imitates) on a phone of 393 × 852 points. Looks 'device' are what Apple's view draws; looks 'clear' put the price ahead.",
      leadLink: ("Known differences", "#differences"), facts: gallery.map { [site.language($0.market.locale)] } ?? [])
    return site.page(head) { model in
      let declared = gallery.map { $0.paywall.look.controlStyle }
      let list = model.list { list in
        for style in gallery?.styles ?? [] {
          let frames = list.list { list in
            for looks in LooksSet.allCases {
              let frame = list.object {
                $0.set(.title, text: looks.rawValue)
                $0.set(.frame, text: StyleGallery.path(style, looks))
                $0.set(.label, text: "\(style.rawValue), looks \(looks.rawValue)")
                $0.set(.current, flag: style == declared && looks == gallery?.paywall.looks)
              }
              list.append(frame)
            }
          }
          let value = list.object {
            $0.set(.name, text: style.rawValue)
            $0.set(.text, text: style.sentence)
            $0.set(.current, flag: style == declared)
            $0.set(.cells, frames)
          }
          list.append(value)
        }
      }
      model.set(.styles, list)
      let words = systemWords(gallery)
      let supplied = model.list { list in
        for (word, text) in words {
          let value = list.object {
            $0.set(.name, text: word)
            $0.set(.text, text: text)
          }
          list.append(value)
        }
      }
      model.set(.hasSystemWords, flag: !words.isEmpty)
      model.set(.systemWords, supplied)
      model.set(.lang, text: gallery?.market.locale.identifier ?? "en")
      model.set(.dir, text: gallery?.market.locale.direction.rawValue ?? "ltr")
      let differences = model.texts(knownDifferences)
      model.set(.differences, differences)
    }
  }

  /// What the system says on the paywall's own screens, once each.
  private func systemWords(_ gallery: StyleGallery?) -> [(word: String, text: String)] {
    guard let gallery, let index = site.project.paywalls.firstIndex(where: { $0.slug == gallery.paywall.slug }),
      let sheet = sheets.first(where: { $0.paywall == index && $0.market == gallery.market })
    else { return [] }
    var seen: Set<String> = []
    var words: [(String, String)] = []
    for screen in sheet.screens {
      for element in screen.elements {
        guard element.runs.contains(where: { if case .system = $0.origin { true } else { false } }) else { continue }
        let isWhole = element.runs.allSatisfy { if case .system = $0.origin { true } else { false } }
        guard isWhole, seen.insert(element.text).inserted else { continue }
        words.append((element.role.rawValue, visible(element.text)))
      }
    }
    return words
  }
}

import Mustache
import Projects
import Reports

extension Site {
  /// The page that leads to each paywall's designer's pages.
  func handoffIndex() -> Model {
    let count = plan.paywalls.count
    let head = Head(
      kind: "handoff", place: .handoff, depth: 1, address: "handoff/",
      heading: count == 1
        ? "\(visible(project.paywalls[plan.paywalls[0].paywall].name)), measured"
        : "\(counting(count, "paywall")), measured",
      lead:
        "Sizes, colors, texts and their room, each from the same figures that draw the previews and feed the rules.",
      facts: ["As of \(project.today.words)"])
    return page(head) { model in
      let list = model.list { list in
        for pages in plan.paywalls where !plan.isClashing(pages) {
          let languages = list.list { list in
            for market in pages.markets where !market.locale.isPseudo {
              let item = list.object {
                $0.set(
                  .title,
                  text: market.isMain
                    ? language(market.locale)
                    : "\(language(market.locale)), \((market.wanted ?? market.storefront).englishName)")
                $0.set(.href, text: "\(pages.slug)/\(market.slug)/index.html".percentEncodedPath)
              }
              list.append(item)
            }
          }
          let item = list.object {
            $0.set(.name, text: visible(project.paywalls[pages.paywall].name))
            $0.set(.languages, languages)
          }
          list.append(item)
        }
      }
      model.set(.paywalls, list)
      let files = model.list { list in
        for (title, href) in [
          ("Tokens, JSON", "tokens.json"), ("Strings, CSV", "copy.csv"), ("Strings, JSON", "copy.json"),
          ("Strings, .xcstrings", "copy.xcstrings"),
        ] {
          let file = list.object {
            $0.set(.title, text: title)
            $0.set(.href, text: href)
          }
          list.append(file)
        }
      }
      model.set(.files, files)
    }
  }
}

import Locales
import Mustache
import Projects
import Reports
import Screens

extension Site {
  /// A sentence that holds, and what to do about it or where to look; empty where there is nothing more to say.
  typealias Notice = (title: String, text: String)

  /// What a reader must know to trust what a sheet shows.
  ///
  /// - Parameter areSystemWordsMarked: whether the page tells which words are the system's.
  func notices(of sheet: Sheet, areSystemWordsMarked: Bool = true) -> [Notice] {
    let market = sheet.market
    var notices: [Notice] = []
    if let wanted = market.wanted {
      notices.append(
        (
          visible(project.priceGap(in: wanted, of: [project.paywalls[sheet.paywall]], showing: market.storefront))
            + ".",
          "Add a price export to see \(wanted.currency.code) prices."
        ))
    }
    if let gap = project.offerGap(of: project.paywalls[sheet.paywall], in: market) {
      notices.append((visible(gap) + ".", "Add App Store Connect’s data that has it."))
    }
    let language = language(market.locale)
    if market.locale.isPseudo {
      notices.append(
        (
          "Nobody speaks this: the typed words are stretched, and have marks and brackets.",
          "What has none is a fact or the system's. What breaks here breaks in some language. No rule judges it."
        ))
    }
    if let words = project.systemWords[market.locale] {
      if words.isFallback {
        notices.append(
          (
            "No words of the system are known in \(language): showing English ones.",
            "Set system-strings to bring some."
          ))
      } else if !words.isReviewed {
        notices.append(
          (
            "Nobody who reads \(language) has checked the words of the system yet.",
            areSystemWordsMarked ? "They are marked below." : ""
          ))
      }
    }
    if let name = project.paywalls[sheet.paywall].appearance.icon?.name, !project.hasDrawing(of: name) {
      notices.append(("There is no drawing of '\(visible(name))'.", "A plain square stands for it."))
    }
    return notices
  }
}

extension ModelBuilder {
  mutating func notices(_ notices: [Site.Notice]) -> ModelReference {
    list { list in
      for notice in notices {
        let value = list.object {
          $0.set(.title, text: notice.title)
          $0.set(.text, text: notice.text)
        }
        list.append(value)
      }
    }
  }
}

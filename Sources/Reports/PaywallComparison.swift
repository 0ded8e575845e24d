import Findings
import Locales
import Looks
import Projects
import Screens
import StoreCatalog

/// The paywalls of two projects, compared by their names: what they offer, in which order, and what their screens say.
struct PaywallComparison {
  private let old: Changes.Side
  private let new: Changes.Side
  /// The products whose terms change: the system's words about them follow from that, and are not said again.
  private let changedTerms: Set<String>

  init(_ old: Changes.Side, _ new: Changes.Side, products: [Changes.Subject]) {
    self.old = old
    self.new = new
    let terms: Set<Changes.Change.Aspect> = [.price, .period, .offer, .commitment, .kind]
    changedTerms = Set(
      products.filter { $0.kind == .product && $0.changes.contains { terms.contains($0.aspect) } }.map(\.id))
  }

  var subjects: [Changes.Subject] {
    var subjects: [Changes.Subject] = []
    for (index, paywall) in new.project.paywalls.enumerated() {
      guard let before = old.project.paywalls.firstIndex(where: { $0.name == paywall.name }) else {
        subjects.append(subject(paywall, .added, []))
        continue
      }
      let changes = self.changes(before, index)
      if !changes.isEmpty { subjects.append(subject(paywall, .changed, changes)) }
    }
    for paywall in old.project.paywalls where !new.project.paywalls.contains(where: { $0.name == paywall.name }) {
      subjects.append(subject(paywall, .removed, []))
    }
    return subjects
  }

  private func subject(_ paywall: Paywall, _ fate: Changes.Subject.Fate, _ changes: [Changes.Change])
    -> Changes.Subject
  {
    Changes.Subject(kind: .paywall, id: paywall.name, name: paywall.name, fate: fate, changes: changes)
  }

  private func changes(_ before: Int, _ after: Int) -> [Changes.Change] {
    let (was, now) = (old.project.paywalls[before], new.project.paywalls[after])
    let ids = old.project.products(of: was).map(\.id.value)
    let newIDs = new.project.products(of: now).map(\.id.value)
    var changes: [Changes.Change] = []
    func name(_ id: String, _ project: Project) -> String {
      project.catalog.product(id).map { project.name(of: $0, in: project.sourceLocale).value } ?? id
    }
    for id in ids where !newIDs.contains(id) {
      changes.append(Changes.Change(aspect: .plan, product: id, old: name(id, old.project)))
    }
    for id in newIDs where !ids.contains(id) {
      changes.append(Changes.Change(aspect: .plan, product: id, new: name(id, new.project)))
    }
    let kept = ids.filter(newIDs.contains)
    let keptNow = newIDs.filter(ids.contains)
    if kept != keptNow {
      changes.append(
        Changes.Change(
          aspect: .order, old: kept.map { name($0, old.project) }.joined(separator: ", "),
          new: keptNow.map { name($0, new.project) }.joined(separator: ", ")))
    }
    let chosen = ids.indices.contains(was.selected) ? ids[was.selected] : nil
    let chosenNow = newIDs.indices.contains(now.selected) ? newIDs[now.selected] : nil
    if chosen != chosenNow {
      changes.append(
        Changes.Change(
          aspect: .selected, old: chosen.map { name($0, old.project) }, new: chosenNow.map { name($0, new.project) }))
    }
    for (detail, from, to) in [
      ("terms", was.policies.terms?.value, now.policies.terms?.value),
      ("privacy", was.policies.privacy?.value, now.policies.privacy?.value),
    ] where from != to {
      changes.append(Changes.Change(aspect: .link, detail: detail, old: from, new: to))
    }
    return changes + words(before, after, products: Set(kept))
  }

  // MARK: Words

  private func words(_ before: Int, _ after: Int, products: Set<String>) -> [Changes.Change] {
    let was = mainSheets(of: before, old)
    let now = mainSheets(of: after, new)
    var changes: [Changes.Change] = []
    for locale in old.project.locales where now[locale] == nil && was[locale] != nil {
      changes.append(Changes.Change(aspect: .language, old: locale.identifier))
    }
    var saidBySystem: Set<SpokenWords.Difference> = []
    // The source language first: what is the same in all is told in its words.
    let source = new.project.sourceLocale
    for locale in new.project.locales.filter({ $0 == source }) + new.project.locales.filter({ $0 != source }) {
      guard let sheet = now[locale] else { continue }
      guard let past = was[locale] else {
        changes.append(Changes.Change(aspect: .language, new: locale.identifier))
        continue
      }
      let differences = SpokenWords.differences(
        SpokenWords(past, of: old.project), SpokenWords(sheet, of: new.project), products: products)
      for (difference, situations) in differences {
        var locale: String? = locale.identifier
        if !difference.isTyped {
          // What the system says follows from the terms; else it is the same thing in every language.
          if difference.isAboutTerms, !changedTerms.isDisjoint(with: products) { continue }
          guard saidBySystem.insert(difference.withoutText).inserted else { continue }
          locale = nil
        }
        changes.append(
          Changes.Change(
            aspect: .words, locale: locale, detail: difference.role.rawValue, product: difference.product,
            old: difference.old, new: difference.new, situations: situations))
      }
    }
    return changes
  }

  private func mainSheets(of paywall: Int, _ side: Changes.Side) -> [LocaleID: Sheet] {
    Dictionary(side.sheets.filter { $0.paywall == paywall && $0.market.isMain }.map { ($0.market.locale, $0) }) {
      first, _ in first
    }
  }
}

import Findings
import Locales
import Projects
import Screens
import StoreCatalog

extension JudgedSheet {
  /// Whether free months that would do for a saving are a trial: where the text stands for one, a plan has one of that length, or nothing is on the
  /// screen that could save as much, and a plan has a trial or none lasts longer.
  func isTrial(_ claim: TrialClaim, in element: Element) -> Bool {
    guard let length = claim.duration?.period, let months = length.months else { return true }
    if element.role == .trial || isFormForTrials(element) { return true }
    let plans = element.plan.map { [$0] } ?? Array(sheet.figures.indices)
    let trials = plans.compactMap { introductions.indices.contains($0) ? introductions[$0].free : nil }
    if trials.contains(where: { $0.duration == length }) { return true }
    let longer = plans.filter { plan in
      guard sheet.figures.indices.contains(plan), let period = sheet.figures[plan].period else { return false }
      return period.whole(.month) > months
    }
    if longer.contains(where: { mayGiveMonths($0) }) { return false }
    return !trials.isEmpty || longer.isEmpty
  }

  /// Whether a plan comes to less than another one of its tier by a month or more, or may do, where a price is not known.
  private func mayGiveMonths(_ plan: Int) -> Bool {
    guard let own = periodPrice(ofPlan: plan) else { return true }
    return sheet.figures.indices.contains { other in
      guard other != plan, sheet.figures[other].period != nil, isOfSameTier(plan, other) else { return false }
      guard let others = periodPrice(ofPlan: other) else { return true }
      return own.monthsFree(against: others)?.exact.whole ?? 0 > 0
    }
  }

  private func periodPrice(ofPlan plan: Int) -> PeriodPrice? {
    guard let period = sheet.figures[plan].period, let price = sheet.figures[plan].price else { return nil }
    return PeriodPrice(price.money.value, per: period)
  }

  private func isOfSameTier(_ a: Int, _ b: Int) -> Bool {
    paywall.plans.indices.contains(a) && paywall.plans.indices.contains(b)
      && paywall.plans[a].tier == paywall.plans[b].tier
  }

  /// Whether an element says what a field has for plans with a trial: its `trial` form.
  private func isFormForTrials(_ element: Element) -> Bool {
    guard let words = paywall.words[sheet.market.locale] else { return false }
    return element.runs.contains { run in
      guard case .literal(let place) = run.origin else { return false }
      return words.fields.values.contains { field in
        field.forms.contains { form in
          guard form.key == "trial", case .copy(let phrase) = form.text else { return false }
          return phrase.range.file == place.file && phrase.range.start <= place.start && place.end <= phrase.range.end
        }
      }
    }
  }
}

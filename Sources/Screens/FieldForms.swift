import Projects
import Words

extension Composer {
  /// A form of a field of the copy, and what its text asks for.
  final class FormNeeds {
    /// Among the field's forms.
    let index: Int
    let key: String
    let text: FieldWords.FieldText
    let isOfPlan: Bool
    let needsSituation: Bool

    init(_ form: FieldWords.Form, at index: Int) {
      let variables = form.text.variables
      self.index = index
      key = form.key
      text = form.text
      isOfPlan = variables.contains { $0.isOfPlan }
      needsSituation = variables.contains { $0.needsSubscription }
    }
  }

  /// What one field of the copy says: its forms, and which of them speak of what.
  final class FieldForms {
    let forms: [FormNeeds]
    /// Whether it says one thing to everybody, as most fields do.
    let isPlain: Bool
    /// The form that names a plan, by the plan; empty where the field is plain.
    let ofPlans: [FormNeeds?]
    let ofTrials: FormNeeds?
    let ofOffers: FormNeeds?
    let ofAll: FormNeeds?
    /// The situation that was asked for last, which is that of the screen, and its form.
    private var lastSituation: (situation: Situation, form: FormNeeds?)?

    /// - Parameter planKeys: the keys of forms that name a plan, the most specific first, by the plan.
    init(_ words: FieldWords, planKeys: [[String]]) {
      let forms = words.forms.enumerated().map { FormNeeds($1, at: $0) }
      func form(_ keys: [String]) -> FormNeeds? { FieldForms.form(keys, among: forms) }
      self.forms = forms
      isPlain = forms.count <= 1 && forms.first?.key ?? FieldWords.defaultKey == FieldWords.defaultKey
      ofPlans = isPlain ? [] : planKeys.map { form($0) }
      ofTrials = form([FieldText.trialKey, FieldText.offerKey])
      ofOffers = form([FieldText.offerKey])
      ofAll = form([FieldWords.defaultKey])
    }

    func form(of situation: Situation, _ keys: () -> [String]) -> FormNeeds? {
      if let last = lastSituation, last.situation == situation { return last.form }
      let form = FieldForms.form(keys(), among: forms)
      lastSituation = (situation, form)
      return form
    }

    private static func form(_ keys: [String], among forms: [FormNeeds]) -> FormNeeds? {
      for key in keys { if let form = forms.first(where: { $0.key == key }) { return form } }
      return nil
    }
  }
}

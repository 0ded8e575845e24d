import Foundation

@testable import ReviewRules

/// How often each rule is right, over everything that is known to be wrong or right.
struct Accuracy {
  struct Counts: Equatable {
    var examples = 0
    var truePositives = 0
    var falsePositives = 0
    var trueNegatives = 0
    var falseNegatives = 0

    /// Of what was found, the part that was wrong indeed; 1 where nothing was found.
    var precision: Double { ratio(truePositives, truePositives + falsePositives) }
    /// Of what was wrong, the part that was found; 1 where nothing was.
    var recall: Double { ratio(truePositives, truePositives + falseNegatives) }

    private func ratio(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 1 : Double(part) / Double(whole) }

    fileprivate mutating func note(expected: Bool, found: Bool) {
      examples += 1
      switch (expected, found) {
      case (true, true): truePositives += 1
      case (false, true): falsePositives += 1
      case (false, false): trueNegatives += 1
      case (true, false): falseNegatives += 1
      }
    }
  }

  private(set) var counts: [String: Counts] = [:]
  /// The rules that could decide the examples of their own texts.
  private(set) var decided: Set<String> = []
  /// What went wrong, in words.
  private(set) var mistakes: [String] = []
  /// Mutators whose rule is not registered.
  private(set) var skipped: [String] = []

  /// Judges all examples. Those of a rule's text are judged by the rule alone; mutated projects and innocent sentences by all rules.
  static func measured() throws -> Accuracy {
    var accuracy = Accuracy()
    for rule in Registry.rules {
      for (examples, isBad) in [(rule.explanation?.bad ?? [], true), (rule.explanation?.good ?? [], false)] {
        for (index, example) in examples.enumerated() {
          // Suppressions are judged by what other rules found.
          let beside: [any Rule.Type] = rule is any SuppressionRule.Type ? [HardcodedPrice.self] : []
          let world = try RuleWorld(example.files, rules: [rule] + beside)
          // What the inputs do not carry cannot be found in them; such examples are there to be read.
          if world.judgement.notChecked.contains(where: { $0.rule == rule.id }) { continue }
          accuracy.decided.insert(rule.id)
          let name = "\(rule.id), \(isBad ? "bad" : "good") example \(index + 1)"
          accuracy.note(rule.id, expected: isBad, found: !world.places(of: rule.id).isEmpty, of: name)
        }
      }
    }
    accuracy.note(
      expected: nil, in: try RuleWorld(CleanWorld.files.map { (path: $0.key, text: $0.value) }), of: "clean")
    for mutator in Mutator.all {
      guard mutator.isRegistered else {
        accuracy.skipped.append(mutator.description)
        continue
      }
      guard let files = mutator.files else {
        accuracy.mistakes.append("\(mutator): what it replaces is not there")
        continue
      }
      accuracy.note(
        expected: mutator.rule, also: mutator.also, in: try RuleWorld(files), of: mutator.description)
    }
    for entry in SilenceCorpus.entries {
      accuracy.note(expected: nil, in: try RuleWorld(SilenceCorpus.files(entry)), of: "silence in \(entry.locale)")
    }
    return accuracy
  }

  private mutating func note(_ rule: String, expected: Bool, found: Bool, of name: String, message: String = "") {
    counts[rule, default: Counts()].note(expected: expected, found: found)
    if expected, !found { mistakes.append("\(name): \(rule) finds nothing") }
    if !expected, found { mistakes.append("\(name): \(rule) finds something\(message)") }
  }

  private mutating func note(expected: String?, also: Set<String> = [], in world: RuleWorld, of name: String) {
    if !world.inputFindings.isEmpty { mistakes.append("\(name): \(world.inputFindings[0])") }
    for rule in Registry.ids where !also.contains(rule) {
      let findings = world.judgement.findings.filter { $0.finding.kind == .rule && $0.finding.rule == rule }
      note(
        rule, expected: rule == expected, found: !findings.isEmpty, of: name,
        message: findings.first.map { ": \(world.place($0.finding.at)) \($0.finding.message)" } ?? "")
    }
  }

  /// A table for people, one line a rule.
  var table: String {
    func line(_ cells: [String]) -> String {
      let widths = [36, 9, 5, 5, 6, 5, 10, 7]
      return zip(cells, widths).map { cell, width in
        cell.count >= width ? cell : width == 36 ? cell + pad(width - cell.count) : pad(width - cell.count) + cell
      }.joined(separator: " ")
    }
    func pad(_ count: Int) -> String { String(repeating: " ", count: count) }
    func figure(_ value: Double) -> String {
      String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), value)
    }
    var lines = [line(["rule", "examples", "TP", "FP", "TN", "FN", "precision", "recall"])]
    for (rule, counts) in counts.sorted(by: { $0.key < $1.key }) {
      lines.append(
        line(
          [rule]
            + [
              counts.examples, counts.truePositives, counts.falsePositives, counts.trueNegatives, counts.falseNegatives,
            ]
            .map(String.init) + [figure(counts.precision), figure(counts.recall)]))
    }
    if !skipped.isEmpty { lines += ["", "skipped, as the rule is not there:"] + skipped.map { "  " + $0 } }
    if !mistakes.isEmpty { lines += ["", "mistakes:"] + mistakes.map { "  " + $0 } }
    return lines.joined(separator: "\n") + "\n"
  }
}

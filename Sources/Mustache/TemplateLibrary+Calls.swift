import Findings

extension TemplateLibrary {
  /// The static calls of a template: the node and the template called. `isCertain` leaves out those that depend on data or on what
  /// replaces a block.
  private func calls(of template: Int, isCertain: Bool) -> [(node: TemplateNode, called: Int)] {
    let template = templates[template]
    var calls: [(node: TemplateNode, called: Int)] = []
    var index = 0
    while index < template.nodes.count {
      let node = template.nodes[index]
      let isCall = node.kind == .partial || node.kind == .parent
      if isCall, !node.traits.contains(.dynamic),
        let called = self.template(named: template.sourceText(node.name), escaping: template.escaping)
      {
        calls.append((node, called.index))
      }
      index = isCertain ? Int(node.end) : index + 1
    }
    return calls
  }

  /// The templates that may be part of what a template prints, itself included. All of its language where one of them calls another by a name
  /// that data gives.
  public func templates(reachableFrom template: TemplateID) -> Set<TemplateID> {
    var seen: Set<TemplateID> = [template]
    var left = [template.index]
    while let index = left.popLast() {
      let escaping = templates[index].escaping
      if templates[index].nodes.contains(where: { $0.traits.contains(.dynamic) }) {
        return Set(names(escaping: escaping).compactMap { self.template(named: $0, escaping: escaping) })
      }
      for call in calls(of: index, isCertain: false) where seen.insert(TemplateID(index: call.called)).inserted {
        left.append(call.called)
      }
    }
    return seen
  }

  /// The names of the blocks of a template and of all that it calls.
  func blockNames(reachableFrom template: TemplateID) -> [String] {
    var names: [String] = []
    var seen: Set<Int> = [template.index]
    var left = [template.index]
    while let index = left.popLast() {
      let template = templates[index]
      for node in template.nodes where node.kind == .block { names.append(template.sourceText(node.name)) }
      for call in calls(of: index, isCertain: false) where seen.insert(call.called).inserted {
        left.append(call.called)
      }
    }
    return names
  }

  /// Templates that call themselves whatever the data is, once they are called: rendering would never end.
  func endlessCalls(from root: Int) -> [Finding] {
    var findings: [Finding] = []
    var isFinished: Set<Int> = []
    for template in named(from: root) where !isFinished.contains(template) {
      findings += endlessCalls(in: template, &isFinished)
    }
    return findings
  }

  /// A template and all that it calls by their names, in that order. Which ones a name in the data calls, nobody knows before.
  private func named(from root: Int) -> [Int] {
    var found = [root]
    var next = 0
    while next < found.count {
      for call in calls(of: found[next], isCertain: false) where !found.contains(call.called) {
        found.append(call.called)
      }
      next += 1
    }
    return found
  }

  private func endlessCalls(in root: Int, _ isFinished: inout Set<Int>) -> [Finding] {
    var findings: [Finding] = []
    var chain: [(template: Int, calls: [(node: TemplateNode, called: Int)], next: Int)] = []
    chain.append((root, calls(of: root, isCertain: true), 0))
    while let top = chain.last {
      guard top.next < top.calls.count else {
        isFinished.insert(top.template)
        chain.removeLast()
        continue
      }
      chain[chain.count - 1].next += 1
      let call = top.calls[top.next]
      if let start = chain.firstIndex(where: { $0.template == call.called }) {
        let names = (chain[start...].map(\.template) + [call.called]).map { templates[$0].name }
        let range = SourceRange(
          file: templates[top.template].file, start: call.node.name.lowerBound, end: call.node.name.upperBound)
        findings.append(
          .input(
            "endless-template", "Template '\(templates[call.called].name)' calls itself without end",
            help: "put the call into a section: \(names.joined(separator: " → "))", at: range))
      } else if !isFinished.contains(call.called) {
        chain.append((call.called, calls(of: call.called, isCertain: true), 0))
      }
    }
    return findings
  }
}

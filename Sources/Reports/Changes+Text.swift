extension Changes {
  /// For a terminal: a block for each product, group and paywall, then the summary.
  public func text() -> [UInt8] {
    var lines: [String] = []
    for subject in subjects {
      lines.append("\(subject.title(shown: visible))\(subject.fate == .changed ? "" : ": \(subject.fate.rawValue)")")
      for note in subject.notes { lines.append("  = \(note.rule): \(note.text)") }
      for change in subject.changes {
        let name = ([change.title] + change.whereabouts).map(visible).joined(separator: ", ")
        lines.append("  \(name): \(change.shown(change.old)) → \(change.shown(change.new))")
        for note in change.notes { lines.append("    = \(note.rule): \(note.text)") }
      }
      lines.append("")
    }
    lines.append(summary)
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}

extension Changes.Subject {
  /// `product 'Pro Yearly' (com.example.yearly)`.
  func title(shown: (String) -> String) -> String {
    let id = id == name ? "" : " (\(shown(id)))"
    return "\(kind.rawValue) '\(shown(name))'\(id)"
  }
}

extension Changes.Change {
  /// What changes: the role of words, `price`, `introductory offer`.
  public var title: String {
    switch aspect {
    case .words: detail ?? aspect.rawValue
    case .offer: offerTitle
    case .familySharing: "Family Sharing"
    case .scheduledPrice: "scheduled price"
    case .link: "link to " + (detail ?? "")
    case .availability: "sold in"
    case .selected: "chosen at first"
    default: aspect.rawValue + (detail.map { " " + $0 } ?? "")
    }
  }

  /// `introductory offer`, `offer code SUMMER`, `promotional offer spring with commitment`.
  private var offerTitle: String {
    let parts = (detail ?? "").split(separator: " ", maxSplits: 1).map(String.init)
    guard let kind = parts.first else { return aspect.rawValue }
    return ([kind == "code" ? "offer code" : kind + " offer"] + parts.dropFirst()).joined(separator: " ")
  }

  /// Where, to whom: storefront, language, the plan that words are of, situations.
  var whereabouts: [String] {
    let plan = aspect == .words ? product.map { "of \($0)" } : nil
    let some = situations.count > 3 ? Array(situations.prefix(3)) + ["…"] : situations
    return [storefront, locale, plan, some.isEmpty ? nil : some.joined(separator: ", ")].compactMap { $0 }
  }

  /// Texts stand in quotes, amounts and the like do not.
  fileprivate func shown(_ value: String?) -> String {
    guard let value else { return "none" }
    let isText = [.words, .name, .description].contains(aspect)
    return isText ? "'\(visible(value))'" : visible(value)
  }
}

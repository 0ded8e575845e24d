import Findings
import Foundation

/// How a text is made to say a datum. Copy names it between braces; a table of strings has a place for it, which the configuration fills; the texts
/// of a catalog are said as they stand.
struct DatumAdvice {
  private enum Kind {
    case copy, strings, catalog
  }

  private let kind: Kind

  /// - Parameter range: where the text stands.
  init(at range: SourceRange, in files: SourceFiles) {
    let path = files.files.indices.contains(Int(range.file.index)) ? files[range.file].path : ""
    func has(_ endings: String...) -> Bool { endings.contains { path.hasSuffix("." + $0) } }
    kind = has("xcstrings", "strings", "stringsdict") ? .strings : has("storekit", "json") ? .catalog : .copy
  }

  /// What to write where a datum is typed: `write {{ product.price }}`.
  ///
  /// - Parameter variable: the variable's name: `product.price`.
  func writing(_ variable: String) -> String {
    switch kind {
    case .copy: "write {{ \(variable) }}"
    case .strings: "write '%@' and pass \(variable) under 'arguments'"
    case .catalog: "take it out: the catalog's texts are shown as they stand"
    }
  }

  /// What to write where a text should say several data: `write it beside the promise: {{ product.offer_duration }} free, then {{ product.price }}`.
  ///
  /// - Parameters:
  ///   - lead: what to do, in a text that names its variables, without the colon: `write it beside the promise`.
  ///   - text: the words with holes `%@`, one for each variable.
  func writing(_ text: String, _ variables: [String], lead: String) -> String {
    var parts = text.components(separatedBy: "%@")
    switch kind {
    case .copy:
      var said = parts.removeFirst()
      for (variable, part) in zip(variables, parts) { said += "{{ \(variable) }}" + part }
      return "\(lead): \(said)"
    case .strings: return "\(lead): '\(text)', and pass \(variables.joined(separator: ", ")) under 'arguments'"
    case .catalog: return "take it out: the catalog's texts are shown as they stand"
    }
  }
}

import Findings
import Screens

/// Whether a storefront is that of a member state of the European Union, as of November 2026.
func isEuropeanUnion(_ storefront: String) -> Bool { europeanUnion.contains(storefront) }

private let europeanUnion: Set<String> = [
  "AUT", "BEL", "BGR", "HRV", "CYP", "CZE", "DNK", "EST", "FIN", "FRA", "DEU", "GRC", "HUN", "IRL", "ITA", "LVA", "LTU",
  "LUX", "MLT", "NLD", "POL", "PRT", "ROU", "SVK", "SVN", "ESP", "SWE",
]

/// Where an element's text was typed: its first literal; nil where all of it is data or our own words.
func typedPlace(of element: Element) -> SourceRange? {
  for run in element.runs {
    if case .literal(let range) = run.origin { return range }
  }
  return nil
}

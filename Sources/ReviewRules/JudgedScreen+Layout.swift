import Findings
import Screens

extension JudgedScreen {
  func element(_ id: Int) -> Element? { elements.first { $0.id == id } }

  func element(of box: Layout.Box) -> Element? { element(box.element) }

  /// Where an element is declared: what was typed of it, else the datum it shows, else the paywall.
  func place(of element: Element) -> SourceRange {
    if let declared = element.declared, paywall.elements.indices.contains(declared) {
      return paywall.elements[declared].range
    }
    var datum: SourceRange?
    for run in element.runs {
      switch run.origin {
      case .literal(let range): return range
      case .fact(_, _, let range): datum = datum ?? range
      case .system: continue
      }
    }
    return datum ?? paywall.range
  }
}

import Foundation
import Looks
import Projects

extension Project {
  /// What a symbol's drawing is called in style sheets, behind `g-`: the project's own one, else ours, else that of an unknown one.
  func drawing(of symbol: String) -> String {
    if let index = icons.firstIndex(where: { $0.name == symbol }) { return "own-\(index + 1)" }
    return Glyph(named: symbol)?.rawValue ?? "unknown"
  }

  /// Whether a symbol is drawn as what it is.
  func hasDrawing(of symbol: String) -> Bool { drawing(of: symbol) != "unknown" }

  /// The style sheet of a paywall: its look, and the project's own images for its symbols.
  ///
  /// Images are part of the sheet: browsers take a mask from another file only where a server sends it, not from a disk.
  func styleSheet(of paywall: Paywall, selector: String = ".phone") -> [UInt8] {
    var sheet = paywall.look.css(selector: selector)
    let wanted = Set(
      (paywall.appearance.icon.map { [$0.name] } ?? []) + paywall.appearance.planIcons.map(\.icon.name))
    for (index, icon) in icons.enumerated() where wanted.contains(icon.name) {
      // A name that is there twice is drawn by its first image.
      guard icons.firstIndex(where: { $0.name == icon.name }) == index else { continue }
      let data = Data(icon.bytes).base64EncodedString()
      sheet += ".g-own-\(index + 1){--g:url(\"data:\(icon.mediaType);base64,\(data)\")}\n".utf8
    }
    return sheet
  }
}

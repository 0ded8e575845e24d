import Findings
import Mustache
import ReviewRules
import Screens

/// Pages for a browser to measure: each screen that is judged, alone, with a name for each of its elements.
extension Site {
  /// Renders the screens of a sheet at their own addresses, `…/screen.html`, and hands them out. Their elements are called `d` and their id.
  public func renderMeasurable(_ sheet: Sheet, emit: Emit) {
    guard let pages = SheetPages(self, sheet), let template = theme.entries.screen else { return }
    for (path, model) in pages.measurable() {
      var bytes: [UInt8] = []
      theme.library.render(template, roots: [self.model, model], into: &bytes)
      bytes.withUnsafeBytes { emit(path, $0) }
    }
  }

  /// Hands out what the screens link to: style sheets and pictures.
  public func renderAssets(emit: Emit) {
    for asset in assets.all { asset.bytes.withUnsafeBytes { emit(asset.path, $0) } }
  }
}

extension SheetPages {
  /// The judged screens and the paths of their pages.
  fileprivate func measurable() -> [(path: String, model: Model)] {
    var found: [(String, Model)] = []
    for (slot, screen) in sheet.screens.enumerated() where slot < pages.slots.count && screen.isJudged {
      // Each has a model of its own.
      guard !pages.slots[slot].isClashing, var own = SheetPages(site, sheet) else { continue }
      found.append(("\(screen.address)/screen.html", own.measurable(screen, slot: slot)))
    }
    return found
  }

  private mutating func measurable(_ screen: Screen, slot: Int) -> Model {
    screenNumber = site.plan.screen(pages, market: market, slot: slot)
    depth = site.plan.depth(screenNumber)
    let depthValues = depthValues()
    let pins = screen.elements.map { element in
      Pin(element: element.id, number: 0, severity: .note, anchor: model.text("d\(element.id)"))
    }
    let drawn = phone(screen, pins: pins, file: "screen.html")
    let page = model.object {
      $0.set(.title, text: screen.address)
      $0.set(.scheme, text: "light")
      $0.set(.textSize, .absent)
      $0.set(.root, depthValues.rootValue)
    }
    let root = model.object {
      $0.set(.assets, depthValues.assets)
      $0.set(.page, page)
      $0.set(.screen, drawn)
    }
    return model.finish(root)
  }
}

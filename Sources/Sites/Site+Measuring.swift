import Findings
import Mustache
import ReviewRules
import Screens

/// Pages for a browser to measure or to make pictures of: screens alone.
extension Site {
  /// Renders the judged screens of a sheet at their own addresses, `…/screen.html`, and hands them out. Their elements are called `d` and their id.
  public func renderMeasurable(_ sheet: Sheet, emit: Emit) {
    renderAlone(sheet, namingElements: true, emit: emit) { $0.isJudged }
  }

  /// Renders screens of a sheet at their own addresses, `…/screen.html`, and hands them out.
  public func renderAlone(_ sheet: Sheet, addresses: Set<String>, emit: Emit) {
    renderAlone(sheet, namingElements: false, emit: emit) { addresses.contains($0.address) }
  }

  private func renderAlone(_ sheet: Sheet, namingElements: Bool, emit: Emit, _ isWanted: (Screen) -> Bool) {
    guard let pages = SheetPages(self, sheet), let template = theme.entries.screen else { return }
    for (path, model) in pages.alone(namingElements: namingElements, isWanted) {
      var bytes: [UInt8] = []
      note(theme.library.render(template, roots: [self.model, model], into: &bytes))
      bytes.withUnsafeBytes { emit(path, $0) }
    }
  }

  /// Hands out what the screens link to: style sheets and pictures.
  public func renderAssets(emit: Emit) {
    for asset in assets.all { asset.bytes.withUnsafeBytes { emit(asset.path, $0) } }
  }
}

extension SheetPages {
  /// The wanted screens and the paths of their pages.
  fileprivate func alone(namingElements: Bool, _ isWanted: (Screen) -> Bool) -> [(path: String, model: Model)] {
    var found: [(String, Model)] = []
    for (slot, screen) in sheet.screens.enumerated() where slot < pages.slots.count && isWanted(screen) {
      // Each has a model of its own.
      guard !pages.slots[slot].isClashing, var own = SheetPages(site, sheet) else { continue }
      found.append(("\(screen.address)/screen.html", own.alone(screen, slot: slot, namingElements: namingElements)))
    }
    return found
  }

  private mutating func alone(_ screen: Screen, slot: Int, namingElements: Bool) -> Model {
    screenNumber = site.plan.screen(pages, market: market, slot: slot)
    depth = site.plan.depth(screenNumber)
    let depthValues = depthValues()
    let named = namingElements ? Array(screen.elements) : []
    let pins = named.map { element in
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
    return ModelBuilder.take(&model).finish(root)
  }
}

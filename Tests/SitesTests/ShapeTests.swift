import Foundation
import Testing

@testable import Mustache
@testable import Sites

/// What models hold, and what the shapes say of them, is one.
@Suite struct ShapeTests {
  private enum Missing: Error { case pages }

  @Test func everyModelHasTheShapeThatTemplatesAreCheckedAgainst() throws {
    var options = SiteOptions()
    options.baseURL = "https://example.com/"
    var custom = smallWorld
    custom["paywallgen.yml"] =
      configuration.replacing("control-style: picker", with: "control-style: buttons") + """

            tier-layout: tabs
            tiers: { Big: [com.example.yearly], Small: [com.example.monthly] }
            situations: { grace: { current: com.example.monthly, billing: grace-period } }
        rules: { restore-missing: off }
        """
    for files in [smallWorld, custom] {
      let world = try SiteWorld(files, options: options)
      #expect(world.project.findings.map(\.rule) == ["storefront-without-price"])
      expect(world.site.model, PageShape.site, "site")
      let shared = SharedPages(site: world.site, sheets: world.sheets)
      expect(shared.overview(), .overview, "overview")
      expect(shared.report(), .report, "report")
      expect(shared.prices(), .prices, "prices")
      for id in world.site.ruledFindings { expect(try #require(shared.rule(id)), .rule, id) }
      expect(shared.localization(), .localization, "localization")
      expect(shared.styles(), .styles, "styles")
      for locale in world.project.locales {
        expect(world.site.singleFile(locale, world.sheets), .single, "single")
      }
      for sheet in world.sheets {
        guard var pages = SheetPages(world.site, sheet) else { throw Missing.pages }
        expect(pages.singlePart().model, .singlePart, "single part")
      }
      for table in world.site.tables {
        var originals: LanguagePage.Originals?
        expect(LanguagePage(of: world.site, table).model(after: &originals), .localizationLocale, "truth")
      }
      for sheet in world.sheets {
        let place = try #require(world.site.plan.place(of: sheet))
        var pages = SheetPages(world.site, sheet, place, in: ModelBuilder(), after: nil, areAtHome: true)
        let roots = pages.roots()
        guard let handoff = pages.handoffPage() else { throw Missing.pages }
        let model = pages.finished()
        expect(model.rooted(at: handoff.root), .handoff, handoff.page.folder)
        for root in roots {
          expect(model.rooted(at: root.preview), .preview, root.screen.address)
          expect(model.rooted(at: root.alone), .screenAlone, root.screen.address)
        }
      }
    }
  }

  @Test func everyNameIsOfAShapeAndTheReverse() {
    let used = Set(([PageShape.site] + PageShape.all.map(\.shape)).flatMap(\.names))
    #expect(used == Set(Name.allCases.map { "\($0)" }))
  }

  @Test func theListOfValuesIsUpToDate() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try expectText(PageShape.document(), inFile: root.appendingPathComponent("Templates/VALUES.md"))
  }

  private func expect(_ model: Model, _ shape: Shape, _ path: String) {
    var faults: [String] = []
    check(model, model.root, shape, path, &faults)
    #expect(faults == [])
  }

  private func check(_ model: Model, _ node: UInt32, _ shape: Shape, _ path: String, _ faults: inout [String]) {
    let value = model.values.nodes[Int(node)]
    switch (shape, value.kind) {
    case (.optional(let inner), _): if value.kind != .absent { check(model, node, inner, path, &faults) }
    case (.text, .text), (.markup, .markup), (.flag, .yes), (.flag, .no): break
    case (.list(let item), .list):
      for index in 0..<Int(value.count) {
        check(model, model.values.members[Int(value.start) + index].node, item, "\(path)[\(index)]", &faults)
      }
    case (.object(let fields), .object):
      let held = members(of: value, in: model)
      for field in fields {
        if let node = held[field.name] {
          check(model, node, field.shape, "\(path).\(field.name)", &faults)
        } else {
          faults.append("\(path) has no '\(field.name)'")
        }
      }
      for name in held.keys where !fields.contains(where: { $0.name == name }) {
        faults.append("\(path) has '\(name)', which no shape names")
      }
    default: faults.append("\(path) is \(value.kind), not \(shape)")
    }
  }

  /// An object's values by name, with those of what it is laid over.
  private func members(of object: ModelNode, in model: Model) -> [String: UInt32] {
    let first = Int(object.start)
    let base = model.values.members[first + ModelMember.baseIndex].node
    var held = base == ModelNode.absent ? [:] : members(of: model.values.nodes[Int(base)], in: model)
    for index in 0..<Int(object.count) {
      let member = model.values.members[first + ModelMember.headerCount + index]
      held[Name.table.names[Int(member.symbol)]] = member.node
    }
    return held
  }
}

import Locales
import Testing

@testable import Projects

/// A file that cannot be understood spoils no more than what rests on it.
struct SpoiledInputTests {
  private let configuration = "locales: [en, de]\npaywalls: { pro: { group: Pro }, plus: { group: Pro } }"

  /// The paywalls and locales that are spoiled: `pro de`.
  private func spoiled(_ world: ProjectWorld) -> [String] {
    world.project.paywalls.flatMap { paywall in
      world.project.locales.filter { world.project.spoiled(paywall, in: $0) != nil }.map { "\(paywall.name) \($0)" }
    }
  }

  @Test func copySpoilsItsPaywallInItsLocale() {
    let world = ProjectWorld([
      "paywallgen.yml": configuration, "Copy/pro.en.md": "---\nheadline: a\n---\n",
      "Copy/pro.de.md": "---\nheadline: [a\n---\n", "Copy/plus.de.md": "---\nheadline: a\n---\n",
    ])
    #expect(spoiled(world) == ["pro de"])
    #expect(world.project.isSpoiled == false)
  }

  @Test func copyWhoseFrontMatterNothingOpensSpoilsItsPaywallInItsLocale() {
    let world = ProjectWorld([
      "paywallgen.yml": configuration, "Copy/pro.en.md": "---\nheadline: a\n---\n",
      "Copy/pro.de.md": "headline: a\n---\n- b\n",
    ])
    #expect(spoiled(world) == ["pro de"])
    #expect(
      world.lines == [
        "Copy/pro.de.md:0..<11 error unopened-front-matter: Front matter does not begin with '---' (write '---' as the first line)"
      ])
    #expect(world.missing.contains { $0.hasSuffix("headline") } == false)
  }

  @Test func copyWithAMergeConflictSpoilsItsPaywallInItsLocale() {
    let world = ProjectWorld([
      "paywallgen.yml": configuration,
      "Copy/pro.de.md": "---\n<<<<<<< ours\nheadline: a\n=======\nheadline: b\n>>>>>>> theirs\n---\n",
    ])
    #expect(spoiled(world) == ["pro de"])
  }

  @Test(arguments: [
    ["paywallgen.yml": "paywalls: ["], ["Text.xcstrings": "{ \"strings\": {"], ["Pro.storekit": "{ \"products\": ["],
  ])
  func anythingElseSpoilsAll(files: [String: String]) {
    let world = ProjectWorld(files)
    #expect(world.project.isSpoiled)
    #expect(world.lines.count == 1)
  }

  @Test func copyThatMayNotBeReadSpoilsItsPaywallInItsLocale() {
    let world = ProjectWorld(["paywallgen.yml": configuration], unreadable: ["Copy/pro.de.md"])
    #expect(world.lines == ["Copy/pro.de.md error file-unreadable: 'Copy/pro.de.md' may not be read"])
    #expect(spoiled(world) == ["pro de"])
  }

  @Test(arguments: ["catalog: «Por.storekit»", "strings: «Txt.xcstrings»"])
  func aFileThatIsNamedAndMissingSpoilsAll(text: String) {
    let world = ProjectWorld(["paywallgen.yml": text])
    #expect(world.lines.count == 1)
    #expect(world.project.isSpoiled)
  }

  @Test func aConfigurationThatIsAskedForAndMissingSpoilsAll() {
    #expect(ProjectWorld([:]) { $0.configuration = "paywalgen.yml" }.project.isSpoiled)
  }

  @Test func aWrongEntryOfACatalogSpoilsNothing() {
    let world = ProjectWorld(["Pro.storekit": catalog("m 1 4.99", "y 1 expensive")])
    #expect(world.lines.isEmpty == false)
    #expect(world.project.spoiled == [])
  }
}

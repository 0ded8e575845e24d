import Findings
import Testing

@testable import Projects

@Suite struct StoreListingTests {
  private func names(_ world: ProjectWorld) -> [String] {
    (world.project.listing?.localizations ?? []).map { localization in
      let name = localization.texts[.name]
      let path = name.map { world.project.files[$0.range.file].path }
      return "\(localization.locale) \(name?.value ?? "-") \(path ?? "-")"
    }
  }

  @Test func isReadFromTheFolderThatIsNamed() {
    let world = ProjectWorld([
      "paywallgen.yml": "catalog: Pro.storekit\nmetadata: Store\n", "Store/en-US/name.txt": "Lessons",
      "fastlane/metadata/de-DE/name.txt": "Lektionen",
    ])
    #expect(names(world) == ["en-US Lessons Store/en-US/name.txt"])
    #expect(world.lines == [])
  }

  @Test func isFoundWhereNobodyNamesIt() {
    #expect(
      names(ProjectWorld(["fastlane/metadata/de-DE/name.txt": "Lektionen"])) == [
        "de-DE Lektionen fastlane/metadata/de-DE/name.txt"
      ])
    let both = ProjectWorld([
      "paywallgen.yml": "catalog: Pro.storekit\n", "android/fastlane/metadata/android/en-US/title.txt": "Lessons",
      "ios/fastlane/metadata/en-US/name.txt": "Lessons", "a/b/fastlane/metadata/en-US/name.txt": "Other",
    ])
    #expect(names(both) == ["en-US Lessons ios/fastlane/metadata/en-US/name.txt"])
    #expect(ProjectWorld(["metadata/en-US/name.txt": "Lessons"]).project.listing == nil)
  }

  @Test func isNotPartOfACatalogAlone() {
    let world = ProjectWorld(["fastlane/metadata/de-DE/name.txt": "Lektionen"]) { $0.catalogs = ["Pro.storekit"] }
    #expect(world.project.listing == nil)
  }

  @Test func saysWhatCannotBeRead() {
    let world = ProjectWorld(
      ["fastlane/metadata/en-US/subtitle.txt": "Every language"], unreadable: ["fastlane/metadata/en-US/name.txt"])
    #expect(
      world.lines == [
        "fastlane/metadata/en-US/name.txt error file-unreadable: 'fastlane/metadata/en-US/name.txt' may not be read"
      ])
    #expect(names(world) == ["en-US - -"])
    let nothing = ProjectWorld(["paywallgen.yml": "catalog: Pro.storekit\nmetadata: «Stoer»\n"])
    #expect(
      nothing.lines == [
        "«1» error nothing-found: 'Stoer' holds no store listing (name the folder that holds a folder for each language, with files like en-US/description.txt)"
      ])
    let conflict = ProjectWorld([
      "paywallgen.yml": "catalog: Pro.storekit\n", "fastlane/metadata/en-US/name.txt": "«<<<<<<<» ours\nA\n",
    ])
    #expect(
      conflict.lines == [
        "«1» error merge-conflict-marker: Merge conflict marker '<<<<<<<' (finish the merge, and take the markers out)"
      ])
  }

  @Test func limitsHaveNamesOfTheirOwn() {
    let world = ProjectWorld([
      "paywallgen.yml": "catalog: Pro.storekit\nlimits: { display-name: 30, «display-nam»: 30, keywords: «none» }\n"
    ])
    #expect(
      world.lines == [
        "«1» error unknown-key: 'display-nam' is not a key of 'limits' (did you mean 'display-name'?)",
        "«2» error wrong-value: Value of limit 'keywords' must be a whole number above 0",
      ])
    #expect(world.project.rules.limit(.displayName).most == 30)
    #expect(world.project.rules.limit(.displayName).disputed == nil)
    #expect(world.project.rules.limit(.productDescription) == Limit.productDescription.fact)
  }

  @Test(arguments: Limit.allCases) func everyLimitHasASourceWithADate(_ limit: Limit) {
    #expect(!limit.fact.source.isEmpty && limit.fact.read.count == 7)
    #expect(limit.fact.disputed.map { $0 < limit.fact.most } ?? true)
  }
}

import Findings
import Locales
import Projects
import StoreCatalog
import Testing

@testable import Commands

/// What `init` writes for a folder builds without input findings.
struct ProposalTests {
  private let today = "2026-11-30"

  /// The proposal's files put beside those that were found, read as a project.
  private func project(_ found: [String: String], withPaywalls isDeclared: Bool = false) throws -> Project {
    let proposal = Proposal(FileTree(found), today: today)
    #expect(proposal.problem == nil)
    var files = found
    for file in proposal.files {
      #expect(files[file.path] == nil)
      files[file.path] = file.text
    }
    if isDeclared {
      let lines = try #require(files["paywallgen.yml"]).split(separator: "\n", omittingEmptySubsequences: false)
      let start = try #require(lines.firstIndex(of: "# paywalls:"))
      let declared = lines.enumerated().map { $0.offset < start ? String($0.element) : String($0.element.dropFirst(2)) }
      files["paywallgen.yml"] = declared.joined(separator: "\n").replacing("https://…", with: "https://acme.app/")
    }
    return readProject(FileTree(files), ProjectRequest(today: try #require(Day(today))))
  }

  private func catalog(group: String, id: String = "pro", locale: String = "en_US") -> String {
    """
    { "settings": { "_locale": "en_US", "_storefront": "USA" }, "subscriptionGroups": [ { "id": "G1", "name": "\(group)",
      "localizations": [ { "locale": "\(locale)", "displayName": "\(group)" } ], "subscriptions": [
        { "productID": "\(id)", "type": "RecurringSubscription", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M",
          "groupNumber": 1, "localizations": [ { "locale": "\(locale)", "displayName": "Pro", "description": "All" } ] } ] } ] }
    """
  }

  @Test(arguments: [
    "Pro", "Photo: Editor # 1", "プロ", "it's \\\"quoted\\\"", "no", "12", "- dash", "{{ product.price }}", "a\\tb",
    "*bold*",
  ])
  func buildsForGroupsOfAnyName(group: String) throws {
    for isDeclared in [false, true] {
      let project = try project(["Shop/App.storekit": catalog(group: group)], withPaywalls: isDeclared)
      #expect(project.findings.map(\.message) == [])
      #expect(project.paywalls.count == 1)
      #expect(project.paywalls.map(\.isDeclared) == [isDeclared])
      #expect(project.catalog.products.map(\.id.value) == ["pro"])
    }
  }

  @Test(arguments: [("Consumable", "hidden"), ("NonConsumable", "visible")])
  func proposesAButtonToRestoreWhereSomethingCanBeRestored(type: String, visibility: String) throws {
    let catalog =
      "{ \"products\": [ { \"productID\": \"tip\", \"type\": \"\(type)\", \"displayPrice\": \"1.99\", \"localizations\": [] } ] }"
    let files = Proposal(FileTree(["App.storekit": catalog]), today: today).files
    let configuration = try #require(files.first { $0.path == "paywallgen.yml" }).text
    #expect(configuration.contains("buttons: { restore: \(visibility), policies: visible }"))
  }

  @Test func namesTheStringsThatAreThereAndWritesNoCopyBesideThem() throws {
    let strings =
      #"{ "sourceLanguage": "nb", "version": "1.0", "strings": { "a": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "b" } } } } } }"#
    let found = ["App.storekit": catalog(group: "Pro", locale: "nb"), "App/Text.xcstrings": strings]
    #expect(Proposal(FileTree(found), today: today).files.map(\.path) == ["paywallgen.yml"])
    let project = try project(found)
    #expect(project.findings.filter { $0.severity > .note }.map(\.message) == [])
    #expect(project.locales.map(\.identifier) == ["de", "no"])
    #expect(project.sourceLocale.identifier == "no")
  }

  @Test func writesCopyForEveryLocaleWhereThereAreNoWords() throws {
    let files = Proposal(FileTree(["App.storekit": catalog(group: "Pro", locale: "de")]), today: today).files
    #expect(files.map(\.path) == ["paywallgen.yml", "Copy/pro.de.md"])
  }

  @Test func proposesNothingWhereNothingIsSoldOrAFileIsThereAlready() {
    #expect(
      Proposal(FileTree(["a.txt": ""]), today: today).problem
        == "nothing to sell was found here: no sound .storekit file")
    #expect(
      Proposal(FileTree(["App.storekit": catalog(group: "Pro"), "paywallgen.yml": ""]), today: today).problem
        == "'paywallgen.yml' is there already, and is not overwritten")
    #expect(
      Proposal(FileTree(["App.storekit": catalog(group: "Pro"), "ios/paywallgen.yaml": ""]), today: today).problem
        == "'ios/paywallgen.yaml' declares paywalls already; run init in a folder beside it, or name it to the other commands"
    )
  }

  @Test func writesNoReferenceNameAsWords() {
    let catalog = catalog(group: "subscription_group", locale: "de").replacing(
      #"[ { "locale": "de", "displayName": "subscription_group" } ]"#, with: "[]")
    let copies = Proposal(FileTree(["App.storekit": catalog]), today: today).files.filter { $0.path.hasSuffix(".md") }
    #expect(!copies.isEmpty && copies.allSatisfy { !$0.text.contains("subscription_group") })
  }

  /// What rules and readers find in the files that the proposal wrote.
  private func faults(_ found: [String: String]) throws -> [String] {
    let written = Proposal(FileTree(found), today: today).files
    #expect(!written.isEmpty)
    let project = try project(found)
    let judging = Judging(
      project, options: Options(), environment: Environment(workingDirectory: "/", today: today), keepingSheets: false)
    return judging.judgement.open.filter { judged in
      written.contains { $0.path == project.files[judged.finding.at.file].path }
    }.map { "\($0.finding.rule): \($0.finding.message)" }
  }

  @Test(arguments: [
    "Pro", "The #1 Photo App", "Best app, 5 stars", "Free trial for $0", "Pro 50% OFF", "Only today!", "TODO",
    "lorem ipsum",
    "Android Pro", "a\u{202E}b", "pay.example.com", "<b>Pro</b>", "{{ product.price }}", "[x](y)",
  ])
  func writesNothingThatIsFoundFaultWith(group: String) throws {
    #expect(try faults(["App.storekit": catalog(group: group)]) == [])
    #expect(
      try faults([
        "\(group.replacing("/", with: "")).storekit": catalog(group: "Pro").replacing(
          #""displayName": "Pro""#, with: #""displayName": """#)
      ]) == [])
  }

  /// What one language has and another lacks would be a missing translation.
  @Test func writesAHeadlineInEveryLanguageOrInNone() throws {
    let text = #"{ "locale": "en_US", "displayName": "Pro", "description": "All" }"#
    func more(_ locale: String) -> String { text.replacing("en_US", with: locale) }
    let two = catalog(group: "Pro").replacing(text, with: text + ", " + more("de") + ", " + more("ja"))
    func headlines(_ catalog: String) -> [String] {
      Proposal(FileTree(["App.storekit": catalog]), today: today).files.dropFirst().map {
        $0.path + ": " + $0.text.split(separator: "\n")[1]
      }
    }
    let none = ["de", "en-US", "ja"].map { "Copy/pro.\($0).md: # headline: what the screen says first" }
    #expect(headlines(two) == none)
    #expect(try faults(["App.storekit": two]) == [])
    let name = #"{ "locale": "en_US", "displayName": "Pro" }"#
    let named = two.replacing(
      name, with: name + "," + name.replacing("en_US", with: "de") + "," + name.replacing("en_US", with: "ja"))
    #expect(headlines(named) == ["de", "en-US", "ja"].map { "Copy/pro.\($0).md: headline: Pro" })
    #expect(headlines(catalog(group: "Pro")) == ["Copy/pro.en-US.md: headline: Pro"])
  }

  @Test func namesFoldersOfStringsInTheOlderFormats() throws {
    func configuration(_ paths: [String]) -> (strings: String?, files: [String]) {
      let found = Dictionary(paths.map { ($0, #""a" = "b";"#) }) { first, _ in first }
        .merging(["App.storekit": catalog(group: "Pro")]) { first, _ in first }
      let files = Proposal(FileTree(found), today: today).files
      return (
        files.first?.text.split(separator: "\n").first { $0.hasPrefix("strings:") }.map(String.init), files.map(\.path)
      )
    }
    let one = configuration(["App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.stringsdict"])
    #expect(one.strings == "strings: App" && one.files == ["paywallgen.yml"])
    #expect(configuration(["en.lproj/A.strings", "de.lproj/A.strings"]).strings == "strings: [de.lproj, en.lproj]")
    #expect(
      configuration(["App/en.lproj/A.strings", "App/Kit/en.lproj/B.strings", "Kit/C.xcstrings", "App/D.xcstrings"])
        .strings
        == "strings: [App, Kit/C.xcstrings]")
    #expect(configuration(["loose.strings"]).strings == nil)
    let found = ["App.storekit": catalog(group: "Pro"), "App/en.lproj/Localizable.strings": #""a" = "b";"#]
    #expect(try project(found).strings.count == 1)
    #expect(try faults(found) == [])
  }

  @Test func namesGroupsOfOneNameByTheirIds() throws {
    func group(_ id: String, _ product: String) -> String {
      let whole = catalog(group: "Pro", id: product).replacing("G1", with: id)
      let start = whole.firstIndex(of: "[").map { whole.index(after: $0) } ?? whole.startIndex
      return String(whole[start...].dropLast(4))
    }
    let two =
      #"{ "settings": { "_storefront": "USA" }, "subscriptionGroups": ["# + group("G1", "pro") + "," + group("G2", "b")
      + "] }"
    let files = Proposal(FileTree(["App.storekit": two]), today: today).files
    #expect(
      files.first?.text.split(separator: "\n").filter { $0.contains("group:") } == [
        "#     group: G1", "#     group: G2",
      ])
    let project = try project(["App.storekit": two], withPaywalls: true)
    #expect(project.findings.map(\.message) == [])
    #expect(project.paywalls.map { project.products(of: $0).map(\.id.value) } == [["pro"], ["b"]])
  }
}

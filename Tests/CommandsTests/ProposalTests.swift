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
}

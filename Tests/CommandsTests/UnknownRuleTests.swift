import Foundation
import Testing

@testable import Commands

/// A rule that the configuration names and nobody has is an input finding: a misspelt rule would otherwise stay on, or its findings unaccepted.
struct UnknownRuleTests {
  @Test func isReportedWithTheNameThatWasMeant() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Pro.storekit": """
      { "settings": { "_storefront": "USA" }, "products": [ { "productID": "life", "type": "NonConsumable", "displayPrice": "9.99" } ] }
      """,
      "paywallgen.yml": """
      rules: { hardcoded-prize: off, hardcoded-price: note }
      suppress: [{ rule: restore-missng, reason: agreed }]
      """,
    ]
    for (path, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(path)) }
    let console = Console(output: ByteStream(), error: ByteStream())
    let status = run(
      arguments: ["check", folder.path, "--root", folder.path, "--select", "product-id-duplicate"],
      environment: Environment(workingDirectory: "/", today: "2026-11-30"), console: console)
    #expect(status == 2)
    #expect(
      console.output.text.split(separator: "\n").filter { $0.hasPrefix("paywallgen.yml") } == [
        "paywallgen.yml:1:10: error[unknown-rule]: 'hardcoded-prize' is no rule",
        "paywallgen.yml:2:20: error[unknown-rule]: 'restore-missng' is no rule",
      ])
  }
}

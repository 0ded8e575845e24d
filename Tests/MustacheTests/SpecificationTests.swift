import Findings
import Foundation
import TestWorlds
import Testing

@testable import Mustache

@Suite struct SpecificationTests {
  @Test(
    .enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.absent)),
    arguments: [
      (["comments", "delimiters", "interpolation", "inverted", "partials", "sections"], 136),
      (["~inheritance"], 27),
      (["~dynamic-names"], 21),
    ])
  func rendersEveryExampleOfTheSpecification(_ parts: [String], _ count: Int) throws {
    var passed = 0
    for part in parts {
      let bytes = try SharedData.bytes("spec/mustache/\(part).json")
      let json = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
      for example in try #require(json?["tests"] as? [[String: Any]]) {
        let name = example["name"] as? String ?? ""
        let output = try render(example)
        let expected = try #require(example["expected"] as? String)
        #expect(output == expected, "\(part): \(name)")
        if output == expected { passed += 1 }
      }
    }
    #expect(passed == count)
  }

  private func render(_ example: [String: Any]) throws -> String {
    let data = JSONModel(example["data"] ?? [:])
    var sources = example["partials"] as? [String: String] ?? [:]
    sources["the page"] = try #require(example["template"] as? String)
    return try World(sources, symbols: data.symbols).render("the page", data.model)
  }
}

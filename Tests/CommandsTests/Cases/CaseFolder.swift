import Findings
import Foundation
import Testing

@testable import Commands

/// A folder with a project in it, on which the tool is run as a person would, gone with the value.
final class CaseFolder: Sendable {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("paywallgen-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = path + "/" + name
    let folder = "/" + file.pathParts.dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// The files below a folder, sorted, without what a build keeps for itself.
  func files(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path + "/" + folder).sorted().filter {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path + "/" + folder + "/" + $0, isDirectory: &isFolder)
      return !isFolder.boolValue && !$0.hasPrefix(".paywallgen-")
    }
  }

  /// Runs the tool in this folder.
  @discardableResult
  func run(_ arguments: String..., today: String = "2026-03-01", variables: [String: String] = [:]) -> Outcome {
    run(arguments, today: today, variables: variables)
  }

  func run(
    _ arguments: [String], today: String = "2026-03-01", variables: [String: String] = [:], isTerminal: Bool = false
  ) -> Outcome {
    let console = Console(output: ByteStream(), error: ByteStream())
    let environment = Environment(
      variables: variables, workingDirectory: path, today: today, outputIsTerminal: isTerminal,
      errorIsTerminal: isTerminal)
    let status = Commands.run(arguments: arguments, environment: environment, console: console)
    return Outcome(status: status, output: console.output.text, error: console.error.text)
  }

  /// What `check` finds, one finding a line: `error missing-key App.storekit:3:5 products[0] has no 'productID'`. That a small catalog has no
  /// price for a storefront goes without saying here.
  func findings(_ arguments: String..., today: String = "2026-03-01") throws -> [String] {
    try run(["check", "--format", "json", "--root", path] + arguments, today: today).findings
      .filter { !$0.hasPrefix("note storefront-without-price") }
  }

  /// What `screens` composes.
  func screens(_ arguments: String..., today: String = "2026-03-01") throws -> [ComposedScreen] {
    try run(["screens"] + arguments, today: today).screens
  }
}

/// Compares what was found with what is right, and shows both where they differ.
func expect<Value: Equatable>(
  _ found: Value, is expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, sourceLocation: sourceLocation)
}

/// What a run of the tool printed, and how it ended.
struct Outcome: Equatable {
  var status: Int32
  var output: String
  var error: String

  var report: [String: Any] {
    get throws {
      try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], "\(error)")
    }
  }

  var findings: [String] {
    get throws {
      let found = try #require(try report["findings"] as? [[String: Any]])
      return found.map { finding in
        let place = finding["location"] as? [String: Any] ?? [:]
        let parts = [
          finding["severity"], finding["rule"],
          "\(place["file"] ?? ""):\(place["line"] ?? ""):\(place["column"] ?? "")", finding["message"],
        ]
        return parts.map { "\($0 ?? "")" }.joined(separator: " ")
      }
    }
  }

  var screens: [ComposedScreen] {
    get throws {
      let screens = try #require(try report["screens"] as? [[String: Any]])
      return screens.map(ComposedScreen.init)
    }
  }
}

/// A screen as `screens` prints it, as far as cases look at it.
struct ComposedScreen {
  let json: [String: Any]

  init(_ json: [String: Any]) { self.json = json }

  var address: String { json["address"] as? String ?? "" }
  var locale: String { json["locale"] as? String ?? "" }
  var storefront: String { json["storefront"] as? String ?? "" }
  var situation: String { json["situation"] as? String ?? "" }
  var plans: [[String: Any]] { json["plans"] as? [[String: Any]] ?? [] }
  var elements: [[String: Any]] { json["elements"] as? [[String: Any]] ?? [] }

  /// The texts of the elements of a role, in order; only those of one product where it is named.
  func texts(_ role: String, of product: String? = nil) -> [String] {
    elements.filter {
      $0["role"] as? String == role && (product == nil || $0["product"] as? String == product)
    }.compactMap { $0["text"] as? String }
  }

  /// Everything on the screen, an element a line.
  var text: String { elements.compactMap { $0["text"] as? String }.joined(separator: "\n") }

  /// A text of every plan: `price`, `pricePerPeriod`.
  func each(_ key: String) -> [String] { plans.map { $0[key] as? String ?? "" } }

  /// The plans' derived figures of a kind, `fact` or `fact/unit`, by product.
  func derived(_ fact: String) -> [String: String] {
    var found: [String: String] = [:]
    for plan in plans {
      for figure in plan["derived"] as? [[String: Any]] ?? [] {
        let unit = (figure["unit"] as? String).map { "/" + $0 } ?? ""
        if (figure["fact"] as? String ?? "") + unit == fact {
          found[plan["product"] as? String ?? ""] = figure["text"] as? String
        }
      }
    }
    return found
  }

  /// The text of every plan's offer; empty where there is none.
  var offers: [String] { plans.map { ($0["offer"] as? [String: Any])?["text"] as? String ?? "" } }
}

extension [ComposedScreen] {
  /// The screen at an address.
  func at(_ address: String) throws -> ComposedScreen {
    try #require(first { $0.address == address }, "the addresses are \(map(\.address))")
  }
}

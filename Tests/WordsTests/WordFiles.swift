import Findings
import Foundation
import Locales
import SourceFormats
import Testing
import Words

/// The files of our own words as they lie in the repository, so that a test needs no build of the binary.
enum WordFiles {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/EmbeddedFiles")

  static func bytes(_ path: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appendingPathComponent(path))).map { [UInt8]($0) }
  }

  /// The locales that have a file, sorted.
  static let locales: [String] = {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("SystemWords").path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func words(_ name: String) throws -> SystemWords {
    SystemWords.load(try #require(LocaleID(name)), from: bytes)
  }

  /// A file as it is written: for each key its forms, the condition `` for a text without forms.
  static func forms(_ name: String) throws -> [String: [String: String]] {
    let bytes = try #require(Self.bytes("SystemWords/\(name).json"))
    let reading = readJSON(bytes, file: FileID(index: 0))
    #expect(reading.findings == [], "\(name)")
    let words = try #require(reading.root?["words"])
    var forms: [String: [String: String]] = [:]
    words.forEachMember { member in
      if let text = member.value.string { forms[member.key] = ["": text] }
      member.value.forEachMember { form in forms[member.key, default: [:]][form.key] = form.value.string }
    }
    return forms
  }
}

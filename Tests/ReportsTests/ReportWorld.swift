import Findings
import Locales
import ReviewRules
import Testing

@testable import Reports

/// Files in text; places are marked « » in them.
struct ReportWorld {
  var files = SourceFiles()
  /// The marked places in the order of the files and their text.
  var marks: [SourceRange] = []

  init(_ texts: KeyValuePairs<String, String>) {
    for (path, text) in texts {
      var bytes: [UInt8] = []
      var start: Int?
      var places: [Range<Int>] = []
      for scalar in text.unicodeScalars {
        if scalar == "«" {
          start = bytes.count
        } else if scalar == "»", let begin = start {
          places.append(begin..<bytes.count)
          start = nil
        } else {
          bytes.append(contentsOf: String(scalar).utf8)
        }
      }
      let file = files.add(path: path, bytes: bytes)
      marks += places.map { SourceRange(file: file, $0) }
    }
  }

  func report(
    _ findings: [JudgedFinding], notChecked: [NotChecked] = [], rules: [String] = [], screens: Int = 1,
    folder: String = "", root: String = "/work/app", secrets: [SourceRange] = []
  ) throws -> Report {
    Report(
      Judgement(findings: findings, notChecked: notChecked, screenCount: screens, ran: Set(rules)), of: files,
      in: folder,
      root: root, today: try #require(Day("2026-11-30")), version: "1.0", secrets: secrets)
  }
}

extension Report {
  var textLines: String { String(decoding: text(), as: UTF8.self) }
  var jsonText: String { String(decoding: json(), as: UTF8.self) }
}

import Findings
import Foundation
import ReviewRules
import Testing

@testable import Reports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names that are meant to do harm are text in every report.
@Suite struct HostileReportTests {
  let report: Report
  let formats: [(name: String, bytes: [UInt8])]

  init() throws {
    report = try hostileReport()
    formats = [
      ("text", report.text()), ("json", report.json()), ("sarif", report.sarif()), ("junit", report.junit()),
      ("github", report.github()), ("gitlab", report.gitlab()), ("xcode", report.xcode()),
      ("markdown", report.markdown()), ("checkstyle", report.checkstyle()),
    ]
  }

  @Test func noFormatHoldsAControlOrTurnsText() {
    for (name, bytes) in formats {
      let hidden = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { isHidden($0) && $0 != "\n" }
      #expect(hidden.isEmpty, "\(name): \(hidden)")
    }
  }

  @Test func noLineBeginsACommandThatIsNotOurs() {
    for (name, bytes) in formats {
      let lines = report.lines(bytes).split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("::") }
      #expect(lines.count == (name == "github" ? 2 : 0), "\(name): \(lines)")
    }
  }

  @Test func commandsReadBackGiveTheMessage() throws {
    let commands = report.lines(report.github()).split(separator: "\n").map { WorkflowCommand(String($0)) }
    let error = try #require(commands.first ?? nil)
    #expect(error.name == "error")
    #expect(error.properties["file"] == visible("a,b:c/\(hostileName).md", keepingLines: true))
    #expect(error.properties["title"] == "some-rule")
    let lines = error.message.split(separator: "\n")
    #expect(lines.first.map(String.init) == visible("'\(hostileName)' is odd"))
    #expect(lines.count == 4)
    let notice = try #require(commands.last ?? nil)
    #expect(notice.name == "notice")
    #expect(notice.message == visible("paywall '\(hostileName)' is odd: other-rule"))
  }

  @Test func xmlIsWellFormedAndGivesTheMessage() throws {
    for bytes in [report.junit(), report.checkstyle()] {
      let reader = XMLReading(bytes)
      #expect(reader.isWellFormed)
      #expect(reader.attributes.contains { $0["message"]?.hasPrefix(visible("'\(hostileName)' is odd")) ?? false })
    }
  }

  @Test func markdownIsText() {
    let text = report.lines(report.markdown())
    let outside = markupText(text)
    for harm in ["<script", "](", "@t", "#1"] { #expect(!outside.contains(harm), "\(harm)") }
    #expect(outside.components(separatedBy: "<details>").count == 3)
    // Every row has the cells of the table's head.
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      let bars = zip([" "] + Array(line), line).count { $1 == "|" && $0 != "\\" }
      #expect(bars == 6, "\(line)")
    }
  }

  @Test func xcodeHasALineForEachThing() throws {
    let lines = report.lines(report.xcode()).split(separator: "\n")
    #expect(lines.count == 3)
    for line in lines {
      #expect(try /\/.+:[0-9]+:[0-9]+: (warning|error|note): .+/.wholeMatch(in: line) != nil, "\(line)")
    }
  }
}

/// What of a Markdown text can be markup: without code spans, and with a blank for each character that a backslash escapes.
private func markupText(_ markdown: String) -> String {
  let scalars = Array(markdown.unicodeScalars)
  func run(at index: Int) -> Int { scalars[index...].prefix { $0 == "`" }.count }
  var text = ""
  var index = 0
  while index < scalars.count {
    if scalars[index] == "\\" {
      text += " "
      index += 2
    } else if scalars[index] == "`" {
      let fence = run(at: index)
      var end = index + fence
      while end < scalars.count {
        let length = run(at: end)
        if length == fence { break }
        end += max(1, length)
      }
      index = end + fence
    } else {
      text.unicodeScalars.append(scalars[index])
      index += 1
    }
  }
  return text
}

/// Text as a property keeps it: line ends are escaped and come back.
private func visible(_ text: String, keepingLines: Bool) -> String {
  text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? String($0) : visible(String($0)) }.joined()
}

/// A workflow command, read as the runner reads it.
struct WorkflowCommand {
  var name: String
  var properties: [String: String]
  var message: String

  init?(_ line: String) {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    let words = head.split(separator: " ", maxSplits: 1)
    guard let first = words.first else { return nil }
    name = String(first)
    properties = [:]
    for pair in (words.count > 1 ? words[1] : "").split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { properties[String(parts[0])] = WorkflowCommand.unescaped(String(parts[1]), ":,") }
    }
    message = WorkflowCommand.unescaped(String(line[end.upperBound...]), "")
  }

  private static func unescaped(_ text: String, _ more: String) -> String {
    var text = text.replacingOccurrences(of: "%0D", with: "\r").replacingOccurrences(of: "%0A", with: "\n")
    if !more.isEmpty {
      text = text.replacingOccurrences(of: "%3A", with: ":").replacingOccurrences(of: "%2C", with: ",")
    }
    return text.replacingOccurrences(of: "%25", with: "%")
  }
}

private final class XMLReading: NSObject, XMLParserDelegate {
  var attributes: [[String: String]] = []
  private(set) var isWellFormed = false

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    self.attributes.append(attributes)
  }
}

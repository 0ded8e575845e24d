import Foundation
import Testing

/// What the pages for developers point at is there.
struct DocumentationTests {
  @Test(arguments: try pages())
  func linksLeadToFiles(page: String) throws {
    let text = try String(contentsOf: checkout.appendingPathComponent(page), encoding: .utf8)
    let folder = checkout.appendingPathComponent(page).deletingLastPathComponent()
    // Examples in blocks of code link within themselves.
    let prose = text.replacing(/(?m)^```[^`]*?^```$/, with: "").replacing(/`[^`\n]*`/, with: "")
    let links = prose.matches(of: /\]\(([^)#\s]+)/).map { String($0.output.1) }.filter { !$0.hasPrefix("http") }
    let broken = links.filter { !isThere(folder.appendingPathComponent($0)) }
    #expect(broken == [])
    // Paths in code marks count from the checkout. Those with a place to fill in are no paths.
    let paths = text.matches(of: /`((?:Sources|Tests|Examples|Templates|Public)\/[A-Za-z0-9_+.\/-]*)`/)
    let missing = paths.map { String($0.output.1) }.filter { !isThere(checkout.appendingPathComponent($0)) }
    #expect(missing == [])
  }

  @Test func thereArePagesToTest() throws {
    #expect(try pages().count > 8)
  }
}

private let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

private func isThere(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.standardizedFileURL.path) }

/// The project's Markdown pages, as paths from the checkout.
private func pages() throws -> [String] {
  try ["", "Sources/paywallgen/paywallgen.docc/"].flatMap { folder in
    try FileManager.default.contentsOfDirectory(atPath: checkout.appendingPathComponent(folder).path).sorted()
      .filter { $0.hasSuffix(".md") }.map { folder + $0 }
  }
}

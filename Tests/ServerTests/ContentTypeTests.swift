import Testing

@testable import Server

@Suite struct ContentTypeTests {
  @Test(arguments: ["index.html", "a/site.css", "a.js", "report.json", "icon.svg", "index.md", "a.b.TXT", "copy.csv"])
  func saysWhichLettersTextIsWrittenIn(path: String) {
    #expect(contentType(of: path).hasSuffix("; charset=utf-8"))
  }

  @Test(arguments: [
    ("icon.PNG", "image/png"), ("a.png/b", "application/octet-stream"), ("", "application/octet-stream"),
    ("a.", "application/octet-stream"), ("sitemap.xml", "application/xml; charset=utf-8"),
  ])
  func goesByTheEnding(path: String, type: String) {
    #expect(contentType(of: path) == type)
  }
}

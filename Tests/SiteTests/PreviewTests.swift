import Foundation
import Testing

@testable import Site

@Suite struct PreviewTests {
  @Test func writesForLooking() throws {
    let world = try SiteWorld(["App.storekit": storekit(), "paywallgen.yml": configuration, "Copy/pro.en-US.md": copy])
    #expect(world.theme.findings == [])
    for (path, bytes) in world.pages {
      let url = URL(fileURLWithPath: "/tmp/siteview/\(path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
    for finding in world.theme.findings { print(finding.rule, finding.message, finding.help, finding.at) }
    print(world.project.findings)
    print(world.pages.keys.sorted())
  }
}

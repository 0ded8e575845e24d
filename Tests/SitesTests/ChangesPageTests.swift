import Locales
import Projects
import Reports
import Screens
import Testing

@testable import Sites

@Suite struct ChangesPageTests {
  @Test func tellsWhatChangesByKind() throws {
    let before = try SiteWorld(smallWorld)
    var files = smallWorld
    files["App.storekit"] = storekit(yearly: "Pro <Annual>").replacing("99.99", with: "119.99")
    let after = try SiteWorld(files)
    let changes = Changes(
      from: Changes.Side(before.project, sheets: before.sheets), to: Changes.Side(after.project, sheets: after.sheets))
    var options = SiteOptions()
    options.changes = SiteChanges(since: "main", changes)
    let site = try SiteWorld(files, options: options)
    let page = try site.text("changes/index.html")
    #expect(page.contains("<h1>What changes: 1 price and 1 name</h1>"), "\(page.prefix(3000))")
    #expect(page.contains("<td><s>$99.99</s><td><b>$119.99</b></tr>"))
    #expect(page.contains("<s>Pro Yearly</s><td lang=\"en-US\" dir=\"ltr\"><b>Pro &lt;Annual&gt;</b></tr>"))
    #expect(try site.text("index.html").contains("changes/index.html\">Changes <small>\(changes.count)</small></a>"))
    #expect(Set(site.site.paths) == Set(site.pages.keys))
    #expect(try !after.text("index.html").contains("changes/index.html"))
  }

  @Test func saysThatNothingChanges() throws {
    let world = try SiteWorld(smallWorld)
    let side = Changes.Side(world.project, sheets: world.sheets)
    var options = SiteOptions()
    options.changes = SiteChanges(since: "main", Changes(from: side, to: side))
    let page = try SiteWorld(smallWorld, options: options).text("changes/index.html")
    #expect(page.contains("<h1>Nothing that customers see changes</h1>"))
  }
}

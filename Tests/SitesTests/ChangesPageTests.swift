import Findings
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
    let past = SiteChanges(
      since: "main", from: Changes.Side(before.project, sheets: before.sheets),
      to: Changes.Side(after.project, sheets: after.sheets))
    let changes = past.changes
    var options = SiteOptions()
    options.changes = past
    let site = try SiteWorld(files, options: options)
    let page = try site.text("changes/index.html")
    #expect(page.contains("<h1>One price goes up, one name changes</h1>"), "\(page.prefix(3000))")
    #expect(page.contains("<td><del>$99.99</del><td><ins>$119.99</ins></tr>"))
    #expect(page.contains(">Pro <del>Yearly</del><td lang=\"en-US\" dir=\"ltr\">Pro <ins>&lt;Annual&gt;</ins></tr>"))
    #expect(page.contains("<code># One price goes up, one name changes"))
    #expect(try site.text("index.html").contains("changes/index.html\">Changes <small>\(changes.count)</small></a>"))
    #expect(Set(site.site.paths) == Set(site.pages.keys))
    #expect(try !after.text("index.html").contains("changes/index.html"))
  }

  @Test func saysThatNothingChanges() throws {
    let world = try SiteWorld(smallWorld)
    let side = Changes.Side(world.project, sheets: world.sheets)
    var options = SiteOptions()
    options.changes = SiteChanges(since: "main", from: side, to: side)
    let site = try SiteWorld(smallWorld, options: options)
    let page = try site.text("changes/index.html")
    #expect(page.contains("<h1>Nothing that customers see changes</h1>"))
    #expect(!page.contains("As a pull-request comment"))
    #expect(!site.site.paths.contains { $0.hasPrefix("changes/before/") })
  }

  @Test func picturesAScreenAsItWasAndAsItWillBe() throws {
    let before = try SiteWorld(smallWorld)
    var files = smallWorld
    files["App.storekit"] = storekit(yearly: "Pro Annual")
    let after = try SiteWorld(files)
    var options = SiteOptions()
    options.changes = SiteChanges(
      since: "main", from: Changes.Side(before.project, sheets: before.sheets),
      to: Changes.Side(after.project, sheets: after.sheets))
    let site = try SiteWorld(files, options: options)
    let (was, becomes) = (
      try site.text("changes/before/pro/en-US.html"), try site.text("changes/after/pro/en-US.html")
    )
    #expect(was.contains("data-severity=\"error\"><bdi>Pro Yearly</bdi>"))
    #expect(becomes.contains("data-severity=\"note\"><bdi>Pro Annual</bdi>"))
    // What is the same is not outlined.
    #expect(was.contains("<span class=\"r-plan-name\"><bdi>Pro Monthly</bdi>"))
    let page = try site.text("changes/index.html")
    #expect(page.contains("<iframe src=\"../changes/before/pro/en-US.html\""))
    #expect(page.contains("<h3><a href=\"../pro/en-US/index.html\">"))
  }

  @Test func tellsWhatIsMendedWhatIsNewAndWhatStays() throws {
    let before = try SiteWorld(smallWorld)
    var files = smallWorld
    files["App.storekit"] = storekit().replacing("99.99", with: "119.99")
    let after = try SiteWorld(files)
    let sides = (
      Changes.Side(before.project, sheets: before.sheets), Changes.Side(after.project, sheets: after.sheets)
    )
    let place = after.project.paywalls[0].range
    func finding(_ message: String) -> Finding {
      Finding(rule: "restore-missing", kind: .rule, severity: .error, message, at: place)
    }
    var options = SiteOptions()
    options.baseURL = "https://acme.app/"
    options.changes = SiteChanges(
      since: "main", from: sides.0, to: sides.1, mended: [finding("Was <there>")], added: [finding("Is there")])
    let site = try SiteWorld(files, options: options)
    let page = try site.text("changes/index.html")
    #expect(page.contains("<h2>Findings <small>1 mended, 1 new</small></h2>"))
    #expect(page.contains("<span class=\"sr\">Mended: </span><s>Was &lt;there&gt;</s> <code>restore-missing</code>"))
    #expect(page.contains("<span class=\"sr\">Error: </span><a href=\"../report/index.html"))
    #expect(page.contains("It mends 1 finding and adds 1 finding."))
    #expect(
      page.contains("<h2>Unchanged</h2><p>Offers, periods, names, descriptions, wording, links, order, Family Sharing"))
    let comment = try site.text("changes/changes.md")
    #expect(comment.hasPrefix("# One price goes up\n"))
    #expect(comment.contains("~~\\$99.99~~ | **\\$119.99** |"))
    #expect(
      comment.contains(
        "## Findings\n\n1 mended, 1 new:\n\n- ~~Was \\<there>~~ `restore-missing`\n- **Is there** `restore-missing`"))
    #expect(
      comment.hasSuffix(
        "[Before](https://acme.app/changes/before/pro/en-US.html) · [After](https://acme.app/changes/after/pro/en-US.html) · [All changes](https://acme.app/changes/)\n"
      ))
  }
}

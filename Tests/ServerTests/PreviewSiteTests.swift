import Testing

@testable import Server

private let page = "<!doctype html><title>x</title>"

@Suite struct PreviewSiteTests {
  let site = PreviewSite(
    files: [
      "index.html": Array(page.utf8), "ko/index.html": Array("<!doctype html><title>프로</title>₩9,900".utf8),
      "ko/screen.html": Array(page.utf8), "a b+c%é/index.html": Array(page.utf8), "assets/x.css": Array("a{}".utf8),
    ], problems: nil)
  let hosts = AllowedHosts(listeningOn: "127.0.0.1")

  func answer(_ target: String, method: String = "GET", host: String? = "localhost:4000", known: String? = nil)
    -> PageAnswer
  {
    site.answer(PageRequest(method: method, target: target, host: host, ifNoneMatch: known), hosts: hosts)
  }

  func text(_ answer: PageAnswer) -> String {
    guard case .bytes(let bytes) = answer.body else { return "events" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("/", 200), ("/index.html", 200), ("/ko/", 200), ("/ko/screen.html", 200), ("/assets/x.css", 200),
    ("/a%20b+c%25%C3%A9/", 200), ("/a%20b%2Bc%25e%CC%81/index.html", 200), ("/ko/?x=/../y", 200),
    ("/nothing", 404), ("/ko/nothing.html", 404), ("/ko", 302), ("/a%20b+c%25%C3%A9", 302),
  ])
  func findsFilesByTheirAddresses(target: String, status: Int) {
    #expect(answer(target).status == status)
  }

  @Test(arguments: [
    "/..%2fout-leak/secret.txt", "/%2e%2e/secret.txt", "/..%252fsecret.txt", "/..%5csecret.txt", "//etc/passwd",
    "/ko/..%2f..%2fsecret.txt", "/%00", "/index.html%00.txt", "/../index.html", "/./index.html", "/%", "/%2", "/%zz",
    "/%ff", "", "index.html", "http://localhost/", "*", "/etc/passwd", "/.paywallgen/", "/.paywallgen-manifest.json",
  ])
  func leadsNowhereElse(target: String) {
    #expect(answer(target).status == 404)
  }

  @Test func namesTheAddressThatWasMeant() {
    #expect(text(answer("/ko/sreen.html")).contains("Did you mean <a href=\"/ko/screen.html\">/ko/screen.html</a>?"))
    #expect(text(answer("/kp/")).contains("<a href=\"/ko/\">"))
    #expect(!text(answer("/somewhere/else/entirely")).contains("Did you mean"))
    #expect(!text(answer("/%3Cscript%3Ealert(1)%3C/script%3E")).contains("alert"))
  }

  @Test func sendsFoldersToTheirPage() {
    #expect(answer("/ko").header("Location") == "/ko/")
    #expect(answer("/a%20b+c%25%C3%A9").header("Location") == "/a%20b%2Bc%25%C3%A9/")
  }

  @Test func keepsNothingInBrowsersAndNamesTheLettersOfText() {
    #expect(
      answer("/ko/").headers.map { "\($0.name): \($0.value)" }.dropLast() == [
        "Content-Type: text/html; charset=utf-8", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
        "Cross-Origin-Resource-Policy: same-origin",
      ])
    #expect(answer("/assets/x.css").header("Content-Type") == "text/css; charset=utf-8")
  }

  @Test func addsItsScriptToPagesOnly() {
    let script = "<script src=\"/.paywallgen/reload.js?build=\(site.build)\" defer></script>"
    #expect(text(answer("/")) == page + "\n" + script + "\n")
    #expect(text(answer("/assets/x.css")) == "a{}")
    #expect(text(answer("/nothing")).contains(script))
    #expect(answer("/.paywallgen/reload.js").header("Content-Type") == "text/javascript; charset=utf-8")
    #expect(text(answer("/.paywallgen/reload.js")) == reloadScript)
    #expect(answer("/.paywallgen/events").body == .events)
  }

  @Test func readsOnly() {
    #expect(answer("/", method: "HEAD").status == 200)
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "get", ""] {
      #expect(answer("/", method: method).status == 405)
      #expect(answer("/", method: method).header("Allow") == "GET, HEAD")
    }
  }

  @Test func sendsNothingThatIsKnown() throws {
    let tag = try #require(answer("/ko/").header("ETag"))
    for known in [tag, "W/" + tag, "\"x\", \(tag)", "*"] { #expect(answer("/ko/", known: known).status == 304) }
    #expect(answer("/ko/", known: "\"x\"").status == 200)
    #expect(answer("/", known: tag).status == 200)
    // Another build has another script in its pages.
    let other = PreviewSite(files: site.files.merging(["new.html": []]) { old, _ in old }, problems: nil)
    #expect(
      other.answer(PageRequest(target: "/ko/", host: "localhost", ifNoneMatch: tag), hosts: hosts).status == 200)
  }

  @Test func saysWhatIsWrongWhereNothingCouldBeDrawn() {
    let broken = PreviewSite(files: [:], problems: "a.yml:1:1: error[x]: <b>")
    let answer = broken.answer(PageRequest(target: "/ko/", host: "localhost"), hosts: hosts)
    #expect(answer.status == 503 && text(answer).contains("<pre>a.yml:1:1: error[x]: &lt;b&gt;</pre>"))
    #expect(text(answer).contains("/.paywallgen/reload.js?build=\(broken.build)"))
    #expect(broken.answer(PageRequest(target: "/x.css", host: "localhost"), hosts: hosts).status == 404)
    #expect(broken.build != PreviewSite(files: [:], problems: "b").build)
  }

  @Test func isTheSameBuildWithTheSameFiles() {
    #expect(PreviewSite(files: site.files, problems: "x").build == site.build)
    var files = site.files
    files["ko/index.html"] = []
    files["index.html"] = nil
    files["assets/x.css"] = []
    let other = PreviewSite(files: files, problems: nil)
    #expect(other.build != site.build)
    #expect(other.changedPages(since: site) == 2 && site.changedPages(since: site) == 0)
    #expect(site.changedPages(since: PreviewSite()) == 4)
  }
}

@Suite struct AllowedHostsTests {
  @Test(arguments: [
    ("localhost", true), ("LOCALHOST:4000", true), ("127.0.0.1", true), ("127.0.0.1:80", true), ("[::1]:4000", true),
    ("[::1]", true), ("app.localhost", true), ("localhost.", true), ("evil.example", false), ("", false),
    ("127.0.0.1.evil.example", false), ("localhost.evil.example", false), ("192.168.0.2", false), ("::1", false),
    ("localhost:x", false), ("[::1]x", false), ("[", false), (":80", false), ("localhost:80:80", false),
    ("evil.example/localhost", false), ("localhost@evil.example", false),
  ])
  func answersToNamesThatNobodyElseOwns(host: String, isAllowed: Bool) {
    #expect(AllowedHosts(listeningOn: "127.0.0.1").allow(host) == isAllowed)
  }

  @Test func answersToTheHostThatWasNamed() {
    #expect(AllowedHosts(listeningOn: "My-Mac.local").allow("my-mac.local:4000"))
    #expect(AllowedHosts(listeningOn: "192.168.0.2").allow("192.168.0.2"))
    #expect(!AllowedHosts(listeningOn: "192.168.0.2").allow("192.168.0.3"))
    #expect(!AllowedHosts(listeningOn: "127.0.0.1").allow(nil))
  }

  @Test(arguments: [
    ("192.168.0.2:4000", true), ("[fe80::1]:4000", true), ("evil.example", false), ("1.2.3", false),
    ("1.2.3.com", false), ("1.2.3.4.5", false),
  ])
  func answersToEveryNumberOnEveryNetwork(host: String, isAllowed: Bool) {
    #expect(AllowedHosts(listeningOn: "0.0.0.0").allow(host) == isAllowed)
  }

  @Test func knowsWhoIsOnlyReachedFromHere() {
    #expect(["127.0.0.1", "localhost", "::1", "127.0.1.1"].allSatisfy(AllowedHosts.isThisMachine))
    #expect(!["0.0.0.0", "192.168.0.2", "127.evil.example", "::"].contains(where: AllowedHosts.isThisMachine))
  }
}

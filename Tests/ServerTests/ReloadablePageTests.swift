import Testing

@testable import Server

@Suite struct ReloadablePageTests {
  let script = "\n<script src=\"/.paywallgen/reload.js?build=1\" defer></script>\n"

  func served(_ html: String) -> String { String(decoding: reloadable(Array(html.utf8), build: "1"), as: UTF8.self) }

  @Test(arguments: [
    "<!doctype html><title>t</title><p>No body tag</p>",
    "<!doctype html><body><pre>&lt;/body&gt;</pre><script>var s='</body>'</script></body>",
    "\u{FEFF}\n<!-- a --> <!DOCTYPE HTML><html></html>", "<HTML>", "<!doctype html",
    // What looks like a policy and is none.
    "<!doctype html><!-- <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\"> -->",
    "<!doctype html><script>\"<meta http-equiv='Content-Security-Policy' content='default-src x'>\"</script>",
    "<!doctype html><body><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'\">",
    "<!doctype html><meta name=\"description\" content=\"default-src 'none'\">",
    "<!doctype html><meta http-equiv=\"Content-Security-Policy\">", "<!doctype html><meta http-equiv",
    "<!doctype html><!--",
    "<!doctype html><meta =\"=\"=", "<!doctype html><meta content='", "<!doctype html><script>",
  ])
  func standsBehindWhateverThePageIsMadeOf(html: String) {
    #expect(served(html) == html + script)
  }

  @Test(arguments: ["", "<p>part</p>", "<svg></svg>", "{}", "</body>", "<!-- <!doctype html> -->", "<!"])
  func leavesPiecesAlone(html: String) {
    #expect(served(html) == html)
  }

  @Test func widensThePolicyOfThePage() {
    let html =
      "<!DOCTYPE html>\n<html><head><META HTTP-EQUIV=content-security-policy content=\"default-src 'none'\">x</head>"
    #expect(
      served(html)
        == "<!DOCTYPE html>\n<html><head><META HTTP-EQUIV=content-security-policy content=\"default-src 'none'; script-src 'self'; connect-src 'self'\">x</head>"
        + script)
    let single =
      "<!doctype html><meta content='img-src a; default-src &#39;none&#39;' http-equiv='Content-Security-Policy' />"
    #expect(
      served(single)
        == "<!doctype html><meta content='img-src a; default-src &#39;none&#39;; script-src &#39;self&#39;; connect-src &#39;self&#39;' http-equiv='Content-Security-Policy' />"
        + script)
  }

  @Test(arguments: [
    (
      "default-src 'none'; style-src 'self'; script-src 'self'; frame-src 'self'",
      "default-src 'none'; style-src 'self'; script-src 'self'; frame-src 'self'; connect-src 'self'"
    ),
    ("default-src 'self'", "default-src 'self'"), ("img-src *", "img-src *"), ("", ""), (" ;; ", ""),
    (
      "default-src https://a.example; SCRIPT-SRC 'none'",
      "default-src https://a.example; script-src 'self'; connect-src https://a.example 'self'"
    ),
    ("script-src * ; connect-src 'SELF'", "script-src *; connect-src 'SELF'"),
    ("script-src-elem 'nonce-x'", "script-src-elem 'nonce-x' 'self'"),
    ("default-src", "default-src; script-src 'self'; connect-src 'self'"),
  ])
  func allowsItsOwnScriptAndEvents(policy: String, widened: String) {
    #expect(widenedPolicy(policy) == widened)
  }

  @Test func costsNoMoreThanThePage() {
    for piece in ["<", "<meta ", "<!--", "<script", "<meta http-equiv=", "<title>"] {
      let html = "<!doctype html>" + String(repeating: piece, count: 20_000)
      #expect(served(html) == html + script)
    }
  }
}

@Suite struct EventTextTests {
  @Test func isOneLineOfJSON() {
    let bytes = EventText.state(build: "1f", problems: "a \"b\"\r\n\\c\u{2028}\u{1B}é")
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "retry: 1000\ndata: {\"build\":\"1f\",\"problems\":\"a \\\"b\\\"\\u000d\\n\\\\c\\u2028\\u001bé\"}\n\n")
    #expect(
      EventText.state(build: "1", problems: nil)
        == Array("retry: 1000\ndata: {\"build\":\"1\",\"problems\":\"\"}\n\n".utf8))
  }
}

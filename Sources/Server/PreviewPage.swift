/// The pages that are the preview's own, and of no site.
enum PreviewPage {
  /// Where no page is at an address.
  static func missing(nearest: String?) -> [UInt8] {
    let meant = nearest.map { path in
      let place = target(ofSitePath: path)
      return "<p>Did you mean <a href=\"\(escaped(place))\">\(escaped("/" + path))</a>?</p>"
    }
    return page("No page is at this address", (meant ?? "") + "<p><a href=\"/\">All screens</a></p>")
  }

  /// Where nothing could be drawn yet. Once it can, the page is reloaded.
  static func problems(_ text: String) -> [UInt8] {
    page(
      "Nothing can be shown yet",
      "<p>Once this is mended, the pages appear by themselves.</p><pre>\(escaped(text))</pre>")
  }

  private static func page(_ title: String, _ body: String) -> [UInt8] {
    Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>body { margin: 48px auto; max-width: 100ch; padding: 0 20px; font: 16px/1.5 system-ui, sans-serif }
      pre { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere }</style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(body)
      </body>
      </html>
      """.utf8)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

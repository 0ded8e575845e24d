import Mustache
import Reports

/// A page around one screen that says what it is: for a browser to make a picture of. The mark is a part of the page, so that no picture is without it.
///
/// Its script gives the screen the length that it needs, waits for fonts and images, and puts the page's size into `window.picture`.
public struct PicturePage: Sendable {
  let picture: Picture
  /// What leads from the page to the folder of the screens: `../`.
  let root: String

  /// How wide the ground is that shows around the screen, in points.
  static let margin = 16

  /// - Parameter root: what leads from the page to the folder in which the screen lies at its address, ending in a slash, or empty.
  public init(_ picture: Picture, root: String = "") {
    self.picture = picture
    self.root = root
  }

  /// In points.
  public var width: Int { picture.device.width + 2 * PicturePage.margin }

  public var bytes: [UInt8] {
    let escape = { (text: String) in Escaping.html.escape(visible(text)) }
    let anchor = picture.anchor.isEmpty ? "" : "#" + picture.anchor
    let address = "\(root)\(picture.address.percentEncodedPath)/screen.html\(anchor)"
    let notices = picture.notices.map { "<p class=\"notice\">\(escape($0))</p>" }.joined()
    let page = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>
      <style>\(PicturePage.style(picture))</style></head>
      <body><header><p class="mark"><b>Preview</b> Not a screenshot of the app</p>
      <h1>\(escape(picture.heading))</h1><p>\(escape(picture.lead))</p>
      <p class="look">\(escape(picture.look)). Imitates \(escape(picture.imitates)).</p>\(notices)</header>
      <iframe title="screen" src="\(escape(address))"></iframe>
      <script>\(PicturePage.script)</script></body></html>

      """
    return Array(page.utf8)
  }

  private static func style(_ picture: Picture) -> String {
    """
    body{box-sizing:border-box;width:\(picture.device.width + 2 * margin)px;margin:0;padding:0 \(margin)px \(margin)px;
    text-rendering:geometricPrecision;background:#E4E4EA;color:#1D1D1F;font:13px/18px -apple-system,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif}
    header{padding:0 0 12px}p,h1{margin:0;overflow-wrap:anywhere}h1{font-size:17px;line-height:22px;font-weight:600}
    .mark{margin:0 -\(margin)px 12px;padding:8px \(margin)px;color:#FFF;
    background:repeating-linear-gradient(135deg,#3A3A45 0 12px,#2A2A33 12px 24px)}
    .mark b{margin-inline-end:8px;padding:2px 8px;border-radius:4px;background:#FFF;color:#1D1D1F;text-transform:uppercase;letter-spacing:.04em}
    .look{color:#55555E}.notice{margin-top:6px;padding-left:8px;border-left:3px solid #B25000}
    iframe{display:block;border:0;width:\(picture.device.width)px;height:\(picture.device.height)px}
    """
  }

  private static let script = """
    "use strict";
    const show = async () => {
      const frame = document.querySelector("iframe");
      const inside = frame.contentDocument;
      inside.documentElement.style.textRendering = "geometricPrecision";
      const settled = () => Promise.all([document, inside].map((page) => page.fonts.ready));
      await settled();
      await Promise.all([...inside.images].map((image) => image.decode().catch(() => {})));
      frame.style.height = `${Math.max(frame.clientHeight, inside.documentElement.scrollHeight)}px`;
      await settled();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const box = document.body.getBoundingClientRect();
      return { width: Math.ceil(box.width), height: Math.ceil(box.height) };
    };
    // Without a screen there is nothing to show: the page has no size then.
    addEventListener("load", () => show().catch(() => ({ width: 0, height: 0 })).then((size) => { window.picture = size; }));
    """
}

import Foundation
import ReviewRules
import Screens

/// A page that lays screens out on every device and says how their elements came out: for a browser that runs its script and hands back what
/// has become of the page.
public struct MeasuringPage: Sendable {
  let screens: [Screen]

  /// - Parameter screens: those whose pages `Site.renderMeasurable` makes; they must lie beside this page at their addresses.
  public init(of screens: [Screen]) { self.screens = screens }

  /// Waits for its frames, measures, and writes JSON into its only `pre`. The frames must count as being of the page's own origin.
  public var bytes: [UInt8] {
    var page = """
      <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Measuring</title>
      <style>body{margin:0}iframe{border:0;display:block}</style></head><body>

      """
    for screen in screens {
      page += "<iframe title=\"screen\" src=\"\(screen.address.percentEncodedPath)/screen.html\"></iframe>\n"
    }
    page += "<pre id=\"measured\"></pre>\n<script>\n\"use strict\";\nconst devices = ["
    page += Layout.Device.allCases.map { device in
      "{width:\(device.width),height:\(device.height),size:\"\(device == .largeText ? "ax3" : "")\",taps:\(device == .phone)}"
    }.joined(separator: ",")
    return Array((page + "];\n" + MeasuringPage.script + "</script></body></html>\n").utf8)
  }

  private static let script = """
    const controls = ["close", "restore", "redeem", "sign-in", "terms-link", "privacy-link", "manage-link", "retry"]
      .map((role) => ".r-" + role).join();
    const tenth = (length) => Math.round(length * 10) / 10;
    const hides = (overflow) => overflow === "hidden" || overflow === "clip";
    const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

    // How far a finger may be from the middle and still hit: asked of the browser, as some areas are larger than what is drawn.
    const reach = (doc, element, x, y, dx, dy) => {
      let length = 0;
      while (length < 30) {
        const hit = doc.elementFromPoint(x + dx * (length + 1), y + dy * (length + 1));
        if (!hit || (hit !== element && !element.contains(hit))) break;
        length += 1;
      }
      return length;
    };
    const target = (doc, element, box) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return [
        Math.max(box.width, reach(doc, element, x, y, -1, 0) + 1 + reach(doc, element, x, y, 1, 0)),
        Math.max(box.height, reach(doc, element, x, y, 0, -1) + 1 + reach(doc, element, x, y, 0, 1)),
      ];
    };

    // How much of a text lies outside the nearest boxes that cut it off. What can be scrolled to is not cut off.
    const cut = (view, element, text) => {
      let most = 0;
      let [acrossOpen, downOpen] = [true, true];
      for (let box = element; box && box !== view.document.body; box = box.parentElement) {
        const style = view.getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if (acrossOpen && hides(style.overflowX)) {
          const over = Math.max(edge.left - text.left, text.right - edge.right);
          if (over > 1) most = Math.max(most, over);
        }
        // The room that a font asks for is a little more than its letters need.
        if (downOpen && hides(style.overflowY)) {
          const over = Math.max(edge.top - text.top, text.bottom - edge.bottom);
          if (over > 5) most = Math.max(most, over);
        }
        if (scrolls(style.overflowX)) acrossOpen = false;
        if (scrolls(style.overflowY)) downOpen = false;
      }
      if (acrossOpen) {
        const over = Math.max(-text.left, text.right - view.document.documentElement.clientWidth);
        if (over > 1) most = Math.max(most, over);
      }
      return most;
    };

    // Letters that belong to one word: scripts that are written without blanks have none, their lines end anywhere.
    const word = /(?:(?![\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}])[\\p{L}\\p{M}\\p{N}])+/gu;
    const other = (a, b) => Math.abs(a.top + a.bottom - b.top - b.bottom) > Math.min(a.height, b.height);

    // Whether a word goes on in the next line although nothing hyphenates it: it is wider than its line.
    const breaksWord = (view, element, lines) => {
      if (!lines.some((line) => other(line, lines[0])) || view.getComputedStyle(element).hyphens === "auto") return false;
      const doc = view.document;
      const texts = doc.createTreeWalker(element, 4);
      const range = doc.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const match of text.data.matchAll(word)) {
          if (match[0].length < 2) continue;
          range.setStart(text, match.index);
          range.setEnd(text, match.index + match[0].length);
          const parts = [...range.getClientRects()].filter((part) => part.width > 0);
          if (parts.some((part) => other(part, parts[0]))) return true;
        }
      }
      return false;
    };

    const lie = (a, b) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > 2 && down > 0.4 * Math.min(a.height, b.height);
    };

    const measure = (frame, device) => {
      const doc = frame.contentDocument;
      const view = frame.contentWindow;
      const root = doc.documentElement;
      if (device.size) root.dataset.size = device.size;
      else delete root.dataset.size;
      frame.style.width = `${device.width}px`;
      frame.style.height = `${device.height}px`;
      frame.style.height = `${Math.max(device.height, root.scrollHeight)}px`;
      const shown = [];
      for (const element of doc.querySelectorAll("[id^=d]")) {
        if (!/^d\\d+$/.test(element.id) || !element.checkVisibility({ visibilityProperty: true })) continue;
        const range = doc.createRange();
        range.selectNodeContents(element);
        const lines = [...range.getClientRects()].filter((line) => line.width > 0 && line.height > 0);
        shown.push({ element, id: Number(element.id.slice(1)), box: element.getBoundingClientRect(), text: range.getBoundingClientRect(), lines });
      }
      const boxes = shown.map(({ element, id, box, text, lines }) => {
        const taps = device.taps && element.matches(controls) ? target(doc, element, box) : [-1, -1];
        const over = lines.length ? cut(view, element, text) : 0;
        return [id, box.left, box.top, box.width, box.height, ...taps, over, breaksWord(view, element, lines) ? 1 : 0].map(tenth);
      });
      const overlaps = [];
      shown.forEach((one, index) => {
        for (const other of shown.slice(index + 1)) {
          if (one.element.contains(other.element) || other.element.contains(one.element) || one.id === other.id) continue;
          if (one.lines.some((a) => other.lines.some((b) => lie(a, b)))) overlaps.push([one.id, other.id]);
        }
      });
      return { boxes, overlaps };
    };

    addEventListener("load", () => {
      const frames = [...document.querySelectorAll("iframe")];
      const measured = frames.map((frame) => devices.map((device) => measure(frame, device)));
      document.getElementById("measured").textContent = JSON.stringify(measured);
    });

    """

  /// What the page has become in a browser, understood: by the addresses of its screens. Nil where it holds no measures of all of them.
  public func layouts(in document: [UInt8]) -> [String: [Layout]]? {
    let opening = Array("<pre id=\"measured\">".utf8)
    guard let start = document.firstRange(of: opening)?.upperBound,
      let end = document[start...].firstIndex(of: UInt8(ascii: "<")),
      let measured = try? JSONDecoder().decode([[Measured]].self, from: Data(document[start..<end])),
      measured.count == screens.count
    else { return nil }
    var layouts: [String: [Layout]] = [:]
    for (screen, devices) in zip(screens, measured) {
      guard devices.count == Layout.Device.allCases.count else { return nil }
      layouts[screen.address] = zip(Layout.Device.allCases, devices).map { $1.layout(on: $0) }
    }
    return layouts
  }

  private struct Measured: Decodable {
    var boxes: [[Double]]
    var overlaps: [[Int]]

    func layout(on device: Layout.Device) -> Layout {
      let boxes = boxes.filter { $0.count == 9 && $0[0] >= 0 && $0[0] < 1e9 }.map { box in
        Layout.Box(
          element: Int(box[0]), x: box[1], y: box[2], width: box[3], height: box[4],
          target: box[5] < 0 ? nil : Layout.Target(width: box[5], height: box[6]), cut: box[7],
          breaksWord: box[8] == 1)
      }
      return Layout(
        on: device, boxes: boxes,
        overlaps: overlaps.filter { $0.count == 2 }.map { Layout.Overlap($0[0], $0[1]) })
    }
  }
}

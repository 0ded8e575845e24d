/// The script that pages of the preview have, and no page that a build writes.
///
/// Only the outermost page listens: what it frames is reloaded with it. A page that nobody sees does not listen either, because a browser has six
/// connections to a server and no more; when it is seen again, it is told at once what it has missed. Reloading keeps the address with the looks
/// that it names, and the browser keeps the place.
let reloadScript = #"""
  "use strict";
  (() => {
    if (window.top !== window) return;
    const build = new URL(document.currentScript.src).searchParams.get("build");
    let source = null;
    let timer = 0;
    let panel = null;
    let shown = "";
    let hidden = "";

    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = null;
    };
    const listen = () => {
      if (source || document.visibilityState === "hidden") return;
      clearTimeout(timer);
      source = new EventSource("/.paywallgen/events");
      source.onmessage = (event) => {
        const state = JSON.parse(event.data);
        if (state.build !== build) {
          close();
          location.reload();
        } else show(state.problems);
      };
      source.onerror = () => {
        // A connection that ends is made again by the browser; one that was refused is not.
        if (source?.readyState !== EventSource.CLOSED) return;
        close();
        timer = setTimeout(listen, 1000);
      };
    };

    const element = (name, text, parent) => {
      const made = parent.appendChild(document.createElement(name));
      made.textContent = text;
      return made;
    };
    const show = (problems) => {
      if (problems === shown) return;
      shown = problems;
      panel?.remove();
      panel = null;
      if (!problems || problems === hidden) return;
      panel = document.createElement("div");
      panel.id = "paywallgen-problems";
      panel.setAttribute("role", "alert");
      const root = panel.attachShadow({ mode: "open" });
      // Not subject to the page's policy, unlike a style element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        :host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; }
        section { max-height: 60vh; overflow: auto; box-sizing: border-box; padding: 12px 20px 16px; background: #1c1517; color: #f7eeee;
          border-top: 4px solid #e5484d; font: 14px/1.5 system-ui, sans-serif; }
        h2 { font-size: 15px; margin: 0 0 8px; }
        pre { margin: 0; font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
        button { float: right; font: inherit; padding: 2px 12px; }
        @media print { :host { display: none; } }
      `);
      root.adoptedStyleSheets = [sheet];
      const box = element("section", "", root);
      box.dir = "ltr";
      box.lang = "en";
      const button = element("button", "Hide", box);
      button.addEventListener("click", () => {
        hidden = problems;
        show("");
      });
      element("h2", "Not all of the project can be understood. What depends on it is shown as it was before.", box);
      element("pre", problems, box);
      document.documentElement.append(panel);
    };

    document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? close() : listen()));
    addEventListener("pagehide", close);
    addEventListener("pageshow", listen);
    listen();
  })();

  """#

"""Looks at pages of the examples in a real browser: nothing is clipped, nothing is loaded from elsewhere, axe finds nothing,
and a customer can choose a plan with the keyboard alone.

Run by `make test`, which installs what it needs. Prints one line a check, and at the end how many there were.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build" / "debug" / "paywallgen"
EXAMPLES = ["PhotoEditorTabs", "Pro", "GreenPlace", "Premium"]

# Example, page, what is special about it.
PAGES = [
    ("Pro", "index.html"),
    ("Pro", "report/index.html"),
    ("Pro", "prices/index.html"),
    ("Pro", "pro/en-US/index.html"),
    ("Pro", "pro/ar-SA/index.html"),
    ("Pro", "pro/ja/situations/failed/index.html"),
    ("Pro", "pro-custom/de-DE/index.html"),
    ("PhotoEditorTabs", "plus/pl/family/index.html"),
    ("GreenPlace", "garden/en-US/index.html"),
    ("GreenPlace", "garden/ar-SA/screen.html"),
    ("Premium", "premium/en-US/index.html"),
    ("Premium", "premium/ar-SA/screen.html"),
    ("Premium", "premium/en-US/situations/loading/screen.html"),
]
WIDTHS = [360, 768, 1280]

passed = 0
failed = 0


def check(name, problems):
    global passed, failed
    if problems:
        failed += 1
        print(f"FAILED {name}: {problems}")
    else:
        passed += 1


def chromium():
    for name in ["chromium", "chromium-browser", "google-chrome"]:
        if path := shutil.which(name):
            return path
    sys.exit("no Chromium was found")


def look_at(browser, site, page, width, scheme):
    name = f"{page} at {width}, {scheme}"
    context = browser.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
    tab = context.new_page()
    said = []
    tab.on("console", lambda message: said.append(message.text))
    tab.on("pageerror", lambda error: said.append(str(error)))
    requests = []
    tab.on("request", lambda request: requests.append(request.url))
    tab.goto((site / page).as_uri())
    check(f"{name}: console is silent", said)
    check(f"{name}: nothing from elsewhere", [url for url in requests if not url.startswith(("file:", "data:"))])
    wide = tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    check(f"{name}: no sideways scrolling", f"{wide} px too wide" if wide > 0 else "")
    clipped = tab.evaluate(
        """() => [...document.querySelectorAll('.phone bdi, .phone h2')]
            .filter(e => e.offsetParent && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== 'visible')
            .map(e => e.textContent)"""
    )
    check(f"{name}: no text is cut off", clipped)
    if width == 1280:
        found = Axe().run(tab).response["violations"]
        check(f"{name}: axe", [(v["id"], [n["target"] for n in v["nodes"]][:3]) for v in found])
    context.close()


def choose_by_keyboard(browser, site):
    """The caption and the button follow the plan that is chosen."""
    tab = browser.new_page()
    tab.goto((site / "pro/en-US/screen.html").as_uri())
    before = tab.inner_text(".phone")
    radio = tab.locator("input[type=radio]:checked").first
    radio.focus()
    tab.keyboard.press("ArrowUp")
    after = tab.inner_text(".phone")
    shown = {"$39.99/year after 1 free week." in before, "Renews automatically at $4.99/month" in after}
    check("the caption follows the chosen plan", "" if shown == {True} else f"{before!r} then {after!r}")
    tab.close()


def direction(browser, site):
    tab = browser.new_page()
    tab.goto((site / "pro/ar-SA/screen.html").as_uri())
    check("an Arabic screen reads from right to left", "" if tab.evaluate("document.documentElement.dir") == "rtl" else "ltr")
    tab.goto((site / "pro/ar-SA/index.html").as_uri())
    outer = tab.evaluate("[document.documentElement.lang, document.documentElement.dir || 'ltr']")
    inner = tab.evaluate("[document.querySelector('.phone').lang, document.querySelector('.phone').dir]")
    check("the frame stays, the screen turns", "" if (outer, inner) == (["en", "ltr"], ["ar-SA", "rtl"]) else (outer, inner))
    amounts = tab.evaluate("[...document.querySelectorAll('.phone bdi')].some(e => e.textContent.includes('٢٢٫٩٩'))")
    check("an amount has a direction of its own", "" if amounts else "no bdi around it")
    tab.close()


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        sites = {}
        for example in EXAMPLES:
            sites[example] = pathlib.Path(folder) / example
            subprocess.run(
                [TOOL, "build", ROOT / "Examples" / example, "--output", sites[example], "--today", "2026-11-30", "--quiet"],
                check=True,
            )
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for example, page in PAGES:
            for width in WIDTHS:
                look_at(browser, sites[example], page, width, "light")
            look_at(browser, sites[example], page, 1280, "dark")
        choose_by_keyboard(browser, sites["Pro"])
        direction(browser, sites["Pro"])
        browser.close()
    print(f"browser: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

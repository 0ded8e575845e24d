"""Lays every control style out in a real browser, in languages, looks and text sizes, and measures: nothing overlaps, is cut off or pale, every target
can be hit, no amount is broken, axe finds nothing, the keyboard reaches everything in order, and nothing is said, loaded or refused.

Run by `make test`. Prints what is wrong, and at the end how much was looked at. What is measured is in `probe.js`.
"""

import concurrent.futures
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import all_styles

HERE = pathlib.Path(__file__).resolve().parent
TOOL = HERE.parents[1] / ".build" / "debug" / "paywallgen"
LOOKS = ["light", "dark", "ax3", "dark-ax3"]
# The largest text, where a row, a tile and a page are laid out differently.
LARGEST = ["picker", "compact-picker", "paged-prominent-picker"]
SITUATIONS = ["lapsed", "subscribed-yearly", "ends", "grace", "paid-back", "loading", "failed"]


def pages():
    """The pages below the site, each with the looks that are looked at."""
    for style in all_styles.STYLES:
        for locale in all_styles.LOCALES:
            yield f"{style}/{locale}/screen.html", LOOKS + (["ax5", "dark-ax5"] if style in LARGEST else [])
    for locale in ["en-US", "de-DE", "ar-SA"]:
        for path in ["tabs/{}/long", "tabs/{}/short", "links/{}/long"]:
            yield f"{path.format(locale)}/screen.html", LOOKS
        for style in all_styles.STYLES:
            for situation in SITUATIONS if style in ["picker", "prominent-picker", "list"] else ["loading"]:
                yield f"{style}/{locale}/situations/{situation}/screen.html", ["light", "dark-ax3"]


def chromium():
    for name in ["chromium", "chromium-browser", "google-chrome"]:
        if path := shutil.which(name):
            return path
    sys.exit("no Chromium was found")


def keyboard(tab):
    """What the keyboard does not reach, or out of order: links and the choice, from top to bottom. Arrows choose every plan in turn."""
    wanted = tab.evaluate(
        """() => [...document.querySelectorAll('.phone a[href], .phone input')].filter(e => e.checkVisibility())
            .filter(e => e.type !== 'radio' || e.checked).map(e => e.textContent || e.value)"""
    )
    tab.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0) }")
    reached, tops, problems = [], [], []
    for _ in wanted:
        tab.keyboard.press("Tab")
        at = tab.evaluate(
            """() => { const e = document.activeElement
                const seen = e.matches('.plan>input') ? e.parentElement : e
                const ring = getComputedStyle(seen).outlineStyle
                return e === document.body ? null : [e.textContent || e.value, seen.getBoundingClientRect().top + scrollY, ring] }"""
        )
        if at is None:
            break
        reached.append(at[0])
        tops.append(at[1])
        if at[2] == "none":
            problems.append(f"focus on {at[0]!r} is not seen")
    if reached != wanted:
        problems.append(f"the keyboard reaches {reached}, not {wanted}")
    # The links to the policies stand in one line.
    if any(below < above - 4 for above, below in zip(tops, tops[1:])):
        problems.append(f"the keyboard jumps up: {tops}")
    radios = tab.locator(".phone .plan>input:enabled")
    if radios.count() > 1:
        tab.locator(".phone .plan>input:checked").focus()
        chosen = set()
        for _ in range(radios.count()):
            tab.keyboard.press("ArrowDown")
            chosen.add(tab.evaluate("document.activeElement.value"))
            shown = tab.evaluate("[...document.querySelectorAll('.phone .of')].filter(e => e.checkVisibility()).map(e => e.className)")
            if not any(tab.evaluate("`of-${document.activeElement.value}`") in name for name in shown):
                problems.append(f"button and small print do not follow: {shown}")
        if len(chosen) != radios.count():
            problems.append(f"arrows choose {sorted(chosen)} of {radios.count()} plans")
    return [f"keyboard: {problem}" for problem in problems]


def standing_in(tab, site):
    """Rows that stand for plans while these are loaded are as high as the lowest of the plans, where those need no further line."""
    height = "all => all.filter(e => e.checkVisibility()).map(e => Math.round(e.getBoundingClientRect().height))"
    problems = []
    for style in [style for style in all_styles.STYLES if style not in ["custom", "compact-picker"]]:
        for look in ["light"] if style.startswith("paged") else ["light", "ax3"]:
            found = []
            for page in [f"{style}/en-US/screen.html", f"{style}/en-US/situations/loading/screen.html"]:
                tab.goto((site / page).as_uri())
                tab.evaluate("look => { location.hash = look }", look)
                found.append(tab.locator(".phone .plan").evaluate_all(height))
            if not found[1] or any(abs(each - min(found[0])) > 1 for each in found[1]):
                problems.append(f"{style}#{look}: rows while loading are {found[1]} high, plans {found[0]}")
    return problems


def chosen_in_view(tab, site):
    """Of tiles that do not fit side by side, the chosen one is in view."""
    tab.goto((site / "compact-picker/en-US/screen.html").as_uri())
    return tab.evaluate(
        """() => { const box = document.querySelector('.plan:has(:checked)').getBoundingClientRect()
            return box.left >= 0 && box.right <= innerWidth ? [] : [`the chosen tile stands from ${box.left} to ${box.right}`] }"""
    )


def look_at(site, share, of):
    """Problems of every so-manieth page, and how many looks were looked at. Each process has a browser of its own."""
    problems, count = [], 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 393, "height": 852}, reduced_motion="reduce")
        context.add_init_script(path=HERE / "probe.js")
        context.add_init_script(
            "window.refused = []; document.addEventListener('securitypolicyviolation', e => refused.push(e.violatedDirective + ' ' + e.blockedURI))"
        )
        tab = context.new_page()
        said = []
        tab.on("console", lambda message: said.append(f"console: {message.text}"))
        tab.on("pageerror", lambda error: said.append(f"console: {error}"))
        tab.on("request", lambda request: request.url.startswith(("file:", "data:")) or said.append(f"network: {request.url}"))
        axe = Axe()
        if share == 0:
            problems += standing_in(tab, site) + chosen_in_view(tab, site)
        for index, (page, looks) in enumerate(pages()):
            if index % of != share:
                continue
            tab.goto((site / page).as_uri())
            for look in looks:
                tab.evaluate("look => { location.hash = look }", look)
                problems += [f"{page}#{look}: {problem}" for problem in tab.evaluate("probe()")]
                count += 1
            # Once a page, in turn in each scheme and size; what axe leaves undecided about contrast, the probe has measured.
            tab.evaluate("look => { location.hash = look }", looks[index % len(looks)])
            problems += [f"{page}: refused: {refused}" for refused in tab.evaluate("refused")]
            # It is not to fetch style sheets, which a page does not allow.
            found = axe.run(tab, options={"preload": False, "resultTypes": ["violations"]}).response["violations"]
            problems += [f"{page}#{looks[index % len(looks)]}: axe: {v['id']} {[n['target'] for n in v['nodes']][:3]}" for v in found]
            problems += [f"{page}: {problem}" for problem in keyboard(tab)]
            problems += [f"{page}: {line}" for line in said]
            said.clear()
        browser.close()
    return problems, count


def main():
    with tempfile.TemporaryDirectory() as folder:
        project, site = pathlib.Path(folder) / "Trails", pathlib.Path(folder) / "site"
        project.mkdir()
        all_styles.write(project)
        subprocess.run([TOOL, "build", project, "--output", site, "--today", "2026-11-30", "--quiet"], check=True)
        missing = [page for page, _ in pages() if not (site / page).exists()]
        if missing:
            sys.exit(f"pages are missing: {missing}")
        workers = min(4, max(2, os.cpu_count() or 2))
        with concurrent.futures.ProcessPoolExecutor(workers) as pool:
            shares = [pool.submit(look_at, site, share, workers) for share in range(workers)]
            results = [share.result() for share in shares]
    problems = sorted(problem for found, _ in results for problem in found)
    for problem in problems:
        print(f"FAILED {problem}")
    print(f"styles: {sum(count for _, count in results)} looks measured, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

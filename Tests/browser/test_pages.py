"""Looks at pages of the examples in a real browser: nothing is clipped, nothing is loaded from elsewhere, axe finds nothing,
and a customer can choose a plan with the keyboard alone.

Run by `make test`, which installs what it needs. Prints one line a check, and at the end how many there were.
"""

import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import test_html

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build" / "debug" / "paywallgen"
EXAMPLES = ["PhotoEditorTabs", "Pro", "GreenPlace", "Premium"]

# Example, page, what is special about it.
PAGES = [
    ("Pro", "index.html"),
    ("Pro", "report/index.html"),
    ("PhotoEditorTabs", "report/index.html"),
    ("Pro", "prices/index.html"),
    ("Pro", "styles/index.html"),
    ("Pro", "review-kit/index.html"),
    ("Pro", "localization/de-DE.html"),
    ("Pro", "handoff/index.html"),
    ("Pro", "handoff/pro/de-DE/index.html"),
    ("Pro", "single/en-US.html"),
    ("PhotoEditorTabs", "single/ar-SA.html"),
    ("Pro", "styles/paged-picker-clear.html"),
    ("Pro", "pro/en-US/index.html"),
    ("Pro", "pro/ar-SA/index.html"),
    ("Pro", "pro/ja/situations/failed/index.html"),
    ("Pro", "pro-custom/de-DE/index.html"),
    ("Pro", "handoff/pro/ar-SA/index.html"),
    ("PhotoEditorTabs", "handoff/plus/de-DE/index.html"),
    ("PhotoEditorTabs", "plus/pl/family/index.html"),
    ("GreenPlace", "garden/en-US/index.html"),
    ("GreenPlace", "garden/ar-SA/screen.html"),
    ("Premium", "premium/en-US/index.html"),
    ("Premium", "premium/ar-SA/screen.html"),
    ("Premium", "premium/en-US/situations/loading/screen.html"),
]
WIDTHS = [320, 360, 768, 1280]

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


def looks(browser, site):
    """What an address chooses is drawn, with a script and without one, and controls and address agree."""
    for has_script in [True, False]:
        context = browser.new_context(java_script_enabled=has_script, viewport={"width": 1280, "height": 900})
        tab = context.new_page()
        style = lambda selector, property: tab.locator(selector).first.evaluate(
            "(e, p) => getComputedStyle(e)[p]", property
        )
        for page in ["screen.html", "index.html"]:
            name = f"{page} {'with' if has_script else 'without'} a script"
            address = (site / "pro/en-US" / page).as_uri()
            tab.goto(address)
            plain = [style(".r-headline", p) for p in ["color", "fontSize"]]
            for look in ["dark", "ax3", "dark-ax5-small"]:
                tab.goto("about:blank")
                tab.goto(f"{address}#{look}")
                color, size = [style(".r-headline", p) for p in ["color", "fontSize"]]
                check(f"{name} #{look}: dark", "" if (color != plain[0]) == ("dark" in look) else color)
                check(f"{name} #{look}: size", "" if (size != plain[1]) == ("ax" in look) else size)
                check(f"{name} #{look}: stays at the top", "" if tab.evaluate("scrollY") == 0 else "scrolled")
            for look, width in {"small": 375, "large": 430, "tablet": 1024, "desktop": 1280}.items():
                tab.goto("about:blank")
                tab.goto(f"{address}#{look}")
                drawn = float(style(".frame", "inlineSize").removesuffix("px"))
                check(f"{name} #{look}: width", "" if abs(drawn - width) < 1 else drawn)
                sheet = float(style(".paper", "inlineSize").removesuffix("px"))
                check(f"{name} #{look}: form sheet", "" if (abs(sheet - 600) < 1) == (width > 744) else sheet)
        context.close()
    tab = browser.new_page(viewport={"width": 1280, "height": 900})
    tab.goto((site / "pro/en-US/index.html").as_uri())
    tab.click("label[for=scheme-dark]")
    tab.click("label[for=device-tablet]")
    check("controls set the address", "" if tab.url.endswith("#dark-tablet") else tab.url)
    tab.goto(tab.url.replace("#dark-tablet", "#ax3"))
    chosen = tab.evaluate("[...document.querySelectorAll('.tools input:checked')].map(e => e.id)")
    check("the address sets the controls", "" if chosen == ["scheme-light", "size-ax3", "device-phone"] else chosen)
    tab.close()
    for width in WIDTHS:
        for device in ["small", "large", "tablet", "desktop"]:
            tab = browser.new_page(viewport={"width": width, "height": 900})
            tab.goto((site / "pro/en-US/index.html").as_uri() + f"#dark-ax3-{device}")
            wide = tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            check(f"{device} at {width}: no sideways scrolling", f"{wide} px too wide" if wide > 0 else "")
            tab.close()


def search(browser, site, tabs):
    tab = browser.new_page(viewport={"width": 1280, "height": 900})
    tab.goto((site / "index.html").as_uri())
    shown = lambda: tab.locator(".paywall tbody tr").evaluate_all("rows => rows.filter(r => r.checkVisibility()).length")
    total = shown()
    tab.keyboard.press("/")
    check("a slash goes to the search field", "" if tab.evaluate("document.activeElement.id") == "find" else "no")
    tab.keyboard.type("germ")
    left = shown()
    check("search leaves what matches", "" if 0 < left < total else (left, total))
    check("search tells how many", "" if f"Showing {left} of" in tab.inner_text(".found") else tab.inner_text(".found"))
    tab.keyboard.type("xyz")
    check("search can find nothing", "" if shown() == 0 and "Nothing matches" in tab.inner_text(".found") else shown())
    found = Axe().run(tab).response["violations"]
    check("search: axe", [(v["id"], [n["target"] for n in v["nodes"]][:3]) for v in found])
    tab.keyboard.press("Escape")
    check("Escape ends the search", "" if shown() == total else shown())
    common = tab.locator(".paywall .common .item a").first.inner_text()
    tab.fill("#find", common)
    check("search finds what holds in every language", "" if shown() > 0 else common)
    tab.fill("#find", "")
    tab.locator(".keys input").uncheck()
    tab.keyboard.press("/")
    check("single keys can be switched off", "" if tab.evaluate("document.activeElement.id") != "find" else "they act")
    tab.locator(".keys input").check()
    tab.goto((site / "prices/index.html").as_uri())
    with tab.expect_navigation():
        tab.keyboard.press("/")
    tab.wait_for_load_state()
    check("a slash elsewhere leads to the search field", "" if tab.evaluate("document.activeElement.id") == "find" else tab.url)
    tab.goto((tabs / "plus/pl/family/index.html").as_uri())
    with tab.expect_navigation():
        tab.keyboard.press("Shift+ArrowRight")
    check("Shift and an arrow turn to the tier", "" if "/plus/pl/individual/" in tab.url else tab.url)
    with tab.expect_navigation():
        tab.keyboard.press("ArrowLeft")
    check("an arrow turns to the language", "" if "/plus/pl/" not in tab.url and "/individual/" in tab.url else tab.url)
    tab.close()
    context = browser.new_context(java_script_enabled=False)
    tab = context.new_page()
    tab.goto((site / "index.html").as_uri())
    check("no search without a script", "" if not tab.locator(".find").is_visible() else "shown")
    context.close()


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


def faulty(folder):
    """The site of an example that lacks its links, and a language: findings of several severities, rules, languages and tiers."""
    for name in ["PhotoEditor", "PhotoEditorTabs"]:
        shutil.copytree(ROOT / "Examples" / name, folder / "faulty" / name)
    configuration = folder / "faulty" / "PhotoEditorTabs" / "paywallgen.yml"
    lines = configuration.read_text().replace("ar-SA, pl]", "ar-SA, pl, fr-FR]").splitlines()
    configuration.write_text("\n".join(line for line in lines if not line.startswith(("    buttons:", "    policies:"))))
    site = folder / "faulty" / "site"
    command = [TOOL, "build", configuration.parent, "--output", site, "--today", "2026-11-30", "--quiet"]
    subprocess.run(command, check=True)
    return site


REDLINES = """() => {
    const tenths = (length) => String(Math.round(length * 10) / 10);
    const box = (id) => document.getElementById(id).getBoundingClientRect();
    const frame = document.querySelector(".phone").getBoundingClientRect();
    const told = (name) => [...document.querySelectorAll(`.redlines [data-${name}]`)];
    const wrong = [];
    const expect = (text, value) => { if (text.textContent !== value) wrong.push([text.outerHTML, value]); };
    for (const text of told("of")) {
        const { width, height } = box(text.dataset.of);
        expect(text, `${tenths(width)} × ${tenths(height)}`);
    }
    for (const text of told("to")) expect(text, tenths(box(text.dataset.to).top - box(text.dataset.from).bottom));
    for (const text of told("beside")) expect(text, tenths(box(text.dataset.beside).left - box(text.dataset.from).right));
    for (const text of told("inset")) {
        const { left, right } = box(location.hash.replace("e", "d").slice(1));
        expect(text, tenths(text.dataset.inset === "left" ? left - frame.left : frame.right - right));
    }
    const shown = [...document.querySelectorAll(".phone [id^=d]")].filter((e) => e.checkVisibility()).length;
    const counts = [told("of").length === shown, told("to").length > 3, told("beside").length > 0, told("inset").length];
    return { wrong, counts };
}"""


def redlines(browser, site):
    """A designer's page tells the sizes and distances that the browser has laid out, and follows what is chosen."""
    for has_script in [True, False]:
        context = browser.new_context(java_script_enabled=has_script, viewport={"width": 1280, "height": 900})
        tab = context.new_page()
        tab.goto((site / "handoff/pro-custom/ar-SA/index.html").as_uri() + "#e2")
        texts = lambda: tab.locator(".redlines text").all_inner_texts()
        check("redlines are there when asked for", "" if texts() == [] else texts())
        tab.click("label[for=marks-measures]")
        if not has_script:
            outline = tab.locator(".phone #d2").evaluate("e => getComputedStyle(e).outlineStyle")
            check("without a script, measures are outlines", "" if texts() == [] and outline == "solid" else outline)
            context.close()
            continue
        seen = []
        for step in ["", "label[for=size-ax5]", "label[for=size-large]", ".phone .plan:first-of-type input", "a[href='#e5']"]:
            if step:
                tab.locator(step).first.click()
                tab.wait_for_timeout(50)
            found = tab.evaluate(REDLINES)
            check(f"redlines {step}: as laid out", found["wrong"])
            # At the greatest text size nothing stands side by side.
            is_large = "ax5" in step
            right = found["counts"][:2] == [True, True] and (found["counts"][2] or is_large)
            check(f"redlines {step}: of everything", "" if right else found["counts"])
            seen.append(texts())
        check("redlines follow the text size", "" if seen[0] != seen[1] and seen[0] == seen[2] else "they stay")
        tab.goto(tab.url.split("#")[0] + "#e1")
        tab.wait_for_timeout(50)
        insets = tab.evaluate(REDLINES)
        check("redlines: the chosen one's distance from both edges", "" if insets["counts"][3] == 2 else insets)
        found = Axe().run(tab).response["violations"]
        check("redlines: axe", [(v["id"], [n["target"] for n in v["nodes"]][:3]) for v in found])
        tab.click("label[for=marks-plain]")
        check("redlines go", "" if texts() == [] else texts())
        sizes = {}
        for width in WIDTHS:
            tab.set_viewport_size({"width": width, "height": 900})
            tab.click("label[for=marks-measures]")
            tab.wait_for_timeout(50)
            wide = tab.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            check(f"redlines at {width}: no sideways scrolling", f"{wide} px too wide" if wide > 0 else "")
            wide = tab.evaluate("(e => e.scrollWidth - e.clientWidth)(document.querySelector('.stage'))")
            check(f"redlines at {width}: the screen fits its stage", f"{wide} px too wide" if wide > 0 else "")
            sizes[width] = tab.evaluate("[...document.querySelectorAll('.redlines [data-of]')].map(e => e.textContent.split(' × ').map(Number))")
        near = lambda one, other: len(one) == len(other) and all(abs(a - b) < 1 for pair in zip(one, other) for a, b in zip(*pair))
        check("redlines are in points, however large the screen is drawn", [] if all(near(sizes[max(WIDTHS)], s) for s in sizes.values()) else sizes)
        context.close()


def inspector(browser, site, tabs):
    """A designer's page shows one panel at a time, with what is drawn alike said once below it."""
    shown = "[...document.querySelectorAll('.inspector :is(h2, h3)')].filter(e => e.checkVisibility()).map(e => e.textContent)"
    listed = "[...document.querySelectorAll('.parts :is(bdi, a)')].map(e => e.textContent)"
    drawn = "[...document.querySelectorAll('.phone .plan')].map(e => e.querySelector('.r-plan-name').textContent)"
    rest = ["Type", "Color", "CSS"]
    for has_script in [True, False]:
        context = browser.new_context(java_script_enabled=has_script, viewport={"width": 1280, "height": 900})
        tab = context.new_page()
        tab.goto((site / "handoff/pro/de-DE/index.html").as_uri())
        names = tab.evaluate(drawn)
        first = tab.evaluate(shown)
        check("the inspector begins with the first price", "" if first == [f"price {names[0]}", "Text", "Room"] + rest else first)
        entries = tab.evaluate(listed)
        plans = [entry for entry in entries if entry in names]
        after = [entries[entries.index(name) + 1] for name in names]
        check("the list names plans as the screen does, each before its elements", "" if (plans, after) == (names, ["plan-name"] * len(names)) else entries)
        tab.locator(".parts a", has_text=re.compile("^price$")).last.click()
        tab.wait_for_timeout(50)
        own = tab.evaluate(shown)
        check("a chosen element's panel is the only one", "" if own == [f"price {names[-1]}", "Text", "Room"] + rest else own)
        outline = tab.evaluate("getComputedStyle(document.querySelector(location.hash.replace('e', 'd'))).outlineStyle")
        check("the chosen element is marked", "" if outline == "solid" else outline)
        context.close()
    tab = browser.new_page()
    tab.goto((tabs / "handoff/plus/de-DE/index.html").as_uri())
    places = tab.evaluate("""() => [...document.querySelectorAll(".parts>ol>li>a")].map((entry) => {
        const element = document.getElementById(entry.hash.slice(1).replace("e", "d"));
        return element && [entry.textContent, element.getBoundingClientRect().top];
    }).filter((place) => place)""")
    sorted_places = sorted(places, key=lambda place: place[1])
    check("the list is in the order of the screen", "" if len(places) > 7 and places == sorted_places else places)
    tab.close()


def png(path):
    """Width, height, the texts and the rows of pixels of a PNG file, whose checks must be right."""
    data = path.read_bytes()
    at, chunks = 8, []
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        if zlib.crc32(kind + body) != struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0]:
            raise ValueError(f"{path}: {kind} is damaged")
        chunks.append((kind, body))
        at += 12 + length
    width, height, depth, color = struct.unpack(">IIBB", chunks[0][1][:10])
    texts = {}
    for kind, body in chunks:
        if kind == b"iTXt":
            keyword, text = body.split(b"\0\0\0\0\0")
            texts[keyword.decode()] = text.decode()
    channels = {2: 3, 6: 4}[color]
    raw = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    rows, before, stride = [], bytes(width * channels), width * channels
    for y in range(height):
        kind, row = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        for x in range(stride):
            left, up = row[x - channels] if x >= channels else 0, before[x]
            corner = before[x - channels] if x >= channels else 0
            if kind == 1:
                row[x] = (row[x] + left) & 255
            elif kind == 2:
                row[x] = (row[x] + up) & 255
            elif kind == 3:
                row[x] = (row[x] + (left + up) // 2) & 255
            elif kind == 4:
                guess = left + up - corner
                near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
                row[x] = (row[x] + near[2]) & 255
        rows.append(row)
        before = row
    return width, height, channels, texts, rows


def pictures(folder):
    """Pictures of screens are whole PNG files of the right size, show something, and say what they are."""
    out = folder / "pictures"
    command = [TOOL, "screenshots", ROOT / "Examples" / "Pro", "--output", out, "--today", "2026-11-30", "--quiet"]
    command += ["--browser", chromium(), "--paywall", "pro", "--locale", "en-US", "--locale", "ar-SA", "--situation", "new"]
    subprocess.run(command + ["--scheme", "light,dark", "--scale", "1"], check=True)
    found = sorted(str(path.relative_to(out)) for path in out.rglob("*.png"))
    names = [f"pro/{locale}/new@phone{look}.png" for locale in ["ar-SA", "en-US"] for look in ["-dark", ""]]
    check("pictures: of what was chosen", "" if found == names else found)
    for name in found:
        width, height, channels, texts, rows = png(out / name)
        check(f"{name}: size", "" if width == 393 + 32 and height > 852 + 60 else (width, height))
        check(f"{name}: says what it is", "" if "not a screenshot" in texts.get("Description", "") else texts)
        pixels = lambda y: {bytes(rows[y][x : x + 3]) for x in range(0, width * channels, channels)}
        band = set().union(*(pixels(y) for y in range(34)))
        check(f"{name}: is marked", "" if {b"\xff\xff\xff", b"\x3a\x3a\x45"} <= band else len(band))
        colors = set().union(*(pixels(y) for y in range(height - 852, height)))
        check(f"{name}: shows something", "" if len(colors) > 30 else colors)
        ground = bytes(rows[height - 60][30 * channels : 30 * channels + 3])
        is_dark = max(ground) < 60
        check(f"{name}: scheme", "" if is_dark == ("dark" in name) else ground.hex())


PINS = """() => {
    const box = (e) => e.getBoundingClientRect();
    const pins = [...document.querySelectorAll(".pin b")];
    const frame = box(document.querySelector(".frame"));
    const wrong = [];
    for (const [index, pin] of pins.entries()) {
        const own = box(pin);
        if (own.left < frame.right) wrong.push(`pin ${pin.textContent} lies on the screen`);
        if (own.right > innerWidth) wrong.push(`pin ${pin.textContent} lies out of the window`);
        if (index > 0 && own.top < box(pins[index - 1]).bottom) wrong.push(`pin ${pin.textContent} lies on the one before`);
    }
    const listed = [...document.querySelectorAll(".finding .num:not(.gone)")].length;
    const placed = new Set([...document.querySelectorAll("[data-pin]")].map((e) => e.dataset.pin));
    const lost = pins.filter((pin) => !placed.has(pin.parentElement.dataset.at)).map((pin) => pin.textContent);
    const middle = (frame.left + frame.right) / 2 - innerWidth / 2;
    return { wrong, lost, pins: pins.length, listed, middle };
}"""
PLACES = """() => Object.fromEntries([...document.querySelectorAll(".plan > span")].map((e) => {
    const range = document.createRange();
    range.selectNodeContents(e);
    const frame = document.querySelector(".plan").getBoundingClientRect();
    return [e.textContent, Math.round(range.getBoundingClientRect().left - frame.left)];
}))"""


def pins(browser, folder):
    """Each finding on a screen has its pin, beside the screen and beside each other, and none moves what it points at."""
    project = folder / "pinned"
    shutil.copytree(ROOT / "Examples" / "Pro", project)
    configuration = project / "paywallgen.yml"
    text = configuration.read_text()
    for style in ["picker", "buttons", "paged-picker"]:
        head, rest = text.split("  pro:\n", 1)
        configuration.write_text(f"{head}  pro:\n    control-style: {style}\n" + "".join(
            line for line in rest.splitlines(keepends=True) if not line.startswith("    control-style:")))
        for copy in (project / "Copy").glob("pro.*.md"):
            lines = [line for line in copy.read_text().splitlines() if not line.startswith("headline:")]
            copy.write_text("\n".join([lines[0], "headline: Only $1.99, 90 days free, now 70% off"] + lines[1:]) + "\n")
        site = folder / f"pinned-{style}"
        subprocess.run([TOOL, "build", project, "--output", site, "--today", "2026-11-30", "--quiet"], check=True)
        for width in WIDTHS:
            tab = browser.new_page(viewport={"width": width, "height": 900})
            tab.goto((site / "pro/en-US/index.html").as_uri())
            found = tab.evaluate(PINS)
            name = f"pins of {style} at {width}"
            check(f"{name}: beside the screen and each other", found["wrong"])
            check(f"{name}: have an element", found["lost"])
            check(f"{name}: several", "" if 1 < found["pins"] <= found["listed"] else found)
            check(f"{name}: the screen stands in the middle", found["middle"] if width < 600 and abs(found["middle"]) > 1 else "")
            tab.close()
        tab = browser.new_page(viewport={"width": 1280, "height": 900})
        tab.goto((site / "pro/en-US/index.html").as_uri())
        zoom = tab.evaluate("parseFloat(getComputedStyle(document.querySelector('.phone')).zoom)")
        marked = {text: round(left / zoom) for text, left in tab.evaluate(PLACES).items()}
        tab.set_viewport_size({"width": 393, "height": 852})
        tab.goto((site / "pro/en-US/screen.html").as_uri())
        plain = tab.evaluate(PLACES)
        moved = {text: (plain[text], left) for text, left in marked.items() if abs(plain[text] - left) > 2}
        check(f"pins of {style}: what they point at stays", moved)
        tab.close()


TARGETS = """() => [...document.querySelectorAll("main :is(a[href], button, select, summary, label:has(input)), .foot a")].filter((e) => {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest("[inert], .phone, .lead, p:not(.basis, .source, .screens, .caption)")) return false;
    if (e.matches("label") && e.closest(".phone")) return false;
    const box = e.getBoundingClientRect();
    return box.width > 1 && box.height < 43.5;
}).map((e) => `${e.textContent.trim().slice(0, 30) || e.className} ${Math.round(e.getBoundingClientRect().height)}`)"""
SMALL = """() => [...new Set([...document.querySelectorAll("code")].filter((e) => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 12)
    .map((e) => `${e.textContent} ${getComputedStyle(e).fontSize}`))]"""


def touch(browser, site):
    """What a finger hits is 44 high, and code is at least 12 px large."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    tab = context.new_page()
    pages = ["index.html", "report/index.html", "prices/index.html", "localization/index.html", "localization/de-DE.html", "review-kit/index.html"]
    for page in pages + ["pro/en-US/index.html", "handoff/pro/de-DE/index.html"]:
        tab.goto((site / page).as_uri())
        check(f"{page}: targets", tab.evaluate(TARGETS))
        check(f"{page}: code", tab.evaluate(SMALL))
    context.close()


def quotations(browser, site):
    """In a narrow window the marked part of a quoted line is in view."""
    for width in [320, 390, 1024]:
        tab = browser.new_page(viewport={"width": width, "height": 900})
        tab.goto((site / "report/index.html").as_uri())
        tab.evaluate("document.querySelectorAll('.case > details').forEach((e) => (e.open = true))")
        out = tab.evaluate(
            """() => [...document.querySelectorAll(".quote mark")].filter((e) => {
                const box = e.getBoundingClientRect(), frame = e.closest("pre").getBoundingClientRect();
                return box.right > frame.right + 1 || box.left < frame.left - 1; }).map((e) => e.textContent)"""
        )
        check(f"quotations at {width}: what is marked is seen", out)
        tab.close()


def filters(browser, site):
    """The report's filters leave what they say, with and without a script; each finding shows its screen."""
    for has_script in [True, False]:
        name = f"filters {'with' if has_script else 'without'} a script"
        context = browser.new_context(java_script_enabled=has_script)
        tab = context.new_page()
        tab.goto((site / "report/index.html").as_uri())
        shown = lambda: sum(case.is_visible() for case in tab.locator(".case > details").all())
        total = tab.locator(".case").count()
        check(f"{name}: all is shown at first", "" if shown() == total > 1 else (shown(), total))
        for control in ["severity", "language", "tier"]:
            box = tab.locator(f"input[name={control}]").first
            if box.count() == 0:
                check(f"{name}: {control}", f"no {control} to choose")
                continue
            number = int(box.locator("xpath=..").locator("small").inner_text())
            box.check()
            # Findings about every language or tier stay with each.
            key = {"severity": "severity", "language": "languages", "tier": "tiers"}[control]
            everywhere = 0 if control == "severity" else tab.locator(f"[data-{key}=all]").count()
            check(f"{name}: {control}", "" if shown() == number + everywhere else (shown(), number, everywhere))
            box.uncheck()
        select = tab.locator("select[name=rule]")
        check(f"{name}: the rule's control", "" if select.is_visible() == has_script else "shown" if not has_script else "hidden")
        if has_script:
            option = select.locator("option").nth(1)
            select.select_option(option.get_attribute("value"))
            number = int(option.inner_text().split("(")[1].rstrip(")"))
            check(f"{name}: rule", "" if shown() == number else (shown(), number))
            tab.locator(".filters button").click()
            tab.wait_for_timeout(50)
            check(f"{name}: reset", "" if shown() == total else shown())
            tab.evaluate("document.querySelectorAll('.case > details').forEach(e => e.open = true)")
            frame = tab.locator(".seen iframe").first
            frame.scroll_into_view_if_needed()
            text = frame.content_frame.locator("body").inner_text(timeout=5000)
            check(f"{name}: the screen is shown", "" if text.strip() else "an empty frame")
            found = Axe().run(tab).response["violations"]
            check(f"{name}: axe", [(v["id"], [n["target"] for n in v["nodes"]][:3]) for v in found])
        context.close()


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        sites = {}
        for example in EXAMPLES:
            sites[example] = pathlib.Path(folder) / example
            subprocess.run(
                [TOOL, "build", ROOT / "Examples" / example, "--single-file", "--output", sites[example], "--today", "2026-11-30", "--quiet"],
                check=True,
            )
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for example, page in PAGES:
            for width in WIDTHS:
                look_at(browser, sites[example], page, width, "light")
            look_at(browser, sites[example], page, 1280, "dark")
        past = test_html.changed(pathlib.Path(folder))
        for width in WIDTHS:
            look_at(browser, past, "changes/index.html", width, "dark")
        look_at(browser, past, "changes/index.html", 1280, "light")
        choose_by_keyboard(browser, sites["Pro"])
        direction(browser, sites["Pro"])
        looks(browser, sites["Pro"])
        search(browser, sites["Pro"], sites["PhotoEditorTabs"])
        redlines(browser, sites["Pro"])
        inspector(browser, sites["Pro"], sites["PhotoEditorTabs"])
        pictures(pathlib.Path(folder))
        pins(browser, pathlib.Path(folder))
        touch(browser, sites["Pro"])
        broken = faulty(pathlib.Path(folder))
        quotations(browser, broken)
        filters(browser, broken)
        browser.close()
    print(f"browser: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

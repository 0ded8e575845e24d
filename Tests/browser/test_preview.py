"""Looks at the preview in a real browser: pages reload when a file changes and keep their place, say what is wrong while a file is broken, and find the
server again.

Run by `make test`, which installs what it needs. Prints one line a check that fails, and at the end how many there were.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from playwright.sync_api import Error, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = ROOT / ".build" / "debug" / "paywallgen"

passed = 0
failed = 0


def check(name, isRight):
    global passed, failed
    if isRight:
        passed += 1
    else:
        failed += 1
        print(f"FAILED {name}")


def chromium():
    for name in ["chromium", "chromium-browser", "google-chrome"]:
        if path := shutil.which(name):
            return path
    sys.exit("no Chromium was found")


def wait(tab, condition):
    """Waits until a condition holds. Playwright's own way is forbidden by the pages' policy."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            if tab.evaluate(condition):
                return True
        except Error:
            pass  # the page is being reloaded
        tab.wait_for_timeout(100)
    return False


def serve(project, port):
    server = subprocess.Popen(
        [TOOL, "serve", project, "--port", port, "--theme", project / "Theme"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    return server, server.stdout.readline().strip()


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        project = pathlib.Path(folder) / "Pro"
        shutil.copytree(ROOT / "Examples" / "Pro", project)
        (project / "Theme" / "Public").mkdir(parents=True)
        (project / "Theme" / "Public" / "extra.css").write_text("")
        configuration = project / "paywallgen.yml"
        sound = configuration.read_text()
        server, address = serve(project, "0")
        port = address.rstrip("/").split(":")[-1]
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        tab = browser.new_page(viewport={"width": 1280, "height": 500})
        said = []
        tab.on("console", lambda message: said.append(message.text))
        tab.on("pageerror", lambda error: said.append(str(error)))
        try:
            name = next(line for line in sound.splitlines() if line.startswith("app:"))
            tab.goto(address + "pro/en-US/#dark-ax3")
            wait(tab, "document.readyState === 'complete'")
            tab.evaluate("scrollTo(0, 300); window.old = true")

            configuration.write_text(sound.replace(name, "app: { name: Renamed, bundle-id: com.example.renamed }"))
            check("reloads", wait(tab, "!window.old && document.querySelector('.home').textContent.includes('Renamed')"))
            check("keeps its place", wait(tab, "scrollY === 300"))
            check("keeps what is chosen", tab.url.endswith("pro/en-US/#dark-ax3") and tab.locator("#scheme-dark").is_checked())

            tab.evaluate("window.old = true")
            configuration.write_text("paywalls: [\n")
            panel = tab.locator("#paywallgen-problems")
            panel.wait_for(timeout=60000)
            check("says what is wrong", "paywallgen.yml:" in panel.locator("pre").inner_text())
            check("keeps the page meanwhile", tab.evaluate("window.old === true"))
            check("lies over the page", tab.evaluate("document.elementFromPoint(600, 490).id") == "paywallgen-problems")
            tab.locator("#paywallgen-problems button").click()
            check("can be hidden", panel.count() == 0)

            configuration.write_text(sound)
            check("recovers", wait(tab, "!window.old && !document.querySelector('.home').textContent.includes('Renamed')") and panel.count() == 0)

            # A page that a restarted server has, too, stays; what has changed is noticed.
            tab.evaluate("window.old = true")
            server.terminate()
            server.wait()
            server, address = serve(project, port)
            tab.wait_for_timeout(3000)
            check("outlives a restart", tab.evaluate("window.old === true"))
            configuration.write_text(sound.replace(name, "app: { name: Again, bundle-id: com.example.again }"))
            check("finds the server again", wait(tab, "document.querySelector('.home').textContent.includes('Again')"))

            refused = [text for text in said if "Content Security Policy" in text or "Error:" in text]
            check(f"nothing is refused: {refused}", not refused)
        finally:
            server.terminate()
            browser.close()
    print(f"preview: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

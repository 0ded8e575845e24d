#!/usr/bin/env python3
"""Measures paywallgen, and Hugo on the same machine: see README.md. Prints a table."""

import argparse
import html
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))


class Case:
    """Something that is timed: a command whose output folder is new each time."""

    def __init__(self, name, command, makes=None, pages=0, before=None, seconds=None):
        self.name, self.command, self.makes, self.pages, self.before, self.seconds = name, command, makes, pages, before, seconds
        self.walls, self.cpus, self.memory = [], [], []

    def run(self, keep=False):
        if self.makes: shutil.rmtree(self.makes, ignore_errors=True)
        if self.before: self.before()
        start = time.perf_counter()
        process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        output = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0: sys.exit(f"{' '.join(self.command)}: exit status {process.returncode}")
        self.walls.append(self.seconds(output) if self.seconds else wall)
        self.cpus.append(usage.ru_utime + usage.ru_stime)
        self.memory.append(usage.ru_maxrss)
        if self.makes and not keep: shutil.rmtree(self.makes)

    @property
    def wall(self): return statistics.median(self.walls)

    @property
    def cpu(self): return statistics.median(self.cpus)

    @property
    def peak(self): return statistics.median(self.memory)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paywallgen", help="the release binary")
    parser.add_argument("--hugo-generator", help="a program that writes a Hugo site: OUT --locales N --pages N [--md] [--cached]")
    parser.add_argument("--measure", help="the release binary that measures parts of the library")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--locales", type=int, default=40)
    parser.add_argument("--paywalls", type=int, default=5)
    options = parser.parse_args()
    folder = f"/dev/shm/paywallgen-bench-{os.getpid()}"
    if not os.path.isdir("/dev/shm"): sys.exit("there is no /dev/shm: timing on a disk would measure the disk")
    os.mkdir(folder)
    try:
        measure(options, folder)
    finally:
        shutil.rmtree(folder)


def measure(options, folder):
    def at(name): return os.path.join(folder, name)

    def call(*command): subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    project, kept, binary = at("project"), at("kept"), os.path.abspath(options.paywallgen)
    call(sys.executable, os.path.join(HERE, "generate.py"), project, "--locales", str(options.locales), "--paywalls",
         str(options.paywalls))
    build = [binary, "build", project, "--today", "2026-11-30", "--quiet"]
    call(*build, "-o", kept)
    call(*build, "--pages", "html", "-o", at("site"))
    # Counted in files: the list of screens is large, and a child's peak memory counts what its parent held at its start.
    screens = 2 * sum("screen.html" in names for _, _, names in os.walk(kept))
    pages, all_pages = (sum(name.endswith(".html") for _, _, names in os.walk(folder) for name in names)
                        for folder in [at("site"), kept])
    per_locale = pages // options.locales
    call("cc", "-O2", "-pthread", "-o", at("floor"), os.path.join(HERE, "floor.c"))

    edited = os.path.join(project, "Copy", "premium0.de-DE.md")
    edits = iter(range(1_000_000))

    def edit():
        with open(edited, encoding="utf-8") as file: text = file.read()
        lines = text.split("\n")
        lines[1] = f'headline: "Premium, edited {next(edits)} times"'
        with open(edited, "w", encoding="utf-8") as file: file.write("\n".join(lines))

    ours = [
        Case("build, HTML", build + ["--pages", "html", "-o", at("html")], makes=at("html"), pages=pages),
        Case("build, HTML + Markdown", build + ["--pages", "html,markdown", "-o", at("both")], makes=at("both"), pages=pages),
        Case("build, whole site", build + ["-o", at("whole")], makes=at("whole"), pages=all_pages),
        Case("build, nothing changed", build + ["-o", kept]),
        Case("check", [binary, "check", project, "--today", "2026-11-30", "--fail-on", "never"]),
        Case("--version", [binary, "--version"]),
    ]
    changed = Case("build, one string changed", build + ["-o", kept], before=edit)
    floor = Case("floor: write those pages", [at("floor"), at("site"), at("copy")], makes=at("copy"), pages=pages,
                 seconds=lambda output: float(output) / 1000)
    hugo = []
    if options.hugo_generator:
        for name, flags in [("hugo", []), ("hugo, cached partials", ["--cached"]), ("hugo, HTML + Markdown", ["--md"])]:
            source, output = at(f"hugo{len(hugo)}"), at(f"hugo{len(hugo)}-out")
            call(sys.executable, options.hugo_generator, source, "--locales", str(options.locales), "--pages",
                 str(per_locale), *flags)
            hugo.append(Case(name, ["hugo", "--quiet", "-s", source, "-d", output], makes=output, pages=pages))
    # Whatever else the machine does meanwhile meets all of them alike.
    for repeat in range(options.repeats):
        for case in ours + [changed, floor] + hugo: case.run(keep=repeat + 1 == options.repeats)
    report(options, screens, pages, all_pages, ours[:4] + [changed] + ours[4:] + [floor] + hugo, hugo, folder)
    if options.measure: report_parts(options.measure)
    check_answers(options, binary, project, at, screens, pages, hugo)


def report(options, screens, pages, all_pages, cases, hugo, folder):
    machine = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo") as info:
            machine = next(line.split(":")[1].strip() for line in info if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    load = os.getloadavg()[0]
    print(f"{machine}, {os.cpu_count()} cores, load {load:.1f}; tmpfs; {options.repeats} interleaved runs, medians")
    print(f"{options.paywalls} paywalls x {options.locales} locales: {pages} HTML pages of ours, {screens} of them of screens, {size(folder + '/site')};"
          + f" the whole site has {all_pages}, {size(folder + '/kept')}"
          + (f"; {pages} of Hugo's, {size(hugo[0].makes)}" if hugo else ""))
    print()
    print(f"{'':28}{'wall ms':>9}{'best':>9}{'CPU ms':>9}{'peak MB':>9}{'pages/s':>9}")
    for case in cases:
        rate = f"{case.pages / case.wall:9.0f}" if case.pages else ""
        print(f"{case.name:28}{case.wall * 1e3:9.1f}{min(case.walls) * 1e3:9.1f}{case.cpu * 1e3:9.0f}{case.peak / 1024:9.1f}{rate}")
    print()
    by_name = {case.name: case for case in cases}
    pairs = [("hugo", "build, HTML"), ("hugo, cached partials", "build, HTML"),
             ("hugo, HTML + Markdown", "build, HTML + Markdown"), ("hugo", "build, whole site"), ("build, HTML", "floor: write those pages"),
             ("build, whole site", "build, nothing changed"), ("build, whole site", "build, one string changed")]
    for slow, fast in pairs:
        if slow in by_name and fast in by_name:
            slow, fast = by_name[slow], by_name[fast]
            memory = f", {slow.peak / fast.peak:.1f} times the memory" if slow in hugo else ""
            print(f"{slow.name} takes {slow.wall / fast.wall:.1f} times as long as {fast.name}{memory}")
    if not hugo: print("Hugo's rows are left out: there is no generator of its site here")


def report_parts(measure):
    """Prints what parts of the library take, each on one thread. The program checks its own answers."""
    print()
    for part in ["strings", "prices"]:
        lines = subprocess.run([measure, part], check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout.splitlines()
        rows = [(name, float(wall), float(cpu)) for name, wall, cpu in (line.split("\t") for line in lines)]
        for name, wall, cpu in rows: print(f"{name:28}{wall:9.1f}{'':9}{cpu:9.0f}")
        last, _, last_cpu = rows[-1]
        for name, _, cpu in rows[:-1]: print(f"{last.strip()} takes {last_cpu / cpu:.1f} times as long as {name.strip()}")


def size(folder):
    total = sum(os.path.getsize(os.path.join(path, name)) for path, _, names in os.walk(folder) for name in names)
    return f"{total / 1e6:.1f} MB"


def check_answers(options, binary, project, at, screens, pages, hugo):
    """What was timed must have done its work."""
    listed = json.loads(subprocess.run([binary, "screens", project], check=True, stdout=subprocess.PIPE).stdout)["screens"]
    wrong, prices = [], 0
    for name in ["html", "both", "kept"]:
        written = 0
        for screen in listed:
            for page in ["index.html", "screen.html"]:
                path = os.path.join(at(name), screen["address"], page)
                if not os.path.isfile(path):
                    wrong.append(f"{path} is missing")
                    continue
                written += 1
                with open(path, encoding="utf-8") as file: text = file.read()
                for plan in screen["plans"]:
                    prices += 1
                    if html.escape(plan["price"], quote=False) not in text: wrong.append(f"{path} lacks {plan['price']}")
            if name != "html" and not os.path.isfile(os.path.join(at(name), screen["address"], "index.md")):
                wrong.append(f"{screen['address']}/index.md is missing in {name}")
        if written != screens: wrong.append(f"{name} has {written} pages of {screens}")
    for case in hugo:
        found = sum(name == "index.html" for _, _, names in os.walk(case.makes) for name in names)
        expected = pages // options.locales * options.locales
        # Hugo adds a page at the root that leads to the default language.
        if found not in (expected, expected + 1): wrong.append(f"{case.name} has {found} pages of {expected}")
    if not prices: wrong.append("no screen has a price")
    if wrong: sys.exit("\n".join(["", "What was timed is not right:"] + wrong[:10]))
    print(f"\nChecked: all {screens} pages of screens are there, with {prices // 3} prices on them")


if __name__ == "__main__":
    main()

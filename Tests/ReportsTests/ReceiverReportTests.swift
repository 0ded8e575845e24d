import Findings
import Foundation
import ReviewRules
import Testing

@testable import Reports

/// Whole reports, as each receiver gets them.
@Suite struct ReceiverReportTests {
  let report: Report

  init() throws { report = try ReceiverWorld().report() }

  @Test func sarif() throws {
    #expect(
      report.lines(report.sarif()) == #"""
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "paywallgen",
                  "version": "1.0",
                  "semanticVersion": "1.0",
                  "notifications": [
                    { "id": "left-out", "shortDescription": { "text": "There are more findings than a receiver takes" } },
                    { "id": "no-place", "shortDescription": { "text": "A finding is in no file of the repository" } },
                    { "id": "not-checked", "shortDescription": { "text": "A rule could not run, wholly or in part" } }
                  ],
                  "rules": [
                    {
                      "id": "malformed-price",
                      "name": "MalformedPrice",
                      "shortDescription": { "text": "Malformed price" },
                      "fullDescription": { "text": "The project's files cannot be understood as they are, so that not all could be judged." },
                      "help": { "text": "Mend the file at the place of the finding. Findings about input cannot be switched off.", "markdown": "Mend the file at the place of the finding. Findings about input cannot be switched off." },
                      "defaultConfiguration": { "level": "error" },
                      "properties": { "precision": "very-high", "problem.severity": "error", "tags": [ "input" ] }
                    },
                    {
                      "id": "other-rule",
                      "name": "OtherRule",
                      "shortDescription": { "text": "Other rule" },
                      "fullDescription": { "text": "The project's files cannot be understood as they are, so that not all could be judged." },
                      "help": { "text": "Mend the file at the place of the finding. Findings about input cannot be switched off.", "markdown": "Mend the file at the place of the finding. Findings about input cannot be switched off." },
                      "defaultConfiguration": { "level": "error" },
                      "properties": { "precision": "very-high", "problem.severity": "error", "tags": [ "input" ] }
                    },
                    {
                      "id": "quiet-rule",
                      "name": "QuietRule",
                      "shortDescription": { "text": "Quiet rule" },
                      "fullDescription": { "text": "The project's files cannot be understood as they are, so that not all could be judged." },
                      "help": { "text": "Mend the file at the place of the finding. Findings about input cannot be switched off.", "markdown": "Mend the file at the place of the finding. Findings about input cannot be switched off." },
                      "defaultConfiguration": { "level": "error" },
                      "properties": { "precision": "very-high", "problem.severity": "error", "tags": [ "input" ] }
                    },
                    {
                      "id": "some-absence",
                      "name": "SomeAbsence",
                      "shortDescription": { "text": "Some absence" },
                      "fullDescription": { "text": "The project's files cannot be understood as they are, so that not all could be judged." },
                      "help": { "text": "Mend the file at the place of the finding. Findings about input cannot be switched off.", "markdown": "Mend the file at the place of the finding. Findings about input cannot be switched off." },
                      "defaultConfiguration": { "level": "error" },
                      "properties": { "precision": "very-high", "problem.severity": "error", "tags": [ "input" ] }
                    },
                    {
                      "id": "some-rule",
                      "name": "SomeRule",
                      "shortDescription": { "text": "Some rule" },
                      "fullDescription": { "text": "The project's files cannot be understood as they are, so that not all could be judged." },
                      "help": { "text": "Mend the file at the place of the finding. Findings about input cannot be switched off.", "markdown": "Mend the file at the place of the finding. Findings about input cannot be switched off." },
                      "defaultConfiguration": { "level": "error" },
                      "properties": { "precision": "very-high", "problem.severity": "error", "tags": [ "input" ] }
                    }
                  ]
                }
              },
              "invocations": [
                {
                  "executionSuccessful": false,
                  "toolExecutionNotifications": [
                    { "descriptor": { "id": "not-checked" }, "associatedRule": { "id": "other-rule", "index": 1 }, "level": "note", "message": { "text": "Not checked: no copy was found" } }
                  ]
                }
              ],
              "originalUriBaseIds": {
                "%SRCROOT%": { "description": { "text": "The root of the repository" } }
              },
              "columnKind": "utf16CodeUnits",
              "results": [
                {
                  "ruleId": "malformed-price",
                  "ruleIndex": 0,
                  "level": "error",
                  "message": { "text": "../Shared/x.csv:2:1: 'b' is no amount" },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": { "uri": "App/paywallgen.yml", "uriBaseId": "%SRCROOT%" },
                        "region": { "startLine": 1, "startColumn": 1, "endLine": 1, "endColumn": 1 }
                      }
                    }
                  ],
                  "partialFingerprints": { "primaryLocationLineHash": "e9ed0c587d2f7f9d:1", "paywallgenFinding/v1": "b71f9fd44604ff0c" },
                  "properties": { "kind": "input", "locales": [], "storefronts": [], "screens": [] }
                },
                {
                  "ruleId": "some-rule",
                  "ruleIndex": 4,
                  "level": "error",
                  "message": { "text": "'14 Tage' is promised, 100 %\nwrite \\[1\\](2)\n../Shared/x.csv:2:1: its price" },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": { "uri": "App/Copy/a%20b.md", "uriBaseId": "%SRCROOT%" },
                        "region": { "startLine": 1, "startColumn": 5, "endLine": 1, "endColumn": 12 }
                      },
                      "logicalLocations": [
                        { "name": "pro", "kind": "paywall" },
                        { "name": "a.b", "kind": "product" }
                      ]
                    }
                  ],
                  "relatedLocations": [
                    {
                      "id": 1,
                      "physicalLocation": {
                        "artifactLocation": { "uri": "App/App.storekit", "uriBaseId": "%SRCROOT%" },
                        "region": { "startLine": 2, "startColumn": 2, "endLine": 2, "endColumn": 7 }
                      },
                      "message": { "text": "the trial" }
                    }
                  ],
                  "partialFingerprints": { "primaryLocationLineHash": "15c247f8edcb0c15:1", "paywallgenFinding/v1": "2ea030954708502d" },
                  "properties": { "kind": "rule", "basis": "guideline", "locales": [ "de-DE" ], "storefronts": [ "DEU" ], "screens": [ "pro/de-DE" ] }
                },
                {
                  "ruleId": "some-absence",
                  "ruleIndex": 3,
                  "level": "note",
                  "message": { "text": "Nothing here" },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": { "uri": "App/Copy/a%20b.md", "uriBaseId": "%SRCROOT%" },
                        "region": { "startLine": 1, "startColumn": 13, "endLine": 1, "endColumn": 13 }
                      }
                    }
                  ],
                  "partialFingerprints": { "primaryLocationLineHash": "15c247f8edcb0c15:1", "paywallgenFinding/v1": "d8a9ca4074cb7b26" },
                  "properties": { "kind": "rule", "locales": [], "storefronts": [], "screens": [] }
                },
                {
                  "ruleId": "some-rule",
                  "ruleIndex": 4,
                  "level": "warning",
                  "message": { "text": "Agreed" },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": { "uri": "App/paywallgen.yml", "uriBaseId": "%SRCROOT%" },
                        "region": { "startLine": 2, "startColumn": 3, "endLine": 2, "endColumn": 6 }
                      },
                      "logicalLocations": [
                        { "name": "pro", "kind": "paywall" }
                      ]
                    }
                  ],
                  "partialFingerprints": { "primaryLocationLineHash": "48c065b46f2b0fc:1", "paywallgenFinding/v1": "915c4b71c5980315" },
                  "suppressions": [
                    { "kind": "external", "status": "accepted", "justification": "legal says so" }
                  ],
                  "properties": { "kind": "rule", "locales": [], "storefronts": [], "screens": [] }
                }
              ],
              "properties": { "today": "2026-11-30", "screens": 2 }
            }
          ]
        }

        """#)
  }

  @Test func junit() throws {
    #expect(
      report.lines(report.junit()) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="paywallgen" tests="6" failures="1" errors="1">
        <testsuite name="paywallgen" tests="6" failures="1" errors="1" skipped="2">
        <properties>
        <property name="version" value="1.0"/>
        <property name="today" value="2026-11-30"/>
        <property name="screens" value="2"/>
        </properties>
        <testcase classname="App/Copy/a b.md" name="some-rule: '14 Tage' is promised, 100 %">
        <failure type="error" message="'14 Tage' is promised, 100 %">App/Copy/a b.md:1:8: error[some-rule]: '14 Tage' is promised, 100 %
            1 | é😀 14 Tage
              |     ^^^^^^^
          App/App.storekit:2:2: the trial
            2 |   &quot;P1W&quot; }
              |   ^^^^^
          ../Shared/x.csv:2:1: its price
          = in de-DE; on pro/de-DE
          = help: write [1](2)
        </failure>
        </testcase>
        <testcase classname="App/Copy/a b.md" name="some-absence: Nothing here">
        <system-out>App/Copy/a b.md:1:16: note[some-absence]: Nothing here
            1 | é😀 14 Tage
              |             ^
        </system-out>
        </testcase>
        <testcase classname="../Shared/x.csv" name="malformed-price: 'b' is no amount">
        <error type="error" message="'b' is no amount">../Shared/x.csv:2:1: error[malformed-price]: 'b' is no amount
        </error>
        </testcase>
        <testcase classname="App/paywallgen.yml" name="some-rule: Agreed">
        <skipped type="accepted" message="accepted: legal says so"/>
        </testcase>
        <testcase classname="paywallgen" name="other-rule">
        <skipped type="not-checked" message="not checked: no copy was found"/>
        </testcase>
        <testcase classname="paywallgen" name="quiet-rule"/>
        </testsuite>
        </testsuites>

        """#)
  }

  @Test func github() throws {
    #expect(
      report.lines(report.github()) == #"""
        ::error title=malformed-price,file=../Shared/x.csv,line=2,col=1,endColumn=2::'b' is no amount%0A../Shared/x.csv:2:1
        ::error title=some-rule,file=App/Copy/a b.md,line=1,col=5,endColumn=12::'14 Tage' is promised, 100 %25%0Awrite [1](2)%0AApp/App.storekit:2:2: the trial%0A../Shared/x.csv:2:1: its price%0AApp/Copy/a b.md:1:8
        ::notice title=some-absence,file=App/Copy/a b.md,line=1,col=13::Nothing here%0AApp/Copy/a b.md:1:16
        ::notice title=1 rule not checked::no copy was found: other-rule

        """#)
  }

  @Test func gitlab() throws {
    #expect(
      report.lines(report.gitlab()) == #"""
        [
          {
            "description": "../Shared/x.csv:2:1: 'b' is no amount",
            "check_name": "malformed-price",
            "fingerprint": "b71f9fd44604ff0c",
            "severity": "blocker",
            "location": { "path": "App/paywallgen.yml", "lines": { "begin": 1, "end": 1 } }
          },
          {
            "description": "'14 Tage' is promised, 100 % (write [1](2))",
            "check_name": "some-rule",
            "fingerprint": "2ea030954708502d",
            "severity": "critical",
            "location": { "path": "App/Copy/a b.md", "lines": { "begin": 1, "end": 1 } }
          },
          {
            "description": "Nothing here",
            "check_name": "some-absence",
            "fingerprint": "d8a9ca4074cb7b26",
            "severity": "info",
            "location": { "path": "App/Copy/a b.md", "lines": { "begin": 1, "end": 1 } }
          },
          {
            "description": "Not checked, as no copy was found: other-rule",
            "check_name": "not-checked",
            "fingerprint": "afbc7ed134040411",
            "severity": "info",
            "location": { "path": "App/paywallgen.yml", "lines": { "begin": 1, "end": 1 } }
          }
        ]

        """#)
  }

  @Test func xcode() throws {
    #expect(
      report.lines(report.xcode()) == #"""
        /work/app/App/Copy/a b.md:1:8: error: '14 Tage' is promised, 100 % (write [1](2)) [some-rule]
        /work/app/App/App.storekit:2:2: note: the trial
        /work/Shared/x.csv:2:1: note: its price
        /work/app/App/Copy/a b.md:1:16: note: Nothing here [some-absence]
        /work/Shared/x.csv:2:1: error: 'b' is no amount [malformed-price]
        /work/app/App/paywallgen.yml:1:1: note: not checked, as no copy was found: other-rule

        """#)
  }

  @Test func checkstyle() throws {
    #expect(
      report.lines(report.checkstyle()) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="10.0">
        <file name="App/Copy/a b.md">
        <error line="1" column="5" severity="error" message="'14 Tage' is promised, 100 % (write [1](2))" source="paywallgen.some-rule"/>
        <error line="1" column="13" severity="info" message="Nothing here" source="paywallgen.some-absence"/>
        </file>
        <file name="../Shared/x.csv">
        <error line="2" column="1" severity="error" message="'b' is no amount" source="paywallgen.malformed-price"/>
        </file>
        <file name="App/paywallgen.yml">
        <error line="1" column="1" severity="info" message="Not checked, as no copy was found: other-rule" source="paywallgen.not-checked"/>
        </file>
        </checkstyle>

        """#)
  }

  @Test func markdown() throws {
    #expect(
      report.lines(report.markdown()) == #"""
        # paywallgen: 2 errors, 1 note on 2 screens; 1 suppressed; 1 rule not checked

        ## Paywall pro

        | | Rule | Finding | Place | Locales |
        |---|---|---|---|---|
        | error | `some-rule` | '14 Tage' is promised, 100 %<br>write \[1\](2)<br>`App/App.storekit:2:2`: the trial<br>`../Shared/x.csv:2:1`: its price | `App/Copy/a b.md:1:8` | de-DE |

        ## Files

        | | Rule | Finding | Place | Locales |
        |---|---|---|---|---|
        | error | `malformed-price` | 'b' is no amount | `../Shared/x.csv:2:1` |  |

        <details><summary>1 note</summary>

        | | Rule | Finding | Place | Locales |
        |---|---|---|---|---|
        | note | `some-absence` | Nothing here | `App/Copy/a b.md:1:16` |  |

        </details>

        <details><summary>Accepted: 1 finding</summary>

        - `some-rule` Agreed: legal says so

        </details>

        <details><summary>Not checked: 1 rule</summary>

        - no copy was found: `other-rule`

        </details>

        Rules as of paywallgen 1.0, prices as of 2026-11-30.

        """#)
  }

  @Test func text() throws {
    #expect(
      report.textLines == #"""
        ── App/Copy/a b.md, 1 error, 1 note

        App/Copy/a b.md:1:8: error[some-rule]: '14 Tage' is promised, 100 %
            1 | é😀 14 Tage
              |     ^^^^^^^
          App/App.storekit:2:2: the trial
            2 |   "P1W" }
              |   ^^^^^
          ../Shared/x.csv:2:1: its price
          = in de-DE; on pro/de-DE
          = help: write [1](2)

        App/Copy/a b.md:1:16: note[some-absence]: Nothing here
            1 | é😀 14 Tage
              |             ^

        ── ../Shared/x.csv, 1 error

        ../Shared/x.csv:2:1: error[malformed-price]: 'b' is no amount

        suppressed:
          App/paywallgen.yml:2:3: some-rule: Agreed
            legal says so

        not checked:
          no copy was found
            other-rule

        2 errors, 1 note on 2 screens; 1 suppressed; 1 rule not checked

        """#)
  }

  @Test func sayThatNothingWasFound() throws {
    let report = try ReportWorld([:]).report([], rules: ["quiet-rule"])
    #expect(report.github().isEmpty)
    #expect(report.xcode().isEmpty)
    #expect(report.lines(report.gitlab()) == "[]\n")
    #expect(
      report.lines(report.checkstyle())
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n</checkstyle>\n")
    #expect(report.lines(report.junit()).contains("<testcase classname=\"paywallgen\" name=\"quiet-rule\"/>"))
    #expect(report.lines(report.sarif()).contains("\"results\": []"))
  }
}

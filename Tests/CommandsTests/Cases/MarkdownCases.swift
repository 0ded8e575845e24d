import Foundation
import Testing

@Suite struct MarkdownCases {
  func page(_ plan: CasePlan, copy: String? = nil) throws -> String {
    let folder = try CaseFolder(["App.storekit": catalog(plan)])
    if let copy { try folder.write("Copy/pro.en-US.md", copy) }
    let outcome = folder.run("build", "--pages", "markdown")
    #expect(outcome.status == 0, "\(outcome.error)")
    return try folder.text("_site/pro/en-US/index.md")
  }

  /// The cells of the rows of a page's tables, by GitHub's rules: a bar that no backslash escapes ends a cell, in code as well.
  func tables(_ page: String) -> [[[String]]] {
    var tables: [[[String]]] = []
    var isInTable = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        isInTable = false
        continue
      }
      if !isInTable { tables.append([]) }
      isInTable = true
      var cells: [String] = []
      var cell = ""
      var isEscaped = false
      for character in line.dropFirst() {
        if character == "|", !isEscaped {
          cells.append(cell.trimmingCharacters(in: .whitespaces))
          cell = ""
        } else {
          cell.append(character)
        }
        isEscaped = character == "\\" && !isEscaped
      }
      #expect(cell.isEmpty)
      tables[tables.count - 1].append(cells)
    }
    return tables
  }

  // RM-01
  @Test func keepsTheColumnsOfTablesWhateverANameHolds() throws {
    let plan = CasePlan("com.example.m", "Pro | Team", "9.99", "P1M")
    let text = catalog(plan).replacing("All pictures", with: #"line one\nline two | `a|b`"#)
    let folder = try CaseFolder([
      "App.storekit": text, "paywallgen.yml": configuration(paywall: "control-style: prominent-picker"),
    ])
    #expect(folder.run("build", "--pages", "markdown").status == 0)
    let page = try folder.text("_site/pro/en-US/index.md")
    let tables = tables(page)
    #expect(tables.count == 2)
    for table in tables { #expect(Set(table.map(\.count)).count == 1, "\(table)") }
    #expect(tables[0].last?[1] == #"Pro \| Team"#)
    #expect(tables[0].last?.last == #"line one line two \| \`a\|b\`"#)
  }

  // RM-02
  @Test(arguments: [
    "1. *Pro* _max_ <new>", "# Pro", "- Pro", "com.example.pro_yearly_plan", "Pro~~X~~", "https://example.com", "+ Pro",
    "Pro\\Max", "`Pro`", "[Pro](x)", "&amp; Pro", "| Pro |",
  ]) func showsNamesInMarkdownAsTheyAreWritten(name: String) throws {
    let page = try page(
      CasePlan("com.example.m", name.replacing("\\", with: "\\\\"), "9.99", "P1M"),
      copy: "---\nheadline: \"{{ product.name }}\"\nsubtitle: \"{{ product.name }}\"\n---\n")
    let subtitle = try #require(
      page.split(separator: "\n").drop { !$0.hasPrefix("### ") }.dropFirst().first)
    expect(plainText(String(subtitle)), is: name)
  }

  /// What a line of Markdown says, where it is nothing but text with escapes; nil where it is more.
  func plainText(_ line: String) -> String? {
    var text = ""
    var isEscaped = false
    for (index, character) in line.enumerated() {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if "*_`[]<|~".contains(character) || (index == 0 && "#-+".contains(character)) {
        return nil
      } else {
        text.append(character)
      }
    }
    let isNumbered = line.prefix { $0.isNumber }.isEmpty == false && line.drop { $0.isNumber }.hasPrefix(".")
    return isNumbered || line.contains("&amp;") && !line.contains("\\&amp;") ? nil : text
  }

  // RM-03
  @Test func protectsDollarsFromViewersThatReadFormulas() throws {
    let folder = try CaseFolder([
      "App.storekit": catalog(
        CasePlan("com.example.m", "Monthly", "4.99", "P1M"), CasePlan("com.example.y", "Yearly", "39.99", "P1Y")),
      "Copy/pro.en-US.md":
        "---\nsubtitle: From {{ product.price }}/{{ product.price_per_month }} or US$4.99 - US$39.99\n---\n",
    ])
    #expect(folder.run("build", "--pages", "markdown", "--fail-on", "never").status == 0)
    for file in try folder.files(below: "_site") where file.hasSuffix(".md") {
      let page = try folder.text("_site/" + file)
      var isEscaped = false
      var isInCode = false
      for character in page {
        #expect(character != "$" || isEscaped || isInCode, "\(file)")
        if character == "`", !isEscaped { isInCode.toggle() }
        isEscaped = character == "\\" && !isEscaped
      }
    }
    let page = try folder.text("_site/pro/en-US/index.md")
    #expect(page.contains(#"From \$4.99/\$4.99 or US\$4.99 - US\$39.99"#))
  }
}

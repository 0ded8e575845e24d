import Findings
import Looks
import Projects
import Screens
import StoreCatalog

/// Links to terms and privacy lead somewhere.
enum LegalLinkNotFunctional: ScreenRule {
  static let id = "legal-link-not-functional"
  static let severity = Severity.error
  static let basis = Basis.guideline
  static let guideline: String? = "2.1(a)"
  static let needs: Set<Input> = [.declaredPaywall]

  static let text: StaticString = """
    # A link leads nowhere

    The links to the terms of use and the privacy policy, and every link of the copy, have a complete address that is no placeholder.
    Addresses are not opened. `example.com`, `yourdomain`, this machine and private networks are placeholders; other names that are kept for
    documents and tests are worth a note. That terms and privacy lead to each other weighs a step less, as does a placeholder behind another
    link than the two.

    ## Why

    Reviewers follow the links, and apps are sent back for those that are dead: a relative address, `#`, a `TODO`, or `example.com` left
    from a template work on no device.

    ## Source

    App Review Guidelines 2.1(a) ("fully functional URLs"), <https://developer.apple.com/app-store/review/guidelines/>, 2026-06-08;
    rejections: <https://github.com/bakerframework/baker/issues/1031>;
    <https://docs.pugpig.com/en_US/app-stores/common-app-store-rejections>, 2026-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        buttons: { policies: visible }
        policies: { terms: «www.acme.app/terms», privacy: https://acme.app/privacy }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        buttons: { policies: visible }
        policies: { terms: https://acme.app/terms, privacy: «https://example.com/privacy» }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    [«Terms»](#) and [«Privacy»](http://acme.app/privacy)
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        buttons: { policies: visible }
        policies: { terms: «https://acme.app/privacy», privacy: https://acme.app/terms }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    metadata: fastlane/metadata
    --- fastlane/metadata/en-US/description.txt
    Terms: «https://example.com/terms»
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        buttons: { policies: visible }
        policies: { terms: https://www.apple.com/legal/internet-services/itunes/dev/stdeula/, privacy: https://www.acme.app/privacy }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        group: Pro
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    [Terms](terms), [privacy](privacy), [manage](manage), or [write to us](mailto:help@acme.app)
    ```

    ## How to fix

    Write the whole address, beginning with `https://`, of a page that is there.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    reportSwapped(judged, report: report)
    judged.report(Self.self, to: report) { reading in
      let mayLink = reading.contents.contains(.links) || isLegal(reading.element.role)
      return mayLink ? faults(of: reading.element, judged) : []
    }
  }

  /// The addresses that stand in the texts of the store's page. Its fields for addresses have rules of their own.
  static func check(listing project: Project, report: (Violation) -> Void) {
    for listed in project.listingTexts([.description, .promotionalText, .releaseNotes]) {
      for address in listed.text.addresses where address.text.contains("://") {
        let trailing = address.text.reversed().prefix { ".,;:!?'".contains($0) }.count
        let text = String(address.text.dropLast(trailing).drop { !$0.isLetter })
        let isLegal = (ofPrivacy + ofTerms).contains { text.lowercased().contains($0) }
        guard let fault = AddressFault(of: text, isLegal: isLegal), !fault.isOfDocuments else { continue }
        var violation = violation(
          text, fault, at: listed.text.place(of: address.range.lowerBound..<(address.range.upperBound - trailing)))
        violation.locales = [listed.locale]
        violation.isMinor = !isLegal
        report(violation)
      }
    }
  }

  /// What is wrong with the links of an element, which are the same on every screen that shows it.
  private static func faults(of element: Element, _ judged: JudgedScreen) -> [Violation] {
    var found: [Violation] = []
    if isLegal(element.role) {
      // A link without any address is one that is missing, which other rules say.
      guard let address = element.destination, !address.isEmpty,
        let fault = judged.judged.reader.fault(of: address, isLegal: true)
      else { return found }
      let policies = judged.paywall.policies
      let declared = element.role == .termsLink ? policies.terms : policies.privacy
      let catalog = judged.project.catalog.policies
      let agreement = element.role == .termsLink ? catalog.eula : nil
      // A catalog may hold the agreement itself, which Apple's view shows.
      if declared == nil, agreement?.value == address, address.utf8.contains(UInt8(ascii: " ")) { return found }
      let known = [declared, agreement].compactMap { $0 } + (agreement == nil ? Array(catalog.privacy.values) : [])
      let places = known.filter { $0.value == address }.map(\.range)
      let first = places.min { ($0.file.index, $0.start) < ($1.file.index, $1.start) }
      found.append(violation(address, fault, at: first ?? judged.paywall.range))
    }
    for run in element.runs {
      guard let link = run.link, case .literal(let range) = run.origin else { continue }
      // What the app does itself needs no address; where one is declared, it is judged at its own element.
      if link.target == .restore || link.target == .manage { continue }
      if link.target != nil, link.destination.isEmpty { continue }
      let isLegal = link.target != nil || names([.terms, .privacy], run, judged)
      guard let fault = judged.judged.reader.fault(of: link.destination, isLegal: isLegal) else { continue }
      let policies = judged.paywall.policies
      let declared = link.target == .terms ? policies.terms : link.target == .privacy ? policies.privacy : nil
      var violation = violation(link.destination, fault, at: declared?.range ?? range)
      // A placeholder behind words that may be anything; what is no address at all leads nowhere in any case.
      violation.isMinor = !isLegal && link.destination.lowercased().hasPrefix("http")
      found.append(violation)
    }
    return found
  }

  private static func isLegal(_ role: Role) -> Bool { role == .termsLink || role == .privacyLink }

  /// Whether the words of a link speak of one of some topics.
  private static func names(_ topics: [Topic], _ run: Run, _ judged: JudgedScreen) -> Bool {
    let text = judged.judged.reader.text(run.bytes)
    return topics.contains { !text.mentionRanges(of: $0).isEmpty }
  }

  private static func violation(_ address: String, _ fault: AddressFault, at range: SourceRange) -> Violation {
    Violation(
      address.isEmpty ? "Link has no address" : "'\(address)' leads nowhere: \(fault.reason)",
      help: "write the whole address of the page, such as https://acme.app/terms", at: range,
      atMost: fault.isOfDocuments ? .note : nil)
  }

  /// The terms lead to the privacy policy, and the privacy policy to the terms.
  private static func reportSwapped(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard let terms = judged.elements(.termsLink).first?.destination,
      let privacy = judged.elements(.privacyLink).first?.destination, areSwapped(terms, privacy, judged.judged)
    else { return }
    let policies = judged.paywall.policies
    report(
      Violation(
        "'\(terms)' of the terms and '\(privacy)' of the privacy policy look swapped", help: "swap them",
        at: policies.terms?.range ?? judged.paywall.range,
        related: (policies.privacy?.range).map { [.init("the privacy policy", at: $0)] } ?? [], isMinor: true))
  }

  /// All screens of a sheet have the same two, nearly always.
  private static func areSwapped(_ terms: String, _ privacy: String, _ judged: JudgedSheet) -> Bool {
    if let known = judged.swap, known.terms == terms, known.privacy == privacy { return known.isSeen }
    let isSeen =
      path(of: terms, names: wordsOfPrivacy) && !path(of: terms, names: wordsOfTerms)
      && path(of: privacy, names: wordsOfTerms) && !path(of: privacy, names: wordsOfPrivacy)
    judged.swap = (terms, privacy, isSeen)
    return isSeen
  }

  private static func path(of address: String, names words: [[UInt8]]) -> Bool {
    let lower = address.inSmallLetters
    return words.contains { lower.holds($0) }
  }

  private static let ofPrivacy = ["privacy", "datenschutz", "confidentialite", "privacidad", "privacidade", "gizlilik"]
  private static let ofTerms = [
    "terms", "tos", "eula", "nutzungsbedingungen", "agb", "conditions", "terminos", "termos",
  ]
  private static let wordsOfPrivacy = ofPrivacy.map { Array($0.utf8) }
  private static let wordsOfTerms = ofTerms.map { Array($0.utf8) }
}

import Findings
import Looks
import Projects
import Screens

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
    Addresses are not opened. Names that are kept for examples and tests, private networks and `yourdomain` are placeholders; that terms and
    privacy lead to each other weighs a step less. A placeholder behind another link than the two weighs a step less.

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
    for element in judged.elements {
      if element.role == .termsLink || element.role == .privacyLink {
        // A link without any address is one that is missing, which other rules say.
        guard let address = element.destination, !address.isEmpty, let fault = fault(of: address, isLegal: true)
        else { continue }
        let policies = judged.paywall.policies
        let declared = element.role == .termsLink ? policies.terms : policies.privacy
        let catalog = judged.project.catalog.policies
        let agreement = element.role == .termsLink ? catalog.eula : nil
        // A catalog may hold the agreement itself, which Apple's view shows.
        if declared == nil, agreement?.value == address, address.utf8.contains(UInt8(ascii: " ")) { continue }
        let known = [declared, agreement].compactMap { $0 } + (agreement == nil ? Array(catalog.privacy.values) : [])
        let places = known.filter { $0.value == address }.map(\.range)
        let first = places.min { ($0.file.index, $0.start) < ($1.file.index, $1.start) }
        report(violation(address, fault, at: first ?? judged.paywall.range))
      }
      for run in element.runs {
        guard let link = run.link, case .literal(let range) = run.origin else { continue }
        // What the app does itself needs no address; where one is declared, it is judged at its own element.
        if link.target == .restore || link.target == .manage { continue }
        if link.target != nil, link.destination.isEmpty { continue }
        let isLegal = link.target != nil || names([.terms, .privacy], run, judged)
        guard let fault = fault(of: link.destination, isLegal: isLegal) else { continue }
        let policies = judged.paywall.policies
        let declared = link.target == .terms ? policies.terms : link.target == .privacy ? policies.privacy : nil
        var violation = violation(link.destination, fault, at: declared?.range ?? range)
        // A placeholder behind words that may be anything; what is no address at all leads nowhere in any case.
        violation.isMinor = !isLegal && link.destination.lowercased().hasPrefix("http")
        report(violation)
      }
    }
  }

  /// Whether the words of a link speak of one of some topics.
  private static func names(_ topics: [Topic], _ run: Run, _ judged: JudgedScreen) -> Bool {
    var text = FoldedText()
    text.append(run.bytes)
    return topics.contains { !judged.judged.mentionRanges(of: $0, in: text).isEmpty }
  }

  private static func violation(_ address: String, _ fault: String, at range: SourceRange) -> Violation {
    Violation(
      address.isEmpty ? "Link has no address" : "'\(address)' leads nowhere: \(fault)",
      help: "write the whole address: https://…", at: range)
  }

  /// What is wrong with an address; nil where nothing is. Other links than those to terms and privacy may go anywhere.
  private static func fault(of address: String, isLegal: Bool) -> String? {
    if address.isEmpty { return "it is empty" }
    if address.hasPrefix("#") { return "it is a place on the same page" }
    let lower = address.lowercased()
    guard let colon = lower.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return "it does not begin with https://"
    }
    if lower.hasPrefix("https://") || lower.hasPrefix("http://") {
      if isLegal, !lower.hasPrefix("https://") { return "it is not secure" }
      let rest = lower.utf8[colon...].dropFirst(3)
      let host = String(decoding: Array(rest.prefix { !"/?#:".utf8.contains($0) }), as: UTF8.self)
      if let fault = fault(ofHost: host) { return fault }
      if address.contains("USERNAME")
        || placeholders.contains(where: { ("//" + String(decoding: Array(rest), as: UTF8.self)).contains($0) })
      {
        return "it is a placeholder"
      }
      return isAddress("https://" + String(decoding: Array(rest), as: UTF8.self)) ? nil : "it has no host"
    }
    return isLegal ? "it is no web page" : nil
  }
  /// Hosts that no customer's device finds: names that are kept for examples and tests (RFC 2606, RFC 6761), and addresses of private networks.
  private static func fault(ofHost host: String) -> String? {
    let name = host.split(separator: "@").last.map(String.init) ?? host
    if name == "localhost" || name.hasSuffix(".localhost") || name.hasPrefix("127.") || name == "0.0.0.0" {
      return "it is this machine"
    }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    if labels.count == 4, let numbers = Optional(labels.compactMap { UInt8($0) }), numbers.count == 4 {
      let isPrivate =
        numbers[0] == 10 || (numbers[0] == 192 && numbers[1] == 168) || (numbers[0] == 169 && numbers[1] == 254)
        || (numbers[0] == 172 && (16...31).contains(numbers[1]))
      return isPrivate ? "it is in a private network" : nil
    }
    guard let last = labels.last else { return nil }
    if last == "local" || last == "internal" { return "it is in a private network" }
    if ["test", "invalid", "example"].contains(last) { return "it is a placeholder" }
    guard labels.count >= 2 else { return nil }
    let domain = labels[labels.count - 2]
    if domain == "example", ["com", "org", "net", "edu"].contains(last) { return "it is a placeholder" }
    let plain = domain.filter { $0 != "-" && $0 != "_" }
    return domains.contains(plain) ? "it is a placeholder" : nil
  }

  private static let domains: Set<String> = [
    "yourdomain", "yourapp", "yoursite", "yourcompany", "yourwebsite", "mydomain",
  ]

  /// In any part of an address, in lower case.
  private static let placeholders = [
    "/username/", "//username.", "/yourusername", "/your-username", "/your_username", "/your-app/", "/your-org/",
    "/your-repo",
  ]

  /// The terms lead to the privacy policy, and the privacy policy to the terms.
  private static func reportSwapped(_ judged: JudgedScreen, report: (Violation) -> Void) {
    guard let terms = judged.elements.first(where: { $0.role == .termsLink })?.destination,
      let privacy = judged.elements.first(where: { $0.role == .privacyLink })?.destination,
      path(of: terms, names: ofPrivacy), !path(of: terms, names: ofTerms), path(of: privacy, names: ofTerms),
      !path(of: privacy, names: ofPrivacy)
    else { return }
    let policies = judged.paywall.policies
    report(
      Violation(
        "'\(terms)' of the terms and '\(privacy)' of the privacy policy look swapped", help: "swap them",
        at: policies.terms?.range ?? judged.paywall.range,
        related: (policies.privacy?.range).map { [.init("the privacy policy", at: $0)] } ?? [], isMinor: true))
  }

  private static func path(of address: String, names words: [String]) -> Bool {
    let lower = address.lowercased()
    return words.contains { lower.contains($0) }
  }

  private static let ofPrivacy = ["privacy", "datenschutz", "confidentialite", "privacidad", "privacidade", "gizlilik"]
  private static let ofTerms = [
    "terms", "tos", "eula", "nutzungsbedingungen", "agb", "conditions", "terminos", "termos",
  ]
}

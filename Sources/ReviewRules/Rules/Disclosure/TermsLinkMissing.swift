import Findings
import Looks
import Projects
import Screens

/// The purchase screen links the terms of use.
enum TermsLinkMissing: ScreenRule {
  static let id = "terms-link-missing"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .declaredPaywall]

  static let text: StaticString = """
    # No link to the terms of use

    A screen that sells links the terms of use with a complete `https` address.

    ## Why

    Apple asks for a functional link to the terms of use (EULA) within the app, where the purchase is made. A plain text "Terms apply" is
    none, and a link in the description of the app is not enough.

    ## Source

    Apple Developer Program License Agreement, Schedule 2, <https://developer.apple.com/support/terms/apple-developer-program-license-agreement/#S2>,
    2026-11; rejections: <https://developer.apple.com/forums/thread/807082>, 2025; <https://github.com/russell-archer/StoreHelper/issues/21>, 2022-11.

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      «pro»:
        group: Pro
        buttons: { policies: hidden }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      «pro»: { group: Pro, policies: { privacy: https://acme.app/privacy } }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    Terms apply.
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        buttons: { policies: visible }
        policies: { terms: https://acme.app/terms, privacy: https://acme.app/privacy }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro: { group: Pro, policies: { privacy: https://acme.app/privacy } }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    ---
    The [terms](https://acme.app/terms) apply.
    ```

    ## How to fix

    Set `policies: { terms: … }` to the address of your terms, or of Apple's standard agreement
    (<https://www.apple.com/legal/internet-services/itunes/dev/stdeula/>), and `buttons: { policies: visible }`; or link `terms` in the copy.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    checkPolicy(
      judged, .termsLink, .terms, declared: judged.paywall.policies.terms, name: "terms of use", report: report)
  }
}

/// What the rules of the two policies have in common.
func checkPolicy(
  _ judged: JudgedScreen, _ role: Role, _ target: RunLink.Target, declared: Placed<String>?, name: String,
  report: (Violation) -> Void
) {
  guard !judged.plans.isEmpty else { return }
  if judged.elements.contains(where: { judged.judged.isLink($0, role, to: target) }) { return }
  let help =
    declared == nil
    ? "declare it: policies: { \(target.rawValue): https://… }" : "show it: buttons: { policies: visible }"
  var violation = Violation("Link to the \(name) is missing", help: help, at: judged.paywall.range, isAbsence: true)
  violation.saidBy = [role]
  report(violation)
}

extension JudgedSheet {
  /// Whether an element leads to one of the two policies; looked for once, however many screens show it.
  fileprivate func isLink(_ element: Element, _ role: Role, to target: RunLink.Target) -> Bool {
    let isOfTerms = target == .terms
    if let known = isOfTerms ? termsLinks[element.id] : privacyLinks[element.id] { return known }
    let found = leads(element, role, to: target)
    if isOfTerms { termsLinks[element.id] = found } else { privacyLinks[element.id] = found }
    return found
  }

  private func leads(_ element: Element, _ role: Role, to target: RunLink.Target) -> Bool {
    // Where a link leads is another rule's question.
    if element.role == role, element.destination?.isEmpty == false { return true }
    return element.runs.contains { run in
      guard let link = run.link else { return false }
      if link.target == target, !link.destination.isEmpty { return true }
      guard link.target == nil, isAddress(link.destination) else { return false }
      let topic: Topic = target == .terms ? .terms : .privacy
      return target.isNamed(in: link.destination) || !mentions(of: topic, in: element).isEmpty
    }
  }
}

extension RunLink.Target {
  /// Whether an address that copy writes out looks like that of the document. Addresses are in English more often than the words that link
  /// to them, and in the site's language else.
  func isNamed(in address: String) -> Bool {
    let words: [String] =
      switch self {
      case .terms: ["term", "eula", "tos", "agb", "cgu", "cgv", "nutzung", "condition", "condicion", "condiz", "legal"]
      case .privacy:
        ["privacy", "privac", "privat", "datenschutz", "confidential", "personvern", "integritet", "gizlilik"]
      case .manage, .restore: []
      }
    let path = address.lowercased()
    return words.contains { path.hasBytes(of: $0) }
  }
}

/// Whether a text is an absolute `https` address with a host.
func isAddress(_ text: String) -> Bool {
  let bytes = text.inSmallLetters
  return bytes.starts(with: "https://".utf8) && isAddress(behindScheme: bytes[8...])
}

/// The same of what stands behind `https://`.
func isAddress(behindScheme rest: ArraySlice<UInt8>) -> Bool {
  let host = rest.prefix { !isEndOfHost($0) }
  let isClean = rest.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "\"") }
  return isClean && host.contains(UInt8(ascii: ".")) && host.first != UInt8(ascii: ".")
    && host.last != UInt8(ascii: ".")
}

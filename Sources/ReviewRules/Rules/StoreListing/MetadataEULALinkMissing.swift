import Findings
import Locales
import Projects
import StoreCatalog

/// Every description leads to the terms of use.
enum MetadataEULALinkMissing: ProjectRule {
  static let id = "metadata-eula-link-missing"
  static let severity = Severity.error
  static let basis = Basis.rejection
  static let guideline: String? = "3.1.2(c)"
  static let needs: Set<Input> = [.catalog, .storeListing]

  static let text: StaticString = """
    # The store's description has no link to the terms of use

    Where an app sells subscriptions, the description of its page in every language has the address of the terms of use.

    ## Why

    App Review asks for a functional link to the terms in the app and in its metadata, and looks at each language: apps have been sent back
    because one of them lacked it. Apple's standard agreement is good enough if the app uses it.

    ## Source

    <https://developer.apple.com/forums/thread/807082>, 2025; <https://github.com/kolabing/kolabing-app/issues/107>, 2026-07-31;
    <https://github.com/langx/langx/issues/1167>, 2026-09-06; <https://github.com/IsraelHikingMap/Site/issues/2142>, 2025-04.

    ## Bad

    ```
    --- fastlane/metadata/en-US/description.txt
    «»Edit photos.

    Privacy: https://acme.test/privacy
    --- fastlane/metadata/de-DE/description.txt
    Fotos bearbeiten.

    Nutzungsbedingungen: https://acme.test/terms
    ```

    ```
    --- fastlane/metadata/en-US/description.txt
    «»Edit photos. The Terms of Use apply.
    ```

    ## Good

    ```
    --- fastlane/metadata/en-US/description.txt
    Edit photos.

    Terms of Use: https://www.apple.com/legal/internet-services/itunes/dev/stdeula/
    ```

    ```
    --- fastlane/metadata/en-US/description.txt
    Edit photos.
    Terms of Use:
    https://acme.test/l/2
    --- fastlane/metadata/fr-FR/name.txt
    Photos
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99" } ] }
    --- fastlane/metadata/en-US/description.txt
    Edit photos.
    ```

    ## How to fix

    Add a line to each description: `Terms of Use: https://www.apple.com/legal/internet-services/itunes/dev/stdeula/`. An agreement of your own
    that is set in App Store Connect does as well; if it is, accept the finding and say so.
    """

  static func obstacle(in project: Project) -> String? {
    project.listing?.says(.description) == false ? "the store listing has no description" : nil
  }

  static func check(_ project: Project, report: (Violation) -> Void) {
    guard project.sellsSubscriptions else { return }
    // An agreement of the app's own in a configuration that was synced is the one in App Store Connect.
    if project.catalog.policies.eula != nil,
      project.catalog.products.contains(where: { $0.source > .testConfiguration })
    {
      return
    }
    for listed in project.listingTexts([.description]) where !leadsToTerms(listed.text) {
      report(
        Violation(
          "Terms of use have no link in the description in \(listed.locale)",
          help: "add a line: 'Terms of Use: https://…'",
          at: SourceRange(file: listed.text.range.file, start: listed.text.range.start, end: listed.text.range.start),
          locales: [listed.locale]))
    }
  }

  /// What the addresses of terms have in them.
  private static let marks = [
    "stdeula", "terms", "eula", "tos", "agb", "cgu", "cgv", "nutzungsbedingungen", "condiciones", "termos", "termini",
    "voorwaarden", "conditions", "legal", "license", "licence", "regulamin", "villkor", "ehdot", "vilkar", "sartlar",
  ]

  private static func leadsToTerms(_ text: SoldText) -> Bool {
    let addresses = text.addresses
    if addresses.isEmpty { return false }
    for address in addresses {
      let words = address.text.lowercased().split { !$0.isLetter }
      if words.contains(where: { word in marks.contains { $0.count > 3 ? word.contains($0) : word == $0 } }) {
        return true
      }
    }
    // Where nobody knows how the language calls its terms, any address may be theirs.
    guard let own = text.own, !own.phrases(.terms).isEmpty else { return true }
    let mentions = text.ranges(of: .terms).map { text.folded.bytes(of: $0) }
    return addresses.contains { address in
      mentions.contains { mention in
        mention.upperBound <= address.range.lowerBound
          ? address.range.lowerBound - mention.upperBound <= 80
          : mention.lowerBound - address.range.upperBound <= 80
      }
    }
  }
}

extension SoldText {
  /// Addresses of the web, with or without their scheme, and their ranges in the text's bytes.
  var addresses: [(text: String, range: Range<Int>)] {
    let bytes = Array(value.utf8.prefix(SoldText.most))
    var found: [(String, Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      guard isInAddress(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isInAddress(bytes[index]) { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if isAddress(word) { found.append((word, start..<index)) }
    }
    return found
  }

  private func isInAddress(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"<>\"()[]{}|^`".utf8.contains(byte)
  }

  private func isAddress(_ word: String) -> Bool {
    if word.contains("://") { return absoluteAddress(String(word.drop { !$0.isLetter })) != nil }
    // "acme.com/terms", but not "and/or" and not "e.g."
    guard let slash = word.firstIndex(of: "/"), let point = word[..<slash].lastIndex(of: ".") else { return false }
    let domain = word[word.index(after: point)..<slash]
    return domain.count > 1 && domain.allSatisfy(\.isLetter) && word.startIndex < point
  }
}

import Findings
import Locales
import Projects
import StoreCatalog

/// Names are plain text.
enum DisplayNameCharset: ProjectRule {
  static let id = "display-name-charset"
  static let severity = Severity.error
  static let basis = Basis.limit
  static let guideline: String? = nil
  static let needs: Set<Input> = [.catalog]

  static let text: StaticString = """
    # A display name holds characters that the store does not take

    The names of products and groups are plain letters, digits and punctuation: no emoji, no markup, no control or invisible characters.

    ## Why

    App Store Connect refuses such names, and the purchase sheet has no place for them. Vowel marks of Arabic and Hebrew are named among what
    the store refuses too; they weigh less, as do symbols such as stars, for nobody has shown a rejection. Letters with accents are fine in
    every language.

    ## Source

    Apple, Auto-renewable subscription information,
    <https://developer.apple.com/help/app-store-connect/reference/auto-renewable-subscription-information>, 2026-11; storeconfig ("Emojis are
    not allowed"), 2026-06.

    ## Bad

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Pro «🚀»", "description": "All templates" },
      { "locale": "de", "displayName": "«<b>»Pro«</b>»", "description": "Alle Vorlagen" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": «"Pro\\u200b Yearly"», "description": "All templates" },
      { "locale": "de", "displayName": "Pro «★»", "description": "Alle Vorlagen" } ] } ] }
    ```

    ## Good

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "en_US", "displayName": "Pro® – #1 & more, < 5 GB", "description": "All templates 🚀" },
      { "locale": "de", "displayName": "Pro – Jährlich", "description": "Alle Vorlagen" },
      { "locale": "hi", "displayName": "प्रो – क्‍या", "description": "सभी" },
      { "locale": "ar-SA", "displayName": "برو السنوي", "description": "كل القوالب" } ] } ] }
    ```

    ```
    --- Pro.storekit
    { "products": [ { "productID": "com.example.all", "type": "NonConsumable", "displayPrice": "4.99", "localizations": [
      { "locale": "fr", "displayName": "Accès à l’année", "description": "Tous les modèles" },
      { "locale": "vi", "displayName": "Gói hằng năm", "description": "Tất cả mẫu" },
      { "locale": "ja", "displayName": "プロ（年額）・全機能", "description": "すべて" } ] } ] }
    ```

    ## How to fix

    Take the characters out. What emoji say, a word says for everybody, VoiceOver included.
    """

  static func check(_ project: Project, report: (Violation) -> Void) {
    for (product, subject) in project.declarations {
      for (locale, name) in product.sortedNames { check(name, locale, [subject], project, report) }
    }
    for group in project.catalog.groups {
      for (locale, name) in group.names.sorted(by: { $0.key < $1.key }) { check(name, locale, [], project, report) }
    }
  }

  private static func check(
    _ name: Placed<String>, _ locale: LocaleID, _ subjects: [Violation.Subject], _ project: Project,
    _ report: (Violation) -> Void
  ) {
    let faults = faults(in: name.value, locale)
    if faults.isEmpty { return }
    var said: Set<String> = []
    let text = SoldText(name, in: locale, of: project)
    for fault in faults {
      let place = text.place(of: fault.range)
      // Where escapes hide the exact place, one word about each kind is enough.
      guard place != name.range || said.insert(fault.what).inserted else { continue }
      report(
        Violation(
          "\(fault.what) in the display name '\(shortened(name.value))'", help: "take it out", at: place,
          subjects: subjects, locales: [locale], isMinor: fault.isMinor))
    }
  }

  private struct Fault {
    var what: String
    var range: Range<Int>
    var isMinor = false
  }

  private static func faults(in name: String, _ locale: LocaleID) -> [Fault] {
    var faults: [Fault] = []
    var offset = 0
    let bytes = Array(name.utf8)
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "<") }) { return [] }
    for character in name {
      let end = offset + character.utf8.count
      defer { offset = end }
      if character == "<", let close = tagEnd(bytes, offset) {
        faults.append(
          Fault(what: "Markup '\(String(decoding: bytes[offset..<close], as: UTF8.self))'", range: offset..<close))
        continue
      }
      if isEmoji(character) {
        faults.append(Fault(what: "Emoji '\(character)'", range: offset..<end))
        continue
      }
      var start = offset
      for scalar in character.unicodeScalars {
        let width = UTF8.width(scalar)
        if let (what, isMinor) = fault(of: scalar, in: locale) {
          faults.append(Fault(what: what, range: start..<start + width, isMinor: isMinor))
        }
        start += width
      }
    }
    return faults
  }

  private static func fault(of scalar: Unicode.Scalar, in locale: LocaleID) -> (String, isMinor: Bool)? {
    let code = "U+" + String(scalar.value, radix: 16, uppercase: true).leftPadded(to: 4)
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return ("Control character \(code)", false)
    case .format:
      // Joiners spell words in Indic scripts, Persian and Urdu.
      if scalar.value == 0x200C || scalar.value == 0x200D { return nil }
      let isMark = [0x200E, 0x200F, 0x61C].contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      return ("Invisible character \(code)", isMark && locale.direction == .rightToLeft)
    case .privateUse, .unassigned: return ("Character \(code), which has no meaning,", false)
    case .otherSymbol where (0x2190...0x2BFF).contains(scalar.value): return ("Symbol '\(scalar)'", true)
    case .nonspacingMark:
      let isVowel = (0x64B...0x652).contains(scalar.value) || (0x5B0...0x5C7).contains(scalar.value)
      return isVowel ? ("Vowel mark \(code)", true) : nil
    default: return nil
    }
  }

  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && character.unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// The index behind a tag that begins here; nil where `<` is only a sign.
  private static func tagEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    let next = bytes[start + 1]
    let isName = (0x61...0x7A).contains(next | 0x20)
    guard isName || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") else { return nil }
    return bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
  }
}

extension String {
  fileprivate func leftPadded(to length: Int) -> String {
    String(repeating: "0", count: max(0, length - utf8.count)) + self
  }
}

import Findings
import Locales
import Looks
import SourceFormats
import StoreCatalog
import Words

/// Gathers what one paywall says in every locale, from copy files and from strings, and notes what is missing.
struct WordsReader {
  let paywall: Paywall
  let strings: [StringTable]
  /// The paywall's copy files.
  let copy: [NamedCopy]
  let locales: [LocaleID]
  let sourceLocale: LocaleID
  /// The copy files' locales that speak for the source locale.
  private let sourceNames: [LocaleID]
  let catalog: Catalog
  static let elementKeys = ["role", "text", "size", "weight", "color", "selects", "until", "address"]

  private(set) var words: [LocaleID: PaywallWords] = [:]
  private(set) var missing: [MissingText] = []
  private(set) var unknownKeys: [Paywall.UnknownKey] = []
  private(set) var findings: [Finding] = []
  /// The roles of elements that could not be read.
  private(set) var unreadRoles: Set<Role> = []
  /// Whether a table of strings could not be read: that it has no such key is then not worth saying.
  var hasUnreadStrings = false
  /// Whether a text was looked for in a table that could not be read, or may be in one.
  private(set) var restsOnUnreadStrings = false
  /// The copy files that have something wrong.
  private var unreadFiles: Set<FileID> = []
  /// Whether the paywall's own fields have something wrong.
  private var hasUnreadFields = false
  /// The entries of string tables whose findings were noted.
  private var checkedKeys: Set<SourceRange> = []
  /// The places of arguments in strings that do not fit what is passed for them.
  private var checkedArguments: Set<SourceRange> = []

  init(
    paywall: Paywall, strings: [StringTable], copy: [NamedCopy], locales: [LocaleID], sourceLocale: LocaleID,
    catalog: Catalog
  ) {
    self.paywall = paywall
    self.strings = strings
    self.copy = copy
    self.locales = locales
    self.sourceLocale = sourceLocale
    sourceNames = sourceLocale.matches(in: copy.map(\.locale))
    self.catalog = catalog
  }

  /// - Parameter text: the paywall's `text:`, fields from string tables.
  mutating func read(text: Node?) {
    let keyed = KeyedField.all(in: text, forms: knownForms, of: paywall.name, noting: &findings)
    hasUnreadFields = findings.contains { $0.severity == .error }
    for file in copy { check(file.copy) }
    unreadFiles = Set(
      (findings + copy.flatMap(\.copy.findings)).lazy.filter { $0.severity == .error }.map(\.at.file)
        + copy.filter(\.isSpoiled).map(\.file))
    noteTwice(keyed)
    for locale in locales {
      words[locale] = self.words(in: locale, keyed)
      noteMissingProducts(in: locale)
    }
    if !locales.contains(sourceLocale) {
      // What translations are compared with, where a run asks for other languages only. It is not looked for, so nothing is missing.
      let noted = missing.count
      words[sourceLocale] = self.words(in: sourceLocale, keyed)
      missing.removeSubrange(noted...)
    }
  }

  private mutating func words(in locale: LocaleID, _ keyed: [KeyedField]) -> PaywallWords {
    var own = copiedWords(in: locale)
    for field in keyed {
      let forms = field.forms.compactMap { form in keyedForm(form, field: field.field, in: locale) }
      if !forms.isEmpty { own.fields[field.field] = FieldWords(forms: forms, range: field.range) }
      if forms.count < field.forms.count { own.isUnread = true }
    }
    if hasUnreadFields { own.isUnread = true }
    return own
  }

  /// The elements that a `custom` paywall declares.
  mutating func elements(of node: Node?) -> [CustomElement] {
    guard let node else { return [] }
    guard node.kind == .array else {
      findings.append(.wrongKind(node, expected: "a list of elements", in: "'elements'"))
      return []
    }
    var elements: [CustomElement] = []
    for item in node.elements {
      var fields = Fields(item, keys: WordsReader.elementKeys, of: "an element")
      let role: Placed<Role>? = fields.choice("role")
      if role == nil { unreadRoles.formUnion(self.roles(meantBy: fields.value("role")?.string)) }
      let size = fields.integer("size", in: 6...200)
      let weight = fields.integer("weight", in: 100...900)
      var texts: [LocaleID: FieldWords.FieldText] = [:]
      if let keyed = fields.value("text").flatMap({ KeyedText($0, field: "text", noting: &findings) }) {
        for locale in locales + (locales.contains(sourceLocale) ? [] : [sourceLocale]) {
          if let form = keyedForm(KeyedField.Form(key: FieldWords.defaultKey, text: keyed), field: nil, in: locale) {
            texts[locale] = form.text
          }
        }
      }
      var colors = AppearanceReader(nil)
      let color = colors.inks(fields.value("color"), "color")
      let selects = selected(by: &fields)
      let until = fields.day("until")
      let address = fields.text("address")
      findings += fields.findings + colors.findings
      if let role {
        elements.append(
          CustomElement(
            role: role.value, texts: texts,
            style: StyleOverride(size: size.map { Double($0.value) }, weight: weight?.value, color: color),
            selects: selects, until: until, address: address, range: item.range))
      } else if fields.findings.isEmpty {
        findings.append(.input("missing-key", "An element needs 'role'", at: item.range))
      }
    }
    return elements
  }

  /// The role that a misspelt one is near to, else all.
  private func roles(meantBy name: String?) -> [Role] {
    let near = name.flatMap { nearestName(to: $0, among: Role.allCases.map(\.rawValue)) }
    return near.flatMap { Role(rawValue: $0) }.map { [$0] } ?? Role.allCases
  }

  /// The products between which a switch changes; those that the paywall does not offer are findings.
  private func selected(by fields: inout Fields) -> Placed<[String]>? {
    guard let list = fields.value("selects"), let ids = fields.texts("selects") else { return nil }
    let known = paywall.plans.map { catalog.products[$0.product].id.value }
    for id in ids where !known.contains(id.value) {
      fields.note(
        .input(
          "unknown-product", "'\(id.value)' is not on this paywall", help: .suggestion(for: id.value, among: known),
          at: id.range))
    }
    return Placed(ids.map(\.value), at: list.range)
  }

  // MARK: Copy

  /// The fields of the locale's copy, each from the nearest file that has it, the source locale's last.
  private mutating func copiedWords(in locale: LocaleID) -> PaywallWords {
    var result = PaywallWords()
    guard !copy.isEmpty else { return result }
    let near = locale.matches(in: copy.map(\.locale))
    var sources = near.compactMap { name in copy.first { $0.locale == name } }
    let isSpoiled = sources.contains(where: \.isSpoiled)
    let noted = missing.count
    defer { if isSpoiled { missing.removeSubrange(noted...) } }
    let own = sources.count
    for name in sourceNames where !near.contains(name) {
      if let file = copy.first(where: { $0.locale == name }) { sources.append(file) }
    }
    if own == 0, let first = sources.first ?? copy.first {
      missing.append(
        MissingText(kind: .copyFile, paywall: paywall.name, at: .start(of: first.file), locale: locale))
      if sources.isEmpty { sources = [first] }
    }
    result.isUnread = sources.contains { unreadFiles.contains($0.file) }
    for (position, source) in sources.enumerated() {
      for (field, text) in source.copy.fields.sorted(by: { $0.value.keyRange.start < $1.value.keyRange.start })
      where result.fields[field] == nil {
        let forms = text.forms.map { FieldWords.Form(key: $0.key.value, text: .copy($0.phrase)) }
        result.fields[field] = FieldWords(forms: forms, range: text.keyRange)
        let isWords = text.forms.contains { form in form.phrase.segments.contains { $0.isWords } }
        if own > 0, position >= own, isWords {
          missing.append(
            MissingText(kind: .field(field), paywall: paywall.name, at: text.keyRange, locale: locale))
        }
      }
      if result.benefits.isEmpty, let first = source.copy.benefits.first {
        result.benefits = source.copy.benefits
        if own > 0, position >= own {
          missing.append(MissingText(kind: .benefits, paywall: paywall.name, at: first.range, locale: locale))
        }
      }
      if result.body.isEmpty { result.body = source.copy.body }
    }
    return result
  }

  /// The keys of a field's forms are known here only: situations, tiers and products.
  private mutating func check(_ file: CopyFile) {
    let known = knownForms
    for text in file.fields.values.sorted(by: { $0.keyRange.start < $1.keyRange.start }) {
      for key in text.namedKeys where !known.contains(key.value) {
        findings.append(.unknownForm(key, among: known, of: paywall.name))
      }
    }
  }

  private var knownForms: Set<String> {
    var known: Set<String> = [
      FieldWords.defaultKey, FieldText.trialKey, FieldText.offerKey, "new", "trial-used", "subscribed", "lapsed",
      "loading", "failed", "not-renewing", "grace-period", "retry",
    ]
    known.formUnion(paywall.planSlugs.map { "subscribed-" + $0 })
    known.formUnion(paywall.situations.map(\.name.value))
    known.formUnion(paywall.tiers.compactMap(\.name?.value))
    known.formUnion(paywall.tiers.map(\.slug))
    known.formUnion(paywall.plans.map { catalog.products[$0.product].id.value })
    return known
  }

  // MARK: Strings

  private mutating func keyedForm(_ form: KeyedField.Form, field: CopyField?, in locale: LocaleID) -> FieldWords.Form? {
    let key = form.text.key
    // Of a table that is not there at all nobody knows which others it comes before.
    if hasUnreadStrings, !strings.contains(where: \.isUnread) { restsOnUnreadStrings = true }
    for (position, table) in strings.enumerated() {
      if table.isUnread { restsOnUnreadStrings = true }
      guard let entry = table[key.value] else { continue }
      // An entry says all that is wrong with it, whatever the locale.
      if checkedKeys.insert(entry.key.range).inserted {
        findings += entry.findings
        noteOtherTexts(of: entry, in: strings[(position + 1)...])
      }
      let source = table.sourceLocale ?? sourceLocale
      // A translation that takes other values than its source is a rule's business.
      if locale == locales.first {
        let string = entry.resolve(in: sourceLocale, source: source).string
        noteUnfit(form.text.arguments, in: string)
        noteUnused(form.text.arguments, of: form.text.key, in: string)
      }
      let match = entry.resolve(in: locale, source: source)
      if match.isMissingTranslation {
        missing.append(
          MissingText(
            kind: .stringKey(key.value), paywall: paywall.name, at: entry.key.range,
            locale: locale))
      }
      return FieldWords.Form(key: form.key, text: .string(match, arguments: form.text.arguments))
    }
    if hasUnreadStrings { restsOnUnreadStrings = true }
    if locale == locales.first {
      let known = strings.flatMap(\.keys)
      if let field {
        unknownKeys.append(
          Paywall.UnknownKey(
            field: field, form: form.key, key: key, suggestion: nearestName(to: key.value, among: known)))
      }
      if hasUnreadStrings { return nil }
      findings.append(
        .input(
          "unknown-string-key", "'\(key.value)' is in none of the string tables",
          help: .suggestion(for: key.value, among: known), at: key.range))
    }
    return nil
  }

  /// A key that a later table has, too, with another text: nothing says which table an app asks.
  private mutating func noteOtherTexts(of entry: StringEntry, in tables: ArraySlice<StringTable>) {
    for table in tables {
      guard let other = table[entry.key.value] else { continue }
      for (locale, string) in entry.localizations.sorted(by: { $0.key < $1.key }) {
        guard let theirs = other.localizations[locale], !theirs.isEmpty, !string.isEmpty, !theirs.says(sameAs: string)
        else { continue }
        findings.append(.twoTexts(of: entry.key.value, in: locale, at: theirs.range, and: string.range))
        break
      }
    }
  }

  /// Arguments that are texts where the string takes a number: a device prints garbage, or ends the app.
  private mutating func noteUnfit(_ arguments: [Variable?], in string: LocalizedString) {
    guard arguments.contains(where: { $0?.isNumber == false }) else { return }
    for (index, specifier, range) in string.arguments {
      guard arguments.indices.contains(index), let variable = arguments[index], !variable.isNumber,
        specifier.last != "@",
        checkedArguments.insert(range).inserted
      else { continue }
      findings.append(
        .input(
          "argument-mismatch", "'%\(specifier)' takes no text, and '\(variable.rawValue)' is one",
          help: "write '%@', or pass a number, as 'product.period_in_months'", at: range))
    }
  }

  /// Arguments that no text of the string takes, nor chooses its form by: what they would say is lost.
  private mutating func noteUnused(_ arguments: [Variable?], of key: Placed<String>, in string: LocalizedString) {
    guard !arguments.isEmpty, !string.isEmpty else { return }
    var taken = Set(string.arguments.map(\.index))
    if !string.plurals.isEmpty { taken.insert(0) }
    for substitution in string.substitutions.values {
      // Which one it takes is known where it says so.
      guard let argument = substitution.argument else { return }
      taken.insert(argument)
    }
    // A placeholder beyond them is told of elsewhere, or is none: "20%discount".
    guard taken.allSatisfy(arguments.indices.contains) else { return }
    for (index, variable) in arguments.enumerated() where !taken.contains(index) {
      guard let variable else { continue }
      findings.append(
        .input(
          "argument-mismatch", "'\(variable.rawValue)' is passed to '\(key.value)', which has no place for it",
          help: "write '%@' or '%lld' where it is to stand, or take it out of 'arguments'", at: key.range,
          severity: .warning))
    }
  }

  /// A field that copy and `text:` both fill says two things.
  private mutating func noteTwice(_ keyed: [KeyedField]) {
    for field in keyed {
      for file in copy {
        guard let other = file.copy.fields[field.field] else { continue }
        findings.append(
          .input(
            "field-declared-twice", "'\(field.field.rawValue)' is filled by 'text:' and by copy", at: field.range,
            related: [Finding.Related("Also filled here", at: other.keyRange)]))
        break
      }
    }
  }

  // MARK: Catalog

  private mutating func noteMissingProducts(in locale: LocaleID) {
    for plan in paywall.plans where !catalog.products[plan.product].hasUnreadTexts {
      let product = catalog.products[plan.product]
      note(product.names, .productName, of: product, in: locale)
      note(product.descriptions, .productDescription, of: product, in: locale)
    }
    if let group = paywall.group.flatMap({ catalog.group($0) }), group.names[locale] == nil,
      locale.matches(in: group.names.keys).isEmpty, !group.names.keys.contains(where: { locale.isRead(by: $0) })
    {
      let source = sourceLocale.bestMatch(in: group.names.keys).flatMap { group.names[$0] }
      missing.append(
        MissingText(kind: .groupName, paywall: paywall.name, at: source?.range ?? group.name.range, locale: locale))
    }
  }

  private mutating func note(
    _ texts: [LocaleID: Placed<String>], _ kind: MissingText.Kind, of product: Product, in locale: LocaleID
  ) {
    // The text in the very locale is by far the most frequent case, and the cheapest to find out.
    guard texts[locale] == nil, locale.matches(in: texts.keys).isEmpty,
      // The App Store shows customers of Ireland the English of Britain: within a language and script it always finds a text.
      !texts.keys.contains(where: { locale.isRead(by: $0) })
    else { return }
    let source = sourceLocale.bestMatch(in: texts.keys).flatMap { texts[$0] }
    let entry = locale.bestMatch(in: product.localizations.keys).flatMap { product.localizations[$0] }
    missing.append(
      MissingText(
        kind: kind, paywall: paywall.name, product: product.id.value,
        at: source?.range ?? entry ?? product.id.range, locale: locale))
  }
}

extension LocaleID {
  /// Whether people of this locale read texts of another one: same language, same script.
  fileprivate func isRead(by other: LocaleID) -> Bool { language == other.language && script == other.script }
}

extension FieldWords {
  /// The key of the text for everything that no other form speaks of.
  public static let defaultKey = "default"
}

extension Phrase.Segment {
  /// Whether the segment has letters that a translator would change.
  var isWords: Bool {
    guard case .literal(let text) = content else { return false }
    return text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}

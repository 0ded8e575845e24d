extension LocaleID {
  /// The locales to look a text up in, nearest first, the locale itself included: `zh-Hant-HK, zh-Hant`;
  /// `es-MX, es-419, es`; `de-CH, de`. Never across scripts: `zh-Hant` is not followed by `zh`, nor `zh-TW` by `zh-Hans`.
  ///
  /// CLDR's parents. Chinese names its script on the way (`zh-CN, zh-Hans, zh`; `zh, zh-Hans`), as App Store Connect and
  /// Xcode know it by script.
  public var fallbacks: [LocaleID] {
    var chain = [self]
    while let parent = chain.last?.parent, !chain.contains(parent), chain.count < 8 { chain.append(parent) }
    if identifier == "zh" { chain.append(LocaleID(canonical: "zh-Hans")) }
    return chain
  }

  /// Those of `available` that may speak for this locale, the best first.
  ///
  /// They are its fallbacks, each in any of its spellings: who asks for `en` may be given `en-US`, for `de` `de-DE`,
  /// for `zh-Hans` `zh` or `zh-CN`, for `zh-TW` `zh-Hant`. A name without a region stands for its likely one only: `en`
  /// is never answered with `en-GB`.
  ///
  /// Costs some ten microseconds: ask once per locale and table, not once per text. Who wants the best alone asks for `bestMatch`.
  public func matches(in available: some Collection<LocaleID>) -> [LocaleID] {
    let language = language
    // One of Norwegian's written languages is read by those who write the other.
    let near = available.filter { $0.isIn(language) || language == "nn" && $0.isIn("no") }
    // Mostly there is the locale itself and no other, or none.
    if near.isEmpty || near.count == 1 && near[0] == self { return near }
    let chain = fallbacks
    var rest = near.map { (locale: $0, maximal: $0.maximalIdentifier) }
    rest.sort { ($0.locale.identifier.utf8.count, $0.locale) < ($1.locale.identifier.utf8.count, $1.locale) }
    var found: [LocaleID] = []
    for step in chain where !rest.isEmpty {
      if let exact = rest.firstIndex(where: { $0.locale == step }) { found.append(rest.remove(at: exact).locale) }
      let maximal = step.maximalIdentifier
      found += rest.lazy.filter { $0.maximal == maximal }.map(\.locale)
      rest.removeAll { $0.maximal == maximal }
    }
    return found
  }

  /// The one of `available` that speaks for this locale best; nil where none may. The locale itself is found without asking for others.
  public func bestMatch(in available: some Collection<LocaleID>) -> LocaleID? {
    available.contains(self) ? self : matches(in: available).first
  }

  /// Whether both are names of one locale: `zh-Hans` and `zh-CN`, `pt` and `pt-BR`.
  public func means(_ other: LocaleID) -> Bool { self == other || maximalIdentifier == other.maximalIdentifier }

  /// The next wider locale of the same language and script, nil at the widest.
  var parent: LocaleID? {
    let language = language
    let script = statedScript
    guard let region else {
      if identifier == "nn" { return LocaleID(canonical: "no") }
      if let script {
        if let variant = subtag(at: 2), !variant.isEmpty { return LocaleID(canonical: language + "-" + script) }
        return script == LocaleID(canonical: language).script ? LocaleID(canonical: language) : nil
      }
      return subtag(at: 1) == nil ? nil : LocaleID(canonical: language)
    }
    let withoutVariant = ([language, script, region] as [String?]).compactMap { $0 }.joined(separator: "-")
    if withoutVariant != identifier { return LocaleID(canonical: withoutVariant) }

    switch (language, script) {
    case ("en", nil):
      if region == "150" || ParentTable.worldEnglish.contains(region) { return LocaleID(canonical: "en-001") }
      if ParentTable.europeanEnglish.contains(region) { return LocaleID(canonical: "en-150") }
    case ("es", nil):
      if ParentTable.americanSpanish.contains(region) { return LocaleID(canonical: "es-419") }
    case ("pt", nil):
      if ParentTable.portugalPortuguese.contains(region) { return LocaleID(canonical: "pt-PT") }
    case ("zh", "Hant"):
      if region == "MO" { return LocaleID(canonical: "zh-Hant-HK") }
    case ("zh", nil):
      let script = self.script
      if script == "Hant", region != "TW" { return LocaleID(canonical: "zh-Hant-HK") }
      return LocaleID(canonical: "zh-" + script)
    default: break
    }
    if let script { return LocaleID(canonical: language + "-" + script) }
    let likely = self.script
    let usual = LocaleID(canonical: language)
    return likely == usual.script ? usual : LocaleID(canonical: language + "-" + likely)
  }
}

/// The parents of CLDR 46 that are not found by leaving the last subtag out (`parentLocales` in its supplemental data).
private enum ParentTable {
  static let worldEnglish = words(
    """
    AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GS GY HK ID IE IL IM IN IO JE JM KE KI KN
    KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG
    VC VG VU WS ZA ZM ZW
    """)
  static let europeanEnglish = words("AT BE CH CZ DE DK EE ES FI FR GE HU IT LT LV NL NO PL PT RO SE SI SK UA")
  static let americanSpanish = words("AR BO BR BZ CL CO CR CU DO EC GT HN JP MX NI PA PE PR PY SV US UY VE")
  static let portugalPortuguese = words("AO CH CV FR GQ GW LU MO MZ ST TL")

  private static func words(_ text: String) -> Set<String> { Set(spacedWords(text)) }
}

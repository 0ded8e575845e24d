/// Reads a locale's name in any spelling that files use, into the canonical one; nil where it is none.
///
/// The parts are language, script, region and variant, parted by `-` or `_`; POSIX code sets (`.UTF-8`), keywords
/// (`@calendar=…`) and extensions (`-u-…`) are no part of a locale's name in any file that we read.
func canonicalIdentifier(of text: String) -> String? {
  if let known = KnownSubtags.commonSpellings[text] { return known }
  let bytes = text.utf8
  guard bytes.count >= 2, bytes.count <= 35 else { return nil }
  var parts: [[UInt8]] = [[]]
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "_"): parts.append([])
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      parts[parts.count - 1].append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): parts[parts.count - 1].append(byte | 0x20)
    default: return nil
    }
  }

  var rest = parts[...]
  func next(where fits: ([UInt8]) -> Bool) -> String? {
    guard let part = rest.first, fits(part) else { return nil }
    rest = rest.dropFirst()
    return String(decoding: part, as: UTF8.self)
  }
  guard var language = next(where: { (2...3).contains($0.count) && $0.allSatisfy(isLetter) }) else { return nil }
  var script = next { $0.count == 4 && $0.allSatisfy(isLetter) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  var region = next { $0.count == 2 && $0.allSatisfy(isLetter) || $0.count == 3 && !$0.contains(where: isLetter) }?
    .uppercased()
  let variant = next { $0.count >= 4 }
  guard rest.isEmpty else { return nil }

  if let modern = KnownSubtags.modernLanguages[language] { language = modern }
  if language == "sh" { (language, script) = ("sr", script ?? "Latn") }
  if let old = region, let modern = KnownSubtags.modernRegions[old] { region = modern }
  guard KnownSubtags.languages.contains(language) else { return nil }
  if let script, !ICU.isScript(script) { return nil }
  // The made-up language is spelled like a region of English.
  let isPseudo = language == "en" && region == "XA" && script == nil
  if let region, !isPseudo, !KnownSubtags.regions.contains(region) { return nil }
  if let variant, !KnownSubtags.variants.contains(variant) { return nil }

  var identifier = language
  for part in [script, region, variant] {
    if let part { identifier += "-" + part }
  }
  return identifier
}

extension LocaleID {
  /// Whether a name that is read as a locale is none that a device knows: `UK` is reserved for GB in ISO 3166, but is no region's code.
  public static func isMistaken(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix("-uk") || name.hasSuffix("_uk")
  }
}

/// The languages and regions of CLDR 46, as Foundation's ICU 76 lists them; a test compares.
enum KnownSubtags {
  /// Every language of ISO 639-1, and those of three letters that CLDR has words for. Others of three letters are left
  /// out: `app`, `new`, `bin` and `src` are languages too, but a folder of that name holds none.
  static let languages = words(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es
    et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki
    kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nd ne ng nl nn no
    nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te
    tg th ti tk tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    agq ain apw arn asa ast bas bem ber bez bgc bho blo brx byn ccp ceb cgg cho chr cic ckb csw dav dje doi dsb dua dyo
    ebu ewo fil fur gaa gez gsw guz haw hmn hsb inh jbo jgo jmc kab kaj kam kcg kde kea kgp khq kkj kln kok kpe ksb ksf
    ksh kxv lag lij lkt lmo lrc luo lut luy mai mas mer mfe mgh mgo mic mid mni moh mua mus myv mzn naq nds nmg nnh nnp
    nqo nso nus nyn osa pcm pqm prg raj rej rhg rof rwk sah saq sat sbp scn seh ses shi sjd sje sju smn syr szl teo tig
    tok trv twq tzm vai vec vmw vun wae wal xnr xog yav yrl yue zgh
    """)

  /// Codes that ISO 639 or CLDR replaced, and the language that is meant. `no` and `nb` are one: App Store Connect and
  /// CLDR 46 name it `no`, Xcode `nb`.
  static let modernLanguages: [String: String] = [
    "iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "nb": "no", "tl": "fil", "cmn": "zh", "sh": "sh",
  ]

  /// Countries of ISO 3166, and the areas of UN M.49.
  static let regions = words(
    """
    AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA
    CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM
    FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE
    JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
    MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO
    RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV
    TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW
    001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 150 151 154 155
    202 419
    """)

  static let modernRegions: [String: String] = ["UK": "GB", "BU": "MM", "TP": "TL", "ZR": "CD"]

  /// Spellings and dialects that software is translated into.
  static let variants: Set<String> = ["1901", "1996", "oxendict", "polyton", "posix", "scouse", "tarask", "valencia"]

  /// What nearly all texts are, so that they need not be taken apart: the App Store's localizations and their
  /// languages, with hyphens and with underscores.
  static let commonSpellings: [String: String] = {
    var spellings: [String: String] = [:]
    for locale in LocaleID.appStore {
      spellings[locale.identifier] = locale.identifier
      spellings[String(decoding: locale.identifier.utf8.map { $0 == 0x2D ? 0x5F : $0 }, as: UTF8.self)] =
        locale.identifier
      spellings[locale.language] = locale.language
    }
    return spellings
  }()

  /// What those locales are in full, so that ICU need not be asked each time: the App Store's localizations, their languages, and both in the regions where
  /// they are at home, as prices are written.
  static let commonMaximal: [String: String] = {
    var maximal: [String: String] = [:]
    func add(_ identifier: String) -> LocaleID {
      let found = maximal[identifier] ?? LocaleID(canonical: identifier).foundMaximalIdentifier
      maximal[identifier] = found
      return LocaleID(canonical: found)
    }
    for locale in LocaleID.appStore {
      for identifier in [locale.identifier, locale.language] {
        if let region = add(identifier).region { _ = add(locale.language + "-" + region) }
      }
    }
    for locale in Storefront.all.flatMap(\.locales) { _ = add(locale.identifier) }
    return maximal
  }()

  private static func words(_ text: String) -> Set<String> { Set(spacedWords(text)) }
}

/// The words of a table in this module's source.
func spacedWords(_ text: String) -> [String] {
  text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(decoding: $0, as: UTF8.self) }
}

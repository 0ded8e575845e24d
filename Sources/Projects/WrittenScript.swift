import Locales

/// The scripts that letters are of, as far as languages of the App Store tell them apart.
enum WrittenScript: Hashable, Sendable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, devanagari, bengali, gurmukhi, gujarati, odia, tamil, telugu
  case kannada, malayalam, sinhala, thai, lao, burmese, georgian, ethiopic, khmer, hangul, kana, han

  /// The script of a letter, by Unicode's blocks; nil for marks, digits, and scripts that are not known here.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF3A,
      0xFF41...0xFF5A:
      self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x5D0...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x620...0x65F, 0x66E...0x6EF, 0x6FA...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      self = .arabic
    case 0x900...0x963, 0x970...0x97F, 0xA8E0...0xA8FF: self = .devanagari
    case 0x980...0x9E5, 0x9F0...0x9FF: self = .bengali
    case 0xA00...0xA65, 0xA70...0xA7F: self = .gurmukhi
    case 0xA80...0xAE5, 0xAF0...0xAFF: self = .gujarati
    case 0xB00...0xB65, 0xB70...0xB7F: self = .odia
    case 0xB80...0xBE5: self = .tamil
    case 0xC00...0xC65: self = .telugu
    case 0xC80...0xCE5, 0xCF0...0xCFF: self = .kannada
    case 0xD00...0xD65, 0xD70...0xD7F: self = .malayalam
    case 0xD80...0xDFF: self = .sinhala
    case 0xE00...0xE4F: self = .thai
    case 0xE80...0xEFF: self = .lao
    case 0x1000...0x103F, 0x104A...0x109F: self = .burmese
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: self = .georgian
    case 0x1200...0x139F: self = .ethiopic
    case 0x1780...0x17DF: self = .khmer
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      self = .han
    default: return nil
    }
  }

  /// The scripts that a locale's words are written in; nil where more than one is usual, or none is known here.
  static func scripts(of locale: LocaleID) -> Set<WrittenScript>? {
    // Written in Latin and Cyrillic, or in Arabic and another, whatever the name says.
    if ["az", "bs", "kk", "ks", "ku", "ky", "mn", "ms", "pa", "sd", "sr", "tg", "tk", "tt", "ug", "uz"]
      .contains(locale.language)
    {
      return nil
    }
    return scripts[locale.script]
  }

  private static let scripts: [String: Set<WrittenScript>] = [
    "Latn": [.latin], "Grek": [.greek], "Cyrl": [.cyrillic], "Armn": [.armenian], "Hebr": [.hebrew], "Arab": [.arabic],
    "Deva": [.devanagari], "Beng": [.bengali], "Gujr": [.gujarati], "Orya": [.odia], "Taml": [.tamil],
    "Telu": [.telugu], "Knda": [.kannada], "Mlym": [.malayalam], "Sinh": [.sinhala], "Thai": [.thai], "Laoo": [.lao],
    "Mymr": [.burmese], "Geor": [.georgian], "Ethi": [.ethiopic], "Khmr": [.khmer], "Kore": [.hangul, .han],
    "Jpan": [.kana, .han], "Hans": [.han], "Hant": [.han],
  ]
}

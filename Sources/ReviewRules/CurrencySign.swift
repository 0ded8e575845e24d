import Findings
import Locales
import Projects
import StoreCatalog

/// What an amount that somebody has typed says of its currency.
struct CurrencySign {
  /// The currencies that it may be; empty where nothing is known of the sign.
  let currencies: Set<String>
  /// Whether the sign stands before the digits.
  let isBefore: Bool
  /// What parts whole from decimals, where the amount has two decimals.
  let point: UInt32?

  /// - Parameter text: the amount with its sign: `US$ 9.99`, `29,99 €`.
  init(of text: String) {
    let folded = FoldedText(text)
    let digits = folded.scalars.indices.filter { isDigit(folded.scalars[$0]) }
    guard let first = digits.first, let last = digits.last else {
      currencies = []
      isBefore = false
      point = nil
      return
    }
    let before = folded.scalars[..<first].filter { $0 != 0x20 }
    let behind = folded.scalars[(last + 1)...].filter { $0 != 0x20 }
    isBefore = !before.isEmpty
    let sign = String(String.UnicodeScalarView((before.isEmpty ? behind : before).compactMap(Unicode.Scalar.init)))
    currencies =
      CurrencySign.known[sign]
      ?? (FoldedText.codes.contains(sign) ? [sign.uppercased()] : [])
    let index = last - 2
    point = index > first && isSeparator(folded.scalars[index]) ? folded.scalars[index] : nil
  }

  private static let dollars: Set<String> = [
    "USD", "CAD", "AUD", "NZD", "SGD", "HKD", "TWD", "MXN", "CLP", "COP", "BRL",
  ]

  /// By their signs as texts are folded. Signs that several currencies share have all of them.
  private static let known = Dictionary(
    signs.map { ({ $0.string(0..<$0.count) }(FoldedText($0)), $1) }, uniquingKeysWith: { first, _ in first })

  private static let signs: KeyValuePairs<String, Set<String>> = [
    "$": dollars,
    "us$": ["USD"], "usd": ["USD"], "a$": ["AUD"], "au$": ["AUD"], "ca$": ["CAD"], "c$": ["CAD"], "nz$": ["NZD"],
    "hk$": ["HKD"],
    "nt$": ["TWD"], "s$": ["SGD"], "mx$": ["MXN"], "r$": ["BRL"],
    "€": ["EUR"], "euro": ["EUR"], "euros": ["EUR"], "eur": ["EUR"], "£": ["GBP", "EGP"], "¥": ["JPY", "CNY"],
    "円": ["JPY"],
    "元": ["CNY", "TWD", "HKD"], "₩": ["KRW"], "원": ["KRW"], "₹": ["INR"], "₽": ["RUB"], "руб": ["RUB"], "р": ["RUB"],
    "₺": ["TRY"], "tl": ["TRY"], "₪": ["ILS"], "฿": ["THB"], "₫": ["VND"], "₦": ["NGN"], "₱": ["PHP"], "₸": ["KZT"],
    "zl": ["PLN"], "zł": ["PLN"], "kc": ["CZK"], "ft": ["HUF"], "lei": ["RON"], "rp": ["IDR"], "rm": ["MYR"],
    "chf": ["CHF"],
    "kr": ["SEK", "NOK", "DKK", "ISK"], "ر.س": ["SAR"], "ريال": ["SAR", "QAR"], "درهم": ["AED"], "ج.م": ["EGP"],
    "dollar": dollars, "dollars": dollars, "bucks": dollars, "dolar": dollars, "dolares": dollars, "ドル": dollars,
    "米ドル": ["USD"], "美元": ["USD"], "долларов": dollars, "доллара": dollars, "دولار": dollars, "डॉलर": dollars,
    "евро": ["EUR"], "ευρω": ["EUR"], "يورو": ["EUR"], "यूरो": ["EUR"], "ユーロ": ["EUR"], "欧元": ["EUR"],
    "рублей": ["RUB"], "рубля": ["RUB"], "рубль": ["RUB"], "yen": ["JPY"], "yuan": ["CNY"], "块": ["CNY"], "块钱": ["CNY"],
    "lira": ["TRY"], "turklirasi": ["TRY"], "reais": ["BRL"], "रुपये": ["INR"], "रुपए": ["INR"], "rupiah": ["IDR"],
    "ש\"ח": ["ILS"], "ש״ח": ["ILS"], "ש''ח": ["ILS"], "שח": ["ILS"], "שקל": ["ILS"], "שקלים": ["ILS"],
    "гривень": ["UAH"], "гривні": ["UAH"], "грн": ["UAH"], "тенге": ["KZT"], "บาท": ["THB"], "đồng": ["VND"],
    "đ": ["VND"],
    "vnđ": ["VND"], "ringgit": ["MYR"], "franken": ["CHF"], "ευρώ": ["EUR"], "euroa": ["EUR"], "eura": ["EUR"],
    "evrov": ["EUR"], "evra": ["EUR"], "rupees": ["INR", "PKR"], "ரூபாய்": ["INR"], "రూపాయలు": ["INR"], "രൂപ": ["INR"],
    "poundsterling": ["GBP"], "poundssterling": ["GBP"], "pfundsterling": ["GBP"],
  ]
}

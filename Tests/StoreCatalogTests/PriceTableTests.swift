import Findings
import Foundation
import Locales
import StoreCatalog
import Testing

@Suite struct PriceTableTests {
  private func read(_ text: String) -> (prices: [String], lines: [String]) {
    var files = SourceFiles()
    let bytes = Array(text.utf8)
    let file = files.add(path: "prices.csv", bytes: bytes)
    let (prices, findings) = readPrices(bytes, for: "pro", file: file)
    return (prices.map(\.line), findings.map { line(of: $0, in: files) })
  }

  @Test func readsAppStoreConnectsExport() {
    let table = read(
      "\u{FEFF}Countries or Regions,Currency Code,Price,Proceeds,May Adjust Automatically\r\n"
        + "France,EUR,8.0,5.67,Y\r\nIndonesia,IDR,149000,100000.123,Y\r\nChina mainland,CNY,48.0,36.23,Y\r\n"
        + "\"Congo, Republic of the\",USD,7.0,5.9500,Y\r\n")
    #expect(table.lines == [])
    #expect(table.prices == ["FRA 8 EUR", "IDN 149000 IDR", "CHN 48 CNY", "COG 7 USD"])
  }

  @Test func readsDecimalCommasWithSemicolonsAndAByteOrderMark() {
    let table = read("\u{FEFF}territory;currency;price\r\nDEU;EUR;9,99\r\nFRA;EUR;1.099,00\r\n")
    #expect(table.lines == [])
    #expect(table.prices == ["DEU 9.99 EUR", "FRA 1099 EUR"])
  }

  @Test func leavesOutRowsItCannotUnderstand() {
    let table = read(
      """
      Territory;Currency;Price;Start Date
      DEU;EUR;1,099;
      FRA;EUR;€9;
      Afghanistan;AFN;299.00;2026-03-01
      Germny;EUR;9.99;
      ITA;EUR;9.99;March
      JPN;JPY;99.5;
      ESP;EUR;;
      ;EUR;1.00;

      AUT;;8.99;2026-03-01
      """)
    #expect(table.prices == ["AUT 8.99 EUR from 2026-03-01"])
    #expect(
      table.lines == [
        "error ambiguous-price «1,099» Ambiguous price '1,099' for Germany (the mark may stand for decimals or for thousands: write 1099.00 or 1.099)",
        "error malformed-price «€9» Malformed price '€9' for France (a price is written in digits, without a currency: 9.99)",
        "error currency-mismatch «AFN» Currency 'AFN' of Afghanistan (the App Store bills in USD there)",
        "error unknown-storefront «Germny» Unknown territory 'Germny' (did you mean 'Germany'?)",
        "error malformed-date «March» Malformed start date 'March' (a date is written as 2026-11-30)",
        "error malformed-price «99.5» Price '99.5' cannot be paid in JPY (JPY has no digits behind the point)",
        "warning missing-price «ESP» No price for Spain",
        "error missing-territory «» Row without a territory",
      ])
  }

  /// Where a currency has no decimals, a single mark can only group thousands.
  @Test func takesAMarkForThousandsWhereThereAreNoDecimals() {
    let table = read("country;price\nJPN;1,500\nKOR;9.900\nCHL;12.990\nVNM;99,000\n")
    #expect(table.lines == [])
    #expect(table.prices == ["JPN 1500 JPY", "KOR 9900 KRW", "CHL 12990 CLP", "VNM 99000 VND"])
  }

  @Test(arguments: ["sep=;\nterritory;price\nDEU;9,99\n", "\u{FEFF}sep=,\r\nterritory,price\r\nDEU,9.99\r\n"])
  func passesOverTheLineThatNamesTheDelimiterForExcel(text: String) {
    let table = read(text)
    #expect(table.lines == [])
    #expect(table.prices == ["DEU 9.99 EUR"])
  }

  @Test func passesOverWhatSubscribersFromBeforePay() {
    let table = read(
      "Country,Currency,Price,Preserved\nDEU,EUR,7.99,TRUE\nDEU,EUR,9.99,false\nFRA,EUR,8.99,\nITA,EUR,1.99,yes\n")
    #expect(table.lines == [])
    #expect(table.prices == ["DEU 9.99 EUR", "FRA 8.99 EUR"])
  }

  @Test func keepsPricesWithDifferentStartsAndTheFirstOfDuplicates() {
    let table = read("country,price,start_date\nUS,9.99,\nUS,12.99,2026-06-01\nUSA,9.99,\nUnited States,8.99,\n")
    #expect(table.prices == ["USA 9.99 USD", "USA 12.99 USD from 2026-06-01"])
    #expect(
      table.lines == [
        "note duplicate-price «USA» United States stands in the table twice",
        "error duplicate-price «8.99» United States stands in the table with two prices: the first counts",
      ])
  }

  @Test func passesOverRowsOfOtherProducts() {
    let table = read("productID,territory,price\npro,USA,9.99\nother,USA,1.99\n")
    #expect(table.lines == [])
    #expect(table.prices == ["USA 9.99 USD"])
    #expect(
      read("productID,territory,price\nother,USA,1.99\n").lines == [
        "error no-prices «productID» No prices for 'pro' in the table"
      ])
  }

  @Test func namesTheColumnThatIsMissing() {
    #expect(
      read("Countries or Regons,Price\nUSA,1\n").lines == [
        "error missing-column «Countries or Regons» No column 'Countries or Regions' in the table's first row (did you mean it by 'Countries or Regons'?)"
      ])
    let help =
      "the first row names the columns, as in App Store Connect's export: Countries or Regions, Currency Code, Price"
    #expect(
      read("USA,9.99\n").lines == [
        "error missing-column «USA,9.99» No column 'Countries or Regions' in the table's first row (\(help))",
        "error missing-column «USA,9.99» No column 'Price' in the table's first row (\(help))",
      ])
  }

  @Test func saysThatAFileIsNoTable() {
    #expect(read("").lines == ["error malformed-csv «» File is empty"])
    #expect(read("territory,price\n").lines == ["error no-prices «territory» No prices for 'pro' in the table"])
  }

  @Test(
    arguments: [
      ("9.99", "9.99"), ("9,99", "9.99"), ("8.0", "8"), ("149000", "149000"), ("1.099,00", "1099"),
      ("1,099.00", "1099"),
      ("1.234.567", "1234567"), ("1,234,567.5", "1234567.5"), ("1 099,00", "1099"), ("1\u{202F}099", "1099"),
      ("1’099.90", "1099.9"), ("0.990", "0.99"), ("1234.500", "1234.5"), ("12,34,567", nil), ("1.099,000,00", nil),
      ("1,099", nil), ("1.099", nil), ("", nil), ("9.", nil), (".99", nil), ("9,9.9", nil), ("EUR 9", nil),
      ("1..0", nil),
      ("1,0,0", nil), ("-1", nil),
    ] as [(String, String?)])
  func readsAmountsOfAnyCountry(text: String, amount: String?) {
    let table = read("territory;price\nUSA;\(text)\n")
    #expect(table.prices == (amount.map { ["USA \($0) USD"] } ?? []))
    #expect(table.lines.isEmpty == (amount != nil))
  }

  @Test(arguments: [
    ("United States", "USA"), ("usa", "USA"), ("US", "USA"), ("Türkiye", "TUR"), ("Turkey", "TUR"),
    ("Korea, Republic of", "KOR"), ("Republic of Korea", "KOR"), ("South Korea", "KOR"), ("Viet Nam", "VNM"),
    ("Côte d'Ivoire", "CIV"), ("Cote d’Ivoire", "CIV"), ("São Tomé and Príncipe", "STP"),
    ("Bosnia & Herzegovina", "BIH"),
    ("St. Kitts and Nevis", "KNA"), ("Saint Kitts & Nevis", "KNA"), ("Congo, Democratic Republic of the", "COD"),
    ("Hong Kong", "HKG"), ("Macau", "MAC"), ("Taiwan", "TWN"), ("Czech Republic", "CZE"), ("GB", "GBR"),
    ("Kosovo", "XKS"), ("Deutschland", "DEU"), ("Allemagne", "DEU"), ("日本", "JPN"), ("Österreich", "AUT"),
    ("Stany Zjednoczone", "USA"), ("الإمارات العربية المتحدة", "ARE"), ("Германия", "DEU"),
  ])
  func knowsTerritoriesByNameAndCode(name: String, code: String) {
    #expect(read("territory;price\n\(name);1200\n").prices.map { $0.prefix(3) } == [code[...]])
  }

  @Test func knowsEveryStorefrontByNameCodeAndShortCode() {
    for storefront in Storefront.all {
      let spellings = [storefront.englishName, storefront.code, storefront.region, storefront.englishName.uppercased()]
      for name in spellings {
        #expect(
          read("territory;price\n\"\(name)\";1200\n").prices == ["\(storefront.code) 1200 \(storefront.currency.code)"])
      }
    }
  }
}

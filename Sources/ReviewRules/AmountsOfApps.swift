import Foundation
import Locales
import Looks
import Screens

extension JudgedSheet {
  /// Whether an amount may be about what the app does: it stands in a benefit or in what a customer says, no word beside it makes a price of it,
  /// and nothing in the catalog costs as much.
  func isOfApp(_ amount: TypedAmount, in said: SaidText, of element: Element) -> Bool {
    guard element.role == .benefit || element.role == .testimonial else { return false }
    let text = said.folded
    // "Start from $0 and build a budget."
    if amount.value != 0, text.contains(anyOf: JudgedSheet.selling) { return false }
    if !said.mentionRanges(of: .saving).isEmpty || !said.mentionRanges(of: .subscription).isEmpty {
      return false
    }
    if said.periods.contains(where: { !$0.isEmpty })
      || lexicons.contains(where: { $0.unitPrice(of: amount, in: text) != nil })
    {
      return false
    }
    guard let value = amount.value else { return true }
    return !project.catalog.products.contains { product in product.prices.contains { $0.money.value.amount == value } }
  }

  /// Words that make a price of an amount. Of several languages: each is harmless in the others.
  private static let selling: FoldedText.PhraseList = [
    "only", "just", "from", "now", "price", "sale", "deal", "nur", "jetzt", "ab", "statt", "preis", "seulement",
    "maintenant", "prix", "solo", "ahora", "precio", "desde", "apenas", "agora", "preco", "adesso", "prezzo",
    "soltanto",
    "всего", "только", "цена", "たった", "わずか", "価格", "料金", "仅", "僅", "只需", "价格", "價格", "가격", "단돈", "sadece",
    "fiyat", "tylko", "cena", "slechts", "alleen", "prijs", "endast", "pris", "kun", "فقط", "सिर्फ",
  ]
}

import Findings

/// One answer of App Store Connect's API: a page of a list, or a single resource.
struct Page {
  let file: FileID
  var address: Address?
  /// Where the address stands.
  var addressRange: SourceRange?
  /// The address of the page that follows.
  var next: Placed<String>?
  /// How many rows the whole list has.
  var total: Placed<Int>?
  /// The rows of `data`, by their places among the resources; those of types that are not read are left out.
  var rows: [Int] = []
  /// How many rows `data` has.
  var count = 0
  /// Whether `data` is one resource, not a list.
  var isSingle = false
  /// What `included` holds.
  var included: [Int] = []
}

/// The lists of which the files hold some pages and not all.
struct TruncatedList {
  var rows: Int
  /// Nil where no page says how long the list is.
  var total: Int?
  var at: SourceRange
  /// Whether the list is of something that is read.
  var isRelevant: Bool

  var finding: Finding {
    .input(
      "truncated-export",
      total.map { "Export is truncated: \(rows) of \($0) rows" }
        ?? "Export is truncated: \(rows) \(rows == 1 ? "row" : "rows"), and more pages follow",
      help: "save every page: repeat the request with the address in 'links.next' until there is none", at: at,
      severity: .warning)
  }

  /// Puts the pages of each list together and finds those lists that have a gap.
  static func find(in pages: [Page]) -> [TruncatedList] {
    var order: [String] = []
    var lists: [String: [Page]] = [:]
    for (number, page) in pages.enumerated() where page.next != nil || page.total != nil || page.address != nil {
      // A page without an address stands alone: nothing says which list it is of.
      let key = page.address?.list ?? "\(number)"
      if lists[key] == nil { order.append(key) }
      lists[key, default: []].append(page)
    }
    return order.compactMap { key in lists[key].flatMap(gap) }
  }

  private static func gap(in pages: [Page]) -> TruncatedList? {
    let cursors = Set(pages.compactMap { $0.address?.cursor })
    let total = pages.compactMap(\.total).max { $0.value < $1.value }
    // The same page saved twice counts once.
    let known = pages.map(\.rows.count).reduce(0, +)
    let unread = pages.map { $0.count - $0.rows.count }.reduce(0, +)
    let rows = pages.count == 1 ? pages[0].count : Set(pages.flatMap(\.rows)).count + (known == 0 ? unread : 0)
    let open = pages.last { page in
      guard let next = page.next else { return false }
      guard let cursor = Address(next.value)?.cursor else { return true }
      return !cursors.contains(cursor)
    }
    let isShort = total.map { rows < $0.value } ?? (open != nil)
    guard isShort, let place = (open ?? pages.last { $0.next != nil })?.next?.range ?? total?.range else { return nil }
    return TruncatedList(
      rows: rows, total: total?.value, at: place, isRelevant: pages.contains { !$0.rows.isEmpty })
  }
}

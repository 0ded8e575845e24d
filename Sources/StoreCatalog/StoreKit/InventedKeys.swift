import Findings
import SourceFormats

/// Keys of hand-written files that no Xcode writes, at the top of a file, and where their content belongs.
private let inventedLists = [
  "subscriptions": "subscriptionGroups[].subscriptions",
  "autoRenewableSubscriptions": "subscriptionGroups[].subscriptions",
  "recurringSubscriptions": "subscriptionGroups[].subscriptions",
  "consumableProducts": "products",
  "nonConsumableProducts": "products",
  "inAppPurchases": "products",
  "nonRenewableSubscriptions": "nonRenewingSubscriptions",
  "groups": "subscriptionGroups",
]

extension StoreKitReader {
  /// Reports lists under invented names: an error where products would be lost, a note where the list is empty.
  mutating func reportInventedKeys(of top: Entry) {
    for member in top.node.members {
      guard let right = inventedLists[member.key] else { continue }
      let isEmpty = member.value.kind == .null || (member.value.elements.isEmpty && member.value.members.isEmpty)
      report(
        "unknown-key", "'\(member.key)' is no key of a .storekit file\(isEmpty ? "" : ": what it holds is not sold")",
        help: "did you mean '\(right)'?", at: member.keyRange, severity: isEmpty ? .note : .error)
    }
  }

  /// Reports a key that an entry must have, at the invented key that stands in its place, else at the entry's
  /// beginning.
  mutating func reportMissing(_ key: String, of entry: Entry, insteadOf others: [String]) {
    if reportInvented(key, of: entry, insteadOf: others) { return }
    // Of the wrong type: that has been said already.
    if let value = entry.value(of: key), value.kind != .string { return }
    let place = entry.node[key]?.range ?? entry.opening
    let isEmpty = entry.node[key] != nil
    report("missing-key", "\(entry.path) has \(isEmpty ? "an empty" : "no") '\(key)'", at: place)
  }

  /// Whether an invented key stands in the place of a right one; it is then reported.
  @discardableResult
  mutating func reportInvented(_ key: String, of entry: Entry, insteadOf others: [String]) -> Bool {
    guard entry.node[key] == nil else { return false }
    for member in entry.node.members where others.contains(member.key) {
      report(
        "missing-key", "\(entry.path) has no '\(key)'",
        help:
          "'\(member.key)' is no key of a .storekit file: did you mean '\(key)'?\(form(of: key, instead: member.value))",
        at: member.keyRange)
      return true
    }
    return false
  }

}

/// How the value of a right key is written, where an invented one has another form.
private func form(of key: String, instead value: Node) -> String {
  key == "displayPrice" && value.kind != .string ? " It is a text: \"2.99\"" : ""
}

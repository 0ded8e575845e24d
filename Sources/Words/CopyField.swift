/// The fields of a copy file's front matter, which are also the keys under `text:`. A closed list.
public enum CopyField: String, CaseIterable, Hashable, Sendable {
  case headline, subtitle, body, cta, caption, trial, disclosure, badge, price, close, restore, redeem, terms, privacy,
    manage
  case loading, failed, retry, empty
  case ctaDetail = "cta-detail"
  case priceDetail = "price-detail"
  case signIn = "sign-in"
  case statusCurrent = "status-current"
  case statusRenewal = "status-renewal"
  case entrySubscribe = "entry-subscribe"
  case entryManage = "entry-manage"

  /// The place among all fields, from 0 on: for tables that need no hashing.
  public var place: Int { withUnsafeBytes(of: self) { Int($0[0]) } }
}

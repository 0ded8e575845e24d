import Findings
import Locales

/// Something cheaper than the regular price, for a while.
public struct Offer: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case introductory, promotional
    case winBack = "win-back"
    case code
  }

  public enum Mode: String, CaseIterable, Sendable {
    case free
    case payUpFront = "pay-up-front"
    case payAsYouGo = "pay-as-you-go"
  }

  public var kind: Kind
  public var mode: Placed<Mode>
  /// One period of the offer. Free and pay up front: the whole offer, taken `count` times where a file says so.
  public var period: Placed<Period>
  /// How many periods the offer runs: 1 where the file does not say.
  public var count: Int
  /// What the offer bills each time, by storefront; empty for free ones.
  public var prices: [Price] = []
  /// The identifier of a promotional or win-back offer, or a code offer's reference name.
  public var id: Placed<String>?
  /// The billing plan it belongs to: true where it is that of the 12-month commitment.
  public var isForCommitment = false
  /// Whether the subscription goes on at its regular price after the offer; nil where the source does not say: it does.
  public var renews: Placed<Bool>?
  /// The codes of a code offer, as far as the source lists them.
  public var codes: [Code] = []
  /// Where the offer is made; nil: wherever the product is sold.
  public var territories: Set<Storefront>?
  /// The first and the last day of the offer; nil where there is none.
  public var from: Day?
  public var until: Day?
  /// The offer's object in its file.
  public var range: SourceRange

  public init(kind: Kind, mode: Placed<Mode>, period: Placed<Period>, count: Int, range: SourceRange) {
    self.kind = kind
    self.mode = mode
    self.period = period
    self.count = count
    self.range = range
  }

  /// Codes by which customers get an offer: one text for all, or a batch of codes that work once.
  public struct Code: Sendable {
    /// The text that everyone may enter; nil for a batch.
    public var text: Placed<String>?
    /// How many customers it is for; nil where the source does not say.
    public var count: Placed<Int>?

    public init(text: Placed<String>?, count: Placed<Int>?) {
      self.text = text
      self.count = count
    }
  }

  /// How long the offer lasts altogether.
  public var duration: Period { period.value.times(count) }

  /// Whether the offer is made in a storefront on a day.
  public func isMade(in storefront: Storefront, on day: Day) -> Bool {
    (territories?.contains(storefront) ?? true) && from.map { $0 <= day } ?? true && until.map { day <= $0 } ?? true
  }

  /// What the offer bills each time in a storefront on a day; nil for free ones and where no price is known.
  public func price(in storefront: Storefront, on day: Day) -> Price? { prices.holding(in: storefront, on: day) }
}

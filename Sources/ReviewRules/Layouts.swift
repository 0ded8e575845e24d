/// How screens came out where a browser laid them out.
public struct Layouts: Sendable {
  /// By the screen's address, on each device.
  public var screens: [String: [Layout]]

  public init(_ screens: [String: [Layout]] = [:]) { self.screens = screens }
}

/// One screen on one device, in points.
public struct Layout: Sendable {
  /// What a screen is laid out on: a window of that size.
  public enum Device: String, CaseIterable, Sendable {
    /// A usual iPhone.
    case phone
    /// The smallest one that runs current systems, and the window in which an iPad runs an app made for iPhones.
    case smallPhone = "small-phone"
    /// A usual iPhone at a text size of about twice the default.
    case largeText = "large-text"
    case pad11 = "pad-11"
    case pad13 = "pad-13"

    public var width: Int {
      switch self {
      case .phone, .largeText: 393
      case .smallPhone: 375
      case .pad11: 834
      case .pad13: 1024
      }
    }

    public var height: Int {
      switch self {
      case .phone, .largeText: 852
      case .smallPhone: 667
      case .pad11: 1194
      case .pad13: 1366
      }
    }

    public var isPad: Bool { self == .pad11 || self == .pad13 }

    /// "on an 11-inch iPad".
    var words: String {
      switch self {
      case .phone: "on a phone"
      case .smallPhone: "on a small phone"
      case .largeText: "at twice the text size"
      case .pad11: "on an 11-inch iPad"
      case .pad13: "on a 13-inch iPad"
      }
    }
  }

  /// Where an element came out.
  public struct Box: Hashable, Sendable {
    /// `Element.id`.
    public var element: Int
    public var x, y, width, height: Double
    /// The area that answers to a finger; nil for what is no control, and where it was not tried.
    public var target: Target?
    /// How much of the text is cut off at its worst edge; 0: nothing is.
    public var cut: Double
    /// Whether a word is wider than its line and goes on in the next, without being hyphenated.
    public var breaksWord: Bool

    public init(
      element: Int, x: Double, y: Double, width: Double, height: Double, target: Target? = nil, cut: Double = 0,
      breaksWord: Bool = false
    ) {
      self.element = element
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.target = target
      self.cut = cut
      self.breaksWord = breaksWord
    }
  }

  public struct Target: Hashable, Sendable {
    public var width, height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// Two elements, by their ids, whose texts lie on each other.
  public struct Overlap: Hashable, Sendable {
    public var first, second: Int

    public init(_ first: Int, _ second: Int) {
      self.first = first
      self.second = second
    }
  }

  public var device: Device
  /// In the order of the page; elements that are not shown are left out.
  public var boxes: [Box]
  public var overlaps: [Overlap]

  public init(on device: Device, boxes: [Box], overlaps: [Overlap] = []) {
    self.device = device
    self.boxes = boxes
    self.overlaps = overlaps
  }
}

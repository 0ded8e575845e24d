import Screens

/// What is wrong with the address of a link.
struct AddressFault {
  /// Goes on behind "leads nowhere: ".
  let reason: String
  /// Whether it is a name that documents and tests are written with (RFC 2606), and that somebody may use on purpose in a project that is one.
  let isOfDocuments: Bool

  private init(_ reason: String, isOfDocuments: Bool = false) {
    self.reason = reason
    self.isOfDocuments = isOfDocuments
  }

  /// Nil where nothing is wrong. Other links than those to terms and privacy may go anywhere.
  init?(of address: String, isLegal: Bool) {
    guard let fault = AddressFault.found(in: address, isLegal: isLegal) else { return nil }
    self = fault
  }

  private static func found(in address: String, isLegal: Bool) -> AddressFault? {
    if address.isEmpty { return AddressFault("it is empty") }
    if address.utf8.first == UInt8(ascii: "#") { return AddressFault("it is a place on the same page") }
    let lower = address.inSmallLetters
    guard lower.contains(UInt8(ascii: ":")) else { return AddressFault("it does not begin with https://") }
    let isSecure = lower.starts(with: "https://".utf8)
    guard isSecure || lower.starts(with: "http://".utf8) else {
      return isLegal ? AddressFault("it is no web page") : nil
    }
    if isLegal, !isSecure { return AddressFault("it is not secure") }
    let rest = lower[(isSecure ? 8 : 7)...]
    if let fault = fault(ofHost: rest.prefix { !isEndOfHost($0) }) { return fault }
    let path = Array(lower[(isSecure ? 6 : 5)...])
    if address.hasBytes(of: "USERNAME") || placeholders.contains(where: { path.holds($0) }) {
      return AddressFault("it is a placeholder")
    }
    if isAddress(behindScheme: rest) { return nil }
    let wrong = rest.first { !isAllowedInAddresses($0) }
    return AddressFault(wrong.map { "it holds \(word(for: $0)), which no address does" } ?? "it has no host")
  }

  /// What `isAddress` refuses wherever it stands.
  private static func isAllowedInAddresses(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "\"")
  }

  private static func word(for byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: " "): "a space"
    case UInt8(ascii: "<"): "'<'"
    case UInt8(ascii: "\""): "a quotation mark"
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "a line break"
    default: "a control character"
    }
  }

  /// Hosts that no customer's device finds.
  private static func fault(ofHost host: ArraySlice<UInt8>) -> AddressFault? {
    let name = host.split(separator: UInt8(ascii: "@")).last ?? host
    if name.says("localhost") || name.says("0.0.0.0") || name.starts(with: "127.".utf8)
      || name.suffix(10).says(".localhost")
    {
      return AddressFault("it is this machine")
    }
    let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if labels.count == 4 {
      let numbers = labels.compactMap { UInt8(String(decoding: $0, as: UTF8.self)) }
      if numbers.count == 4 {
        return isPrivate(numbers) ? AddressFault("it is in a private network") : nil
      }
    }
    guard let last = labels.last else { return nil }
    if last.says("local") || last.says("internal") { return AddressFault("it is in a private network") }
    let placeholder = AddressFault("it is a placeholder")
    let document = AddressFault("it is a name for documents and tests", isOfDocuments: true)
    if last.says("test") || last.says("invalid") || last.says("example") { return document }
    guard labels.count >= 2 else { return nil }
    let domain = labels[labels.count - 2]
    // A name below it, such as that of an app, was thought of.
    let isBare = labels.count == 2 || (labels.count == 3 && labels[0].says("www"))
    if domain.says("example"), last.says("com") || last.says("org") || last.says("net") || last.says("edu") {
      return !isBare ? nil : last.says("com") ? placeholder : document
    }
    let plain = domain.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return domains.contains(where: plain.says) ? placeholder : nil
  }

  /// RFC 1918 and 3927.
  private static func isPrivate(_ numbers: [UInt8]) -> Bool {
    switch (numbers[0], numbers[1]) {
    case (10, _), (192, 168), (169, 254), (172, 16...31): true
    default: false
    }
  }

  private static let domains = [
    "yourdomain", "yourapp", "yoursite", "yourcompany", "yourwebsite", "mydomain",
  ]

  /// In any part of an address, in lower case.
  private static let placeholders = [
    "/username/", "//username.", "/yourusername", "/your-username", "/your_username", "/your-app/", "/your-org/",
    "/your-repo",
  ].map { Array($0.utf8) }
}

/// Whether the host of an address ends before a byte.
func isEndOfHost(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":")
}

extension String {
  /// Whether another text stands somewhere in this one, byte for byte.
  func hasBytes(of other: String) -> Bool { Array(utf8).holds(Array(other.utf8)) }

  /// The bytes, with small letters for the capitals of ASCII.
  var inSmallLetters: [UInt8] {
    utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
  }
}

extension Collection<UInt8> {
  /// Whether the bytes are those of a text.
  fileprivate func says(_ text: String) -> Bool { elementsEqual(text.utf8) }
}

extension [UInt8] {
  /// Whether other bytes stand somewhere among these.
  func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    var start = 0
    while start + part.count <= count {
      if self[start] == first, self[start..<start + part.count].elementsEqual(part) { return true }
      start += 1
    }
    return false
  }
}

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
    if address.hasPrefix("#") { return AddressFault("it is a place on the same page") }
    let lower = address.lowercased()
    guard let colon = lower.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return AddressFault("it does not begin with https://")
    }
    guard lower.hasPrefix("https://") || lower.hasPrefix("http://") else {
      return isLegal ? AddressFault("it is no web page") : nil
    }
    if isLegal, !lower.hasPrefix("https://") { return AddressFault("it is not secure") }
    let rest = String(decoding: Array(lower.utf8[colon...].dropFirst(3)), as: UTF8.self)
    let host = rest.utf8.prefix { !("/?#:".utf8.contains($0)) }
    if let fault = fault(ofHost: String(decoding: Array(host), as: UTF8.self)) { return fault }
    let path = Array("//\(rest)".utf8)
    if address.hasBytes(of: "USERNAME") || placeholders.contains(where: { path.holds($0) }) {
      return AddressFault("it is a placeholder")
    }
    if isAddress("https://" + rest) { return nil }
    let wrong = rest.unicodeScalars.first { !isAllowedInAddresses($0) }
    return AddressFault(wrong.map { "it holds \(word(for: $0)), which no address does" } ?? "it has no host")
  }

  /// What `isAddress` refuses wherever it stands.
  private static func isAllowedInAddresses(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x20 && scalar.value != 0x7F && scalar != "<" && scalar != "\""
  }

  private static func word(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": "a space"
    case "<": "'<'"
    case "\"": "a quotation mark"
    case "\n", "\r": "a line break"
    default: "a control character"
    }
  }

  /// Hosts that no customer's device finds.
  private static func fault(ofHost host: String) -> AddressFault? {
    let name = host.utf8.split(separator: UInt8(ascii: "@")).last.map { String(Substring($0)) } ?? host
    if name == "localhost" || name.hasSuffix(".localhost") || name.hasPrefix("127.") || name == "0.0.0.0" {
      return AddressFault("it is this machine")
    }
    let labels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { Substring($0) }
    let numbers = labels.compactMap { UInt8($0) }
    if labels.count == 4, numbers.count == 4 {
      return isPrivate(numbers) ? AddressFault("it is in a private network") : nil
    }
    guard let last = labels.last else { return nil }
    if last == "local" || last == "internal" { return AddressFault("it is in a private network") }
    let placeholder = AddressFault("it is a placeholder")
    let document = AddressFault("it is a name for documents and tests", isOfDocuments: true)
    if ["test", "invalid", "example"].contains(last) { return document }
    guard labels.count >= 2 else { return nil }
    let domain = labels[labels.count - 2]
    // A name below it, such as that of an app, was thought of.
    let isBare = labels.count == 2 || (labels.count == 3 && labels[0] == "www")
    if domain == "example", ["com", "org", "net", "edu"].contains(last) {
      return !isBare ? nil : last == "com" ? placeholder : document
    }
    return domains.contains(domain.filter { $0 != "-" && $0 != "_" }) ? placeholder : nil
  }

  /// RFC 1918 and 3927.
  private static func isPrivate(_ numbers: [UInt8]) -> Bool {
    switch (numbers[0], numbers[1]) {
    case (10, _), (192, 168), (169, 254), (172, 16...31): true
    default: false
    }
  }

  private static let domains: Set<String> = [
    "yourdomain", "yourapp", "yoursite", "yourcompany", "yourwebsite", "mydomain",
  ]

  /// In any part of an address, in lower case.
  private static let placeholders = [
    "/username/", "//username.", "/yourusername", "/your-username", "/your_username", "/your-app/", "/your-org/",
    "/your-repo",
  ].map { Array($0.utf8) }
}

extension String {
  /// Whether another text stands somewhere in this one, byte for byte.
  func hasBytes(of other: String) -> Bool { Array(utf8).holds(Array(other.utf8)) }
}

extension [UInt8] {
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    var start = 0
    while start + part.count <= count {
      if self[start] == first, self[start..<start + part.count].elementsEqual(part) { return true }
      start += 1
    }
    return false
  }
}

/// The names by which a preview may be asked for.
///
/// A page of somebody else's can let its own name lead to this machine, and would then read the preview as if it were its own (DNS rebinding). The
/// browser still sends that name as the host, so only names that nobody else can own are answered.
public struct AllowedHosts: Hashable, Sendable {
  private let names: Set<String>
  private let takesNumbers: Bool

  /// - Parameter host: what the server listens on, as it was given. Where that is every network (`0.0.0.0`, `::`), any number is a
  ///   good name of this machine: numbers cannot be led elsewhere.
  public init(listeningOn host: String) {
    names = ["localhost", "127.0.0.1", "::1", host.lowercased()]
    takesNumbers = AllowedHosts.isEveryNetwork(host)
  }

  /// Whether listening on a host means listening on all networks.
  public static func isEveryNetwork(_ host: String) -> Bool { ["0.0.0.0", "::", "0"].contains(host) }

  /// Whether nobody but this machine reaches what listens on a host.
  public static func isThisMachine(_ host: String) -> Bool {
    let name = host.lowercased()
    return name == "localhost" || name == "::1" || name.hasPrefix("127.") && isNumber(name)
  }

  /// - Parameter header: what `Host` says: a name or number, with or without a port.
  func allow(_ header: String?) -> Bool {
    guard let header, let name = AllowedHosts.name(in: header.lowercased()) else { return false }
    return names.contains(name) || name.hasSuffix(".localhost") || takesNumbers && AllowedHosts.isNumber(name)
  }

  /// The host without its port, and without the brackets of an IPv6 number; nil where it is not written like one.
  private static func name(in header: String) -> String? {
    let bytes = header.utf8
    var name = bytes[...]
    var port: Substring.UTF8View.SubSequence?
    if bytes.first == UInt8(ascii: "[") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      name = bytes[bytes.index(after: bytes.startIndex)..<end]
      let behind = bytes[bytes.index(after: end)...]
      guard behind.isEmpty || behind.first == UInt8(ascii: ":") else { return nil }
      port = behind.dropFirst()
    } else if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      name = bytes[..<colon]
      port = bytes[bytes.index(after: colon)...]
    }
    guard port?.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) ?? true else { return nil }
    // A name may end in a dot.
    if name.last == UInt8(ascii: ".") { name = name.dropLast() }
    return name.isEmpty ? nil : String(Substring(name))
  }

  /// Whether a name is an IPv4 or IPv6 number.
  private static func isNumber(_ name: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if name.utf8.contains(UInt8(ascii: ":")) {
      let letters = UInt8(ascii: "a")...UInt8(ascii: "f")
      return name.utf8.allSatisfy {
        digits.contains($0) || letters.contains($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
      }
    }
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { (1...3).contains($0.count) && $0.allSatisfy(digits.contains) }
  }
}

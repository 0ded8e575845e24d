import Findings
import ReviewRules

/// Names for findings that stay while a file is edited elsewhere: made of the rule, the path, the text at the place and whom it is about, and of
/// no line, message or severity. Findings that are equal in all this are counted.
struct Fingerprints {
  private var seen: [UInt64: Int] = [:]
  private let places: Places

  init(_ places: Places) { self.places = places }

  /// The fingerprint of the next finding of the report: 16 hexadecimal digits.
  mutating func next(_ finding: Finding) -> String {
    var hash = StableHash()
    hash.add(finding.rule.utf8)
    hash.add(places.path(of: finding.at).utf8)
    hash.add(places.bytes(of: finding.at))
    hash.add((finding.paywall ?? "").utf8)
    hash.add((finding.product ?? "").utf8)
    // What input lacks is told apart by storefront; what a rule says of a screen is one finding for all of them.
    if finding.kind == .input { for storefront in finding.storefronts { hash.add(storefront.utf8) } }
    let ordinal = seen[hash.value, default: 0]
    seen[hash.value] = ordinal + 1
    if ordinal > 0 { hash.add(String(ordinal).utf8) }
    return hash.digits
  }
}

/// FNV-1a with 64 bits, a public algorithm that gives the same value on every machine.
struct StableHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds bytes and an end mark that no UTF-8 holds.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { step(byte) }
    step(0xFF)
  }

  /// 16 hexadecimal digits.
  var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func step(_ byte: UInt8) {
    value ^= UInt64(byte)
    value = value &* 0x100_0000_01b3
  }
}

extension Report {
  /// The fingerprint of each finding, in the order of the judgement.
  public var fingerprints: [String] {
    var fingerprints = Fingerprints(Places(self))
    return judgement.findings.map { fingerprints.next($0.finding) }
  }
}

import Findings

/// The keys of an object that are not among those it may have, as `unknown-key` findings in the file's order.
///
/// `owner` says whose keys they are ("a paywall"); nothing where that is clear. Anything but an object has no keys.
public func unknownKeys(
  of object: Node, allowed: some Sequence<String>, in owner: String = "", severity: Severity = .error
) -> [Finding] {
  let known = Array(allowed)
  let set = Set(known.map { Array($0.utf8) })
  var faults: FaultList?
  object.forEachMember { member in
    let key = member.key
    guard !set.contains(Array(key.utf8)) else { return }
    if faults == nil { faults = FaultList(file: member.keyRange.file) }
    let place = Int(member.keyRange.start)..<Int(member.keyRange.end)
    faults?.add(
      "unknown-key", "Unknown key '\(key)'\(owner.isEmpty ? "" : " in \(owner)")", help: help(key, known), at: place,
      severity: severity)
  }
  return faults?.findings ?? []
}

private func help(_ key: String, _ known: [String]) -> String {
  if let meant = nearestName(to: key, among: known) { return "did you mean '\(meant)'?" }
  guard !known.isEmpty, known.count <= 12 else { return "" }
  return "known are " + known.map { "'\($0)'" }.joined(separator: ", ")
}

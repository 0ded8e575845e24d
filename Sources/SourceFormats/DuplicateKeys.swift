import Findings

/// A key of an object while its duplicates are looked for.
struct KeyBytes: Hashable {
  /// Alive only while the reader's buffer is.
  let bytes: UnsafeRawBufferPointer

  static func == (a: KeyBytes, b: KeyBytes) -> Bool {
    a.bytes.count == b.bytes.count && a.bytes.elementsEqual(b.bytes)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: bytes)
  }
}

/// Calls `report` for every key that stands among the keys before it, with the first of its kind; linear in the number of keys.
///
/// `entries` are the children of one object: key, value with all that is in it, key, and so on.
func forEachDuplicateKey(
  of object: Int, in entries: [Entry], bytes: UnsafeRawBufferPointer, text: (Int) -> [UInt8],
  scratch: inout [Int], report: (_ first: Int, _ again: Int) -> Void
) {
  scratch.removeAll(keepingCapacity: true)
  var index = object + 1
  var needsText = false
  while index < entries.count {
    scratch.append(index)
    if !entries[index].flags.isDisjoint(with: [.escaped, .decoded]) { needsText = true }
    let value = entries[index + 1]
    index = value.kind == .array || value.kind == .object ? Int(value.payload) : index + 2
  }
  guard scratch.count > 1 else { return }
  if needsText {
    var seen: [[UInt8]: Int] = [:]
    for key in scratch {
      let name = text(key)
      if let first = seen[name] { report(first, key) } else { seen[name] = key }
    }
    return
  }
  func raw(_ key: Int) -> KeyBytes {
    KeyBytes(bytes: UnsafeRawBufferPointer(rebasing: bytes[Int(entries[key].start)..<Int(entries[key].end)]))
  }
  guard scratch.count > 32 else {
    // So few that comparing their fingerprints, kept in `payload`, is cheaper than a table.
    for last in 1..<scratch.count {
      let fingerprint = entries[scratch[last]].payload
      for first in 0..<last
      where entries[scratch[first]].payload == fingerprint && raw(scratch[first]) == raw(scratch[last]) {
        report(scratch[first], scratch[last])
        break
      }
    }
    return
  }
  // Swift's hashing is seeded anew in every process: a file cannot be made to collide.
  var seen: [KeyBytes: Int] = [:]
  seen.reserveCapacity(scratch.count)
  for key in scratch {
    if let first = seen[raw(key)] { report(first, key) } else { seen[raw(key)] = key }
  }
}

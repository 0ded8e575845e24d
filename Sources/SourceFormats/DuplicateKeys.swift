import Findings

/// Finds keys that stand twice in one object. The cost is linear in the number of keys, whatever they are.
struct DuplicateKeys {
  private var keys: [Int] = []

  /// Every key that stands among those before it, with the first of its kind.
  ///
  /// `object` is the last one in `entries`, which refer to `bytes`; `text` gives a key that was decoded or has escapes.
  mutating func find(
    in object: Int, entries: UnsafeBufferPointer<Entry>, bytes: UnsafeRawBufferPointer, text: (Int) -> [UInt8]
  ) -> [(first: Int, again: Int)] {
    keys.removeAll(keepingCapacity: true)
    var index = object + 1
    var needsText = false
    while index < entries.count {
      keys.append(index)
      if !entries[index].flags.isDisjoint(with: [.escaped, .decoded]) { needsText = true }
      let value = entries[index + 1]
      index = value.kind == .array || value.kind == .object ? Int(value.payload) : index + 2
    }
    if keys.count < 2 { return [] }
    if needsText { return findByTable(text) }
    func raw(_ key: Int) -> KeyBytes {
      KeyBytes(bytes: UnsafeRawBufferPointer(rebasing: bytes[Int(entries[key].start)..<Int(entries[key].end)]))
    }
    return keys.count > 32 ? findByTable(raw) : findByFingerprint(entries, raw)
  }

  /// Swift's hashing is seeded anew in every process: a file cannot be made to collide.
  private func findByTable<Key: Hashable>(_ name: (Int) -> Key) -> [(first: Int, again: Int)] {
    var duplicates: [(first: Int, again: Int)] = []
    var seen: [Key: Int] = [:]
    seen.reserveCapacity(keys.count)
    for key in keys {
      let name = name(key)
      if let first = seen[name] { duplicates.append((first, key)) } else { seen[name] = key }
    }
    return duplicates
  }

  /// For so few keys that comparing their fingerprints, kept in `payload`, is cheaper than a table.
  private func findByFingerprint(
    _ entries: UnsafeBufferPointer<Entry>, _ raw: (Int) -> KeyBytes
  ) -> [(first: Int, again: Int)] {
    var duplicates: [(first: Int, again: Int)] = []
    for last in 1..<keys.count {
      let fingerprint = entries[keys[last]].payload
      for first in 0..<last
      where entries[keys[first]].payload == fingerprint && raw(keys[first]) == raw(keys[last]) {
        duplicates.append((keys[first], keys[last]))
        break
      }
    }
    return duplicates
  }
}

/// A key as it stands in the file. Alive only while the reader's buffer is.
private struct KeyBytes: Hashable {
  let bytes: UnsafeRawBufferPointer

  static func == (a: KeyBytes, b: KeyBytes) -> Bool {
    a.bytes.count == b.bytes.count && a.bytes.elementsEqual(b.bytes)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: bytes)
  }
}

extension FaultList {
  /// Reports the duplicate keys of the last object of a reader that decodes its texts.
  mutating func duplicateKeys(of object: Int, in entries: [Entry], texts: [String], severity: Severity = .error) {
    func text(_ key: Int) -> [UInt8] { Array(texts[Int(entries[key].payload)].utf8) }
    let duplicates = entries.withUnsafeBufferPointer { entries in
      var keys = DuplicateKeys()
      return keys.find(in: object, entries: entries, bytes: UnsafeRawBufferPointer(start: nil, count: 0), text: text)
    }
    for (first, again) in duplicates {
      duplicateKey(text(again), entries[again], first: entries[first], severity: severity)
    }
  }

  mutating func duplicateKey(_ key: [UInt8], _ again: Entry, first: Entry, severity: Severity = .error) {
    let firstPlace = SourceRange(file: file, start: first.start, end: first.end)
    add(
      "duplicate-key", "Key '\(String(decoding: key, as: UTF8.self))' stands twice in one object",
      help: "Keep one of the two", at: Int(again.start)..<Int(again.end),
      related: [Finding.Related("First here", at: firstPlace)], severity: severity)
  }
}

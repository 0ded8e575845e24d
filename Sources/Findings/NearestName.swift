/// The name among `names` that was most likely meant by `name`, or nil where none is near enough to suggest.
///
/// Near enough is an edit distance of at most a third of the name's length; swapped neighbours count as one edit.
public func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  KnownNames(names).nearest(to: name)
}

/// Names that are known, for looking up many others: see `nearestName(to:among:)`.
public struct KnownNames: Sendable {
  private let names: [(name: String, spelling: Spelling)]

  public init(_ names: some Sequence<String>) { self.names = names.map { ($0, Spelling($0)) } }

  public func nearest(to name: String) -> String? {
    let wanted = Spelling(name)
    let limit = max(1, wanted.letters.count / 3)
    var best: (name: String, distance: Int)?
    for index in names.indices where wanted.mayBeNear(names[index].spelling, limit) {
      let distance = editDistance(wanted.letters, names[index].spelling.letters)
      if distance <= limit, distance < best?.distance ?? .max { best = (names[index].name, distance) }
    }
    return best?.name
  }
}

/// A name for comparing: small letters, as bytes, and which there are. Long names are compared by their beginnings.
private struct Spelling: Sendable {
  let letters: [UInt8]
  private let kinds: UInt64

  init(_ name: String) {
    var letters = Array(name.utf8.prefix(64))
    if letters.allSatisfy({ $0 < 0x80 }) {
      for index in letters.indices where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letters[index]) {
        letters[index] += 32
      }
    } else {
      letters = Array(name.lowercased().utf8.prefix(64))
    }
    self.letters = letters
    kinds = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// Whether so many edits could make one of the other. Each takes away one kind of letter at most, so that most names need no closer look.
  func mayBeNear(_ other: Spelling, _ edits: Int) -> Bool {
    abs(other.letters.count - letters.count) <= edits && (kinds & ~other.kinds).nonzeroBitCount <= edits
      && (other.kinds & ~kinds).nonzeroBitCount <= edits
  }
}

private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for (j, y) in b.enumerated() {
      var cost = min(last[j] + (x == y ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, x == b[j - 1], a[i - 1] == y { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}

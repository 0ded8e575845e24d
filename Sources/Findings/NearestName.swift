/// The name among `names` that was most likely meant by `name`, or nil where none is near enough to suggest.
///
/// Near enough is an edit distance of at most a third of the name's length; swapped neighbours count as one edit.
public func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().utf8.prefix(64))
  let limit = max(1, wanted.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in names {
    let other = Array(candidate.lowercased().utf8.prefix(64))
    guard abs(other.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, other)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
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

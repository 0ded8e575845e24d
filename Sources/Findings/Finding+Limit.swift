extension Finding {
  /// How many findings of one rule are listed of one file while it is read: whoever mends these knows what to do about the others.
  public static let listedOfAKind = 1_000
}

extension [Finding] {
  /// The same findings in their order, at most so many of one rule in one file. The first one beyond stands for all that are left out, and counts them.
  public func limited(to limit: Int = Finding.listedOfAKind) -> [Finding] {
    if count <= limit { return self }
    var counts: [Kind: Int] = [:]
    var sums: [(index: Int, kind: Kind)] = []
    var listed: [Finding] = []
    for finding in self {
      let kind = Kind(rule: finding.rule, file: finding.at.file)
      let number = counts[kind, default: 0] + 1
      counts[kind] = number
      if number <= limit {
        listed.append(finding)
      } else if number == limit + 1 {
        sums.append((listed.count, kind))
        listed.append(finding)
      }
    }
    for (index, kind) in sums {
      let more = counts[kind, default: limit] - limit
      let first = listed[index]
      listed[index] = Finding(
        rule: first.rule, kind: first.kind, severity: first.severity,
        more == 1
          ? "1 more like this in this file is not listed" : "\(more) more like this in this file are not listed",
        at: first.at)
    }
    return listed
  }
}

private struct Kind: Hashable {
  var rule: String
  var file: FileID
}

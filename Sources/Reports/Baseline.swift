import Findings
import ReviewRules
import SourceFormats

/// The faults that a project has at some time: by what they are about, without lines, messages and severities. Equal faults are counted.
public struct Baseline: Hashable, Sendable {
  /// A fault in one locale.
  public struct Fault: Hashable, Comparable, Sendable {
    public var rule: String
    /// Empty where it is about none, as the following.
    public var paywall: String
    public var product: String
    public var locale: String
    /// The keys that lead to it in its file: see `PlaceNames`.
    public var place: String

    private var parts: [String] { [rule, paywall, product, locale, place] }

    public static func < (a: Fault, b: Fault) -> Bool {
      for (x, y) in zip(a.parts, b.parts) where !x.utf8.elementsEqual(y.utf8) {
        return x.utf8.lexicographicallyPrecedes(y.utf8)
      }
      return false
    }
  }

  public private(set) var counts: [Fault: Int] = [:]

  public init() {}

  /// The rule findings of a report that nobody has accepted.
  public init(of report: Report) {
    for (_, faults) in report.openFaults { for fault in faults { counts[fault, default: 0] += 1 } }
  }

  fileprivate mutating func take(_ fault: Fault) -> Bool {
    guard let count = counts[fault], count > 0 else { return false }
    counts[fault] = count == 1 ? nil : count - 1
    return true
  }

  // MARK: As a file

  private static let mark = "paywallgenBaseline"

  /// Whether a file that begins so may be a baseline, or is empty.
  public static func mayBegin(with bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 <= 0x20 } || String(decoding: bytes, as: UTF8.self).contains("\"\(mark)\"")
  }

  /// One fault a line, sorted, so that one fault more or less is one line in a comparison.
  public func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("paywallgenBaseline")
      writer.number(1)
      writer.key("faults")
      writer.array { writer in
        for (fault, count) in counts.sorted(by: { $0.key < $1.key }) {
          writer.object(inline: true) { writer in
            writer.key("rule")
            writer.string(fault.rule)
            writer.key("paywall")
            writer.string(fault.paywall)
            writer.key("product")
            writer.string(fault.product)
            writer.key("locale")
            writer.string(fault.locale)
            writer.key("place")
            writer.string(fault.place)
            writer.key("count")
            writer.number(count)
          }
        }
      }
    }
    return writer.finished()
  }

  /// Reads what `json` wrote. Nil where the bytes are no baseline.
  ///
  /// - Returns: the baseline, and where each fault stands in the file.
  public static func read(_ bytes: [UInt8], file: FileID) -> (baseline: Baseline, places: [Fault: SourceRange])? {
    let reading = readJSON(bytes, file: file)
    guard let root = reading.root, reading.findings.isEmpty, root[mark]?.number == "1", let faults = root["faults"],
      faults.kind == .array
    else { return nil }
    var baseline = Baseline()
    var places: [Fault: SourceRange] = [:]
    for node in faults.elements {
      guard let rule = node["rule"]?.string else { return nil }
      func text(_ key: String) -> String { node[key]?.string ?? "" }
      let fault = Fault(
        rule: rule, paywall: text("paywall"), product: text("product"), locale: text("locale"), place: text("place"))
      guard let count = node["count"]?.number.map({ Int($0) }) ?? 1, (1...1_000_000).contains(count) else { return nil }
      baseline.counts[fault, default: 0] += count
      places[fault] = node.range
    }
    return (baseline, places)
  }
}

extension Report {
  /// The indices of the open rule findings, with a fault for each of their locales.
  fileprivate var openFaults: [(index: Int, faults: [Baseline.Fault])] {
    let open = judgement.findings.indices.filter {
      judgement.findings[$0].suppression == nil && judgement.findings[$0].finding.kind == .rule
    }
    let names = PlaceNames(open.map { judgement.findings[$0].finding.at }, in: files)
    return open.map { index in
      let finding = judgement.findings[index].finding
      let locales = finding.locales.isEmpty ? [""] : finding.locales
      return (
        index,
        locales.map { locale in
          Baseline.Fault(
            rule: finding.rule, paywall: finding.paywall ?? "", product: finding.product ?? "", locale: locale,
            place: names[finding.at])
        }
      )
    }
  }

  /// The open findings of rules that another report has not, the most severe first: what is new since it, or mended in it.
  public func findings(unknownTo other: Report) -> [Finding] {
    var own = self
    own.mark(known: Baseline(of: other), reason: "")
    let open = own.judgement.findings.lazy.filter { $0.suppression == nil && $0.finding.kind == .rule }.map(\.finding)
    return [Severity.error, .warning, .note].flatMap { severity in open.filter { $0.severity == severity } }
  }

  /// Marks the findings that a baseline has. One that is new in some of its locales only becomes two.
  ///
  /// - Parameter reason: what is said of those that are not new: "in the baseline".
  /// - Returns: the faults that the baseline has and the report has not, sorted.
  @discardableResult
  public mutating func mark(known baseline: Baseline, reason: String) -> [Baseline.Fault] {
    var rest = baseline
    var marked = judgement.findings
    var new: [Int: JudgedFinding] = [:]
    for (index, faults) in openFaults {
      let fresh = faults.filter { !rest.take($0) }.map(\.locale)
      guard fresh.count < faults.count else { continue }
      if !fresh.isEmpty {
        new[index] = marked[index].narrowed { fresh.contains($0) }
        marked[index] = marked[index].narrowed { !fresh.contains($0) }
      }
      marked[index].suppression = reason
      marked[index].isKnown = true
    }
    judgement.findings = marked.indices.flatMap { index in (new[index].map { [$0] } ?? []) + [marked[index]] }
    return rest.counts.keys.sorted()
  }

  /// Adds findings, where they belong.
  public mutating func add(_ findings: [Finding]) {
    let paths = files.files.map(\.path)
    func path(_ range: SourceRange) -> String {
      paths.indices.contains(Int(range.file.index)) ? paths[Int(range.file.index)] : ""
    }
    judgement.findings += findings.map { JudgedFinding($0) }
    // A sort that keeps the order of equals: those that were here are in order.
    judgement.findings = judgement.findings.enumerated().sorted { a, b in
      let (x, y) = (a.element.finding, b.element.finding)
      return (path(x.at), x.at.start, x.rule, a.offset) < (path(y.at), y.at.start, y.rule, b.offset)
    }.map(\.element)
  }
}

extension JudgedFinding {
  /// The finding in some of its locales.
  fileprivate func narrowed(_ isKept: (String) -> Bool) -> JudgedFinding {
    var part = self
    part.finding.locales = finding.locales.filter(isKept)
    part.finding.screens = finding.screens.filter { screen in
      // paywall/locale@storefront/…
      let parts = screen.split(separator: "/", maxSplits: 2)
      return parts.count < 2 || isKept(String(parts[1].prefix { $0 != "@" }))
    }
    return part
  }
}

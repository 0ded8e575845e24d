import Findings
import Mustache
import Synchronization

/// What is wrong with templates whose pages had to be cut off. Pages are drawn by several threads, and each notes what it meets.
final class CutPages: Sendable {
  private let found = Mutex<Set<Finding>>([])

  func note(_ finding: Finding) { found.withLock { _ = $0.insert(finding) } }

  /// One for each kind and file: the first place in it.
  var findings: [Finding] {
    var seen: Set<[String]> = []
    let sorted = found.withLock { $0 }.sorted {
      ($0.at.file, $0.at.start, $0.rule) < ($1.at.file, $1.at.start, $1.rule)
    }
    return sorted.filter { seen.insert([$0.rule, String($0.at.file.index)]).inserted }
  }
}

extension Site {
  /// What is wrong with templates whose pages had to be cut off, of the pages that were rendered so far: `endless-template`, `boundless-template`.
  public var cutPages: [Finding] { cut.findings }

  /// Notes that a page was cut off.
  func note(_ stop: RenderingStop?) {
    guard let stop, let finding = theme.finding(for: stop, in: project.files) else { return }
    cut.note(finding)
  }
}

extension Theme {
  /// Says it at the innermost place that the project can change.
  fileprivate func finding(for stop: RenderingStop, in files: SourceFiles) -> Finding? {
    let own = Set(ownTemplates.map(\.file))
    let places = stop.reason == .calls ? stop.places.thatComeAgain : stop.places
    guard let place = places.first(where: { own.contains($0.file) }) ?? places.first else { return nil }
    // The default's templates are sound: what makes pages of theirs so large is what the project says.
    if stop.reason == .size, !own.contains(place.file), let longest = files.longest {
      return .input(
        "boundless-page", "Pages became too large, for there is too much to say on them",
        help: "they were cut off; look for texts that are far too long in the largest file, which is this one",
        at: .start(of: longest))
    }
    let name = library.templates.first { $0.file == place.file }?.name ?? ""
    switch stop.reason {
    case .calls:
      return .input(
        "endless-template", "Template '\(name)' calls itself without end",
        help: "pages were cut off \(TemplateLibrary.callLimit) calls deep; put the call into a section that ends",
        at: place)
    case .size:
      return .input(
        "boundless-template", "Pages that template '\(name)' is part of became too large",
        help: "they were cut off; look for templates that call each other many times, and for lists within lists",
        at: place)
    }
  }
}

extension SourceFiles {
  /// The largest file, the first of those that are as large; nil where none has a byte.
  fileprivate var longest: FileID? {
    var longest: Int?
    for (index, file) in files.enumerated() where file.bytes.count > longest.map({ files[$0].bytes.count }) ?? 0 {
      longest = index
    }
    return longest.map { FileID(index: UInt32($0)) }
  }
}

extension [SourceRange] {
  /// Those that are there more than once, else all: of calls without end, the last one may be any other.
  fileprivate var thatComeAgain: [SourceRange] {
    var seen: Set<SourceRange> = []
    let again = Set(filter { !seen.insert($0).inserted })
    return again.isEmpty ? self : filter(again.contains)
  }
}

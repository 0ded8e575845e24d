import Disk
import Findings
import Foundation
import Locales
import Projects
import Reports

/// `paywallgen diff`.
@Sendable func diff(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    guard options.operands.count == 2 else {
      throw UsageError(
        message: "diff compares two things", help: "usage: paywallgen diff [FLAGS] OLD NEW", command: "diff")
    }
    var watch = Stopwatch()
    let sides = try [0, 1].map {
      try DiffSide(options.operands[$0], beside: options.operands[1 - $0], options, environment)
    }
    try refuseUnknownLocales(options, sides.map(\.judging.project))
    watch.step("read and compose")
    let broken = sides.filter { $0.judging.status(failOn: .never) != .done }
    var changes = Changes(from: sides[0].side, to: sides[1].side)
    changes.isComplete = broken.isEmpty
    switch options.explanationFormat {
    case .text: console.output.write(changes.text())
    case .json:
      console.output.write(
        changes.json(
          from: options.operands[0], to: options.operands[1], today: sides[1].judging.project.today, version: version))
    case .markdown: console.output.write(changes.markdown())
    }
    watch.step("compare")
    watch.report(on: console, if: options.showsTimings)
    for side in broken { console.error.write(side.judging.report(in: side.location).inputOnly().text()) }
    if !broken.isEmpty { return .incomplete }
    return options.hasExitCode && !changes.isEmpty ? .findings : .done
  } catch {
    return complain(about: error, on: console)
  }
}

/// One of the two things that are compared: a file or folder, a git revision, or a path at a revision.
private struct DiffSide {
  var judging: Judging
  var location: Location
  var side: Changes.Side { Changes.Side(judging.project, sheets: judging.sheets) }

  /// - Parameter other: the other operand: a revision alone means what that path was.
  init(_ operand: String, beside other: String, _ options: Options, _ environment: Environment) throws {
    func isThere(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: absolutePath(path, in: environment.workingDirectory))
    }
    var options = options
    var revision: String?
    if isThere(operand) {
      options.operands = [operand]
    } else if let colon = operand.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let name = String(operand[..<colon])
      guard !name.isEmpty else {
        throw UsageError(
          message: "'\(operand)' names no git revision before the ':'",
          help: "name a path, a branch, tag or commit, or REF:path, as in HEAD:App", command: "diff")
      }
      revision = name
      options.operands = [
        try DiffSide.path(operand.behind(name + ":") ?? "", of: operand, environment)
      ]
    } else {
      revision = operand
      options.operands = [isThere(other) ? other : "."]
    }
    location = try Location(options, environment)
    let tree: FileTree
    if let revision {
      do throws(RevisionError) {
        tree = try FileTree.atRevision(
          revision, folder: location.folder,
          excluding: relativePath(siteFolder(environment), from: location.folder))
      } catch {
        guard case .unknown = error, !operand.contains(":") else { throw error }
        throw UsageError(
          message: "'\(operand)' is no file or folder here, and no git revision",
          help: "name a path, a branch, tag or commit, or REF:path", command: "diff")
      }
    } else {
      tree = try location.tree(excluding: siteFolder(environment))
    }
    let project = try readProject(tree, at: location, options, environment)
    judging = Judging(project, options: options, environment: environment, keepingSheets: true)
  }

  /// The absolute path of what REF:path names. As git reads it: from the top of the repository, unless it begins with a dot.
  private static func path(
    _ path: String, of operand: String, _ environment: Environment
  ) throws(UsageError) -> String {
    let working = environment.workingDirectory
    let top = Location.repository(around: working) ?? working
    let isRelative = [".", ".."].contains(path) || path.beginsWith("./") || path.beginsWith("../")
    let full = absolutePath(isRelative ? path : "./" + path, in: isRelative ? working : top)
    let isInside = !path.isAbsolutePath && (full == top || full.path(below: top.withoutLastSlash) != nil)
    guard isInside, !path.utf8.contains(0) else {
      throw UsageError(
        message: "'\(path)' of '\(operand)' is not inside the repository",
        help: "a path behind the ':' is seen from the top of the repository, or begins with './'", command: "diff")
    }
    return full
  }
}

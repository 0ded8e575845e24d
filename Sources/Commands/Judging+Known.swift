import Disk
import Findings
import Projects
import Reports
import ReviewRules

extension Judging {
  /// Marks the findings that a baseline has, or that were there at a git revision; writes a baseline where that is asked for.
  ///
  /// - Parameter past: the project as it was at the revision that the options name.
  mutating func markKnown(
    _ options: Options, _ environment: Environment, _ location: Location, past: Project?,
    _ console: Console
  ) throws {
    if options.isBaselineStrict, options.baseline == nil {
      throw UsageError(message: "'--strict-baseline' needs '--baseline FILE'", command: "check")
    }
    var report = report(in: location)
    if let name = options.writeBaseline {
      if options.since != nil || project.isPart {
        throw UsageError(
          message: "A baseline is written of the whole project",
          help: "leave out --since, --locale, --storefront and --paywall", command: "check")
      }
      let baseline = Baseline(of: report)
      try write(baseline, to: name, environment)
      // On standard error: a report may be on its way to standard output.
      if !options.isQuiet {
        let faults = baseline.counts.values.reduce(0, +)
        console.error.write("wrote \(visible(name)): \(faults) fault\(faults == 1 ? "" : "s")\n")
      }
      report.mark(known: baseline, reason: "in the baseline '\(name)'")
    } else if let name = options.baseline {
      let path = absolutePath(name, in: environment.workingDirectory)
      let file = report.files.add(
        path: relativePath(path, from: location.folder), bytes: try readBaseline(path, named: name))
      guard let (baseline, places) = Baseline.read(report.files[file].bytes, file: file) else {
        throw UsageError(message: "'\(name)' is no baseline", help: "write one with --write-baseline", command: "check")
      }
      let gone = report.mark(known: baseline, reason: "in the baseline '\(name)'").filter(wasLookedFor)
      if options.isBaselineStrict {
        report.add(gone.map { .baselineOutdated($0, at: places[$0] ?? .start(of: file)) })
      }
      project.files = report.files
    }
    if let revision = options.since, let past {
      let judging = Judging(past, options: options, environment: environment, keepingSheets: false)
      report.mark(known: Baseline(of: judging.report(in: location)), reason: "not new since '\(revision)'")
    }
    judgement = report.judgement
  }

  /// Whether this run would have found a fault if it were there.
  private func wasLookedFor(_ fault: Baseline.Fault) -> Bool {
    guard judgement.ran.contains(fault.rule) || Registry.rule(fault.rule) == nil else { return false }
    guard project.isPart else { return true }
    return project.requestedStorefronts.isEmpty
      && (fault.locale.isEmpty || project.locales.contains { $0.identifier == fault.locale })
      && (fault.paywall.isEmpty || project.paywalls.contains { $0.name == fault.paywall })
  }

  private func readBaseline(_ path: String, named name: String) throws -> [UInt8] {
    do throws(DiskError) {
      return try FileTree.unsearched(folder: "/").read(path)
    } catch {
      var shown = error
      shown.path = name
      throw UsageError(
        message: sentence(about: shown), help: "write one with --write-baseline \(name)", command: "check")
    }
  }

  /// Never over a file that is something else.
  private func write(_ baseline: Baseline, to name: String, _ environment: Environment) throws {
    let path = absolutePath(name, in: environment.workingDirectory)
    do throws(DiskError) {
      let there = try FileTree.unsearched(folder: "/").read(path)
      guard Baseline.read(there, file: FileID(index: 0)) != nil else {
        throw DiskError(path: name, reason: .system("is there, and is no baseline"))
      }
      if there == baseline.json() { return }
    } catch {
      guard error.reason == .missing else {
        throw UsageError(
          message: sentence(about: DiskError(path: name, reason: error.reason)), help: "name another file",
          command: "check")
      }
    }
    try writeFile(path, baseline.json())
  }
}

extension Finding {
  fileprivate static func baselineOutdated(_ fault: Baseline.Fault, at range: SourceRange) -> Finding {
    var whom = [fault.product, fault.place].filter { !$0.isEmpty }.map { "'\($0)'" }
    if !fault.locale.isEmpty { whom.append("in \(fault.locale)") }
    return Finding(
      rule: "baseline-outdated", kind: .rule, severity: .error,
      (["'\(fault.rule)'"] + whom).joined(separator: " ") + " is fixed, and still in the baseline",
      help: "write the baseline anew with --write-baseline", at: range,
      paywall: fault.paywall.isEmpty ? nil : fault.paywall, product: fault.product.isEmpty ? nil : fault.product,
      locales: fault.locale.isEmpty ? [] : [fault.locale])
  }
}

/// The project as it was when the branch left the revision that `--since` names; nil where none is named.
func pastProject(_ options: Options, _ environment: Environment, _ location: Location) throws -> Project? {
  guard let revision = options.since else { return nil }
  var tree = FileTree([:])
  do {
    let commit = try branchingPoint(from: revision, folder: location.folder)
    tree = try FileTree.atRevision(
      commit, folder: location.folder, excluding: relativePath(siteFolder(environment), from: location.folder))
  } catch RevisionError.noFolder {
    // All of it is new.
  }
  return try readProject(tree, at: location, options, environment)
}

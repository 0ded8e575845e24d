import Disk
import Findings
import Locales
import Projects
import ReviewRules
import Server

/// Reads the project that a command line means.
///
/// Throws where a flag names something that does not exist, or the folder cannot be read.
///
/// - Parameters:
///   - output: the output folder, which is not searched; nil: the one that builds write into by default.
///   - watch: notes what was read, to tell later whether it has changed.
func loadProject(
  _ options: Options, _ environment: Environment, excluding output: String? = nil, noting watch: Watch? = nil
) throws -> (project: Project, location: Location) {
  let location = try Location(options, environment)
  let tree = try location.tree(excluding: output ?? siteFolder(environment), noting: watch)
  let project = try readProject(tree, at: location, options, environment)
  for name in options.paywalls where !project.paywalls.contains(where: { $0.name == name }) {
    let known = project.paywallNames
    let nearest = suggestion(for: name, among: known)
    let list = known.isEmpty ? "" : "its paywalls are " + known.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    throw UsageError(message: "'\(name)' is no paywall of this project", help: nearest.isEmpty ? list : nearest)
  }
  try refuseUnknownLocales(options, [project])
  return (project, location)
}

/// Throws where a flag names a language that none of these projects has. A project without a configuration settles on no languages: any may be
/// looked at. Where files could not be understood, nobody knows which there are.
func refuseUnknownLocales(_ options: Options, _ projects: [Project]) throws(UsageError) {
  guard projects.allSatisfy({ $0.spoiled.isEmpty && $0.configuration != nil }) else { return }
  for text in options.locales {
    guard let locale = LocaleID(text), !projects.contains(where: { $0.speaks(locale) }) else { continue }
    let known = Set(projects.flatMap(\.knownLocales)).sorted().map(\.identifier)
    let more = known.count > 20 ? " and \(known.count - 20) more" : ""
    let list =
      known.isEmpty ? "" : "its locales are " + known.prefix(20).map { "'\($0)'" }.joined(separator: ", ") + more
    throw UsageError(message: "'\(text)' is no locale of this project", help: list)
  }
}

/// Reads what a command line means from a tree: the folder, or what it was at a git revision.
func readProject(
  _ tree: FileTree, at location: Location, _ options: Options, _ environment: Environment
) throws(UsageError) -> Project {
  let today = options.today ?? environment.today
  guard let day = Day(today) else {
    throw UsageError(message: "'\(today)' is no date", help: "write it like 2026-11-30")
  }
  var request = ProjectRequest(today: day)
  request.configuration = location.configuration
  request.catalogs = location.catalogs
  request.paywalls = options.paywalls
  request.locales = try options.locales.map { text throws(UsageError) in
    guard let locale = LocaleID(text) else {
      throw UsageError(
        message: "'\(text)' is no locale", help: LocaleID.suggestion(for: text))
    }
    return locale
  }
  request.storefronts = try options.storefronts.map { text throws(UsageError) in
    guard let storefront = Storefront(text) else {
      throw UsageError(
        message: "'\(text)' is no storefront", help: Storefront.suggestion(for: text))
    }
    return storefront
  }
  for id in options.select + options.ignore where Registry.rule(id) == nil {
    if InputFault.named(id) != nil {
      throw UsageError(
        message: "'\(id)' is no rule but an input finding, which cannot be switched off or chosen",
        help: "put right what it finds; 'paywallgen explain \(id)' says how")
    }
    throw UsageError(message: "'\(id)' is no rule", help: suggestion(for: id, among: Registry.ids))
  }
  var project = readProject(tree, request, workers: environment.workers(options))
  project.findings += Registry.findings(for: project.rules.namedRules)
  return project
}

private func suggestion(for name: String, among known: [String]) -> String {
  nearestName(to: name, among: known).map { "did you mean '\($0)'?" } ?? ""
}

/// Says what went wrong with a machine or a command line, and what that means for the status.
func complain(about error: any Error, on console: Console) -> ExitStatus {
  switch error {
  case let error as UsageError:
    console.complain(error.message)
    if !error.help.isEmpty { console.error.write("  " + error.help + "\n") }
  case let error as DiskError: console.complain(sentence(about: error))
  case let error as RevisionError:
    let (message, help) = sentences(about: error)
    console.complain(message)
    console.error.write("  " + help + "\n")
  default: console.complain("\(error)")
  }
  return .incomplete
}

/// Why a git revision cannot be read, and what to do.
func sentences(about error: RevisionError) -> (message: String, help: String) {
  switch error {
  case .unknown(let revision):
    (
      "'\(revision)' is no commit that this repository has",
      "name a branch, tag or commit; in a shallow clone, fetch it first: git fetch --unshallow"
    )
  case .noRepository(let folder): ("'\(folder)' is not in a git repository", "what it was is read from git")
  case .noFolder(let folder, let revision):
    ("'\(folder)' does not exist at '\(revision)'", "name a revision that has it")
  case .git(let words): ("git: \(words)", "what it was is read from git, which must be installed")
  }
}

/// A machine's refusal in words.
func sentence(about error: DiskError) -> String {
  switch error.reason {
  case .missing: "'\(error.path)' does not exist"
  case .isFolder: "'\(error.path)' is a folder"
  case .notPermitted: "'\(error.path)': permission denied"
  case .notOurs: "'\(error.path)' holds files that paywallgen did not write; choose another folder with --output"
  case .system(let reason): "'\(error.path)': \(reason)"
  }
}

extension RuleSettings {
  /// The rules that the configuration names, in the order of the file. Whether they exist is known where the rules are.
  fileprivate var namedRules: [(name: String, at: SourceRange)] {
    (severities.map { ($0.key, $0.value.range) } + suppressions.map { ($0.rule.value, $0.rule.range) })
      .sorted { $0.1.start < $1.1.start }
  }
}

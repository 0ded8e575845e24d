import Disk
import Findings
import Reports
import Sites

/// `paywallgen init`.
@Sendable func initialize(_ options: Options, _ environment: Environment, _ console: Console) -> ExitStatus {
  do {
    if let theme = options.theme { return try writeTheme(theme, options, environment, console) }
    let location = try Location(options, environment)
    let folder = location.folder
    let tree = try FileTree.onDisk(folder: folder, excluding: siteFolder(environment))
    let proposal = Proposal(
      tree, today: environment.today, named: location.configuration, catalogs: location.catalogs)
    if let problem = proposal.problem {
      console.complain(problem)
      return .incomplete
    }
    for file in proposal.files {
      try createFolders(folder, parentsOf: file.path)
      try createFile(folder + "/" + file.path, Array(file.text.utf8))
      if !options.isQuiet { console.output.write("wrote \(file.path)\n") }
    }
    if !options.isQuiet {
      console.error.write(
        """
        next: take the '# ' away from 'paywalls:' on in paywallgen.yml and fill in your addresses, so that every rule can judge; \
        'paywallgen build' shows the screens, 'paywallgen check' judges them

        """)
    }
    return .done
  } catch {
    return complain(about: error, on: console)
  }
}

/// Writes the default theme's files into a folder. Those that are there already stay as they are: somebody may have made them their own.
private func writeTheme(
  _ theme: String, _ options: Options, _ environment: Environment, _ console: Console
) throws -> ExitStatus {
  let folder = absolutePath(theme, in: environment.workingDirectory)
  let present = (try? FileTree.onDisk(folder: folder))?.paths ?? []
  let known = Set(present)
  let shown = visible(theme.hasSuffix("/") ? String(theme.dropLast()) : theme)
  var kept = 0
  for file in ThemeFiles.defaults {
    if known.contains(file.path) {
      kept += 1
      continue
    }
    try createFolders("", parentsOf: folder + "/" + file.path)
    try createFile(folder + "/" + file.path, file.bytes)
    console.output.write("wrote \(shown)/\(file.path)\n")
  }
  if kept > 0 { console.error.write("\(kept) files were there already, and are left as they are\n") }
  return .done
}

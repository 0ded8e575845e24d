import Findings
import Locales
import Words

extension ProjectReader {
  /// Reads the copy files, one for a paywall and locale, in the order of their paths.
  mutating func readCopyFiles(_ inputs: InputFiles) -> [NamedCopy] {
    var named: [(paywall: String, locale: LocaleID, file: FileID, bytes: [UInt8])] = []
    var places: [String: [LocaleID: Int]] = [:]
    for input in inputs.copy {
      guard let name = CopyFileName(path: input.path) else {
        // A README beside the copy is no copy; what 'copy:' itself names was meant for some.
        if !input.path.hasExtension("md"), load(input) != nil, let place = input.namedAt {
          findings.append(
            .input(
              "unknown-format", "'\(input.path)' is no copy that can be read",
              help: "name a folder with files like plus.en-US.md", at: place))
        }
        continue
      }
      let paywall = name.paywall
      guard let locale = LocaleID(name.locale) else {
        guard let (file, _) = load(input) else { continue }
        findings.append(.unknownLocale(Placed(name.locale, at: .start(of: file))))
        continue
      }
      let spoiledWords = { SpoiledInput(.copy, file: $0, paywall: paywall, locale: locale) }
      guard let (file, bytes) = load(input, spoils: spoiledWords) else { continue }
      findings += Finding.readAs(locale, Placed(name.locale, at: .start(of: file)))
      if let known = places[paywall]?[locale] {
        let first = files[named[known].file].path
        findings.append(
          .input(
            "duplicate-copy", "'\(first)' and '\(input.path)' are both copy of '\(paywall)' in \(locale.identifier)",
            help: "keep one of them: what '\(first)' says is shown", at: .start(of: file),
            related: [Finding.Related("The other one", at: .start(of: named[known].file))]))
        continue
      }
      places[paywall, default: [:]][locale] = named.count
      named.append((paywall, locale, file, bytes))
    }
    let read = workers.map(named.count) { [named] index -> (copy: CopyFile, problem: Finding?) in
      let (file, bytes) = (named[index].file, named[index].bytes)
      let problem = Finding.tooLarge(bytes, "A copy file", file: file) ?? .unreadableText(bytes, file: file)
      if let problem { return (CopyFile(file: file), problem) }
      return (CopyFile.read(bytes, file: file), nil)
    }
    return zip(named, read).map { name, reading in
      let (copy, problem) = reading
      findings += (problem.map { [$0] } ?? []) + copy.findings.limited()
      let rules = Set(copy.findings.map(\.rule))
      let isSpoiled =
        problem != nil
        || !rules.isDisjoint(with: ["malformed-yaml", "merge-conflict-marker", "unopened-front-matter"])
      if isSpoiled || !rules.isDisjoint(with: ["unknown-variable", "malformed-variable"]) {
        spoiled.append(SpoiledInput(.copy, file: name.file, paywall: name.paywall, locale: name.locale))
      }
      return NamedCopy(
        paywall: name.paywall, locale: name.locale, copy: copy, file: name.file, isSpoiled: isSpoiled)
    }
  }
}

/// A copy file with what its name says: `plus.de-DE.md`.
struct NamedCopy {
  var paywall: String
  var locale: LocaleID
  var copy: CopyFile
  var file: FileID
  /// It could not be understood: what it lacks is not missing.
  var isSpoiled: Bool
}

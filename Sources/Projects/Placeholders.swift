import Words

/// What a text leaves open, for comparing a translation with its source.
struct Placeholders: Hashable, Sendable {
  /// What is meant: the same in all the ways in which languages ask for it.
  enum Meaning: Hashable, Sendable {
    case variable(String)
    /// An argument that nothing is known of: its index, counted from 0.
    case argument(Int)
  }

  struct Placeholder: Hashable, Sendable {
    var meaning: Meaning
    /// What kind of value the conversion takes: `@` for an object, `d` for a whole number, `f` for another number.
    var conversion: Character?
    /// As the file writes it.
    var written: String
  }

  /// In reading order. A thing that is said twice needs not be said twice in every language, so each is here once.
  private(set) var all: [Placeholder] = []

  /// - Parameter arguments: what stands for the arguments of a string; beyond them, and where one is unknown, an argument is its number.
  init(_ phrase: Phrase, arguments: [Variable?]) {
    var before = ""
    for segment in phrase.segments {
      switch segment.content {
      case .literal(let text): before = text
      case .variable(let variable): add(variable, conversion: nil, written: variable.rawValue)
      case .argument(let index, let specifier):
        // "20%de réduction" is a percent sign without its blank, not a number to fill in.
        if before.utf8.last.map({ (0x30...0x39).contains($0) }) == true, specifier != "@" { continue }
        let written = "%\(index + 1)$\(specifier)"
        let conversion = Placeholders.conversion(of: specifier)
        if arguments.indices.contains(index), let variable = arguments[index] {
          add(variable, conversion: conversion, written: written)
        } else {
          add(Placeholder(meaning: .argument(index), conversion: conversion, written: written))
        }
      }
    }
  }

  private mutating func add(_ variable: Variable, conversion: Character?, written: String) {
    for meaning in variable.meanings {
      add(Placeholder(meaning: .variable(meaning), conversion: conversion, written: written))
    }
  }

  private mutating func add(_ placeholder: Placeholder) {
    if !all.contains(where: { $0.meaning == placeholder.meaning }) { all.append(placeholder) }
  }

  subscript(meaning: Meaning) -> Placeholder? { all.first { $0.meaning == meaning } }

  var numbers: Set<Meaning> { Set(all.lazy.filter { $0.conversion == "d" || $0.conversion == "f" }.map(\.meaning)) }

  private static func conversion(of specifier: String) -> Character {
    switch specifier.last {
    case "@": "@"
    case "d", "D", "i", "u", "U", "o", "O", "x", "X": "d"
    case "f", "F", "e", "E", "g", "G", "a", "A": "f"
    case "c", "C": "c"
    case let other: other ?? "@"
    }
  }
}

extension Placeholders {
  /// What is lost and added on the way from a source to a translation, as the files write it. A value that is taken as another kind of value is
  /// both.
  ///
  /// - Parameter droppable: what the translation may leave out: a number where the word itself says it.
  func differences(to own: Placeholders, droppable: Set<Meaning> = []) -> (lost: [String], added: [String]) {
    var lost: [String] = []
    var added: [String] = []
    for wanted in all {
      guard let found = own[wanted.meaning] else {
        if !droppable.contains(wanted.meaning), !lost.contains(wanted.written) { lost.append(wanted.written) }
        continue
      }
      if let a = wanted.conversion, let b = found.conversion, a != b {
        lost.append(wanted.written)
        added.append(found.written)
      }
    }
    for found in own.all where self[found.meaning] == nil {
      if !added.contains(found.written) { added.append(found.written) }
    }
    return (lost, added)
  }
}

extension Variable {
  /// What it says, in parts. A language chooses how a period is said ("a month", "monthly") and whether a price says it; names may be written out,
  /// and count for nothing.
  fileprivate var meanings: [String] {
    switch self {
    case .productName, .productDescription, .productID, .appName, .groupName, .tierName, .currencyCode, .currencySymbol:
      []
    case .pricePerPeriod, .pricePerPeriodAbbreviated: ["price", "period"]
    case .price: ["price"]
    case .period, .periodly, .periodWithUnit, .periodAbbreviated, .periodInDays, .periodInWeeks, .periodInMonths,
      .periodInYears:
      ["period"]
    case .offerPeriod, .offerPeriodWithUnit, .offerDuration, .offerCount: ["offer duration"]
    default: [rawValue]
    }
  }
}

import Foundation

// Measures parts of the library that are too quick to be seen in a build, and checks what they answer.
//
//   measure strings     a string catalog of 4 MB, read with places, and by JSONDecoder
//   measure prices      price text for every localization, storefront and product
//
// Prints a line for each row of the table: its name, the wall and CPU time of one run in milliseconds, parted by tabs. Ends with status 1, and says
// why, where an answer is wrong.

func measure(_ name: String) throws(WrongAnswer) -> [Row] {
  switch name {
  case "strings": try measureStrings()
  case "prices": try measurePrices()
  default: throw WrongAnswer("'\(name)' is nothing to measure: there are 'strings' and 'prices'")
  }
}

do {
  for row in try measure(CommandLine.arguments.dropFirst().first ?? "") {
    print("\(row.name)\t\(row.wall * 1000)\t\(row.cpu * 1000)")
  }
} catch {
  FileHandle.standardError.write(Data("measure: \(error.description)\n".utf8))
  exit(1)
}

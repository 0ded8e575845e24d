import Findings
import SourceFormats
import TestWorlds
import Testing

/// Numbers that look random and are the same in every run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 33
  }
}

@Suite struct HostileInputTests {
  static let json = #"{"a":[1,-2.5e3,true,null],"b\u00e9":{"c":"ü😀"},"d":"x\\\"y" , "e" : [[],{}]}"#
  static let yaml = "a: &x [1, 'b', \"c\\n\"]\nü:\n  - d: |\n      text\n    e: *x\n  - {f: ~, g: >-\n}\n# end\nh: 😀\n"
  static let csv = "a,\"b\n\"\"\",c\r\n1,2,ü\n\n\"x\"y,,\n"
  static let plist =
    "<?xml ?>\n<plist><dict><key>a&amp;</key><array><true/><integer>1</integer></array><!-- --></dict></plist>"
  static let strings = "/* c */ \"a\" = \"\\U00e9\\n\"; b=c;\n\"ü\"; // d\n'e' = \"😀\";"

  /// Every way to read bytes; each has to end, and all its places have to lie in the file.
  private static func readAll(_ bytes: [UInt8]) -> [Finding] {
    let table = readCSV(bytes, file: file)
    var findings = table.findings
    let readings = [
      readJSON(bytes, file: file), readYAML(bytes, file: file), readStrings(bytes, file: file),
      readPropertyList(bytes, file: file),
      readYAML(bytes, file: file, within: bytes.count / 3..<bytes.count),
    ]
    for reading in readings {
      findings += reading.findings
      if let root = reading.root {
        _ = describedTree(root)
        #expect(rangeTexts(root, of: bytes).isEmpty == false)
      }
      #expect(reading.root != nil || !reading.findings.isEmpty)
    }
    return findings
  }

  @Test(arguments: [json, yaml, csv, strings, plist]) func damagedFilesAreReadToAnEnd(text: String) {
    var dice = Dice(state: 7)
    let sound = Array(text.utf8)
    let spice = Array("{}[]:,\"'\\\n\t #-&*!|>%@`<=\0u;/*".utf8) + [0xFF, 0xC3, 0xE2, 0xF0, 0x80]
    for _ in 0..<400 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...6, using: &dice) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &dice)
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: bytes[index] = spice.randomElement(using: &dice) ?? 0
        case 1: bytes.insert(spice.randomElement(using: &dice) ?? 0, at: index)
        case 2: bytes.remove(at: index)
        default: bytes = Array(bytes.prefix(index + 1))
        }
      }
      for finding in Self.readAll(bytes) {
        #expect(finding.at.start <= finding.at.end && Int(finding.at.end) <= bytes.count, "\(bytes)")
      }
    }
  }

  @Test(
    arguments: [[], [0], [0xFF], [0xFF, 0xFE], [0xFE, 0xFF, 0], [0xEF, 0xBB, 0xBF], [0x22], [0x5C]] as [[UInt8]])
  func tinyFilesAreReadToAnEnd(bytes: [UInt8]) {
    for finding in Self.readAll(bytes) { #expect(Int(finding.at.end) <= bytes.count) }
  }
}

import Findings

/// A table as it was read.
public struct Table: Sendable {
  /// The rows in the file's order, the header first; empty lines are left out. A field's range holds its quotes, its value does not.
  /// A row may have fewer or more fields than the header, which is a finding.
  public var rows: [[Placed<String>]]
  /// The byte between fields: `,`, `;` or a tab.
  public var delimiter: UInt8
  public var findings: [Finding]
}

/// Reads comma-separated values (RFC 4180) in UTF-8, with or without a byte order mark. Fields are parted by whichever of `,`, `;` and tab
/// the header has most of, outside of quotes; lines end with `\n`, `\r\n` or `\r`.
///
/// What is wrong becomes a finding at its place: `malformed-csv` or `merge-conflict-marker`, the latter without rows.
public func readCSV(_ bytes: [UInt8], file: FileID) -> Table {
  func refused(_ message: String, help: String = "") -> Table {
    let finding = Finding.input(CSVParser.slug, message, help: help, at: .start(of: file))
    return Table(rows: [], delimiter: UInt8(ascii: ","), findings: [finding])
  }
  guard bytes.count < UInt32.max else { return refused("File is larger than 4 GB") }
  if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
    return refused("UTF-16 file, expected UTF-8", help: "Save the file as UTF-8")
  }
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  if let marker = mergeMarker(in: bytes, within: start..<bytes.count) {
    return Table(rows: [], delimiter: UInt8(ascii: ","), findings: [mergeMarkerFinding(at: marker, file: file)])
  }
  return bytes.withUnsafeBufferPointer { buffer in
    var parser = CSVParser(bytes: buffer, at: start, file: file)
    parser.parse()
    if parser.rows.isEmpty, parser.faults.findings.isEmpty { return refused("File is empty") }
    return Table(rows: parser.rows, delimiter: parser.delimiter, findings: parser.faults.findings)
  }
}

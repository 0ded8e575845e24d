import EmbeddedFiles
import Foundation
import Testing

@Suite struct EmbeddedFilesTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let embedded: [(path: String, bytes: [UInt8])] = (0..<embedded_file_count()).map { index in
    let file = embedded_file_at(index)
    return (String(cString: file.path), Array(UnsafeBufferPointer(start: file.bytes, count: file.size)))
  }

  @Test func listsTheFilesThatAreThere() throws {
    let script = Process()
    script.executableURL = Self.root.appendingPathComponent(".ci/embed")
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let expected = output.fileHandleForReading.readDataToEndOfFile()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
    let committed = try Data(contentsOf: Self.root.appendingPathComponent("Sources/EmbeddedFiles/files.c"))
    #expect(committed == expected, "files came or went: run 'make embed'")
  }

  @Test func carriesTheFilesAsTheyAre() throws {
    for (path, bytes) in Self.embedded {
      let folder = path.hasPrefix("SystemWords/") ? "Sources/EmbeddedFiles/" : ""
      let file = Self.root.appendingPathComponent(folder + path)
      #expect([UInt8](try Data(contentsOf: file)) == bytes, "\(path)")
    }
  }

  @Test func sortsThemByPath() {
    let paths = Self.embedded.map(\.path)
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Set(paths).count == paths.count)
  }

  @Test func hasNothingBehindTheLast() {
    let behind = embedded_file_at(embedded_file_count())
    #expect(String(cString: behind.path) == "" && behind.size == 0)
  }
}

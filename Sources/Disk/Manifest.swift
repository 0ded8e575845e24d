import Findings

/// What a build wrote into an output folder: the record that later builds compare with.
///
/// It holds no times, so that the same input gives the same bytes. Whether a file was touched since is told by the clock of the file
/// system: a file that changed before the manifest was written is as the build left it.
public struct Manifest: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var path: String
    /// In bytes.
    public var size: Int
    public var hash: ContentHash

    public init(path: String, size: Int, hash: ContentHash) {
      self.path = path
      self.size = size
      self.hash = hash
    }
  }

  static let fileName = FileTree.outputMark
  /// Where a build notes what it is about to write; gone when it is done.
  static let journalName = ".paywallgen-journal"
  /// The journal's first line. A file without it is not a journal of ours, whatever its name, and nothing is done by it.
  static let journalHeader = "paywallgen journal 1"
  /// What the names of a build's own records begin with.
  static let ownPrefix = ".paywallgen-"

  /// The tool's version.
  public var version: String
  /// Of inputs, options and binary. Empty where a build did not do all its work and must be run again.
  public var fingerprint: String
  /// What else the outputs depend on: versions of libraries.
  public var info: [String: String]
  /// Sorted by the paths' bytes.
  public var entries: [Entry]

  public init(version: String, fingerprint: String, info: [String: String] = [:], entries: [Entry] = []) {
    self.version = version
    self.fingerprint = fingerprint
    self.info = info
    self.entries = entries.sorted { precedesInBytes($0.path, $1.path) }
  }
}

// MARK: Writing

extension Manifest {
  /// The manifest as JSON, one file a line.
  var json: [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(entries.count * 128 + 512)
    out.append(text: "{\n  \"schemaVersion\": 1,\n  \"tool\": { \"name\": \"paywallgen\", \"version\": ")
    out.append(quoted: version)
    out.append(text: " },\n  \"fingerprint\": ")
    out.append(quoted: fingerprint)
    out.append(text: ",\n  \"info\": {")
    var separator = "\n    "
    for (key, value) in info.sorted(by: { precedesInBytes($0.key, $1.key) }) {
      out.append(text: separator)
      out.append(quoted: key)
      out.append(text: ": ")
      out.append(quoted: value)
      separator = ",\n    "
    }
    out.append(text: info.isEmpty ? "},\n  \"files\": {" : "\n  },\n  \"files\": {")
    separator = "\n    "
    for entry in entries {
      out.append(text: separator)
      out.append(quoted: entry.path)
      out.append(text: ": { \"size\": ")
      out.append(text: String(entry.size))
      out.append(text: ", \"hash\": ")
      out.append(UInt8(ascii: "\""))
      entry.hash.append(to: &out)
      out.append(UInt8(ascii: "\""))
      out.append(text: " }")
      separator = ",\n    "
    }
    out.append(text: entries.isEmpty ? "}\n}\n" : "\n  }\n}\n")
    return out
  }
}

extension [UInt8] {
  fileprivate mutating func append(text: String) { append(contentsOf: text.utf8) }

  fileprivate mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    defer { append(UInt8(ascii: "\"")) }
    var text = text
    text.withUTF8 { append(escaped: $0) }
  }

  private mutating func append(escaped text: UnsafeBufferPointer<UInt8>) {
    let isPlain = text.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    if isPlain { return append(contentsOf: text) }
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        append(contentsOf: "\\u00".utf8)
        append(digits[Int(byte >> 4)])
        append(digits[Int(byte & 15)])
      default: append(byte)
      }
    }
  }
}

// MARK: Reading

extension Manifest {
  /// What a damaged manifest still says: the entries of its whole lines. A file stands in a line of its own.
  static func salvagedEntries(of json: [UInt8]) -> [Entry] {
    json.split(separator: UInt8(ascii: "\n")).compactMap { line in
      var scanner = ManifestScanner(Array(line))
      guard let path = scanner.string(), OutputPathProblem.problem(of: path) == nil, scanner.takesColon() else {
        return nil
      }
      var size: Int?
      var hash: ContentHash?
      let isSound = scanner.object { key, scanner in
        switch key {
        case "size": size = scanner.integer()
        case "hash": hash = scanner.string().flatMap(ContentHash.init)
        default: return false
        }
        return true
      }
      guard isSound, let size, let hash else { return nil }
      return Entry(path: path, size: size, hash: hash)
    }
  }

  /// Nil where the bytes are not a manifest of ours: not our shape, cut off, or with paths that lead out of the folder.
  init?(json: [UInt8]) {
    var scanner = ManifestScanner(json)
    var version: String?
    var fingerprint: String?
    var schemaVersion: Int?
    var info: [String: String] = [:]
    var entries: [Entry] = []
    let isSound = scanner.object { key, scanner in
      switch key {
      case "schemaVersion":
        schemaVersion = scanner.integer()
        return schemaVersion != nil
      case "tool":
        return scanner.object { key, scanner in
          let text = scanner.string()
          if key == "version" { version = text }
          return text != nil
        }
      case "fingerprint":
        fingerprint = scanner.string()
        return fingerprint != nil
      case "info":
        return scanner.object { key, scanner in
          info[key] = scanner.string()
          return info[key] != nil
        }
      case "files":
        return scanner.object { path, scanner in
          var size: Int?
          var hash: ContentHash?
          let isSound = scanner.object { key, scanner in
            switch key {
            case "size":
              size = scanner.integer()
              return size != nil
            case "hash":
              hash = scanner.string().flatMap(ContentHash.init)
              return hash != nil
            default: return false
            }
          }
          guard isSound, let size, let hash, OutputPathProblem.problem(of: path) == nil else { return false }
          entries.append(Entry(path: path, size: size, hash: hash))
          return true
        }
      default: return false
      }
    }
    guard isSound, scanner.isAtEnd, schemaVersion == 1, let version, let fingerprint else { return nil }
    self.init(version: version, fingerprint: fingerprint, info: info, entries: entries)
  }
}

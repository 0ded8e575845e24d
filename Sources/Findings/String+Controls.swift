extension String {
  /// With a replacement character for each character that would act instead of being read: what every text of others goes through on its way to a
  /// screen or a page.
  ///
  /// Such are control characters but line breaks and tabs (no font draws them, no page may hold them, and a terminal that shows the page would obey
  /// them), and marks of direction that reach beyond the text they stand in: overrides, which turn letters round, and embeddings and isolates
  /// that the text does not close itself. An isolate that is closed, and the marks LRM, RLM and ALM, are what Arabic and Hebrew texts are written
  /// with, and stay. A line ends as files on Windows end it, too: a carriage return, with a line feed or alone, is one line feed.
  public var withoutControls: String { withoutControls(isPart: false) }

  /// - Parameter isPart: whether more stands before or behind, where an isolate may be opened or closed: around a price that is filled in.
  public func withoutControls(isPart: Bool) -> String {
    if isPlain { return self }
    var scalars: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
      scalars.append(scalar)
    }
    for position in scalars.indices where scalars[position] == "\r" { scalars[position] = "\n" }
    /// The positions of what was opened, and whether it is an override.
    var open: [(position: Int, isIsolate: Bool, isOverride: Bool)] = []
    func replace(_ position: Int) { scalars[position] = "\u{FFFD}" }
    for (position, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x202A, 0x202B: open.append((position, false, false))
      case 0x202D, 0x202E:
        replace(position)
        open.append((position, false, true))
      case 0x2066...0x2068: open.append((position, true, false))
      case 0x202C:
        if let last = open.last, !last.isIsolate {
          open.removeLast()
          if last.isOverride { replace(position) }
        } else {
          replace(position)
        }
      case 0x2069:
        guard let start = open.lastIndex(where: \.isIsolate) else {
          if !isPart { replace(position) }
          continue
        }
        // What was opened inside and not closed ends with the isolate, but was not written by somebody who knew.
        for inner in open[(start + 1)...] { replace(inner.position) }
        open.removeSubrange(start...)
      default:
        let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
        if isControl || scalar.value == 0x2028 || scalar.value == 0x2029 { replace(position) }
      }
    }
    for unclosed in open where !(isPart && unclosed.isIsolate) { replace(unclosed.position) }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }

  /// Whether nothing in it is one of those: controls are below U+00A0, separators and marks of direction are U+2028 to U+202E and U+2066 to U+2069.
  private var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { String.isPlain(UnsafeBufferPointer(rebasing: $0[$0.printableCount...])) }
      ?? String.isPlain(utf8)
  }

  private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in bytes {
      if byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F { return false }
      switch before {
      case (_, 0xC2): if byte < 0xA0 { return false }
      case (0xE2, 0x80): if (0xA8...0xAE).contains(byte) { return false }
      case (0xE2, 0x81): if (0xA6...0xA9).contains(byte) { return false }
      default: break
      }
      before = (before.1, byte)
    }
    return true
  }
}

/// A document of JSON that is written again and again with other strings at some places.
public struct JSONTemplate: Sendable {
  let bytes: [UInt8]
  /// In order.
  let slots: [Slot]

  /// A string that is another one in another document.
  struct Slot: Sendable {
    var number: Int
    /// With its quotes.
    var place: Range<Int>

    func moved(by distance: Int) -> Slot {
      Slot(number: number, place: place.lowerBound + distance..<place.upperBound + distance)
    }
  }

  /// The document as it was written.
  public var original: [UInt8] { bytes }

  /// The document with other strings.
  ///
  /// - Parameter text: gives the string for a slot's number; asked once for each.
  public func filled(_ text: (Int) -> String) -> [UInt8] {
    var writer = JSONWriter(isCompact: true)
    var written: [Range<Int>?] = []
    var start = 0
    bytes.withUnsafeBufferPointer { bytes in
      for slot in slots {
        writer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<slot.place.lowerBound]))
        start = slot.place.upperBound
        while slot.number >= written.count { written.append(nil) }
        if let known = written[slot.number] {
          writer.append(copyOf: known)
          continue
        }
        let first = writer.place
        writer.appendQuoted(escaped: text(slot.number))
        written[slot.number] = first..<writer.place
      }
      writer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    return writer.bytes
  }
}

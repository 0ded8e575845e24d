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

  /// Hands out the document as it was written.
  public func original(_ body: (UnsafeRawBufferPointer) -> Void) { bytes.withUnsafeBytes(body) }

  /// Hands out the document with other strings, in memory that is good until `body` returns.
  ///
  /// - Parameter text: gives the string for a slot's number; asked once for each.
  public func filled(_ text: (Int) -> String, _ body: (UnsafeRawBufferPointer) -> Void) {
    // With some room for words that are longer.
    var writer = JSONWriter(isCompact: true, capacity: bytes.count + bytes.count / 4)
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
    writer.withBytes(body)
  }
}

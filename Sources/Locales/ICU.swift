import Foundation

#if canImport(_FoundationICU)
  import _FoundationICU
#endif

/// The little of Foundation's bundled ICU that Foundation has no API for. No other file calls it.
///
/// Foundation's copy renames the functions with the prefix `swift_`; on Apple's systems `ICU+Apple.swift` has the same
/// names.
enum ICU {
  /// `zh-TW` → `zh-Hant-TW`; the identifier itself where CLDR has no guess.
  static func likelySubtags(of identifier: String) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 96) { buffer in
      guard let start = buffer.baseAddress else { return identifier }
      var status = U_ZERO_ERROR
      let length = Int(swift_uloc_addLikelySubtags(identifier, start, Int32(buffer.count), &status))
      guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length < buffer.count else { return identifier }
      // ICU parts with underscores.
      for index in 0..<length where buffer[index] == 0x5F { buffer[index] = 0x2D }
      return String(
        decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<length]), as: UTF8.self)
    }
  }

  /// Whether a text of four letters is a script's code in ISO 15924.
  static func isScript(_ code: String) -> Bool {
    var status = U_ZERO_ERROR
    var script = USCRIPT_INVALID_CODE
    let count = swift_uscript_getCode(code, &script, 1, &status)
    return count == 1 && status.rawValue <= U_ZERO_ERROR.rawValue
  }

  /// `76.1`.
  static var version: String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      buffer.initialize(repeating: 0)
      swift_u_getVersion(start)
      return "\(buffer[0]).\(buffer[1])"
    }
  }

  enum UnitWidth: String {
    case full = "full-name"
    case short
  }

  /// A count of a unit of time, in the nominative: "3 Monate". Nil where ICU has no answer. Costs some 60 microseconds.
  static func duration(_ count: Int, _ unit: String, width: UnitWidth, in locale: String) -> String? {
    number(count, "measure-unit/duration-\(unit) unit-width-\(width.rawValue)", in: locale)
  }

  /// A measure in words, "1 Kilometer", and the same each unit of time, "1 Kilometer pro Jahr": CLDR has the words for any measure, and ICU asks for one.
  /// Nil where ICU has no answer.
  static func measure(each unit: String? = nil, in locale: String) -> String? {
    let length = "measure-unit/length-kilometer unit-width-full-name"
    return number(1, unit.map { "\(length) per-measure-unit/duration-\($0)" } ?? length, in: locale)
  }

  /// A whole number as a skeleton writes it.
  private static func number(_ count: Int, _ text: String, in locale: String) -> String? {
    var status = U_ZERO_ERROR
    let skeleton = Array(text.utf16)
    guard let formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale, &status) else {
      return nil
    }
    defer { swift_unumf_close(formatter) }
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatInt(formatter, Int64(count), result, &status)
    var buffer = [UInt16](repeating: 0, count: 256)
    let length = Int(swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status))
    guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= buffer.count else { return nil }
    return String(decoding: buffer.prefix(length), as: UTF16.self)
  }

  /// CLDR's plural rules of one locale. ICU's rules never change once open, so any thread may ask them.
  final class PluralRules: Sendable {
    private nonisolated(unsafe) let rules: OpaquePointer?

    init(locale: String) {
      var status = U_ZERO_ERROR
      rules = swift_uplrules_open(locale, &status)
    }

    deinit { swift_uplrules_close(rules) }

    /// CLDR's keyword for a count: `one`, `few`, …
    func keyword(for count: Int) -> String {
      guard let rules else { return "other" }
      return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
        guard let start = buffer.baseAddress else { return "other" }
        var status = U_ZERO_ERROR
        let length = Int(swift_uplrules_select(rules, Double(count), start, Int32(buffer.count), &status))
        guard status.rawValue <= U_ZERO_ERROR.rawValue, length > 0, length <= buffer.count else { return "other" }
        // Keywords are ASCII.
        return String(unsafeUninitializedCapacity: length) { bytes in
          for index in 0..<length { bytes[index] = UInt8(truncatingIfNeeded: buffer[index]) }
          return length
        }
      }
    }

    /// Every keyword that the rules have.
    var keywords: [String] {
      var status = U_ZERO_ERROR
      guard let rules, let names = swift_uplrules_getKeywords(rules, &status) else { return ["other"] }
      defer { swift_uenum_close(names) }
      var found: [String] = []
      var length: Int32 = 0
      while let name = swift_uenum_next(names, &length, &status) { found.append(String(cString: name)) }
      return found
    }
  }
}

/// The version of the platform's ICU, whose CLDR data writes prices and periods: where two machines write them differently, this says why.
public var icuVersion: String { ICU.version }

// The names are ICU's, as Foundation's copy spells them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(_FoundationICU)
  // Apple's systems have ICU as libicucore, under its own names and without headers: the few functions that we call are
  // declared here. Types are as in ICU's C API, which does not change.

  struct UErrorCode: RawRepresentable, Sendable {
    var rawValue: Int32
  }
  let U_ZERO_ERROR = UErrorCode(rawValue: 0)

  struct UScriptCode: RawRepresentable, Sendable {
    var rawValue: Int32
  }
  let USCRIPT_INVALID_CODE = UScriptCode(rawValue: -1)

  typealias Status = UnsafeMutablePointer<UErrorCode>

  @_silgen_name("uloc_addLikelySubtags")
  func swift_uloc_addLikelySubtags(
    _ locale: UnsafePointer<CChar>, _ result: UnsafeMutablePointer<CChar>, _ capacity: Int32, _ status: Status
  ) -> Int32

  @_silgen_name("u_getVersion")
  func swift_u_getVersion(_ version: UnsafeMutablePointer<UInt8>)

  @_silgen_name("uscript_getCode")
  func swift_uscript_getCode(
    _ name: UnsafePointer<CChar>, _ scripts: UnsafeMutablePointer<UScriptCode>, _ capacity: Int32, _ status: Status
  ) -> Int32

  @_silgen_name("unumf_openForSkeletonAndLocale")
  func swift_unumf_openForSkeletonAndLocale(
    _ skeleton: UnsafePointer<UInt16>, _ length: Int32, _ locale: UnsafePointer<CChar>, _ status: Status
  ) -> OpaquePointer?

  @_silgen_name("unumf_close")
  func swift_unumf_close(_ formatter: OpaquePointer?)

  @_silgen_name("unumf_openResult")
  func swift_unumf_openResult(_ status: Status) -> OpaquePointer?

  @_silgen_name("unumf_closeResult")
  func swift_unumf_closeResult(_ result: OpaquePointer?)

  @_silgen_name("unumf_formatInt")
  func swift_unumf_formatInt(_ formatter: OpaquePointer?, _ value: Int64, _ result: OpaquePointer?, _ status: Status)

  @_silgen_name("unumf_resultToString")
  func swift_unumf_resultToString(
    _ result: OpaquePointer?, _ buffer: UnsafeMutablePointer<UInt16>, _ capacity: Int32, _ status: Status
  ) -> Int32

  @_silgen_name("uplrules_open")
  func swift_uplrules_open(_ locale: UnsafePointer<CChar>, _ status: Status) -> OpaquePointer?

  @_silgen_name("uplrules_close")
  func swift_uplrules_close(_ rules: OpaquePointer?)

  @_silgen_name("uplrules_select")
  func swift_uplrules_select(
    _ rules: OpaquePointer?, _ number: Double, _ keyword: UnsafeMutablePointer<UInt16>, _ capacity: Int32,
    _ status: Status
  ) -> Int32

  @_silgen_name("uplrules_getKeywords")
  func swift_uplrules_getKeywords(_ rules: OpaquePointer?, _ status: Status) -> OpaquePointer?

  @_silgen_name("uenum_next")
  func swift_uenum_next(
    _ names: OpaquePointer?, _ length: UnsafeMutablePointer<Int32>, _ status: Status
  ) -> UnsafePointer<CChar>?

  @_silgen_name("uenum_close")
  func swift_uenum_close(_ names: OpaquePointer?)
#endif

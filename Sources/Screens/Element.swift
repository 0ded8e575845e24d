import Findings
import Looks

/// A part of a screen, with a role, in reading order: a view into its sheet.
public struct Element: Sendable {
  let sheet: Sheet
  let index: Int

  private var record: ElementRecord { sheet.elements[index] }

  /// What it is on the screen.
  public var role: Role { record.role }
  /// The plan it belongs to: an index among the paywall's plans; nil for elements of the whole screen.
  public var plan: Int? { record.plan < 0 ? nil : Int(record.plan) }
  /// The runs of its text, in reading order; empty for an icon.
  public var runs: ElementRuns { ElementRuns(sheet: sheet, range: Int(record.runStart)..<Int(record.runEnd)) }
  /// The text of all runs.
  public var text: String {
    let record = record
    guard record.runStart < record.runEnd else { return "" }
    let range = Int(record.runStart)..<Int(record.runEnd)
    // Runs are written one behind the other, mostly without anything between them.
    let isWhole = range.dropFirst().allSatisfy { sheet.runs[$0].start == sheet.runs[$0 - 1].end }
    if isWhole {
      let text = sheet.text[Int(sheet.runs[range.lowerBound].start)..<Int(sheet.runs[range.upperBound - 1].end)]
      return String(decoding: text, as: UTF8.self)
    }
    return String(decoding: runs.flatMap(\.bytes), as: UTF8.self)
  }
  /// Where a link or a button of the store goes: an address, or an address of the site for tier links.
  public var destination: String? { record.destination < 0 ? nil : sheet.destinations[Int(record.destination)] }
  /// The size, weight and colours it is drawn with.
  public var style: RoleStyle { sheet.styles[Int(record.style)] }
  /// The same in a scheme; `style` is that of the light one.
  public func style(in scheme: Scheme) -> RoleStyle {
    scheme == .light ? style : sheet.darkStyles[Int(record.style)]
  }
  /// A number that is equal for elements of a sheet that are drawn alike, from 0 on.
  public var styleNumber: Int { Int(record.style) }
  /// The element of a `custom` paywall that declares it: an index in `Paywall.elements`; nil for all others.
  public var declared: Int? { record.declared < 0 ? nil : Int(record.declared) }
  /// A button that cannot act: the current plan is chosen, or nothing is loaded.
  public var isOff: Bool { record.isOff }
  /// A number that is equal for elements of a sheet that are one and the same on several screens.
  public var id: Int { index }
}

/// The runs of an element, in order.
public struct ElementRuns: RandomAccessCollection, Sendable {
  let sheet: Sheet
  let range: Range<Int>

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(position: Int) -> Run { Run(sheet: sheet, index: position) }
}

/// An element as it is stored. Screens of one sheet share elements.
struct ElementRecord: Sendable {
  var role: Role
  var plan: Int32
  var runStart: UInt32
  var runEnd: UInt32
  var destination: Int32
  var style: UInt16
  var isOff: Bool
  var declared: Int32 = -1
}

import Findings
import Locales
import Projects

/// What App Store Connect's forms want of a project, field by field and in their order, and what App Review may be told of its paywalls.
struct ReviewKit: Sendable {
  var sections: [Section]

  /// One form: a subscription group, a product, or the notes of a paywall.
  struct Section: Sendable {
    enum Kind: String, CaseIterable, Sendable {
      case group, product
      case notes = "review-notes"
    }

    var kind: Kind
    /// The name to link to: `product-2`.
    var anchor: String
    var title: String
    /// What it is, in a few words.
    var note: String
    var blocks: [Block]

    /// The fields that cannot be handed in as they are.
    var openCount: Int { blocks.reduce(0) { $0 + $1.fields.count { $0.severity == .error } } }
  }

  /// Fields that belong together: the form's own, or one of its texts in each language.
  struct Block: Sendable {
    /// Nil for the form's own fields.
    var title: String?
    var note = ""
    var fields: [Field]
  }

  struct Field: Sendable {
    var label: String
    /// What is to be entered; nil: no file says it.
    var value: String?
    /// The language of the value; nil: English, or none.
    var locale: LocaleID?
    /// What to know beside the value; not to be copied.
    var note = ""
    /// An identifier, not words.
    var isCode = false
    var measure: Measure?
    /// How much is wrong; nil: nothing is.
    var severity: Severity?
    /// What is wrong; empty where nothing is.
    var message = ""
  }

  /// The length of a value, beside what is known of its limit.
  struct Measure: Sendable {
    var length: Int
    var limit: Limit.Fact

    /// The length that all sources allow.
    var safe: Int { limit.disputed ?? limit.most }
    var words: String { "\(length) of \(safe)" + (limit.unit == .bytes ? " bytes" : "") }
    /// Nil where the value fits.
    var excess: (severity: Severity, message: String)? {
      if length > limit.most {
        let what = limit.disputed == nil ? "the limit" : "the longest text that was ever accepted"
        return (.error, "\(length - limit.most) over \(what)")
      }
      return length > safe ? (.warning, "\(length - safe) over the \(safe) that are safe") : nil
    }
  }

  /// The fields that cannot be handed in as they are.
  var openCount: Int { sections.reduce(0) { $0 + $1.openCount } }
}

extension ReviewKit.Field {
  /// A text with a limit; nil: it is missing, and `absence` says what that means.
  init(
    _ label: String, _ value: String?, limit: Limit.Fact, locale: LocaleID? = nil, isCode: Bool = false,
    absence: (severity: Severity, message: String)? = nil
  ) {
    self.init(label: label, value: value, locale: locale, isCode: isCode)
    let length = value.map { limit.unit == .bytes ? $0.utf8.count : $0.count } ?? 0
    let measure = ReviewKit.Measure(length: length, limit: limit)
    self.measure = measure
    let fault = value == nil ? absence : measure.excess
    severity = fault?.severity
    message = fault?.message ?? ""
  }
}

extension Limit.Fact {
  /// "Up to 30 characters are safe; up to 35 have been accepted".
  var words: String {
    let unit = unit == .bytes ? "bytes" : "characters"
    guard let disputed else { return "Up to \(most) \(unit)" }
    return "Up to \(disputed) \(unit) are safe; up to \(most) have been accepted"
  }
}

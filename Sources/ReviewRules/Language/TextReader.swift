import Foundation
import Locales

/// Reads the texts of one language. A text is read once, however many elements, paywalls and markets show it: the paywalls of an app have their
/// buttons, terms and much of their copy in common.
///
/// Not for several threads at a time. Whoever judges sheets of one language one after the other makes one for all of them.
public final class TextReader {
  public let language: String
  /// The words of the language, and English ones, which appear in every language; empty where the language has no list.
  let lexicons: [Lexicon]
  private var texts: [Key: SaidText] = [:]
  private var questions: [ObjectIdentifier: Int] = [:]
  /// What is wrong with the addresses that texts lead to, of legal documents and others.
  private var legalFaults: [String: AddressFault?] = [:]
  private var otherFaults: [String: AddressFault?] = [:]

  public init(_ language: String) {
    self.language = language
    lexicons = Lexicon.of(language).map { own in own.language == "en" ? [own] : [own] + TextReader.english } ?? []
  }

  private static let english: [Lexicon] = Lexicon.of("en").map { [$0] } ?? []

  func text(_ bytes: ArraySlice<UInt8>) -> SaidText {
    if let known = texts[Key(bytes: bytes)] { return known }
    // Not the slice, which may be a part of much more.
    let own = Array(bytes)
    let text = SaidText(own, language, lexicons)
    texts[Key(bytes: own[...])] = text
    return text
  }

  /// What is wrong with the address of a link; nil where nothing is. Many texts link to the same pages.
  func fault(of address: String, isLegal: Bool) -> AddressFault? {
    if let known = isLegal ? legalFaults[address] : otherFaults[address] { return known }
    let fault = AddressFault(of: address, isLegal: isLegal)
    if isLegal { legalFaults[address] = .some(fault) } else { otherFaults[address] = .some(fault) }
    return fault
  }

  /// The number of the question that a rule asks of texts: see `SaidText.answer`.
  func number(of rule: any Rule.Type) -> Int {
    let key = ObjectIdentifier(rule)
    if let known = questions[key] { return known }
    questions[key] = questions.count
    return questions.count - 1
  }

  private struct Key: Hashable {
    var bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

    static func == (a: Key, b: Key) -> Bool {
      a.bytes.withUnsafeBytes { a in
        b.bytes.withUnsafeBytes { b in
          guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else {
            return a.count == b.count
          }
          return memcmp(first, second, a.count) == 0
        }
      }
    }
  }
}

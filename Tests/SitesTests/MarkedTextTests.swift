import CommonMark
import Findings
import Mustache
import Screens
import Testing

@testable import Sites

@Suite struct MarkedTextTests {
  /// "これは**無料**です" as pieces: asterisks around strong text, low lines around emphasis, backticks around code.
  private func pieces(_ marked: String) -> [MarkedText.Piece] {
    var pieces: [MarkedText.Piece] = []
    var marks: RunMarks = []
    var text = ""
    func end() {
      if !text.isEmpty { pieces.append(MarkedText.Piece(text: text, marks: marks)) }
      text = ""
    }
    for character in marked {
      guard let mark: RunMarks = ["*": .strong, "_": .emphasis, "`": .code][character],
        mark == .code || !marks.contains(.code)
      else {
        text.append(character)
        continue
      }
      end()
      marks.formSymmetricDifference(mark)
    }
    end()
    return pieces
  }

  private func markdown(_ pieces: [MarkedText.Piece], isInBold: Bool = false, isInHeading: Bool = false) -> String {
    let marked = MarkedText(pieces, isInBold: isInBold, isInHeading: isInHeading).markdown
    var text = ""
    for (index, piece) in pieces.enumerated() {
      if let link = piece.link, index == 0 || pieces[index - 1].link != link { text += "[" }
      text += marked[index] ?? Escaping.markdown.escape(piece.text)
      if let link = piece.link, index + 1 == pieces.count || pieces[index + 1].link != link {
        text += "](\(link.destination))"
      }
    }
    return text
  }

  @Test(arguments: [
    ("Go *Pro* now", "Go **Pro** now"),
    ("これは*無料*です。Foto*Editor*", "これは**無料**です。Foto**Editor**"),
    ("sub*way*s sub_way_s", "sub**way**s sub*way*s"),
    ("いま*「無料」*です", "い&#12414;**「無料」**&#12391;す"),
    ("*Save 20%*now", "**Save 20%**&#110;ow"),
    ("a*€9*b", "&#97;**€9**b"),
    ("a€*(b)*", "a&#8364;**\\(b)**"),
    ("*_all_*", "***all***"),
    ("*some _of_ it*", "**some *of* it**"),
    ("*some _of it_*", "**some _of it_**"),
    ("*a*_b_", "**a**_b_"),
    ("*a _b* c_", "**a _b_** *c*"),
    ("無_料*で*す_", "無*料**で**す*"),
    ("*a _!_w*x", "**a *\\!*&#119;**&#120;"),
    ("x*w_!_ a*", "&#120;**&#119;*\\!* a**"),
    ("a* *b", "a b"),
    ("x* Pro *y", "x **Pro** y"),
    ("x*　Pro*y", "x　**Pro**y"),
    ("use `**` or *`a`*b", "use `**` or **`a`**&#98;"),
    ("`a`", "`a`"),
  ])
  func writesMarksThatHold(_ marked: String, _ expected: String) {
    #expect(markdown(pieces(marked)) == expected)
  }

  @Test func leavesOutWhatIsThereAlready() {
    #expect(markdown(pieces("Buy *now*, _please_"), isInBold: true) == "Buy now, _please_")
  }

  @Test func cutsMarksAtLinks() {
    let link = RunLink(destination: "https://a.org")
    let marked = [
      MarkedText.Piece(text: "a", marks: .strong), MarkedText.Piece(text: "b", marks: .strong, link: link),
      MarkedText.Piece(text: "c", marks: [.strong, .emphasis], link: link),
    ]
    #expect(markdown(marked) == "**a**[**&#98;_c_**](https://a.org)")
  }

  @Test func breaksLines() {
    let lines = [
      MarkedText.Piece(text: "one"), MarkedText.Piece(text: "\n", isBreak: true), MarkedText.Piece(text: "- two"),
    ]
    #expect(markdown(lines) == "one\\\n\\- two")
    #expect(markdown(lines, isInHeading: true) == "one<br>\\- two")
  }

  @Test(arguments: [
    (["https:", "//acme.app"], "https&#58;//acme.app"), (["A&", "amp;B"], "A&#38;amp;B"),
    (["w", "ww.acme.app"], "&#119;ww.acme.app"), (["www", ".acme.app"], "ww&#119;.acme.app"),
    (["1", ". One"], "1&#46; One"), ([" 1", ". One"], " 1&#46; One"), (["12", ") One"], "12&#41; One"),
    (["a 1", ". One"], "a 1. One"),
    (["Wow!", "[x](y)"], "Wow\\!\\[x\\](y)"),
  ])
  func keepsPiecesApartThatWouldBeMoreTogether(_ texts: [String], _ expected: String) {
    #expect(markdown(texts.map { MarkedText.Piece(text: $0) }) == expected)
  }

  // MARK: Reading back

  /// What is seen of one character. White space has no marks that anybody sees.
  private struct Seen: Hashable, CustomStringConvertible {
    var scalar: Unicode.Scalar
    var marks: Set<String>

    var description: String { "\(scalar)\(marks.sorted())" }
  }

  private func seen(_ text: String, strong: Bool, emphasis: Bool, code: Bool, link: String?) -> [Seen] {
    text.unicodeScalars.compactMap { scalar in
      if scalar.properties.isWhitespace, scalar != "\n" { return nil }
      var marks: Set<String> = link.map { ["to \($0)"] } ?? []
      if scalar != "\n" {
        if strong { marks.insert("strong") }
        if emphasis { marks.insert("emphasis") }
        if code { marks.insert("code") }
      }
      return Seen(scalar: scalar, marks: marks)
    }
  }

  private func seen(_ pieces: [MarkedText.Piece]) -> [Seen] {
    pieces.flatMap { piece in
      seen(
        piece.text, strong: piece.marks.contains(.strong), emphasis: piece.marks.contains(.emphasis),
        code: piece.marks.contains(.code), link: piece.link?.destination)
    }
  }

  private func read(_ markdown: String) -> (blocks: [MarkdownText.Block], seen: [Seen], findings: [Finding]) {
    let text = MarkdownText.parse(Array(markdown.utf8)[...], at: .verbatim(FileID(index: 0), offset: 0))
    let spans = text.blocks.flatMap(\.spans).flatMap { span in
      seen(
        span.text, strong: span.marks.isStrong, emphasis: span.marks.isEmphasized, code: span.marks.isCode,
        link: span.marks.link?.destination)
    }
    return (text.blocks, spans, text.findings)
  }

  /// The words alone, with every white space of ASCII as one space, and none beside a line break.
  private func words(_ texts: [String]) -> String {
    texts.joined().split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// An address without a stroke, as in `](y):`, would be reported as a link that its author meant to write.
  private static let words = [
    "無料", "です", "。", "「", "」", "（今）", "a", "Pro", "w", "ww.x.org", "1", ". b", ")", "!", "(", "*", "_", "**", "~", "€",
    "+", "$5",
    "🎉", "か\u{3099}", "é", " ", "　", "\u{A0}", "  ", "#1", "@me", "&", "amp;", "&#42;", "http", "https:", "//a.org",
    "<b>", "[x]", "](/y)",
    "-", "- ", "> ", "|", "\\", ":", "…", "’", "ب", "%", "=", "===", "`",
  ]

  /// Hostile and harmless words in every order, with every mark: what is read back is what was there.
  @Test func readsBackAsItWasWritten() {
    var random = SmallRandom(state: 7)
    for round in 0..<2_000 {
      var pieces: [MarkedText.Piece] = []
      var marks: RunMarks = []
      var link: RunLink?
      for _ in 0..<Int.random(in: 1..<8, using: &random) {
        if Bool.random(using: &random) { marks.formSymmetricDifference(.strong) }
        if Int.random(in: 0..<3, using: &random) == 0 { marks.formSymmetricDifference(.emphasis) }
        if Int.random(in: 0..<6, using: &random) == 0 {
          link = link == nil ? RunLink(destination: "https://a.org/x_y*z") : nil
        }
        let text = (0..<Int.random(in: 1..<3, using: &random))
          .map { _ in Self.words.randomElement(using: &random) ?? "" }.joined()
        let isCode = Int.random(in: 0..<8, using: &random) == 0
        let isPlain = text.utf8.allSatisfy { !"`|$\n".utf8.contains($0) } && text.trimmingCharacters == text
        pieces.append(
          MarkedText.Piece(
            text: text,
            marks: isCode && isPlain && pieces.last?.marks.contains(.code) != true ? marks.union(.code) : marks,
            link: link))
        if Int.random(in: 0..<9, using: &random) == 0 {
          pieces.append(MarkedText.Piece(text: "\n", marks: marks, link: link, isBreak: true))
        }
      }
      // The screens' own check: a break has words on both sides.
      while let last = pieces.last, last.isBreak || seen([last]).isEmpty { pieces.removeLast() }
      while let first = pieces.first, first.isBreak || seen([first]).isEmpty { pieces.removeFirst() }
      if pieces.isEmpty { continue }
      let text = markdown(pieces)
      for lead in ["", "- ", "### "] where lead != "### " || !pieces.contains(where: \.isBreak) {
        let result = read(lead + text + "\n")
        #expect(result.seen == seen(pieces), "round \(round): \(lead)\(text)")
        #expect(
          words(result.blocks.flatMap(\.spans).map(\.text)) == words(pieces.map(\.text)),
          "round \(round): \(lead)\(text)")
        #expect(result.blocks.count == 1 && result.findings.isEmpty, "round \(round): \(lead)\(text)")
      }
    }
  }
}

extension String {
  fileprivate var trimmingCharacters: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

/// The same numbers on every run.
private struct SmallRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) ^ (state << 31)
  }
}

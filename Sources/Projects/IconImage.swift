import Findings
import Looks
import SourceFormats

/// A project's own drawing of a symbol.
public struct IconImage: Sendable {
  /// The symbol's name, as the app's code has it: `graduationcap.fill`.
  public var name: String
  /// `image/svg+xml`, `image/png` or `image/webp`.
  public var mediaType: String
  public var bytes: [UInt8]

  public init(name: String, mediaType: String, bytes: [UInt8]) {
    self.name = name
    self.mediaType = mediaType
    self.bytes = bytes
  }

  /// Kinds of images that may be clear in places: a symbol is the shape of what is not.
  static let mediaTypes = ["svg": "image/svg+xml", "png": "image/png", "webp": "image/webp"]
  /// The most bytes that an image may have, for every page's style sheet carries it.
  static let sizeLimit = 256 * 1024
}

extension ProjectReader {
  mutating func readIcons(_ configuration: Configuration, folder: String) -> [IconImage] {
    configuration.icons.compactMap { name, path in
      guard let mediaType = path.value.lastEnding.flatMap({ IconImage.mediaTypes[$0] }) else {
        findings.append(
          .input(
            "unknown-format", "'\(path.value)' is no image that a symbol can be drawn with",
            help: "name an .svg, .png or .webp file: where it is not clear, the symbol's color shows", at: path.range))
        return nil
      }
      let input = InputFiles.Input(path: joined(folder, path.value), namedAt: path.range)
      guard let bytes = load(input)?.bytes else { return nil }
      guard bytes.count <= IconImage.sizeLimit else {
        findings.append(
          .input(
            "icon-too-large", "'\(path.value)' has more than \(IconImage.sizeLimit / 1024) KB",
            help: "a symbol is drawn at most 512 points wide: save it smaller", at: path.range))
        return nil
      }
      guard isSound(bytes, named: path) else { return nil }
      return IconImage(name: name.value, mediaType: mediaType, bytes: bytes)
    }
  }

  /// Notes the names that neither the tool nor the project has a drawing for.
  mutating func noteUndrawn(_ symbols: [Placed<String>], besides configuration: Configuration) {
    let own = Set(configuration.icons.map(\.name.value))
    for symbol in symbols where !own.contains(symbol.value) && Glyph(named: symbol.value) == nil {
      let stem = symbol.value.split(separator: ".").first.map(String.init) ?? ""
      let nearest = nearestName(to: stem, among: Glyph.allCases.map(\.rawValue))
      findings.append(
        .input(
          "symbol-not-drawn", "'\(symbol.value)' has no drawing here, and a plain square stands for it",
          help: (nearest.map { "did you mean '\($0)'? Else " } ?? "") + "name an image for it under 'icons:'",
          at: symbol.range, severity: .note))
    }
  }
}

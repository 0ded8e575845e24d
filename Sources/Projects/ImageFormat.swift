import Findings
import SourceFormats

/// The kinds of images that pages show, as a file's first bytes say.
enum ImageFormat: String {
  case png = "PNG"
  case jpeg = "JPEG"
  case webp = "WebP"
  case svg = "SVG"

  /// By a file's ending, in lower case.
  static let endings: [String: ImageFormat] = ["png": .png, "jpg": .jpeg, "jpeg": .jpeg, "webp": .webp, "svg": .svg]

  /// What an image is; nil for what is none.
  init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else if SVGDrawing(bytes).isDrawing {
      self = .svg
    } else {
      return nil
    }
  }
}

extension ProjectReader {
  /// The bytes of the app's icon, or findings at the place that names it: it is copied into the site, and has to be an image that does nothing.
  mutating func readAppIcon(_ icon: Placed<String>, folder: String) -> [UInt8]? {
    guard let ending = icon.value.lastEnding, ImageFormat.endings[ending] != nil else {
      findings.append(
        .input(
          "unknown-format", "'\(icon.value)' is no image that pages can show",
          help: "name a .png, .jpg, .svg or .webp file", at: icon.range))
      return nil
    }
    guard let bytes = load(InputFiles.Input(path: joined(folder, icon.value), namedAt: icon.range))?.bytes,
      isSound(bytes, named: icon)
    else { return nil }
    return bytes
  }

  /// Whether a file is the image that its ending says, and a drawing does nothing but draw; a finding where not.
  mutating func isSound(_ bytes: [UInt8], named path: Placed<String>) -> Bool {
    guard let wanted = path.value.lastEnding.flatMap({ ImageFormat.endings[$0] }) else { return true }
    let found = ImageFormat(of: bytes)
    guard let found, found == wanted else {
      findings.append(
        .input(
          "malformed-image", "'\(path.value)' is no \(wanted.rawValue) image",
          help: found.map { "it is one in \($0.rawValue): name it so" } ?? "name an image", at: path.range))
      return false
    }
    guard found == .svg, let harm = SVGDrawing(bytes).harm else { return true }
    findings.append(
      .input(
        "unsafe-image", "'\(path.value)' has \(harm), and is not shown",
        help: "save the drawing without it, or as a .png", at: path.range))
    return false
  }
}

extension String {
  /// What stands behind the last point of the last part of a path, in lower case; nil where there is none.
  var lastEnding: String? {
    let parts = lastPathPart.split(separator: ".")
    return parts.count > 1 ? parts.last.map { $0.lowercased() } : nil
  }
}

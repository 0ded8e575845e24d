/// A symbol that the theme has a drawing for. Apple's drawings are not ours to ship: these are our own, in `paywall.css`.
///
/// Any other name is drawn as a plain rounded square, and is a finding, unless the project has an image for it.
public enum Glyph: String, CaseIterable, Hashable, Sendable {
  case graduationcap, star, crown, sparkles, heart, bolt, leaf, lock, camera, photo, book, infinity, checkmark
  case bell, flame, globe, person, gift, cloud, moon, sun, music, shield, trophy, play, drop, house, eye, tag, wand

  /// The drawing for a symbol's name: `star.fill` and `star.circle.fill` are a star. Nil: there is none.
  public init?(named name: String) {
    let stem = name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    self.init(rawValue: stem)
  }
}

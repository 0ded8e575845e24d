extension String {
  /// With a replacement character for each control character but line breaks and tabs: no font draws them, no page may hold them, and a terminal
  /// that shows the page would obey them.
  var withoutControls: String {
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A || $0 == 0x09 }
    if isPlain { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
      scalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}

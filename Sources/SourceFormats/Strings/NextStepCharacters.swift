/// The character of a number in the encoding of NeXTSTEP; nil where it has none. Below 128 it is ASCII.
///
/// Compared with Foundation's `String.Encoding.nextstep` (Swift 6.3).
func nextStepCharacter(_ number: Int) -> Unicode.Scalar? {
  if (0..<0x80).contains(number) { return Unicode.Scalar(UInt8(number)) }
  let index = number - 0x80
  return upperHalf.indices.contains(index) ? upperHalf[index] : nil
}

private let upperHalf = Array(
  """
  \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ
  """.unicodeScalars)

/// Tells which topics a text may speak of, by how their phrases begin: one walk through a text for all of them.
///
/// It may name a topic too many, never one too few.
struct TopicIndex: Sendable {
  /// A set of topics, a bit each, by their raw values.
  typealias Topics = UInt64

  /// Hashes of beginnings, and the topics that have a phrase with each. A place without a hash is empty; who finds another's takes the next.
  private var hashes: [UInt32]
  private var topics: [Topics]
  /// Topics with phrases of a single sign.
  private var always: Topics = 0

  /// - Parameters:
  ///   - lists: the phrases of each topic, in the order of the topics.
  ///   - others: those of another language that texts have as well.
  init(_ lists: [FoldedText.PhraseList], and others: [FoldedText.PhraseList] = []) {
    let count = (lists + others).reduce(0) { $0 + $1.count }
    var size = 16
    while size < 4 * count { size *= 2 }
    hashes = Array(repeating: 0, count: size)
    topics = Array(repeating: 0, count: size)
    for lists in [lists, others] {
      for (topic, list) in lists.enumerated() {
        for phrase in list { insert(phrase.scalars, TopicIndex.bit(topic)) }
      }
    }
  }

  static func bit(_ topic: Int) -> Topics { 1 << Topics(topic) }

  private mutating func insert(_ phrase: [UInt32], _ bit: Topics) {
    guard phrase.count > 1 else {
      always |= bit
      return
    }
    let pair = TopicIndex.hash(phrase[0], phrase[1])
    let hash = phrase.count < 4 ? pair : TopicIndex.hash(pair, phrase[2], phrase[3])
    var place = Int(hash) & (hashes.count - 1)
    while hashes[place] != 0, hashes[place] != hash { place = (place + 1) & (hashes.count - 1) }
    hashes[place] = hash
    topics[place] |= bit
  }

  /// The topics that a text may speak of.
  func topics(in text: FoldedText) -> Topics {
    var found = always
    let scalars = text.scalars
    for index in scalars.indices.dropLast() {
      let pair = TopicIndex.hash(scalars[index], scalars[index + 1])
      found |= topics(beginning: pair)
      if index + 3 < scalars.count {
        found |= topics(beginning: TopicIndex.hash(pair, scalars[index + 2], scalars[index + 3]))
      }
    }
    return found
  }

  private func topics(beginning hash: UInt32) -> Topics {
    var place = Int(hash) & (hashes.count - 1)
    while hashes[place] != 0 {
      if hashes[place] == hash { return topics[place] }
      place = (place + 1) & (hashes.count - 1)
    }
    return 0
  }

  /// Of two scalars; never 0.
  private static func hash(_ first: UInt32, _ second: UInt32) -> UInt32 {
    let mixed = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA6B)
    return (mixed ^ mixed >> 15) | 1
  }

  /// Of four, by the hash of the first two.
  private static func hash(_ pair: UInt32, _ third: UInt32, _ fourth: UInt32) -> UInt32 {
    let mixed = (pair &* 0xC2B2_AE35) ^ (third &* 0x27D4_EB2F) ^ (fourth &* 0x1656_67B1)
    return (mixed ^ mixed >> 13) | 1
  }
}

import Looks
import Projects
import Words

extension Composer {
  /// What makes an element the same on several screens.
  struct Part: Equatable {
    var role: Role
    var plan: Int?
    var offer: Int?
    /// The form of the field, or what else distinguishes its text.
    var form: Form?
    /// Set where the text depends on the situation.
    var situation: Situation?

    enum Form: Equatable {
      /// One of several texts of the same kind.
      case number(Int)
      /// A form of a field of the copy, by its index.
      case field(CopyField, Int, isOff: Bool)
      /// What our own words say of it.
      case word(SystemWord)
      /// Declared as an element, by its index.
      case element(Int)
    }

    /// Equal for equal parts. Few parts have the same role, plan and form, so that the rest need not be looked at.
    fileprivate var hash: UInt {
      let number =
        switch form {
        case .word(let word): word.place
        case .field(let field, let index, _): field.place << 8 ^ index
        case .number(let number), .element(let number): number
        case nil: offer ?? -1
        }
      let mixed = UInt(bitPattern: number << 24 ^ (plan ?? -1) << 8 ^ role.place) &* 0x9E37_79B9_7F4A_7C15
      return mixed ^ mixed >> 32
    }
  }

  /// The elements that were made so far, by their parts; nil for a part that has nothing to say.
  ///
  /// A table of its own, with a hash of few steps: every screen asks for nearly all parts of the others, and a dictionary would hash all of each.
  struct MadeParts {
    private var entries: [(part: Part, element: UInt32?)] = []
    /// For each hash the place of an entry, from 1 on; 0 where there is none. Who finds another's takes the next.
    private var places: [UInt32] = Array(repeating: 0, count: 256)

    init() { entries.reserveCapacity(128) }

    /// The element of a part; nil where it was not made yet.
    func element(of part: Part) -> UInt32?? {
      var place = Int(part.hash & UInt(places.count - 1))
      while places[place] != 0 {
        let entry = Int(places[place]) - 1
        if entries[entry].part == part { return .some(entries[entry].element) }
        place = (place + 1) & (places.count - 1)
      }
      return nil
    }

    /// Notes the element of a part that has none yet.
    mutating func add(_ element: UInt32?, of part: Part) {
      entries.append((part, element))
      if entries.count * 2 > places.count {
        places = Array(repeating: 0, count: places.count * 2)
        for (index, entry) in entries.enumerated() { insert(index, entry.part) }
      } else {
        insert(entries.count - 1, part)
      }
    }

    private mutating func insert(_ entry: Int, _ part: Part) {
      var place = Int(part.hash & UInt(places.count - 1))
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = UInt32(entry + 1)
    }
  }
}

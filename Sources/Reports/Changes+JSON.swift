import Locales

extension Changes {
  /// By `Schemas/changes.schema.json`.
  ///
  /// - Parameters:
  ///   - old: what the first side was called on the command line; `new`: the second.
  public func json(from old: String, to new: String, today: Day, version: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schemaVersion")
      writer.number(1)
      writer.key("tool")
      writer.object(inline: true) { writer in
        writer.key("name")
        writer.string("paywallgen")
        writer.key("version")
        writer.string(version)
      }
      writer.key("today")
      writer.string(today.description)
      writer.key("old")
      writer.string(old)
      writer.key("new")
      writer.string(new)
      writer.key("subjects")
      writer.array { writer in for subject in subjects { writer.subject(subject) } }
      writer.key("summary")
      writer.object(inline: true) { writer in
        writer.key("changes")
        writer.number(count)
        writer.key("notes")
        writer.number(notes.count)
        writer.key("complete")
        writer.bool(isComplete)
      }
    }
    return writer.finished()
  }
}

extension JSONWriter {
  fileprivate mutating func subject(_ subject: Changes.Subject) {
    object { writer in
      writer.key("kind")
      writer.string(subject.kind.rawValue)
      writer.key("id")
      writer.string(subject.id)
      writer.key("name")
      writer.string(subject.name)
      writer.key("fate")
      writer.string(subject.fate.rawValue)
      writer.key("changes")
      writer.array { writer in for change in subject.changes { writer.change(change) } }
      writer.key("notes")
      writer.notes(subject.notes)
    }
  }

  private mutating func change(_ change: Changes.Change) {
    object(inline: true) { writer in
      writer.key("aspect")
      writer.string(change.aspect.rawValue)
      writer.key("storefront")
      writer.string(change.storefront)
      writer.key("locale")
      writer.string(change.locale)
      writer.key("detail")
      writer.string(change.detail)
      writer.key("product")
      writer.string(change.product)
      writer.key("old")
      writer.string(change.old)
      writer.key("new")
      writer.string(change.new)
      writer.key("situations")
      writer.strings(change.situations)
      writer.key("notes")
      writer.notes(change.notes)
    }
  }

  private mutating func notes(_ notes: [Changes.Note]) {
    array(inline: true) { writer in
      for note in notes {
        writer.object(inline: true) { writer in
          writer.key("rule")
          writer.string(note.rule)
          writer.key("text")
          writer.string(note.text)
        }
      }
    }
  }
}

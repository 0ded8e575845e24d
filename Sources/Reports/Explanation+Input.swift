import ReviewRules

/// What `explain` says of an input finding, in the forms it can be asked for.
extension InputFault {
  private var nature: String {
    (isInput ? "input finding" : "finding about the project's files, and no rule")
      + ": it cannot be switched off or accepted"
  }

  public func text() -> [UInt8] {
    Array("\(id)\n\(nature)\n\n\(meaning)\n\nHow to fix\n\n\(fix)\n".utf8)
  }

  public func markdown() -> [UInt8] {
    Array("# `\(id)`\n\n\(nature)\n\n\(meaning)\n\n## How to fix\n\n\(fix)\n".utf8)
  }

  public func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schemaVersion")
      writer.number(1)
      writer.key("guideline")
      writer.null()
      writer.key("rules")
      writer.array { _ in }
      writer.key("rejections")
      writer.array { _ in }
      writer.key("input")
      writer.object { writer in
        writer.key("id")
        writer.string(id)
        writer.key("summary")
        writer.string(meaning)
        writer.key("fix")
        writer.string(fix)
      }
    }
    return writer.finished()
  }
}

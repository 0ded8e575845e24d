extension TemplateLibrary {
  /// How deep templates may call each other. A template may call itself over data that is nested; this deep, no data is.
  public static let callLimit = 200

  /// Renders a template and appends what it prints.
  ///
  /// Names are looked up in the last root first, so that a page's model can stand before one that the whole site shares. Unknown
  /// names and templates print nothing, as the specification asks.
  ///
  /// - Returns: nil where the page is whole; else why the output is cut off.
  @discardableResult
  public func render(_ template: TemplateID, roots: [Model], into output: inout [UInt8]) -> RenderingStop? {
    var sink = ByteSink(capacity: max(output.capacity - output.count, 4096))
    let stop = render(template, roots: roots, into: &sink)
    sink.finish(appendingTo: &output)
    return stop
  }

  /// Renders a template and hands out what it prints, in memory that is good until `body` returns.
  ///
  /// - Returns: nil where the page is whole; else why the output is cut off.
  @discardableResult
  public func render(
    _ template: TemplateID, roots: [Model], _ body: (UnsafeRawBufferPointer) -> Void
  ) -> RenderingStop? {
    var sink = ByteSink(capacity: 64 << 10)
    let stop = render(template, roots: roots, into: &sink)
    body(sink.bytes(from: 0))
    sink.free()
    return stop
  }

  private func render(_ template: TemplateID, roots: [Model], into output: inout ByteSink) -> RenderingStop? {
    let notes = newNotes()
    defer { notes.deallocate() }
    return render(template, roots: roots, notes: notes, keeping: nil, into: &output)
  }

  /// What a renderer notes by node; who asks for it deallocates it.
  func newNotes() -> UnsafeMutablePointer<NodeNote> {
    let notes = UnsafeMutablePointer<NodeNote>.allocate(capacity: program.nodes.count)
    notes.initialize(repeating: NodeNote(), count: program.nodes.count)
    return notes
  }

  /// - Parameters:
  ///   - notes: what renderers of this library noted before.
  ///   - parts: of what earlier pages of the same models, whatever their roots, printed into the same output; nil where none are to be kept.
  func render(
    _ template: TemplateID, roots: [Model], notes: UnsafeMutablePointer<NodeNote>,
    keeping parts: UnsafeMutablePointer<RenderedParts>?, into output: inout ByteSink
  ) -> RenderingStop? {
    guard program.entries.indices.contains(template.index) else { return nil }
    let start = output.count
    let stop = withExtendedLifetime(roots) {
      roots.map(\.view).withUnsafeBufferPointer { models in
        program.withView { program in
          let renderer = Renderer(
            program: program, models: models, escaping: templates[template.index].escaping, notes: notes,
            parts: parts, start: start)
          return renderer.render(template.index, into: &output)
        }
      }
    }
    guard let stop else { return nil }
    if stop.reason == .size {
      // How far it came depends on what was kept from other pages; what is left does not.
      let isLong = output.count - start >= TemplateLibrary.sizeOfCutPages
      output.cut(to: isLong ? start + TemplateLibrary.sizeOfCutPages : start)
    }
    return self.stop(stop)
  }
}

/// A model's arrays without their owners: reading them counts no references, so threads do not wait for each other.
struct ModelView {
  let bytes: UnsafeBufferPointer<UInt8>
  let nodes: UnsafeBufferPointer<ModelNode>
  let members: UnsafeBufferPointer<ModelMember>
  let root: UInt32
}

/// A program's arrays without their owners.
struct ProgramView {
  let nodes: UnsafeBufferPointer<LinkedNode>
  let texts: UnsafeBufferPointer<UInt8>
  let keys: UnsafeBufferPointer<UInt32>
  let entries: UnsafeBufferPointer<Program.Entry>
  let names: UnsafeBufferPointer<Program.Name>
  let nameBytes: UnsafeBufferPointer<UInt8>
}

extension Model {
  /// Good as long as the model lives. Every reference in it was checked when the model was built.
  var view: ModelView {
    ModelView(
      bytes: values.bytes.bytes, nodes: values.nodes.elements, members: values.members.elements, root: root)
  }
}

extension Program {
  /// The view is good until `body` returns. Every index in it was made by linking.
  func withView<Result>(_ body: (ProgramView) -> Result) -> Result {
    nodes.withUnsafeBufferPointer { nodes in
      texts.withUnsafeBufferPointer { texts in
        keys.withUnsafeBufferPointer { keys in
          entries.withUnsafeBufferPointer { entries in
            names.withUnsafeBufferPointer { names in
              nameBytes.withUnsafeBufferPointer { nameBytes in
                body(
                  ProgramView(
                    nodes: nodes, texts: texts, keys: keys, entries: entries, names: names, nameBytes: nameBytes))
              }
            }
          }
        }
      }
    }
  }
}

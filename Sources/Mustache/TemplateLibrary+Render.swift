extension TemplateLibrary {
  /// How deep templates may call each other. A template may call itself over data that is nested; this deep, no data is.
  public static let callLimit = 200

  /// Renders a template and appends what it prints.
  ///
  /// Names are looked up in the last root first, so that a page's model can stand before one that the whole site shares. Unknown
  /// names and templates print nothing, as the specification asks.
  ///
  /// - Returns: false where templates called each other more than `callLimit` deep: then the output is cut off at that point.
  @discardableResult
  public func render(_ template: TemplateID, roots: [Model], into output: inout [UInt8]) -> Bool {
    render(template, roots: roots, keeping: nil, into: &output)
  }

  /// - Parameter parts: of earlier pages with the same models, whatever their roots; nil where none are to be kept.
  func render(
    _ template: TemplateID, roots: [Model], keeping parts: UnsafeMutablePointer<RenderedParts>?,
    into output: inout [UInt8]
  ) -> Bool {
    guard program.entries.indices.contains(template.index) else { return true }
    return withViews(of: roots, []) { models in
      models.withUnsafeBufferPointer { models in
        program.withView { program in
          let renderer = Renderer(
            program: program, models: models, escaping: templates[template.index].escaping, parts: parts)
          var sink = ByteSink(capacity: max(output.capacity - output.count, 4096))
          let isWhole = renderer.render(template.index, into: &sink)
          sink.finish(appendingTo: &output)
          return isWhole
        }
      }
    }
  }

  private func withViews<Result>(
    of models: [Model], _ views: [ModelView], _ body: ([ModelView]) -> Result
  ) -> Result {
    guard views.count < models.count else { return body(views) }
    return models[views.count].withView { withViews(of: models, views + [$0], body) }
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
  /// The view is good until `body` returns. Every reference in it was checked when the model was built.
  func withView<Result>(_ body: (ModelView) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      nodes.withUnsafeBufferPointer { nodes in
        members.withUnsafeBufferPointer { members in
          body(ModelView(bytes: bytes, nodes: nodes, members: members, root: root))
        }
      }
    }
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

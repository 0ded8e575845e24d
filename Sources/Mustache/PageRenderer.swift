/// Renders many pages of one model, each with another of its values as the root. What they share is rendered once.
///
/// What was printed stays for a while, and where a part comes again it is copied from there. For one thread at a time.
public final class PageRenderer {
  private let library: TemplateLibrary
  private var models: [Model]
  private var output = ByteSink(capacity: 512 << 10)
  private var parts = RenderedParts()
  private let notes: UnsafeMutablePointer<NodeNote>
  /// What the model has in common with the one before it, or may have with the next.
  private var shared = ModelMark.start

  /// When so much was printed, all of it is forgotten.
  private static let limit = 2 << 20

  /// - Parameter outer: models around the pages' own, outermost first.
  public init(_ library: TemplateLibrary, _ model: Model = ModelBuilder().finish(.absent), within outer: [Model] = []) {
    self.library = library
    models = outer + [model]
    notes = library.newNotes()
  }

  deinit {
    output.free()
    parts.free()
    notes.deallocate()
  }

  /// Goes on with the pages of another model.
  ///
  /// - Parameters:
  ///   - mark: up to there, later models may be the same as this one.
  ///   - isAsBefore: whether the model before had this mark and was the same up to it: what both share is not rendered again.
  public func turn(to model: Model, sharing mark: ModelMark, isAsBefore: Bool) {
    models[models.count - 1] = model
    parts.turn(sharing: mark.nodes, isAsBefore: isAsBefore && mark == shared)
    output.clear()
    shared = mark
  }

  /// Gives the model back, to build the next one in its memory. Until `turn` there is nothing to render.
  public func takeModel() -> Model {
    let model = models[models.count - 1]
    models[models.count - 1] = Model(values: .none, root: ModelNode.absent)
    return model
  }

  /// Renders a template over a value of the model, or its root, and hands out what it prints: the same bytes that the library's `render` gives. They are good
  /// until `body` returns.
  ///
  /// - Returns: nil where the page is whole; else why the output is cut off.
  @discardableResult
  public func render(
    _ template: TemplateID, root: ModelReference? = nil, _ body: (UnsafeRawBufferPointer) -> Void
  ) -> RenderingStop? {
    if output.count > PageRenderer.limit {
      output.clear()
      parts.forgetPrinted()
    }
    if let root { models[models.count - 1] = models[models.count - 1].rooted(at: root) }
    let start = output.count
    let stop = withUnsafeMutablePointer(to: &parts) { parts in
      library.render(template, roots: models, notes: notes, keeping: parts, into: &output)
    }
    // Some of what was printed is gone.
    if stop != nil { parts.forgetPrinted() }
    body(output.bytes(from: start))
    return stop
  }
}

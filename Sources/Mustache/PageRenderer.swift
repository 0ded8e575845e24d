/// Renders many pages of one model, each with another of its values as the root. What they share is rendered once.
///
/// What was printed stays for a while, and where a part comes again it is copied from there. For one thread at a time.
public final class PageRenderer {
  private let library: TemplateLibrary
  private let models: [Model]
  private var output = ByteSink(capacity: 512 << 10)
  private var parts = RenderedParts()

  /// When so much was printed, all of it is forgotten.
  private static let limit = 2 << 20

  /// - Parameter outer: models around the pages' own, outermost first.
  public init(_ library: TemplateLibrary, _ model: Model, within outer: [Model] = []) {
    self.library = library
    models = outer + [model]
  }

  deinit {
    output.free()
    parts.free()
  }

  /// Renders a template over a value of the model and hands out what it prints: the same bytes that the library's `render` gives. They are good
  /// until `body` returns.
  ///
  /// - Returns: false where templates called each other more than `TemplateLibrary.callLimit` deep: then the output is cut off at that point.
  @discardableResult
  public func render(_ template: TemplateID, root: ModelReference, _ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
    if output.count > PageRenderer.limit {
      output.clear()
      parts.clear()
    }
    var roots = models
    if let model = models.last { roots[roots.count - 1] = model.rooted(at: root) }
    let start = output.count
    let isWhole = withUnsafeMutablePointer(to: &parts) { parts in
      library.render(template, roots: roots, keeping: parts, into: &output)
    }
    body(output.bytes(from: start))
    return isWhole
  }
}

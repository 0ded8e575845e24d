/// Renders many pages of one model, each with another of its values as the root. What they share is rendered once.
///
/// It is for one thread at a time.
public final class PageRenderer {
  private let library: TemplateLibrary
  private let models: [Model]
  private var parts = RenderedParts()

  /// - Parameter outer: models around the pages' own, outermost first.
  public init(_ library: TemplateLibrary, _ model: Model, within outer: [Model] = []) {
    self.library = library
    models = outer + [model]
  }

  deinit { parts.free() }

  /// Renders a template over a value of the model and appends what it prints: the same bytes that the library's `render` gives.
  ///
  /// - Returns: false where templates called each other more than `TemplateLibrary.callLimit` deep: then the output is cut off at that point.
  @discardableResult
  public func render(_ template: TemplateID, root: ModelReference, into output: inout [UInt8]) -> Bool {
    var roots = models
    if let model = models.last { roots[roots.count - 1] = model.rooted(at: root) }
    return withUnsafeMutablePointer(to: &parts) { library.render(template, roots: roots, keeping: $0, into: &output) }
  }
}

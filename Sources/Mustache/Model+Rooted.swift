extension Model {
  /// The same values with another one of them as the root, so that one model can hold what several pages share. Copies nothing.
  public func rooted(at root: ModelReference) -> Model {
    Model(values: values, root: Int(root.node) < values.nodes.count ? root.node : ModelNode.absent)
  }
}

import Mustache
import Reports

/// The pages that stand beside the screens. Each has a model of its own.
extension Site {
  /// How a page is called and what it says first.
  struct Head {
    var kind: String
    var place: Place
    var depth: Int
    /// Below the root, without the file: `report/`.
    var address: String
    var heading: String
    var lead: String
    var leadLink: (text: String, href: String)?
    var facts: [String]
    var markdown: String?
  }

  func render(_ template: TemplateID?, _ model: Model, to path: String, _ emit: Emit) {
    guard let template else { return }
    note(theme.library.render(template, roots: [self.model, model]) { emit(path, $0) })
  }

  /// A page's model: what all pages have, and what `fill` adds.
  ///
  /// - Parameter model: where it is built.
  func page(
    _ head: Head, in model: consuming ModelBuilder = ModelBuilder(), _ fill: (inout ModelBuilder) -> Void
  ) -> Model {
    let root = SitePlan.root(depth: head.depth)
    model.beginObject()
    let assets = assets(root: root, look: nil, in: &model)
    model.set(.assets, assets)
    let navigation = navigation(head.place, root: root, in: &model)
    let page = page(head, navigation, in: &model)
    model.set(.page, page)
    fill(&model)
    let whole = model.end()
    return model.finish(whole)
  }

  /// What all pages have.
  func page(_ head: Head, _ navigation: ModelReference, in model: inout ModelBuilder) -> ModelReference {
    model.object { page in
      page.set(.title, text: "\(head.heading) · \(visible(project.site.title ?? project.app.name))")
      page.set(.kind, text: head.kind)
      page.set(.heading, text: head.heading)
      page.set(.lead, text: head.lead)
      if let link = head.leadLink {
        let value = page.object {
          $0.set(.text, text: link.text)
          $0.set(.href, text: link.href)
        }
        page.set(.leadLink, value)
      } else {
        page.set(.leadLink, .absent)
      }
      let facts = page.texts(head.facts)
      page.set(.facts, facts)
      page.set(.root, text: SitePlan.root(depth: head.depth))
      page.set(.lang, text: "en")
      page.set(.canonical, text: baseURL.map { $0 + head.address })
      let none = page.list([])
      page.set(.alternates, none)
      page.set(.markdown, text: head.markdown)
      page.set(.stale, .absent)
      page.set(.pages, navigation)
      page.set(.previous, .absent)
      page.set(.next, .absent)
    }
  }
}

import Looks
import Projects
import Screens

/// A screen's elements by where the phone draws them.
struct SortedElements {
  var close, headline, loading, toggle, icon, error, message, retry: Element?
  var intro: [Element] = []
  var benefits: [Element] = []
  var more: [Element] = []
  var flow: [Element] = []
  var policies: [Element] = []
  var tabs: [Element] = []
  var links: [Element] = []
  var stores: [Element] = []
  var states: [Element] = []
  /// That the last payment failed.
  var alert: Element?
  var entries: [Element] = []
  /// Of one plan, or of the whole screen.
  var captions: [Element] = []
  var buttons: [Element] = []
  var details: [Element] = []
  /// What stands in plans.
  var plans: [Element] = []

  /// Takes a screen's elements in the place of those of another one.
  mutating func sort(_ screen: Screen, isDeclared: Bool, isUnpaid: Bool) {
    clear()
    let isFailed = screen.situation == .failed
    for element in screen.elements {
      switch element.role {
      case .close: close = element
      case .termsLink, .privacyLink: policies.append(element)
      case .tierTab: tabs.append(element)
      case .tierLink: links.append(element)
      case .restore, .redeem, .signIn, .manageLink: stores.append(element)
      case .caption, .disclosure: captions.append(element)
      case .cta: buttons.append(element)
      case .ctaDetail: details.append(element)
      case .statusCurrent, .statusRenewal: states.append(element)
      case .message where isUnpaid: alert = element
      case .message where !isFailed: states.append(element)
      case .entry: entries.append(element)
      case .loading: loading = element
      case .error, .empty: error = element
      case .message: message = element
      case .retry: retry = element
      case .toggle: toggle = element
      case let role where role.isOfPlan: plans.append(element)
      case _ where isDeclared: flow.append(element)
      case .icon: icon = element
      case .headline where headline == nil: headline = element
      case .benefit: benefits.append(element)
      case .testimonial, .countdown, .externalLink: more.append(element)
      default: intro.append(element)
      }
    }
  }

  /// Forgets all elements and keeps the memory.
  private mutating func clear() {
    close = nil
    headline = nil
    loading = nil
    toggle = nil
    icon = nil
    error = nil
    message = nil
    retry = nil
    alert = nil
    intro.removeAll(keepingCapacity: true)
    benefits.removeAll(keepingCapacity: true)
    more.removeAll(keepingCapacity: true)
    flow.removeAll(keepingCapacity: true)
    policies.removeAll(keepingCapacity: true)
    tabs.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    stores.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    captions.removeAll(keepingCapacity: true)
    buttons.removeAll(keepingCapacity: true)
    details.removeAll(keepingCapacity: true)
    plans.removeAll(keepingCapacity: true)
  }
}

import Findings
import Locales
import Projects
import StoreCatalog
import Words

/// What another device than an iPhone shows in place of a text that screens are made of.
///
/// No screen shows it, so only what is wrong on any screen is looked for in it.
public struct DeviceText: Sendable {
  var text: Placed<String>
  /// As in "on Mac".
  var device: String
  var locale: LocaleID
  var paywall: Paywall
}

extension Project {
  /// Those of all strings that paywalls name, in no order.
  var deviceTexts: [DeviceText] {
    var texts: [DeviceText] = []
    for paywall in paywalls {
      for (locale, words) in paywall.words where !locale.isPseudo {
        for form in words.fields.values.lazy.flatMap(\.forms) {
          guard case .string(let match, _) = form.text else { continue }
          for other in match.string.otherDevices {
            texts.append(
              DeviceText(
                text: other.text, device: DeviceText.names[other.device] ?? "other devices", locale: locale,
                paywall: paywall))
          }
        }
      }
    }
    return texts
  }
}

extension DeviceText {
  /// Xcode's names.
  fileprivate static let names = [
    "iphone": "iPhone", "ipad": "iPad", "ipod": "iPod", "mac": "Mac", "appletv": "Apple TV",
    "applewatch": "Apple Watch", "applevision": "Apple Vision",
  ]
}

extension HardcodedPrice {
  static func check(_ text: DeviceText, of project: Project, report: (Violation) -> Void) {
    for (_, typed) in SoldText(text.text, in: text.locale, of: project).amounts {
      report(
        Violation(
          "'\(typed.value)' is typed, where a price must be a datum, and shown on \(text.device)",
          help: "write '%@' there, too", at: typed.range, locales: [text.locale], paywall: text.paywall.name))
    }
  }
}

extension TrialClaimedButNotConfigured {
  static func check(_ text: DeviceText, of project: Project, report: (Violation) -> Void) {
    let products = project.products(of: text.paywall)
    let mayHaveTrial = products.contains { product in
      product.omittedOffers.contains(.introductory)
        || product.offers.contains { $0.kind == .introductory && $0.mode.value == .free }
    }
    if products.isEmpty || mayHaveTrial { return }
    for (claim, typed) in SoldText(text.text, in: text.locale, of: project).trialClaims where claim.isPlain {
      report(
        Violation(
          "'\(typed.value)' is promised on \(text.device); no plan has a free introductory offer",
          help: "add the offer to the catalog, or take the promise out", at: typed.range, locales: [text.locale],
          paywall: text.paywall.name))
    }
  }
}

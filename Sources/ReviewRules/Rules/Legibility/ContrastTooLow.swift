import Findings
import Looks
import Projects
import Screens

/// Texts can be read on what is behind them.
enum ContrastTooLow: ScreenRule {
  static let id = "contrast-too-low"
  static let severity = Severity.warning
  static let basis = Basis.guideline
  static let guideline: String? = nil
  static let needs: Set<Input> = [.declaredPaywall, .looks, .colors]

  static let text: StaticString = """
    # A text is too pale

    Texts have a contrast of 4.5 : 1 with what is behind them, large ones (18 points, or 14 bold) of 3 : 1, in the light and the dark
    scheme. The billed price, the terms and the legal links below 3 : 1 weigh a step more. Buttons that cannot act are exempt.

    ## Why

    Purchasing is one of the common tasks of Apple's accessibility labels, and pale terms have been called hidden terms. A background that
    is set for the light scheme only stays bright in the dark one, under white text.

    ## Source

    Web Content Accessibility Guidelines 2.2, 1.4.3, <https://www.w3.org/TR/WCAG22/>, 2026-11; Apple, Accessibility Nutrition Labels,
    <https://developer.apple.com/help/app-store-connect/manage-app-accessibility>, 2026-11 ("usually 4.5 to 1").

    ## Bad

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        appearance: { background: «"#FFFFF2"» }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        buttons: { policies: visible, restore: visible }
        appearance: { policy-tint: «"#BBBBBB"» }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: headline }
          - { role: plan-name }
          - «{ role: price, color: "#BBBBBB" }»
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    ---
    ```

    ## Good

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        appearance: { background: { light: "#FFFFF2", dark: "#202018" } }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    paywalls:
      pro:
        group: Pro
        buttons: { policies: visible, restore: visible }
        appearance: { tint: teal, policy-tint: { light: "#595959", dark: "#B0B0B0" } }
    ```

    ```
    --- paywallgen.yml
    catalog: Pro.storekit
    copy: Copy
    paywalls:
      pro:
        products: [com.example.pro.yearly]
        control-style: custom
        elements:
          - { role: headline, size: 34, color: { light: "#8A8A8E", dark: "#FFFFFF" } }
          - { role: plan-name }
          - { role: price }
    --- Copy/pro.en-US.md
    ---
    headline: Go Pro
    price: "{{ product.price_per_period }}"
    ---
    ```

    ## How to fix

    Choose a darker color, or one for each scheme: `{ light: "#595959", dark: "#B0B0B0" }`. Colors by name (`teal`) can be read in both.
    """

  static func check(_ judged: JudgedScreen, report: (Violation) -> Void) {
    let isCustom = judged.paywall.controlStyle == .custom
    var faults: [Fault] = []
    for element in judged.elements {
      let contrast = judged.judged.contrast(of: element)
      // Most need not be looked at any closer.
      guard min(contrast.light, contrast.dark) < 4.5, !element.isOff, element.role != .icon, !element.runs.isEmpty
      else {
        continue
      }
      let style = element.style
      // The close button is drawn as a sign, which needs less than words do.
      let wanted =
        element.role == .close || style.size >= 18 || (style.size >= 14 && style.weight >= 700) ? 3.0 : 4.5
      guard min(contrast.light, contrast.dark) < wanted else { continue }
      let own = element.declared.flatMap {
        judged.paywall.elements.indices.contains($0) ? judged.paywall.elements[$0] : nil
      }
      // Of what an app draws itself, only the colors that it names are known.
      if isCustom, own?.style.color == nil,
        judged.paywall.appearance == Appearance(icon: judged.paywall.appearance.icon)
      {
        continue
      }
      let scheme: Scheme = contrast.light < wanted ? .light : .dark
      let drawn = element.style(in: scheme)
      let ratio = scheme == .light ? contrast.light : contrast.dark
      let range =
        own?.style.color != nil ? own?.range : judged.paywall.colorRanges[key(of: element, judged, scheme)]
      let fault = Fault(
        range: range ?? judged.paywall.range, roles: [element.role], ratio: ratio, wanted: wanted,
        colors: "\(drawn.color.hex) on \(drawn.background.hex)", isDark: scheme == .dark,
        isGraver: ratio < 3 && isEssential(element.role))
      if let known = faults.firstIndex(where: { $0.range == fault.range }) {
        faults[known].add(fault)
      } else {
        faults.append(fault)
      }
    }
    for fault in faults { report(fault.violation) }
  }

  /// The texts of a screen that one color makes too pale.
  private struct Fault {
    var range: SourceRange
    var roles: Set<Role>
    /// Of the worst of them.
    var ratio: Double
    var wanted: Double
    var colors: String
    /// All of them can be read in the light scheme.
    var isDark: Bool
    var isGraver: Bool

    mutating func add(_ other: Fault) {
      roles.formUnion(other.roles)
      isDark = isDark && other.isDark
      isGraver = isGraver || other.isGraver
      guard other.ratio / other.wanted < ratio / wanted else { return }
      (ratio, wanted, colors) = (other.ratio, other.wanted, other.colors)
    }

    var violation: Violation {
      let tail = "too pale\(isDark ? " in dark mode" : ""): \(colors) is \(ratio.ratio), \(wanted.ratio) is needed"
      let subjects = Role.allCases.enumerated().filter { roles.contains($0.element) }.map {
        Violation.Subject(name: $0.element.rawValue, product: nil, order: $0.offset)
      }
      var violation = Violation(
        .about(one: "is \(tail)", many: "are \(tail)"),
        help: "choose another color, or one for each scheme: { light: …, dark: … }", at: range, subjects: subjects)
      violation.isGraver = isGraver
      return violation
    }
  }

  private static func isEssential(_ role: Role) -> Bool {
    role == .price || role == .disclosure || role == .caption || role == .termsLink || role == .privacyLink
  }

  /// The key of the color that is to blame: the text's, where the project chose it, else the background's.
  private static func key(of element: Element, _ judged: JudgedScreen, _ scheme: Scheme) -> String {
    let appearance = judged.paywall.appearance
    let token = judged.sheet.look.token(for: element.role)
    // Colors by name are chosen for text, so the background is to blame where one does not do.
    func isExact(_ inks: Appearance.Inks?) -> Bool {
      guard let inks, case .exact = scheme == .light ? inks.light : inks.dark else { return false }
      return true
    }
    switch token.color {
    case .policyText where appearance.policyTint != nil:
      return isExact(appearance.policyTint) ? "policy-tint" : "background"
    case .policyText, .tintText: return isExact(appearance.tint) ? "tint" : "background"
    case .onFill: return "tint"
    default: return "background"
    }
  }
}

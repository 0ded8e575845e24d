import Looks
import Testing

@Suite struct LookTests {
  static let looks = ControlStyle.allCases.flatMap { style in
    LooksSet.allCases.map { Look(controlStyle: style, set: $0) }
  }
  /// What is drawn rather than written.
  static let drawings: Set<Role> = [.icon, .close]

  @Test(arguments: looks)
  func everyTextReachesFourAndAHalfToOne(look: Look) {
    for scheme in Scheme.allCases {
      for role in Role.allCases {
        let contrast = look.style(for: role, in: scheme).contrast
        #expect(
          contrast >= (Self.drawings.contains(role) ? 3 : 4.5), "\(role) \(look.controlStyle) \(scheme) \(contrast)")
      }
      #expect(look.style(for: .cta, in: scheme, isOff: true).contrast >= 4.5)
    }
  }

  @Test(arguments: looks.filter { $0.set == .clear || $0.controlStyle.isOwn })
  func clearLooksLetThePriceOutrankEveryOtherPricingText(look: Look) {
    for scheme in Scheme.allCases {
      for setting in TextSize.allCases {
        let price = look.style(for: .price, in: scheme, at: setting)
        for role in Role.besidePrice {
          let other = look.style(for: role, in: scheme, at: setting)
          #expect(price.size > other.size)
          #expect(price.weight >= other.weight)
          #expect(price.contrast >= other.contrast)
        }
      }
    }
  }

  @Test(arguments: looks)
  func noBadgeIsBolderOrLargerThanThePrice(look: Look) {
    let (price, badge) = (look.style(for: .price), look.style(for: .badge))
    #expect(badge.weight <= price.weight && badge.size < price.size)
  }

  @Test func deviceLooksWritePriceAndOfferAlike() {
    let look = Look(controlStyle: .picker, set: .device)
    let style = RoleStyle(size: 15, lineHeight: 20, weight: 400, color: .black, background: Color(0xF4F4F5))
    #expect([.price, .period, .trial, .introPrice].map { look.style(for: $0) } == [style, style, style, style])
  }

  @Test func anOwnListFollowsNoDevice() {
    #expect(Look(controlStyle: .list, set: .device).style(for: .price).size == 17)
  }

  @Test func automaticIsAPickerWhereThereIsAChoice() {
    #expect(Look(controlStyle: .automatic, planCount: 2).controlStyle == .picker)
    #expect(Look(controlStyle: .automatic, planCount: 1).controlStyle == .buttons)
  }

  @Test func aTintFillsTheButtonAndItsLabelStaysReadable() {
    let yellow = Look(appearance: Appearance(tint: .init(.exact(Color(0xFFCC00)))))
    #expect(
      yellow.style(for: .cta)
        == RoleStyle(size: 17, lineHeight: 22, weight: 600, color: .black, background: Color(0xFFCC00)))
    #expect(yellow.style(for: .restore).color == Color(0xFFCC00))
  }

  @Test func blueByNameIsTheStandardTint() {
    #expect(Look(appearance: Appearance(tint: .init(.named(.blue)))).style(for: .cta).background.hex == "#0071E3")
  }

  @Test func policyLinksHaveATintOfTheirOwn() {
    let look = Look(
      appearance: Appearance(policyTint: .init(.named(.teal)), background: .init(.exact(Color(0xFFFFF2)))))
    #expect(look.style(for: .termsLink).color.hex == "#00707C")
    #expect(look.style(for: .restore).color.hex == "#0066CC")
    #expect(look.style(for: .headline, in: .dark).background.hex == "#FFFFF2")
    #expect(look.style(for: .headline, in: .dark).contrast < 1.1)
    #expect(look.style(for: .price).background.hex == "#F4F4F5")
  }

  @Test func anElementsOwnStyleWinsOverItsRoles() {
    let look = Look(
      controlStyle: .custom,
      elements: [StyleOverride(), StyleOverride(size: 28, weight: 700, color: .init(.named(.red)))])
    #expect(look.style(for: .price, element: 0) == look.style(for: .price))
    #expect(look.style(for: .price, element: 7) == look.style(for: .price))
    let own = look.style(for: .price, at: .ax3, element: 1)
    #expect(own.size == 66)
    #expect(own.weight == 700)
    #expect(own.color.hex == "#C9190B")
  }

  @Test func textGrowsWithTheSetting() {
    #expect(TextStyle.body.measure(at: .ax3) == TextMeasure(40, 48))
    #expect(TextStyle.footnote.measure(at: .ax5) == TextMeasure(44, 52))
    for style in TextStyle.allCases {
      let sizes = TextSize.allCases.map { style.measure(at: $0).size }
      #expect(sizes == sizes.sorted())
      #expect(sizes[0] >= 11)
    }
  }

  @Test(arguments: [("star.fill", Glyph.star), ("graduationcap.fill", .graduationcap), ("star.circle.fill", .star)])
  func findsADrawingForASymbol(name: String, symbol: Glyph) {
    #expect(Glyph(named: name) == symbol)
  }

  @Test func hasNoDrawingForEverySymbol() {
    #expect(Glyph(named: "tortoise.fill") == nil)
    #expect(Glyph(named: "") == nil)
  }

  @Test func `each role has a place of its own, in order`() {
    #expect(Role.allCases.map(\.place) == Array(0..<Role.count))
  }
}

import Findings
import Locales
import StoreCatalog
import Testing

@Suite struct StoreKitOfferTests {
  private func reading(_ members: String) -> CatalogReading {
    CatalogReading(storeKit(subscriptions: subscription("pro", members)))
  }

  @Test func readsOffersOfEveryKind() {
    let reading = reading(
      #"""
      "introductoryOffers": [{"internalID": "1", "paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1}],
      "adHocOffers": [{"offerID": "back", "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "numberOfPeriods": 3, "displayPrice": "1.99"}],
      "codeOffers": [{"referenceName": "spring", "paymentMode": "free", "subscriptionPeriod": "P1Y", "eligibility": ["new"]}],
      "winbackOffers": [{"offerID": "win", "paymentMode": "payUpFront", "subscriptionPeriod": "P2M", "displayPrice": "3", "billingPlanType": "MONTHLY"}]
      """#)
    #expect(reading.lines == [])
    #expect(
      reading.offers == [
        "introductory free 1 week", "promotional pay-as-you-go 3 month USA 1.99 USD", "code free 1 year",
        "win-back pay-up-front 2 month USA 3 USD commitment",
      ])
    #expect(reading.catalog.products.flatMap(\.offers).map(\.id?.value) == [nil, "back", "spring", "win"])
  }

  @Test(arguments: [
    #""introductoryOffer": null"#, #""introductoryOffers": []"#,
    #""introductoryOffer": null, "introductoryOffers": []"#, "",
  ])
  func readsNoIntroductoryOffer(members: String) {
    let reading = reading(members)
    #expect(reading.lines == [])
    #expect(reading.offers == [])
  }

  @Test func readsAnOfferWrittenInBothFormsOnce() {
    let week = #""paymentMode": "free", "subscriptionPeriod": "P1W""#
    let month = #""paymentMode": "free", "subscriptionPeriod": "P1M", "billingPlanType": "MONTHLY""#
    let same = reading(
      #""introductoryOffer": {"internalID": "A", \#(week)}, "introductoryOffers": [{"internalID": "B", \#(month)}, {"internalID": "A", \#(week)}]"#
    )
    #expect(same.offers == ["introductory free 1 month commitment", "introductory free 1 week"])
    let withoutID = reading(#""introductoryOffer": {\#(week)}, "introductoryOffers": [{\#(week)}]"#)
    #expect(withoutID.offers == ["introductory free 1 week"])
    let other = reading(
      #""introductoryOffer": {"internalID": "A", \#(week)}, "introductoryOffers": [{"internalID": "B", \#(month)}]"#)
    #expect(other.offers == ["introductory free 1 week", "introductory free 1 month commitment"])
  }

  @Test func neverTakesAWrongOfferForAFreeOne() {
    let offers = [
      #"{"paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M"}"#,
      #"{"paymentMode": "payUpFront", "subscriptionPeriod": "P1M", "displayPrice": ""}"#,
      #"{"paymentMode": "payUpFront", "subscriptionPeriod": "P1M", "displayPrice": "0.00"}"#,
      #"{"paymentMode": "payAsYougo", "subscriptionPeriod": "P1M", "displayPrice": "1"}"#,
      #"{"paymentMode": "SOMETHING_ELSE", "subscriptionPeriod": "P1M"}"#,
      #"{"subscriptionPeriod": "P1M"}"#,
      #"{"paymentMode": "free", "subscriptionPeriod": "7 days"}"#,
      #"{"paymentMode": "free", "subscriptionPeriod": "P1M", "numberOfPeriods": 0}"#,
      #"{"paymentMode": "free", "subscriptionPeriod": "P1M", "numberOfPeriods": "2"}"#,
    ]
    let reading = reading(#""adHocOffers": [\#(offers.joined(separator: ", "))]"#)
    let path = "subscriptionGroups[0].subscriptions[0].adHocOffers"
    #expect(
      reading.lines == [
        "error offer-price-missing «\"payAsYouGo\"» \(path)[0] is paid for and has no 'displayPrice' (give the price, or make it 'free')",
        "error offer-price-missing «\"\"» \(path)[1] is paid for and has no 'displayPrice' (give the price, or make it 'free')",
        "error inconsistent-offer «\"0.00\"» \(path)[2] is paid for and costs 0 (give the price, or make it 'free')",
        "error unknown-payment-mode «\"payAsYougo\"» Unknown payment mode 'payAsYougo' of \(path)[3] (did you mean 'payAsYouGo'?)",
        "error unknown-payment-mode «\"SOMETHING_ELSE\"» Unknown payment mode 'SOMETHING_ELSE' of \(path)[4] (it is 'free', 'payAsYouGo' or 'payUpFront')",
        "error missing-key «{» \(path)[5] has no 'paymentMode'",
        "error malformed-period «\"7 days\"» Malformed period '7 days' in '\(path)[6].subscriptionPeriod' (a period is written as 'P1W', 'P3M' or 'P1Y')",
        "error wrong-number «0» '\(path)[7].numberOfPeriods' is not a whole number from 1 to 10000",
        "error wrong-type «\"2\"» '\(path)[8].numberOfPeriods' is a text, not a whole number",
      ])
    #expect(reading.offers == [])
  }

  @Test func readsTheCommitmentBilledMonthly() {
    let reading = reading(
      #"""
      "billingPlans": [
        {"billingPlanType": "BILLED_UPFRONT", "displayPrice": "60", "commitmentDisplayPrice": "60", "isEnabled": true},
        {"billingPlanType": "MONTHLY", "displayPrice": "0.5", "commitmentDisplayPrice": "6.00", "isEnabled": true}]
      """#)
    #expect(reading.lines == [])
    let commitment = reading.catalog.product("pro")?.commitment
    #expect(commitment?.monthly.map(\.line) == ["USA 0.5 USD"])
    #expect(commitment?.total.map(\.line) == ["USA 6 USD"])
    let disabled = self.reading(
      #""billingPlans": [{"billingPlanType": "MONTHLY", "displayPrice": "1", "isEnabled": false}]"#)
    #expect(disabled.lines == [])
    #expect(disabled.catalog.product("pro")?.commitment == nil)
  }

  @Test func tellsOfBillingPlansThatContradictThemselvesOrAreNone() {
    let reading = reading(
      #"""
      "billingPlans": [
        {"billingPlanType": "WEEKLY", "displayPrice": "1", "commitmentDisplayPrice": "12", "isEnabled": true},
        {"billingPlanType": "MONTHLY", "displayPrice": "5.99", "commitmentDisplayPrice": "70.00", "isEnabled": true},
        {"billingPlanType": "MONTHLY", "displayPrice": "4.99", "commitmentDisplayPrice": "59.88", "isEnabled": true}],
      "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "billingPlanType": "MONTLY"}
      """#)
    let path = "subscriptionGroups[0].subscriptions[0]"
    #expect(
      reading.lines == [
        "error unknown-plan-type «\"MONTLY\"» Unknown billing plan 'MONTLY' of \(path).introductoryOffer (did you mean 'MONTHLY'?)",
        "error unknown-plan-type «\"WEEKLY\"» Unknown billing plan 'WEEKLY' of \(path).billingPlans[0] (it is 'BILLED_UPFRONT' or 'MONTHLY')",
        "warning inconsistent-commitment «\"70.00\"» Total 70 is not 12 payments of 5.99, which are 71.88 (correct one of the two: customers are told both)",
        "error inconsistent-commitment «\"MONTHLY\"» \(path).billingPlans[2] is a second monthly billing plan: the first counts (keep one of the two)",
      ])
    #expect(reading.offers == [])
    #expect(reading.catalog.product("pro")?.commitment?.monthly.map(\.line) == ["USA 5.99 USD"])
  }

  @Test func tellsOfCustomersThatThereAreNot() {
    func code(_ eligibility: String) -> String {
      #"{"referenceName": "r", "paymentMode": "free", "subscriptionPeriod": "P1W", "eligibility": \#(eligibility)}"#
    }
    let known = [#"["new"]"#, #"["expired", "existing", "new"]"#, "[]", "null"]
    let wrong = [#"["new", "expird", "foo", 4]"#, #""new""#]
    let reading = reading(#""codeOffers": [\#((known + wrong).map(code).joined(separator: ","))]"#)
    let path = "subscriptionGroups[0].subscriptions[0].codeOffers"
    #expect(
      reading.lines == [
        "warning unknown-value «\"expird\"» Unknown customers 'expird' in '\(path)[4].eligibility' (did you mean 'expired'?)",
        "warning unknown-value «\"foo\"» Unknown customers 'foo' in '\(path)[4].eligibility' (they are 'new', 'existing' or 'expired')",
        "warning wrong-type «4» '\(path)[4].eligibility' holds a number, not texts in quotes",
        "warning wrong-type «\"new\"» '\(path)[5].eligibility' is a text, not an array (write it as [ \"new\", \"expired\" ])",
      ])
    #expect(reading.offers.count == 6)
  }
}

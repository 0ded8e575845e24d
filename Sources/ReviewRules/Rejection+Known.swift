// The words are ours; what was refused, and when, is what the sources tell.
extension Rejection {
  /// Public cases of apps that App Review sent back for what their paywall or listing showed, in no order. A case may speak of rules that
  /// are decided from other inputs than a project has.
  public static let known: [Rejection] = [
    Rejection(
      guideline: "3.1.2", date: "2025",
      trigger: "The store listing had no working link to the terms of use, and the billed amount on the paywall "
        + "was easy to overlook",
      remedy: "the link went into the description, and the amount grew",
      sources: [
        "https://developer.apple.com/forums/thread/807082"
      ],
      rules: ["terms-link-missing", "metadata-eula-link-missing", "billed-amount-not-dominant"]),
    Rejection(
      guideline: "3.1.2", date: "2018",
      trigger: "What a subscription costs and how it renews was said only in the system's purchase sheet",
      remedy: "the same was written on the app's own screen",
      sources: [
        "https://developer.apple.com/forums/thread/74227"
      ],
      rules: ["plan-price-missing", "plan-period-missing", "auto-renew-disclosure-missing"]),
    Rejection(
      guideline: "3.1.2", date: "2026-07-31",
      trigger: "Neither the paywall nor the listing linked to the terms of use",
      remedy: "a footer with the link, and a line in the description",
      sources: [
        "https://github.com/kolabing/kolabing-app/issues/107",
        "https://github.com/kolabing/kolabing-app/issues/106",
      ],
      rules: ["terms-link-missing"]),
    Rejection(
      guideline: "3.1.2", date: "2017-07",
      trigger: "The terms of a subscription came up in a window of their own only",
      remedy: "they were moved onto the page",
      sources: [
        "https://github.com/bakerframework/baker/issues/565"
      ],
      rules: ["legal-link-hidden"]),
    Rejection(
      guideline: "3.1.2(c)", date: "2026-04",
      trigger: "The purchase sheet had neither links to terms and privacy policy nor a sentence on renewal; "
        + "later, a promised trial was not granted, because only the test file had the offer",
      remedy: "links and a full sentence on the sheet; the offer was created in App Store Connect for each "
        + "territory",
      sources: [
        "https://vskip-api.fly.dev/blog/app-review-rejections"
      ],
      rules: [
        "terms-link-missing", "privacy-link-missing", "auto-renew-disclosure-missing",
        "trial-claimed-but-not-configured", "storekit-asc-drift",
      ]),
    Rejection(
      guideline: "3.1.2(c)", date: "2026-05-22",
      trigger: "The block that states title, length, price, renewal and cancellation was missing",
      remedy: "the block was put below the button",
      sources: [
        "https://github.com/selmetwa/parallel-arabic/issues/152"
      ],
      rules: [
        "plan-title-missing", "plan-period-missing", "auto-renew-disclosure-missing", "cancel-instructions-missing",
      ]),
    Rejection(
      guideline: "3.1.2", date: "2024-01",
      trigger: "The price was not found on the screen: the products had not loaded",
      remedy: "loading was mended",
      sources: [
        "https://github.com/RevenueCat/purchases-ios/issues/3576"
      ],
      rules: ["plan-price-missing", "empty-products-state-missing", "unresolved-placeholder"]),
    Rejection(
      guideline: "3.1.2(c)", date: nil,
      trigger: "The price and length of the yearly plan were not spelled out",
      remedy: "the period was written out beside the price",
      sources: [
        "https://felixng.one"
      ],
      rules: ["plan-period-missing"]),
    Rejection(
      guideline: "3.1.2(c)", date: "2026-07-18",
      trigger: "The paywall named plans and prices, and never what the purchase includes",
      remedy: "a list of benefits above the plans",
      sources: [
        "https://github.com/krelltunez/dayGLANCE/issues/1217"
      ],
      rules: ["benefits-missing"]),
    Rejection(
      guideline: "3.1.2(c)", date: "2026-05-14",
      trigger: "The description of the purchase was unclear, a promotional image was unreadable, and no terms of "
        + "use stood below the button",
      remedy: "new descriptions, a new image, the links",
      sources: [
        "https://github.com/selmetwa/parallel-arabic/issues/149"
      ],
      rules: ["benefits-missing", "benefit-generic", "terms-link-missing"]),
    Rejection(
      guideline: "3.1.2", date: "2022-11",
      trigger: "The app had no links to terms of use and privacy policy",
      remedy: "two links",
      sources: [
        "https://github.com/russell-archer/StoreHelper/issues/21"
      ],
      rules: ["terms-link-missing", "privacy-link-missing"]),
    Rejection(
      guideline: "3.1.1", date: nil,
      trigger: "There was no way to restore purchases",
      remedy: "a button that restores",
      sources: [
        "https://github.com/hyochan/react-native-iap/issues/90",
        "https://github.com/4ian/GDevelop/issues/6226",
        "https://github.com/jamesmontemagno/InAppBillingPlugin/issues/211",
      ],
      rules: ["restore-missing"]),
    Rejection(
      guideline: "3.1.1", date: nil,
      trigger: "Restoring was offered for what cannot be restored through an Apple account",
      remedy: "a way to restore of the app's own",
      sources: [
        "https://github.com/RevenueCat/purchases-ios/issues/234"
      ],
      rules: ["restore-for-nonrestorable"]),
    Rejection(
      guideline: "2.1(b)", date: "2026-08-04",
      trigger: "Reviewers could not find the purchases: they did not load, were hidden by a condition, or had "
        + "not been submitted",
      remedy: "an entry that can always be reached, products submitted with the version, the agreement signed",
      sources: [
        "https://github.com/oratis/LISA/issues/377",
        "https://github.com/krelltunez/dayGLANCE/issues/1209",
        "https://github.com/kolabing/kolabing-app/issues/101",
        "https://github.com/RevenueCat/react-native-purchases/issues/192",
      ],
      rules: [
        "product-not-on-any-paywall", "product-state-incomplete", "empty-products-state-missing", "plan-not-in-catalog",
      ]),
    Rejection(
      guideline: "3.1.2(c)", date: "2026",
      trigger: "A month's share of the price was large, the yearly amount that is charged small",
      remedy: "the yearly amount leads, the monthly one is muted",
      sources: [
        "https://github.com/shogo-labs/shogo-ai/issues/816"
      ],
      rules: ["billed-amount-not-dominant", "per-unit-before-billed"]),
    Rejection(
      guideline: "3.1.2", date: "2026-01",
      trigger: "The free trial was judged to stand out more than the billed amount; an appeal was accepted and "
        + "the app approved unchanged",
      remedy: "none",
      sources: [
        "https://tewha.net/2026/01/free-trials"
      ],
      rules: ["cta-trial-without-price", "trial-before-price"]),
    Rejection(
      guideline: "3.1.2", date: nil,
      trigger: "A calculated monthly price dominated the screen, in a vendor's own sample among others",
      remedy: "the sizes were swapped",
      sources: [
        "https://github.com/RevenueCat/purchases-ios/issues/301",
        "https://github.com/mozilla-mobile/mozilla-vpn-client/issues/1833",
        "https://github.com/samuelclay/NewsBlur/issues/1284",
      ],
      rules: ["billed-amount-not-dominant", "per-unit-before-billed"]),
    Rejection(
      guideline: "3.1.2", date: "2026-08-14",
      trigger: "An amount in euros was typed before a price in dollars; constants in pounds were shown in New "
        + "Zealand",
      remedy: "the store's own text of the price",
      sources: [
        "https://github.com/kolabing/kolabing-app/issues/117",
        "https://github.com/PatrickDavy/SightScreen/issues/37",
      ],
      rules: ["hardcoded-price", "currency-not-of-storefront"]),
    Rejection(
      guideline: "3.1.2", date: nil,
      trigger: "The terms of a trial were not clear enough",
      remedy: "length of the trial, price after it, and how to cancel",
      sources: [
        "https://fixmyrejection.com"
      ],
      rules: ["trial-terms-incomplete"]),
    Rejection(
      guideline: "5.6", date: "2026-03",
      trigger: "A trial was pushed although the plan chosen at first has none, and nothing was said of renewal",
      remedy: "words for each plan",
      sources: [
        "https://developer.apple.com/forums/thread/818023"
      ],
      rules: ["trial-default-plan-mismatch", "auto-renew-disclosure-missing"]),
    Rejection(
      guideline: "3.1.2(c)", date: "2026-08-06",
      trigger: "A switch that adds or takes away the trial was called confusing; other apps with the same switch "
        + "were approved",
      remedy: "a card for each plan, with its own terms",
      sources: [
        "https://adapty.io/blog/your-toggle-paywall-is-about-to-get-rejected",
        "https://www.revenuecat.com/blog/growth/r-i-p-toggle-paywall-we-hardly-knew-ye",
      ],
      rules: ["trial-toggle"]),
    Rejection(
      guideline: "5.6", date: "2023",
      trigger: "The screen could not be left without buying",
      remedy: "a way out",
      sources: [
        "https://developer.apple.com/forums/thread/725056"
      ],
      rules: ["close-control-missing"]),
    Rejection(
      guideline: "5.6", date: "2024-11",
      trigger: "Closing the paywall opened another offer",
      remedy: "the chain was taken out",
      sources: [
        "https://developer.apple.com/forums/thread/768912"
      ],
      rules: ["exit-offer-on-dismiss"]),
    Rejection(
      guideline: "3.1.1", date: nil,
      trigger: "Links or notes led to buying on the web",
      remedy: "they were taken out",
      sources: [
        "https://github.com/toggl/mobile/issues/835",
        "https://github.com/ivpn/ios-app/issues/255",
      ],
      rules: ["external-purchase-reference"]),
    Rejection(
      guideline: "5.1.1", date: "2019",
      trigger: "Registration was demanded before buying what needs no account",
      remedy: "registration became optional",
      sources: [
        "https://github.com/lefex/DSA/issues/46"
      ],
      rules: ["login-before-purchase"]),
    Rejection(
      guideline: "3.1.2", date: "2026-09-06",
      trigger: "The description had lost its link to the terms of use in a rewrite, although the paywall had one",
      remedy: "a footer in every description",
      sources: [
        "https://github.com/langx/langx/issues/1167"
      ],
      rules: ["metadata-eula-link-missing"]),
    Rejection(
      guideline: "3.1.2", date: "2025-04",
      trigger: "What must be known before buying was missing, and the Hebrew listing had no terms of use",
      remedy: "the information on the screen, and the link in every language",
      sources: [
        "https://github.com/IsraelHikingMap/Site/issues/2142"
      ],
      rules: ["terms-link-missing", "metadata-eula-link-missing"]),
    Rejection(
      guideline: "2.3.7", date: "2024-05-27",
      trigger: "Screenshots spoke of the price, and of being free",
      remedy: "the words were taken out",
      sources: [
        "https://github.com/digitalfabrik/integreat-app/issues/2811"
      ],
      rules: ["metadata-price-in-name"]),
    Rejection(
      guideline: "2.3.7", date: "2026-06",
      trigger: "Screenshots showed a price",
      remedy: "it was taken out",
      sources: [
        "https://github.com/peetzweg/opendisplay/issues/80"
      ],
      rules: ["metadata-price-in-name"]),
    Rejection(
      guideline: "4", date: "2026-05-15",
      trigger: "The purchase screen was crowded and unreadable on an iPad Air",
      remedy: "a single column",
      sources: [
        "https://github.com/shogo-labs/shogo-ai/issues/562"
      ],
      rules: ["ipad-layout-broken"]),
  ]
}

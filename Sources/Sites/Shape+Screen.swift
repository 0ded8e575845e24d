import Mustache

extension Shape {
  static let run = Shape.object([
    .field(.text, .text, "The text."),
    .field(
      .plain, .flag,
      "No mark, link, break, period or direction of its own: a page may print the text and ask nothing else."),
    .field(
      .opensPeriod, .flag, "An amount's period begins here, with its stroke: a line may end before it, and not within."),
    .field(.closesPeriod, .flag, "That period ends here."),
    .field(.strong, .flag, "Marked as strong."), .field(.emphasis, .flag, "Marked as emphasis."),
    .field(.code, .flag, "Marked as code."), .field(.breaks, .flag, "A line break, which the copy asks for."),
    .field(.href, .optional(.text), "Where a link goes; only safe addresses."),
    .field(.opensLink, .flag, "The link begins here: runs that follow may belong to it."),
    .field(.closesLink, .flag, "The link ends here."),
    .field(
      .opensIsolate, .flag, "A part with a direction of its own begins here: a name, or an amount with its period."),
    .field(.closesIsolate, .flag, "That part ends here."),
    .field(
      .opensForeign, .flag,
      "On a screen that runs from right to left: a text begins here that all runs the other way, its punctuation with it."
    ),
    .field(.closesForeign, .flag, "That text ends here."),
    .field(
      .markdown, .optional(.markup),
      "The text in Markdown with its marks, and without the brackets of links; absent where it is the text alone."),
    .field(.typed, .flag, "The text was typed: it comes from a file of words."),
    .field(.fact, .flag, "The text comes from the catalog."),
    .field(.system, .flag, "The text is a word of the system."),
  ])

  /// What an element has in common with parts of one.
  private static let markFields: [Field] = [
    .field(.role, .text, "The role: `headline`, `price` …"),
    .field(.anchor, .optional(.text), "A name to link to, on the pages for designers."),
    .field(.pin, .optional(.text), "The number of the finding that points here."),
    .field(.severity, .optional(.text), "That finding's severity."),
    .field(.own, .optional(.text), "The number, from 1, of the declared element whose style it has."),
    .field(.runs, .list(run), "The text."),
  ]

  private static let part = Shape.object(
    markFields + [.field(.joiner, .optional(.text), "What stands between it and the part before.")])

  static let element = Shape.object(
    markFields + [
      .field(.link, .optional(.text), "Where a tap leads."),
      .field(.off, .flag, "A button that cannot act."),
    ])

  private static let line = Shape.object(
    markFields + [
      .field(.isolated, .flag, "Its parts together have a direction of their own."),
      .field(
        .parts, .list(part), "What the line consists of where its pieces are drawn differently; `runs` is empty then."),
    ])

  private static let plan = Shape.object([
    .field(.number, .text, "From 1, in the order of the screen."),
    .field(.selected, .flag, "Chosen at first."), .field(.isCurrent, .flag, "What the customer has."),
    .field(.isPaged, .flag, "One plan is shown at a time."),
    .field(.name, .text, "The plan's name."),
    .field(.price, .text, "The price with its period."),
    .field(
      .offer, .text,
      "Offer and everything else that the plan says of its price, in words; may be empty. Badges are not among it."),
    .field(.badge, .optional(.text), "Its badges: what is said of it, or that it is the customer's own."),
    .field(.descriptionText, .text, "The description; may be empty."),
    .field(.lines, .list(line), "What the plan shows, but for its description."),
    .field(
      .description,
      .optional(
        .object(
          markFields + [
            .field(.symbol, .optional(.text), "The plan's symbol."),
            .field(.symbolNumber, .optional(.text), "Its number, from 1, which gives its color."),
          ])), "The description."),
  ])

  private static let choice = Shape.object([
    .field(.number, .text, "The plan it belongs to; 0: shown whatever is chosen."),
    .field(.shown, .flag, "Shown at first."), .field(.isList, .flag, "Style `list`."),
    .field(.captions, .list(element), "The small print above the button."),
    .field(
      .cta,
      .optional(
        .object(
          markFields + [
            .field(.off, .flag, "It cannot act."),
            .field(.detail, .optional(element), "Its second line."),
          ])), "The button."),
  ])

  private static let tierLink = Shape.object([
    .field(.text, .text, "The tier's name."), .field(.href, .text, "The tier's page."),
    .field(.current, .flag, "The tier that is shown."),
  ])

  /// The screen inside the phone.
  static let screen = Shape.object([
    .field(.lang, .text, "The screen's language."), .field(.dir, .text, "`ltr` or `rtl`."),
    .field(.style, .text, "The control style that is drawn."), .field(.looks, .text, "`device` or `clear`."),
    .field(.presentation, .text, "`sheet`, `full-screen` or `push`."),
    .field(.time, .text, "What the clock shows, in the screen's digits."),
    .field(.close, .optional(element), "The close button."),
    .field(.hasTabs, .flag, "Whether tiers are tabs."), .field(.tabs, .list(tierLink), "The tiers' tabs."),
    .field(
      .icon,
      .optional(
        .object([
          .field(.image, .optional(.text), "The app's icon, as the page links to it."),
          .field(.symbol, .optional(.text), "Else the name of a drawing; `unknown` where there is none."),
        ])), "The icon."),
    .field(.headline, .optional(element), "The headline."),
    .field(.intro, .list(element), "Subtitle and body text."),
    .field(.hasBenefits, .flag, "Whether there are benefits."), .field(.benefits, .list(element), "The benefits."),
    .field(.more, .list(element), "Testimonials, countdowns and links behind the benefits."),
    .field(.hasFlow, .flag, "Whether the paywall declares its elements itself."),
    .field(.flow, .list(element), "Its declared elements, in order."),
    .field(
      .status,
      .optional(
        .object([
          .field(.lines, .list(element), "The subscription's state, and messages about it."),
          .field(.alert, .optional(element), "That the last payment failed."),
          .field(.entries, .list(element), "Rows that lead on."),
        ])), "The app's status area."),
    .field(
      .trouble,
      .optional(
        .object([
          .field(.title, .optional(element), "What went wrong."), .field(.message, .optional(element), "What to do."),
          .field(.retry, .optional(element), "The button to try again."),
        ])), "What stands in place of plans where they could not be loaded."),
    .field(.isList, .flag, "Style `list`."), .field(.isButtons, .flag, "Style `buttons`: every plan is a button."),
    .field(.isPaged, .flag, "One plan is shown at a time."),
    .field(.hasPolicies, .flag, "Whether there are links to policies."),
    .field(
      .policies,
      .list(
        .object(
          markFields + [
            .field(.link, .optional(.text), "The policy's address; absent where none is declared."),
            .field(.joiner, .optional(.text), "What stands between it and the link before."),
          ])), "The links to policies."),
    .field(.hasPlans, .flag, "Whether there are plans."), .field(.plans, .list(plan), "The plans."),
    .field(.plansLabel, .text, "A name for the choice of plans, for those who listen."),
    .field(.loading, .optional(element), "What is said while plans are loaded."),
    .field(.hasDescriptions, .flag, "While plans are loaded: whether they will have descriptions."),
    .field(.toggle, .optional(element), "A switch below the plans."),
    .field(.choices, .list(choice), "Small print and button of each plan; the page shows those of the chosen one."),
    .field(.tierLinks, .list(tierLink), "Links to the other tiers."),
    .field(.hasStores, .flag, "Whether there are buttons of the store."),
    .field(.stores, .list(element), "The store's buttons: restore, redeem, sign in, manage."),
  ])
}

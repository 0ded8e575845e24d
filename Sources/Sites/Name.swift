import Findings
import Mustache

/// The names of all values that templates can use. What they mean is said by the shapes of the pages.
///
/// A name's number is that of its symbol, so neither filling a model nor rendering looks a name up.
enum Name: Int, CaseIterable, Sendable {
  // The site and the page
  case site, title, icon, noIndex, version, summary, imitates, files, address
  case assets, script, paywall, look, siteIntegrity, scriptIntegrity, paywallIntegrity, lookIntegrity
  case page, kind, heading, lead, leadLink, facts, root, canonical, alternates, href, text, lang, markdown, stale
  case pages, count, current, previous, next, actions, isDark, caption, scheme, textSize
  // The screen
  case screen, dir, style, looks, presentation, time, close, hasTabs, tabs, image, symbol, symbolNumber
  case headline, intro, hasBenefits, benefits, more, hasFlow, flow, status, lines, entries, trouble, message, retry
  case isList, isButtons, isPaged, hasPolicies, policies, hasPlans, plans, plansLabel, loading, toggle, choices,
    tierLinks
  case hasStores, stores, isCurrent, hasDescriptions
  case role, anchor, pin, at, severity, own, link, joiner, runs, parts, description, descriptionText, detail, off
  case number, shown, captions, cta, selected, name, price, offer, isolated
  case strong, emphasis, typed, fact, system, breaks, opensLink, closesLink
  case opensIsolate, closesIsolate, opensForeign, closesForeign, opensPeriod, closesPeriod, alert, badge
  // Around the screen
  case axes, hasMarkdown, value, items, gap, excerpt, counts, label, notices, findings, pins, help, place, rule,
    hasMissing, missing
  case helpMarkdown
  case missingCounts, hasPrices, prices, isBorrowed, plan, priceSource, rows, places, isClean
  // The overview
  case paywalls, slug, links, hasCommon, common, hasMoreCommon, moreCommon, moreCommonLabel, cleanLabel, hasPictures,
    views, hasFiles
  case judged, languages, ownName, locale, market, cells, frame, worst, hasFindings, nothing
  case hasNotChecked, notCheckedLabel, notChecked, reason, remedy, rules
  // The report
  case filters, basis, basisText, open, quotes, note, before, marked, after, why, hasScreens, screens, moreScreens,
    otherScreens
  case rulePage, code
  case hasRuleChoices, ruleChoices, tiers
  case hasSuppressed, suppressedLabel, suppressed, `where`
  // The prices
  case products, tier, storefronts, currency, source, since, amounts, plain, hasConflicts, conflicts, other, otherPlace
  case hasDerived, derived, storefront, figure, fraction, numerator, denominator, exact, uses
  // The truth tables
  case hasOriginal, original, translation, language, sourceLanguage, sections, groups, states, isOpen, isPlaceholder,
    isName
  case all, ready, data, build
  // What designers take
  case elements, size, weight, largest, token, colors, hex, ratio, spoken, css, hasRoom, percent, longestPercent, width,
    longest,
    isOver, characters, state, situations, strings, tokens, light, dark, snippet, preview
  case outline, kinds, hasPlaces, isReference, isSame, replaced, added, gone
  // The review kit
  case blocks, fields, tick
  // The changes
  case pieces, isChanged, comment, pictures, moreLabel, unchanged
  // The control styles
  case styles, hasSystemWords, systemWords, differences, styleSheets

  static let table = SymbolTable(allCases.map { "\($0)" })

  @inline(__always)
  var symbol: Symbol { Symbol(number: rawValue) }
}

extension ModelBuilder {
  @inline(__always)
  mutating func set(_ name: Name, _ value: ModelReference) {
    set(name.symbol, value)
  }

  /// Sets a text, of whomever: what would act in it is made visible here, as it is where screens are composed.
  mutating func set(_ name: Name, text: String) { set(name, self.text(text.withoutControls)) }
  mutating func set(_ name: Name, text: StoredBytes) { set(name, self.text(text)) }
  mutating func set(_ name: Name, flag: Bool) { set(name, self.flag(flag)) }

  /// Sets a text, or nothing where it is nil: that hides a value of the same name further out.
  mutating func set(_ name: Name, text: String?) { set(name, text.map { self.text($0.withoutControls) } ?? .absent) }

  /// Sets the same list under its own name, and whether it holds anything under another.
  mutating func set(_ name: Name, _ flagName: Name, _ values: [ModelReference]) {
    set(flagName, flag: !values.isEmpty)
    set(name, list(values))
  }

  mutating func list(_ values: some Sequence<ModelReference>) -> ModelReference {
    beginList()
    for value in values { append(value) }
    return end()
  }

  mutating func texts(_ values: some Sequence<String>) -> ModelReference {
    beginList()
    for value in values { append(text(value.withoutControls)) }
    return end()
  }
}

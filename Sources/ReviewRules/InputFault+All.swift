extension InputFault {
  /// All of them, by id.
  public static let all: [InputFault] = [
    InputFault(
      "address-clash",
      "Two paywalls, tiers or situations would have one address on the site, or one has that of the site's own pages. Only the first is shown.",
      fix: "Give one of them another name."),
    InputFault(
      "ambiguous-group",
      "A paywall names a subscription group by a name that several groups of one file have. The first of them is shown.",
      fix: "Name the group by its id."),
    InputFault(
      "ambiguous-price",
      "The mark in a price may stand for decimals or for thousands, so that there are two readings. The price is not used.",
      fix: "Write it with a point and two decimals, or export the table anew."),
    InputFault(
      "api-error", "The file holds an error that App Store Connect answered with, and no data.",
      fix: "Export it anew, with a token that may read what is asked for."),
    InputFault(
      "argument-mismatch",
      "A format string has a conversion for a number, such as `%d`, and is passed a text: a device would show anything but the text. Or an argument is passed that the string has no place for.",
      fix: "Write `%@`, or pass a variable that is a number; write a placeholder for each argument."),
    InputFault(
      "attributes-missing", "Resources of an export lack their attributes, so that nothing is known of what they name.",
      fix: "Export without `fields[…]`, or with the attributes that the message names."),
    InputFault(
      "baseline-outdated",
      "A fault of the baseline is fixed, and would be let pass when it comes back. Asked for by `--strict-baseline`.",
      fix: "Write the baseline anew with `--write-baseline`."),
    InputFault(
      "boundless-page",
      "Pages became far larger than anybody reads: a text of the project is far too long, or there are far too many. They were cut off.",
      fix: "Shorten the longest texts of the file."),
    InputFault(
      "boundless-template",
      "Pages became far larger than what they show: templates call each other many times over, or lists stand within lists. They were cut off.",
      fix: "Call the template once for each member of a list, and not from each of its own parts."),
    InputFault(
      "broken-link",
      "A link of the copy leads nowhere from a screen: it has no address, only a mark within a page, or half an address.",
      fix: "Write the whole address, or `terms`, `privacy`, `manage` or `restore`."),
    InputFault(
      "configuration-not-read",
      "A configuration lies in the folder, and another one is read. What it declares is missing from the result.",
      fix: "Keep one of the two, run paywallgen in the folder of the one that is meant, or name it with `--config`."),
    InputFault(
      "contradicting-data", "Files of one export say different things of one resource. What was read first counts.",
      fix: "Export all files anew, at one time."),
    InputFault(
      "copy-not-read", "There is copy in a language that is none of `locales:`, so that nobody is shown it.",
      fix: "Add the locale, or remove the file."),
    InputFault(
      "copy-not-shown",
      "There are words for a button that the paywall's style does not draw: in the style `buttons`, each plan is a button of its own.",
      fix: "Choose a style with a button below the plans, or say it in `caption`."),
    InputFault(
      "currency-mismatch", "A price is in another currency than the App Store bills in there. It is not used.",
      fix: "Correct the currency or the storefront, or export the table anew."),
    InputFault(
      "dead-link", "A link in the folder leads to nothing, and would be a file of the project.",
      fix: "Bring back what it led to, or remove it."),
    InputFault(
      "duplicate-copy",
      "Two copy files are of one paywall and language. The first is shown.",
      fix: "Keep one of them."),
    InputFault(
      "duplicate-group", "A subscription group is declared twice. Its subscriptions are read as those of one group.",
      fix: "Put them into one group."),
    InputFault(
      "duplicate-key", "A key stands twice in one object, and only one of the two counts.",
      fix: "Keep one."),
    InputFault(
      "duplicate-locale", "A text is given twice in one language. The first counts.",
      fix: "Keep one."),
    InputFault(
      "duplicate-price", "A storefront has two prices of one product for the same days. The first counts.",
      fix: "Keep one, or export the table anew."),
    InputFault(
      "empty-copy-field", "A field of the copy has no text, so that customers would see nothing.",
      fix: "Write its text, or leave the field out."),
    InputFault(
      "empty-theme", "The folder of `--theme` has neither templates nor static files.",
      fix: "Put templates into `Templates`, and static files into `Public`."),
    InputFault(
      "empty-tier",
      "A tier of the configuration holds no product.",
      fix: "List its product ids, or remove it."),
    InputFault(
      "endless-template",
      "A template calls itself, or calls another that calls it, without end. The default theme's takes its place, or pages are cut off.",
      fix: "Put the call into a section that ends."),
    InputFault(
      "field-declared-twice",
      "A field is filled by `text:` in the configuration and by a copy file. They may say different things.",
      fix: "Keep one of the two."),
    InputFault(
      "file-missing", "A file that the configuration or the command line names does not exist.",
      fix: "Correct the name; paths are relative to the configuration."),
    InputFault(
      "file-too-large", "A file that people write by hand is larger than any could be. Nothing of it was read.",
      fix: "Look at what fills it."),
    InputFault(
      "file-unreadable", "A file could not be read: it is a folder, or the system refuses.",
      fix: "Name a file, or let it be read."),
    InputFault(
      "group-id-mismatch",
      "A subscription says that it belongs to another group than the one that it stands in. The latter counts.",
      fix: "Let Xcode write the file, or correct the id."),
    InputFault(
      "group-unknown", "An export has a subscription without its group, so that its level and group are not known.",
      fix: "Export with `include=group`."),
    InputFault(
      "icon-too-large",
      "The image of a symbol is too large, and every page's style sheet would carry it. A plain square stands for it.",
      fix: "Save it smaller."),
    InputFault(
      "image-in-copy", "Copy holds an image, which is not shown; its text is.",
      fix: "Declare icons under `appearance:`."),
    InputFault(
      "inconsistent-commitment",
      "A product has two billing plans for a 12-month commitment, or one whose total is not what 12 payments come to.",
      fix: "Keep one plan, and correct its payment or its total."),
    InputFault(
      "inconsistent-offer",
      "An offer's payment mode and price contradict each other: it is paid for and costs 0, or free and has a price.",
      fix: "Set the mode that is meant, or the price."),
    InputFault(
      "malformed-copy-field", "A field of the copy, or one of its forms, is not a text.",
      fix: "Write it as text, or as a map of texts."),
    InputFault(
      "malformed-csv", "A table is no CSV that can be read: a quote is not closed, or a row has too many cells.",
      fix: "Export it anew, or correct the row."),
    InputFault(
      "malformed-date", "A date is no day of the calendar.",
      fix: "Write it as 2027-01-31."),
    InputFault(
      "malformed-front-matter", "The part between the two lines `---` of a copy file is not a list of fields.",
      fix: "Write each field as `headline: text`; put text that begins with `{{` in quotes."),
    InputFault(
      "malformed-image", "A file is not the image that its ending says, and is not shown.",
      fix: "Name an image, by the ending of its kind."),
    InputFault(
      "malformed-json", "A file is no JSON that can be read. Nothing behind the place is understood.",
      fix: "Correct it, or let Xcode write the file."),
    InputFault(
      "malformed-period", "A length of time is none that can be read.",
      fix: "Write it as in P1W, P1M, P3M, P1Y."),
    InputFault(
      "malformed-plist", "A property list cannot be read.",
      fix: "Correct it, or let Xcode write the file."),
    InputFault(
      "malformed-price",
      "An amount is not a number, or cannot be paid in its currency. The product has no price there, and pages show none.",
      fix: "Write digits with a point: 9.99."),
    InputFault(
      "malformed-string", "An entry of a string catalog has not the form that Xcode gives it, and is not read.",
      fix: "Let Xcode write the entry anew."),
    InputFault(
      "malformed-string-catalog", "The file has the name of a string catalog and is none.",
      fix: "Name another file, or let Xcode write it."),
    InputFault(
      "malformed-strings", "A `.strings` file cannot be read behind the place.",
      fix: "Correct it: every line is `\"key\" = \"text\";`."),
    InputFault(
      "malformed-suppression", "A comment that accepts findings is not understood, so that they are not accepted.",
      fix: "Write `[paywallgen:ignore RULE — reason]`."),
    InputFault(
      "malformed-template", "A template is not Mustache, or is too large or no UTF-8. The default one is used.",
      fix: "Correct it at the place."),
    InputFault(
      "malformed-text", "A file is no UTF-8 text, and was not read.",
      fix: "Save it in the encoding UTF-8."),
    InputFault(
      "malformed-variable", "What stands in braces is more than the name of a variable, or is not closed.",
      fix: "Write `{{ product.price }}`; copy has no sections, filters or comments."),
    InputFault(
      "malformed-yaml", "A file is no YAML that can be read. Nothing of it counts.",
      fix: "Correct it at the place; indent with spaces."),
    InputFault(
      "merge-conflict-marker", "A merge was not finished: both versions stand in the file.",
      fix: "Settle the conflict, and take the markers out."),
    InputFault(
      "missing-column", "A table of prices lacks a column that is needed.",
      fix: "Export it anew from App Store Connect; the first row names the columns."),
    InputFault(
      "missing-key", "Something that has to be declared is not.",
      fix: "Add the key that the message names."),
    InputFault(
      "missing-price", "A storefront's row or resource has no amount.",
      fix: "Export it anew, or add the amount."),
    InputFault(
      "missing-source-language", "A string catalog does not say which language its keys are in.",
      fix: "Let Xcode write the file, or add `sourceLanguage`."),
    InputFault(
      "missing-territory", "A price says of no storefront that it holds there.",
      fix: "Add the territory, by its code of three letters."),
    InputFault(
      "misused-template-value", "A template prints a value that has no text, or calls one that names no template.",
      fix: "Use the value as the page of templates says."),
    InputFault(
      "no-prices", "A table or file has no prices for the product that it is named for.",
      fix: "Name the right file under `prices:`, or the right product."),
    InputFault(
      "not-searched", "A link to a folder, or a folder that cannot be read, was not searched for files of the project.",
      fix: "Where something of the project lies there, name it in the configuration."),
    InputFault(
      "nothing-found", "A folder that the configuration names has no file of the kind that is looked for.",
      fix: "Correct the name, or put the files there."),
    InputFault(
      "nothing-read", "A file of an export says nothing of what the app sells.",
      fix: "Leave it out."),
    InputFault(
      "nothing-to-sell", "No catalog was found, or it has no products.",
      fix: "Name it under `catalog:`, or give the path of a `.storekit` file."),
    InputFault(
      "offer-price-missing",
      "An offer is paid for and has no price, or none in a storefront where its plan has one. It is not shown.",
      fix: "Give the price, or make the offer free; for a storefront, name App Store Connect's data under `catalog:`."),
    InputFault(
      "offer-territory-unknown", "An offer of an export names its territory by an id that the file does not explain.",
      fix: "Export with `include=territory`."),
    InputFault(
      "offers-passed-over", "A list of prices has offers, which are not read there.",
      fix: "Name the file under `catalog:` instead."),
    InputFault(
      "offers-unknown",
      "An export of App Store Connect's does not say which introductory offers a subscription has. What a `.storekit` file says is shown, and is compared with nothing.",
      fix: "Export the subscriptions with `include=introductoryOffers`."),
    InputFault(
      "owner-unknown", "A price or offer of an export belongs to no product that is known.",
      fix: "Export it together with its product."),
    InputFault(
      "page-lacks-price",
      "The project's own template leaves out what a plan costs, so that the page shows less than the screen that is judged.",
      fix: "Print the lines of every plan."),
    InputFault(
      "plan-not-in-catalog",
      "A product that the configuration names is not in the catalog, so that it is on no screen.",
      fix: "Correct the id, or add the product to the catalog."),
    InputFault(
      "price-point-missing", "A price of an export names its amount by an id that the file does not explain.",
      fix: "Export with `include=subscriptionPricePoint`, or that of the product's kind."),
    InputFault(
      "price-zero", "A subscription that renews costs nothing, which the App Store does not offer.",
      fix: "Give the price; make an offer free instead."),
    InputFault(
      "prices-unknown", "An export names prices of a product and does not hold them.",
      fix: "Export the prices, too."),
    InputFault(
      "product-in-two-tiers",
      "A product stands in two tiers of a paywall, and a plan is in one. It is shown in the first.",
      fix: "Take it out of one of them."),
    InputFault(
      "product-listed-twice",
      "A product stands twice in the list of a paywall. It is shown once.",
      fix: "Remove one of the two."),
    InputFault(
      "product-without-tier", "A product of the paywall is in none of its declared tiers. It is shown in the first.",
      fix: "Add it to a tier."),
    InputFault(
      "raw-html-in-copy", "Copy holds HTML, which is not shown as such.",
      fix: "Write Markdown: `**strong**`, `*emphasis*`, `[text](address)`."),
    InputFault(
      "resources-missing", "An export names resources that it does not hold.",
      fix: "Export with the `include` that the message names."),
    InputFault(
      "signing-key-in-file", "A catalog holds a private key that signs offers. Whoever has the file has the key.",
      fix: "Take the key out of the repository."),
    InputFault(
      "storefront-assumed",
      "A catalog does not say whose prices it has; they are taken for those of the United States.",
      fix: "Choose a default storefront in Xcode's editor."),
    InputFault(
      "storefront-without-price",
      "A locale's storefront has no price of a product, so that another storefront's prices are shown, and pages say so.",
      fix: "Name its prices under `prices:` or `catalog:`, or choose the storefront under `storefronts:`."),
    InputFault(
      "storekit-asc-drift",
      "A `.storekit` file and App Store Connect say different things of one product. App Store Connect counts.",
      fix: "Sync the file in Xcode."),
    InputFault(
      "string-declared-twice",
      "A key that a paywall names has two different texts in one language. The first is shown.",
      fix: "Keep one of them, or name the tables that are meant under `strings:`."),
    InputFault(
      "surrounding-space", "A name or description begins or ends with a blank.",
      fix: "Take it out."),
    InputFault(
      "symbol-not-drawn", "A symbol's name has no drawing here, and a plain square stands for it.",
      fix: "Name an image for it under `icons:`."),
    InputFault(
      "system-words-missing",
      "The words that the system supplies are not known in a language, and stand in English. Nothing is wrong with the project.",
      fix: "Name a string catalog with them under `system-strings:`."),
    InputFault(
      "text-not-read-whole", "A text is longer than rules read. What stands behind is not judged.",
      fix: "Make it shorter: no screen has room for so much."),
    InputFault(
      "tier-without-name", "Tiers are shown as tabs or links, and have no names to show.",
      fix: "Declare them under `tiers:`."),
    InputFault(
      "too-many-files", "A folder has more files than are looked at. Nothing of it was read, or not all.",
      fix: "Name the folder that holds the files alone."),
    InputFault(
      "truncated-export", "An export ends before its last page, so that products or prices may be missing.",
      fix: "Save every page, up to the last one."),
    InputFault(
      "unclosed-front-matter",
      "The fields of a copy file begin with `---`, and no second line ends them. The file is read as body text.",
      fix: "Close them with a second line `---`."),
    InputFault(
      "unknown-copy-field", "A copy file has a field that no screen shows.",
      fix: "Use one of the fields, a list of which the documentation has."),
    InputFault(
      "unknown-file", "A file of the store listing has a name that fastlane does not know.",
      fix: "Correct the name."),
    InputFault(
      "unknown-form",
      "A field has a text for a situation, tier or product that the paywall does not have. Nobody is shown it.",
      fix: "Correct the name."),
    InputFault(
      "unknown-format", "A file is of a kind that is not read there.",
      fix: "Name a file of the kinds that the message lists."),
    InputFault(
      "unknown-group", "A paywall names a subscription group that the catalog does not have.",
      fix: "Correct the name or the id."),
    InputFault(
      "unknown-key", "The configuration has a key that is not read there. What it was to change stays as it is.",
      fix: "Correct the name; a JSON Schema for editors comes with the tool."),
    InputFault(
      "unknown-locale", "A name that should be that of a locale is none.",
      fix: "Write it as in en-US, de-DE, zh-Hans."),
    InputFault(
      "unknown-payment-mode", "An offer has a payment mode that there is not.",
      fix: "Use `free`, `payAsYouGo` or `payUpFront`."),
    InputFault(
      "unknown-paywall", "Something names a paywall that the configuration does not declare.",
      fix: "Correct the name, or declare it."),
    InputFault(
      "unknown-period", "A subscription has a period that App Store Connect does not have.",
      fix: "Export it anew."),
    InputFault(
      "unknown-plan-type", "An export has a type of plan that is not known.",
      fix: "Use a newer paywallgen."),
    InputFault(
      "unknown-product", "Something names a product that the catalog, or the paywall, does not have.",
      fix: "Correct the id."),
    InputFault(
      "unknown-rule", "The configuration, or a comment that accepts findings, names a rule that there is not.",
      fix: "Correct the name; `paywallgen explain` lists the rules."),
    InputFault(
      "unknown-rules-version", "The configuration pins a version of the rules that this paywallgen does not have.",
      fix: "Use a newer one, or pin an earlier version."),
    InputFault(
      "unknown-shape", "A JSON file is neither an answer of the App Store Connect API nor a list of prices.",
      fix: "Export it anew, or leave it out."),
    InputFault(
      "unknown-state", "An export has a state of a product that is not known.",
      fix: "Use a newer paywallgen."),
    InputFault(
      "unknown-storefront", "A name is no App Store storefront.",
      fix: "Write the code of three letters, as in USA, DEU, JPN."),
    InputFault(
      "unknown-string-key", "A field names a key that none of the string tables has.",
      fix: "Correct the key, or name the table under `strings:`."),
    InputFault(
      "unknown-template", "A template calls another that there is not.",
      fix: "Correct the name."),
    InputFault(
      "unknown-template-block", "A template fills a block that the one that it builds on does not have.",
      fix: "Correct the name."),
    InputFault(
      "unknown-template-value", "A template asks for a value that its page does not have.",
      fix: "Correct the name; the list of values is in the documentation."),
    InputFault(
      "unknown-type", "A product has a type that there is not, or that does not belong where it stands.",
      fix: "Let Xcode write the file."),
    InputFault(
      "unknown-value", "A key has a value that is none of those it may have.",
      fix: "Use one of those that the message names."),
    InputFault(
      "unknown-variable",
      "Copy, or the arguments of a string, name a variable that there is not. Customers would read it as it stands.",
      fix: "Correct the name; the documentation's page \"Write copy\" has each variable with an example."),
    InputFault(
      "unopened-front-matter", "A copy file has fields and does not begin with `---`.",
      fix: "Write `---` as the first line."),
    InputFault(
      "unreadable-name", "A file or folder has a name that is no UTF-8, so that nothing can name it. It was not read.",
      fix: "Give it a name in UTF-8."),
    InputFault(
      "unsafe-image", "A drawing in SVG runs something, or asks for other files. It is not shown.",
      fix: "Save it without, or as a `.png`."),
    InputFault(
      "unsafe-link", "A link of the copy has an address that a page must not carry. The text stays, without the link.",
      fix: "Use an `https`, `http`, `mailto`, `tel` or `sms` address. An app's own address is a link in the app alone."),
    InputFault(
      "unused-template", "The theme has a template that replaces none and that none calls.",
      fix: "Name it like the template that it replaces."),
    InputFault(
      "variable-in-link", "The address of a link has a variable, which is not filled in.",
      fix: "Link to `terms`, `privacy`, `manage` or `restore`."),
    InputFault(
      "variable-without-value",
      "A text asks for something that there is not in some situation, such as the price of an offer where there is none. The text would have a hole.",
      fix: "Give the field another form for that situation: `trial:` and `default:`."),
    InputFault(
      "wrong-number", "A number is out of the range that it may have.",
      fix: "Correct it."),
    InputFault(
      "wrong-type", "A value is of another kind than belongs there: a text where a list is expected.",
      fix: "Write it as the message says."),
    InputFault(
      "wrong-value", "A value is not one that the key may have: no address, no day.",
      fix: "Write it as the message says."),
    InputFault(
      "yaml-alias-limit", "Aliases of a YAML file stand for more values than any project has.",
      fix: "Write out what is meant."),
  ]
}

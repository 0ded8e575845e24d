#!/usr/bin/env python3
"""Writes the project that the benchmark builds: an app with five paywalls in forty locales.

Each paywall sells four plans in two tiers, with an introductory and a win-back offer, and has about a kilobyte of Markdown in every
locale: six benefits, and body text with emphasis, links and code. Prices are known in the home storefront of
each locale. The same arguments give the same bytes.
"""

import argparse
import json
import os
import random

LOCALES = (
    "en-US en-GB en-AU en-CA en-IN de-DE de-AT de-CH fr-FR fr-CA es-ES es-MX pt-BR pt-PT it-IT nl-NL ja-JP ko-KR "
    "zh-Hans zh-Hant ar-SA he-IL hi-IN tr-TR pl-PL ru-RU uk-UA sv-SE nb-NO da-DK fi-FI cs-CZ sk-SK hr-HR hu-HU ro-RO "
    "el-GR th-TH vi-VN id-ID"
).split()

# App Store Connect's names of the countries, the currency, and how many of its units a US dollar's price becomes.
PRICES = [
    ("United States", "USD", 1), ("United Kingdom", "GBP", 1), ("Australia", "AUD", 1.6), ("Canada", "CAD", 1.4),
    ("India", "INR", 80), ("Germany", "EUR", 1.1), ("Austria", "EUR", 1.1), ("Switzerland", "CHF", 1.1),
    ("France", "EUR", 1.1), ("Spain", "EUR", 1.1), ("Mexico", "MXN", 20), ("Brazil", "BRL", 5),
    ("Portugal", "EUR", 1.1), ("Italy", "EUR", 1.1), ("Netherlands", "EUR", 1.1), ("Japan", "JPY", 160),
    ("South Korea", "KRW", 1400), ("China mainland", "CNY", 7), ("Taiwan", "TWD", 32), ("Saudi Arabia", "SAR", 4),
    ("Israel", "ILS", 4), ("Turkey", "TRY", 34), ("Poland", "PLN", 4), ("Russia", "RUB", 100), ("Ukraine", "USD", 1),
    ("Sweden", "SEK", 11), ("Norway", "NOK", 11), ("Denmark", "DKK", 7), ("Finland", "EUR", 1.1),
    ("Czech Republic", "CZK", 25), ("Slovakia", "EUR", 1.1), ("Croatia", "EUR", 1.1), ("Hungary", "HUF", 400),
    ("Romania", "RON", 5), ("Greece", "EUR", 1.1), ("Thailand", "THB", 36), ("Vietnam", "VND", 25000),
    ("Indonesia", "IDR", 16000),
]
WHOLE = {"JPY", "KRW", "VND", "IDR", "HUF", "TWD"}

TIERS = ["Family", "Individual"]
PERIODS = [("Monthly", "P1M"), ("Yearly", "P1Y")]
# None that promises something of a plan: that would be judged, and this copy shall have no findings.
WORDS = "premium unlock filter album paint colours studio canvas anywhere family sharing access library everything".split()


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--locales", type=int, default=len(LOCALES))
    parser.add_argument("--paywalls", type=int, default=5)
    parser.add_argument("--body-bytes", type=int, default=1000)
    return parser.parse_args()


def write(*path_and_text):
    *path, text = path_and_text
    name = os.path.join(*path)
    os.makedirs(os.path.dirname(name), exist_ok=True)
    with open(name, "w", encoding="utf-8") as file:
        file.write(text)


def copy(chance, locale, paywall, size):
    """A copy file: fields with variables, then about `size` bytes of Markdown."""
    word = lambda: chance.choice(WORDS)
    text = f"""---
headline: "Premium {paywall} & {locale}"
subtitle: "Every **tool**, with *all* updates ({locale})"
cta:
  default: "Subscribe for {{{{ product.price_per_period }}}}"
  trial: "{{{{ product.offer_duration }}}} free, then {{{{ product.price_per_period }}}}"
disclosure: "{{{{ product.price_per_period }}}}, renews automatically until canceled. [Terms](terms), [Privacy](privacy)."
---
"""
    start = len(text)
    benefits = 0
    while len(text) - start < size:
        text += (
            f"Get **{word()}** for [{word()}](terms) a month, *{word()} {word()}* and "
            f"`{word()}`.\n\n"
        )
        if benefits < 6:
            text += f"- {' '.join(chance.choices(WORDS, k=6))}\n- {' '.join(chance.choices(WORDS, k=6))}\n\n"
            benefits += 2
        text += f"> {' '.join(chance.choices(WORDS, k=9))}\n\n"
    return text


def product_id(paywall, tier, period):
    return f"com.example.app{paywall}.{tier}.{period}"


def group(paywall, locales):
    def names(name, description):
        return [{"description": description, "displayName": f"{name} ({locale})", "locale": locale.replace("-", "_")}
                for locale in locales]

    subscriptions = []
    for level, tier in enumerate(TIERS):
        for count, (period, code) in enumerate(PERIODS):
            subscriptions.append({
                "adHocOffers": [], "codeOffers": [],
                "displayPrice": base_price(level, count), "familyShareable": tier == "Family", "groupNumber": level + 1,
                "internalID": f"{paywall:04}{level}{count}",
                "introductoryOffer": {
                    "internalID": f"{paywall:04}{level}{count}9", "numberOfPeriods": 1, "paymentMode": "free",
                    "subscriptionPeriod": "P1W",
                } if count else None,
                "localizations": names(f"{tier} {period}", f"Everything in library {paywall}, for everybody"),
                "productID": product_id(paywall, tier, period), "recurringSubscriptionPeriod": code,
                "referenceName": f"{paywall} {tier} {period}", "subscriptionGroupID": f"G{paywall}",
                "type": "RecurringSubscription", "winbackOffers": [],
            })
    return {
        "id": f"G{paywall}", "localizations": [
            {"description": "", "displayName": f"Premium {paywall}", "locale": locale.replace("-", "_")}
            for locale in locales],
        "name": f"Premium {paywall}", "subscriptions": subscriptions,
    }


def base_price(level, count):
    return [["8.99", "79.99"], ["4.99", "39.99"]][level][count]


def main():
    options = arguments()
    chance = random.Random(7)
    locales = LOCALES[: options.locales]
    folder = options.folder
    paywalls = range(options.paywalls)
    write(folder, "App.storekit", json.dumps({
        "appPolicies": {"eula": "", "policies": []}, "identifier": "B00C0001", "nonRenewingSubscriptions": [],
        "products": [], "settings": {"_locale": "en_US", "_storefront": "USA"},
        "subscriptionGroups": [group(paywall, locales) for paywall in paywalls],
        "version": {"major": 4, "minor": 0},
    }, indent=2, ensure_ascii=False))
    settings = "catalog: App.storekit\ncopy: Copy\nprices:\n"
    for paywall in paywalls:
        for level, tier in enumerate(TIERS):
            for count, (period, _) in enumerate(PERIODS):
                name = product_id(paywall, tier, period)
                settings += f"  {name}: prices/{name}.csv\n"
                rows = ["Countries or Regions,Currency Code,Price"]
                for country, currency, factor in PRICES:
                    amount = float(base_price(level, count)) * factor
                    rows.append(f"{country},{currency},{round(amount) if currency in WHOLE else f'{amount:.2f}'}")
                write(folder, "prices", name + ".csv", "\n".join(rows) + "\n")
    # The words are made up, and the same in every language.
    settings += "rules: { untranslated-copy: off }\n"
    settings += f"locales: [{', '.join(locales)}]\nsource-locale: en-US\n"
    settings += "app: { name: Colors & Tones, bundle-id: com.example.app }\n"
    settings += 'site: { base-url: "https://example.com/" }\npaywalls:\n'
    for paywall in paywalls:
        settings += f"""  premium{paywall}:
    group: Premium {paywall}
    tiers:
"""
        for tier in TIERS:
            settings += f"      {tier}: [{', '.join(product_id(paywall, tier, period) for period, _ in PERIODS)}]\n"
        settings += f"""    selected: {product_id(paywall, "Individual", "Yearly")}
    buttons: {{ restore: visible, policies: visible }}
    policies: {{ terms: "https://colors.example.org/t?a=1&b=2", privacy: "https://colors.example.org/p" }}
"""
        for locale in locales:
            write(folder, "Copy", f"premium{paywall}.{locale}.md", copy(chance, locale, paywall, options.body_bytes))
    write(folder, "paywallgen.yml", settings)


if __name__ == "__main__":
    main()

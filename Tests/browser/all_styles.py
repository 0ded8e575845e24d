"""A project with a paywall in every control style, in languages that lay out differently. Written into a folder, for tests."""

import json

STYLES = ["automatic", "buttons", "picker", "prominent-picker", "compact-picker", "paged-picker", "paged-prominent-picker", "list", "custom"]
LOCALES = ["en-US", "de-DE", "ja", "ar-SA", "th", "en-XA"]

# Names and descriptions of the plans, by locale: monthly, yearly, half a year.
PLANS = {
    "en-US": [("Monthly", "Pay by the month"), ("Yearly", "A whole year for less"), ("Half a year", "For a long trip")],
    "de-DE": [("Monatlich", "Monatsweise zahlen"), ("Jährlich", "Ein ganzes Jahr für weniger Geld"), ("Halbjährlich", "Für eine lange Reise")],
    "ja": [("月額", "月ごとのお支払い"), ("年額", "1年分がおトクに"), ("半年", "長い旅行に")],
    "ar-SA": [("شهري", "ادفع كل شهر"), ("سنوي", "سنة كاملة بسعر أقل"), ("نصف سنوي", "لرحلة طويلة")],
    "th": [("รายเดือน", "จ่ายเป็นรายเดือน"), ("รายปี", "ใช้ได้ทั้งปีในราคาที่ถูกกว่า"), ("ครึ่งปี", "สำหรับทริปยาว ๆ")],
}

# Headline, subtitle, three benefits, a badge, and the row that leads on.
WORDS = {
    "en-US": ("Walk further", "Maps of every trail, also **offline**.", ["Every map", "Routes by taste", "Weather along the way"], "Best value", "Subscribe to Trails+"),
    "de-DE": ("Wandere weiter", "Karten aller Wege, auch **ohne Netz**.", ["Sämtliche Wanderkarten", "Routen nach Geschmack", "Wetter entlang des Weges"], "Bester Preis", "Trails+ abonnieren"),
    "ja": ("もっと遠くへ", "すべての登山道の地図を**オフライン**でも。", ["すべての地図", "好みに合うルート", "道中の天気"], "いちばんお得", "Trails+に登録"),
    "ar-SA": ("امشِ أبعد", "خرائط كل الدروب، **دون اتصال** أيضًا.", ["كل الخرائط", "مسارات تناسب ذوقك", "الطقس على الطريق"], "أفضل قيمة", "اشترك في Trails+"),
    "th": ("เดินให้ไกลกว่าเดิม", "แผนที่ทุกเส้นทาง แม้**ไม่มีเน็ต**", ["แผนที่ทั้งหมด", "เส้นทางตามใจคุณ", "สภาพอากาศระหว่างทาง"], "คุ้มที่สุด", "สมัคร Trails+"),
}

PRICES = {
    "monthly": "4.99 5.99 800 22.99 179",
    "yearly": "39.99 44.99 6000 179.99 1390",
    "half": "24.99 27.99 3900 109.99 890",
}
COUNTRIES = [("United States", "USD"), ("Germany", "EUR"), ("Japan", "JPY"), ("Saudi Arabia", "SAR"), ("Thailand", "THB")]

PAYWALL = """  {name}:
    group: Trails
    control-style: {style}
    selected: trails.yearly
    order: given
    buttons: {{ restore: visible, redeem: visible, close: visible, policies: visible }}
    policies: {{ terms: https://trails.example.org/terms, privacy: https://trails.example.org/privacy }}
    appearance: {{ looks: {looks} }}
    situations:
      ends: {{ current: trails.monthly }}
      grace: {{ current: trails.yearly, renews: trails.monthly, billing: grace-period }}
      paid-back: {{ state: refunded }}
"""

ELEMENTS = """    elements:
      - { role: close }
      - { role: headline, size: 30, weight: 700 }
      - { role: subtitle }
      - { role: benefit }
      - { role: plan-name }
      - { role: price, size: 18, weight: 600 }
      - { role: trial }
      - { role: terms-link }
      - { role: privacy-link }
      - { role: disclosure }
      - { role: cta }
      - { role: restore }
"""


def catalog():
    def plan(index, name, period, offer):
        words = [
            {"displayName": texts[index][0], "description": texts[index][1], "locale": locale.replace("-", "_")}
            for locale, texts in PLANS.items()
        ]
        return {
            "productID": f"trails.{name}", "referenceName": f"Trails {name}", "type": "RecurringSubscription", "groupNumber": 1,
            "displayPrice": PRICES[name].split()[0], "recurringSubscriptionPeriod": period, "subscriptionGroupID": "G1",
            "internalID": f"I{index}", "familyShareable": index == 1, "localizations": words, "introductoryOffer": offer,
        }  # fmt: skip

    free = {"internalID": "O1", "paymentMode": "free", "subscriptionPeriod": "P1W"}
    plans = [plan(0, "monthly", "P1M", None), plan(1, "yearly", "P1Y", free), plan(2, "half", "P6M", None)]
    names = [{"displayName": "Trails+", "description": "", "locale": locale.replace("-", "_")} for locale in PLANS]
    return {
        "identifier": "T1", "products": [], "nonRenewingSubscriptions": [], "settings": {"_locale": "en_US", "_storefront": "USA"},
        "subscriptionGroups": [{"id": "G1", "name": "Trails", "localizations": names, "subscriptions": plans}],
        "version": {"major": 4, "minor": 0},
    }  # fmt: skip


def configuration():
    prices = "".join(f"  trails.{name}: {name}.csv\n" for name in PRICES)
    text = "catalog: Trails.storekit\nprices:\n" + prices + "copy: Copy\nsource-locale: en-US\n"
    text += f"locales: [{', '.join(LOCALES)}]\napp: {{ name: Trails, bundle-id: org.example.trails }}\npaywalls:\n"
    for style in STYLES:
        text += PAYWALL.format(name=style, style=style, looks="clear" if style in ("custom", "prominent-picker") else "device")
        text += ELEMENTS if style == "custom" else ""
    for layout in ["tabs", "links"]:
        text += PAYWALL.format(name=layout, style="picker", looks="device")
        text += f"    tier-layout: {layout}\n    tiers: {{ Long: [trails.yearly, trails.monthly], Short: [trails.half] }}\n"
    return text


def copy(locale, style):
    headline, subtitle, benefits, badge, entry = WORDS[locale]
    lines = ["---", f"headline: {headline}", f'subtitle: "{subtitle}"', f"badge:\n  trails.yearly: {badge}"]
    # One style has a row that leads on: most apps have theirs elsewhere.
    lines += [f"entry-subscribe: {entry}", f'status-current:\n  subscribed: "{{{{ current.plan }}}}"'] if style == "picker" else []
    lines += ['disclosure: "{{ product.price_per_period }}"'] if style == "custom" else []
    return "\n".join(lines + ["---"] + [f"- {benefit}" for benefit in benefits]) + "\n"


def write(folder):
    """Writes the project into a folder that is there."""
    (folder / "Trails.storekit").write_text(json.dumps(catalog(), ensure_ascii=False))
    for name, amounts in PRICES.items():
        rows = [f"{country},{currency},{amount}" for (country, currency), amount in zip(COUNTRIES, amounts.split())]
        (folder / f"{name}.csv").write_text("\n".join(["Countries or Regions,Currency Code,Price"] + rows) + "\n")
    (folder / "paywallgen.yml").write_text(configuration())
    (folder / "Copy").mkdir()
    for locale in WORDS:
        for style in STYLES + ["tabs", "links"]:
            (folder / "Copy" / f"{style}.{locale}.md").write_text(copy(locale, style))

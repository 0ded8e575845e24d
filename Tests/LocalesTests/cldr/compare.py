"""Holds what we say of prices, lengths of time, numbers and plurals against two other implementations of CLDR.

    compare.py TABLE        TABLE: what ReferenceTableTests writes

Babel and ICU carry other versions of CLDR than Foundation and fail in other places. A text that either of them writes, byte by byte, is right. Any
other is an error unless a line of differences.txt allows it; so is a line that allows nothing any more.
"""

import copy
import re
import sys
import unicodedata
from collections import Counter
from decimal import Decimal
from pathlib import Path

import babel
import icu
from babel.core import Locale, UnknownLocaleError
from babel.numbers import format_decimal, format_percent, get_currency_precision
from babel.units import format_unit

DIRECTION_MARKS = dict.fromkeys([0x61C, 0x200E, 0x200F, *range(0x2066, 0x206A)])
UNITS = {
    "day": icu.MeasureUnit.createDay,
    "week": icu.MeasureUnit.createWeek,
    "month": icu.MeasureUnit.createMonth,
    "year": icu.MeasureUnit.createYear,
}


def once(function):
    """Keeps what a function of hashable arguments returned."""
    known = {}

    def keeping(*key):
        if key not in known:
            known[key] = function(*key)
        return known[key]

    return keeping


@once
def babel_locale(name):
    parts = name.split("-")
    while parts:
        try:
            return Locale.parse("_".join(parts))
        except (UnknownLocaleError, ValueError):
            parts.pop()
    raise UnknownLocaleError(name)


@once
def icu_locale(name):
    return icu.Locale(name.replace("-", "_"))


@once
def icu_currency(name, currency, decimals):
    return (
        icu.NumberFormatter.withLocale(icu_locale(name))
        .unit(icu.CurrencyUnit(currency))
        .precision(icu.Precision.fixedFraction(decimals))
    )


@once
def icu_measures(name):
    return icu.MeasureFormat(icu_locale(name), icu.UMeasureFormatWidth.WIDE)


@once
def icu_plurals(name):
    return icu.PluralRules.forLocale(icu_locale(name))


# What the others say. Each returns the texts of Babel and ICU.


def price(locale, currency, amount, ours):
    # Both are told how many decimals to write: how many there are is a question of its own.
    decimals = len(digits_only(ours)) - len(amount.split(".")[0])
    known = babel_locale(locale)
    pattern = copy.copy(known.currency_formats["standard"])
    pattern.frac_prec = (decimals, decimals)
    text = pattern.apply(Decimal(amount), known, currency=currency, currency_digits=False, numbering_system="default")
    return text, icu_currency(locale, currency, decimals).formatDouble(float(amount))


def period(locale, unit, count, _):
    count = int(count)
    text = format_unit(count, f"duration-{unit}", length="long", locale=babel_locale(locale), numbering_system="default")
    return text, icu_measures(locale).formatMeasure(icu.Measure(count, UNITS[unit]()))


def percent(locale, value, _):
    text = format_percent(Decimal(value) / 100, locale=babel_locale(locale), numbering_system="default")
    return text, icu.NumberFormat.createPercentInstance(icu_locale(locale)).format(int(value) / 100)


def number(locale, value, _):
    text = format_decimal(int(value), locale=babel_locale(locale), numbering_system="default")
    return text, icu.NumberFormatter.withLocale(icu_locale(locale)).formatInt(int(value))


def plural(locale, value, _):
    return babel_locale(locale).plural_form(int(value)), icu_plurals(locale).select(int(value))


def decimals(currency, _):
    # ICU has no way to ask from Python; both read the same table of CLDR.
    return (f"{get_currency_precision(currency)} always",)


# What may differ. Each takes a text apart so that texts which differ in this only become equal.


def digits_only(text):
    return [c for c in text if unicodedata.category(c) == "Nd"]


def latin_digits(text):
    return "".join(str(unicodedata.digit(c)) if unicodedata.category(c) == "Nd" else c for c in text)


def no_marks(text):
    return text.translate(DIRECTION_MARKS)


def no_spaces(text):
    return "".join(c for c in text if not c.isspace())


def parts(text):
    """What stands before the number, the number, and what stands behind it."""
    text = no_marks(latin_digits(text))
    found = re.search(r"\d(?:.*\d)?", text)
    return text[: found.start()], found.group(), text[found.end() :]


def no_groups(text):
    """Without what stands between groups of digits. A mark before one or two last digits is the decimal mark."""
    before, digits, after = parts(text)
    mark = re.search(r"\D(?=\d{1,2}$)", digits)
    whole, rest = (digits[: mark.start()], digits[mark.start() :]) if mark else (digits, "")
    return before + re.sub(r"\D", "", whole) + rest + after


def no_punctuation(text):
    """Without grouping and decimal marks."""
    before, digits, after = parts(text)
    return before + re.sub(r"\D", "", digits) + after


def no_sign(text):
    """The number alone: the currency's sign may be another, and stand on the other side."""
    return parts(text)[1]


def no_words(text):
    return "".join(digits_only(latin_digits(text)))


DIFFERENCES = {
    "digits": latin_digits,
    "marks": no_marks,
    "spaces": no_spaces,
    "groups": no_groups,
    "punctuation": no_punctuation,
    "sign": no_sign,
    "words": no_words,
}


class Allowance:
    """A line of differences.txt."""

    def __init__(self, line):
        fields = re.split(r"\s{2,}", line.strip(), maxsplit=4)
        if len(fields) != 5:
            raise SystemExit(f"differences.txt: five fields apart by two spaces are expected: {line}")
        self.kind, locales, subjects, difference, self.reason = fields
        self.locales, self.subjects = locales.split(","), subjects.split(",")
        self.difference, _, exactly = difference.partition("=")
        self.exactly = exactly.split("|") if exactly else None
        self.functions = [] if self.difference == "says" else [DIFFERENCES[name] for name in self.difference.split("+")]
        self.line = line
        self.uses = 0

    def allows(self, kind, locale, subject, ours, theirs):
        if self.kind != kind or not fits(self.locales, locale) or not fits(self.subjects, subject):
            return False
        if self.exactly:
            said = ours if kind in ("decimals", "plural") else re.sub(r"\d", "", no_marks(latin_digits(ours))).strip()
            return said in self.exactly
        for text in theirs:
            a, b = ours, text
            for function in self.functions:
                a, b = function(a), function(b)
            if a == b:
                return True
        return False


def fits(names, name):
    return any(n == "*" or n == name or (n.endswith("*") and name.startswith(n[:-1])) for n in names)


def main(path):
    folder = Path(__file__).parent
    lines = folder.joinpath("differences.txt").read_text(encoding="utf-8").splitlines()
    allowances = [Allowance(line) for line in lines if line and not line.startswith("#")]
    counts, wrong = Counter(), []
    says = {
        "price": price,
        "period": period,
        "percent": percent,
        "number": number,
        "plural": plural,
        "decimals": decimals,
    }
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        kind, *key, ours = line.split("\t")
        theirs = says[kind](*key, ours)
        locale, subject = (key[0], key[1]) if kind != "decimals" else ("*", key[0])
        counts["all"] += 1
        if ours in theirs:
            counts["as Babel or ICU"] += 1
            continue
        allowed = [a for a in allowances if a.allows(kind, locale, subject, ours, theirs)]
        if not allowed:
            wrong.append(f"{kind} {' '.join(key)}: {ascii(ours)}, others {', '.join(ascii(text) for text in theirs)}")
            continue
        counts["allowed"] += 1
        for allowance in allowed[:1]:
            allowance.uses += 1
    for text in wrong[:40]:
        print(text)
    unused = [a.line for a in allowances if not a.uses]
    for line in unused:
        print(f"allows nothing: {line}")
    print(
        f"CLDR: {counts['all']} texts, {counts['as Babel or ICU']} as Babel {babel.__version__} or ICU {icu.ICU_VERSION} write them, "
        f"{counts['allowed']} allowed to differ, {len(wrong)} wrong"
    )
    # An empty table is no proof.
    return 1 if wrong or unused or counts["all"] < 20_000 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

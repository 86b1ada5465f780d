"""Numbers and dates as people and spreadsheets write them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime
from decimal import Decimal, InvalidOperation
from typing import Final

from store.exchange.plays import DateOrder

MAX_DIGITS: Final = 18
_MINUS_SIGNS: Final = str.maketrans({"\u2212": "-", "\u2013": "-", "\u2012": "-", "\uff0d": "-", "\ufe63": "-"})
_SPACES: Final = str.maketrans(dict.fromkeys(" \u00a0\u202f\u2009'\u2019", ""))
_NUMBER: Final = re.compile(r"([+-]?)(\d[\d.,]*|[.,]\d+)(½?)|([+-]?)½")
_COMMA_ONLY: Final = re.compile(r"[+-]?\d*,\d+")
_THOUSANDS: Final = re.compile(r"\d{1,3}(?:[.,]\d{3})+")
_DATE: Final = re.compile(
    r"(\d{1,4})(?:\s*[-./年월년]\s*|\s+)(\d{1,2})(?:\s*[-./월]\s*|\s+)(\d{1,4})(?:\s*[.일])?"
    r"(?:[T,\s]+(\d{1,2})[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*([AaPp])?\.?[Mm]?\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?"
)
_COMPACT: Final = re.compile(r"(\d{4})(\d{2})(\d{2})")
DATE_ORDERS: Final[tuple[DateOrder, ...]] = ("ymd", "dmy", "mdy")


def uses_decimal_comma(texts: Iterable[str], delimiter: str) -> bool:
    """Return whether a comma in the numbers of a table is a decimal comma, and not a separator of thousands."""
    commas = thousands = 0
    for text in texts:
        plain = text.strip().translate(_MINUS_SIGNS)
        if _COMMA_ONLY.fullmatch(plain):
            if _THOUSANDS.fullmatch(plain.lstrip("+-")):
                thousands += 1
            else:
                commas += 1
    return commas > 0 or (thousands > 0 and delimiter != ",")


def parse_number(text: str, decimal_comma: bool = False) -> str | None:
    """Return a number as plain decimal text, such as `-12.5`; None if the text is no number."""
    plain = text.strip().translate(_MINUS_SIGNS).translate(_SPACES)
    found = _NUMBER.fullmatch(plain)
    if found is None:
        return None
    sign, digits, half = found[1] or found[4] or "", found[2] or "0", found[3] or ("½" if found[2] is None else "")
    last_comma, last_point = digits.rfind(","), digits.rfind(".")
    if last_comma >= 0 and last_point >= 0:
        thousands = "," if last_point > last_comma else "."
        digits = digits.replace(thousands, "").replace(",", ".")
    elif last_comma >= 0:
        digits = digits.replace(",", ".") if decimal_comma else digits.replace(",", "")
    elif decimal_comma and _THOUSANDS.fullmatch(digits):
        digits = digits.replace(".", "")
    if len(digits) > MAX_DIGITS:
        return None
    try:
        value = Decimal(digits)
    except InvalidOperation:
        return None
    return number_text((value + Decimal("0.5") if half else value) * (-1 if sign == "-" else 1))


def parse_decimal(text: str) -> str | None:
    """Return a number as `parse_number` does, for single numbers that have no separators of thousands."""
    return parse_number(text.replace(",", ".") if text.count(",") + text.count(".") == 1 else text)


def number_text(value: Decimal) -> str:
    """Return a number as plain decimal text without trailing zeros."""
    text = format(value, "f")
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text in ("-0", "") else text


def find_date_order(texts: Iterable[str]) -> tuple[DateOrder, bool]:
    """Return the order of day, month and year that fits most of these dates, and whether another fits as many."""
    dates = [text for text in texts if text.strip()]
    fits = {order: sum(bool(parse_date(text, order)) for text in dates) for order in DATE_ORDERS}
    best = max(fits.values())
    orders = [order for order in DATE_ORDERS if fits[order] == best]
    if len(orders) == len(DATE_ORDERS):
        return "ymd", False
    # Dates with points never have the month first.
    order = next((order for order in orders if order != "mdy"), orders[0])
    pointed = all("." in text for text in dates)
    return order, len(orders) > 1 and not pointed and not all(_is_same_date(text, orders) for text in dates)


def _is_same_date(text: str, orders: Iterable[DateOrder]) -> bool:
    return len({parse_date(text, order) for order in orders}) == 1


def parse_date(text: str, order: DateOrder = "ymd") -> str:
    """Return a date, with its time if there is one, as in `Play.date`; "" if the text is no date in this order. A year
    of four digits at the beginning always comes first.
    """
    plain = text.strip()
    if found := _COMPACT.fullmatch(plain):
        return _format_date(int(found[1]), int(found[2]), int(found[3]))
    found = _DATE.fullmatch(plain)
    if found is None:
        return ""
    first, second, third = found[1], found[2], found[3]
    if len(first) > 2:
        year, month, day = first, second, third
    elif order == "ymd":
        return ""
    else:
        day, month, year = (first, second, third) if order == "dmy" else (second, first, third)
    if len(year) == 3 or len(day) > 2 or len(year) == 1:
        return ""
    number = int(year) if len(year) > 2 else int(year) + (1900 if int(year) >= 70 else 2000)
    if found[4] is None:
        return _format_date(number, int(month), int(day))
    hour = int(found[4])
    if found[7]:
        if not 1 <= hour <= 12:
            return ""
        hour = hour % 12 + (12 if found[7] in "Pp" else 0)
    return _format_date(number, int(month), int(day), hour, int(found[5]), int(found[6] or 0))


def _format_date(year: int, month: int, day: int, *time: int) -> str:
    try:
        hour, minute, second = (*time, 0, 0, 0)[:3]
        moment = datetime(year, month, day, hour, minute, second)
    except ValueError:
        return ""
    if not 1970 <= year <= 2200:
        return ""
    if not time:
        return moment.date().isoformat()
    return moment.isoformat(timespec="seconds" if moment.second else "minutes")

"""Which plural form a number takes: the cardinal rules of CLDR (unicode.org/cldr, `plurals.xml`) for our languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

# `whole` is the whole part of the number without its sign, `exact` whether nothing follows the point.
Rule = Callable[[int, bool], str]


def _one(whole: int, exact: bool) -> str:
    return "one" if whole == 1 and exact else "other"


def _alike(whole: int, exact: bool) -> str:
    return "other"


def _millions(whole: int, exact: bool) -> bool:
    return whole != 0 and whole % 1_000_000 == 0 and exact


def _spanish(whole: int, exact: bool) -> str:
    return "one" if whole == 1 and exact else "many" if _millions(whole, exact) else "other"


def _french(whole: int, exact: bool) -> str:
    return "one" if whole in (0, 1) else "many" if _millions(whole, exact) else "other"


def _polish(whole: int, exact: bool) -> str:
    if not exact:
        return "other"
    if whole == 1:
        return "one"
    return "few" if whole % 10 in (2, 3, 4) and whole % 100 not in (12, 13, 14) else "many"


def _arabic(whole: int, exact: bool) -> str:
    if not exact:
        return "other"
    if whole <= 2:
        return ("zero", "one", "two")[whole]
    rest = whole % 100
    return "few" if 3 <= rest <= 10 else "many" if rest >= 11 else "other"


RULES: Final[dict[str, tuple[Rule, tuple[str, ...]]]] = {
    "ar": (_arabic, ("zero", "one", "two", "few", "many", "other")),
    "de": (_one, ("one", "other")),
    "en": (_one, ("one", "other")),
    "es": (_spanish, ("one", "many", "other")),
    "fr": (_french, ("one", "many", "other")),
    "ko": (_alike, ("other",)),
    "nl": (_one, ("one", "other")),
    "pl": (_polish, ("one", "few", "many", "other")),
    "pt": (_french, ("one", "many", "other")),
}


def categories(tag: str) -> tuple[str, ...]:
    """The plural forms that a language has, "other" the last. KeyError for a language without rules here."""
    return RULES[_bare(tag)][1]


def category(tag: str, number: float) -> str:
    """The plural form of a number in a language: "zero", "one", "two", "few", "many" or "other"."""
    return plural_rule(tag)(abs(int(number)), isinstance(number, int))


def plural_rule(tag: str) -> Rule:
    """The rule of a language, which gives the plural form. KeyError for a language without rules here."""
    return RULES[_bare(tag)][0]


def _bare(tag: str) -> str:
    """The language without its country: `pt` for pt-BR."""
    return tag.partition("-")[0]

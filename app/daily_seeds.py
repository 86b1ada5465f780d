"""Dates on this device, and the seeds that identify hands of the day. Everything daily changes at local midnight."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from app.ui.date_texts import full_date

_FIRST: Final = date(1970, 1, 1).toordinal()
#: Raise it after a change of bots, dealing or the tables below: results can only be compared within one edition.
EDITION: Final = 8
_TAG: Final = 1_748_263_519  # the first ten digits of such a seed; one in 10^10 other seeds begins with them, too
_LATE_TAG: Final = _TAG + 1  # the same of a match that was begun after its day
_EDITIONS: Final = 1_000
_DAYS: Final = 1_000_000


def days_since_1970() -> int:
    """Return the device's date as days since 1 January 1970."""
    return datetime.now().date().toordinal() - _FIRST


def day_of_month(day: int) -> int:
    """Return the day of the month (1 to 31) of a day counted from 1970."""
    return date.fromordinal(day + _FIRST).day


def day_text(day: int) -> str:
    """Return a day counted from 1970 as text: "23 Nov 2026"."""
    return full_date(date.fromordinal(day + _FIRST))


def iso_text(day: int) -> str:
    """Return a day counted from 1970 as ISO 8601 text: "2026-11-23"."""
    return date.fromordinal(day + _FIRST).isoformat()


def day_of_iso_text(text: str) -> int | None:
    """Return the day counted from 1970 of a date such as "2026-11-23"; None if the text isn't one."""
    try:
        day = date.fromisoformat(text).toordinal() - _FIRST
    except ValueError:
        return None
    return day if day >= 0 and iso_text(day) == text else None  # ISO 8601 has other spellings, too


def seed_of_day(day: int, edition: int = EDITION, *, late: bool = False) -> int:
    """Return the seed of a day's match, begun on its day or `late`. In decimal, it's a tag, three digits of the
    edition, and six of the day.
    """
    return ((_LATE_TAG if late else _TAG) * _EDITIONS + edition) * _DAYS + day


def edition_and_day_of_seed(seed: int) -> tuple[int, int] | None:
    """Return the edition and day of a seed, begun late or not; None for the seed of any other match."""
    head, day = divmod(seed, _DAYS)
    tag, edition = divmod(head, _EDITIONS)
    return (edition, day) if tag in (_TAG, _LATE_TAG) and edition else None


def is_late_seed(seed: int) -> bool:
    """Return whether a seed is that of a day's match that was begun after its day, which counts for no streak."""
    return seed // _DAYS // _EDITIONS == _LATE_TAG and edition_and_day_of_seed(seed) is not None


def dealing_seed(seed: int) -> int:
    """Return the seed from which the cards of a match with this seed are dealt: they're the same on a day and later."""
    found = edition_and_day_of_seed(seed)
    return seed_of_day(found[1], found[0]) if found else seed


#: The least and the greatest seed of any day and edition, of matches that were begun on their day.
SEEDS: Final = (seed_of_day(0, 1), seed_of_day(_DAYS - 1, _EDITIONS - 1))

"""Dates on this device, and the seeds that identify hands of the day. Everything daily changes at local midnight."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

from app.ui.moments import full_date

_FIRST: Final = date(1970, 1, 1).toordinal()
#: Raise it after a change of bots, dealing or the tables below: results can only be compared within one edition.
EDITION: Final = 8
_TAG: Final = 1_748_263_519  # the first ten digits of such a seed; one in 10^10 other seeds begins with them, too
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


def seed_of_day(day: int, edition: int = EDITION) -> int:
    """Return the seed of a day's match. In decimal, it's a tag, three digits of the edition, and six of the day."""
    return (_TAG * _EDITIONS + edition) * _DAYS + day


def edition_and_day_of_seed(seed: int) -> tuple[int, int] | None:
    """Return the edition and day of a seed; None for the seed of any other match."""
    head, day = divmod(seed, _DAYS)
    tag, edition = divmod(head, _EDITIONS)
    return (edition, day) if tag == _TAG and edition else None


#: The least and the greatest seed of any day and edition.
SEEDS: Final = (seed_of_day(0, 1), seed_of_day(_DAYS - 1, _EDITIONS - 1))

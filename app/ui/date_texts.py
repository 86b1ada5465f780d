"""Dates and times as text."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final

from app.ui.words import capitalise, tr

WEEK: Final = 7  # days


def date_text(ms: int) -> str:
    """Return the full date of a time in Unix ms, for texts that are read on other days."""
    return full_date(datetime.fromtimestamp(ms / 1000))


def full_date(day: date) -> str:
    """Return a date with its year: "23 Nov 2026"."""
    return tr("moment.date", day=day.day, month=tr("moment.months").split()[day.month - 1], year=day.year)


def weekday_and_date(ms: int) -> str:
    """Return the full date of a time in Unix ms, with its weekday: "Monday, 23 Nov 2026"."""
    day = date_of(ms)
    return tr("moment.full", weekday=tr("moment.weekdays").split()[day.weekday()], date=full_date(day))


def short_date(day: date) -> str:
    """Return a date without its year: "23 Nov"."""
    return tr("moment.day", day=day.day, month=tr("moment.months").split()[day.month - 1])


def time_text(ms: int) -> str:
    """Return the time of day of a time in Unix ms: "14:05"."""
    return f"{datetime.fromtimestamp(ms / 1000):%H:%M}"


def date_of(ms: int) -> date:
    """Return the date of a time in Unix ms, in the device's time zone."""
    return datetime.fromtimestamp(ms / 1000).date()


def day_heading(day: date, today: date) -> str:
    """Return a date as heading: "Today", "Yesterday", the weekday within the last week, else the date. A future date,
    which a wrong clock may cause, is shown as a date.
    """
    ago = (today - day).days
    if ago in (0, 1):
        return capitalise(tr("moment.day_yesterday" if ago else "moment.day_today"))
    if 1 < ago < WEEK:
        return capitalise(tr("moment.weekdays").split()[day.weekday()])
    return short_date(day) if day.year == today.year else full_date(day)


def moment_text(ms: int, now: datetime | None = None) -> str:
    """Return a time in Unix ms as text: today with the time, yesterday, the day of this year, or the date."""
    now = now or datetime.now()
    day = date_of(ms)
    if day == now.date():
        return tr("moment.today", time=time_text(ms))
    if day == now.date() - timedelta(days=1):
        return tr("moment.yesterday", time=time_text(ms))
    return short_date(day) if day.year == now.year else full_date(day)
